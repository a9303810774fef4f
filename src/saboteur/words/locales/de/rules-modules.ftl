## Die Regeln als Seite

rules-all = Alle Karten, Zwerge und Module
rules-found =
    { $count ->
        [0] Nichts gefunden.
        [one] Ein Eintrag
       *[other] { $count } Einträge
    }
lesson-about = In einer Minute lernen
rules-sort-path = Wegekarten
rules-sort-card = Aktionskarten
rules-sort-role = Zwerge
rules-sort-goal = Ziele
rules-sort-chest = Schatztruhen
rules-sort-place = Auf dem Tisch
rules-sort-module = Module
rules-sort-option = Wahlmöglichkeiten für einen neuen Tisch
two-1 = Ihr seid Zwerge in einer Mine. Links ist der Start, rechts liegen – mit Platz für sieben Karten dazwischen – drei verdeckte Ziele. Eines davon ist der Goldschatz.
two-2 = Alle bekommen einen geheimen Zwerg. Die meisten sind Goldsucher und wollen zum Goldschatz. Einige sind Saboteure und wollen, dass niemand hinkommt.
two-3 = Wenn du am Zug bist, tust du genau eines: eine Wegekarte legen, eine Aktionskarte spielen oder zum Passen eine Karte ablegen. Dann ziehst du eine nach.
two-4 = Wege müssen passen: Weg an Weg, Fels an Fels, und mit dem Start verbunden. Karten darf man auf den Kopf drehen, nie quer legen.
two-5 = Aktionskarten machen Werkzeug kaputt oder reparieren es, entfernen Wege und lassen dich ein Ziel ansehen. Wer kaputtes Werkzeug hat, darf keine Wege legen.
two-6 = Führt ein Weg vom Start zum Goldschatz, ist die Runde vorbei: Die Goldsucher teilen sich das Gold, und wer ihn erreicht hat, wählt zuerst.
two-7 = Sind vorher alle Hände leer, bekommen die Saboteure das Gold. Am Ende jeder Runde werden alle Zwerge aufgedeckt.
two-8 = Nach drei Runden gewinnt, wer am meisten Gold hat. Reden, versprechen, beschuldigen, lügen – alles ist erlaubt, nur Karten zeigen nicht.

## Wahlmöglichkeiten

rule-option-first-seat = Wer in der ersten Runde beginnt: ein bestimmter Platz oder ein ausgeloster.
rule-option-rounds = Ein Spiel hat drei Runden, oder nur eine.
