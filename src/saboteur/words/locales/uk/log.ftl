## Log

log-round-started = Починається раунд { $round }
log-dwarf-dealt = отримує гнома
log-card-drawn = добирає карту
log-card-vetoed = накладає вето на карту гравця { $victim } ({ $what })
log-lays = кладе
log-path-laid = викладає тунель: { $sides } ({ $cell })
log-path-moved = переміщує останній тунель ({ $from } → { $cell })
log-goal-turned = відкриває { $cell }: { $goal }
log-tunnel-turned = відкриває закритий тунель: { $sides } ({ $cell })
log-chest-opened = відкриває { $cell }: { $chest }
log-card-set = кладе карту так: { $sides } ({ $cell })
log-card-set-up = Посередині лежить тунель: { $sides } ({ $cell })
log-large-reached = дістається раніше за всіх: { $place }
log-tool-broken = ламає { $tool } гравцеві { $name }
log-tool-broken-own = ламає собі { $tool }
log-tool-mended = ремонтує { $tool } гравцеві { $name }
log-tool-mended-own = ремонтує собі { $tool }
log-rock-fell = грає обвал ({ $cell })
log-rock-fell-chest = грає обвал: закрита скриня зникла, її ніхто не бачив ({ $cell })
log-map-read = таємно дивиться на { $cell }
log-passed =
    пропускає хід, скидає { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }
log-front-dropped = скидає дві карти й позбувається карти «{ $front }»
log-front-laid = грає «{ $front }» на гравця { $name }
log-front-laid-own = грає «{ $front }»
log-front-removed = прибирає карту «{ $front }» у гравця { $name }
log-front-removed-own = прибирає власну карту «{ $front }»
log-dwarf-inspected = дивиться на гнома гравця { $name }
log-dwarf-changed = має нового гнома ({ $why })
log-hands-swapped = обмінюється картами з гравцем { $name }
log-hand-got = отримує під час обміну
log-hand-lost = отримує від вас під час обміну
log-goals-handled = бере { $cell } й { $other } і кладе назад
log-swapped = поміняно місцями
log-not-swapped = не поміняно
log-card-kept = залишає одну карту
log-way-turned = розвертає порядок ходів
log-toll-placed = ставить гнома-митника стерегти клітинку ({ $cell })
log-toll-asked = питає гравця { $name } про мито ({ $cell })
log-toll-agreed = каже «так» щодо мита ({ $cell })
log-toll-refused = каже «ні» щодо мита ({ $cell })
log-toll-paid = платить мито гравцеві { $name } ({ $cell })
log-toll-free = пропускає карту без мита ({ $cell })
log-toll-gone = Гном-митник іде геть ({ $cell })
log-gold-gained =
    { $amount ->
        [one] отримує { $amount } золотий ({ $why })
        [few] отримує { $amount } золоті ({ $why })
       *[other] отримує { $amount } золотих ({ $why })
    }
log-gold-lost =
    { $amount ->
        [one] втрачає { $amount } золотий ({ $why })
        [few] втрачає { $amount } золоті ({ $why })
       *[other] втрачає { $amount } золотих ({ $why })
    }
log-gold-taken = бере карту скарбів
log-gold-seen = отримує карти скарбів
log-purse = тепер має
log-goal-moved = відсуває { $cell } на клітинку далі від початку
log-card-taken = бере карту в гравця { $name }
log-pile-buried =
    { $count ->
        [one] закопує { $count } карту з колоди добору
        [few] закопує { $count } карти з колоди добору
       *[other] закопує { $count } карт із колоди добору
    }
log-discards-shuffled = тасує скид
log-round-ended = Раунд закінчено. { $ending }
log-dwarf-shown = – розкрита роль: { $role }
log-spare-shown = Гном, якого ніхто не мав: { $role }.
log-goal-shown = Невідкритою лишилася { $cell }: { $goal }.
log-robbed = краде один золотий у гравця { $name }
log-game-ended = Кінець гри
log-purse-shown =
    { $gold ->
        [one] має { $gold } золотий
        [few] має { $gold } золоті
       *[other] має { $gold } золотих
    }
why-trove = сховище
why-draw-three = скриня
why-dig-discards = скриня
why-hat-swap = обмін ковпаками
why-wardrobe = підземна шафа
why-tunnel-party = підземна вечірка
why-sack = торбинка із золотом
why-dragon = дракон
why-chest = скриня
why-win = за перемогу
why-crystals = за кристали
why-toll = мито
why-start = на початку
ending-treasure = Золото знайдено.
ending-hands-empty = Усі руки порожні.
ending-all-passed = Усі пропустили хід.
ending-spider = Павук-гігант вирвався!
news-seat-taken = { $name } сідає
news-seat-left = { $name } встає
news-bot-took-over = не на місці: грає бот
news-seat-back = знову тут
news-seat-nudged = вичерпує час
news-seat-replaced = { $name } замінює назавжди
news-host-changed = тепер господар
news-paused = Гру призупинено
news-goes-on = Гра триває
news-server-restarted = Сервер ненадовго зникав; нічого не втрачено

## Talk

say-goal-is = Кажу вам: { $cell } – { $goal }
say-goal-is-not = Кажу вам: { $cell } – не { $goal }
say-chest-holds = Кажу вам: { $cell } ховає: { $chest }
say-suspect = Думаю, що { $name } – { $role }
say-trust = Довіряю гравцеві { $name }
say-i-am = Я – { $role }
say-please-mend = Прошу відремонтувати { $tool } гравцеві { $name }
say-please-free = Прошу звільнити гравця { $name }
say-please-break = Прошу зламати інструмент гравцеві { $name }
say-please-read = Прошу подивитися на { $cell }
say-please-dig = Прошу копати сюди: { $cell }
say-why-that = Навіщо це, { $name }?
feel-yes = Так
feel-no = Ні
feel-thanks = Дякую
feel-sorry = Вибач
feel-wait = Зачекай!
feel-hello = Привіт
feel-good-luck = Щасти
feel-well-played = Добре зіграно
feel-laugh = Ха-ха!
feel-surprise = О!
feel-doubt = Гм…
feel-angry = Грр!
talk-about-seat = Про гравця
talk-about-goal = Про карту мети
talk-short = Швидкі слова
talk-text = Сказати щось
send = Надіслати
mark-none = без позначки
mark-trusted = довіра
mark-unsure = непевно
mark-suspected = підозра
suspicion = Ваші позначки
suspicion-hint = Їх бачите лише ви.
notes = Нотатки
note-goal = { $cell } – { $goal }
note-chest = { $cell }: { $chest }
note-dwarf = { $name } – { $role }
note-swap = { $cell } і { $other }: { $swapped }
note-turn = хід { $turn }
note-uncertain = могло відтоді змінитися
dwarfs-in-play =
    { $spare ->
        [0] Усіх гномів роздано.
        [one] { $spare } гном лежить осторонь, його ніхто не бачив.
        [few] { $spare } гноми лежать осторонь, їх ніхто не бачив.
       *[other] { $spare } гномів лежить осторонь, їх ніхто не бачив.
    }
