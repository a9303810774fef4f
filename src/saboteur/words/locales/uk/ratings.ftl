ratings-hint = Що завершені рейтингові ігри кажуть про людей і ботів. У 95 випадках зі 100 правда лежить у межах смужки.
ratings-kind = Гра
ratings-side = Рейтинг
ratings-side-all = загалом
ratings-side-digger = як золотошукач
ratings-side-saboteur = як саботер
ratings-side-lone = сам за себе
ratings-provisional = попередній
ratings-bot = бот
ratings-games =
    { $count ->
        [one] { $count } гра
        [few] { $count } гри
       *[other] { $count } ігор
    }
ratings-range = { NUMBER($rating, useGrouping: 0) }, між { NUMBER($low, useGrouping: 0) } і { NUMBER($high, useGrouping: 0) }
ratings-half = ± { NUMBER($half, useGrouping: 0) }
ratings-nobody = Тут ще ні в кого немає рейтингу. Позначте «Рейтинговий стіл», коли відкриваєте або шукаєте стіл.
ratings-own = Ваш рейтинг
ratings-own-none = Ваш почнеться з першої рейтингової гри.
ratings-plot = Ваш рейтинг після кожної гри
ratings-numbers = У числах
ratings-game = Гра
