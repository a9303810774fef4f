## Няколко души на едно устройство

device = Игра на едно устройство
device-hint = Подавате си го. Между ходовете екран скрива картите на всички.
device-person = Име { $number }
device-more = Още един човек
device-add = Още един играч тук
device-seat = Добави
device-here = на това устройство
pass-to = Подайте устройството на { $name }.
pass-look = Останалите не гледат.
pass-me = Аз съм { $name }
pass-own = Виж своите карти:
pass-holder = Устройството е у { $name }.
pass-hide = Скрий картите ми
pass-on = Скрий и подай
pass-veto = Налага ли някой вето?
pass-nobody = Никой
