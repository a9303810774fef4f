puzzle-move = Was würdest du tun?
puzzle-who = 
    { $count ->
        [one] Wer ist der Saboteur?
       *[other] Wer sind die { $count } Saboteure?
    }
puzzle-lie = Genau eine dieser Aussagen ist gelogen. Welche?
puzzle-number = Nummer (q: gehen):
puzzle-right = Richtig!
puzzle-wrong = Nein.
puzzle-best = Am besten: { $text }
puzzle-behind = { $text }: { $gold } Gold weniger
puzzle-answer = Die Antwort: { $text }
puzzle-certain = Das kann nach allem, was du gesehen hast, nicht stimmen.
puzzle-likely = Nach allem, was gesagt und getan wurde, stimmt das kaum.
puzzle-alone = Wäre das wahr, müsste anderes gelogen sein.
puzzle-telling = Das hat am meisten verraten:
puzzle-choose = Was gefragt wird
puzzle-kind = Was
puzzle-kind-any = Alles
puzzle-kind-move = Der Zug
puzzle-kind-who = Wer ist es?
puzzle-kind-lie = Die Lüge
puzzle-theme = Worüber
puzzle-theme-any = Egal
puzzle-theme-dig = Goldsucher
puzzle-theme-bluff = Saboteure
puzzle-theme-last-cards = Die letzten Karten
puzzle-hardness = Wie schwer
puzzle-hardness-any = Wie ich löse
puzzle-hardness-easy = Leicht
puzzle-hardness-middling = Mittel
puzzle-hardness-hard = Schwer
puzzle-left = Noch { $left } von { $count }
puzzle-forget = Von vorn
puzzle-none = Davon ist nichts übrig. Wähle etwas anderes oder fang von vorn an.
puzzle-tab-question = Frage
puzzle-tab-story = Was bisher geschah
puzzle-now = Zurück zur Frage
puzzle-hint = Tipp
puzzle-answer-this = Das ist es
puzzle-next = Nächstes Rätsel
puzzle-play-on = Ab hier weiterspielen
puzzle-is-best = Am besten
puzzle-less = { $gold } Gold weniger
puzzle-times = × { $times }: so viel eher, wenn { $name } Saboteur ist
puzzle-when = Als es gesagt wurde
puzzle-rating = Wertung { $rating }
puzzle-yours = deine { $rating }
puzzle-people =
    { $count ->
        [one] eine Person hat es versucht, { $percent } % haben es gelöst
       *[other] { $count } haben es versucht, { $percent } % gelöst
    }
