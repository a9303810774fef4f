## Log

log-round-started = Починається раунд { $round }
log-dwarf-dealt = отримує гнома
log-card-drawn = добирає карту
log-lays = кладе
log-path-laid = викладає тунель: { $sides } ({ $cell })
log-goal-turned = відкриває { $cell_goal }: { $goal }
log-card-set = кладе карту так: { $sides } ({ $cell })
log-large-reached = дістається раніше за всіх: { $place }
log-passed =
    пропускає хід, скидає { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }
log-dwarf-inspected = дивиться на гнома гравця { $name }
log-dwarf-inspected-you = дивиться на вашого гнома
log-dwarf-changed = має нового гнома ({ $why })
log-card-kept = залишає одну карту
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
log-purse = рахує своє золото
log-secret-told = дізнається таємницю
log-round-ended = Раунд закінчено. { $ending }
log-dwarf-shown = розкриває роль: { $role }
log-spare-shown = Відкладений гном: { $role }.
log-goal-shown = Невідкритою лишилася { $cell }: { $goal }.
log-game-ended = Кінець гри
log-purse-shown =
    { $gold ->
        [one] має { $gold } золотий
        [few] має { $gold } золоті
       *[other] має { $gold } золотих
    }
why-win = за перемогу
why-start = на початку
ending-treasure = Золото знайдено.
ending-hands-empty = Усі руки порожні.
ending-all-passed = Усі пропустили хід.
news-seat-taken = { $name } сідає
news-seat-left = { $name } встає
news-bot-took-over = не на місці: грає бот
news-seat-back = знову тут
news-seat-nudged = не встигає: час на хід вийшов
news-seat-replaced = { $name } назавжди займає місце { $number }
news-host-changed = тепер господар
news-paused = Гру призупинено
news-goes-on = Гра триває
news-server-restarted = Сервер ненадовго зникав; нічого не втрачено
news-vote-opened = Половини колоди вже нема: хто саботер? Таємно вкажіть на когось
news-votes-shown = Голосування: { $votes }
vote-nobody = ніхто

## Talk

say-goal-is = Кажу вам: { $cell } – { $goal }
say-goal-is-not = Кажу вам: { $cell } – не { $goal }
say-suspect = Думаю, що { $name } – { $role }
say-suspect-you = Думаю, що ви – { $role }
say-trust = Довіряю гравцеві { $name }
say-trust-you = Довіряю вам
say-i-am = Я – { $role }
say-please-dig = Будь ласка, копайте сюди: { $cell }
say-why-that = Навіщо це, { $name }?
say-why-that-you = Навіщо це?
say-please-mend-own = Будь ласка, відремонтуйте мені { $tool }
say-please-free-own = Будь ласка, звільніть мене
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
talk-short = Швидкі фрази
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
note-deduced = { $cell } – це може бути лише скарб
note-dwarf = { $name } – { $role }
note-turn = хід { $turn }
note-uncertain = могло відтоді змінитися
dwarfs-in-play =
    { $spare ->
        [0] Усіх гномів роздано.
        [one] { $spare } гном лежить осторонь, його ніхто не бачив.
        [few] { $spare } гноми лежать осторонь, їх ніхто не бачив.
       *[other] { $spare } гномів лежить осторонь, їх ніхто не бачив.
    }
