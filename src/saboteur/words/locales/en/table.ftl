### $card: the name of a card
### $cards: names of cards, a list
### $cell: a place in words: "the top goal", "the chest (3 right)" or "3 right, 1 up"
### $count: a number
### $first: the name of a card
### $front: a card in front of somebody: "Broken pick"
### $gold: an amount of gold
### $name: a player's name, or the name of a card or module
### $names: players' names, a list
### $on: a player's name or a place
### $other: like $cell or $module, the second one
### $pointer: mouse or touch, what the reader points with
### $round: 1 to 3
### $second: the name of a card
### $text: words that somebody said or typed
### $value: an amount of gold
### $what: what a card would do: "Map → the top goal"

## The table while a game is played: names of its parts and of small buttons, mostly for screen readers; more-… stands
## at the edge of the board for what lies outside.

board = The maze
board-fit = Show everything
board-nearer = Zoom in
board-farther = Zoom out
board-changed = Show what changed
more-n = { $count } more above
more-e = { $count } more on the right
more-s = { $count } more below
more-w = { $count } more on the left
hand = Your hand
seats-title = Seats
round-of = Round { $round } of 3
pile = Draw pile
discards = Discard pile
cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
anticlockwise = anticlockwise
no-goal-maps = Maps do not work on goals this round

## The line above the hand: whose turn it is, and what to do next.

turn-of = { $name }’s turn
your-turn = Your turn
waiting-for = Waiting for { $names }
prompt-broken = { $front }: you cannot lay paths until it is repaired.
lay-here = Lay it here?
do-lay = Lay
since-your-turn =
    { $count ->
        [one] Since your turn: one thing
       *[other] Since your turn: { $count } things
    }
choose-card =
    { $pointer ->
        [mouse] Click a card, or discard to pass.
       *[touch] Tap a card, or discard to pass.
    }
choose-target = Choose a place.
choose-seat = Choose a player.
choose-second = Now choose the second goal.
choose-discards =
    { $pointer ->
        [mouse] Click the cards you want to discard (at most { $count }).
       *[touch] Tap the cards you want to discard (at most { $count }).
    }
choose-toll-card =
    { $pointer ->
        [mouse] Click the card you give for the toll dwarf.
       *[touch] Tap the card you give for the toll dwarf.
    }

## The table: buttons below the hand and on the sheet of one’s own dwarf.

rotate = Turn
other-choice = Next option
discard = Discard
toll-dwarf = Toll dwarf
ask-payer = Ask for the toll
your-role = Your dwarf
hold-to-peek = Hold to peek
role-hidden = Hidden. Hold to look.
only-you = Only you see this.
deal-turn =
    { $pointer ->
        [mouse] Click the card to turn it over.
       *[touch] Tap the card to turn it over.
    }
deal-ok = Got it
gold-own = Your gold: { $gold }

## The table: names of tabs and of the menu, and small notes.

log = Log
know = What you know
talk = Talk
menu = Menu
text-board = Text board
shown-secret = only you
nothing-yet = Nothing yet.

## The table: what is said to a player who taps something that cannot be done.

why-not-there = You cannot play this card there.
why-not-your-turn = It is not your turn.
why-pick-first = Pick a card first.
why-no-target = You cannot use this card right now. You can discard it.

## The table: whether the connection stands, and the buttons when another tab or a bot plays.

online = online
connecting = Connecting…
reconnecting = Reconnecting…
closed-line = Not connected.
other-tab = You are playing in another tab.
play-here = Play here
bot-plays = A bot is playing for you.
im-back = I’m back
paused = The game is paused.
go-on = Resume
pause = Pause
sent-later = You are offline. Your move is sent when you are back.
unread = Something new was said
talk-history = What was said

## What a player is asked, as a title: above the buttons, in the terminal, and in "Answer this first: …".

q-take-turn = Your turn
q-veto-window = Veto?
q-choose-reached = Which one first?
q-choose-rotation = Which way round?
q-pick-gold = Which gold card?
q-swap-goals = Swap the goals?
q-keep-card = Which card do you keep?
q-rob = Whom do you rob?
q-take-card = From whom do you take a card?
q-inspect-dwarf = Whose dwarf do you look at?
q-move-goal = Which goal do you move?
q-pay-toll = Will you pay the toll?
q-lay-path = Path specialist: lay a path

## One sentence below that question: what the answer means.

qline-veto-window = { $name }: { $what }
qline-choose-reached =
    { $pointer ->
        [mouse] Click what you want to turn over or open next.
       *[touch] Tap what you want to turn over or open next.
    }
qline-choose-rotation = It fits both ways. Choose how it lies.
qline-pick-gold = You secretly take one; the rest is passed on.
qline-swap-goals = You hold { $cell } and { $other }. Only you will know.
qline-keep-card = The others go to the discard pile.
qline-rob = Your theft: take one gold from somebody.
qline-take-card = You get one of their cards, at random.
qline-inspect-dwarf = Only you will see it.
qline-move-goal = It moves one cell away from the start.
qline-pay-toll = { $name } asks you. It costs you one gold.
qline-pay-toll-own = { $name } asks you. It is your toll dwarf: saying yes lets the card pass and costs nothing.
qline-lay-path =
    { $count ->
        [0] The first of two paths.
       *[other] The second of two paths.
    }
veto-answered = Answered. Waiting for the others.

## What can be done: on buttons, in menus of the terminal, and read out. One form throughout: imperative or
## infinitive.

act-lay = Lay the path → { $cell }
act-detour = Move the last path → { $cell }
act-turned = turned round
act-payer = { $name } pays
act-pass = Pass and discard: { $cards }
act-drop = Get rid of { $front }, discard: { $cards }
act-toll = Set a toll dwarf ({ $cell })
act-ask = Ask { $name } to pay the toll ({ $cell })
act-goal-swap = Take { $cell } and { $other }
act-rotate-straight = as it is
act-rotate-turned = turned round
act-gold = Gold card worth { $value }
act-swap = Swap
act-leave = Do not swap
act-keep = Keep: { $card }
act-keep-order = Keep { $card }; discard { $first }, then { $second }
act-pay = Pay
act-refuse = Refuse
act-open = First: { $cell }
act-move = Move { $cell }
act-rob = Rob { $name }
act-take = Take a card from { $name }
act-look = Look at { $name }’s dwarf
act-allow = Allow
act-veto = Veto!
act-done = Done
act-play = Play: { $card }
act-yes = Yes
act-no = No
act-on = { $card } → { $on }
# Something that was said, to somebody.
act-to = { $text } → { $name }

## The end of a round and of the game: headlines and buttons.

reveal-title = Round { $round } is over
reveal-found = { $name } has reached the treasure.
reveal-not-found = Nobody has reached the treasure.
reveal-roles = Who was who
reveal-gold = Gold of this round
next-round = Next round
final-title = The game is over
winner =
    { $count ->
        [one] Winner
       *[other] Winners
    }
gold-amount = { $gold } gold
rematch = Play again
to-rematch = To the new table
replay = Watch the replay
to-landing = Home
