## Страницата „Вие“: какво ви връща на друго устройство

keys = Останете себе си
keys-only-here = Познава ви само този браузър. Ако ви забрави, игрите, името и рейтингът ви се губят.
keys-safe = Връщането е възможно на всяко устройство.
keys-passkey = Създай ключ за достъп
keys-passkey-hint = Пази го този телефон или компютър. Без парола.
keys-no-passkey = Ключовете за достъп работят само през https. Тук ползвайте фраза за връщане.
keys-phrase = Създай фраза за връщане
keys-phrase-again = Създай нова фраза за връщане
keys-phrase-hint = Десет думи, които ви връщат. Който ги има, е вие.
keys-phrase-sure = Старата фраза спира да важи. Да се създаде ли нова?
keys-phrase-made = Фраза за връщане от { DATETIME($date, dateStyle: "medium") }
keys-phrase-drop = Премахни фразата
keys-words = Запишете тези десет думи. Показват се само сега.
keys-copy = Копирай
keys-copied = Копирано
keys-written = Записах ги
keys-passkey-line = Ключ за достъп { $label } от { DATETIME($date, dateStyle: "medium") }
keys-remove = Премахни
keys-devices =
    { $count ->
        [one] Познати сте само на това устройство.
       *[other] Познати сте на { $count } устройства.
    }
keys-others = Изход от всички други
keys-others-done = Излязохте от всички други устройства.
comeback = Вече съм играл(а) тук
comeback-hint = Върнете се с ключа за достъп или с фразата за връщане.
comeback-passkey = С моя ключ за достъп
comeback-phrase = Моите десет думи
comeback-go = Връщане
comeback-done = Добре дошли отново, { $name }!
comeback-cancelled = Не беше използван ключ за достъп.
comeback-here =
    { $count ->
        [one] На това устройство има една игра с името { $name }. Какво да стане с нея?
       *[other] На това устройство има { $count } игри с името { $name }. Какво да стане с тях?
    }
comeback-bring = Добави към моите игри
comeback-delete = Остави и изтрий
