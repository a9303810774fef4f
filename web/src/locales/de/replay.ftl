## Replay
replay-title = Wiederholung
replay-eyes = Mit wessen Augen
eyes-public = Zuschauer
eyes-open = alle Hände offen
replay-step = Schritt { $step } von { $total }
play-on = Abspielen
stop = Anhalten
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
speed = Tempo
