## Reasons of bots

reason-title = Защо?
reason-line = { $role }: { $why }.
reason-and = { $why }; { $how }
reason-far =
    { $far ->
        [one] Според мен до съкровището остава { $far } карта.
       *[other] Според мен до съкровището остават { $far } карти.
    }
reason-believed = Какво мислеше ботът
reason-compared = Какво сравни ботът
reason-worth-gold = стойност в злато: { $worth }
reason-worth-cards = стойност в карти: { $worth }
reason-worth-chance = избрано в { $percent } от такива случаи
reason-belief = { $name }: { $roles }
ground-only-option = нямаше друг избор
ground-at-random = избрах наслуки
ground-searched = излезе най-добре в игрите, които си представих
ground-learned = така се научих в милиони рундове
ground-reaches-goal = така стигам до цел
ground-nearer = така съкровището е по-близо
ground-farther = така съкровището е по-далеч
ground-seems-honest = така изглеждам като златотърсач
ground-changes-little = почти нищо не се променя
ground-path-of-use = тунелът е полезен
ground-too-early = рано е за свлачище
ground-for-enemy = мисля, че { $name } е срещу мен
ground-for-ally = мисля, че { $name } е на моя страна
ground-for-either = { $name } може да е на която и да е страна
ground-own-tool = не чупя собствените си инструменти
ground-dig-again = искам пак да копая
ground-treasure-unknown = не знам къде е съкровището
ground-seat-unknown = питам се кой е { $name }
ground-side-loses = моята страна губи
ground-no-way-there = не ми трябва натам
ground-spare-cards =
    { $count ->
        [one] мога и без тази карта
       *[other] мога и без тези карти
    }
ground-likeliest = най-вероятно ще помогне
ground-no-difference = няма разлика
ground-most-gold = това е най-много злато
ground-most-useful = най-полезна е картата „{ $card }“
ground-module-says = за това е тази карта
ground-own-rules = така казват собствените ми правила

coach-ask = Какво би направил гросмайстор?
coach-working = Гросмайсторът мисли…
coach-says = Гросмайстор би избрал: { $action }
coach-style = Вашият стил
coach-goal = Най-вероятното съкровище: { $cell } ({ $percent }).
coach-alike = Също толкова добре: { $actions }.
coach-bluff = Това е блъф: „{ $action }“ би донесло повече, но всички ще го видят ({ $cost }).
coach-seen = Ще направи впечатление; това ви струва нещо ({ $cost }).
coach-trusting =
    { $count ->
        [one] След това ви вярва { $count } играч.
       *[other] След това ви вярват { $count } играчи.
    }
coach-doubting =
    { $count ->
        [one] След това ви подозира { $count } играч.
       *[other] След това ви подозират { $count } играчи.
    }
coach-trusted-more = Другите ще ви вярват малко повече.
coach-trusted-less = Другите ще ви вярват малко по-малко.
coach-tells-nothing = Не казва на другите нищо за вас.
