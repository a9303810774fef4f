## Replay

replay-title = Повторение
replay-eyes = Гледна точка
eyes-public = зрител
eyes-open = всичко открито
replay-step = Стъпка { $step } от { $total }
play-on = Пусни
stop = Спри
step-back = Стъпка назад
step-on = Стъпка напред
speed = Скорост
replay-share = Сподели този миг
replay-from = Играй оттук
replay-from-hint = Нова маса, каквато беше в този момент. Вие заемате едно място, ботове – останалите. Не влиза в статистиката ви.
replay-seat = Вашето място
replay-from-go = Играй
replay-picture = Запази този момент като картинка
replay-deal = Картите се раздават.
replay-round = Рунд { $round }
round-back = Предишен рунд
round-on = Следващ рунд
tab-log = Ходове
tab-hands = Карти
tab-charts = Графики
tab-proof = Разбъркване
replay-keys = Клавиши: ← → стъпка, Page Up и Page Down рунд, Home и End, интервал пуска, E сменя гледната точка, S споделя.
hands-hidden = От тази гледна точка картите в ръка не се виждат.

## Charts

chart-loading = Графиките се чертаят…
chart-table = Като таблица
chart-step = Стъпка
chart-round = Рунд
chart-far = Пътят към съкровището
chart-far-hint = Колко карти още не достигаха между тунелите и съкровището. Копаенето сваля линията, свлачищата и задънените тунели я вдигат.
chart-treasure = до съкровището
chart-nearest = до най-близката закрита цел
chart-no-way = –
chart-deeds = Кой какво на кого направи
chart-deeds-hint = Ред: кой го е направил. Колона: на кого.
chart-nothing = Нищо такова не се случи.
deed-break = счупен инструмент
deed-mend = ремонт
deed-trap = капан
deed-free = свобода
deed-veto = вето
deed-rob = кражба
chart-suspicion = Подозрение
chart-suspicion-hint = Колко сигурен би бил внимателен зрител, че някой е саботьор; числото е за показаната стъпка. Щриховано: наистина е бил саботьор.
chart-last = В края на рунда
chart-percent = { $percent } %
chart-was = беше { $role }
