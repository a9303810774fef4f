## Страницата на турнир и формулярът за нов

cup-name = Име
cup-format = Формат
cup-format-swiss = Швейцарска система
cup-format-league = Лига
cup-format-knockout = С отпадане
cup-format-duplicate = Дубликат
cup-line-swiss = Силните срещат силни; никой не среща никого два пъти, докато това е възможно.
cup-line-league = Една маса за всички; всеки седи на всяко място еднакво често.
cup-line-knockout = Най-добрите от всяка маса продължават до финала.
cup-line-duplicate = Възможно най-малко късмет: всички маси имат едни и същи карти, а златото се сравнява със същото място другаде. Всичко остава скрито, докато свърши последната маса.
cup-rounds = Рундове
cup-rounds-count =
    { $count ->
        [one] един рунд
       *[other] { $count } рунда
    }
cup-advance = Продължават от маса
cup-real = На истински маси; аз въвеждам резултатите
cup-real-line = на истински маси
cup-rated = Игрите се броят за рейтинг
cup-starts = Започва само (по желание)
cup-starts-line = Започва само: { $time }
cup-game = Игра
cup-least = Хора на маса, най-малко
cup-most = Хора на маса, най-много
cup-make = Създай турнира
cup-phase-registration = Записването е отворено
cup-phase-over = Турнирът приключи
cup-paused = На пауза
cup-people =
    { $count ->
        [one] един участник
       *[other] { $count } участници
    }
cup-round = Рунд { $round }
cup-round-of = Рунд { $round } от { $rounds }
cup-table = Маса { $table }
cup-open = още няма резултат
cup-seat = Място
cup-who = Име
cup-gold = Злато
cup-gold-of = Злато: { $name }
cup-byes = В този рунд почиват: { $names }
cup-standings = Класиране
cup-place = Класиране
cup-points = Точки
cup-wins = Победи
cup-by-gold = равни точки, по-малко злато
cup-by-wins = равни точки и злато, по-малко победи
cup-by-opponents = иначе равни, по-слаби противници
cup-by-best = иначе равни, по-малко злато на най-добрата маса
cup-by-direct = иначе равни, по-назад на общите маси
cup-by-lot = всичко равно, по жребий
cup-by-shared = споделено място
cup-by-stage = отпадане
cup-entrants = Кой участва
cup-bot = бот: { $level }
cup-not-here = още не е тук
cup-left = вече не участва
cup-register = Участвам
cup-register-late = Участвам от следващия рунд
cup-check-in = Тук съм
cup-check-in-hint = Докато не го кажете, вместо вас играе бот.
cup-leave = Напусни турнира
cup-leave-ask = Наистина ли напускаш? Обратно може да те пусне само организаторът.
cup-you-left = Напуснахте турнира.
cup-you-in = Участвате като { $name }.
cup-you-rest = В този рунд почивате.
cup-my-table = Към моята маса: { $table }
cup-my-seat = Седите на маса { $table }, място { $seat }.
cup-organise = Организиране
cup-next = Тегли рунд { $round }
cup-missing =
    { $count ->
        [one] Една маса още няма резултат.
       *[other] { $count } маси още нямат резултат.
    }
cup-pause = Пауза
cup-resume = Продължи
cup-finish = Приключи турнира
cup-finish-ask = Наистина ли да приключи така?
cup-invite = С тази връзка хората се записват
cup-invite-late = С тази връзка още може да се влезе
cup-names = Имена, по едно на ред
cup-add = Добави
cup-bot-name = Бот { $number }
cup-is-here = Тук е
cup-deputise = Направи заместник
cup-no-deputy = Вече не е заместник
cup-drop = Отпиши
cup-drop-ask = Наистина ли да отпиша
cup-readmit = Върни
cup-enter = Въведи резултата
cup-correct = Поправи резултата
cup-note = Бележка
cup-save = Запази
cup-trace = Ръчно въведени резултати
cup-trace-line = Рунд { $round }, маса { $table }:
cup-print = Отпечатай
cup-wall = За стената
cup-csv = Класиране (CSV)
cup-results = Резултати (CSV)
cup-json = Сегашно състояние (JSON)
cup-everything = Всичко с всички игри (JSON)
cup-seed = Тайното число зад местата и жребия: { $seed }
cup-commitment = Местата и жребият идват от тайно число, което се показва накрая. Неговият отпечатък (хеш): { $hash }
