## Log

log-round-started = Започва рунд { $round }
log-dwarf-dealt = получава джудже
log-card-drawn = тегли карта
log-card-vetoed = налага вето на картата на { $victim } ({ $what })
log-lays = поставя
log-path-laid = поставя тунел: { $sides } ({ $cell })
log-path-moved = мести последния тунел ({ $from } → { $cell })
log-goal-turned = обръща { $cell }: { $goal }
log-tunnel-turned = обръща покрит тунел: { $sides } ({ $cell })
log-chest-opened = отваря { $cell }: { $chest }
log-card-set = поставя картата така: { $sides } ({ $cell })
log-card-set-up = В средата лежи тунел: { $sides } ({ $cell })
log-large-reached = стига преди всички до: { $place }
log-tool-broken = чупи { $tool } на { $name }
log-tool-broken-own = си чупи { $tool }
log-tool-mended = ремонтира { $tool } на { $name }
log-tool-mended-own = си ремонтира { $tool }
log-rock-fell = играе свлачище ({ $cell })
log-rock-fell-chest = играе свлачище: едно покрито ковчеже изчезна, без някой да го види ({ $cell })
log-map-read = поглежда тайно { $cell }
log-passed =
    { $count ->
        [one] пасува и изчиства една карта
       *[other] пасува и изчиства { $count } карти
    }
log-front-dropped = изчиства две карти и се отървава от „{ $front }“
log-front-laid = играе „{ $front }“ върху { $name }
log-front-laid-own = играе „{ $front }“
log-front-removed = маха „{ $front }“ пред { $name }
log-front-removed-own = маха своята карта „{ $front }“
log-dwarf-inspected = поглежда джуджето на { $name }
log-dwarf-changed = има ново джудже ({ $why })
log-hands-swapped = разменя картите си с { $name }
log-hand-got = получава при размяната
log-hand-lost = получава от вас при размяната
log-goals-handled = взема { $cell } и { $other } и ги връща
log-swapped = разменени
log-not-swapped = неразменени
log-card-kept = запазва една карта
log-way-turned = обръща реда на игра
log-toll-placed = поставя миньор да пази поле ({ $cell })
log-toll-asked = пита { $name } за таксата ({ $cell })
log-toll-agreed = казва „да“ за таксата ({ $cell })
log-toll-refused = казва „не“ за таксата ({ $cell })
log-toll-paid = плаща таксата на { $name } ({ $cell })
log-toll-free = пуска картата без такса ({ $cell })
log-toll-gone = Миньорът си тръгва ({ $cell })
log-gold-gained =
    { $amount ->
        [one] получава { $amount } златен къс ({ $why })
       *[other] получава { $amount } златни къса ({ $why })
    }
log-gold-lost =
    { $amount ->
        [one] губи { $amount } златен къс ({ $why })
       *[other] губи { $amount } златни къса ({ $why })
    }
log-gold-taken = взема карта със злато
log-gold-seen = получава карти със злато
log-purse = вече има
log-goal-moved = мести { $cell } с едно поле по-далеч от старта
log-card-taken = взема карта от { $name }
log-pile-buried =
    { $count ->
        [one] заравя една карта от тестето за теглене
       *[other] заравя { $count } карти от тестето за теглене
    }
log-discards-shuffled = разбърква изчистените карти
log-round-ended = Рундът свърши. { $ending }
log-dwarf-shown = беше { $role }
log-spare-shown = Джуджето, което никой нямаше: { $role }.
log-goal-shown = Необърната остана { $cell }: { $goal }.
log-robbed = краде един златен къс от { $name }
log-game-ended = Край на играта
log-purse-shown =
    { $gold ->
        [one] има { $gold } златен къс
       *[other] има { $gold } златни къса
    }
why-trove = съкровищница
why-draw-three = ковчеже
why-dig-discards = ковчеже
why-hat-swap = смяна на шапките
why-wardrobe = отдел костюми
why-tunnel-party = тунелно парти
why-sack = чувалче със злато
why-dragon = дракон
why-chest = ковчеже
why-win = за победата
why-crystals = за кристали
why-toll = такса
why-start = в началото
ending-treasure = Съкровището е достигнато.
ending-hands-empty = Всички ръце са празни.
ending-all-passed = Всички са пасували.
ending-spider = Гигантският паяк е на свобода!
news-seat-taken = { $name } сяда
news-seat-left = { $name } става
news-bot-took-over = отсъства – играе бот
news-seat-back = се върна
news-seat-nudged = няма повече време
news-seat-replaced = { $name } поема завинаги
news-host-changed = вече е домакин
news-paused = Играта е на пауза
news-goes-on = Играта продължава
news-server-restarted = Сървърът за малко го нямаше; нищо не е загубено

## Talk

say-goal-is = Казвам ви: { $cell } е { $goal }
say-goal-is-not = Казвам ви: { $cell } не е { $goal }
say-chest-holds = Казвам ви: { $cell } крие: { $chest }
say-suspect = Мисля, че { $name } е { $role }
say-trust = Вярвам на { $name }
say-i-am = Аз съм { $role }
say-please-mend = Моля, ремонтирайте { $tool } на { $name }
say-please-free = Моля, освободете { $name }
say-please-break = Моля, счупете инструмент на { $name }
say-please-read = Моля, погледнете { $cell }
say-please-dig = Моля, копайте към: { $cell }
say-why-that = Защо точно това, { $name }?
feel-yes = Да
feel-no = Не
feel-thanks = Благодаря
feel-sorry = Извинявай
feel-wait = Чакай!
feel-hello = Здрасти
feel-good-luck = Успех
feel-well-played = Добре изиграно
feel-laugh = Ха-ха!
feel-surprise = О!
feel-doubt = Хм…
feel-angry = Грр!
talk-about-seat = За играч
talk-about-goal = За цел
talk-short = Бързи думи
talk-text = Кажете нещо
send = Изпрати
mark-none = без знак
mark-trusted = доверие
mark-unsure = несигурно
mark-suspected = подозрение
suspicion = Вашите знаци
suspicion-hint = Само вие ги виждате.
notes = Бележки
note-goal = { $cell } е { $goal }
note-chest = { $cell }: { $chest }
note-dwarf = { $name } е { $role }
note-swap = { $cell } и { $other }: { $swapped }
note-turn = ход { $turn }
note-uncertain = може да се е променило оттогава
dwarfs-in-play =
    { $spare ->
        [0] Всички джуджета са раздадени.
        [one] Едно джудже е оставено настрана, без да го е видял някой.
       *[other] { $spare } джуджета са оставени настрана, без да ги е видял някой.
    }
