## Сторінки клубів

club-none = Ви ще не в клубі. Хто має посилання на клуб, може відкрити його сторінку.
club-size =
    { $count ->
        [one] { $count } учасник
        [few] { $count } учасники
       *[other] { $count } учасників
    }
club-next = наступний вечір: { $time }
club-open-tables =
    { $count ->
        [one] { $count } стіл з вільним місцем
        [few] { $count } столи з вільними місцями
       *[other] { $count } столів з вільними місцями
    }
club-found = Заснувати клуб
club-found-go = Заснувати клуб
club-name = Назва клубу
club-me = Ваше ім’я в клубі
club-text = Про що він
club-door = Хто може вступити
club-door-open = хто має посилання
club-door-ask = кого впустить власник або помічник
club-door-shut = зараз ніхто
club-role-owner = власник
club-role-helper = помічник
club-you-owner = клуб ваш
club-you-helper = ви допомагаєте
club-you-member = ви учасник
club-join = Вступити
club-ask = Попроситися
club-asked = Ви попросилися до клубу. Відповість власник або помічник.
club-take-back = Забрати прохання
club-asking = Хочуть вступити
club-admit = Впустити
club-refuse = Не зараз
club-invite-open = Хто має це посилання, може вступити.
club-invite-ask = Хто має це посилання, може попроситися.
club-invite-shut = Зараз ніхто не може вступити.
club-table = Створити стіл для клубу
club-table-line = Учасники бачать його тут.
club-evenings = Вечори
club-no-evening = Вечорів не заплановано.
club-past =
    { $count ->
        [one] { $count } минулий вечір
        [few] { $count } минулі вечори
       *[other] { $count } минулих вечорів
    }
club-plan = Запланувати вечір
club-plan-go = Запланувати
club-when = Початок
club-alone = Почнеться і йтиме сам
club-cancel = Скасувати
club-cancel-ask = Справді скасувати
club-weekly-one = щотижня
club-weekly-line = Щотижня: { $name } – { $day }, { $time }, на кожен хід дні.
club-weekly-set = Запровадити щотижневий повільний турнір
club-weekly-change = Змінити щотижневий турнір
club-weekly-end = Припинити щотижневий турнір
club-weekly-end-ask = Справді припинити
club-weekly-hint = Щотижня сам починається турнір, де на кожен хід є дні. Доти учасники реєструються на його сторінці.
club-weekday = День
club-time = Час
club-season = Сезон { $number }
club-seasons = Сезони
club-points-line = Кожен вечір дає 100 очок, якщо ви попереду всіх, і 0, якщо позаду всіх.
club-best-line =
    { $count ->
        [one] Рахується { $count } найкращий вечір кожного.
        [few] Рахуються { $count } найкращі вечори кожного.
       *[other] Рахуються { $count } найкращих вечорів кожного.
    }
club-no-points = У цьому сезоні ще жоден вечір не закінчився.
club-by-best = порівну очок, слабший найкращий вечір
club-by-latest = решта порівну, слабший останній вечір
club-by-shared = спільне місце
club-new-season = Почати новий сезон
club-count = Скільки вечорів рахується кожному
club-count-all = усі
club-members = Учасники
club-all = Усі ({ $count })
club-make-helper = Зробити помічником
club-no-helper = Більше не помічник
club-hand-over = Передати клуб:
club-hand-over-ask = Справді передати клуб:
club-remove = Вилучити:
club-remove-ask = Справді вилучити:
club-away = Вилучені ({ $count })
club-let-back = Пустити назад
club-yourself = Ваше ім’я та передача клубу
club-take-over = Перейняти клуб
club-take-over-ask = Справді перейняти
club-take-over-line = Якщо власник зник: за два тижні клуб ваш, якщо доти власник нічого тут не зробить.
club-takeover = { $name } перейме клуб { $time }, якщо доти власник нічого тут не зробить.
club-still-here = Я ще тут
club-run = Керувати клубом
club-change = Назва, текст і хто може вступити
club-leave = Вийти з клубу
club-leave-ask = Справді вийти?
