### $percent: a number
### $role: a role: "a saboteur" in a sentence, "Saboteur" as a title
### $round: 1 to 3
### $step: a number
### $total: a number

## The replay of a finished game: titles, buttons and what they are called by screen readers.

replay-title = Replay
replay-eyes = View as
eyes-public = spectator
eyes-open = all open
replay-step = Step { $step } of { $total }
play-on = Play
stop = Stop
step-back = One step back
step-on = One step forward
speed = Speed
replay-share = Share this moment
replay-from = Play on from here
replay-from-hint = A new table as it was at this moment. You take a seat, bots take the others. It does not count in your statistics.
replay-seat = Your seat
replay-from-go = Play
replay-picture = Save this moment as a picture
replay-deal = The cards are dealt.
replay-round = Round { $round }
round-back = Previous round
round-on = Next round
tab-log = Moves
tab-hands = Hands
tab-charts = Charts
tab-proof = Shuffle
replay-keys = Keys: ← → one step, Page up and down one round, Home and End, space plays, E changes the view, S shares.
hands-hidden = This view shows no hands.

## The replay, tab "Charts": titles and what the lines and tables mean.

chart-loading = Drawing the charts…
chart-table = As a table
chart-step = Step
chart-round = Round
chart-far = The way to the treasure
chart-far-hint = How many cards were still missing between the tunnels and the treasure. Digging brings the line down; rockfalls and dead ends push it up.
chart-treasure = to the treasure
chart-nearest = to the nearest face-down goal
chart-no-way = –
chart-deeds = Who did what to whom
chart-deeds-hint = Rows: who did it. Columns: to whom.
chart-nothing = Nothing like that happened.

## The replay, table "Who did what to whom": what was done, with a number beside it.

deed-break = broke a tool
deed-mend = repaired
deed-trap = trapped
deed-free = freed
deed-veto = vetoed
deed-rob = robbed

## The replay, chart of suspicion by a careful spectator.

chart-suspicion = Suspicion
chart-suspicion-hint = How sure a careful spectator would have been that a player was a saboteur; the number is that of the step shown. Hatched: the player really was one.
chart-last = At the end of the round
chart-percent = { $percent }%
chart-was = was { $role }
