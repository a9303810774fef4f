## Table

board = Мрежата от тунели
board-fit = Покажи всичко
board-nearer = Увеличи
board-farther = Намали
board-changed = Покажи какво се промени
more-n = Още { $count } горе
more-e = Още { $count } вдясно
more-s = Още { $count } долу
more-w = Още { $count } вляво
hand = Вашата ръка
seats-title = Места
pile = Тесте за теглене
discards = Купчина с изчистени карти
cards-count =
    { $count ->
        [one] { $count } карта
       *[other] { $count } карти
    }
anticlockwise = обратно на часовниковата стрелка
no-count = не се брои
turn-of = На ход: { $name }
your-turn = Вие сте на ход
waiting-for = Изчакваме: { $names }
prompt-broken = { $front }: докато това лежи пред вас, не може да поставяте тунели.
lay-here = Тук ли я поставяте?
do-lay = Постави
since-your-turn =
    { $count ->
        [one] От вашия ход: едно събитие
       *[other] От вашия ход: { $count } събития
    }
choose-card =
    { $pointer ->
        [mouse] Щракнете върху карта или изчистете, за да пасувате.
       *[touch] Докоснете карта или изчистете, за да пасувате.
    }
choose-target = Изберете поле.
choose-seat = Изберете играч.
choose-discards =
    { $pointer ->
        [mouse] Щракнете върху картите за изчистване (най-много { $count }).
       *[touch] Докоснете картите за изчистване (най-много { $count }).
    }
rotate = Завърти
other-choice = Друг вариант
discard = Изчисти
your-role = Вашето джудже
hold-to-peek = Задръжте и вижте
role-hidden = Скрито. Задръжте, за да видите.
only-you = Виждате го само вие.
show-own = Покажи какво знаете само вие
hide-own = Скрий отново
blow-hand = Новите ви карти
blow-dwarf = Новото ви джудже ({ $why }): { $role }
blow-card = Губите тази карта.
deal-turn =
    { $pointer ->
        [mouse] Щракнете върху картата, за да я обърнете.
       *[touch] Докоснете картата, за да я обърнете.
    }
deal-ok = Ясно
gold-own = Вашето злато: { $gold }
log = Дневник
know = Какво знаете
talk = Разговор
answer-title = Отговор с едно докосване
answer-why = Защо?
answer-look = Вижте { $name }
vote-call = Кой е?
vote-done = Посочихте
vote-title = Кой е саботьор?
vote-line = Посочете някого. Никой няма да го види, преди да посочат всички или да мине една обиколка.
vote-yours = Вие посочихте { $name }. Ще се види, когато посочат всички или мине една обиколка.
throw-at-card = По последната карта
throw-at-seat = Хвърлете нещо
thing-pebble = Камъче
thing-light = Светлина от фенер
thing-bread = Хляб
thing-cheers = Наздраве
q-veto-lays = { $name } поставя това. Да се спре ли?
menu = Меню
text-board = Текстов изглед
shown-secret = само вие
nothing-yet = Още нищо.
know-nothing = Още не сте видели нищо тайно.
why-not-there = Там тази карта не може да се изиграе.
why-not-your-turn = Не сте на ход.
why-pick-first = Първо изберете карта.
why-no-target = Сега не може да използвате тази карта. Може да я изчистите.
online = свързано
connecting = Свързване…
reconnecting = Повторно свързване…
closed-line = Няма връзка.
other-tab = Играете в друг раздел.
play-here = Играй тук
bot-plays = Бот играе вместо вас.
im-back = Върнах се
paused = Играта е на пауза.
go-on = Продължи
pause = Пауза
sent-later = Няма връзка. Ходът ви ще бъде изпратен, щом се върне.
unread = Казано е нещо ново
talk-history = Какво беше казано

## Questions

q-take-turn = Вие сте на ход
q-choose-reached = Кое първо?
q-choose-rotation = Как да се постави?
q-keep-card = Коя карта ще запазите?
qline-choose-reached =
    { $pointer ->
        [mouse] Щракнете върху това, което обръщате или отваряте сега.
       *[touch] Докоснете какво обръщате или отваряте сега.
    }
qline-choose-rotation = Пасва и по двата начина. Изберете как да лежи.
qline-keep-card = Останалите отиват при изчистените карти.

## Actions

act-lay = Постави тунела → { $cell }
act-turned = завъртян
act-pass = Пасувай и изчисти: { $cards }
act-rotate-straight = така
act-rotate-turned = завъртяна
act-keep = Запази: { $card }
act-keep-order = Запази: { $card }; изчисти: { $first }, отгоре { $second }
act-open = Първо: { $cell }
act-play = Изиграй: { $card }
act-yes = Да
act-no = Не
act-on = { $card } → { $on }
act-to = { $text } → { $name }

## Reveal and end

reveal-title = Рунд { $round } свърши
reveal-found = { $name } достигна съкровището.
reveal-not-found = Никой не достигна съкровището.
reveal-roles = Кой какъв беше
reveal-gold = Злато от този рунд
next-round = Следващ рунд
final-title = Край на играта
winner =
    { $count ->
        [one] Победител
       *[other] Победители
    }
gold-amount =
    { $gold ->
        [one] { $gold } златен къс
       *[other] { $gold } златни къса
    }
rematch = Отново
to-rematch = Към новата маса
replay = Гледай повторение
to-landing = Начало

column = Колона
row = Ред
text-empty = празно
text-targets = Полета за избор
