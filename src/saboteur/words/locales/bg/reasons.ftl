## Reasons of bots

reason-title = Защо?
reason-line = { $role }: { $why }.
reason-far =
    { $far ->
        [one] Според мен до съкровището остава { $far } карта.
       *[other] Според мен до съкровището остават { $far } карти.
    }
reason-believed = Какво мислеше ботът
reason-compared = Какво сравни ботът
reason-worth = стойност { $worth }
reason-belief = { $name }: { $roles }
ground-only-option = нямаше друг избор
ground-at-random = избрах наслуки
ground-searched = излезе най-добре в игрите, които си представих
ground-learned = така се научих в милиони рундове
ground-reaches-goal = достига цел
ground-nearer = така съкровището е по-близо
ground-farther = така съкровището е по-далеч
ground-changes-little = променя малко
ground-path-of-use = тунелът е полезен
ground-too-early = рано е за свлачище
ground-for-enemy = мисля, че { $name } е срещу мен
ground-for-ally = мисля, че { $name } е на моя страна
ground-for-either = { $name } може да е на която и да е страна
ground-own-tool = не чупя собствените си инструменти
ground-dig-again = искам пак да копая
ground-treasure-unknown = не знам къде е съкровището
ground-chest-unknown = ковчежето заслужава поглед
ground-seat-unknown = питам се кой е { $name }
ground-am-trapped = в капан съм
ground-own-theft = това е моята кражба
ground-thief-waits = крадец чака златото
ground-gold-to-steal = има злато за крадене
ground-side-loses = моята страна губи
ground-better-as-other = за { $name } е по-добре друга роля
ground-poor-hand = картите ми са слаби
ground-goals-otherwise = целите са по-добре разменени
ground-goals-well = целите са добре, както са
ground-in-discards = има нещо добро в изчистените карти
ground-other-neighbour = предпочитам да играе другият съсед
ground-two-paths = два тунела наведнъж
ground-no-second-path = нямам добър втори тунел
ground-toll-earns = тук някой ще трябва да плати
ground-no-way-there = не ми трябва натам
ground-way-guarded = пътят се пази
ground-no-coin = не си струва златото
ground-digs-for-me = който моли, копае и за мен
ground-spare-cards = мога и без тези карти
ground-harms-me = картата би ми навредила
ground-may-be-played = картата може да се играе
ground-likeliest = най-вероятно ще помогне
ground-no-difference = няма разлика
ground-most-gold = това е най-много злато
ground-most-useful = най-полезна е картата „{ $card }“
ground-module-says = за това е тази карта
ground-looks-richest = { $name } май има най-много злато
ground-needs-least = { $name } най-малко се нуждае от картите
ground-goal-farther = по-добре е да е по-далеч
