## Table
board = The maze
board-fit = Show everything
board-nearer = Nearer
board-farther = Farther
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
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
anticlockwise = anticlockwise
no-goal-maps = Maps cannot look at goals this round
turn-of = { $name } is on turn
your-turn = Your turn
waiting-for = Waiting for { $names }
prompt-broken = { $front }: you cannot lay paths until it is mended.
choose-card = Tap a card, or discard to pass.
choose-target = Choose where.
choose-seat = Choose who.
choose-second = Now the second goal.
choose-discards = Tap the cards to discard (at most { $count }).
choose-toll-card = Tap the card to give for the toll dwarf.
rotate = Turn
other-choice = Other way
discard = Discard
toll-dwarf = Toll dwarf
ask-payer = Ask for the toll
your-role = Your dwarf
hold-to-peek = Hold to peek
role-hidden = Hidden. Hold to look.
gold-own = Your gold: { $gold }
log = Log
know = What you know
talk = Talk
menu = Menu
text-board = Text board
shown-secret = only you
nothing-yet = Nothing yet.
why-not-there = That is no target for this card.
why-not-your-turn = It is not your turn.
why-pick-first = Pick a card first.
why-no-target = There is nothing to use this card on now. You can discard it.
online = online
connecting = Connecting …
reconnecting = Reconnecting …
closed-line = Not connected.
other-tab = You play in another tab.
play-here = Play here
bot-plays = A bot plays for you.
im-back = I'm back
paused = The game is paused.
go-on = Go on
pause = Pause

## Questions
q-take-turn = Your turn
q-veto-window = Veto?
q-choose-reached = Which first?
q-choose-rotation = Which way round?
q-pick-gold = Which gold card?
q-swap-goals = Swap the goals?
q-keep-card = Keep which card?
q-rob = Rob whom?
q-take-card = Take a card from whom?
q-inspect-dwarf = Look at whose dwarf?
q-move-goal = Move which goal?
q-pay-toll = Pay the toll for { $name }?
q-lay-path = Path specialist: lay a path
qline-veto-window = { $name }: { $what }
qline-choose-reached = Tap what you turn or enter next.
qline-choose-rotation = Both ways are possible here. Choose how it lies.
qline-pick-gold = You take one in secret; the rest goes on.
qline-swap-goals = Goals { $cell } and { $other }. Only you will know.
qline-keep-card = The others go to the discard pile.
qline-rob = Your theft takes one gold from somebody.
qline-take-card = You get a random card of theirs.
qline-inspect-dwarf = Only you will see it.
qline-move-goal = It moves one cell away from the start.
qline-pay-toll = It costs you one gold.
qline-lay-path = The { $count ->
    [0] first
   *[other] second
  } of two paths.
veto-answered = Answered. Waiting until the window closes.

## Actions
act-lay = Path → { $cell }
act-detour = Move the last path → { $cell }
act-turned = turned
act-payer = { $name } pays
act-pass = Pass, discarding { $cards }
act-drop = Remove { $front }, discarding { $cards }
act-toll = Toll dwarf guards { $cell }
act-ask = Ask { $name } to pay for { $cell }
act-goal-swap = Take the goals { $cell } and { $other }
goal-at = Goal { $cell }
act-rotate-straight = straight
act-rotate-turned = turned
act-gold = Gold card of { $value }
act-swap = Swap
act-leave = Leave
act-keep = Keep { $card }
act-keep-order = Keep { $card }; discard { $first }, then { $second }
act-pay = Pay
act-refuse = Refuse
act-open = { $cell } first
act-move = Move the goal at { $cell }
act-rob = Rob { $name }
act-take = Take a card from { $name }
act-look = Look at the dwarf of { $name }
act-allow = Allow
act-veto = Veto!
act-done = Done
act-play = Play { $card }

## Reveal and end
reveal-title = Round { $round } is over
reveal-found = { $name } has reached the treasure.
reveal-not-found = Nobody has reached the treasure.
reveal-roles = Who was what
reveal-gold = Gold of this round
next-round = On to the next round
final-title = The game is over
winner = { $count ->
    [one] Winner
   *[other] Winners
  }
gold-amount = { $gold } gold
rematch = Play again
to-rematch = To the new table
replay = Watch the replay
to-landing = To the entrance
