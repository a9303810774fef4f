### $count: how many saboteurs there are; or how many puzzles, or people
### $text: an action, names of players, or a claim with its speaker
### $gold: how much gold less than the best option, such as 0.4
### $left: how many puzzles were not tried yet
### $times: a number such as 3.5
### $name: a player
### $rating: a number such as 1500
### $percent: of a hundred

## Puzzles in the terminal (`saboteur puzzles`) and on the page: the question, the answer, and what speaks for it.

puzzle-move = What would you do?
puzzle-who = 
    { $count ->
        [one] Who is the saboteur?
       *[other] Who are the { $count } saboteurs?
    }
puzzle-lie = Exactly one of these is a lie. Which?
puzzle-number = Number (q: leave):
puzzle-right = Right!
puzzle-wrong = No.
puzzle-best = Best: { $text }
puzzle-behind = { $text }: { $gold } gold less
puzzle-answer = The answer: { $text }
puzzle-certain = That cannot be true, by what you have seen.
puzzle-likely = By all that was said and done, that is hardly true.
puzzle-alone = If that were true, others would have to be lies.
puzzle-telling = This said most:

## Puzzles on the page: what to choose, what to press, and what the solution shows

puzzle-choose = What to be asked
puzzle-kind = What
puzzle-kind-any = Everything
puzzle-kind-move = The move
puzzle-kind-who = Who is it?
puzzle-kind-lie = The lie
puzzle-theme = About
puzzle-theme-any = Anything
puzzle-theme-dig = Gold-diggers
puzzle-theme-bluff = Saboteurs
puzzle-theme-last-cards = The last cards
puzzle-hardness = How hard
puzzle-hardness-any = As I solve
puzzle-hardness-easy = Easy
puzzle-hardness-middling = Middling
puzzle-hardness-hard = Hard
puzzle-left = { $left } of { $count } left
puzzle-forget = Begin anew
puzzle-none = Nothing is left of this kind. Choose something else, or begin anew.
puzzle-tab-question = Question
puzzle-tab-story = The story so far
puzzle-now = Back to the question
puzzle-hint = Hint
puzzle-answer-this = That is it
puzzle-next = Next puzzle
puzzle-play-on = Play on from here
puzzle-is-best = The best
puzzle-less = { $gold } gold less
puzzle-times = × { $times }: so much likelier if { $name } is a saboteur
puzzle-when = When it was said
puzzle-rating = Rating { $rating }
puzzle-yours = yours { $rating }
puzzle-people =
    { $count ->
        [one] one person tried it, { $percent }% solved it
       *[other] { $count } people tried it, { $percent }% solved it
    }
