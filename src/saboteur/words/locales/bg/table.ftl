## Table
board = Мрежата от тунели
board-fit = Покажи всичко
board-nearer = По-близо
board-farther = По-далеч
board-changed = Покажи какво се промени
more-n = Още { $count } горе
more-e = Още { $count } вдясно
more-s = Още { $count } долу
more-w = Още { $count } вляво
hand = Вашата ръка
seats-title = Места
round-of = Рунд { $round } от 3
pile = Тесте за теглене
discards = Купчина с изчистени карти
cards-count = { $count ->
    [one] { $count } карта
   *[other] { $count } карти
  }
anticlockwise = обратно на часовника
no-goal-maps = В този рунд схемите не важат за целите
turn-of = На ход: { $name }
your-turn = Вие сте на ход
waiting-for = Изчаква се: { $names }
prompt-broken = { $front }: не можеш да поставяш пътища, докато не се поправи.
choose-card = Докоснете карта или изчистете, за да пасувате.
choose-target = Изберете къде.
choose-seat = Изберете кого.
choose-second = Сега втората цел.
choose-discards = Докоснете картите за изчистване (най-много { $count }).
choose-toll-card = Докоснете картата, която давате за миньора.
rotate = Завърти
other-choice = Друго
discard = Изчисти
toll-dwarf = Миньор
ask-payer = Помоли за таксата
your-role = Вашето джудже
hold-to-peek = Задръжте
role-hidden = Скрито. Задръжте, за да видите.
gold-own = Вашето злато: { $gold }
log = Ход на играта
know = Какво знаете
talk = Разговор
menu = Меню
text-board = Текстов план
shown-secret = само вие
nothing-yet = Още нищо.
why-not-there = Това не е цел за тази карта.
why-not-your-turn = Не сте на ход.
why-pick-first = Първо изберете карта.
why-no-target = Сега няма върху какво да се използва. Може да я изчистите.
online = свързано
connecting = Свързване …
reconnecting = Повторно свързване …
closed-line = Няма връзка.
other-tab = Играете в друг прозорец.
play-here = Играй тук
bot-plays = Бот играе вместо вас.
im-back = Върнах се
paused = Играта е на пауза.
go-on = Продължи
pause = Пауза

## Questions
q-take-turn = Вие сте на ход
q-veto-window = Вето?
q-choose-reached = Кое първо?
q-choose-rotation = Как да легне?
q-pick-gold = Коя карта със злато?
q-swap-goals = Размяна на целите?
q-keep-card = Коя карта да запазя?
q-rob = От кого да открадна?
q-take-card = От кого да взема карта?
q-inspect-dwarf = Чие джудже да видя?
q-move-goal = Коя цел да преместя?
q-pay-toll = Да платя таксата? Моли: { $name }
q-lay-path = Пътеводител: поставете тунел
qline-veto-window = { $name }: { $what }
qline-choose-reached = Докоснете какво обръщате или отваряте сега.
qline-choose-rotation = Възможно е и двете. Изберете как да легне.
qline-pick-gold = Вземате тайно една; останалите продължават.
qline-swap-goals = Цели { $cell } и { $other }. Само вие ще знаете.
qline-keep-card = Останалите отиват при изчистените карти.
qline-rob = Вашата кражба взема един златен къс.
qline-take-card = Получавате случайна карта.
qline-inspect-dwarf = Само вие ще го видите.
qline-move-goal = Мести се с едно поле по-далеч от старта.
qline-pay-toll = Струва ви един златен къс.
qline-lay-path = { $count ->
    [0] Първи
   *[other] Втори
  } от два тунела.
veto-answered = Отговорено. Изчаква се прозорецът да се затвори.

## Actions
act-lay = Тунел → { $cell }
act-detour = Премести последния тунел → { $cell }
act-turned = завъртян
act-payer = плаща { $name }
act-pass = Пасуване, изчистване: { $cards }
act-drop = Махане: { $front }; изчистване: { $cards }
act-toll = Миньор пази { $cell }
act-ask = Молба за таксата за { $cell }: { $name }
act-goal-swap = Вземи целите { $cell } и { $other }
goal-at = Цел { $cell }
act-rotate-straight = право
act-rotate-turned = завъртяно
act-gold = Карта със злато: { $value }
act-swap = Размени
act-leave = Остави
act-keep = Запази: { $card }
act-keep-order = Запази: { $card }; изчистване: { $first }, отгоре { $second }
act-pay = Плати
act-refuse = Откажи
act-open = Първо { $cell }
act-move = Премести целта на { $cell }
act-rob = Открадни от { $name }
act-take = Вземи карта от { $name }
act-look = Виж джуджето на { $name }
act-allow = Допусни
act-veto = Вето!
act-done = Край
act-play = Изиграй: { $card }

## Reveal and end
reveal-title = Рунд { $round } свърши
reveal-found = { $name } достигна съкровището.
reveal-not-found = Никой не достигна съкровището.
reveal-roles = Кой какъв беше
reveal-gold = Злато от този рунд
next-round = Към следващия рунд
final-title = Край на играта
winner = { $count ->
    [one] Победител
   *[other] Победители
  }
gold-amount = злато: { $gold }
rematch = Отново
to-rematch = Към новата маса
replay = Гледай повторение
to-landing = Към входа
