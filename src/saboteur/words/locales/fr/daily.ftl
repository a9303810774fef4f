daily-plan-base = La mine même
daily-plan-specialists = Spécialistes
daily-plan-treasures = Trésors et coffres
daily-plan-teams = Deux équipes
daily-plan-greed = Avidité et péages
daily-plan-veto = Veto et détours
daily-plan-everything = Tout à la fois
daily-about = La même donne, la même place et les mêmes compagnons pour tous. Une manche, un essai, sans horloge ni paroles : environ cinq minutes.
daily-play = Jouer la mine du jour
daily-go-on = Continuer
daily-when = Ici, le jour commence pour tous à { $time }.
daily-blank = Il n’y a rien à voir de ce jour.
daily-word = Préviens-moi chaque jour à
daily-word-refused = Ce navigateur ne le permet pas.
daily-judging = L’arbitre examine chacun de tes choix. Cela prend un instant.
daily-won = Ton camp est arrivé à ses fins
daily-lost = Les autres sont arrivés à leurs fins
daily-late = Terminé alors que la journée était déjà révélée : cela compte pour ta série, pas pour le classement.
daily-signs = Ta partie en cinq temps : gemme, rien de perdu ; pièce, un peu ; roche, beaucoup
daily-share = Partager
daily-picture = En image
daily-share-text = Saboteur { $day } { $signs } { $score }/100
daily-table = Classement du jour
daily-forks = Là où tout s’est décidé
daily-fork-stood =
    { $count ->
        [one] Il n’y avait que toi ici
       *[other] { $count } personnes étaient ici
    }
daily-share-of = { $percent } %
daily-cost =
    { $points ->
        [0] n’a rien coûté
        [one] a coûté { $points } point
       *[other] a coûté { $points } points
    }
daily-line = Tes choix
daily-better = Mieux : { $action }
daily-best = La partie de l’arbitre : { $points } points, { $gold } d’or
daily-tomorrow = Demain : { $plan }
daily-past = Jours précédents
daily-past-hint = Pour s’exercer : ils ne comptent pas.
daily-practise = Rejouer ce jour
daily-proof = La donne était fixée avant
daily-proof-text = Cette empreinte a été publiée la veille. La graine qui l’ouvre est montrée une heure après la fin du jour ; elle permet de vérifier chaque mélange.
