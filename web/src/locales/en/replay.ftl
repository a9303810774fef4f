## Replay
replay-title = Replay
replay-eyes = Through whose eyes
eyes-public = spectator
eyes-open = all hands open
replay-step = Step { $step } of { $total }
play-on = Play
stop = Stop
step-back = One step back
step-on = One step on
speed = Speed
