## Replay

replay-title = Запис
replay-eyes = Чий погляд
eyes-public = глядач
eyes-open = усе відкрито
replay-step = Крок { $step } з { $total }
play-on = Відтворити
stop = Зупинити
step-back = Крок назад
step-on = Крок уперед
speed = Швидкість
replay-share = Поділитися цією миттю
replay-from = Грати звідси
replay-from-hint = Новий стіл, яким він був у цю мить. Ви займаєте одне місце, боти – решту. До статистики це не входить.
replay-seat = Ваше місце
replay-from-go = Грати
replay-picture = Зберегти цю мить як картинку
replay-deal = Карти роздано.
replay-round = Раунд { $round }
round-back = Попередній раунд
round-on = Наступний раунд
tab-log = Ходи
tab-hands = Карти
tab-charts = Графіки
tab-proof = Тасування
replay-keys = Клавіші: ← → крок, Page Up і Page Down раунд, Home і End, пробіл відтворює, E змінює погляд, S ділиться.
hands-hidden = Із цього погляду карт у руках не видно.

## Charts

chart-loading = Графіки малюються…
chart-table = Як таблиця
chart-step = Крок
chart-round = Раунд
chart-far = Шлях до золота
chart-far-hint = Скільки карт іще бракувало між тунелями й золотом. Копання опускає лінію, обвали й глухі тунелі піднімають її.
chart-treasure = до золота
chart-nearest = до найближчої закритої карти мети
chart-no-way = –
chart-deeds = Хто кому що зробив
chart-deeds-hint = Рядок: хто зробив. Стовпець: кому.
chart-nothing = Нічого такого не сталося.
deed-break = зламаний інструмент
deed-mend = ремонт
deed-trap = спіймано
deed-free = звільнено
deed-veto = вето
deed-rob = крадіжка
chart-suspicion = Підозра
chart-suspicion-hint = Наскільки певним був би уважний глядач, що гравець – саботер; число стосується показаного кроку. Штрихування: справді саботер.
chart-last = Наприкінці раунду
chart-percent = { $percent } %
chart-was = роль: { $role }
