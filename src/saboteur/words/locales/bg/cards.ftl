## Cards

side-n = на север
side-e = на изток
side-s = на юг
side-w = на запад
side-letter-n = С
side-letter-e = И
side-letter-s = Ю
side-letter-w = З
spoken-sides = отворено { $sides }
spoken-apart = { $sides }, отделно { $more }
start-card = Стартова карта
goal-back = Закрита цел

## Roles and goals

place-goal-top = горната цел
place-goal-upper = втората цел отгоре
place-goal-middle = средната цел
place-goal-lower = втората цел отдолу
place-goal-bottom = долната цел
place-start = стартът
place-right = { $count } надясно
place-left = { $count } наляво
place-up = { $count } нагоре
place-down = { $count } надолу
