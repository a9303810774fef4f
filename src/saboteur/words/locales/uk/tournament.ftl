## Сторінка турніру й форма для нового

cup-name = Назва
cup-format = Формат
cup-format-swiss = Швейцарська система
cup-format-league = Ліга
cup-format-knockout = На виліт
cup-format-duplicate = Дублікат
cup-line-swiss = Сильні зустрічаються з сильними; ніхто ні з ким не грає двічі, доки це можливо.
cup-line-league = Один стіл для всіх; кожен сидить на кожному місці однаково часто.
cup-line-knockout = Найкращі з кожного столу проходять далі, аж до фіналу.
cup-line-duplicate = Якомога менше випадку: на всіх столах однакові карти, а золото порівнюють із тим самим місцем деінде. Усе приховано, доки не скінчить останній стіл.
cup-rounds = Раунди
cup-rounds-count =
    { $count ->
        [one] { $count } раунд
        [few] { $count } раунди
       *[other] { $count } раундів
    }
cup-advance = Проходять зі столу
cup-real = За справжніми столами; результати вводжу я
cup-real-line = за справжніми столами
cup-rated = Ігри враховуються в рейтингу
cup-starts = Почнеться сам (необов’язково)
cup-starts-line = Почнеться сам: { $time }
cup-game = Гра
cup-least = Людей за столом, щонайменше
cup-most = Людей за столом, щонайбільше
cup-make = Створити турнір
cup-phase-registration = Реєстрація триває
cup-phase-over = Турнір завершено
cup-paused = Призупинено
cup-people =
    { $count ->
        [one] { $count } учасник
        [few] { $count } учасники
       *[other] { $count } учасників
    }
cup-round = Раунд { $round }
cup-round-of = Раунд { $round } з { $rounds }
cup-table = Стіл { $table }
cup-open = ще без результату
cup-seat = Місце
cup-who = Ім’я
cup-gold = Золото
cup-gold-of = Золото: { $name }
cup-byes = У цьому раунді відпочивають: { $names }
cup-standings = Таблиця
cup-place = Позиція
cup-points = Очки
cup-wins = Перемоги
cup-by-gold = порівну очок, менше золота
cup-by-wins = порівну очок і золота, менше перемог
cup-by-opponents = решта порівну, слабші суперники
cup-by-best = решта порівну, менше золота за найкращим столом
cup-by-direct = решта порівну, гірше за спільними столами
cup-by-lot = усе порівну, за жеребом
cup-by-shared = поділене місце
cup-by-stage = вибування
cup-entrants = Хто бере участь
cup-bot = бот: { $level }
cup-not-here = ще не прибули
cup-left = більше не грає
cup-register = Взяти участь
cup-register-late = Грати з наступного раунду
cup-check-in = Я тут
cup-check-in-hint = Доки ви цього не скажете, за вас грає бот.
cup-leave = Вийти з турніру
cup-leave-ask = Справді піти? Повернути тебе може лише організатор.
cup-you-left = Ви вийшли з турніру.
cup-you-in = Ви берете участь як { $name }.
cup-you-rest = У цьому раунді ви відпочиваєте.
cup-my-table = До мого столу: { $table }
cup-my-seat = Ваш стіл { $table }, місце { $seat }.
cup-organise = Організація
cup-next = Жеребкувати раунд { $round }
cup-missing =
    { $count ->
        [one] { $count } стіл ще без результату.
        [few] { $count } столи ще без результату.
       *[other] { $count } столів ще без результату.
    }
cup-pause = Призупинити
cup-resume = Продовжити
cup-finish = Завершити турнір
cup-finish-ask = Справді завершити так, як є?
cup-invite = За цим посиланням реєструються
cup-invite-late = За цим посиланням ще можна приєднатися
cup-names = Імена, по одному в рядку
cup-add = Додати
cup-bot-name = Бот { $number }
cup-is-here = Вже тут
cup-deputise = Зробити заступником
cup-no-deputy = Більше не заступник
cup-drop = Викреслити
cup-drop-ask = Справді викреслити
cup-readmit = Повернути
cup-enter = Ввести результат
cup-correct = Виправити результат
cup-note = Примітка
cup-save = Зберегти
cup-trace = Результати, введені вручну
cup-trace-line = Раунд { $round }, стіл { $table }:
cup-print = Друкувати
cup-wall = На стіну
cup-csv = Таблиця (CSV)
cup-results = Результати (CSV)
cup-json = Поточний стан (JSON)
cup-everything = Усе з усіма іграми (JSON)
cup-seed = Таємне число, з якого взято місця й жереб: { $seed }
cup-commitment = Місця й жереб беруться з таємного числа, яке покажуть наприкінці. Його відбиток (хеш): { $hash }
