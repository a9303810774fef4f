you-nothing = Тук още няма нищо. Завършете игра и тя ще се запомни.
you-games = Игри
you-won = Победи
you-gold = Злато
you-streak = Победи подред
you-best = най-много { $best }
you-feats = С какво ви познават
you-titles-hint = Една от титлите може да стои до мястото ви, от следващата маса нататък.
you-no-title = Без титла до моето място
you-titles-others = Още за спечелване
you-roles = Вашите джуджета
you-modules = С какво играете
you-met = Най-често играете с
you-history = Вашите игри
you-date = { DATETIME($date, dateStyle: "medium") }
you-share = { $share } победи
you-won-of = { $won } от { $games }
you-line-won =
    { $gold ->
        [one] Победа, { $gold } златен къс
       *[other] Победа, { $gold } златни къса
    }
you-line-lost =
    { $gold ->
        [one] { $gold } златен къс
       *[other] { $gold } златни къса
    }
you-kept = Какво пази този сървър
you-kept-hint = Името, игрите и бележките ви. Без парола, без профил.
you-export = Изтегли
you-forget = Изтрий данните ми
you-forget-sure = Наистина ли да се изтрие всичко за вас? Това не може да се върне.
