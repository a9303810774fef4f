### The lobby, a new table, and the big screen that shows it.
### $found: rounds of a hundred
### $name, $names: a player, players
### $seats: a number of seats
### $within: a number of rounds

## The lobby, where one chooses a name, a colour and an animal for one's seat; colours and animals are spoken by
## screen readers only.

look-title = Вашето име и вид
look-change = Промени
look-colour = Цвят
look-face = Картинка
colour-amber = кехлибарено
colour-blue = синьо
colour-mint = ментово
colour-violet = виолетово
colour-pink = розово
colour-rust = ръждиво
colour-lime = светлозелено
colour-navy = тъмносиньо
colour-snow = снежнобяло
colour-pine = боровозелено
colour-ash = пепеляво
colour-wine = винено
face-mole = къртица
face-bat = прилеп
face-badger = язовец
face-owl = бухал
face-fox = лисица
face-toad = жаба
face-canary = канарче
face-hedgehog = таралеж
face-bear = мечка
face-rat = плъх
face-goat = коза
face-snail = охлюв

## The lobby: buttons of the host, who changes what is played, how many seats there are, and their order.

change-rules = Промени правилата
use-rules = Да играем така
seats-more = Едно място повече
seats-fewer = Едно място по-малко
seat-up = Премести нагоре: { $name }

## The lobby: a way to play in one room, with the table on a large screen and a phone in everybody's hand.

party = Игра пред телевизора
party-hint = Телевизор или лаптоп показва мината и разказва историята, а картите са в телефоните ви.
party-address = Отворете на големия екран:
party-open = Покажи на този екран

## The form for a new table and for other rules: how the table is run, and how even a preset is.

clock-usual = автоматично
bot-speed = Скорост на ботовете
speed-slow = бавно
speed-normal = нормално
speed-fast = бързо
balance-found = Златото е намерено: { $found } от 100 рунда
balance-note = Измерено между стабилни ботове на { $seats } места, плюс-минус { $within }.
presetline-doubt = Като лова на съкровища, но съкровището може да липсва: и сам саботьор има шанс.
unfair-saboteur = При { $seats } играчи саботьорите печелят само { $count } от 100 рунда.
unfair-digger = При { $seats } играчи златотърсачите печелят само { $count } от 100 рунда.
unfair-better = По-равностойно:
tournament-hold = Направи турнир

## The large screen in the room, read from two metres; $names are the players who are waited for.

tv-code = Код на масата
tv-show = Покажи масата
tv-phones = Вземете телефоните, сканирайте кода и седнете.
tv-next = Следващ рунд – чакаме още: { $names }
tv-begins = Мината е отворена. Всеки има джудже – и никой не знае кой какъв е.
