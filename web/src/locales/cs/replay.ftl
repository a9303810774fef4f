## Replay
replay-title = Záznam
replay-eyes = Čima očima
eyes-public = divák
eyes-open = všechny ruce odkryté
replay-step = Krok { $step } z { $total }
play-on = Přehrát
stop = Zastavit
step-back = O krok zpět
step-on = O krok dál
speed = Rychlost
