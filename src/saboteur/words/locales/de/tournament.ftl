## Die Seite eines Turniers und das Formular dafür

cup-name = Name
cup-format = Modus
cup-format-swiss = Schweizer System
cup-format-league = Liga
cup-format-knockout = K.-o.-System
cup-format-duplicate = Duplicate
cup-line-swiss = Starke treffen auf Starke; niemand trifft jemanden zweimal, solange das geht.
cup-line-league = Ein Tisch für alle; alle sitzen auf jedem Platz gleich oft.
cup-line-knockout = Die Besten jedes Tisches kommen weiter, bis zum Finale.
cup-line-duplicate = So wenig Glück wie möglich: Alle Tische bekommen die gleichen Karten, verglichen wird mit demselben Platz an anderen Tischen. Alles bleibt verdeckt, bis der letzte Tisch fertig ist.
cup-rounds = Runden
cup-rounds-count =
    { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
cup-advance = Kommen je Tisch weiter
cup-real = An echten Tischen; ich trage Ergebnisse ein
cup-real-line = an echten Tischen
cup-rated = Spiele zählen für die Wertung
cup-starts = Beginnt von selbst (wahlweise)
cup-starts-line = Beginnt von selbst: { $time }
cup-game = Spiel
cup-least = Leute am Tisch, mindestens
cup-most = Leute am Tisch, höchstens
cup-make = Turnier eröffnen
cup-phase-registration = Die Anmeldung läuft
cup-phase-over = Das Turnier ist zu Ende
cup-paused = Unterbrochen
cup-people =
    { $count ->
        [one] eine Person macht mit
       *[other] { $count } machen mit
    }
cup-round = Runde { $round }
cup-round-of = Runde { $round } von { $rounds }
cup-table = Tisch { $table }
cup-open = noch kein Ergebnis
cup-seat = Platz
cup-who = Name
cup-gold = Gold
cup-gold-of = Gold von { $name }
cup-byes = In dieser Runde setzen aus: { $names }
cup-standings = Tabelle
cup-place = Rang
cup-points = Punkte
cup-wins = Siege
cup-by-gold = punktgleich, weniger Gold
cup-by-wins = Punkte und Gold gleich, weniger Siege
cup-by-opponents = sonst gleich, schwächere Gegner
cup-by-best = sonst gleich, weniger Gold am besten Tisch
cup-by-direct = sonst gleich, an gemeinsamen Tischen hinten
cup-by-lot = alles gleich, ausgelost
cup-by-shared = geteilter Rang
cup-by-stage = ausgeschieden
cup-entrants = Wer mitmacht
cup-bot = Bot: { $level }
cup-not-here = noch nicht da
cup-left = gegangen
cup-register = Mitmachen
cup-register-late = Ab der nächsten Runde mitmachen
cup-check-in = Ich bin da
cup-check-in-hint = Bis du das sagst, spielt ein Bot für dich.
cup-leave = Turnier verlassen
cup-leave-ask = Wirklich gehen? Zurück lässt dich nur die Leitung.
cup-you-left = Du hast das Turnier verlassen.
cup-you-in = Du machst als { $name } mit.
cup-you-rest = Du setzt in dieser Runde aus.
cup-my-table = Zu meinem Tisch: { $table }
cup-my-seat = Du sitzt an Tisch { $table }, Platz { $seat }.
cup-organise = Leiten
cup-next = Runde { $round } auslosen
cup-missing =
    { $count ->
        [one] Ein Tisch hat noch kein Ergebnis.
       *[other] { $count } Tische haben noch kein Ergebnis.
    }
cup-pause = Unterbrechen
cup-resume = Fortsetzen
cup-finish = Turnier beenden
cup-finish-ask = Wirklich so beenden?
cup-invite = Mit diesem Link meldet man sich an
cup-invite-late = Mit diesem Link kommt man noch dazu
cup-names = Namen, je Zeile einer
cup-add = Hinzufügen
cup-bot-name = Bot { $number }
cup-is-here = Ist da
cup-deputise = Zur Vertretung machen
cup-no-deputy = Keine Vertretung mehr
cup-drop = Streichen
cup-drop-ask = Wirklich streichen
cup-readmit = Wieder aufnehmen
cup-enter = Ergebnis eintragen
cup-correct = Ergebnis berichtigen
cup-note = Notiz
cup-save = Speichern
cup-trace = Von Hand eingetragene Ergebnisse
cup-trace-line = Runde { $round }, Tisch { $table }:
cup-print = Drucken
cup-wall = Für die Wand
cup-csv = Tabelle (CSV)
cup-results = Ergebnisse (CSV)
cup-json = Jetziger Stand (JSON)
cup-everything = Alles mit allen Spielen (JSON)
cup-seed = Die geheime Zahl hinter Plätzen und Losen: { $seed }
cup-commitment = Plätze und Lose kommen aus einer geheimen Zahl, die am Ende gezeigt wird. Ihr Fingerabdruck (Hash): { $hash }
