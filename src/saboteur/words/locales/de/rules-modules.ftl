## Die Regeln als Seite

rules-all = Alle Karten, Zwerge und Module
rules-found =
    { $count ->
        [0] Nichts gefunden.
        [one] Ein Eintrag
       *[other] { $count } Einträge
    }
rules-sort-path = Wegekarten
rules-sort-card = Aktionskarten
rules-sort-role = Zwerge
rules-sort-goal = Ziele
rules-sort-chest = Schatztruhen
rules-sort-place = Auf dem Tisch
rules-sort-module = Module
rules-sort-option = Wahlmöglichkeiten am neuen Tisch
two-1 = Ihr seid Zwerge in einer Mine. Links ist der Start, rechts liegen – mit Platz für sieben Karten dazwischen – drei verdeckte Ziele. Eines davon ist der Goldschatz.
two-2 = Alle bekommen einen geheimen Zwerg. Die meisten sind Goldsucher und wollen zum Goldschatz. Einige sind Saboteure und wollen, dass niemand hinkommt.
two-3 = Wenn du am Zug bist, tust du genau eines: eine Wegekarte legen, eine Aktionskarte spielen oder zum Passen eine Karte ablegen. Dann ziehst du eine nach.
two-4 = Wege müssen passen: Weg an Weg, Fels an Fels, und mit dem Start verbunden. Karten darf man auf den Kopf drehen, nie quer legen.
two-5 = Aktionskarten machen Werkzeug kaputt oder reparieren es, entfernen Wege und lassen dich ein Ziel ansehen. Wer kaputtes Werkzeug hat, darf keine Wege legen.
two-6 = Führt ein Weg vom Start zum Goldschatz, ist die Runde vorbei: Die Goldsucher teilen sich das Gold, und wer ihn erreicht hat, wählt zuerst.
two-7 = Sind vorher alle Hände leer, bekommen die Saboteure das Gold. Am Ende jeder Runde werden alle Zwerge aufgedeckt.
two-8 = Nach drei Runden gewinnt, wer am meisten Gold hat. Reden, versprechen, beschuldigen, lügen – alles ist erlaubt, nur Karten zeigen nicht.

## Module

rule-module-base = Für drei bis zehn. Goldsucher graben zum Goldschatz, Saboteure halten sie auf. Sechs Handkarten bis zu fünft, fünf zu sechst oder siebt, sonst vier. Es gibt immer einen Zwerg mehr als Leute am Tisch, darum weiß niemand genau, wie viele Saboteure dabei sind. Drei Runden; wer am meisten Gold hat, gewinnt.
rule-module-saboteur2 = Für zwei bis zwölf, je sechs Karten. Zwei Teams von Goldsuchern, Blau und Grün, mit Türen, durch die nur eines kommt; dazu Chef, Profiteur, Geologen und Saboteure. Diebstahl, Gefangenschaft, Inspektion und Tausch. Wer passt, legt eine bis drei Karten ab; oder zwei, um eine Karte loszuwerden, die vor einem liegt. Wer allein gewinnt, bekommt fünf Gold, zu zweit je vier, dann drei, zwei und eins.
rule-module-greedy-dwarf = Ein Goldsucher wird durch den gierigen Zwerg ersetzt, der nur gewinnt, wenn er den Goldschatz selbst erreicht.
rule-module-toll = Alle beginnen mit einem Goldstück. Es gibt zwei Zollzwerge, jeder einmal je Runde: Lege als Zug eine Karte ab, ohne nachzuziehen, und setze einen auf ein freies Ende eines Weges. Wer dort eine Karte legen will, muss dir ein Gold zahlen oder jemanden finden, der zahlt.
rule-module-wardrobe = Im Wegelabyrinth liegt eine große Karte. Wer sie zuerst mit dem Start verbindet, muss seinen Zwerg tauschen: gegen den nicht verteilten oder den obersten vom Stapel.
rule-module-tunnel-party = Im Wegelabyrinth liegt eine große Karte. Wer sie zuerst mit dem Start verbindet, sammelt die Zwerge aller ein, mischt sie und verteilt sie neu.
rule-module-new-goals = Fünf Ziele statt drei. Neben dem Goldschatz und Steinen gibt es Goldsäcke, Drachen und eine Riesenspinne, mit der die Runde an die Saboteure geht. Mehrere zugleich erreichte Ziele deckst du nacheinander auf, in der Reihenfolge deiner Wahl.
rule-module-chests = Vier Schatztruhen liegen im Wegelabyrinth unter verdeckten Truhenwegen. Wer eine anschließt, öffnet sie: Es gibt zehn Arten, gute und schlechte. Mit Schatzkarten darf man sie ansehen, mit Steinschlag entfernen.
rule-module-sabotaged-dwarf = Goldsucher, vor denen kaputtes Werkzeug liegt, wenn der Goldschatz erreicht wird, bekommen keine Goldkarte. Die anderen teilen alles.
rule-module-tournament = Für fünf bis neun. Eine Wegekarte liegt schon in der Mitte. Kein Zwerg bleibt übrig, gierige Zwerge sind dabei, und der Lohn in Goldstücken ist fest: drei für den Goldsucher, der den Goldschatz erreicht, zwei für die anderen Goldsucher; drei für jeden Saboteur, zu fünft vier.

## Wahlmöglichkeiten

rule-option-first-seat = Wer in der ersten Runde beginnt: ein bestimmter Platz oder ein ausgeloster.
rule-option-reached-goals = Wenn ein Weg mehrere Ziele erreicht: Alle werden aufgedeckt oder nur eines deiner Wahl.
rule-option-must-connect = Normalerweise muss ein Weg beim Legen mit dem Start verbunden sein. Wenn nicht, genügt es, dass er an eine Karte grenzt und passt.
rule-option-round-end = Wann die Runde ohne Goldschatz endet: wenn alle Hände leer sind, oder auch wenn der Stapel leer ist und alle nacheinander gepasst haben.
rule-option-next-starter = Die nächste Runde beginnt, wer links von der Person sitzt, die die letzte Karte gespielt, den letzten Zug gemacht oder den letzten Weg gelegt hat.
rule-option-self-sabotage = Ob man ein kaputtes Werkzeug vor sich selbst legen darf.
rule-option-treasure-always-out = Ob der Goldschatz immer unter den fünf ausliegenden Zielen ist. Wenn nicht, kann er in einer Runde fehlen.
rule-option-chest-layout = Wo die vier Schatztruhen zu Beginn liegen.
