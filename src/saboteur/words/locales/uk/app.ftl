app = Саботер
quote = «{ $text }»
tagline = Копайте золото з друзями. Дехто з них бреше.
you = ви
yes = Так
no = Ні
close = Закрити
cancel = Скасувати
back = Назад
confirm = Підтвердити
seat-number = Місце { $number }

## Landing

play-now = Грати зараз
play-now-hint = П’ять місць, чотири боти – і вперед
new-table = Новий стіл
match = Знайти стіл
ratings = Рейтинг
people = Знайомі
clubs = Клуби
join-code = Увійти за кодом
join = Увійти
code = Код
your-name = Ваше ім’я
open-tables = Відкриті столи
home-ways = Як можна грати
home-settings = Ім’я, боти, вигляд і звук
puzzles = Загадки
puzzle-tile-new = Хід, гном, брехня
puzzle-tile-solved = Розв’язано: { $count }
daily = Шахта дня
daily-tile-new = Однакові карти для всіх
daily-tile-begun = Грати далі
daily-tile-judging = Суддя працює
daily-points =
    { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[other] { $points } балів
    }
daily-streak =
    { $count ->
        [one] { $count } день
        [few] { $count } дні поспіль
       *[other] { $count } днів поспіль
    }
continue = Продовжити
more-tables =
    { $count ->
        [one] Ще { $count } стіл
        [few] Ще { $count } столи
       *[other] Ще { $count } столів
    }
menu-ways = Правила, ваша сторінка й налаштування
you-title = Ви
your-turn-here = ваш хід
seats-taken = зайнято { $taken } з { $seats } місць
round-of = Раунд { $round } з { $rounds }
time-hours = { $hours } год
learn = Як грати
lesson = Вчитися, граючи
lesson-hint = За справжнім столом, по хвилині
lesson-resume = Продовжити урок
rules = Правила
rules-two = Гра за дві хвилини
rule-about = Правила: { $name }
footer = Усе лишається на цьому сервері. Обліковий запис не потрібен.

## New table

presets = Готові набори
preset-base = Ігровий вечір
preset-classic = Старіше видання
preset-championship = Чемпіонат
preset-treasures = Полювання за скарбами
preset-doubt = Чи є золото?
preset-saboteur2 = Саботер 2
preset-tournament = Турнір
preset-everything = Усе й одразу
preset-everything2 = Саботер 2 з усім
presetline-base = Гра, яку знає більшість.
presetline-classic = Базова гра старішого видання.
presetline-saboteur2 = Дві команди, одинаки, двері, злодії та спіймані.
presetline-tournament = Фіксована винагорода, жадюги, карта посередині.
presetline-everything = Усі карти, що поєднуються. Хаос за правилами.
presetline-everything2 = Саботер 2 з усіма картами, що з ним поєднуються.
presetline-championship = Базова гра з усіма картами чемпіонатів.
presetline-treasures = Нові цілі та скрині дорогою.
modules = З чим граєте
group-foundation = Основна гра
group-championship = Спеціальні карти чемпіонату
group-mini = Мінідоповнення
group-variant = Варіанти
group-house = Домашні правила
options = Подробиці
seats = Місця
seats-count =
    { $count ->
        [one] { $count } місце
        [few] { $count } місця
       *[other] { $count } місць
    }
bots = Решту місць – ботам
bot-level = Боти
level-random = випадковий
level-novice = новачок
level-steady = надійний
level-shrewd = хитрий
level-master = майстер
level-grandmaster = гросмейстер
company-suits = що мені підходять
company-line = Якщо ви виграєте, наступного разу сядуть сильніші, якщо програєте – слабші, потроху, доки не виграватимете свою частку. Це все: кожен грає так само, як за будь-яким столом, і знає не більше, ніж його місце. Жодних таємних переваг.
bot-style = Стиль ботів
style-plain = звичайний
style-bold = сміливий
style-careful = обережний
style-cunning = підступний
style-chance = хай вирішить випадок
clock = Час на хід
clock-none = без обмежень
clock-relaxed = спокійно
clock-brisk = жваво
clock-slow = дні, а не хвилини
private = Лише за посиланням або кодом
vote-option = Стіл голосує
vote-option-line = Раз на раунд усі таємно вказують на саботера. У грі це нічого не змінює.
rated = рейтингова
rated-option = Рейтинговий стіл
rated-option-line = Після гри зараховується до рейтингу всіх.
open-table = Створити стіл
clash-title = Це не поєднується:
checking = Перевірка…

## Lobby

lobby = Лобі
invite = Запросити
invite-hint = Надішліть посилання, назвіть код або дайте відсканувати.
invite-lan = Телефони в кімнаті не відкриють цю адресу. Запустіть гру командою ./run --lan, щоб їх впустити.
copy-link = Копіювати посилання
copied = Скопійовано
share = Поділитися
empty-seat = вільне місце
sit-down = Сісти
bot-of = бот, { $level }
pick-bot = Хто тут сидить?
pick-change = Змінити
add-bot = Додати бота
fill-bots = Заповнити ботами
remove = Прибрати
kick-ask = Вивести гравця { $name }? Повернутися за цей стіл можна буде лише з вашого дозволу.
kick-done = За столом більше немає: { $name }.
kick-undone = { $name } знову може сісти за стіл.
undo = Скасувати
start-game = Почати гру
waiting-host = Чекаємо, поки господар почне гру.
need-seats =
    { $count ->
        [one] Ще { $count } місце вільне.
        [few] Ще { $count } місця вільні.
       *[other] Ще { $count } місць вільно.
    }
host = господар
bot = бот
away = немає
leave = Піти
you-watch = Ви глядач.

## Settings and help

settings = Налаштування
language = Мова
language-note = { "" }
confirm-moves = Підтверджувати ходи
confirm-touch = на сенсорних екранах
confirm-always = завжди
confirm-never = ніколи
sound = Звуки
volume = Гучність
vibrate = Вібрація
theme = Кольори
theme-system = як на пристрої
theme-dark = темні
theme-light = світлі
contrast = Більше контрасту
board-kind = Лабіринт
board-drawn = малюнком
board-text = текстом
ask-veto = Питати мене при кожному вето
reading = Час прочитати питання вето (стільки чекає весь стіл)
reading-usual = звичайний
reading-long = удвічі довший
reading-longest = утричі довший
throws = Показувати кидання речей
hints = Поради в перших іграх
hide-role = Показувати гнома, лише поки тримаю
short-ends = Короткий кінець раунду: усі гноми одразу
help = Клавіші й довідка
key-cards = вибрати карту з руки
key-arrows = рух між клітинками, що світяться
key-enter = вибрати; ще раз – підтвердити
key-turn = повернути карту
key-discard = скинути
key-escape = крок назад
key-role = показати гнома
key-log = перебіг, що ви знаєте, розмова
key-fit = показати весь лабіринт
key-changed = показати зміни
key-about = правила вибраної карти
key-text = лабіринт текстом або малюнком
key-help = ця довідка
rules-search = Пошук карт і модулів
tv-hint = Увійдіть за кодом за адресою
not-found = Такого столу немає.
reload = Спробувати ще раз
offline = Сервер недоступний.
fault = На цій сторінці щось пішло не так. Ваша гра в безпеці.
announce-turn = Ваш хід.
reach-word = Ваш хід.

## Modules

option-first-seat = Хто починає
option-rounds = Скільки раундів
value-1 = 1
value-3 = 3
value-random = випадково
value-yes = так
value-no = ні
