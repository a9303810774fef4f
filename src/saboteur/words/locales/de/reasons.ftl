## Reasons of bots

reason-title = Warum?
reason-line = { $role }: { $why }.
reason-and = { $why }, und { $how }
reason-far =
    { $far ->
        [one] Ich denke, bis zum Schatz fehlt noch { $far } Karte.
       *[other] Ich denke, bis zum Schatz fehlen noch { $far } Karten.
    }
reason-believed = Was der Bot glaubte
reason-compared = Was der Bot verglich
reason-worth-gold = Wert in Gold: { $worth }
reason-worth-cards = Wert in Karten: { $worth }
reason-worth-chance = in { $percent } solcher Fälle gewählt
reason-belief = { $name }: { $roles }
ground-only-option = es ging nichts anderes
ground-at-random = ich habe zufällig gewählt
ground-searched = in den Spielen, die ich mir ausgemalt habe, war es am besten
ground-learned = ich habe es in Millionen von Runden so gelernt
ground-reaches-goal = es erreicht eine Zielkarte
ground-nearer = der Schatz rückt näher
ground-farther = der Schatz rückt weiter weg
ground-seems-honest = so sehe ich wie ein Goldsucher aus
ground-changes-little = es ändert wenig
ground-path-of-use = der Weg ist nützlich
ground-too-early = für Steinschlag ist es zu früh
ground-for-enemy = ich glaube, { $name } ist gegen mich
ground-for-ally = ich glaube, { $name } ist auf meiner Seite
ground-for-either = { $name } kann auf jeder Seite sein
ground-own-tool = mein eigenes Werkzeug mache ich nicht kaputt
ground-dig-again = ich will wieder graben
ground-treasure-unknown = ich weiß nicht, wo der Schatz liegt
ground-seat-unknown = ich frage mich, wer { $name } ist
ground-side-loses = meine Seite verliert gerade
ground-no-way-there = dorthin muss ich nicht
ground-spare-cards =
    { $count ->
        [one] auf diese Karte kann ich verzichten
       *[other] auf diese Karten kann ich verzichten
    }
ground-likeliest = das hilft am ehesten
ground-no-difference = es macht keinen Unterschied
ground-most-gold = das ist das meiste Gold
ground-most-useful = am nützlichsten ist „{ $card }“
ground-module-says = dafür ist diese Karte da
ground-own-rules = meine eigenen Regeln wollen es so

coach-ask = Was würde ein Großmeister tun?
coach-working = Der Großmeister denkt nach …
coach-says = Ein Großmeister würde wählen: { $action }
coach-style = Deine Spielweise
coach-goal = Am ehesten der Schatz: { $cell } ({ $percent }).
coach-alike = Genauso gut: { $actions }.
coach-bluff = Das ist ein Bluff: „{ $action }“ brächte mehr, aber alle würden es sehen ({ $cost }).
coach-seen = Es wird auffallen; das kostet dich etwas ({ $cost }).
coach-trusting =
    { $count ->
        [one] Danach vertraut dir ein Spieler.
       *[other] Danach vertrauen dir { $count } Spieler.
    }
coach-doubting =
    { $count ->
        [one] Danach verdächtigt dich ein Spieler.
       *[other] Danach verdächtigen dich { $count } Spieler.
    }
coach-trusted-more = Die anderen werden dir etwas mehr vertrauen.
coach-trusted-less = Die anderen werden dir etwas weniger vertrauen.
coach-tells-nothing = Es verrät den anderen nichts über dich.
