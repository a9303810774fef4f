## Die Lektion
lesson-title = Lektion, Schritt { $step } von { $steps }
lesson-opening = Die Lektion wird aufgebaut …
lesson-tap-card = Tippe auf die helle Karte.
lesson-tap-place = Tippe jetzt auf das leuchtende Feld.
lesson-tap-seat = Tippe jetzt auf den leuchtenden Platz.
lesson-tap-discard = Tippe auf „Ablegen“.
lesson-confirm = Passt. Tippe auf den Knopf, um es zu tun.
lesson-first = Erst, was die Lektion sagt; alles andere kommt später.
lesson-wait = Die anderen spielen. Sieh zu, was sie tun.
lesson-1 = Du bist Goldsucher. Der Gang beginnt links; eines der drei Ziele rechts ist der Goldschatz. Lege einen Weg.
lesson-2 = { $name } hat deine Spitzhacke kaputt gemacht! Mit kaputtem Werkzeug darfst du keine Wege legen. Repariere sie: Die Karte gilt dir.
lesson-3 = { $name } hat eine Sackgasse gelegt. Hm. Finde heraus, wohin du graben musst: Eine Schatzkarte zeigt dir ein Ziel, und nur dir.
lesson-4 = Der Goldschatz liegt in der Mitte, und nur du weißt es. { $name } hilft nicht: Mach dort Werkzeug kaputt.
lesson-5 = Wer kaputtes Werkzeug hat, kann nicht graben. Deine Sackgasse würde dir nur schaden: Lege sie ab, um zu passen.
lesson-6 = Ein Weg fehlt noch. Lege ihn, und der Goldschatz gehört dir.
lesson-7 = Du hast ihn erreicht! Die Goldsucher teilen sich die Goldkarten, du wählst zuerst. Niemand sieht, wie viel.
lesson-end = Das war eine Runde: Du kannst es. Ein Spiel hat drei, jede mit neuen Zwergen. Das meiste Gold gewinnt.
lesson-play = Ein Spiel spielen
lesson-again = Noch einmal
lesson-leave = Lektion verlassen

## Hinweise in den ersten Spielen
hint-ok = Verstanden
hint-off = Keine Hinweise mehr
hint-turn = Wege verlängern den Stollen; andere Karten spielt man auf Leute oder auf das Labyrinth. Auch Abwerfen ist ein Zug.
hint-role = Halte den Zwerg links gedrückt, um zu sehen, wer du bist. Sonst sieht es niemand.
hint-broken = Jeder kann es mit der passenden Karte beheben, auch du. Deine anderen Karten kannst du weiter spielen.
hint-map = Du hast eine Schatzkarte: Sie zeigt dir heimlich ein Ziel. Danach kannst du es den anderen sagen, wahr oder nicht.
hint-veto = Jedes Mal werden alle gefragt, ob sie ein Veto haben oder nicht. Hast du keines, lass es einfach zu.
hint-pile = Der Nachziehstapel ist leer. Sind auch alle Hände leer, gewinnen die Saboteure die Runde.
hint-know = Jemand verdächtig? Unter „Dein Wissen“ kannst du Mitspieler markieren; nur du siehst es.
hint-round = Eine neue Runde: neue Zwerge, ein neues Wegelabyrinth. Dein Gold bleibt dir.
