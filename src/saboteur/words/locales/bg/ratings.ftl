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
ratings-range = { $rating }, между { $low } и { $high }
ratings-half = ± { $half }
ratings-nobody = Тук още никой няма рейтинг. Избери „Маса с рейтинг“, когато отваряш или търсиш маса.
ratings-own = Твоят рейтинг
ratings-own-none = Твоят започва с първата ти игра с рейтинг.
ratings-plot = Рейтингът ти след всяка игра
ratings-numbers = В числа
ratings-game = Игра
