## Log
log-round-started = Runde { $round } beginnt
log-dwarf-dealt = bekommt einen Zwerg
log-card-drawn = zieht
log-card-vetoed = legt Veto ein gegen { $victim } ({ $what })
log-path-laid = legt einen Weg auf { $cell } ({ $sides })
log-path-moved = versetzt den letzten Weg von { $from } nach { $cell }
log-goal-turned = deckt das Ziel auf { $cell } auf: { $goal }
log-chest-opened = öffnet die Truhe auf { $cell }: { $chest }
log-large-reached = ist zuerst da: { $place }
log-tool-broken = { $tool } → { $name }
log-tool-mended = { $tool } → { $name }
log-rock-fell = Steinschlag auf { $cell }
log-map-read = sieht sich geheim { $cell } an
log-passed = passt und legt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } ab
log-front-dropped = legt zwei Karten ab, entfernt: { $front }
log-front-laid = { $front } → { $name }
log-front-removed = entfernt: { $front } vor { $name }
log-dwarf-inspected = sieht sich den Zwerg an von { $name }
log-dwarf-changed = hat einen neuen Zwerg
log-hands-swapped = tauscht die Handkarten mit { $name }
log-goals-handled = nimmt die Ziele { $cell } und { $other }
log-swapped = getauscht
log-not-swapped = gelassen
log-card-kept = behält eine Karte
log-way-turned = kehrt die Spielrichtung um
log-toll-placed = lässt einen Zollzwerg { $cell } bewachen
log-toll-asked = bittet { $name }, für { $cell } zu zahlen
log-toll-agreed = übernimmt den Zoll für { $cell }
log-toll-refused = lehnt den Zoll für { $cell } ab
log-toll-paid = zahlt den Zoll an { $name }
log-toll-gone = Der Zollzwerg bei { $cell } geht
log-gold-gained = bekommt { $amount } Gold ({ $why })
log-gold-lost = gibt { $amount } Gold ab ({ $why })
log-gold-taken = nimmt eine Goldkarte
log-gold-seen = wird in Goldkarten bezahlt
log-purse = Geldbeutel
log-goal-moved = verschiebt das Ziel von { $from } nach { $cell }
log-card-taken = nimmt eine Karte von { $name }
log-pile-buried = vergräbt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } vom Nachziehstapel
log-discards-shuffled = mischt den Ablagestapel
log-round-ended = Die Runde ist vorbei: { $ending }
log-dwarf-shown = war { $role }
log-spare-shown = Nicht verteilter Zwerg: { $role }
log-goal-shown = Das Ziel auf { $cell } war: { $goal }
log-robbed = stiehlt ein Gold von { $name }
log-game-ended = Das Spiel ist aus
log-purse-shown = hat { $gold } Gold
why-trove = Fundgrube
why-draw-three = Truhe
why-dig-discards = Truhe
why-hat-swap = Mützentausch
why-wardrobe = Kleiderkammer
why-tunnel-party = Stollenfest
why-sack = Goldsack
why-dragon = Drache
why-chest = Truhe
why-win = gewonnen
why-crystals = Kristalle
why-toll = Wegezoll
why-start = Start
ending-treasure = Schatz gefunden
ending-hands-empty = alle Hände sind leer
ending-all-passed = alle haben gepasst
ending-spider = Riesenspinne
news-seat-taken = { $name } setzt sich
news-seat-left = { $name } steht auf
news-bot-took-over = ist weg: Ein Bot spielt weiter
news-seat-back = ist zurück
news-seat-nudged = hat keine Zeit mehr
news-seat-replaced = { $name } übernimmt endgültig
news-host-changed = ist jetzt Gastgeber
news-paused = Das Spiel ist angehalten
news-goes-on = Das Spiel geht weiter
news-server-restarted = Der Server war kurz weg

## Talk
say-goal-is = Das Ziel auf { $cell } ist: { $goal }
say-goal-is-not = Das Ziel auf { $cell } ist nicht: { $goal }
say-chest-holds = In der Truhe auf { $cell }: { $chest }
say-suspect = Ich verdächtige { $name }: { $role }
say-trust = Ich vertraue { $name }
say-i-am = Ich bin: { $role }
say-please-mend = Bitte reparieren bei { $name }: { $tool }
say-please-free = Bitte befreien: { $name }
say-please-break = Bitte sabotieren: { $name }
say-please-read = Bitte { $cell } ansehen
say-please-dig = Bitte bei { $cell } graben
say-why-that = Warum das, { $name }?
feel-yes = Ja
feel-no = Nein
feel-thanks = Danke
feel-sorry = Entschuldigung
feel-wait = Warte
feel-hello = Hallo
feel-good-luck = Viel Glück
feel-well-played = Gut gespielt
feel-laugh = Ha ha!
feel-surprise = Oh!
feel-doubt = Hm …
feel-angry = Grr!
talk-about-seat = Über jemanden
talk-about-goal = Über ein Ziel
talk-short = Kurz und schnell
talk-text = Etwas sagen
send = Senden
mark-none = keine Marke
mark-trusted = vertraut
mark-unsure = unsicher
mark-suspected = verdächtig
suspicion = Deine Marken
suspicion-hint = Nur du siehst sie.
notes = Notizen
note-goal = Ziel { $cell }: { $goal }
note-chest = Truhe { $cell }: { $chest }
note-dwarf = { $name }: { $role }
note-swap = Ziele { $cell } und { $other }: { $swapped }
note-turn = Zug { $turn }
note-uncertain = kann sich geändert haben
dwarfs-in-play = { $spare ->
    [0] Alle Zwerge sind verteilt.
    [one] Ein Zwerg liegt verdeckt beiseite.
   *[other] { $spare } Zwerge liegen verdeckt beiseite.
  }
