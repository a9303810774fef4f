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
feat-believed = Три пъти повярвано
feat-believed-how = поне три пъти в една игра са заявили доверие на саботьор
feat-veteran = Стара кримка
feat-veteran-how = сто завършени игри
feat-perfect-day = Съвършен ден
feat-perfect-day-how = сто точки в мината на деня
feat-week = Седмица под земята
feat-week-how = мината на деня седем дни подред
feat-month = Месец под земята
feat-month-how = мината на деня тридесет дни подред
