list-and = { $first } und { $last }
term-you = { $seat } (du)
term-secret = { $text }: { $secret } (nur du)
term-secret-shown = { $text }: { $secret } (geheim)
term-keys = ? Hilfe  b Spielplan  k mein Wissen  r mein Zwerg  l Verlauf  s speichern  q beenden
term-help =
    Tippe, was in [Klammern] steht: erst die Karte, dann wohin oder auf wen: „3“, dann „2“, oder beides in einer
    Zeile: „3 2“. Statt einer Nummer geht auch ein Feld nach den Zahlen am Rand: „3 4,-1“ ist Spalte 4, Zeile -1.
    Mit t wird die Karte gedreht: „3 4,-1 t“. x geht zurück zu den Karten. Vor der letzten Wahl wird nichts gespielt.
    
    b  Spielplan und Plätze         k  dein Wissen                    r  dein Zwerg (sonst verdeckt)
    l  alles bisher                 s  speichern (s DATEI: dorthin)   q  Spiel verlassen   u  warum es kein Zurück gibt
    say  etwas sagen (allein: wie)
    
    Auf dem Spielplan: S Start, ? verdeckte Zielkarte, T Goldschatz, O Stein, D Drache, X Riesenspinne, 1 und 2
    Goldsäcke, C Schatztruhe, $3 ein Feld, das der Zollzwerg von Platz 3 bewacht, W Kleiderkammer, P Stollenfest,
    H Leiter, B und G Türen (blau, grün), * Kristall. Ein Weg, der vor der Kartenmitte endet, ist eine Sackgasse.
    Mit > ist markiert, wer am Zug ist.
    
    Für Programme: Eine Aktion in Notation geht überall, etwa „lay NES@3,-1 turned“ oder „break pick 2“. Dort heißen
    die Seiten N E S W, und die Plätze zählen ab 0. `saboteur rules` listet alles auf, was man spielen kann.
term-no-undo = Es gibt kein Zurück: Eine gespielte Karte hat den anderen etwas verraten, und was du gezogen oder gesehen hast, ist gesehen. x geht zurück, solange du wählst.
term-say-how = So sprichst du: say suspect 3 (ich verdächtige Spieler 3) · say trust 2 (ich vertraue) · say why 4 (warum das?) · say break 3 (mach ihm etwas kaputt) · say goal 1 is oder not (dieses Ziel ist der Schatz oder nicht; von oben gezählt) · say repair pick (bitte repariert) · say wait (wartet)
term-goes-on = Das Spiel geht weiter; l zeigt, was bisher geschah.
term-round-over = Die Runde ist vorbei
term-dealt = Zwerge und Karten sind verteilt. { $name } beginnt. r zeigt deinen Zwerg.
term-thoughts = Was die Bots dachten
term-next-round = Enter für die nächste Runde.
term-go-on = Enter, um weiterzuspielen; ? zeigt die Hilfe.
term-rank = { $place }. { $name } ({ $level }): { $gold } Gold
term-win = Du gewinnst!
term-share-win = Du teilst dir den Sieg!
term-leave = Enter, um zu gehen; s DATEI speichert die Aufzeichnung für `saboteur replay`.
term-your-turn = Du bist am Zug: Runde { $round }, Zug { $turn }
term-know = Du weißt: { $notes }
term-you-are = Du bist { $role }.
term-type-one = Tippe eines davon: { $keys }. ? zeigt die Hilfe.
term-hide = Enter verdeckt ihn wieder.
term-not-saved = Nicht gespeichert: { $why }
term-record = Die Aufzeichnung ist in { $file }. Ansehen: { $command }
term-saved = Gespeichert. Nur du kannst die Datei lesen. In ihr stehen alle Handkarten, alle Zwerge und die geheime Zahl des Mischens: Schau also nicht hinein.
term-resume = Weiterspielen: { $command }
term-quit = Das Spiel verlassen? y ja, s speichern und gehen, Enter nein:
term-nothing-saved = Du bist vor deiner ersten Karte gegangen; nichts wurde gespeichert.
term-no-choice = { $text } steht nicht zur Wahl und ist auch keine Aktion in Notation. ? zeigt die Hilfe.
term-which-card = Welche Karte?
term-places =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
term-not-now = jetzt nicht
term-cannot-now = Das kannst du jetzt nicht spielen: { $card }. { $does }
term-fits-nowhere = Sie passt gerade nirgends hin.
term-discard-it = ablegen
term-where = Wohin? { $card }
term-play-it = spielen
term-pass = passen: ablegen
term-no-more = keine mehr
term-discard-which = Welche Karte legst du ab?
term-discard-other = Und welche noch?
term-discard-more = Noch eine ablegen? (Enter: nein)
term-order = In welcher Reihenfolge legst du die anderen ab?
term-whose-dwarf = Wessen Zwerg?
term-pair = { $first } und { $last }
term-enter = { $text } (Enter)
term-some-gold = etwas Gold
term-piles = Nachziehstapel { $pile }, Ablagestapel { $discards }
term-dwarfs = Die Zwerge in diesem Spiel: { $roles }.
term-seen-nothing = Du hast in dieser Runde nichts geheim gesehen.
term-step = Schritt { $step } von { $last }
term-chooses = { $name } wählt: { $text }
term-why = Warum die Bots in dieser Runde taten, was sie taten:
term-why-one = Schritt { $step }, { $name } ({ $level }) – { $text }
term-no-cards = keine Karten
term-in-front = davor: { $cards }
term-holds = { $name }, { $role }, { $gold } Gold: { $cards }
term-replay-keys = Enter weiter   b zurück   g zu einem Schritt   q beenden
term-go-to = Zu Schritt:
term-modules = Module: ein Hauptspiel und alles, was dazu passt
term-options = Wahlmöglichkeiten, das Übliche zuerst
term-presets = Vorlagen
term-module-failed = Das Modul { $module } ist nicht verwendbar: { $why }
term-module = Name
term-group = Gruppe
term-players = Personen
term-what = was es ist
term-not-with = nicht mit
term-option = Möglichkeit
term-values = Werte
term-any = alle
term-modules-column = Module
cli-play = Spiel eine ganze Partie gegen Bots im Terminal.
cli-replay = Geh Schritt für Schritt durch eine Aufzeichnung. Sie wird zuerst geprüft.
cli-rules = Zeigt die Module mit ihren Plätzen, was zusammenpasst, ihre Optionen und die Vorlagen.
cli-analyse = Beurteile eine beendete Partie: Chancen, Wendepunkte, Kosten der Züge, Lügen.
cli-help = diese Hilfe zeigen und enden
cli-seats = Zahl der Plätze (sonst 5)
cli-modules = Module oder eine Vorlage, siehe `saboteur rules` (sonst base)
cli-options = eine Option; darf mehrmals vorkommen
cli-language = Sprache aller Texte (sonst die des Systems, aus LANG)
cli-seat = wo du sitzt, ab 1 gezählt (sonst 1)
cli-bots = wer die anderen sind: Stufen oder Charaktere, für alle oder für jeden (sonst company: verschiedene Charaktere)
cli-seed = gleiche Zahl, gleiche Karten (sonst zufällig)
cli-role = deinen Zwerg auf dem Bildschirm zeigen oder verbergen
cli-show-reasons = nach jeder Runde, warum die Bots getan haben, was sie taten
cli-pace = Pause für Bots in Sekunden (sonst 0.4 an einem Terminal)
cli-ascii = mit einfachen Zeichen zeichnen und schreiben
cli-resume = ein gespeichertes Spiel fortsetzen
cli-file = eine Aufzeichnung, wie `saboteur sim --record` sie speichert
cli-replay-seat = sehen, was dieser Platz sah, ab 1 gezählt (sonst wie Zuschauer)
cli-all = alles Geheime sehen
cli-print = alle Schritte ausgeben und enden, ohne Tasten
cli-first = nach Aktion N beginnen
cli-reasons = wie viel von den Gründen der Bots erzählt wird
cli-json = für Programme
cli-no-seat = es gibt keinen Platz { $seat }; dieses Spiel hat die Plätze 1 bis { $last }
cli-no-level = es gibt keine Stufe { $text }; es gibt { $keys }
cli-levels = --bots nimmt eine Stufe oder eine für jeden der anderen ({ $count }), nicht { $step }
cli-resume-alone = --resume setzt das Spiel fort, wie es ausgeteilt wurde: lass { $keys } weg
cli-from = --from { $step }: Das Spiel hat die Aktionen 0 bis { $last }
