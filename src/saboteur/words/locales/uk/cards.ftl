## Cards

side-n = на північ
side-e = на схід
side-s = на південь
side-w = на захід
side-letter-n = Пн
side-letter-e = Сх
side-letter-s = Пд
side-letter-w = Зх
spoken-sides = відкрито { $sides }
spoken-apart = { $sides }, окремо { $more }
start-card = Карта початку
goal-back = Закрита карта мети

## Roles and goals

place-goal-top = верхня карта мети
    .object = верхню карту мети
place-goal-upper = друга згори карта мети
    .object = другу згори карту мети
place-goal-middle = середня карта мети
    .object = середню карту мети
place-goal-lower = друга знизу карта мети
    .object = другу знизу карту мети
place-goal-bottom = нижня карта мети
    .object = нижню карту мети
place-start = початок
place-right = { $count } праворуч
place-left = { $count } ліворуч
place-up = { $count } вгору
place-down = { $count } вниз
