## Reveal

reveal-all = Alles zeigen
reveal-more = Weiter unten
you-gain = Du: { $gold }
nobody-paid = Niemand bekommt Gold.
won-diggers = Die Goldsucher gewinnen
won-saboteurs = Die Saboteure gewinnen
won-blue = Die blauen Goldsucher gewinnen
won-green = Die grünen Goldsucher gewinnen
won-teams = Die Goldsucher beider Farben gewinnen
won-greedy = Der gierige Zwerg gewinnt
won-boss = Der Chef gewinnt
won-profiteer = Der Profiteur gewinnt
won-boss-profiteer = Der Chef und der Profiteur gewinnen
won-nobody = Niemand gewinnt
reveal-wrong = Du hast dich geirrt bei: { $names }.
reveal-all-right = Du hattest bei allen recht.
reveal-goals = Was die Zielkarten waren
reveal-claims = Wer hat die Wahrheit gesagt?
reveal-guesses = Wer hat richtig getippt?
claim-true = wahr
claim-lie = gelogen
claim-wrong = falsch
gold-cards-secret = Was auf den Goldkarten steht, bleibt bis zum Spielende geheim.
gold-open = Diese Beträge können alle sehen.
guess-score = { $right } von { $all } richtig (reines Glück: { $chance })
guess-turn = festgelegt in Zug { $turn }
guess-right = richtig
guess-wrong = falsch
marks-fit = Deine Markierungen: { $right } von { $all } stimmen
vote-right = Auf einen Saboteur gezeigt: { $names }
vote-none-right = Niemand hat auf einen Saboteur gezeigt.

## Guessing

guesses = Wer ist was?
guesses-hint = Leg deine Tipps fest, bevor die Runde endet. Bis zum Aufdecken sieht sie niemand; dann sehen alle, die getippt haben, alle Ergebnisse.
guess-none = kein Tipp
guess-lock =
    { $count ->
        [one] Einen Tipp festlegen
       *[other] { $count } Tipps festlegen
    }
guess-locked = Festgelegt in Zug { $turn }. Du kannst sie nicht mehr ändern.

## Final

final-won = Du gewinnst!
final-shared-win = Ihr teilt euch den Sieg!
final-place = Rang { $place } von { $all }
best-found =
    { $count ->
        [one] Du hast den Schatz gefunden
       *[other] Du hast den Schatz { $count }-mal gefunden
    }
best-unmasked = Durchschaut: { $names }
best-fooled = Hereingelegt: { $names }
best-liar = Am besten gelogen: { $name }
best-nose = Beste Spürnase: { $name }
final-decided = Das hat entschieden: { $name }, Runde { $round } ({ $side }: { $before } → { $after })
final-guesses = Wer die anderen durchschaut hat
share-result = Ergebnis teilen
share-text = Saboteur: { $ranking }
share-place = { $place }. { $name }: { $gold }
final-shared = Der Link zur Wiederholung wurde kopiert.

## Shuffle

verify = Mischen prüfen
proof-hint = Vor dem Austeilen hat der Server einen Fingerabdruck (Hash) seiner geheimen Zahl veröffentlicht. Jetzt ist die Zahl offen, und dein Browser kann jedes Mischen nachrechnen.
proof-run = Jedes Mischen prüfen
proof-working = Wird gerechnet …
proof-good =
    { $count ->
        [one] Alles in Ordnung: Die geheime Zahl ist die angekündigte, und ein Mischen wurde geprüft.
       *[other] Alles in Ordnung: Die geheime Zahl ist die angekündigte, und alle { $count } Mischvorgänge wurden geprüft.
    }
proof-noted = Der Fingerabdruck ist der, den dieser Browser vor dem Austeilen gesehen hat.
proof-not-noted = Dieser Browser hat vor dem Austeilen keinen Fingerabdruck gesehen; verglichen wurde mit dem in der Aufzeichnung.
proof-bad = Etwas stimmt nicht:
fault-commitment = Die geheime Zahl passt nicht zum Fingerabdruck in der Aufzeichnung.
fault-noted = Die geheime Zahl passt nicht zum Fingerabdruck, den dieser Browser vor dem Austeilen gesehen hat.
fault-shuffle = Das Mischen { $label } ergibt sich nicht aus der geheimen Zahl.
fault-order = Die Mischvorgänge sind nicht fortlaufend nummeriert; einige fehlen oder kommen doppelt vor.
fault-missing = Das Mischen { $label } müsste genau einmal vorkommen.
proof-file = Aufzeichnung herunterladen
hand-on = So ging es aus
hand-on-link = Link teilen
hand-on-picture = Als Bild
hand-on-clip = Als Clip
hand-on-filming = Der Clip entsteht: neun Sekunden …
hand-on-picture-alt = Das Bild des Spiels: das Brett beim entscheidenden Zug, und wer was war
hand-on-private = Dieser Tisch ist privat: Sein Link zeigt kein Bild, wo du ihn einfügst.
clip-title = Das hat entschieden
