## Log

log-round-started = Runde { $round } beginnt
log-dwarf-dealt = bekommt einen Zwerg
log-card-drawn = zieht eine Karte
log-lays = legt
log-path-laid = legt einen Weg: { $sides } ({ $cell })
log-goal-turned = deckt { $cell_goal } auf: { $goal }
log-card-set = legt die Karte so hin: { $sides } ({ $cell })
log-large-reached = erreicht vor allen anderen: { $place }
log-passed =
    passt und legt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } ab
log-dwarf-inspected = sieht sich den Zwerg von { $name } an
log-dwarf-inspected-you = sieht sich deinen Zwerg an
log-dwarf-changed = hat einen neuen Zwerg ({ $why })
log-card-kept = behält eine Karte
log-gold-gained = bekommt { $amount } Gold ({ $why })
log-gold-lost = verliert { $amount } Gold ({ $why })
log-purse = zählt das eigene Gold
log-secret-told = erfährt ein Geheimnis
log-round-ended = Die Runde ist vorbei. { $ending }
log-dwarf-shown = war { $role }
log-spare-shown = Übrig blieb: { $role }.
log-goal-shown = Nicht aufgedeckt wurde { $cell }: { $goal }.
log-game-ended = Das Spiel ist aus
log-purse-shown = hat { $gold } Gold
why-win = für den Sieg
why-start = zu Beginn
ending-treasure = Der Goldschatz ist erreicht.
ending-hands-empty = Alle Hände sind leer.
ending-all-passed = Alle haben gepasst.
news-seat-taken = { $name } setzt sich
news-seat-left = { $name } steht auf
news-bot-took-over = ist weg – ein Bot spielt weiter
news-seat-back = ist zurück
news-seat-nudged = hat die Bedenkzeit überschritten
news-seat-replaced = { $name } übernimmt Platz { $number } endgültig
news-host-changed = ist jetzt Gastgeber
news-paused = Das Spiel ist angehalten
news-goes-on = Das Spiel geht weiter
news-server-restarted = Der Server war kurz weg; nichts ging verloren
news-vote-opened = Der halbe Stapel ist weg: Wer ist Saboteur? Zeigt geheim auf jemanden
news-votes-shown = Alle haben gezeigt: { $votes }
vote-nobody = niemand

## Talk

say-goal-is = Ich sage: { $cell } ist { $goal }
say-goal-is-not = Ich sage: { $cell } ist nicht { $goal }
say-suspect = Ich glaube, { $name } ist { $role }
say-suspect-you = Ich glaube, du bist { $role }
say-trust = Ich vertraue { $name }
say-trust-you = Ich vertraue dir
say-i-am = Ich bin { $role }
say-please-dig = Bitte grabt dorthin: { $cell }
say-why-that = Warum hast du das gemacht, { $name }?
say-why-that-you = Warum hast du das gemacht?
say-please-mend-own = Bitte repariert mir { $tool }
say-please-free-own = Bitte befreit mich
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
talk-short = Schnellchat
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
note-deduced = { $cell } kann nur der Schatz sein
note-dwarf = { $name } ist { $role }
note-turn = Zug { $turn }
note-uncertain = kann sich seitdem geändert haben
dwarfs-in-play =
    { $spare ->
        [0] Alle Zwerge sind verteilt.
        [one] Ein Zwerg wurde ungesehen beiseitegelegt.
       *[other] { $spare } Zwerge wurden ungesehen beiseitegelegt.
    }
