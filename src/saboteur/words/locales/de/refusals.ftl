## Warum etwas nicht geht

refusal-technical = Das hat nicht geklappt. Lade die Seite neu und versuche es noch einmal.
refusal-game-over = Das Spiel ist aus.
refusal-not-asked = Du bist nicht am Zug.
refusal-wrong-question = Beantworte zuerst: { $question }
refusal-wrong-turn = Das geht in deinem Zug nicht. Ein Veto etwa kannst du dann nur ablegen.
refusal-wrong-number =
    { $number ->
        [one] Mit einer Karte geht das nicht.
       *[other] Mit { $number } Karten geht das nicht.
    }
refusal-blocked = Mit kaputtem Werkzeug oder solange du gefangen bist, darfst du keine Wege legen.
refusal-cell-taken = Dort liegt schon eine Karte ({ $cell }).
refusal-touches-nothing = Ein Weg muss an das Wegelabyrinth grenzen: Daneben liegt keine offene Karte ({ $cell }).
refusal-does-not-fit = Passt nicht: Die Kante { $side } passt nicht zur Karte daneben. Versuch, sie zu drehen.
refusal-not-joined = Von dort führt kein Weg zum Start zurück ({ $cell }).
refusal-no-gold = { $seat } hat kein Gold.
refusal-own-seat = Wähle jemand anderen, nicht dich selbst.
refusal-already-there = Dort liegt diese Karte schon.
refusal-nothing-there = Dort liegt keine solche Karte.
refusal-fixed-card = Diese Karte kann man nicht wegnehmen ({ $cell }).
refusal-goal-open = Das liegt schon offen: { $cell }.
refusal-same-cell = Wähle zwei verschiedene Felder.
refusal-not-reached = Dort wurde nichts erreicht ({ $cell }).
refusal-empty-hand = { $seat } hat keine Karten.
refusal-setup = Das passt nicht zusammen.
refusal-no-table = Diesen Tisch gibt es nicht.
refusal-no-code = Kein offener Tisch hat diesen Code.
refusal-protocol = Diese Seite ist veraltet. Lade sie neu.
refusal-no-spectators = An diesem Tisch darf niemand zuschauen.
refusal-spectators-full = Es ist kein Platz für weitere Zuschauer.
refusal-no-move = Dieser Link wurde schon benutzt oder ist zu alt.
refusal-not-found = Hier ist nichts.
refusal-too-fast = Zu viel auf einmal. Warte ein wenig.
refusal-door-locked = Der Gastgeber lässt niemanden mehr herein.
refusal-sent-away = Der Gastgeber hat dich von diesem Tisch weggeschickt.
refusal-banned = Der Betreiber lässt dich hier vorerst nicht mitspielen.
refusal-muted = Du kannst hier vorerst nichts schreiben.
refusal-bad-words = Eines dieser Wörter ist auf diesem Server nicht erlaubt.
refusal-table-full = Alle Plätze sind besetzt.
refusal-table-closed = Dieser Tisch wurde geschlossen.
refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-not-seated = Du sitzt nicht an diesem Tisch.
refusal-seat-taken = Dort sitzt schon jemand: { $seat }
refusal-seat-empty = Dort sitzt niemand: { $seat }
refusal-not-host = Das kann nur der Gastgeber.
refusal-host-seat = Der Gastgeber kann nicht entfernt werden.
refusal-no-person = Dort sitzt kein Mensch, sondern ein Bot.
refusal-empty-seats = Jeder Platz muss besetzt sein; Bots können die leeren füllen.
refusal-seats-taken = { $taken } Plätze sind besetzt: zu viele für { $seats }.
refusal-colour-taken = Diese Farbe hat schon { $name }.
refusal-no-character = So jemanden gibt es nicht.
refusal-character-taken = { $name } sitzt schon hier.
refusal-no-change = Es hat sich nichts geändert.
refusal-wrong-phase =
    Das geht nur { $phase ->
        [lobby] vor dem Spiel
        [playing] während des Spiels
       *[over] nach dem Spiel
    }.
refusal-bad-name = Der Name muss 1 bis { $most } Zeichen haben.
refusal-bad-text = Schreib etwas, höchstens { $most } Zeichen.
refusal-bad-link = Ein Link beginnt mit https:// und hat höchstens { $most } Zeichen.
refusal-too-many-tables = Der Server ist voll. Versuche es später.
refusal-off-lesson = Das ginge – aber die Lektion zeigt etwas anderes. Mach, was leuchtet.
refusal-paused = Das Spiel ist angehalten.
refusal-stale = Zu spät: Das Spiel ist schon weiter.
refusal-away = Ein Bot spielt für dich. Tippe zuerst auf „Ich bin zurück“.
refusal-already-away = Ein Bot spielt schon für dich.
refusal-not-away = Du spielst schon selbst.
refusal-answered = Du hast schon geantwortet.
refusal-read-along = Du spielst in einem anderen Tab oder auf einem anderen Gerät.
refusal-chat-off = Der Gastgeber erlaubt nur den Schnellchat.
refusal-rematch-open = Der neue Tisch ist schon offen.
refusal-not-over = Erst nach dem Spiel.
refusal-phrase-length = Ein Wiederherstellungssatz hat { $most } Wörter. Das sind { $given }.
refusal-phrase-word =
    { $near ->
        [none] Wort { $number }, „{ $word }“, kommt in keinem Satz vor.
       *[other] Wort { $number }, „{ $word }“, kommt in keinem Satz vor. Meinst du „{ $near }“?
    }
refusal-phrase-order = Alle Wörter gibt es, aber nicht als einen Satz. Prüf jedes Wort und die Reihenfolge.
refusal-no-phrase = Niemand hat hier diesen Satz. Ein neuerer beendet den alten.
refusal-no-passkeys = Passkeys gibt es nur über https. Nimm einen Wiederherstellungssatz.
refusal-bad-passkey = Der Passkey hat nicht funktioniert. Versuch es noch einmal.
refusal-unknown-passkey = Dieser Server kennt diesen Passkey nicht.
refusal-passkeys-full = Du hast { $most } Passkeys. Entferne erst einen.
refusal-played-here = Dieses Gerät hat eigene Spiele ({ $count }, als { $name }).
refusal-match-seats = An so einem Tisch spielen { $fewest } bis { $most } Leute.
refusal-rated-fixed = Hier sitzen schon andere: Ob das Spiel gewertet wird, lässt sich jetzt nicht mehr ändern.
refusal-notify-off = Dieser Server kann solche Nachrichten nicht schicken.
refusal-bad-webhook = Das ist keine https-Adresse.
refusal-bad-email = Das ist keine E-Mail-Adresse.
refusal-bad-confirmation = Der Code ist falsch oder zu alt.
refusal-bad-push = Dieser Browser kann nicht benachrichtigt werden.
refusal-busy = Gerade ist zu viel los. Versuche es gleich noch einmal.
refusal-unavailable = Das geht gerade nicht. Versuche es noch einmal.
refusal-elsewhere = Der Tisch zieht gerade um. Versuche es gleich noch einmal.
refusal-module-missing = An diesem Tisch wird mit einem Modul gespielt, das dieser Server gerade nicht hat. Nichts ist verloren: Sobald das Modul wieder da ist, geht es weiter.
refusal-store = Der Server kann gerade nichts speichern. Versuche es noch einmal.
refusal-store-full = Der Server ist voll. Nichts wurde geändert.
refusal-moved = Der Tisch ist umgezogen: Die Verbindung wird neu aufgebaut.
refusal-idle = Eine Weile war niemand da: Die Verbindung wird neu aufgebaut.
refusal-slow = Die Verbindung war zu langsam: Sie wird neu aufgebaut.
refusal-silent = Von dir war nichts zu hören: Die Verbindung wird neu aufgebaut.
refusal-round-over = Die Runde ist vorbei.
refusal-guesses-locked = Deine Tipps stehen schon fest.
refusal-no-vote = Gerade wird nicht abgestimmt.
refusal-vote-over = Zu spät: Die Abstimmung dieser Runde ist vorbei.
refusal-voted = Du hast schon auf jemanden gezeigt.
refusal-not-alone = Hilfe gibt es nur, wenn du allein mit Bots spielst.
refusal-judge-off = Dieser Server beurteilt keine Spiele.
side-north = oben
side-east = rechts
side-south = unten
side-west = links

## Warum so nicht gespielt werden kann

clash-one-foundation = Wähle genau ein Hauptspiel (jetzt: { $count }).
clash-other-foundation = { $module } geht nur mit { $foundation }.
clash-modules-clash = { $module } und { $other } gehen nicht zusammen.
clash-module-seats = { $module } ist für { $fewest } bis { $most } Plätze, nicht für { $seats }.
clash-option-clash = „{ $option }“ passt nicht zu { $module }.
clash-cell-clash = { $module } und { $other } brauchen dasselbe Feld ({ $cell }).
clash-start = der Start
clash-goals = die Zielkarten
refusal-no-tournament = Dieses Turnier gibt es nicht.
refusal-tournament-over = Das Turnier ist zu Ende.
refusal-tournament-full = Das Turnier ist voll.
refusal-tournament-paused = Das Turnier ist unterbrochen.
refusal-not-organiser = Das dürfen nur die Turnierleitung und ihre Vertretung.
refusal-needs-link = Menschen melden sich selbst über den Link an; hier kommen nur Bots dazu.
refusal-no-device = Eine Vertretung braucht ein Gerät: Sie muss sich über den Link angemeldet haben.
refusal-no-entrant = Niemand hier hat diesen Schlüssel.
refusal-registered = Du bist schon angemeldet.
refusal-not-registered = Du nimmst nicht teil.
refusal-withdrawn = Wer das ist, hat das Turnier verlassen.
refusal-not-withdrawn = Wer das ist, hat das Turnier nicht verlassen.
refusal-knockout-begun = Ein K.-o.-Turnier nimmt niemanden mehr auf, sobald es begonnen hat.
refusal-name-taken = So heißt hier schon jemand.
refusal-other-round = Das ist nicht die nächste Runde.
refusal-no-such-table = Diesen Tisch gibt es in diesem Turnier nicht.
refusal-other-seats = Dieser Tisch hat eine andere Zahl von Plätzen.
refusal-other-result = Inzwischen hat jemand ein Ergebnis dieses Tisches eingetragen; sieh es dir erst an.
refusal-unpairable = Das lässt sich nicht auslosen: zu wenige Leute, unpassende Tischgrößen oder ein Tisch ohne Ergebnis.
refusal-starts-past = Von selbst beginnt ein Turnier in der Zukunft, innerhalb eines Jahres.
refusal-no-club = Diesen Club gibt es nicht.
refusal-club-name-taken = Es gibt schon einen Club, dessen Name so aussieht.
refusal-clubs-of-one = Man kann in höchstens { $most } Clubs Mitglied sein.
refusal-club-full = Der Club ist voll.
refusal-club-shut = Dieser Club nimmt gerade niemanden auf.
refusal-already-member = Du bist schon Mitglied.
refusal-already-asked = Du hast schon gefragt; die Leitung oder eine Hilfe antwortet.
refusal-club-removed = Du wurdest aus diesem Club ausgeschlossen. Leitung und Hilfen können dich wieder hereinlassen.
refusal-no-member = Das dürfen nur Mitglieder.
refusal-not-leading = Das dürfen nur Leitung und Hilfen.
refusal-not-owner = Das darf nur die Leitung.
refusal-not-above = Hilfen schließen weder die Leitung noch andere Hilfen aus.
refusal-own-role = Die Leitung ist keine Hilfe; gib den Club zuerst ab.
refusal-owner-leaves = Gib den Club an jemanden ab, bevor du ihn verlässt.
refusal-helpers-first = Es gibt Hilfen; eine von ihnen darf den Club übernehmen.
refusal-taking-over = Jemand übernimmt den Club schon.
refusal-no-such-member = Diese Person ist nicht mehr da.
refusal-no-evening = Diesen Abend gibt es nicht.
refusal-club-evenings = Höchstens { $most } Abende eines Clubs dürfen bevorstehen oder laufen.
refusal-season-full = Eine Saison hat höchstens { $most } Abende; beginne eine neue.
refusal-club-seasons = Ein Club hat höchstens { $most } Saisons.
refusal-club-tables = Ein Club hat höchstens { $most } offene Tische.
refusal-no-acquaintance = Mit dieser Person hast du noch nicht zu Ende gespielt, oder sie ist vergessen.
refusal-no-puzzle = Dieses Rätsel gibt es hier nicht.
refusal-sealed = Dieselben Karten werden noch an anderen Tischen gespielt; alles wird offen, wenn der letzte fertig ist.
refusal-no-daily = Von diesem Tag gibt es keine Tagesmine: niemand konnte sie spielen, oder er kommt erst noch.
refusal-daily-hidden = Von einem Tag wird nichts verraten, bevor du ihn gespielt hast oder er vorbei ist.
refusal-daily-table = In der Tagesmine spielen alle für sich: niemand redet, hilft oder vertritt jemanden.
refusal-no-title = Diesen Titel hast du dir nicht verdient.
