## Сторінка «Знайти стіл»: зустріч із незнайомими

match-hint = Грайте з людьми, які зараз тут.
match-preset = Гра
match-seats = Місця
match-clock = Час на роздуми
match-anything = будь-що
match-bots = Доповнити ботами
match-bots-after = через { $seconds } с
match-bots-minutes =
    { $count ->
        [one] через { $count } хвилину
        [few] через { $count } хвилини
       *[other] через { $count } хвилин
    }
match-bots-never = ніколи
match-call = Покликати мене, якщо сторінка засне
match-waiting = Шукаємо людей…
match-people =
    { $count ->
        [one] Чекає { $count } людина.
        [few] Чекають { $count } людини.
       *[other] Чекають { $count } людей.
    }
match-expected = Ще приблизно { $seconds } с
match-expected-minutes =
    { $count ->
        [one] Ще приблизно { $count } хвилину
        [few] Ще приблизно { $count } хвилини
       *[other] Ще приблизно { $count } хвилин
    }
match-unknown = Поки невідомо, скільки це триватиме.
match-waited = Ви чекаєте { $seconds } с.
match-leave = Більше не чекати
match-found = Ваш стіл готовий!
match-rated-line = З іншими, хто теж цього хоче. Хто нещодавно зустрічався, того розсадять, якщо є інші.
