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
