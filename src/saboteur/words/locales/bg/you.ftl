you-nothing = Тук още няма нищо. Завършете игра и тя ще се запомни.
you-games = Игри
you-won = Победи
you-gold = Злато
you-streak = Победи подред
you-best = най-много { $best }
you-feats = С какво ви познават
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
feat-champion = Шампион
feat-champion-how = самостоятелна победа в игра
feat-every-round = Никога с празни ръце
feat-every-round-how = злато във всеки рунд на игра
feat-found = Търсач на съкровища
feat-found-how = достигнато съкровище
feat-found-alone = Само за мен
feat-found-alone-how = съкровище, достигнато с джудже, което играе само за себе си
feat-hidden = Всички бяха измамени
feat-hidden-how = рунд, спечелен като саботьор, без някой да счупи ваш инструмент
feat-lone-saboteur = Сам срещу всички
feat-lone-saboteur-how = рунд, спечелен като единствен саботьор
feat-rich = Пълни торби
feat-rich-how = десет или повече златни къса в края на игра
feat-helper = Добър съсед
feat-helper-how = три или повече ремонтирани чужди инструмента в една игра
feat-reader = Познавач на схеми
feat-reader-how = три или повече изиграни схеми в една игра
feat-detective = Добър нюх
feat-detective-how = посочен саботьор при всяко гласуване в играта
feat-veto = Не минава
feat-veto-how = карта, спряна с вето
