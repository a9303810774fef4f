## Zwerge, Ziele, Truhen, Orte

rule-start = Die Karte, bei der jeder Weg beginnt. Sie ist nach allen vier Seiten offen, gilt als Leiter und kann nicht entfernt werden.
rule-goal-back = Ein Ziel, verdeckt. Seine Wege zählen erst, wenn es aufgedeckt ist, und vorher muss nichts dazu passen. Es wird aufgedeckt, sobald ein Weg vom Start zu ihm führt.
rule-large-card = Eine große Karte im Wegelabyrinth, nach allen Seiten offen. Wer sie zuerst anschließt, löst ihren Effekt aus, einmal je Runde.
large-card = Große Karte (Postkarte)
