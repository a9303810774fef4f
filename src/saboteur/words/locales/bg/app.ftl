app = Саботьор
quote = „{ $text }“
tagline = Копайте за злато с приятели. Някои от тях лъжат.
you = вие
yes = Да
no = Не
close = Затвори
cancel = Отказ
back = Назад
confirm = Потвърди
seat-number = Място { $number }

## Landing

play-now = Играй веднага
play-now-hint = Пет места, четири бота – и започваме
new-table = Нова маса
match = Намери ми маса
ratings = Класация
people = Познати
clubs = Клубове
join-code = Влез с код
join = Влез
code = Код
your-name = Вашето име
open-tables = Отворени маси
home-ways = Как може да играете
home-settings = Име, ботове, изглед и звук
puzzles = Загадки
puzzle-tile-new = Ходът, джуджето, лъжата
puzzle-tile-solved = 
    { $count ->
        [one] Една решена
       *[other] { $count } решени
    }
daily = Мината днес
daily-tile-new = Едни и същи карти за всички
daily-tile-begun = Продължи
daily-tile-judging = Съдията работи
daily-points =
    { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }
daily-streak =
    { $count ->
        [one] { $count } ден
       *[other] { $count } дни подред
    }
continue = Продължете
more-tables =
    { $count ->
        [one] Още една маса
       *[other] Още { $count } маси
    }
menu-ways = Правила, вашата страница и настройки
you-title = Вие
your-turn-here = вие сте на ход
seats-taken = заети места: { $taken } от { $seats }
round-of = Рунд { $round } от { $rounds }
time-hours = { $hours } ч
learn = Как се играе
lesson = Играй и се учи
lesson-hint = На истинска маса, по минута
lesson-resume = Продължи урока
rules = Правила
rules-two = Играта за две минути
rule-about = Правила: { $name }
footer = Всичко остава на този сървър. Не е нужна регистрация.

## New table

presets = Готови набори
preset-base = Вечер на игрите
preset-classic = По-старо издание
preset-championship = Световно първенство
preset-treasures = Лов на съкровища
preset-doubt = Има ли злато?
preset-saboteur2 = Саботьор 2
preset-tournament = Турнир
preset-everything = Всичко наведнъж
preset-everything2 = Саботьор 2 с всичко
presetline-base = Играта, която повечето познават.
presetline-classic = Базовата игра от по-старото издание.
presetline-saboteur2 = Два отбора, самотници, врати, кражби и капани.
presetline-tournament = Фиксирана награда, алчни джуджета, карта по средата.
presetline-everything = Всички карти, които се съчетават. Хаос с правила.
presetline-everything2 = Саботьор 2 с всички карти, които вървят с него.
presetline-championship = Базовата игра с всички карти от световни първенства.
presetline-treasures = Нови цели и ковчежета по пътя.
modules = С какво играете
group-foundation = Основна игра
group-championship = Карти от световни първенства
group-mini = Мини-разширения
group-variant = Варианти
group-house = Домашни правила
options = Подробности
seats = Места
seats-count =
    { $count ->
        [one] { $count } място
       *[other] { $count } места
    }
bots = Останалите места за ботове
bot-level = Ботове
level-random = случаен
level-novice = новак
level-steady = стабилен
level-shrewd = хитър
level-master = майстор
level-grandmaster = гросмайстор
company-suits = които ми подхождат
company-line = Ако спечелите, следващия път сядат по-силни, ако загубите – по-слаби, малко по малко, докато печелите своя дял. Само това: всеки играе както на всяка маса и не знае повече от мястото си. Никакви тайни предимства.
bot-style = Стил на ботовете
style-plain = обикновен
style-bold = смел
style-careful = предпазлив
style-cunning = коварен
style-chance = нека реши случаят
clock = Време за ход
clock-none = без ограничение
clock-relaxed = спокойно
clock-brisk = бързо
clock-slow = дни, не минути
private = Само с връзка или код
vote-option = Масата гласува
vote-option-line = Веднъж в рунд всички тайно посочват саботьор. В играта нищо не се променя.
rated = с рейтинг
rated-option = Маса с рейтинг
rated-option-line = След края на играта се брои за рейтинга на всички.
open-table = Създай масата
clash-title = Това не се съчетава:
checking = Проверка…

## Lobby

lobby = Чакалня
invite = Покани
invite-hint = Изпратете връзката, кажете кода или дайте да го сканират.
invite-lan = Телефоните в стаята не могат да отворят този адрес. Стартирайте играта с ./run --lan, за да ги пуснете.
copy-link = Копирай връзката
copied = Копирано
share = Сподели
empty-seat = свободно място
sit-down = Седни
bot-of = бот, { $level }
pick-bot = Кой седи тук?
pick-change = Смяна
add-bot = Добави бот
fill-bots = Попълни с ботове
remove = Махни
kick-ask = Да отпратим ли { $name }? Връщане на тази маса има само с ваше позволение.
kick-done = { $name } трябва да стане от масата.
kick-undone = { $name } може отново да седне.
undo = Отмени
start-game = Започни играта
waiting-host = Изчаква се домакинът да започне.
need-seats =
    { $count ->
        [one] Едно място е още свободно.
       *[other] { $count } места са още свободни.
    }
host = домакин
bot = бот
away = отсъства
leave = Напусни
you-watch = Вие гледате.

## Settings and help

settings = Настройки
language = Език
language-note = { "" }
confirm-moves = Потвърждаване на ходовете
confirm-touch = на сензорни екрани
confirm-always = винаги
confirm-never = никога
sound = Звуци
volume = Сила на звука
vibrate = Вибрация
theme = Цветове
theme-system = както на устройството
theme-dark = тъмни
theme-light = светли
contrast = Повече контраст
board-kind = Изглед
board-drawn = рисуван
board-text = като текст
ask-veto = Питай ме при всяко вето
reading = Време за прочит при вето (цялата маса чака толкова)
reading-usual = обичайно
reading-long = двойно
reading-longest = тройно
throws = Показвай хвърлените неща
hints = Съвети в първите игри
hide-role = Показвай джуджето само докато го държа
short-ends = Кратък край на рунда: всички джуджета наведнъж
help = Клавиши и помощ
key-cards = избор на карта от ръката
key-arrows = движение между светещите полета
key-enter = избор; още веднъж за потвърждение
key-turn = завъртане на картата
key-discard = изчистване
key-escape = стъпка назад
key-role = показване на джуджето
key-log = дневник, какво знаете, разговор
key-fit = показване на цялата мрежа
key-changed = показване на промяната
key-about = правила на избраната карта
key-text = текстов или рисуван изглед
key-help = тази помощ
rules-search = Търсене на карти и модули
tv-hint = Влезте с кода на адрес
not-found = Няма такава маса.
reload = Опитай отново
offline = Няма връзка със сървъра.
fault = Нещо се обърка на тази страница. Играта ви е запазена.
announce-turn = Вие сте на ход.
reach-word = Вие сте на ход.

## Modules

option-first-seat = Кой започва
option-rounds = Колко рунда
value-1 = 1
value-3 = 3
value-random = случайно
value-yes = да
value-no = не
