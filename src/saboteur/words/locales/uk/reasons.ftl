## Reasons of bots

reason-title = Чому?
reason-line = { $role }: { $why }.
reason-and = { $why }, і { $how }
reason-far =
    { $far ->
        [one] Гадаю, до золота бракує { $far } карти.
        [few] Гадаю, до золота бракує { $far } карт.
        [many] Гадаю, до золота бракує { $far } карт.
       *[other] Гадаю, до золота бракує { $far } карти.
    }
reason-believed = Що думав бот
reason-compared = Що порівняв бот
reason-worth-gold = вартість у золоті: { $worth }
reason-worth-cards = вартість у картах: { $worth }
reason-worth-chance = вибрано в { $percent } таких випадків
reason-belief = { $name }: { $roles }
ground-only-option = іншого вибору не було
ground-at-random = я вибираю навмання
ground-searched = це вийшло найкраще в іграх, які можна уявити
ground-learned = цього я навчився за мільйони раундів
ground-reaches-goal = так тунель дістається карти мети
ground-nearer = це наближає до золота
ground-farther = це віддаляє від золота
ground-seems-honest = так я схожий на золотошукача
ground-changes-little = це мало що змінює
ground-path-of-use = тунель корисний
ground-too-early = для обвалу зарано
ground-for-enemy = думаю, що { $name } проти мене
ground-for-ally = думаю, що { $name } на моєму боці
ground-for-either = { $name } може бути на будь-якому боці
ground-own-tool = власних інструментів не ламаю
ground-dig-again = хочу знову копати
ground-treasure-unknown = не знаю, де лежить золото
ground-seat-unknown = цікаво, яка роль у гравця { $name }
ground-side-loses = мій бік програє
ground-no-way-there = мені туди не треба
ground-spare-cards =
    { $count ->
        [one] обійдуся без цієї карти
        [few] обійдуся без цих карт
        [many] обійдуся без цих карт
       *[other] обійдуся без цих карт
    }
ground-likeliest = найімовірніше, це допоможе
ground-no-difference = різниці немає
ground-most-gold = це найбільше золота
ground-most-useful = найкорисніша карта – «{ $card }»
ground-module-says = для цього ця карта і є
ground-own-rules = так кажуть мої власні правила

coach-ask = Що зробив би гросмейстер?
coach-working = Гросмейстер думає…
coach-says = Гросмейстер вибрав би: { $action }
coach-style = Ваш стиль гри
coach-goal = Найімовірніше скарб: { $cell } ({ $percent }).
coach-alike = Так само добре: { $actions }.
coach-bluff = Це блеф: більше дало б «{ $action }», але всі це побачать ({ $cost }).
coach-seen = Це помітять; воно чогось вам коштує ({ $cost }).
coach-trusting =
    { $count ->
        [one] Після цього вам довіряє { $count } гравець.
        [few] Після цього вам довіряють { $count } гравці.
       *[many] Після цього вам довіряють { $count } гравців.
    }
coach-doubting =
    { $count ->
        [one] Після цього вас підозрює { $count } гравець.
        [few] Після цього вас підозрюють { $count } гравці.
       *[many] Після цього вас підозрюють { $count } гравців.
    }
coach-trusted-more = Інші довірятимуть вам трохи більше.
coach-trusted-less = Інші довірятимуть вам трохи менше.
coach-tells-nothing = Це нічого не каже іншим про вас.
