### The lobby, a new table, and the big screen that shows it.
### $found: rounds of a hundred
### $name, $names: a player, players
### $seats: a number of seats
### $within: a number of rounds

## The lobby, where one chooses a name, a colour and an animal for one's seat; colours and animals are spoken by
## screen readers only.

look-title = Ваше ім’я та вигляд
look-change = Змінити
look-colour = Колір
look-face = Картинка
colour-amber = бурштиновий
colour-blue = синій
colour-mint = м’ятний
colour-violet = фіолетовий
colour-pink = рожевий
colour-rust = іржавий
colour-lime = лаймовий
colour-navy = темно-синій
colour-snow = білий
colour-pine = хвойний
colour-ash = попелястий
colour-wine = винно-червоний
face-mole = кріт
face-bat = кажан
face-badger = борсук
face-owl = сова
face-fox = лисиця
face-toad = жаба
face-canary = канарка
face-hedgehog = їжак
face-bear = ведмідь
face-rat = щур
face-goat = коза
face-snail = равлик

## The lobby: buttons of the host, who changes what is played, how many seats there are, and their order.

change-rules = Змінити правила
use-rules = Грати так
seats-more = На одне місце більше
seats-fewer = На одне місце менше
seat-up = Пересунути вгору: { $name }

## The lobby: a way to play in one room, with the table on a large screen and a phone in everybody's hand.

party = Гра перед телевізором
party-hint = Телевізор або ноутбук показує шахту й розповідає історію, а карти – у ваших телефонах.
party-address = Відкрийте на великому екрані:
party-open = Показати на цьому екрані

## The form for a new table and for other rules: how the table is run, and how even a preset is.

clock-usual = автоматично
bot-speed = Швидкість ботів
speed-slow = повільно
speed-normal = звичайно
speed-fast = швидко
balance-found = Золото знайдено: { $found } зі 100 раундів
balance-note = Виміряно між надійними ботами на { $seats } місцях, плюс-мінус { $within }.
presetline-doubt = Як полювання за скарбами, але скарбу може не бути: шанс має й один саботер.
unfair-saboteur = Коли гравців { $seats }, саботери виграють лише { $count } зі 100 раундів.
unfair-digger = Коли гравців { $seats }, золотошукачі виграють лише { $count } зі 100 раундів.
unfair-better = Рівніші правила:
tournament-hold = Провести турнір

## The large screen in the room, read from two metres; $names are the players who are waited for.

tv-code = Код столу
tv-show = Показати стіл
tv-phones = Візьміть телефони, відскануйте код і сідайте.
tv-next = Наступний раунд – чекаємо ще на: { $names }
tv-begins = Шахту відкрито. У кожного свій гном – і ніхто не знає, який у кого.
