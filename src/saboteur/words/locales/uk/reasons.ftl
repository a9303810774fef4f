## Reasons of bots

reason-title = Чому?
reason-line = { $role }: { $why }.
reason-far =
    { $far ->
        [one] Гадаю, до золота бракує { $far } карти.
        [few] Гадаю, до золота бракує { $far } карт.
        [many] Гадаю, до золота бракує { $far } карт.
       *[other] Гадаю, до золота бракує { $far } карти.
    }
reason-believed = Що думав бот
reason-compared = Що порівняв бот
reason-worth = вартість { $worth }
reason-belief = { $name }: { $roles }
ground-only-option = іншого вибору не було
ground-at-random = я вибираю навмання
ground-searched = це вийшло найкраще в іграх, які я уявляю
ground-learned = цього я навчився за мільйони раундів
ground-reaches-goal = це сягає карти мети
ground-nearer = це наближає до золота
ground-farther = це віддаляє від золота
ground-changes-little = це мало що змінює
ground-path-of-use = тунель корисний
ground-too-early = для обвалу зарано
ground-for-enemy = думаю, що { $name } проти мене
ground-for-ally = думаю, що { $name } на моєму боці
ground-for-either = { $name } може бути на будь-якому боці
ground-own-tool = власних інструментів не ламаю
ground-dig-again = хочу знову копати
ground-treasure-unknown = не знаю, де лежить золото
ground-chest-unknown = скриня варта погляду
ground-seat-unknown = цікаво, яка роль у гравця { $name }
ground-am-trapped = мене спіймано
ground-own-theft = це моя власна крадіжка
ground-thief-waits = злодій чекає на золото
ground-gold-to-steal = є що вкрасти
ground-side-loses = мій бік програє
ground-better-as-other = з іншою роллю гравцеві { $name } було б краще
ground-poor-hand = у мене погані карти
ground-goals-otherwise = карти мети краще поміняти
ground-goals-well = карти мети добре лежать і так
ground-in-discards = у скиді є щось добре
ground-other-neighbour = краще хай ходить інший сусід
ground-two-paths = два тунелі водночас
ground-no-second-path = не маю доброго другого тунелю
ground-toll-earns = тут комусь доведеться платити
ground-no-way-there = мені туди не треба
ground-way-guarded = шлях під охороною
ground-no-coin = золота це не варте
ground-digs-for-me = хто просить, копає й для мене
ground-spare-cards = обійдуся без цих карт
ground-harms-me = карта мені зашкодила б
ground-may-be-played = карту можна зіграти
ground-likeliest = найімовірніше, це допоможе
ground-no-difference = різниці немає
ground-most-gold = це найбільше золота
ground-most-useful = найкорисніша карта – «{ $card }»
ground-module-says = для цього ця карта і є
ground-looks-richest = мабуть, найбільше золота має { $name }
ground-needs-least = карти найменше потрібні гравцеві { $name }
ground-goal-farther = далі вона лежить краще
