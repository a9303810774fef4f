## Cards

side-n = nach Norden
side-e = nach Osten
side-s = nach Süden
side-w = nach Westen
side-letter-n = N
side-letter-e = O
side-letter-s = S
side-letter-w = W
spoken-sides = offen { $sides }
spoken-apart = { $sides }, getrennt davon { $more }
start-card = Startkarte
goal-back = Verdeckte Zielkarte

## Roles and goals

place-goal-top = die oberste Zielkarte
place-goal-upper = die zweite Zielkarte von oben
place-goal-middle = die mittlere Zielkarte
place-goal-lower = die zweite Zielkarte von unten
place-goal-bottom = die unterste Zielkarte
place-start = der Start
place-right = { $count } rechts
place-left = { $count } links
place-up = { $count } hoch
place-down = { $count } runter
