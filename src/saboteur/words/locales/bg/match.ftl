## Страницата „Намери ми маса“: среща с непознати

match-hint = Играйте с хората, които са тук в момента.
match-preset = Игра
match-seats = Места
match-clock = Време за мислене
match-anything = каквото и да е
match-bots = Допълни с ботове
match-bots-after = след { $seconds } s
match-bots-minutes =
    { $count ->
        [one] след минута
       *[other] след { $count } минути
    }
match-bots-never = никога
match-call = Повикай ме, ако страницата заспи
match-waiting = Търсят се хора…
match-people =
    { $count ->
        [one] Освен вас не чака никой.
       *[other] Чакат { $count } души.
    }
match-expected = Още около { $seconds } s
match-expected-minutes =
    { $count ->
        [one] Още около минута
       *[other] Още около { $count } минути
    }
match-unknown = Засега никой не знае колко ще трае.
match-waited = Чакате { $seconds } s.
match-leave = Спри да чакаш
match-found = Масата ви е готова!
match-rated-line = С други, които също го искат. Които са се срещали скоро, се разделят, ако има и други.
