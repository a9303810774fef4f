## Log
log-round-started = Починається раунд { $round }
log-dwarf-dealt = отримує гнома
log-card-drawn = добирає
log-card-vetoed = накладає вето: { $victim } ({ $what })
log-path-laid = викладає тунель на { $cell } ({ $sides })
log-path-moved = переміщує останній тунель з { $from } на { $cell }
log-goal-turned = відкриває мету на { $cell }: { $goal }
log-chest-opened = відкриває скриню на { $cell }: { $chest }
log-large-reached = приходить першим: { $place }
log-tool-broken = { $tool } → { $name }
log-tool-mended = { $tool } → { $name }
log-rock-fell = обвал на { $cell }
log-map-read = таємно дивиться { $cell }
log-passed = пропускає хід, скидає { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
  }
log-front-dropped = скидає дві карти, прибирає: { $front }
log-front-laid = { $front } → { $name }
log-front-removed = прибирає: { $front } ({ $name })
log-dwarf-inspected = дивиться гнома: { $name }
log-dwarf-changed = має нового гнома
log-hands-swapped = обмінюється руками: { $name }
log-goals-handled = бере цілі { $cell } і { $other }
log-swapped = поміняно
log-not-swapped = залишено
log-card-kept = залишає одну карту
log-way-turned = розвертає порядок ходів
log-toll-placed = ставить гнома-митника стерегти { $cell }
log-toll-asked = просить заплатити за { $cell }: { $name }
log-toll-agreed = погоджується заплатити за { $cell }
log-toll-refused = відмовляється платити за { $cell }
log-toll-paid = платить: { $name }
log-toll-gone = Гном-митник біля { $cell } іде геть
log-gold-gained = отримує золото: { $amount } ({ $why })
log-gold-lost = віддає золото: { $amount } ({ $why })
log-gold-taken = бере карту скарбів
log-gold-seen = отримує карти скарбів
log-purse = гаманець
log-goal-moved = переміщує мету з { $from } на { $cell }
log-card-taken = бере карту: { $name }
log-pile-buried = ховає з колоди добору { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
  }
log-discards-shuffled = тасує скид
log-round-ended = Кінець раунду: { $ending }
log-dwarf-shown = роль: { $role }
log-spare-shown = Відкладений гном: { $role }
log-goal-shown = Мета на { $cell }: { $goal }
log-robbed = краде один золотий: { $name }
log-game-ended = Кінець гри
log-purse-shown = має золота: { $gold }
why-trove = сховище
why-draw-three = скриня
why-dig-discards = скриня
why-hat-swap = обмін ковпаками
why-wardrobe = підземна шафа
why-tunnel-party = підземна вечірка
why-sack = торбинка із золотом
why-dragon = дракон
why-chest = скриня
why-win = перемога
why-crystals = кристали
why-toll = мито
why-start = початок
ending-treasure = золото знайдено
ending-hands-empty = усі руки порожні
ending-all-passed = усі пропустили хід
ending-spider = павук-гігант
news-seat-taken = { $name } сідає
news-seat-left = { $name } встає
news-bot-took-over = відсутній: грає бот
news-seat-back = знову тут
news-seat-nudged = більше не має часу
news-seat-replaced = { $name } замінює назавжди
news-host-changed = тепер господар
news-paused = Гру призупинено
news-goes-on = Гра триває
news-server-restarted = Сервер ненадовго зникав

## Talk
say-goal-is = Мета на { $cell }: { $goal }
say-goal-is-not = Мета на { $cell } – не { $goal }
say-chest-holds = У скрині на { $cell }: { $chest }
say-suspect = Підозрюю: { $name } – { $role }
say-trust = Довіряю: { $name }
say-i-am = Я – { $role }
say-please-mend = Прошу ремонт для { $name }: { $tool }
say-please-free = Прошу звільнити: { $name }
say-please-break = Прошу зламати інструмент: { $name }
say-please-read = Прошу глянути { $cell }
say-please-dig = Прошу копати біля { $cell }
say-why-that = Чому так, { $name }?
feel-yes = Так
feel-no = Ні
feel-thanks = Дякую
feel-sorry = Вибачте
feel-wait = Зачекайте
feel-hello = Вітаю
feel-good-luck = Щасти
feel-well-played = Гарна гра
feel-laugh = Ха-ха!
feel-surprise = О!
feel-doubt = Гм …
feel-angry = Грр!
talk-about-seat = Про когось
talk-about-goal = Про мету
talk-short = Коротко
talk-text = Сказати щось
send = Надіслати
mark-none = без позначки
mark-trusted = довіра
mark-unsure = непевно
mark-suspected = підозра
suspicion = Ваші позначки
suspicion-hint = Їх бачите лише ви.
notes = Нотатки
note-goal = Мета { $cell }: { $goal }
note-chest = Скриня { $cell }: { $chest }
note-dwarf = { $name }: { $role }
note-swap = Цілі { $cell } і { $other }: { $swapped }
note-turn = хід { $turn }
note-uncertain = могло змінитися
dwarfs-in-play = { $spare ->
    [0] Усіх гномів роздано.
    [one] { $spare } гном лежить осторонь долілиць.
    [few] { $spare } гноми лежать осторонь долілиць.
   *[other] { $spare } гномів лежать осторонь долілиць.
  }
