## Die Seite „Tisch finden“: Fremde kommen zusammen.

match-hint = Spiel mit anderen Leuten, wer auch gerade da ist.
match-preset = Spiel
match-seats = Plätze
match-clock = Bedenkzeit
match-anything = egal
match-bots = Mit Bots auffüllen
match-bots-after = nach { $seconds } s
match-bots-minutes =
    { $count ->
        [one] nach einer Minute
       *[other] nach { $count } Minuten
    }
match-bots-never = nie
match-call = Ruf mich, wenn diese Seite schläft
match-waiting = Leute werden gesucht …
match-people =
    { $count ->
        [one] Außer dir wartet niemand.
       *[other] { $count } Leute warten.
    }
match-expected = Noch etwa { $seconds } s
match-expected-minutes =
    { $count ->
        [one] Noch etwa eine Minute
       *[other] Noch etwa { $count } Minuten
    }
match-unknown = Wie lange es dauert, kann noch niemand sagen.
match-waited = Du wartest seit { $seconds } s.
match-leave = Nicht mehr warten
match-found = Dein Tisch ist bereit!
match-rated-line = Mit anderen, die das auch wollen. Wer sich gerade erst begegnet ist, kommt auseinander, wenn genug da sind.
