ratings-hint = Какво казват завършените игри с рейтинг за хората и ботовете. В 95 от 100 случая истината е в рамките на лентата.
ratings-kind = Игра
ratings-side = Рейтинг
ratings-side-all = общо
ratings-side-digger = като златотърсач
ratings-side-saboteur = като саботьор
ratings-side-lone = сам за себе си
ratings-provisional = предварителен
ratings-bot = бот
ratings-games =
    { $count ->
        [one] една игра
       *[other] { $count } игри
    }
ratings-range = { NUMBER($rating, useGrouping: 0) }, между { NUMBER($low, useGrouping: 0) } и { NUMBER($high, useGrouping: 0) }
ratings-half = ± { NUMBER($half, useGrouping: 0) }
ratings-nobody = Тук още никой няма рейтинг. Изберете „Маса с рейтинг“, когато отваряте или търсите маса.
ratings-own = Вашият рейтинг
ratings-own-none = Вашият започва с първата ви игра с рейтинг.
ratings-plot = Рейтингът ви след всяка игра
ratings-numbers = В числа
ratings-game = Игра
