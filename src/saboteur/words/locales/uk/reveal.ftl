## Reveal

reveal-all = Показати все
reveal-more = Далі вниз
you-gain = Ви: { $gold }
nobody-paid = Ніхто не отримує золота.
won-diggers = Золотошукачі перемагають
won-saboteurs = Саботери перемагають
won-blue = Сині золотошукачі перемагають
won-green = Зелені золотошукачі перемагають
won-teams = Золотошукачі обох кольорів перемагають
won-greedy = Жадюга перемагає
won-boss = Бос перемагає
won-profiteer = Посередник перемагає
won-boss-profiteer = Бос і посередник перемагають
won-nobody = Ніхто не перемагає
reveal-wrong = Ваші помилки: { $names }.
reveal-all-right = Ви вгадали всіх.
reveal-goals = Чим були карти мети
reveal-claims = Хто казав правду?
reveal-guesses = Хто вгадав?
claim-true = правда
claim-lie = брехня
claim-wrong = помилка
gold-cards-secret = Що на картах скарбів, лишається таємницею до кінця гри.
gold-open = Ці суми бачить кожен.
guess-score = правильно { $right } з { $all } (чисте везіння: { $chance })
guess-turn = зафіксовано на ході { $turn }
guess-right = правильно
guess-wrong = хибно
marks-fit = Ваші позначки: збіглося { $right } з { $all }
vote-right = Вказали на саботера: { $names }
vote-none-right = Ніхто не вказав на саботера.

## Guessing

guesses = Хто є хто?
guesses-hint = Зафіксуйте здогади, доки раунд не скінчився. До розкриття їх ніхто не бачить; тоді всі, хто вгадував, побачать усі результати.
guess-none = без здогаду
guess-lock =
    { $count ->
        [one] Зафіксувати { $count } здогад
        [few] Зафіксувати { $count } здогади
       *[other] Зафіксувати { $count } здогадів
    }
guess-locked = Зафіксовано на ході { $turn }. Змінити їх уже не можна.

## Final

final-won = Перемога ваша!
final-shared-win = Ви ділите перемогу!
final-place = Ваше місце: { $place } з { $all }
best-found =
    { $count ->
        [one] Ви знайшли золото
        [few] Ви знайшли золото { $count } рази
       *[other] Ви знайшли золото { $count } разів
    }
best-unmasked = Ви викрили: { $names }
best-fooled = Ви обдурили: { $names }
best-liar = Найкраща брехня: { $name }
best-nose = Найкращий нюх: { $name }
final-decided = Що вирішило гру: { $name }, раунд { $round } ({ $side }: { $before } → { $after })
final-guesses = Хто розгадав інших
share-result = Поділитися результатом
share-text = Саботер: { $ranking }
share-place = { $place }. { $name }: { $gold }
final-shared = Посилання на запис скопійовано.

## Shuffle

verify = Перевірити тасування
proof-hint = Перед роздачею сервер оприлюднив відбиток (хеш) свого таємного числа. Тепер число відкрите, і ваш браузер може перевірити кожне тасування.
proof-run = Перевірити кожне тасування
proof-working = Обчислюється…
proof-good =
    { $count ->
        [one] Усе гаразд: таємне число те, що оголошене, і перевірено { $count } тасування.
        [few] Усе гаразд: таємне число те, що оголошене, і перевірено всі { $count } тасування.
       *[other] Усе гаразд: таємне число те, що оголошене, і перевірено всі { $count } тасувань.
    }
proof-noted = Відбиток той самий, який цей браузер бачив перед роздачею.
proof-not-noted = Цей браузер не бачив відбитка перед роздачею; порівняно з тим, що в записі.
proof-bad = Щось не так:
fault-commitment = Таємне число не відповідає відбитку в записі.
fault-noted = Таємне число не відповідає відбитку, який цей браузер бачив перед роздачею.
fault-shuffle = Тасування { $label } не випливає з таємного числа.
fault-order = Тасування не пронумеровані поспіль; деяких бракує або вони повторені.
fault-missing = Тасування { $label } має траплятися рівно один раз.
proof-file = Завантажити запис
hand-on = Чим скінчилося
hand-on-link = Поділитися посиланням
hand-on-picture = Як зображення
hand-on-clip = Як кліп
hand-on-filming = Кліп готується: дев’ять секунд…
hand-on-picture-alt = Зображення гри: стіл під час вирішального ходу і хто ким був
hand-on-private = Цей стіл приватний: його посилання не показує зображення там, де ви його вставите.
clip-title = Що вирішило гру
