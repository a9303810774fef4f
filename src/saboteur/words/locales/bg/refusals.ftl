## Защо нещо не може

refusal-technical = Не се получи. Презаредете страницата и опитайте пак.
refusal-game-over = Играта свърши.
refusal-not-asked = Не сте на ход.
refusal-wrong-question = Първо отговорете: { $question }
refusal-wrong-turn = Това не може да направите в своя ход. Вето например тогава може само да изчистите.
refusal-wrong-number = С толкова карти не може ({ $number }).
refusal-blocked = Със счупен инструмент или в капан не може да поставяте тунели.
refusal-cell-taken = Там вече има карта ({ $cell }).
refusal-touches-nothing = Тунелът трябва да се допира до мрежата: до него няма открита карта ({ $cell }).
refusal-does-not-fit = Не пасва: { $side } страна не отговаря на съседната карта. Опитайте да завъртите картата.
refusal-not-joined = Оттам никой тунел не води обратно до старта ({ $cell }).
refusal-no-gold = { $seat } няма злато.
refusal-own-seat = Изберете някой друг, не себе си.
refusal-already-there = Същата карта вече е там.
refusal-nothing-there = Там няма такава карта.
refusal-fixed-card = Тази карта не може да се махне ({ $cell }).
refusal-goal-open = Вече е с лицето нагоре: { $cell }.
refusal-same-cell = Изберете две различни полета.
refusal-not-reached = Там нищо не е достигнато ({ $cell }).
refusal-empty-hand = { $seat } няма карти.
refusal-setup = Тези избори не вървят заедно.
refusal-no-table = Няма такава маса.
refusal-no-code = Никоя отворена маса няма този код.
refusal-protocol = Страницата е остаряла. Презаредете я.
refusal-no-spectators = Тази маса не допуска зрители.
refusal-spectators-full = Няма място за още зрители.
refusal-no-move = Връзката вече е използвана или е твърде стара.
refusal-not-found = Тук няма нищо.
refusal-too-fast = Твърде много наведнъж. Изчакайте малко.
refusal-door-locked = Домакинът не пуска повече никого.
refusal-sent-away = Домакинът ви отпрати от тази маса.
refusal-banned = Операторът засега не ви позволява да играете тук.
refusal-muted = Засега не може да пишете тук.
refusal-bad-words = Една от тези думи не е позволена на този сървър.
refusal-table-full = Всички места са заети.
refusal-table-closed = Тази маса е затворена.
refusal-already-seated = Вече седите на тази маса.
refusal-not-seated = Нямате място на тази маса.
refusal-seat-taken = Там вече седи някой: { $seat }
refusal-seat-empty = Там няма никого: { $seat }
refusal-not-host = Само домакинът може това.
refusal-host-seat = Домакинът не може да бъде отстранен.
refusal-no-person = Там не седи човек.
refusal-empty-seats = Всички места трябва да са заети; ботове могат да запълнят празните.
refusal-seats-taken = Заети места: { $taken }, твърде много за { $seats }.
refusal-colour-taken = Този цвят вече е на { $name }.
refusal-no-character = Няма такъв герой.
refusal-character-taken = { $name } вече седи тук.
refusal-no-change = Нищо не се е променило.
refusal-wrong-phase =
    Това може само { $phase ->
        [lobby] преди играта
        [playing] по време на играта
       *[over] след играта
    }.
refusal-bad-name = Името трябва да има от 1 до { $most } знака.
refusal-bad-text = Напишете нещо, най-много { $most } знака.
refusal-bad-link = Връзката започва с https:// и има най-много { $most } знака.
refusal-too-many-tables = Сървърът е пълен. Опитайте по-късно.
refusal-paused = Играта е на пауза.
refusal-stale = Твърде късно: играта вече продължи.
refusal-away = Бот играе вместо вас. Първо докоснете „Върнах се“.
refusal-already-away = Бот вече играе вместо вас.
refusal-not-away = Сега играете вие, а не бот.
refusal-answered = Вече отговорихте.
refusal-read-along = Играете в друг раздел или на друго устройство.
refusal-chat-off = Домакинът допуска само бързи реплики.
refusal-rematch-open = Новата маса вече е отворена.
refusal-not-over = Едва след играта.
refusal-phrase-length = Фразата за връщане има { $most } думи. Тези са { $given }.
refusal-phrase-word =
    { $near ->
        [none] Дума { $number }, „{ $word }“, не е в никоя фраза.
       *[other] Дума { $number }, „{ $word }“, не е в никоя фраза. Може би „{ $near }“?
    }
refusal-phrase-order = Всички думи съществуват, но не като една фраза. Проверете всяка дума и реда им.
refusal-no-phrase = Никой тук няма тази фраза. По-новата фраза отменя старата.
refusal-no-passkeys = Ключовете за достъп работят само през https. Ползвайте фраза за връщане.
refusal-bad-passkey = Ключът за достъп не сработи. Опитайте пак.
refusal-unknown-passkey = Този сървър не познава този ключ за достъп.
refusal-passkeys-full = Имате { $most } ключа за достъп. Първо премахнете един.
refusal-played-here = Това устройство има свои игри ({ $count }, като { $name }).
refusal-match-seats = На такава маса играят от { $fewest } до { $most } души.
refusal-rated-fixed = Тук вече седят други хора: сега не може да се променя дали играта се брои за рейтинга.
refusal-notify-off = Този сървър не може да изпраща такива съобщения.
refusal-bad-webhook = Това не е https адрес.
refusal-bad-email = Това не е имейл адрес.
refusal-bad-confirmation = Кодът е грешен или твърде стар.
refusal-bad-push = Този браузър не може да получава известия.
refusal-busy = Масата е заета. Опитайте след малко.
refusal-unavailable = Сега не става. Опитайте пак.
refusal-elsewhere = Масата се мести. Опитайте след малко.
refusal-module-missing = На тази маса се играе с модул, който сега липсва на сървъра. Нищо не е изгубено: щом модулът се върне, играта продължава.
refusal-store = Сървърът сега не може да запише нищо. Опитайте пак.
refusal-store-full = Сървърът е пълен. Нищо не се промени.
refusal-moved = Масата се премести: свързване отново.
refusal-idle = Известно време нямаше никого: свързване отново.
refusal-slow = Връзката беше твърде бавна: свързване отново.
refusal-silent = От вас не се чу нищо: свързване отново.
refusal-round-over = Рундът свърши.
refusal-guesses-locked = Предположенията ви вече са заключени.
refusal-no-vote = Сега не се гласува.
refusal-vote-over = Късно: гласуването в този рунд приключи.
refusal-voted = Вече посочихте някого.
refusal-not-alone = Съвет има само когато играете сами с ботове.
refusal-judge-off = Този сървър не оценява игри.
side-north = горната
side-east = дясната
side-south = долната
side-west = лявата

## Защо не може да се играе така

clash-one-foundation = Изберете точно една основна игра (сега: { $count }).
clash-other-foundation = { $module } върви само с { $foundation }.
clash-modules-clash = { $module } и { $other } не вървят заедно.
clash-module-seats = { $module } е за { $fewest } до { $most } места, не за { $seats }.
clash-option-clash = „{ $option }“ не върви с { $module }.
clash-cell-clash = { $module } и { $other } искат едно и също поле ({ $cell }).
clash-start = стартът
clash-goals = целите
refusal-no-tournament = Няма такъв турнир.
refusal-tournament-over = Турнирът приключи.
refusal-tournament-full = Турнирът е пълен.
refusal-tournament-paused = Турнирът е на пауза.
refusal-not-organiser = Това могат само организаторът и заместниците му.
refusal-needs-link = Хората се записват сами чрез връзката; тук се добавят само ботове.
refusal-no-device = Заместникът се нуждае от устройство: трябва да се е записал чрез връзката.
refusal-no-entrant = Никой тук няма този ключ.
refusal-registered = Вече имаш записване.
refusal-not-registered = Не участваш.
refusal-withdrawn = Този участник напусна турнира.
refusal-not-withdrawn = Този участник не е напускал турнира.
refusal-knockout-begun = Турнир с отпадане не приема никого, след като е започнал.
refusal-name-taken = Някой тук вече се казва така.
refusal-other-round = Това не е следващият кръг.
refusal-no-such-table = В този турнир няма такава маса.
refusal-other-seats = Тази маса има друг брой места.
refusal-other-result = Междувременно някой въведе резултат на тази маса; първо го виж.
refusal-unpairable = Това не може да се разпредели: малко хора, неподходящи маси или маса без резултат.
refusal-starts-past = Турнирът започва сам в бъдеще, най-късно до година.
refusal-sealed = На други маси още се играе със същите карти; всичко се отваря, когато свърши последната.
