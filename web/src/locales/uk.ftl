app = Саботер
tagline = Копайте золото з друзями. Дехто з них бреше.
you = ви
yes = Так
no = Ні
close = Закрити
cancel = Скасувати
back = Назад
confirm = Зробити
seat-number = Місце { $number }

## Landing
play-now = Грати зараз
play-now-hint = П’ять місць, чотири боти – і вперед
new-table = Новий стіл
join-code = Увійти за кодом
join = Увійти
code = Код
your-name = Ваше ім’я
open-tables = Відкриті столи
my-tables = Мої столи
your-turn-here = ваш хід
seats-taken = зайнято { $taken } з { $seats } місць
learn = Як грати
learn-1 = Копайте від початку ліворуч до цілей праворуч. Одна з карт мети, що лежать долілиць, ховає золото.
learn-2 = Кожен має таємного гнома. Золотошукачі хочуть золота; саботери виграють, якщо ніхто до нього не дійде.
learn-3 = У свій хід: торкніться карти, потім місця. Або скиньте карту, щоб пропустити хід.
learn-4 = Ламайте інструменти тим, кому не довіряєте: зі зламаним інструментом не викладають тунелів.
learn-5 = Після трьох раундів виграє найбільше золота. Не вірте нікому – хіба що тим, хто копає на схід.
footer = Усе лишається на цьому сервері. Обліковий запис не потрібен.

## New table
presets = Готові набори
preset-base = Класичний вечір
preset-classic = Старіше видання
preset-championship = Чемпіонат
preset-treasures = Полювання за скарбами
preset-saboteur2 = Саботер 2
preset-tournament = Турнір
preset-everything = Усе й одразу
presetline-base = Гра, яку знає більшість.
presetline-classic = Базова гра старішого видання.
presetline-saboteur2 = Дві команди, одинаки, двері, злодії та пастки.
presetline-tournament = Стала винагорода, жадюги, карта посередині.
presetline-everything = Усі карти, що пасують разом. Хаос за правилами.
presetline-championship = Базова гра з усіма картами чемпіонатів.
presetline-treasures = Нові цілі та скрині дорогою.
modules = З чим граєте
group-foundation = Основа
group-championship = Спеціальні карти чемпіонату
group-mini = Мінідоповнення
group-variant = Варіанти
options = Подробиці
seats = Місця
seats-count = { $count ->
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
clock = Годинник
clock-none = без
clock-relaxed = спокійно
clock-brisk = жваво
clock-slow = дні, а не хвилини
private = Лише за посиланням або кодом
open-table = Відкрити стіл
clash-title = Це не пасує разом:
checking = Перевірка …

## Modules
module-base = Базова гра
module-classic = Класична гра
module-saboteur2 = Саботер 2
module-greedy-dwarf = Жадюга
module-goal-swap = Туди-сюди
module-trove = Сховище
module-veto = Вето
module-turnabout = Зміна курсу
module-master-craftsman = Майстер на всі руки
module-path-specialist = Слідопит
module-detour = Диверсія
module-toll = Платні тунелі
module-wardrobe = Підземна шафа
module-tunnel-party = Підземна вечірка
module-new-goals = Нові цілі
module-chests = Скрині зі скарбами
module-sabotaged-dwarf = Жертва саботажу
module-tournament = Турнірний варіант
moduleline-base = Золотошукачі копають до золота, саботери їм заважають.
moduleline-saboteur2 = Дві команди, одинаки, двері, лази, злодії та пастки.
moduleline-greedy-dwarf = Виграє, лише якщо знайде золото сам.
moduleline-goal-swap = Візьміть дві цілі й поміняйте їх – або ні.
moduleline-trove = Виберіть одну з п’яти верхніх карт скиду.
moduleline-veto = Скасуйте чужу карту тієї миті, як її грають.
moduleline-turnabout = Розверніть порядок ходів.
moduleline-master-craftsman = Ремонт будь-якого інструмента.
moduleline-path-specialist = Викладіть два тунелі за один хід.
moduleline-detour = Перемістіть останній викладений тунель.
moduleline-toll = Гноми на кінцях тунелів збирають золото.
moduleline-wardrobe = Хто дійде першим, міняє гнома.
moduleline-tunnel-party = Хто дійде першим, усім роздають гномів наново.
moduleline-new-goals = П’ять цілей з торбинками, драконами й павуком.
moduleline-chests = Чотири сховані скрині з десятьма можливими діями.
moduleline-sabotaged-dwarf = Зламаний інструмент коштує вам карти скарбів.
moduleline-tournament = Стала винагорода, жадюги, карта посередині.
option-first-seat = Хто починає
option-reached-goals = Досягнуті цілі
option-must-connect = Обов’язкове з’єднання
option-round-end = Кінець раунду
option-next-starter = Наступний починає: ліворуч від …
option-self-sabotage = Самосаботаж
option-treasure-always-out = Золото завжди у грі
option-chest-layout = Розміщення скринь
value-random = випадково
value-all = відкрити всі
value-one = відкрити одну
value-yes = так
value-no = ні
value-hands-empty = порожні руки
value-all-passed = усі пропустили хід
value-last-card = остання карта
value-last-turn = останній хід
value-last-path = останній тунель
value-a = розміщення А
value-b = розміщення Б

## Lobby
lobby = Передпокій
invite = Запросити
invite-hint = Надішліть посилання, назвіть код або дайте відсканувати.
copy-link = Копіювати посилання
copied = Скопійовано
share = Поділитися
empty-seat = вільне місце
sit-here = Сісти тут
sit-down = Сісти
add-bot = Додати бота
fill-bots = Заповнити ботами
remove = Прибрати
start-game = Почати гру
waiting-host = Чекаємо, поки господар почне.
need-seats = { $count ->
    [one] Ще { $count } місце вільне.
    [few] Ще { $count } місця вільні.
   *[other] Ще { $count } місць вільні.
  }
host = господар
bot = бот
away = відійшов
leave = Піти
you-watch = Ви глядач.

## Table
board = Лабіринт
board-fit = Показати все
board-nearer = Ближче
board-farther = Далі
hand = Ваша рука
seats-title = Місця
round-of = Раунд { $round } з 3
pile = Колода добору
discards = Скид
cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
  }
anticlockwise = проти годинникової стрілки
no-goal-maps = Цього раунду розвідка не діє на цілі
turn-of = Ходить { $name }
your-turn = Ваш хід
waiting-for = Чекаємо: { $names }
choose-card = Торкніться карти або скиньте, щоб пропустити хід.
choose-target = Виберіть де.
choose-seat = Виберіть кого.
choose-second = Тепер друга ціль.
choose-discards = Торкніться карт, які скидаєте (щонайбільше { $count }).
choose-toll-card = Торкніться карти, яку даєте за гнома-митника.
rotate = Повернути
other-choice = Інакше
discard = Скинути
toll-dwarf = Гном-митник
ask-payer = Попросити заплатити
your-role = Ваш гном
hold-to-peek = Утримуйте
role-hidden = Сховано. Утримуйте, щоб глянути.
gold-own = Ваше золото: { $gold }
log = Перебіг
know = Що ви знаєте
talk = Розмова
menu = Меню
text-board = Текстове поле
shown-secret = лише ви
nothing-yet = Ще нічого.
why-broken = Зі зламаним інструментом або в пастці тунелів не викладають.
why-occupied = На { $cell } вже лежить карта.
why-lonely = Поруч із { $cell } нічого немає: тунель має межувати з лабіринтом.
why-no-fit = Не пасує на { $cell }: тунелі мають збігатися з усіма сусідами й вести до початку.
why-not-there = Це не ціль для цієї карти.
why-not-your-turn = Зараз не ваш хід.
why-pick-first = Спершу виберіть карту.
why-no-target = Зараз її ні на що застосувати. Можна скинути.
online = на зв’язку
connecting = З’єднання …
reconnecting = Відновлення зв’язку …
closed-line = Немає зв’язку.
other-tab = Ви граєте в іншому вікні.
play-here = Грати тут
bot-plays = За вас грає бот.
im-back = Я повернувся
paused = Гру призупинено.
go-on = Далі
pause = Пауза

## Questions
q-take-turn = Ваш хід
q-veto-window = Вето?
q-choose-reached = Що спершу?
q-choose-rotation = Як покласти?
q-pick-gold = Яку карту скарбів?
q-swap-goals = Поміняти цілі?
q-keep-card = Яку карту залишити?
q-rob = У кого вкрасти?
q-take-card = У кого взяти карту?
q-inspect-dwarf = Чийого гнома подивитися?
q-move-goal = Яку мету перемістити?
q-pay-toll = Заплатити? Просить { $name }
q-lay-path = Слідопит: викладіть тунель
qline-veto-window = { $name }: { $what }
qline-choose-reached = Торкніться того, що відкриєте далі.
qline-choose-rotation = Можна по-різному. Виберіть, як лежатиме.
qline-pick-gold = Одну берете таємно; решта йде далі.
qline-swap-goals = Цілі { $cell } і { $other }. Знатимете лише ви.
qline-keep-card = Решта йде у скид.
qline-rob = Ваш злодій забирає один золотий.
qline-take-card = Ви отримаєте випадкову карту.
qline-inspect-dwarf = Побачите лише ви.
qline-move-goal = Вона відсунеться на одну клітинку від початку.
qline-pay-toll = Це коштує вам один золотий.
qline-lay-path = { $count ->
    [0] Перший
   *[other] Другий
  } із двох тунелів.
veto-answered = Відповідь є. Чекаємо, поки вікно закриється.

## Actions
act-lay = Тунель → { $cell }
act-detour = Перемістити останній тунель → { $cell }
act-turned = повернуто
act-payer = платить { $name }
act-pass = Пропуск, скинути: { $cards }
act-drop = Прибрати: { $front }; скинути: { $cards }
act-toll = Гном-митник стереже { $cell }
act-ask = Попросити заплатити за { $cell }: { $name }
act-goal-swap = Узяти цілі { $cell } і { $other }
act-rotate-straight = прямо
act-rotate-turned = повернуто
act-gold = Карта скарбів: { $value }
act-swap = Поміняти
act-leave = Залишити
act-keep = Залишити: { $card }
act-pay = Заплатити
act-refuse = Відмовитися
act-open = Спершу { $cell }
act-move = Перемістити мету на { $cell }
act-rob = Обікрасти: { $name }
act-take = Узяти карту: { $name }
act-look = Подивитися гнома: { $name }
act-allow = Дозволити
act-veto = Вето!
act-done = Готово
act-play = Зіграти: { $card }

## Cards
card-break-pick = Зламана кирка
card-break-lantern = Зламаний ліхтар
card-break-cart = Зламана вагонетка
card-fix-pick = Ремонт: кирка
card-fix-lantern = Ремонт: ліхтар
card-fix-cart = Ремонт: вагонетка
card-fix-pick-lantern = Ремонт: кирка або ліхтар
card-fix-pick-cart = Ремонт: кирка або вагонетка
card-fix-lantern-cart = Ремонт: ліхтар або вагонетка
card-rockfall = Обвал тунелю
card-map = Розвідка
card-theft = Злодій
card-hands-off = Руки геть!
card-trapped = Спійманий!
card-freed = Вільний!
card-inspection = Інспекція
card-hat-swap = Обмін ковпаками
card-hand-swap = Обмін інвентарем
card-goal-swap = Туди-сюди
card-trove = Сховище
card-veto = Вето
card-turnabout = Зміна курсу
card-master-craftsman = Майстер на всі руки
card-path-specialist = Слідопит
card-detour = Диверсія
path-plain = Тунель
path-dead-end = Глухий тунель
path-bridge = Міст
path-double-curve = Розбіжні тунелі
path-ladder = Лаз
path-door-blue = Сині двері
path-door-green = Зелені двері
path-crystal = Кристал
door-letter-blue = С
door-letter-green = З
start-card = Карта початку
goal-back = Мета долілиць
chest-back = Закрита скриня
does-break = Покладіть перед кимось: до ремонту не викладає тунелів.
does-fix = Прибирає один такий зламаний інструмент перед будь-ким.
does-rockfall = Прибирає одну карту тунелю з лабіринту.
does-map = Таємно подивіться одну закриту мету або скриню.
does-theft = Лежить перед вами; наприкінці раунду берете один золотий.
does-hands-off = Прибирає злодія перед будь-ким.
does-trapped = Покладіть перед кимось: ні тунелів, ні золота до звільнення.
does-freed = Звільняє будь-кого спійманого.
does-inspection = Таємно подивіться чужого гнома.
does-hat-swap = Хтось міняє свого гнома з колодою ролей.
does-hand-swap = Обміняйтеся з кимось усіма картами в руці.
does-goal-swap = Візьміть дві закриті цілі; поміняйте їх або ні.
does-trove = Залиште одну з п’яти верхніх карт скиду.
does-veto = Поза чергою: скасовує щойно зіграну карту.
does-turnabout = Розвертає порядок ходів.
does-master-craftsman = Ремонтує один будь-який інструмент.
does-path-specialist = Викладіть два тунелі цього ходу.
does-detour = Переміщує останній викладений тунель.
does-path = Веде далі там, де тунель відкритий.
does-dead-end = Ці тунелі далі не ведуть.
does-bridge = Два тунелі перетинаються, не зустрічаючись.
does-double-curve = Два повороти, що не зустрічаються.
does-ladder = З’єднаний з початком і з кожним іншим лазом.
does-door = Лише ця команда бере золото крізь них.
does-crystal = Дає золото геологам.

## Roles and goals
role-digger = Золотошукач
role-saboteur = Саботер
role-greedy = Жадюга
role-blue = Синій золотошукач
role-green = Зелений золотошукач
role-boss = Бос
role-profiteer = Посередник
role-geologist = Геолог
roleline-digger = Допоможіть докопатися до золота.
roleline-saboteur = Ніхто не повинен дістатися золота.
roleline-greedy = Дійдіть до золота самі: тоді виграєте лише ви.
roleline-blue = До золота без зелених дверей.
roleline-green = До золота без синіх дверей.
roleline-boss = Виграєте з будь-якими золотошукачами, на золотий менше.
roleline-profiteer = Виграєте з кожним переможцем, на два золоті менше.
roleline-geologist = Отримуєте золото за кристали в лабіринті.
goal-treasure = Карта із золотом
goal-stone = Чорний камінь
goal-sack = Торбинка із золотом
goal-dragon = Дракон
goal-spider = Павук-гігант
chest-1 = Золото
chest-2 = Без розвідки цілей
chest-3 = Без добору
chest-4 = Додаткова карта
chest-5 = Переміщення мети
chest-6 = Забрати карту
chest-7 = Добір трьох
chest-8 = Погляд на гнома
chest-9 = Порпання у скиді
chest-10 = Поховати п’ять
tool-pick = кирка
tool-lantern = ліхтар
tool-cart = вагонетка

## Log
log-round-started = Починається раунд { $round }
log-dwarf-dealt = отримує гнома
log-card-drawn = добирає
log-card-vetoed = накладає вето: { $victim } ({ $what })
log-path-laid = викладає тунель на { $cell } ({ $sides })
log-path-moved = переміщує останній тунель з { $from } на { $cell }
log-goal-turned = відкриває мету на { $cell }: { $goal }
log-chest-opened = відкриває скриню на { $cell }: { $chest }
log-large-reached = приходить першим: { $place }
log-tool-broken = { $tool } → { $name }
log-tool-mended = { $tool } → { $name }
log-rock-fell = обвал на { $cell }
log-map-read = таємно дивиться { $cell }
log-passed = пропускає хід, скидає { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
  }
log-front-dropped = скидає дві карти, прибирає: { $front }
log-front-laid = { $front } → { $name }
log-front-removed = прибирає: { $front } ({ $name })
log-dwarf-inspected = дивиться гнома: { $name }
log-dwarf-changed = має нового гнома
log-hands-swapped = обмінюється руками: { $name }
log-goals-handled = бере цілі { $cell } і { $other }
log-swapped = поміняно
log-not-swapped = залишено
log-card-kept = залишає одну карту
log-way-turned = розвертає порядок ходів
log-toll-placed = ставить гнома-митника стерегти { $cell }
log-toll-asked = просить заплатити за { $cell }: { $name }
log-toll-agreed = погоджується заплатити за { $cell }
log-toll-refused = відмовляється платити за { $cell }
log-toll-paid = платить: { $name }
log-toll-gone = Гном-митник біля { $cell } іде геть
log-gold-gained = отримує золото: { $amount } ({ $why })
log-gold-lost = віддає золото: { $amount } ({ $why })
log-gold-taken = бере карту скарбів
log-gold-seen = отримує карти скарбів
log-purse = гаманець
log-goal-moved = переміщує мету з { $from } на { $cell }
log-card-taken = бере карту: { $name }
log-pile-buried = ховає з колоди добору { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
  }
log-discards-shuffled = тасує скид
log-round-ended = Кінець раунду: { $ending }
log-dwarf-shown = роль: { $role }
log-spare-shown = Відкладений гном: { $role }
log-goal-shown = Мета на { $cell }: { $goal }
log-robbed = краде один золотий: { $name }
log-game-ended = Кінець гри
log-purse-shown = має золота: { $gold }
why-trove = сховище
why-draw-three = скриня
why-dig-discards = скриня
why-hat-swap = обмін ковпаками
why-wardrobe = підземна шафа
why-tunnel-party = підземна вечірка
why-sack = торбинка із золотом
why-dragon = дракон
why-chest = скриня
why-win = перемога
why-crystals = кристали
why-toll = мито
why-start = початок
ending-treasure = золото знайдено
ending-hands-empty = усі руки порожні
ending-all-passed = усі пропустили хід
ending-spider = павук-гігант
news-seat-taken = { $name } сідає
news-seat-left = { $name } встає
news-bot-took-over = відсутній: грає бот
news-seat-back = знову тут
news-seat-nudged = більше не має часу
news-seat-replaced = { $name } замінює назавжди
news-host-changed = тепер господар
news-paused = Гру призупинено
news-goes-on = Гра триває
news-server-restarted = Сервер ненадовго зникав

## Talk
say-goal-is = Мета на { $cell }: { $goal }
say-goal-is-not = Мета на { $cell } – не { $goal }
say-chest-holds = У скрині на { $cell }: { $chest }
say-suspect = Підозрюю: { $name } – { $role }
say-trust = Довіряю: { $name }
say-i-am = Я – { $role }
say-please-mend = Прошу ремонт для { $name }: { $tool }
say-please-free = Прошу звільнити: { $name }
say-please-break = Прошу зламати інструмент: { $name }
say-please-read = Прошу глянути { $cell }
say-please-dig = Прошу копати біля { $cell }
say-why-that = Чому так, { $name }?
feel-yes = Так
feel-no = Ні
feel-thanks = Дякую
feel-sorry = Вибачте
feel-wait = Зачекайте
feel-hello = Вітаю
feel-good-luck = Щасти
feel-well-played = Гарна гра
feel-laugh = Ха-ха!
feel-surprise = О!
feel-doubt = Гм …
feel-angry = Грр!
talk-about-seat = Про когось
talk-about-goal = Про мету
talk-short = Коротко
talk-text = Сказати щось
send = Надіслати
mark-none = без позначки
mark-trusted = довіра
mark-unsure = непевно
mark-suspected = підозра
suspicion = Ваші позначки
suspicion-hint = Їх бачите лише ви.
notes = Нотатки
note-goal = Мета { $cell }: { $goal }
note-chest = Скриня { $cell }: { $chest }
note-dwarf = { $name }: { $role }
note-swap = Цілі { $cell } і { $other }: { $swapped }
note-turn = хід { $turn }
note-uncertain = могло змінитися
dwarfs-in-play = { $spare ->
    [0] Усіх гномів роздано.
    [one] { $spare } гном лежить осторонь долілиць.
    [few] { $spare } гноми лежать осторонь долілиць.
   *[other] { $spare } гномів лежать осторонь долілиць.
  }

## Reveal and end
reveal-title = Раунд { $round } завершено
reveal-found = До золота дістається { $name }.
reveal-not-found = До золота ніхто не дістався.
reveal-roles = Хто був ким
reveal-gold = Золото цього раунду
reveal-secret-gold = Суми лишаються таємними до кінця.
reveal-marks = Ваші позначки: правильно { $right } з { $all }
next-round = До наступного раунду
final-title = Кінець гри
winner = { $count ->
    [one] Переможець
   *[other] Переможці
  }
gold-amount = золота: { $gold }
rematch = Ще раз
to-rematch = До нового столу
replay = Дивитися запис
to-landing = До входу
verify = Перевірити тасування
verify-good = Зерно те саме, що обіцяне перед роздачею.
verify-bad = Зерно не те, що обіцяне!
download = Завантажити гру
verify-hint = Обіцяно перед роздачею: { $commitment }

## Replay
replay-title = Запис
replay-eyes = Чиїми очима
eyes-public = глядач
eyes-open = усі руки відкриті
replay-step = Крок { $step } з { $total }
play-on = Відтворити
stop = Зупинити
step-back = Крок назад
step-on = Крок уперед
speed = Швидкість

## Settings and help
settings = Налаштування
language = Мова
confirm-moves = Підтверджувати ходи
confirm-touch = на сенсорних екранах
confirm-always = завжди
confirm-never = ніколи
sound = Звуки
vibrate = Вібрація
theme = Кольори
theme-system = як на пристрої
theme-dark = темні
theme-light = світлі
contrast = Більше контрасту
board-kind = Поле
board-drawn = мальоване
board-text = текстом
hide-role = Ховати гнома, поки не утримую
help = Клавіші й довідка
key-cards = вибрати карту з руки
key-arrows = рух між місцями, що світяться
key-enter = вибрати; ще раз – підтвердити
key-turn = повернути карту
key-discard = скинути
key-escape = крок назад
key-role = показати гнома
key-log = перебіг, що ви знаєте, розмова
key-fit = показати весь лабіринт
key-text = текстове або мальоване поле
key-help = ця довідка
rules-search = Пошук карт і модулів
tv-hint = Увійдіть за кодом на адресі
not-found = Такого столу немає.
offline = Сервер недоступний.
announce-turn = Ваш хід.
column = Стовпець
row = Рядок
text-empty = порожньо
text-targets = Місця на вибір
