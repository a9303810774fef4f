## Сторінка «Ви»: що повертає вас на іншому пристрої

keys = Залишайтеся собою
keys-only-here = Вас знає лише цей браузер. Якщо він вас забуде, ігри, ім’я та рейтинг зникнуть.
keys-safe = Ви можете повернутися на будь-якому пристрої.
keys-passkey = Створити ключ доступу
keys-passkey-hint = Його зберігає цей телефон або комп’ютер. Без пароля.
keys-no-passkey = Ключі доступу працюють лише через https. Тут скористайтеся фразою відновлення.
keys-phrase = Створити фразу відновлення
keys-phrase-again = Створити нову фразу відновлення
keys-phrase-hint = Десять слів, що повертають вас. Хто їх має, той — ви.
keys-phrase-sure = Стара фраза перестане діяти. Створити нову?
keys-phrase-made = Фраза відновлення від { DATETIME($date, dateStyle: "medium") }
keys-phrase-drop = Прибрати фразу
keys-words = Запишіть ці десять слів. Їх показано лише зараз.
keys-copy = Копіювати
keys-copied = Скопійовано
keys-written = Слова записано
keys-passkey-line = Ключ доступу { $label } від { DATETIME($date, dateStyle: "medium") }
keys-remove = Прибрати
keys-devices =
    { $count ->
        [one] Вас знають на { $count } пристрої.
        [few] Вас знають на { $count } пристроях.
       *[other] Вас знають на { $count } пристроях.
    }
keys-others = Вийти на всіх інших
keys-others-done = На всіх інших пристроях виконано вихід.
comeback = Я вже тут грав (грала)
comeback-hint = Поверніться з ключем доступу або фразою відновлення.
comeback-passkey = Мій ключ доступу
comeback-phrase = Мої десять слів
comeback-go = Повернутися
comeback-done = З поверненням, { $name }!
comeback-cancelled = Ключ доступу не використано.
comeback-here =
    { $count ->
        [one] На цьому пристрої є { $count } гра під іменем { $name }. Що з нею робити?
        [few] На цьому пристрої є { $count } гри під іменем { $name }. Що з ними робити?
       *[other] На цьому пристрої є { $count } ігор під іменем { $name }. Що з ними робити?
    }
comeback-bring = Додати до моїх ігор
comeback-delete = Залишити й видалити
