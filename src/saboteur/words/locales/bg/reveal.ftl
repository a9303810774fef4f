## Reveal

reveal-all = Покажи всичко
reveal-more = Надолу
you-gain = Вие: { $gold }
nobody-paid = Никой не получава злато.
won-diggers = Златотърсачите печелят
won-saboteurs = Саботьорите печелят
won-blue = Сините златотърсачи печелят
won-green = Зелените златотърсачи печелят
won-teams = Златотърсачите от двата цвята печелят
won-greedy = Алчното джудже печели
won-boss = Началникът печели
won-profiteer = Спекулантът печели
won-boss-profiteer = Началникът и спекулантът печелят
won-nobody = Никой не печели
reveal-wrong = Сгреши за: { $names }.
reveal-all-right = Позна всички.
reveal-goals = Какви бяха целите
reveal-claims = Кой каза истината?
reveal-guesses = Кой позна?
claim-true = вярно
claim-lie = лъжа
claim-wrong = грешка
gold-cards-secret = Какво има на картите със злато, остава тайна до края на играта.
gold-open = Тези суми ги вижда всеки.
guess-score = верни { $right } от { $all } (чист късмет: { $chance })
guess-turn = заключено в ход { $turn }
guess-right = вярно
guess-wrong = грешно
marks-fit = Вашите знаци: съвпадат { $right } от { $all }
vote-right = Посочили саботьор: { $names }
vote-none-right = Никой не посочи саботьор.

## Guessing

guesses = Кой какъв е?
guesses-hint = Заключете предположенията си, преди рундът да свърши. Никой не ги вижда до разкриването; тогава всички, които са предполагали, виждат всички резултати.
guess-none = без предположение
guess-lock =
    { $count ->
        [one] Заключи едно предположение
       *[other] Заключи { $count } предположения
    }
guess-locked = Заключено в ход { $turn }. Вече не може да ги променяте.

## Final

final-won = Печелите!
final-shared-win = Споделяте победата!
final-place = Класиране: { $place } от { $all }
best-found =
    { $count ->
        [one] Вие намерихте съкровището
       *[other] Вие намерихте съкровището { $count } пъти
    }
best-unmasked = Разкрити от вас: { $names }
best-fooled = Измамени от вас: { $names }
best-liar = Най-добри лъжи: { $name }
best-nose = Най-добър нюх: { $name }
final-decided = Решаващо: { $name }, рунд { $round } ({ $side }: { $before } → { $after })
final-guesses = Кой прозря другите
share-result = Сподели резултата
share-text = Саботьор: { $ranking }
share-place = { $place }. { $name }: { $gold }
final-shared = Връзката към повторението е копирана.

## Shuffle

verify = Провери разбъркването
proof-hint = Преди раздаването сървърът публикува отпечатък (хеш) на тайното си число. Сега числото е открито и браузърът ви може да провери всяко разбъркване.
proof-run = Провери всяко разбъркване
proof-working = Изчислява се…
proof-good =
    { $count ->
        [one] Всичко е наред: тайното число е обявеното и едно разбъркване е проверено.
       *[other] Всичко е наред: тайното число е обявеното и всичките { $count } разбърквания са проверени.
    }
proof-noted = Отпечатъкът е този, който браузърът видя преди раздаването.
proof-not-noted = Този браузър не е видял отпечатъка преди раздаването; сравнено е с този в записа.
proof-bad = Нещо не е наред:
fault-commitment = Тайното число не отговаря на отпечатъка в записа.
fault-noted = Тайното число не отговаря на отпечатъка, който браузърът видя преди раздаването.
fault-shuffle = Разбъркването { $label } не следва от тайното число.
fault-order = Разбъркванията не са номерирани поред; някои липсват или се повтарят.
fault-missing = Разбъркването { $label } трябва да се среща точно веднъж.
proof-file = Изтегли записа
hand-on = Как завърши
hand-on-link = Споделяне на връзката
hand-on-picture = Като картина
hand-on-clip = Като клип
hand-on-filming = Клипът се прави: девет секунди…
hand-on-picture-alt = Картина на играта: масата при решаващия ход и кой какъв беше
hand-on-private = Тази маса е частна: връзката към нея не показва картина там, където я поставите.
clip-title = Какво реши играта
