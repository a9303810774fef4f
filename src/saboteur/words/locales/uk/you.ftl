you-nothing = Тут поки нічого немає. Дограйте гру, і вона запам’ятається.
you-games = Ігри
you-won = Перемоги
you-gold = Золото
you-streak = Перемог поспіль
you-best = найбільше { $best }
you-feats = Чим ви відомі
you-titles-hint = Один із титулів може стояти біля вашого місця, від наступного столу.
you-no-title = Без титулу біля мого місця
you-titles-others = Ще можна здобути
you-roles = Ваші гноми
you-modules = З чим ви граєте
you-met = Ваші найчастіші співгравці
you-history = Ваші ігри
you-date = { DATETIME($date, dateStyle: "medium") }
you-share = { $share } перемог
you-won-of = { $won } з { $games }
you-line-won =
    { $gold ->
        [one] Перемога, { $gold } золотий
        [few] Перемога, { $gold } золоті
       *[other] Перемога, { $gold } золотих
    }
you-line-lost =
    { $gold ->
        [one] { $gold } золотий
        [few] { $gold } золоті
       *[other] { $gold } золотих
    }
you-kept = Що зберігає цей сервер
you-kept-hint = Ваше ім’я, ігри та нотатки. Без пароля, без облікового запису.
you-export = Завантажити
you-forget = Видалити мої дані
you-forget-sure = Справді видалити все про вас? Це не можна скасувати.
feat-champion = Чемпіон
feat-champion-how = одноосібна перемога в грі
feat-every-round = Ніколи з порожніми руками
feat-every-round-how = золото в кожному раунді гри
feat-found = Шукач золота
feat-found-how = дістатися золота
feat-found-alone = Лише для мене
feat-found-alone-how = дістатися золота гномом, який грає сам за себе
feat-hidden = Усіх обдурено
feat-hidden-how = виграти раунд саботером, і щоб ніхто не зламав вам інструмента
feat-lone-saboteur = Один проти всіх
feat-lone-saboteur-how = виграти раунд єдиним саботером
feat-rich = Повні мішки
feat-rich-how = мати десять або більше золотих наприкінці гри
feat-helper = Добрий сусід
feat-helper-how = відремонтувати три або більше чужих інструментів за гру
feat-reader = Розвідник
feat-reader-how = зіграти три або більше карт розвідки за гру
feat-detective = Добрий нюх
feat-detective-how = вказати на саботера в кожному голосуванні гри
feat-veto = Не пройде
feat-veto-how = зупинити карту за допомогою вето
feat-believed = Тричі повірили
feat-believed-how = щонайменше тричі за гру саботеру сказали, що довіряють
feat-veteran = Бувалий гравець
feat-veteran-how = сто завершених ігор
feat-perfect-day = Бездоганний день
feat-perfect-day-how = сто очок у шахті дня
feat-week = Тиждень під землею
feat-week-how = шахта дня сім днів поспіль
feat-month = Місяць під землею
feat-month-how = шахта дня тридцять днів поспіль
