## Stránka „Najít stůl“: setkání s cizími lidmi

match-hint = Zahrajte si s lidmi, kteří tu právě jsou.
match-preset = Hra
match-seats = Místa
match-clock = Čas na rozmyšlenou
match-anything = cokoli
match-bots = Doplnit boty
match-bots-after = po { $seconds } s
match-bots-minutes =
    { $count ->
        [one] po minutě
        [few] po { $count } minutách
       *[other] po { $count } minutách
    }
match-bots-never = nikdy
match-call = Zavolat mě, když stránka spí
match-waiting = Hledáme spoluhráče…
match-people =
    { $count ->
        [one] Kromě vás nikdo nečeká.
        [few] Čekají { $count } lidé.
       *[other] Čeká { $count } lidí.
    }
match-expected = Ještě asi { $seconds } s
match-expected-minutes =
    { $count ->
        [one] Ještě asi minutu
        [few] Ještě asi { $count } minuty
       *[other] Ještě asi { $count } minut
    }
match-unknown = Zatím nelze říct, jak dlouho to potrvá.
match-waited = Čekáte { $seconds } s.
match-leave = Už nečekat
match-found = Váš stůl je připraven!
match-rated-line = S dalšími, kdo to chtějí také. Kdo se potkal nedávno, sejde se jinde, je-li s kým.
