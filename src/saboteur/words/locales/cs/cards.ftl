## Cards

side-n = na sever
side-e = na východ
side-s = na jih
side-w = na západ
side-letter-n = S
side-letter-e = V
side-letter-s = J
side-letter-w = Z
spoken-sides = otevřeno { $sides }
spoken-apart = { $sides }, zvlášť { $more }
start-card = Startovní karta
goal-back = Cíl lícem dolů

## Roles and goals

place-goal-top = horní cíl
place-goal-upper = druhý cíl shora
place-goal-middle = prostřední cíl
place-goal-lower = druhý cíl zdola
place-goal-bottom = dolní cíl
place-start = start
place-right = { $count } vpravo
place-left = { $count } vlevo
place-up = { $count } nahoru
place-down = { $count } dolů
