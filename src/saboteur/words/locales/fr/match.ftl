## La page « Trouve-moi une table » : on y rencontre des inconnus.

match-hint = Joue avec d’autres, avec qui est là.
match-preset = Jeu
match-seats = Places
match-clock = Temps de réflexion
match-anything = peu importe
match-bots = Compléter avec des bots
match-bots-after = après { $seconds } s
match-bots-minutes =
    { $count ->
        [one] après une minute
       *[other] après { $count } minutes
    }
match-bots-never = jamais
match-call = Appelle-moi si cette page dort
match-waiting = On cherche du monde…
match-people =
    { $count ->
        [one] Personne d’autre n’attend.
       *[other] { $count } personnes attendent.
    }
match-expected = Encore { $seconds } s environ
match-expected-minutes =
    { $count ->
        [one] Encore une minute environ
       *[other] Encore { $count } minutes environ
    }
match-unknown = Personne ne sait encore combien de temps ça prendra.
match-waited = Tu attends depuis { $seconds } s.
match-leave = Ne plus attendre
match-found = Ta table est prête !
match-rated-line = Avec d’autres qui le veulent aussi. Ceux qui viennent de se croiser sont séparés, s’il y a du monde.
