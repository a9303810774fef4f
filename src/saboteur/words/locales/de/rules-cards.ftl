## Was jede Karte tut, vollständig

rule-path = Lege sie auf ein leeres Feld neben dem Wegelabyrinth. Wo sie an offene Karten grenzt, muss Weg auf Weg und Fels auf Fels treffen, und mindestens einer ihrer Wege muss zum Start zurückführen. Du darfst sie auf den Kopf drehen, nie quer legen. Dann ziehst du eine Karte nach.
rule-dead-end = Wird wie jeder Weg gelegt, doch ihre Wege enden in der Karte und führen nirgendwohin. Gut, um andere aufzuhalten.
rule-bridge = Zwei Wege kreuzen sich übereinander, ohne sich zu treffen. Beim Legen muss einer davon zum Start zurückführen; der andere kann später angeschlossen werden.
rule-double-curve = Zwei Kurven auf einer Karte, die sich nicht treffen. Beim Legen muss eine davon zum Start zurückführen.
rule-ladder = Ist mit dem Start und mit jeder anderen Leiter verbunden, wo sie auch liegt. Sie muss nur an den Start oder eine offene Wegekarte grenzen und an allen Seiten passen, und sie liegt nie direkt neben einer Zielkarte.
rule-door = Eine Tür hindert niemanden am Graben. Sie zählt, wenn der Goldschatz erreicht ist: Blaue Goldsucher kommen nicht durch grüne Türen, grüne nicht durch blaue.
rule-crystal = Ein Weg wie jeder andere. Am Ende der Runde bekommen die Geologen ein Gold für jeden Kristall, der im Wegelabyrinth liegt.
rule-break = Lege sie vor jemand anderen. Solange irgendein kaputtes Werkzeug dort liegt, darf diese Person keine Wegekarten legen. Von jeder Sorte liegt höchstens eines vor derselben Person.
rule-fix = Entfernt ein solches kaputtes Werkzeug, vor wem es auch liegt, auch vor dir. Beide Karten kommen auf den Ablagestapel.
rule-fix-two = Zeigt zwei Werkzeuge: Sie entfernt ein kaputtes Werkzeug von einer der beiden Sorten, vor wem es auch liegt, aber nie zwei auf einmal.
rule-rockfall = Nimm eine Wegekarte aus dem Wegelabyrinth, aber nie den Start oder ein Ziel. Was abgeschnitten ist, bleibt liegen und zählt wieder, sobald es wieder verbunden ist. Auch ein verdeckter Truhenweg kann entfernt werden.
rule-map = Sieh dir geheim eine verdeckte Zielkarte an. Spielt ihr mit Schatztruhen, darfst du stattdessen eine verdeckte Truhe ansehen. Was du darüber erzählst, ist deine Sache.
rule-theft = Lege sie vor dich. Wenn das Gold der Runde verteilt ist, stiehlst du jemandem deiner Wahl ein Gold – außer du bist gefangen. Zwei Diebstähle kannst du nicht vor dir haben.
rule-hands-off = Entfernt einen Diebstahl, vor wem er auch liegt.
rule-trapped = Lege sie vor jemand anderen. Solange sie dort liegt, darf diese Person keine Wege legen; liegt sie am Ende der Runde noch da, bekommt sie kein Gold und stiehlt keines.
rule-freed = Entfernt eine Gefangen-Karte, vor wem sie auch liegt, auch vor dir.
rule-inspection = Sieh dir geheim den Zwerg von jemand anderem an.
rule-hat-swap = Jemand deiner Wahl, auch du selbst, legt seinen Zwerg unter den Stapel und nimmt den obersten. Von da an gilt die neue Rolle.
rule-hand-swap = Tausche alle Handkarten mit jemand anderem. Am Ende dieses Zuges zieht die andere Person eine Karte, du keine.
rule-goal-swap = Nimm zwei verdeckte Ziele, ohne hinzusehen, und lege sie zurück, getauscht oder wie zuvor. Welche zwei, sehen alle; ob sie getauscht sind, weißt nur du.
rule-trove = Statt vom Nachziehstapel zu ziehen, sieh dir die obersten fünf Karten des Ablagestapels an, behalte eine und lege die übrigen zurück.
rule-veto = Spiel sie, wenn du nicht am Zug bist, gegen eine Wege- oder Aktionskarte, die gerade jemand gespielt hat, bevor sie wirkt. Beide Karten werden abgelegt, die andere Person zieht eine Karte und ihr Zug ist vorbei; dann ziehst du eine. Im eigenen Zug kannst du sie nur ablegen.
rule-turnabout = Von jetzt an geht es andersherum, bis zum Ende der Runde oder zum nächsten Richtungswechsel.
rule-master-craftsman = Eine Reparatur für alle drei Werkzeuge: Sie entfernt ein kaputtes Werkzeug beliebiger Sorte, vor wem es auch liegt.
rule-path-specialist = Lege in diesem Zug zwei Wegekarten, eine nach der anderen. Am Ende ziehst du so viele Karten, wie du gelegt hast.
rule-detour = Verschiebe den zuletzt gelegten Weg auf ein anderes Feld, auf das er passt; du darfst ihn umdrehen. Das geht auch mit kaputtem Werkzeug. Was er geöffnet hat, bleibt offen.
