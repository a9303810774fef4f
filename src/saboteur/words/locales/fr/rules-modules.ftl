### Not yet read by a native speaker.

rules-all = Toutes les cartes, tous les nains et tous les modules
rules-found =
    { $count ->
        [0] Rien trouvé.
        [one] Une entrée
       *[other] { $count } entrées
    }
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
two-4 = Les chemins doivent correspondre : tunnel contre tunnel, roche contre roche, et reliés au départ. On peut retourner les cartes tête en bas, jamais en travers.
two-5 = Les cartes Action cassent des outils et les réparent, retirent des chemins et te laissent regarder une arrivée. Avec un outil cassé, on ne peut pas poser de chemin.
two-6 = Si un tunnel mène du départ au trésor, la manche est finie : les chercheurs d’or se partagent l’or, et celui qui l’a atteint choisit en premier.
two-7 = Si toutes les mains sont vides avant cela, l’or est pour les saboteurs. À la fin d’une manche, tous les nains sont montrés.
two-8 = Après trois manches, celui qui a le plus d’or gagne. Parler, promettre, accuser, mentir – tout est permis, sauf montrer ses cartes.
rule-module-base = De trois à dix joueurs. Les chercheurs d’or creusent vers le trésor, les saboteurs les retardent. Jusqu’à cinq joueurs, six cartes chacun ; à six ou sept, cinq ; au-delà, quatre. Il y a toujours un nain de plus que de joueurs : personne ne sait donc exactement combien il y a de saboteurs. Trois manches ; celui qui a le plus d’or gagne.
rule-module-saboteur2 = De deux à douze joueurs, six cartes chacun. Deux équipes de chercheurs d’or, bleus et verts, avec des portes que seule l’une d’elles peut passer ; un chef, un profiteur, des géologues et des saboteurs. Des vols, des prisons, des inspections et des échanges. Pour passer, on défausse une à trois cartes ; ou deux, pour se débarrasser d’une carte devant soi. Un gagnant seul reçoit cinq pépites, deux en reçoivent quatre chacun, puis trois, deux et une.
rule-module-greedy-dwarf = Un chercheur d’or est remplacé par le nain cupide, qui ne gagne que s’il atteint lui-même le trésor.
rule-module-toll = Chacun commence avec une pièce. Il y a deux nains de péage, chacun une fois par manche : pendant ton tour, défausse une carte, n’en pioche pas, et place un nain à un bout de tunnel ouvert. Qui veut poser une carte là doit te payer une pépite, ou trouver quelqu’un qui paie.
rule-module-wardrobe = Une grande carte est dans le réseau. Le premier qui la relie au départ doit changer de nain : avec celui qui reste, ou avec le premier de la pile.
rule-module-tunnel-party = Une grande carte est dans le réseau. Le premier qui la relie au départ ramasse les nains de tout le monde, les mélange et les redistribue.
rule-module-new-goals = Cinq arrivées au lieu de trois. À côté du trésor et des pierres, il y a des sacs d’or, des dragons et une araignée géante qui donne la manche aux saboteurs. Plusieurs arrivées atteintes à la fois sont retournées l’une après l’autre, dans l’ordre que tu choisis.
rule-module-chests = Quatre coffres sont dans le réseau sous des tunnels face cachée. Qui en relie un l’ouvre : il y en a dix sortes, bonnes et mauvaises. Avec un plan on peut en regarder un, avec un éboulement en retirer un.
rule-module-sabotaged-dwarf = Les chercheurs d’or qui ont un outil cassé devant eux quand le trésor est atteint ne reçoivent pas de carte Or. Les autres se partagent tout.
rule-module-tournament = De cinq à neuf joueurs. Une carte Chemin est déjà au milieu. Pas de nain de trop, des nains cupides, et des gains fixes en pièces : trois pour le chercheur d’or qui atteint le trésor, deux pour les autres chercheurs d’or ; trois pour chaque saboteur, quatre à cinq joueurs.
rule-option-first-seat = Qui joue en premier dans la première manche : une certaine place, ou une place tirée au sort.
rule-option-reached-goals = Quand un chemin atteint plusieurs arrivées : toutes sont retournées, ou une seule de ton choix.
rule-option-must-connect = D’habitude, un chemin doit être relié au départ quand on le pose. Sinon, il suffit qu’il touche une carte et corresponde.
rule-option-round-end = Quand la manche se termine sans trésor : quand toutes les mains sont vides, ou aussi quand la pioche est vide et que tout le monde a passé à la suite.
rule-option-next-starter = La manche suivante est commencée par le joueur à gauche de celui qui a joué la dernière carte, joué le dernier tour, ou posé le dernier chemin.
rule-option-self-sabotage = Si tu peux poser un outil cassé devant toi-même.
rule-option-treasure-always-out = Si le trésor est toujours parmi les cinq arrivées. Sinon, il peut manquer dans une manche.
rule-option-chest-layout = Où sont les quatre coffres au début.
