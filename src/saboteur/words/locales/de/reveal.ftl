## Reveal
reveal-all = Alles zeigen
reveal-goals = Was die Zielkarten waren
reveal-claims = Was gesagt wurde
reveal-guesses = Festgelegte Tipps
claim-true = wahr
claim-lie = gelogen
claim-wrong = falsch
gold-cards-secret = Was auf den Goldkarten steht, bleibt bis zum Spielende geheim.
gold-open = Diese Beträge kann jeder mitzählen.
guess-score = { $right } von { $all } richtig, durch Zufall { $chance }
guess-turn = festgelegt in Zug { $turn }
guess-right = richtig
guess-wrong = falsch
marks-fit = Deine Marken: { $right } von { $all } passen

## Guessing
guesses = Wer ist was?
guesses-hint = Leg deine Tipps fest, bevor die Runde endet. Niemand erfährt davon vor dem Aufdecken; dann sehen alle, die getippt haben, die Ergebnisse der anderen.
guess-none = kein Tipp
guess-lock = { $count ->
    [one] Einen Tipp festlegen
   *[other] { $count } Tipps festlegen
  }
guess-locked = Festgelegt in Zug { $turn }. Ändern geht nicht mehr.

## Final
final-guesses = Wer die anderen durchschaut hat
share-result = Ergebnis teilen
share-text = Saboteur: { $ranking }
final-shared = Der Link zur Wiederholung wurde kopiert.

## Shuffle
verify = Mischen prüfen
proof-hint = Vor dem Austeilen versprach der Server einen Hash seines geheimen Startwerts. Jetzt ist der Startwert offen: Dein Browser kann jedes Mischen nachrechnen.
proof-run = Mischen nachrechnen
proof-working = Wird gerechnet …
proof-good = { $count ->
    [one] Geprüft: Der Startwert passt zum Versprechen, ein Mischen wurde nachgerechnet.
   *[other] Geprüft: Der Startwert passt zum Versprechen, alle { $count } Mischvorgänge wurden nachgerechnet.
  }
proof-noted = Das Versprechen ist das, das dieser Browser vor dem Austeilen gesehen hat.
proof-not-noted = Dieser Browser sah vor dem Austeilen kein Versprechen; verglichen wurde mit dem in der Aufzeichnung.
proof-bad = Das passt nicht:
fault-commitment = Der Startwert ist nicht der in der Aufzeichnung versprochene.
fault-noted = Der Startwert ist nicht der, der diesem Browser vor dem Austeilen versprochen wurde.
fault-shuffle = Das Mischen { $label } folgt nicht aus dem Startwert.
fault-order = Die Mischvorgänge sind nicht fortlaufend gezählt; einige fehlen oder sind doppelt.
fault-missing = Das Mischen { $label } kommt nicht genau einmal vor.
proof-file = Aufzeichnung herunterladen
