puzzle-move = Que feriez-vous ?
puzzle-who = 
    { $count ->
        [one] Qui est le saboteur ?
       *[other] Qui sont les { $count } saboteurs ?
    }
puzzle-lie = Laquelle de ces affirmations est un mensonge ?
puzzle-number = Numéro (q : quitter) :
puzzle-right = Exact !
puzzle-wrong = Non.
puzzle-best = Le mieux : { $text }
puzzle-behind = { $text } : { $gold } d’or en moins
puzzle-answer = La réponse : { $text }
puzzle-certain = D’après ce que vous avez vu, cela ne peut pas être vrai.
puzzle-likely = D’après tout ce qui a été dit et fait, ce n’est guère vrai.
puzzle-telling = Voici ce qui en disait le plus :
