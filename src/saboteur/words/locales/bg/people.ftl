## Страницата „Познати“ и какво от нея показват други страници

people-hint = Всички, с които сте изиграли игра докрай. Какво решите тук, никой не научава. Докоснете имена, за да създадете маса с тях.
people-none = Още никой. С когото изиграете игра докрай, ще бъде тук.
people-here = тук
people-here-title = Тук сега: с едно докосване създавате маса
people-played =
    { $count ->
        [one] една обща игра, { DATETIME($date, dateStyle: "medium") }
       *[other] { $count } общи игри, последно { DATETIME($date, dateStyle: "medium") }
    }
people-search = Търсене на име
people-like = Обичам да играя с
people-block = Блокирай
people-block-ask = Наистина ли да блокирам
people-unblock = Отблокирай
people-blocked = Блокирани ({ $count })
people-blocked-line = Никога не се срещате в „Намери ми маса“, не чувате нищо един от друг и поканите им не идват.
people-shown = Кой вижда, че сте тук
people-shown-nobody = никой
people-shown-liked = хората, които харесвате
people-shown-known = всички, с които сте играли
people-shown-line = Само че сте тук, никога къде или с кого.
people-together =
    { $count ->
        [one] Създай маса за двама
       *[other] Създай маса с още { $count }
    }
people-play-with = { $name }: създай обща маса
people-invites = { $name } ви кани на маса
people-rematch = { $name } иска да играе пак
people-drop = Не, благодаря
people-invite = Покани познати
people-invite-name = Покани: { $name }
people-invited-name = { $name }: поканата е изпратена
people-all = Всички ({ $count })
people-met = С кого бихте играли пак? Сърцата виждате само вие.
