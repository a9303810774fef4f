## Log

log-round-started = Започва рунд { $round }
log-dwarf-dealt = получава джудже
log-card-drawn = тегли карта
log-lays = поставя
log-path-laid = поставя тунел: { $sides } ({ $cell })
log-goal-turned = обръща { $cell_goal }: { $goal }
log-card-set = поставя картата така: { $sides } ({ $cell })
log-large-reached = стига преди всички до: { $place }
log-passed =
    { $count ->
        [one] пасува и изчиства една карта
       *[other] пасува и изчиства { $count } карти
    }
log-dwarf-inspected = поглежда джуджето на { $name }
log-dwarf-inspected-you = поглежда вашето джудже
log-dwarf-changed = има ново джудже ({ $why })
log-card-kept = запазва една карта
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
log-purse = брои златото си
log-secret-told = научава тайна
log-round-ended = Рундът свърши. { $ending }
log-dwarf-shown = беше { $role }
log-spare-shown = Отделеното джудже: { $role }.
log-goal-shown = Необърната остана { $cell }: { $goal }.
log-game-ended = Край на играта
log-purse-shown =
    { $gold ->
        [one] има { $gold } златен къс
       *[other] има { $gold } златни къса
    }
why-win = за победата
why-start = в началото
ending-treasure = Съкровището е достигнато.
ending-hands-empty = Всички ръце са празни.
ending-all-passed = Всички са пасували.
news-seat-taken = { $name } сяда
news-seat-left = { $name } става
news-bot-took-over = отсъства – играе бот
news-seat-back = се върна
news-seat-nudged = изчерпа времето си за ход
news-seat-replaced = { $name } поема завинаги място { $number }
news-host-changed = вече е домакин
news-paused = Играта е на пауза
news-goes-on = Играта продължава
news-server-restarted = Сървърът за малко го нямаше; нищо не е загубено
news-vote-opened = Половината тесте го няма: кой е саботьор? Посочете някого тайно
news-votes-shown = Гласуване: { $votes }
vote-nobody = никой

## Talk

say-goal-is = Казвам ви: { $cell } е { $goal }
say-goal-is-not = Казвам ви: { $cell } не е { $goal }
say-suspect = Мисля, че { $name } е { $role }
say-suspect-you = Мисля, че вие сте { $role }
say-trust = Вярвам на { $name }
say-trust-you = Вярвам ви
say-i-am = Аз съм { $role }
say-please-dig = Моля, копайте към: { $cell }
say-why-that = Защо точно това, { $name }?
say-why-that-you = Защо точно това?
say-please-mend-own = Моля, ремонтирайте ми { $tool }
say-please-free-own = Моля, освободете ме
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
talk-short = Бързи реплики
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
note-deduced = { $cell } може да е само съкровището
note-dwarf = { $name } е { $role }
note-turn = ход { $turn }
note-uncertain = може да се е променило оттогава
dwarfs-in-play =
    { $spare ->
        [0] Всички джуджета са раздадени.
        [one] Едно джудже е оставено настрана, без да го е видял някой.
       *[other] { $spare } джуджета са оставени настрана, без да ги е видял някой.
    }
