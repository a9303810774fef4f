## Table

board = Лабіринт
board-fit = Показати все
board-nearer = Збільшити
board-farther = Зменшити
board-changed = Показати, що змінилося
more-n = Ще { $count } вгорі
more-e = Ще { $count } праворуч
more-s = Ще { $count } внизу
more-w = Ще { $count } ліворуч
hand = Ваша рука
seats-title = Місця
pile = Колода добору
discards = Скид
cards-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }
anticlockwise = проти годинникової стрілки
no-count = поза заліком
turn-of = Ходить { $name }
your-turn = Ваш хід
waiting-for = Чекаємо на: { $names }
prompt-broken = { $front }: доки це лежить перед вами, викладати тунелі не можна.
lay-here = Покласти сюди?
do-lay = Покласти
since-your-turn =
    { $count ->
        [one] Від вашого ходу: { $count } подія
        [few] Від вашого ходу: { $count } події
       *[other] Від вашого ходу: { $count } подій
    }
choose-card =
    { $pointer ->
        [mouse] Натисніть на карту або скиньте, щоб пропустити хід.
       *[touch] Торкніться карти або скиньте, щоб пропустити хід.
    }
choose-target = Виберіть клітинку.
choose-seat = Виберіть гравця.
choose-discards =
    { $pointer ->
        [mouse] Натисніть на карти, які скидаєте (щонайбільше { $count }).
       *[touch] Торкніться карт, які скидаєте (щонайбільше { $count }).
    }
rotate = Повернути
other-choice = Інший варіант
discard = Скинути
your-role = Ваш гном
hold-to-peek = Тримайте, щоб глянути
role-hidden = Сховано. Утримуйте, щоб глянути.
only-you = Це бачите лише ви.
show-own = Показати, що знаєте лише ви
hide-own = Знову сховати
blow-hand = Ваші нові карти
blow-dwarf = Ваш новий гном ({ $why }): { $role }
blow-card = Ви втрачаєте цю карту.
deal-turn =
    { $pointer ->
        [mouse] Натисніть на карту, щоб перевернути її.
       *[touch] Торкніться карти, щоб перевернути її.
    }
deal-ok = Зрозуміло
gold-own = Ваше золото: { $gold }
log = Перебіг
know = Що ви знаєте
talk = Розмова
answer-title = Відповісти одним дотиком
answer-why = Чому?
answer-look = Гляньте: { $name }
vote-call = Хто це?
vote-done = Готово
vote-title = Хто саботер?
vote-line = Вкажіть на когось. Ніхто цього не побачить, доки не вкажуть усі або не мине коло.
vote-yours = Ваш вибір: { $name }. Його покажуть, коли вкажуть усі або мине коло.
throw-at-card = У щойно зіграну карту
throw-at-seat = Кинути щось
thing-pebble = Камінець
thing-light = Світло ліхтаря
thing-bread = Хліб
thing-cheers = Будьмо
q-veto-lays = { $name } кладе це. Зупинити?
menu = Меню
text-board = Лабіринт текстом
shown-secret = лише ви
nothing-yet = Ще нічого.
know-nothing = Ви ще не бачили нічого таємного.
why-not-there = Туди цю карту зіграти не можна.
why-not-your-turn = Зараз не ваш хід.
why-pick-first = Спершу виберіть карту.
why-no-target = Зараз цю карту використати не можна. Її можна скинути.
online = на зв’язку
connecting = З’єднання…
reconnecting = Відновлення зв’язку…
closed-line = Немає зв’язку.
other-tab = Ви граєте в іншій вкладці.
play-here = Грати тут
bot-plays = За вас грає бот.
im-back = Я знову тут
paused = Гру призупинено.
go-on = Продовжити
pause = Пауза
sent-later = Немає з’єднання. Ваш хід буде надіслано, щойно воно повернеться.
unread = Сказано щось нове
talk-history = Що було сказано

## Questions

q-take-turn = Ваш хід
q-choose-reached = Що спершу?
q-choose-rotation = Як покласти?
q-keep-card = Яку карту залишите?
qline-choose-reached =
    { $pointer ->
        [mouse] Натисніть на те, що відкриєте далі.
       *[touch] Торкніться того, що відкриєте далі.
    }
qline-choose-rotation = Пасує так і так. Виберіть, як лежатиме.
qline-keep-card = Решта йде у скид.

## Actions

act-lay = Викласти тунель → { $cell }
act-turned = повернуто
act-pass = Пропустити хід і скинути: { $cards }
act-rotate-straight = так
act-rotate-turned = повернуто
act-keep = Залишити: { $card }
act-keep-order = Залишити: { $card }; скинути: { $first }, зверху { $second }
act-open = Спершу: { $cell }
act-play = Зіграти: { $card }
act-yes = Так
act-no = Ні
act-on = { $card } → { $on }
act-to = { $text } → { $name }

## Reveal and end

reveal-title = Раунд { $round } завершено
reveal-found = До золота дістається { $name }.
reveal-not-found = До золота ніхто не дістався.
reveal-roles = Хто був ким
reveal-gold = Золото цього раунду
next-round = Наступний раунд
final-title = Кінець гри
winner =
    { $count ->
        [one] Переможець
       *[other] Переможці
    }
gold-amount =
    { $gold ->
        [one] { $gold } золотий
        [few] { $gold } золоті
       *[other] { $gold } золотих
    }
rematch = Ще раз
to-rematch = До нового столу
replay = Дивитися запис
to-landing = На головну

column = Стовпець
row = Рядок
text-empty = порожньо
text-targets = Клітинки на вибір
