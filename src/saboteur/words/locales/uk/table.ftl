## Table
board = Лабіринт
board-fit = Показати все
board-nearer = Ближче
board-farther = Далі
board-changed = Показати, що змінилося
more-n = Ще { $count } вгорі
more-e = Ще { $count } праворуч
more-s = Ще { $count } внизу
more-w = Ще { $count } ліворуч
hand = Ваша рука
seats-title = Місця
round-of = Раунд { $round } з 3
pile = Колода добору
discards = Скид
cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
  }
anticlockwise = проти годинникової стрілки
no-goal-maps = Цього раунду розвідка не діє на цілі
turn-of = Ходить { $name }
your-turn = Ваш хід
waiting-for = Чекаємо: { $names }
prompt-broken = { $front }: ти не можеш класти тунелі, доки це не виправлено.
choose-card = Торкніться карти або скиньте, щоб пропустити хід.
choose-target = Виберіть де.
choose-seat = Виберіть кого.
choose-second = Тепер друга ціль.
choose-discards = Торкніться карт, які скидаєте (щонайбільше { $count }).
choose-toll-card = Торкніться карти, яку даєте за гнома-митника.
rotate = Повернути
other-choice = Інакше
discard = Скинути
toll-dwarf = Гном-митник
ask-payer = Попросити заплатити
your-role = Ваш гном
hold-to-peek = Утримуйте
role-hidden = Сховано. Утримуйте, щоб глянути.
gold-own = Ваше золото: { $gold }
log = Перебіг
know = Що ви знаєте
talk = Розмова
menu = Меню
text-board = Текстове поле
shown-secret = лише ви
nothing-yet = Ще нічого.
why-not-there = Це не ціль для цієї карти.
why-not-your-turn = Зараз не ваш хід.
why-pick-first = Спершу виберіть карту.
why-no-target = Зараз її ні на що застосувати. Можна скинути.
online = на зв’язку
connecting = З’єднання …
reconnecting = Відновлення зв’язку …
closed-line = Немає зв’язку.
other-tab = Ви граєте в іншому вікні.
play-here = Грати тут
bot-plays = За вас грає бот.
im-back = Я повернувся
paused = Гру призупинено.
go-on = Далі
pause = Пауза

## Questions
q-take-turn = Ваш хід
q-veto-window = Вето?
q-choose-reached = Що спершу?
q-choose-rotation = Як покласти?
q-pick-gold = Яку карту скарбів?
q-swap-goals = Поміняти цілі?
q-keep-card = Яку карту залишити?
q-rob = У кого вкрасти?
q-take-card = У кого взяти карту?
q-inspect-dwarf = Чийого гнома подивитися?
q-move-goal = Яку мету перемістити?
q-pay-toll = Заплатити? Просить { $name }
q-lay-path = Слідопит: викладіть тунель
qline-veto-window = { $name }: { $what }
qline-choose-reached = Торкніться того, що відкриєте далі.
qline-choose-rotation = Можна по-різному. Виберіть, як лежатиме.
qline-pick-gold = Одну берете таємно; решта йде далі.
qline-swap-goals = Цілі { $cell } і { $other }. Знатимете лише ви.
qline-keep-card = Решта йде у скид.
qline-rob = Ваш злодій забирає один золотий.
qline-take-card = Ви отримаєте випадкову карту.
qline-inspect-dwarf = Побачите лише ви.
qline-move-goal = Вона відсунеться на одну клітинку від початку.
qline-pay-toll = Це коштує вам один золотий.
qline-lay-path = { $count ->
    [0] Перший
   *[other] Другий
  } із двох тунелів.
veto-answered = Відповідь є. Чекаємо, поки вікно закриється.

## Actions
act-lay = Тунель → { $cell }
act-detour = Перемістити останній тунель → { $cell }
act-turned = повернуто
act-payer = платить { $name }
act-pass = Пропуск, скинути: { $cards }
act-drop = Прибрати: { $front }; скинути: { $cards }
act-toll = Гном-митник стереже { $cell }
act-ask = Попросити заплатити за { $cell }: { $name }
act-goal-swap = Узяти цілі { $cell } і { $other }
goal-at = Мета { $cell }
act-rotate-straight = прямо
act-rotate-turned = повернуто
act-gold = Карта скарбів: { $value }
act-swap = Поміняти
act-leave = Залишити
act-keep = Залишити: { $card }
act-keep-order = Залишити: { $card }; скинути: { $first }, зверху { $second }
act-pay = Заплатити
act-refuse = Відмовитися
act-open = Спершу { $cell }
act-move = Перемістити мету на { $cell }
act-rob = Обікрасти: { $name }
act-take = Узяти карту: { $name }
act-look = Подивитися гнома: { $name }
act-allow = Дозволити
act-veto = Вето!
act-done = Готово
act-play = Зіграти: { $card }

## Reveal and end
reveal-title = Раунд { $round } завершено
reveal-found = До золота дістається { $name }.
reveal-not-found = До золота ніхто не дістався.
reveal-roles = Хто був ким
reveal-gold = Золото цього раунду
next-round = До наступного раунду
final-title = Кінець гри
winner = { $count ->
    [one] Переможець
   *[other] Переможці
  }
gold-amount = золота: { $gold }
rematch = Ще раз
to-rematch = До нового столу
replay = Дивитися запис
to-landing = До входу
