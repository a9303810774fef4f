## Кілька людей за одним пристроєм

device = Грати на одному пристрої
device-hint = Ви передаєте його по колу. Між ходами екран ховає карти всіх.
device-person = Ім’я { $number }
device-more = Ще одна людина
device-add = Ще один гравець тут
device-seat = Додати
device-here = за цим пристроєм
pass-to = Передайте пристрій: { $name }.
pass-look = Інші не дивляться.
pass-me = Це я, { $name }
pass-own = Подивитися на свої карти:
pass-holder = Пристрій тримає { $name }.
pass-hide = Сховати мої карти
pass-on = Сховати й передати
pass-veto = Хтось накладає вето?
pass-nobody = Ніхто
