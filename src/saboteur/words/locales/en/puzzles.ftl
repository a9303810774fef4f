### $count: how many saboteurs there are
### $text: an action, names of players, or a claim with its speaker
### $gold: how much gold less than the best option, such as 0.4

## Puzzles in the terminal (`saboteur puzzles`): the question, the answer, and what speaks for it.

puzzle-move = What would you do?
puzzle-who = 
    { $count ->
        [one] Who is the saboteur?
       *[other] Who are the { $count } saboteurs?
    }
puzzle-lie = Which of these is a lie?
puzzle-number = Number (q: leave):
puzzle-right = Right!
puzzle-wrong = No.
puzzle-best = Best: { $text }
puzzle-behind = { $text }: { $gold } gold less
puzzle-answer = The answer: { $text }
puzzle-certain = That cannot be true, by what you have seen.
puzzle-likely = By all that was said and done, that is hardly true.
puzzle-telling = This said most:
