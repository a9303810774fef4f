## Replay

replay-title = Wiederholung
replay-eyes = Sicht
eyes-public = Zuschauer
eyes-open = alles offen
replay-step = Schritt { $step } von { $total }
play-on = Abspielen
stop = Anhalten
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
speed = Tempo
replay-share = Diesen Moment teilen
replay-from = Von hier weiterspielen
replay-from-hint = Ein neuer Tisch, wie er in diesem Moment war. Du nimmst einen Platz, Bots die anderen. Er zählt nicht für deine Statistik.
replay-seat = Dein Platz
replay-from-go = Spielen
replay-picture = Diesen Moment als Bild speichern
replay-deal = Die Karten werden ausgeteilt.
replay-round = Runde { $round }
round-back = Vorige Runde
round-on = Nächste Runde
tab-log = Züge
tab-hands = Handkarten
tab-charts = Schaubilder
tab-proof = Mischen
replay-keys = Tasten: ← → ein Schritt, Bild auf und ab eine Runde, Pos1 und Ende, Leertaste spielt ab, E wechselt die Sicht, S teilt.
hands-hidden = Aus dieser Sicht sieht man keine Handkarten.

## Charts

chart-loading = Die Schaubilder werden gezeichnet …
chart-table = Als Tabelle
chart-step = Schritt
chart-round = Runde
chart-far = Der Weg zum Goldschatz
chart-far-hint = Wie viele Karten zwischen den Wegen und dem Goldschatz noch fehlten. Graben senkt die Linie, Steinschlag und Sackgassen heben sie.
chart-treasure = zum Goldschatz
chart-nearest = zur nächsten verdeckten Zielkarte
chart-no-way = –
chart-deeds = Wer hat wem was getan?
chart-deeds-hint = Zeile: wer es getan hat. Spalte: wem.
chart-nothing = So etwas ist nicht passiert.
deed-break = sabotiert
deed-mend = repariert
deed-trap = gefangen genommen
deed-free = befreit
deed-veto = Veto eingelegt
deed-rob = bestohlen
chart-suspicion = Verdacht
chart-suspicion-hint = Wie sicher ein aufmerksamer Zuschauer gewesen wäre, dass jemand Saboteur ist; die Zahl gilt für den gezeigten Schritt. Schraffiert: war wirklich Saboteur.
chart-last = Am Ende der Runde
chart-percent = { $percent } %
chart-was = war { $role }
