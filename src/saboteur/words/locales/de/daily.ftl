daily-plan-base = Die Mine pur
daily-plan-specialists = Spezialisten
daily-plan-treasures = Schätze und Truhen
daily-plan-teams = Zwei Teams
daily-plan-greed = Habgier und Zoll
daily-plan-veto = Veto und Umwege
daily-plan-everything = Alles auf einmal
daily-about = Dieselben Karten, derselbe Platz und dieselben Mitspieler für alle. Eine Runde, ein Versuch, keine Uhr, keine Gespräche: etwa fünf Minuten.
daily-play = Die Mine von heute spielen
daily-go-on = Weiterspielen
daily-when = Ein Tag beginnt für alle auf diesem Server um { $time } Uhr.
daily-blank = Von diesem Tag gibt es nichts zu sehen.
daily-word = Sag mir Bescheid, täglich um
daily-word-refused = Dieser Browser lässt das nicht zu.
daily-judging = Jede deiner Entscheidungen wird beurteilt. Das dauert einen Moment.
daily-won = Deine Seite hat sich durchgesetzt
daily-lost = Die anderen haben sich durchgesetzt
daily-late = Erst beendet, als der Tag schon offen lag: zählt für deine Serie, nicht für die Tabelle.
daily-signs = Dein Spiel in fünf Teilen: Edelstein, nichts verschenkt; Münze, ein wenig; Stein, viel
daily-share = Teilen
daily-picture = Als Bild
daily-share-text = Saboteur { $day } { $signs } { $score }/100
daily-table = Tabelle des Tages
daily-forks = Wo es sich entschied
daily-fork-stood =
    { $count ->
        [one] Hier standest nur du
       *[other] { $count } Leute standen hier
    }
daily-share-of = { $percent } %
daily-cost =
    { $points ->
        [0] kostete nichts
        [one] kostete einen Punkt
       *[other] kostete { $points } Punkte
    }
daily-line = Deine Entscheidungen
daily-better = Besser: { $action }
daily-best = So spielt das Urteil selbst: { $points } Punkte, { $gold } Gold
daily-tomorrow = Morgen: { $plan }
daily-past = Frühere Tage
daily-past-hint = Zum Üben: Sie zählen nicht.
daily-practise = Diesen Tag noch einmal spielen
daily-proof = Die Karten lagen vorher fest
daily-proof-text = Diese Prüfsumme stand am Tag davor fest. Die geheime Zahl dazu wird eine Stunde nach Ende des Tages gezeigt; damit lässt sich jedes Mischen nachprüfen.
