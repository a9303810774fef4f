puzzle-move = Was würdest du tun?
puzzle-who = 
    { $count ->
        [one] Wer ist der Saboteur?
       *[other] Wer sind die { $count } Saboteure?
    }
puzzle-lie = Was davon ist gelogen?
puzzle-number = Nummer (q: gehen):
puzzle-right = Richtig!
puzzle-wrong = Nein.
puzzle-best = Am besten: { $text }
puzzle-behind = { $text }: { $gold } Gold weniger
puzzle-answer = Die Antwort: { $text }
puzzle-certain = Das kann nach allem, was du gesehen hast, nicht stimmen.
puzzle-likely = Nach allem, was gesagt und getan wurde, stimmt das kaum.
puzzle-telling = Das hat am meisten verraten:
