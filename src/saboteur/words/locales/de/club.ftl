## Die Seiten von Clubs

club-none = Du bist noch in keinem Club. Wer den Link eines Clubs hat, kann seine Seite öffnen.
club-size =
    { $count ->
        [one] ein Mitglied
       *[other] { $count } Mitglieder
    }
club-next = nächster Abend: { $time }
club-open-tables =
    { $count ->
        [one] ein Tisch mit freiem Platz
       *[other] { $count } Tische mit freiem Platz
    }
club-found = Einen Club gründen
club-found-go = Club gründen
club-name = Name des Clubs
club-me = Dein Name im Club
club-text = Worum es geht
club-door = Wer dazukommen darf
club-door-open = wer den Link hat
club-door-ask = wen die Leitung oder eine Hilfe hereinlässt
club-door-shut = gerade niemand
club-role-owner = Leitung
club-role-helper = Hilfe
club-you-owner = du leitest ihn
club-you-helper = du hilfst mit
club-you-member = du bist Mitglied
club-join = Mitglied werden
club-ask = Um Aufnahme bitten
club-asked = Du hast um Aufnahme gebeten. Die Leitung oder eine Hilfe antwortet.
club-take-back = Zurücknehmen
club-asking = Möchten dazukommen
club-admit = Hereinlassen
club-refuse = Jetzt nicht
club-invite-open = Wer diesen Link hat, kann Mitglied werden.
club-invite-ask = Wer diesen Link hat, kann um Aufnahme bitten.
club-invite-shut = Gerade kann niemand dazukommen.
club-table = Tisch für den Club eröffnen
club-table-line = Mitglieder sehen ihn hier.
club-evenings = Abende
club-no-evening = Kein Abend ist geplant.
club-past =
    { $count ->
        [one] Ein vergangener Abend
       *[other] { $count } vergangene Abende
    }
club-plan = Einen Abend planen
club-plan-go = Abend planen
club-when = Beginnt
club-alone = Beginnt und läuft von selbst
club-cancel = Absagen
club-cancel-ask = Wirklich absagen
club-weekly-one = jede Woche
club-weekly-line = Jede Woche: { $name } – { $day }, { $time }, mit Tagen für jeden Zug.
club-weekly-set = Wöchentliches langsames Turnier einrichten
club-weekly-change = Wöchentliches Turnier ändern
club-weekly-end = Wöchentliches Turnier beenden
club-weekly-end-ask = Wirklich beenden
club-weekly-hint = Jede Woche beginnt von selbst ein Turnier mit Tagen für jeden Zug. Bis dahin melden sich Mitglieder auf seiner Seite an.
club-weekday = Tag
club-time = Uhrzeit
club-season = Saison { $number }
club-seasons = Saisons
club-points-line = Jeder Abend bringt 100 Punkte, wenn man vor allen liegt, 0, wenn man hinter allen liegt.
club-best-line =
    { $count ->
        [one] Der beste Abend aller zählt.
       *[other] Die { $count } besten Abende aller zählen.
    }
club-no-points = In dieser Saison ist noch kein Abend vorbei.
club-by-best = punktgleich, schwächerer bester Abend
club-by-latest = sonst gleich, am letzten Abend schwächer
club-by-shared = geteilter Rang
club-new-season = Neue Saison beginnen
club-count = Abende, die je Mitglied zählen
club-count-all = alle
club-members = Mitglieder
club-all = Alle { $count }
club-make-helper = Zur Hilfe machen
club-no-helper = Keine Hilfe mehr
club-hand-over = Club abgeben an
club-hand-over-ask = Wirklich abgeben an
club-remove = Ausschließen
club-remove-ask = Wirklich ausschließen
club-away =
    { $count ->
        [one] Eine Person ist ausgeschlossen
       *[other] { $count } sind ausgeschlossen
    }
club-let-back = Wieder hereinlassen
club-yourself = Dein Name, und den Club übernehmen
club-take-over = Club übernehmen
club-take-over-ask = Wirklich übernehmen
club-take-over-line = Wenn die Leitung verschwunden ist: In zwei Wochen gehört der Club dir, außer die Leitung tut bis dahin hier etwas.
club-takeover = { $name } übernimmt den Club am { $time }, außer die Leitung tut vorher hier etwas.
club-still-here = Ich bin noch da
club-run = Den Club führen
club-change = Name, Text und wer dazukommen darf
club-leave = Club verlassen
club-leave-ask = Wirklich verlassen?
