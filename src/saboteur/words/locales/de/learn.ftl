## Die Lektion

lesson-title = Lektion, Schritt { $step } von { $steps }
lesson-opening = Die Lektion wird aufgebaut …
lesson-tap-card =
    { $pointer ->
        [mouse] Klicke auf die leuchtende Karte.
       *[touch] Tippe auf die leuchtende Karte.
    }
lesson-tap-place =
    { $pointer ->
        [mouse] Klicke jetzt auf das leuchtende Feld.
       *[touch] Tippe jetzt auf das leuchtende Feld.
    }
lesson-tap-seat =
    { $pointer ->
        [mouse] Klicke jetzt auf den leuchtenden Platz.
       *[touch] Tippe jetzt auf den leuchtenden Platz.
    }
lesson-tap-discard =
    { $pointer ->
        [mouse] Klicke auf „Ablegen“.
       *[touch] Tippe auf „Ablegen“.
    }
lesson-confirm =
    { $pointer ->
        [mouse] Sieht gut aus. Klicke auf den goldenen Knopf.
       *[touch] Sieht gut aus. Tippe auf den goldenen Knopf.
    }
lesson-first = Mach zuerst, was die Lektion sagt; alles andere kommt später.
lesson-wait = Die anderen spielen. Sieh zu, was sie tun.
lesson-1 = Du bist Goldsucher. Der Weg beginnt links; eine der drei Zielkarten rechts ist der Goldschatz. Lege einen Weg.
lesson-2 = { $name } hat deine Spitzhacke kaputt gemacht! Mit kaputtem Werkzeug darfst du keine Wege legen. Repariere sie: Spiel die Karte auf dich selbst.
lesson-3 = { $name } hat eine Sackgasse gelegt. Hm. Finde heraus, wohin du graben musst: Eine Schatzkarte zeigt dir ein Ziel, und nur dir.
lesson-4 = Der Goldschatz liegt in der Mitte, und nur du weißt es. { $name } hilft nicht: Mach dort ein Werkzeug kaputt.
lesson-5 = Wer kaputtes Werkzeug hat, kann nicht graben. Deine Sackgasse würde nur dir selbst schaden: Lege sie ab, um zu passen.
lesson-6 = Ein Weg fehlt noch. Lege ihn, und der Goldschatz gehört dir.
lesson-7 = Du hast ihn erreicht! Die Goldsucher teilen sich die Goldkarten, und du wählst zuerst. Niemand sieht, wer wie viel bekommt.
lesson-end = Das war eine Runde – jetzt weißt du, wie es geht. Ein Spiel hat drei Runden, jede mit neuen Zwergen. Wer am meisten Gold hat, gewinnt.
lesson-play = Ein Spiel spielen
lesson-again = Noch einmal
lesson-leave = Lektion verlassen

## Hinweise in den ersten Spielen

hint-ok = Verstanden
hint-off = Keine Hinweise mehr
hint-turn = Wegekarten verlängern den Weg; andere Karten spielt man auf jemanden oder auf das Wegelabyrinth. Auch Ablegen ist ein Zug.
hint-role = Halte den Zwerg links gedrückt, um zu sehen, wer du bist. Sonst sieht es niemand.
hint-broken = Alle können es mit der passenden Karte wegnehmen, auch du. Deine anderen Karten kannst du weiter spielen.
hint-map = Du hast eine Schatzkarte: Sie zeigt dir geheim eine Zielkarte. Danach kannst du den anderen davon erzählen – die Wahrheit oder eine Lüge.
hint-veto = Mit einem Veto kannst du diese Karte stoppen. Hast du keines oder willst du nicht, lass sie zu: Niemand erfährt, ob du eines hast.
hint-pile = Der Nachziehstapel ist leer. Sind auch alle Hände leer, gewinnen die Saboteure die Runde.
hint-know = Hast du jemanden im Verdacht? Unter „Dein Wissen“ kannst du alle am Tisch markieren; nur du siehst es.
hint-round = Eine neue Runde: neue Zwerge, ein neues Wegelabyrinth. Dein Gold bleibt dir.
learn-1 = Grabt vom Start links zu den Zielen rechts. Eine der verdeckten Zielkarten ist der Goldschatz.
learn-2 = Alle haben einen geheimen Zwerg. Goldsucher wollen den Schatz; Saboteure gewinnen, wenn ihn niemand erreicht.
learn-3 =
    { $pointer ->
        [mouse] Wenn du am Zug bist: Klicke auf eine Karte, dann auf ihr Feld. Oder lege eine Karte ab, um zu passen.
       *[touch] Wenn du am Zug bist: Tippe auf eine Karte, dann auf ihr Feld. Oder lege eine Karte ab, um zu passen.
    }
learn-4 = Mach denen, denen du misstraust, das Werkzeug kaputt: Mit kaputtem Werkzeug kann niemand Wege legen.
learn-5 = Nach drei Runden gewinnt, wer am meisten Gold hat. Traue niemandem – außer vielleicht denen, die nach rechts graben.
