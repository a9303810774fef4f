### Not yet read by a native speaker.
rules-all = Toutes les cartes, tous les nains et tous les modules
rules-found =
    { $count ->
        [0] Rien trouvé.
        [one] Une entrée
       *[other] { $count } entrées
    }
lesson-about = Apprendre en une minute
rules-sort-path = Chemins
rules-sort-card = Cartes Action
rules-sort-role = Nains
rules-sort-goal = Arrivées
rules-sort-chest = Coffres
rules-sort-place = Sur la table
rules-sort-module = Modules
rules-sort-option = Choix à la création d’une table
two-1 = Vous êtes des nains dans une mine. Le départ est à gauche ; à droite, avec de la place pour sept cartes entre les deux, il y a trois arrivées face cachée. L’une d’elles est le trésor.
two-2 = Chacun reçoit un nain secret. La plupart sont des chercheurs d’or, qui veulent atteindre le trésor. Quelques-uns sont des saboteurs, qui veulent que personne n’y arrive.
two-3 = À ton tour, fais exactement une chose : pose une carte Chemin, joue une carte Action, ou défausse une carte pour passer. Ensuite, pioche une carte.
two-4 = Les chemins doivent correspondre : tunnel contre tunnel, roche contre roche, et reliés au départ. On peut faire pivoter les cartes tête en bas, jamais les poser en travers.
two-5 = Les cartes Action cassent des outils et les réparent, retirent des chemins et te laissent regarder une arrivée. Avec un outil cassé, on ne peut pas poser de chemin.
two-6 = Si un tunnel mène du départ au trésor, la manche est finie : les chercheurs d’or se partagent l’or, et celui qui l’a atteint choisit en premier.
two-7 = Si toutes les mains sont vides avant cela, l’or est pour les saboteurs. À la fin d’une manche, tous les nains sont montrés.
two-8 = Après trois manches, celui qui a le plus d’or gagne. Parler, promettre, accuser, mentir – tout est permis, sauf montrer ses cartes.
rule-option-first-seat = Qui joue en premier dans la première manche : une certaine place, ou une place tirée au sort.
rule-option-rounds = Une partie compte trois manches, ou une seule.
