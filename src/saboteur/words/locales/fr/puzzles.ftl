puzzle-move = Que ferais-tu ?
puzzle-who = 
    { $count ->
        [one] Qui est le saboteur ?
       *[other] Qui sont les { $count } saboteurs ?
    }
puzzle-lie = Une seule de ces affirmations est un mensonge. Laquelle ?
puzzle-number = Numéro (q : quitter) :
puzzle-right = Exact !
puzzle-wrong = Non.
puzzle-best = Le mieux : { $text }
puzzle-behind = { $text } : { $gold } d’or en moins
puzzle-answer = La réponse : { $text }
puzzle-certain = D’après ce que tu as vu, cela ne peut pas être vrai.
puzzle-likely = D’après tout ce qui a été dit et fait, ce n’est guère vrai.
puzzle-alone = Si c’était vrai, d’autres devraient être des mensonges.
puzzle-telling = Voici ce qui en disait le plus :
puzzle-choose = Ce qui est demandé
puzzle-kind = Quoi
puzzle-kind-any = Tout
puzzle-kind-move = Le coup
puzzle-kind-who = Qui est-ce ?
puzzle-kind-lie = Le mensonge
puzzle-theme = Sur quoi
puzzle-theme-any = N’importe quoi
puzzle-theme-dig = Chercheurs d’or
puzzle-theme-bluff = Saboteurs
puzzle-theme-last-cards = Les dernières cartes
puzzle-hardness = Difficulté
puzzle-hardness-any = À ma force
puzzle-hardness-easy = Facile
puzzle-hardness-middling = Moyen
puzzle-hardness-hard = Difficile
puzzle-left = Encore { $left } sur { $count }
puzzle-forget = Recommencer
puzzle-none = Il n’en reste plus. Choisis autre chose, ou recommence.
puzzle-tab-question = Question
puzzle-tab-story = Ce qui s’est passé
puzzle-now = Retour à la question
puzzle-hint = Indice
puzzle-answer-this = C’est ça
puzzle-next = Énigme suivante
puzzle-play-on = Continuer la partie d’ici
puzzle-is-best = Le mieux
puzzle-less = { $gold } d’or en moins
puzzle-times = × { $times } : d’autant plus probable si { $name } est saboteur
puzzle-when = Quand cela a été dit
puzzle-rating = Niveau { $rating }
puzzle-yours = le tien { $rating }
puzzle-people =
    { $count ->
        [one] une personne a essayé, { $percent } % ont réussi
       *[other] { $count } personnes ont essayé, { $percent } % ont réussi
    }
