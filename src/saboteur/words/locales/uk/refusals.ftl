## Чому щось неможливо

refusal-technical = Не вийшло. Оновіть сторінку й спробуйте ще раз.
refusal-game-over = Гру закінчено.
refusal-not-asked = Зараз не ваш хід.
refusal-wrong-question = Спершу дайте відповідь: { $question }
refusal-wrong-turn = Цього у свій хід робити не можна. Наприклад, вето тоді можна лише скинути.
refusal-wrong-number = З такою кількістю карт не можна ({ $number }).
refusal-blocked = Не можна викладати тунелі, коли інструмент зламано або вас спіймано.
refusal-cell-taken = Там уже лежить карта ({ $cell }).
refusal-touches-nothing = Тунель має торкатися лабіринту: поруч немає відкритої карти ({ $cell }).
refusal-does-not-fit = Не пасує: { $side } сторона не збігається із сусідньою картою. Спробуйте повернути карту.
refusal-not-joined = Звідти жоден тунель не веде назад до початку ({ $cell }).
refusal-no-gold = { $seat } не має золота.
refusal-own-seat = Виберіть когось іншого, не себе.
refusal-already-there = Така сама карта вже там.
refusal-nothing-there = Такої карти там немає.
refusal-fixed-card = Цю карту не можна забрати ({ $cell }).
refusal-goal-open = Уже лежить горілиць: { $cell }.
refusal-same-cell = Виберіть дві різні клітинки.
refusal-not-reached = Там нічого не досягнуто ({ $cell }).
refusal-empty-hand = { $seat } не має карт.
refusal-setup = Цей вибір не поєднується.
refusal-no-table = Такого столу немає.
refusal-no-code = Жоден відкритий стіл не має цього коду.
refusal-protocol = Сторінка застаріла. Оновіть її.
refusal-no-spectators = Цей стіл не пускає глядачів.
refusal-spectators-full = Немає місця для нових глядачів.
refusal-no-move = Це посилання вже використано або воно застаріло.
refusal-not-found = Тут нічого немає.
refusal-too-fast = Забагато водночас. Зачекайте трохи.
refusal-door-locked = Господар більше нікого не впускає.
refusal-sent-away = Господар відправив вас від цього столу.
refusal-banned = Адміністратор поки не дозволяє вам тут грати.
refusal-muted = Поки що ви не можете тут писати.
refusal-bad-words = Одне з цих слів на цьому сервері заборонене.
refusal-table-full = Усі місця зайняті.
refusal-table-closed = Цей стіл закрито.
refusal-already-seated = Ви вже сидите за цим столом.
refusal-not-seated = У вас немає місця за цим столом.
refusal-seat-taken = Там уже хтось сидить: { $seat }
refusal-seat-empty = Там нікого немає: { $seat }
refusal-not-host = Це може лише господар.
refusal-host-seat = Господаря не можна прибрати.
refusal-no-person = Там не сидить людина.
refusal-empty-seats = Усі місця мають бути зайняті; порожні можуть зайняти боти.
refusal-seats-taken = Зайнятих місць: { $taken }, забагато для { $seats }.
refusal-colour-taken = Цей колір уже має { $name }.
refusal-no-character = Такого персонажа немає.
refusal-character-taken = { $name } вже сидить тут.
refusal-no-change = Нічого не змінилося.
refusal-wrong-phase =
    Це можна лише { $phase ->
        [lobby] перед грою
        [playing] під час гри
       *[over] після гри
    }.
refusal-bad-name = Ім’я має містити від 1 до { $most } знаків.
refusal-bad-text = Напишіть щось, не більше { $most } знаків.
refusal-bad-link = Посилання починається з https:// і має не більше { $most } знаків.
refusal-too-many-tables = Сервер заповнений. Спробуйте пізніше.
refusal-paused = Гру призупинено.
refusal-stale = Запізно: гра вже пішла далі.
refusal-away = За вас грає бот. Спершу торкніться «Я знову тут».
refusal-already-away = За вас уже грає бот.
refusal-not-away = Бот за вас зараз не грає.
refusal-answered = Відповідь уже дано.
refusal-read-along = Ви граєте в іншій вкладці або на іншому пристрої.
refusal-chat-off = Господар дозволяє лише швидкі фрази.
refusal-rematch-open = Новий стіл уже відкрито.
refusal-not-over = Лише після гри.
refusal-phrase-length = Фраза відновлення має { $most } слів. Тут їх { $given }.
refusal-phrase-word =
    { $near ->
        [none] Слова { $number }, «{ $word }», немає в жодній фразі.
       *[other] Слова { $number }, «{ $word }», немає в жодній фразі. Можливо, «{ $near }»?
    }
refusal-phrase-order = Усі слова існують, але не як одна фраза. Перевірте кожне слово та їхній порядок.
refusal-no-phrase = Такої фрази тут ні в кого немає. Новіша фраза скасовує стару.
refusal-no-passkeys = Ключі доступу працюють лише через https. Скористайтеся фразою відновлення.
refusal-bad-passkey = Ключ доступу не спрацював. Спробуйте ще раз.
refusal-unknown-passkey = Цей сервер не знає такого ключа доступу.
refusal-passkeys-full = У вас { $most } ключів доступу. Спершу приберіть один.
refusal-played-here = На цьому пристрої є власні ігри ({ $count }, як { $name }).
refusal-match-seats = За таким столом грають від { $fewest } до { $most } людей.
refusal-rated-fixed = Тут уже сидять інші: зараз не можна змінити, чи зараховується гра до рейтингу.
refusal-notify-off = Цей сервер не вміє надсилати таких повідомлень.
refusal-bad-webhook = Це не адреса https.
refusal-bad-email = Це не адреса е-пошти.
refusal-bad-confirmation = Код хибний або застарілий.
refusal-bad-push = Цей браузер не може отримувати сповіщень.
refusal-busy = Стіл зайнятий. Спробуйте за мить.
refusal-unavailable = Зараз не вийде. Спробуйте ще раз.
refusal-elsewhere = Стіл переїжджає. Спробуйте за мить.
refusal-module-missing = За цим столом грають із модулем, якого зараз немає на сервері. Нічого не втрачено: щойно модуль повернеться, гра піде далі.
refusal-store = Сервер зараз нічого не може зберегти. Спробуйте ще раз.
refusal-store-full = Сервер заповнений. Нічого не змінилося.
refusal-moved = Стіл переїхав: з’єднуємося знову.
refusal-idle = Якийсь час тут нікого не було: з’єднуємося знову.
refusal-slow = Зв’язок був заповільний: з’єднуємося знову.
refusal-silent = Від вас нічого не чути: з’єднуємося знову.
refusal-round-over = Раунд закінчено.
refusal-guesses-locked = Ваші здогади вже зафіксовано.
refusal-no-vote = Зараз немає голосування.
refusal-vote-over = Запізно: голосування цього раунду завершено.
refusal-voted = Ви вже вказали на когось.
refusal-not-alone = Порада є лише там, де ви граєте самі з ботами.
refusal-judge-off = Цей сервер не оцінює ігор.
side-north = верхня
side-east = права
side-south = нижня
side-west = ліва

## Чому так не можна грати

clash-one-foundation = Виберіть рівно одну основну гру (зараз: { $count }).
clash-other-foundation = «{ $module }» – лише для «{ $foundation }».
clash-modules-clash = { $module } і { $other } не поєднуються.
clash-module-seats = { $module }: для { $fewest }–{ $most } місць, а не { $seats }.
clash-option-clash = «{ $option }» не поєднується з модулем «{ $module }».
clash-cell-clash = { $module } і { $other } потребують тієї самої клітинки ({ $cell }).
clash-start = початок
clash-goals = карти мети
refusal-no-tournament = Такого турніру немає.
refusal-tournament-over = Турнір завершено.
refusal-tournament-full = Турнір заповнений.
refusal-tournament-paused = Турнір призупинено.
refusal-not-organiser = Це можуть лише організатор і його заступники.
refusal-needs-link = Люди реєструються самі за посиланням; тут додають лише ботів.
refusal-no-device = Заступникові потрібен пристрій: він має зареєструватися за посиланням.
refusal-no-entrant = Тут ніхто не має цього ключа.
refusal-registered = Вас уже зареєстровано.
refusal-not-registered = Ви не берете участі.
refusal-withdrawn = Цей учасник покинув турнір.
refusal-not-withdrawn = Цей учасник не покидав турніру.
refusal-knockout-begun = Турнір на виліт не приймає нікого після початку.
refusal-name-taken = Тут хтось уже так зветься.
refusal-other-round = Це не наступний раунд.
refusal-no-such-table = У цьому турнірі немає такого столу.
refusal-other-seats = Цей стіл має іншу кількість місць.
refusal-other-result = Тим часом хтось уже вніс результат цього столу; спершу подивіться на нього.
refusal-unpairable = Це не можна розподілити: замало людей, невідповідні столи або стіл без результату.
refusal-starts-past = Турнір починається сам у майбутньому, щонайпізніше за рік.
refusal-sealed = За іншими столами ще грають тими самими картами; усе відкриється, коли скінчить останній.
