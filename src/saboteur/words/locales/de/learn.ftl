## Die Lektion

lesson-title = { $name }: Schritt { $step } von { $steps }
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
lesson-wait = Die anderen spielen. Sieh zu, was sie tun.
lesson-tap-toll =
    { $pointer ->
        [mouse] Klicke auf „Zollzwerg“.
       *[touch] Tippe auf „Zollzwerg“.
    }
lesson-say = Wähle, was du sagst: An jedem Tisch steht es hinter der Sprechblase.
lesson-gold = Die Goldsucher teilen sich die Goldkarten. Nimm die beste: Niemand sieht, wie viel es ist.
lesson-next = Weiter: { $name }
lesson-all = Alle Lektionen
lesson-path = Vom Grundspiel bis zu allem, je eine Minute.
lesson-learned-count = { $count } von { $all } gelernt
lesson-begun = begonnen
lesson-learned = gelernt
lesson-continue = weiter
lesson-start = hier anfangen
lesson-play = Ein Spiel spielen
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
