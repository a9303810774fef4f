list-and = { $first } і { $last }
term-you = { $seat } (ви)
term-secret = { $text }: { $secret } (лише ви)
term-secret-shown = { $text }: { $secret } (таємно)
term-keys = ? довідка  b лабіринт  k що я знаю  r мій гном  l перебіг  s зберегти  q вийти
term-help =
    Пишіть те, що в [дужках]: спершу карту, потім куди або на кого: «3», тоді «2», чи обидва в одному рядку: «3 2».
    Замість номера можна написати клітинку за числами з країв: «3 4,-1» – це стовпець 4, рядок -1. Літера t повертає
    карту: «3 4,-1 t». x повертає до карт. До останнього вибору нічого не зіграно.
    
    b  лабіринт і гравці            k  що ви знаєте                   r  ваш гном (інакше схований)
    l  увесь перебіг                s  зберегти (s ФАЙЛ: куди)        q  вийти з гри   u  чому не можна повернути хід
    say  сказати щось (окремо: як)
    
    У лабіринті: S початок, ? закрита карта мети, T золото, O камінь, D дракон, X павук-гігант, 1 і 2 торбинки із
    золотом, C скриня, $3 клітинка, яку стереже гном-митник гравця 3, W підземна шафа, P підземна вечірка, H лаз,
    B і G двері (сині, зелені), * кристал. Тунель, що закінчується до середини карти, – глухий. Знак > показує, чий хід.
    
    Для програм: усюди діє дія в нотації, як-от «lay NES@3,-1 turned» або «break pick 2». Там сторони – N E S W, а
    гравців рахують від 0. `saboteur rules` перелічує все, у що можна грати.
term-no-undo = Повернути хід не можна: зіграна карта вже щось розповіла іншим, а що побачено, те побачено. Поки вибираєте, x повертає назад.
term-say-how = Говорити можна так: say suspect 3 (підозрюю гравця 3) · say trust 2 (довіряю) · say why 4 (навіщо це?) · say break 3 (зламайте йому щось) · say goal 1 is або not (ця карта мети – золото чи ні; рахуємо згори) · say repair pick (відремонтуйте, будь ласка) · say wait (зачекайте)
term-goes-on = Гра триває; l показує, що було раніше.
term-round-over = Раунд закінчено
term-dealt = Гномів і карти роздано. Починає { $name }. r показує вашого гнома.
term-thoughts = Що думали боти
term-next-round = Натисніть Enter, щоб почати наступний раунд.
term-go-on = Enter – далі; ? показує довідку.
term-rank =
    { $gold ->
        [one] { $place }. { $name } ({ $level }): { $gold } золотий
        [few] { $place }. { $name } ({ $level }): { $gold } золоті
       *[other] { $place }. { $name } ({ $level }): { $gold } золотих
    }
term-win = Ви виграли!
term-share-win = Ви ділите перемогу!
term-leave = Enter – вийти; s ФАЙЛ зберігає запис для `saboteur replay`.
term-your-turn = Ваш хід: раунд { $round }, хід { $turn }
term-know = Ви знаєте: { $notes }
term-you-are = Ви – { $role }.
term-type-one = Напишіть одне з цього: { $keys }. ? показує довідку.
term-hide = Enter знову ховає.
term-not-saved = Не збережено: { $why }
term-record = Запис у { $file }. Переглянути: { $command }
term-saved = Збережено. Читати файл можете лише ви. У ньому всі карти, усі гноми й таємне число тасування, тож не заглядайте.
term-resume = Продовжити: { $command }
term-quit = Вийти з гри? y так, s зберегти й вийти, Enter ні:
term-nothing-saved = Ви вийшли до першої карти; нічого не збережено.
term-no-choice = { $text } – немає серед вибору, і це не дія в нотації. ? показує довідку.
term-which-card = Яка карта?
term-places =
    { $count ->
        [one] { $count } клітинка
        [few] { $count } клітинки
       *[other] { $count } клітинок
    }
term-not-now = не зараз
term-cannot-now = Зараз це зіграти не можна: { $card }. { $does }
term-fits-nowhere = Зараз вона нікуди не підходить.
term-discard-it = скинути
term-where = Куди? { $card }
term-play-it = зіграти
term-pass = пропустити хід: скинути
term-no-more = більше жодної
term-discard-which = Яку карту скинете?
term-discard-other = А яку ще?
term-discard-more = Скинути ще одну? (Enter: ні)
term-order = У якому порядку скинете решту?
term-whose-dwarf = Чий гном?
term-pair = { $first } і { $last }
term-enter = { $text } (Enter)
term-some-gold = трохи золота
term-piles = колода добору { $pile }, скид { $discards }
term-dwarfs = Гноми в цій грі: { $roles }.
term-seen-nothing = У цьому раунді ви нічого не бачили таємно.
term-step = крок { $step } з { $last }
term-chooses = { $name } вибирає: { $text }
term-why = Чому боти так робили в цьому раунді:
term-why-one = крок { $step }, { $name } ({ $level }) – { $text }
term-no-cards = карт немає
term-in-front = попереду: { $cards }
term-holds = { $name }, { $role }, золото { $gold }: { $cards }
term-replay-keys = Enter далі   b назад   g до кроку   q вийти
term-go-to = До кроку:
term-modules = Модулі: одна основна гра й усе, що з нею поєднується
term-options = Вибір, звичайне значення перше
term-presets = Готові набори
term-module-failed = Модуль { $module } не можна використати: { $why }
term-module = назва
term-group = група
term-players = гравці
term-what = що це
term-not-with = не з
term-option = вибір
term-values = значення
term-any = усі
term-modules-column = модулі
cli-play = Зіграйте цілу гру проти ботів у терміналі.
cli-replay = Перегляньте запис крок за кроком. Спершу його перевіряють.
cli-rules = Перелічує модулі з кількістю гравців, що з чим поєднується, їхні вибори та готові набори.
cli-analyse = Оцініть завершену гру: шанси, вирішальні моменти, ціна ходів, брехня.
cli-help = показати цю довідку й завершити
cli-seats = кількість місць (інакше 5)
cli-modules = модулі або готовий набір, див. `saboteur rules` (інакше base)
cli-options = вибір; можна вказати кілька разів
cli-language = мова всіх текстів (інакше мова системи за LANG)
cli-seat = де ви сидите, рахуючи від 1 (інакше 1)
cli-bots = хто інші: рівні або персонажі, один для всіх або для кожного (інакше company: різні персонажі)
cli-seed = те саме число, та сама роздача (інакше випадкове)
cli-role = показати чи сховати вашого гнома на екрані
cli-show-reasons = після кожного раунду, чому боти так робили
cli-pace = пауза для ботів у секундах (інакше 0.4 у терміналі)
cli-ascii = малювати й писати простими знаками
cli-resume = продовжити збережену гру
cli-file = запис, який зберігає `saboteur sim --record`
cli-replay-seat = бачити те, що бачив цей гравець, рахуючи від 1 (інакше глядач)
cli-all = бачити всі таємниці
cli-print = надрукувати всі кроки й завершити, без клавіш
cli-first = почати після дії N
cli-reasons = скільки розповідати про мотиви ботів
cli-json = для програм
cli-no-seat = місця { $seat } немає; у цій грі місця від 1 до { $last }
cli-no-level = рівня { $text } немає; є рівні { $keys }
cli-levels = --bots хоче один рівень або по одному для кожного з інших ({ $count }), а не { $step }
cli-resume-alone = --resume продовжує гру так, як її роздано: приберіть { $keys }
cli-from = --from { $step }: у грі дії від 0 до { $last }
