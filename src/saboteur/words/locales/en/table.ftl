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
### $pointer: mouse or touch, what the reader points with
### $role: a dwarf: "a saboteur"
### $round: 1 to 3
### $second: the name of a card
### $text: words that somebody said or typed
### $why: what changed somebody’s dwarf: the name of a card or module

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
pile = Draw pile
discards = Discard pile
cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
anticlockwise = anticlockwise
no-count = does not count

## The line above the hand: whose turn it is, and what to do next.

turn-of = { $name }’s turn
your-turn = Your turn
waiting-for = Waiting for { $names }
prompt-broken = { $front }: as long as this is in front of you, you cannot lay paths.
lay-here = Lay it here?
do-lay = Lay
since-your-turn =
    { $count ->
        [one] Since your turn: one event
       *[other] Since your turn: { $count } events
    }
choose-card =
    { $pointer ->
        [mouse] Click a card, or discard to pass.
       *[touch] Tap a card, or discard to pass.
    }
choose-target = Choose a place.
choose-seat = Choose a player.
choose-discards =
    { $pointer ->
        [mouse] Click the cards you want to discard (at most { $count }).
       *[touch] Tap the cards you want to discard (at most { $count }).
    }

## The table: buttons below the hand and on the sheet of one’s own dwarf.

rotate = Turn
other-choice = Next option
discard = Discard
your-role = Your dwarf
hold-to-peek = Hold to peek
role-hidden = Hidden. Hold to look.
only-you = Only you see this.
show-own = Show what only you know
hide-own = Hide it again
blow-hand = Your new hand
blow-dwarf = Your new dwarf ({ $why }): { $role }
blow-card = You lose this card.
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
answer-title = Answer with one tap
answer-why = Why?
answer-look = Look at { $name }
vote-call = Who is it?
vote-done = You pointed
vote-title = Who is a saboteur?
vote-line = Point at somebody. Nobody sees it before all have pointed, or a lap is over.
vote-yours = You pointed at { $name }. It is shown when all have, or a lap is over.
throw-at-card = At the card just played
throw-at-seat = Throw something
thing-pebble = A pebble
thing-light = Lantern light
thing-bread = Bread
thing-cheers = Cheers
q-veto-lays = { $name } lays this. Stop it?
menu = Menu
text-board = Text board
shown-secret = only you
nothing-yet = Nothing yet.
know-nothing = You have seen nothing secret yet.

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
q-choose-reached = Which one first?
q-choose-rotation = Which way round?
q-keep-card = Which card do you keep?

## One sentence below that question: what the answer means.

qline-choose-reached =
    { $pointer ->
        [mouse] Click what you want to turn over or open next.
       *[touch] Tap what you want to turn over or open next.
    }
qline-choose-rotation = It fits both ways. Choose how it lies.
qline-keep-card = The others go to the discard pile.

## What can be done: on buttons, in menus of the terminal, and read out. One form throughout: imperative or
## infinitive.

act-lay = Lay the path → { $cell }
act-turned = turned round
act-pass = Pass and discard: { $cards }
act-rotate-straight = as it is
act-rotate-turned = turned round
act-keep = Keep: { $card }
act-keep-order = Keep { $card }; discard { $first }, then { $second }
act-open = First: { $cell }
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

## The board as text: a table for people who do not see the drawn one.

column = Column
row = Row
text-empty = empty
text-targets = Places you can choose
