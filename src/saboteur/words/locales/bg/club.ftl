## Страниците на клубовете

club-none = Още не сте в клуб. Който има връзката на клуб, може да отвори страницата му.
club-size =
    { $count ->
        [one] един член
       *[other] { $count } членове
    }
club-next = следваща вечер: { $time }
club-open-tables =
    { $count ->
        [one] маса със свободно място
       *[other] { $count } маси със свободни места
    }
club-found = Основаване на клуб
club-found-go = Основи клуба
club-name = Име на клуба
club-me = Вашето име в клуба
club-text = За какво е
club-door = Кой може да влезе
club-door-open = който има връзката
club-door-ask = когото пусне собственикът или помощник
club-door-shut = засега никой
club-role-owner = собственик
club-role-helper = помощник
club-you-owner = клубът е ваш
club-you-helper = помагате в него
club-you-member = членувате в него
club-join = Стани член
club-ask = Помоли за прием
club-asked = Помолихте за прием. Ще отговори собственикът или помощник.
club-take-back = Оттегли молбата
club-asking = Искат да влязат
club-admit = Приеми
club-refuse = Не сега
club-invite-open = Който има тази връзка, може да стане член.
club-invite-ask = Който има тази връзка, може да помоли за прием.
club-invite-shut = Засега никой не може да влезе.
club-table = Създай маса за клуба
club-table-line = Членовете я виждат тук.
club-evenings = Вечери
club-no-evening = Няма планирана вечер.
club-past =
    { $count ->
        [one] Една минала вечер
       *[other] { $count } минали вечери
    }
club-plan = Планирай вечер
club-plan-go = Планирай
club-when = Начало
club-alone = Започва и върви само
club-cancel = Отмени
club-cancel-ask = Наистина ли да отменя
club-weekly-one = всяка седмица
club-weekly-line = Всяка седмица: { $name } – { $day }, { $time }, с дни за всеки ход.
club-weekly-set = Въведи седмичен бавен турнир
club-weekly-change = Промени седмичния турнир
club-weekly-end = Спри седмичния турнир
club-weekly-end-ask = Наистина ли да спра
club-weekly-hint = Всяка седмица сам започва турнир с дни за всеки ход. Дотогава членовете се записват на страницата му.
club-weekday = Ден
club-time = Час
club-season = Сезон { $number }
club-seasons = Сезони
club-points-line = Всяка вечер носи 100 точки, ако сте пред всички, и 0, ако сте зад всички.
club-best-line =
    { $count ->
        [one] Брои се най-добрата вечер на всеки.
       *[other] Броят се { $count } най-добри вечери на всеки.
    }
club-no-points = В този сезон още няма завършила вечер.
club-by-best = равни точки, по-слаба най-добра вечер
club-by-latest = иначе равни, по-слаба последна вечер
club-by-shared = споделено място
club-new-season = Започни нов сезон
club-count = Колко вечери се броят за всеки
club-count-all = всички
club-members = Членове
club-all = Всички ({ $count })
club-make-helper = Направи помощник
club-no-helper = Вече не е помощник
club-hand-over = Предай клуба на
club-hand-over-ask = Наистина ли да предам клуба на
club-remove = Изключи
club-remove-ask = Наистина ли да изключа
club-away = Изключени ({ $count })
club-let-back = Пусни обратно
club-yourself = Вашето име и поемане на клуба
club-take-over = Поеми клуба
club-take-over-ask = Наистина ли да поема
club-take-over-line = Ако собственикът е изчезнал: след две седмици клубът е ваш, освен ако дотогава собственикът не направи нещо тук.
club-takeover = { $name } поема клуба на { $time }, освен ако преди това собственикът не направи нещо тук.
club-still-here = Още съм тук
club-run = Ръководене на клуба
club-change = Име, текст и кой може да влезе
club-leave = Напусни клуба
club-leave-ask = Наистина ли да напусна?
