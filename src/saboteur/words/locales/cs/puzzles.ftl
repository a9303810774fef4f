puzzle-move = Jaký je tu nejlepší tah?
puzzle-who = 
    { $count ->
        [one] Kdo je sabotér?
       *[other] Kdo jsou sabotéři? Je jich { $count }.
    }
puzzle-lie = Co z toho je lež?
puzzle-number = Číslo (q: odejít):
puzzle-right = Správně!
puzzle-wrong = Ne.
puzzle-best = Nejlepší: { $text }
puzzle-behind = { $text }: o { $gold } zlata méně
puzzle-answer = Odpověď: { $text }
puzzle-certain = Podle toho, co víte, to nemůže být pravda.
puzzle-likely = Podle všeho, co zaznělo a co se stalo, to sotva bude pravda.
puzzle-telling = Nejvíc prozradilo toto:
