## Сторінка «Знайомі» і що з неї показують інші сторінки

people-hint = Усі, з ким ви зіграли гру до кінця. Що ви тут вирішите, ніхто не дізнається. Торкніться імен, щоб створити з ними стіл.
people-none = Поки нікого. З ким зіграєте гру до кінця, ті будуть тут.
people-here = тут
people-here-title = Зараз тут: дотик створює стіл
people-played =
    { $count ->
        [one] { $count } спільна гра, востаннє { DATETIME($date, dateStyle: "medium") }
        [few] { $count } спільні гри, востаннє { DATETIME($date, dateStyle: "medium") }
       *[other] { $count } спільних ігор, востаннє { DATETIME($date, dateStyle: "medium") }
    }
people-search = Шукати ім’я
people-like = Люблю грати з
people-block = Заблокувати
people-block-ask = Справді заблокувати
people-unblock = Розблокувати
people-blocked = Заблоковані ({ $count })
people-blocked-line = Ви ніколи не зустрінетеся через «Знайти стіл», не чутимете одне одного, а їхні запрошення не надходитимуть.
people-shown = Хто бачить, що ви тут
people-shown-nobody = ніхто
people-shown-liked = ті, хто вам подобається
people-shown-known = усі, з ким ви грали
people-shown-line = Лише те, що ви тут, і ніколи де чи з ким.
people-together =
    { $count ->
        [one] Створити стіл, запросити { $count } людину
        [few] Створити стіл, запросити { $count } людей
       *[other] Створити стіл, запросити { $count } людей
    }
people-play-with = { $name }: створити спільний стіл
people-invites = { $name } запрошує вас за стіл
people-rematch = { $name } хоче зіграти ще
people-drop = Ні, дякую
people-invite = Запросити знайомих
people-invite-name = Запросити: { $name }
people-invited-name = { $name }: запрошення надіслано
people-all = Усі ({ $count })
people-met = З ким хотіли б зіграти ще? Сердечка бачите лише ви.
