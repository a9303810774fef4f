## Log

log-round-started = Runde { $round } beginnt
log-dwarf-dealt = bekommt einen Zwerg
log-card-drawn = zieht eine Karte
log-card-vetoed = legt Veto ein gegen die Karte von { $victim } ({ $what })
log-lays = legt
log-path-laid = legt einen Weg: { $sides } ({ $cell })
log-path-moved = verschiebt den letzten Weg ({ $from } → { $cell })
log-goal-turned = deckt { $cell } auf: { $goal }
log-tunnel-turned = deckt einen Weg auf: { $sides } ({ $cell })
log-chest-opened = öffnet { $cell }: { $chest }
log-card-set = legt die Karte so hin: { $sides } ({ $cell })
log-card-set-up = In der Mitte liegt ein Weg: { $sides } ({ $cell })
log-large-reached = ist zuerst dort: { $place }
log-tool-broken = macht { $tool } von { $name } kaputt
log-tool-broken-own = macht sich selbst { $tool } kaputt
log-tool-mended = repariert { $tool } von { $name }
log-tool-mended-own = repariert bei sich { $tool }
log-rock-fell = spielt Steinschlag ({ $cell })
log-rock-fell-chest = spielt Steinschlag: Eine verdeckte Truhe ist ungesehen fort ({ $cell })
log-map-read = sieht sich geheim { $cell } an
log-passed =
    passt und legt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } ab
log-front-dropped = legt zwei Karten ab und wird „{ $front }“ los
log-front-laid = spielt „{ $front }“ auf { $name }
log-front-laid-own = spielt „{ $front }“
log-front-removed = entfernt „{ $front }“ vor { $name }
log-front-removed-own = entfernt die eigene Karte „{ $front }“
log-dwarf-inspected = sieht sich den Zwerg von { $name } an
log-dwarf-changed = hat einen neuen Zwerg ({ $why })
log-hands-swapped = tauscht die Handkarten mit { $name }
log-hand-got = bekommt beim Tausch
log-hand-lost = bekommt beim Tausch von dir
log-goals-handled = nimmt { $cell } und { $other } und legt sie zurück
log-swapped = getauscht
log-not-swapped = nicht getauscht
log-card-kept = behält eine Karte
log-way-turned = kehrt die Spielrichtung um
log-toll-placed = setzt einen Zollzwerg, der ein Feld bewacht ({ $cell })
log-toll-asked = fragt { $name } wegen des Zolls ({ $cell })
log-toll-agreed = sagt Ja zum Zoll ({ $cell })
log-toll-refused = sagt Nein zum Zoll ({ $cell })
log-toll-paid = zahlt { $name } den Zoll ({ $cell })
log-toll-free = lässt die Karte ohne Zoll durch ({ $cell })
log-toll-gone = Der Zollzwerg geht ({ $cell })
log-gold-gained = bekommt { $amount } Gold ({ $why })
log-gold-lost = verliert { $amount } Gold ({ $why })
log-gold-taken = nimmt eine Goldkarte
log-gold-seen = bekommt Goldkarten
log-purse = hat jetzt
log-goal-moved = verschiebt { $cell } um ein Feld vom Start weg
log-card-taken = nimmt eine Karte von { $name }
log-pile-buried =
    vergräbt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } vom Nachziehstapel
log-discards-shuffled = mischt den Ablagestapel
log-round-ended = Die Runde ist vorbei. { $ending }
log-dwarf-shown = war { $role }
log-spare-shown = Den Zwerg „{ $role }“ hatte niemand.
log-goal-shown = Nicht aufgedeckt wurde { $cell }: { $goal }.
log-robbed = stiehlt ein Gold von { $name }
log-game-ended = Das Spiel ist aus
log-purse-shown = hat { $gold } Gold
why-trove = Fundgrube
why-draw-three = Truhe
why-dig-discards = Truhe
why-hat-swap = Mützentausch
why-wardrobe = Kleiderkammer
why-tunnel-party = Stollenfest
why-sack = Goldsack
why-dragon = Drache
why-chest = Truhe
why-win = für den Sieg
why-crystals = für Kristalle
why-toll = Wegezoll
why-start = zu Beginn
ending-treasure = Der Goldschatz ist erreicht.
ending-hands-empty = Alle Hände sind leer.
ending-all-passed = Alle haben gepasst.
ending-spider = Die Riesenspinne ist los!
news-seat-taken = { $name } setzt sich
news-seat-left = { $name } steht auf
news-bot-took-over = ist weg – ein Bot spielt weiter
news-seat-back = ist zurück
news-seat-nudged = hat keine Zeit mehr
news-seat-replaced = { $name } übernimmt endgültig
news-host-changed = ist jetzt Gastgeber
news-paused = Das Spiel ist angehalten
news-goes-on = Das Spiel geht weiter
news-server-restarted = Der Server war kurz weg; nichts ging verloren

## Talk

say-goal-is = Ich sage: { $cell } ist { $goal }
say-goal-is-not = Ich sage: { $cell } ist nicht { $goal }
say-chest-holds = Ich sage: { $cell } enthält: { $chest }
say-suspect = Ich glaube, { $name } ist { $role }
say-trust = Ich vertraue { $name }
say-i-am = Ich bin { $role }
say-please-mend = Bitte { $tool } von { $name } reparieren
say-please-free = Bitte { $name } befreien
say-please-break = Bitte { $name } sabotieren
say-please-read = Bitte { $cell } ansehen
say-please-dig = Bitte dorthin graben: { $cell }
say-why-that = Warum hast du das gemacht, { $name }?
feel-yes = Ja
feel-no = Nein
feel-thanks = Danke
feel-sorry = Entschuldigung
feel-wait = Warte!
feel-hello = Hallo
feel-good-luck = Viel Glück
feel-well-played = Gut gespielt
feel-laugh = Ha ha!
feel-surprise = Oh!
feel-doubt = Hm …
feel-angry = Grr!
talk-about-seat = Über jemanden
talk-about-goal = Über ein Ziel
talk-short = Schnelle Worte
talk-text = Etwas sagen
send = Senden
mark-none = keine Markierung
mark-trusted = vertrauenswürdig
mark-unsure = unsicher
mark-suspected = verdächtig
suspicion = Deine Markierungen
suspicion-hint = Nur du siehst sie.
notes = Notizen
note-goal = { $cell } ist { $goal }
note-chest = { $cell }: { $chest }
note-dwarf = { $name } ist { $role }
note-swap = { $cell } und { $other }: { $swapped }
note-turn = Zug { $turn }
note-uncertain = kann sich seitdem geändert haben
dwarfs-in-play =
    { $spare ->
        [0] Alle Zwerge sind verteilt.
        [one] Ein Zwerg wurde ungesehen beiseitegelegt.
       *[other] { $spare } Zwerge wurden ungesehen beiseitegelegt.
    }
