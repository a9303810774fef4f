## Reasons of bots

reason-title = Warum?
reason-line = { $role }: { $why }.
reason-far =
    { $far ->
        [one] Ich denke, bis zum Schatz fehlt noch { $far } Karte.
       *[other] Ich denke, bis zum Schatz fehlen noch { $far } Karten.
    }
reason-believed = Was der Bot glaubte
reason-compared = Was der Bot verglich
reason-worth = Wert: { $worth }
reason-belief = { $name }: { $roles }
ground-only-option = es ging nichts anderes
ground-at-random = ich habe zufällig gewählt
ground-searched = in den Spielen, die ich mir ausgemalt habe, war es am besten
ground-learned = ich habe es in Millionen von Runden so gelernt
ground-reaches-goal = es erreicht eine Zielkarte
ground-nearer = der Schatz rückt näher
ground-farther = der Schatz rückt weiter weg
ground-changes-little = es ändert wenig
ground-path-of-use = der Weg ist nützlich
ground-too-early = für Steinschlag ist es zu früh
ground-for-enemy = ich glaube, { $name } ist gegen mich
ground-for-ally = ich glaube, { $name } ist auf meiner Seite
ground-for-either = { $name } kann auf jeder Seite sein
ground-own-tool = mein eigenes Werkzeug mache ich nicht kaputt
ground-dig-again = ich will wieder graben
ground-treasure-unknown = ich weiß nicht, wo der Schatz liegt
ground-chest-unknown = eine Truhe ist einen Blick wert
ground-seat-unknown = ich frage mich, wer { $name } ist
ground-am-trapped = ich bin gefangen
ground-own-theft = es ist mein eigener Diebstahl
ground-thief-waits = ein Dieb wartet auf das Gold
ground-gold-to-steal = es gibt Gold zu stehlen
ground-side-loses = meine Seite verliert gerade
ground-better-as-other = mit einer anderen Rolle ist { $name } besser dran
ground-poor-hand = meine Karten sind schlecht
ground-goals-otherwise = getauscht liegen die Zielkarten besser
ground-goals-well = die Zielkarten liegen gut, wie sie sind
ground-in-discards = im Ablagestapel liegt etwas Gutes
ground-other-neighbour = mir ist lieber, wenn der andere Nachbar drankommt
ground-two-paths = zwei Wege auf einmal
ground-no-second-path = ich habe keinen guten zweiten Weg
ground-toll-earns = hier wird jemand zahlen müssen
ground-no-way-there = dorthin muss ich nicht
ground-way-guarded = der Weg ist bewacht
ground-no-coin = das ist mir kein Gold wert
ground-digs-for-me = wer fragt, gräbt auch für mich
ground-spare-cards = auf diese Karten kann ich verzichten
ground-harms-me = die Karte würde mir schaden
ground-may-be-played = die Karte darf gespielt werden
ground-likeliest = das hilft am ehesten
ground-no-difference = es macht keinen Unterschied
ground-most-gold = das ist das meiste Gold
ground-most-useful = am nützlichsten ist „{ $card }“
ground-module-says = dafür ist diese Karte da
ground-looks-richest = { $name } sieht am reichsten aus
ground-needs-least = { $name } braucht die Karten am wenigsten
ground-goal-farther = weiter weg liegt sie besser
