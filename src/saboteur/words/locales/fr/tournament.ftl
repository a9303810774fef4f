## La page d’un tournoi et le formulaire pour en créer un

cup-name = Nom
cup-format = Formule
cup-format-swiss = Système suisse
cup-format-league = Championnat
cup-format-knockout = Élimination directe
cup-format-duplicate = Duplicate
cup-line-swiss = Les forts rencontrent les forts ; personne ne rencontre deux fois la même personne tant que c’est possible.
cup-line-league = Une seule table ; chacun occupe chaque place aussi souvent.
cup-line-knockout = Les meilleurs de chaque table continuent, jusqu’à la finale.
cup-line-duplicate = Le moins de hasard possible : toutes les tables ont les mêmes cartes et l’or se compare à celui de la même place ailleurs. Tout reste caché jusqu’à ce que la dernière table ait fini.
cup-rounds = Tours
cup-rounds-count =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
cup-advance = Qualifiés par table
cup-real = À de vraies tables ; je saisis les résultats
cup-real-line = à de vraies tables
cup-rated = Les parties comptent pour le classement
cup-starts = Commence tout seul (facultatif)
cup-starts-line = Commence tout seul : { $time }
cup-game = Jeu
cup-least = Joueurs par table, au moins
cup-most = Joueurs par table, au plus
cup-make = Créer le tournoi
cup-phase-registration = Les inscriptions sont ouvertes
cup-phase-over = Le tournoi est terminé
cup-paused = En pause
cup-people =
    { $count ->
        [one] { $count } participant
       *[other] { $count } participants
    }
cup-round = Tour { $round }
cup-round-of = Tour { $round } sur { $rounds }
cup-table = Table { $table }
cup-open = pas encore de résultat
cup-seat = Place
cup-who = Nom
cup-gold = Or
cup-gold-of = Or de { $name }
cup-byes = Se reposent à ce tour : { $names }
cup-standings = Classement
cup-place = Rang
cup-points = Points
cup-wins = Gagnées
cup-by-gold = mêmes points, moins d’or
cup-by-wins = mêmes points et or, moins de victoires
cup-by-opponents = sinon à égalité, adversaires moins forts
cup-by-best = sinon à égalité, moins d’or à sa meilleure table
cup-by-direct = sinon à égalité, derrière aux tables communes
cup-by-lot = tout à égalité, tirage au sort
cup-by-shared = place partagée
cup-by-stage = élimination
cup-entrants = Qui participe
cup-bot = bot : { $level }
cup-not-here = pas encore là
cup-left = n’est plus là
cup-register = Participer
cup-register-late = Participer dès le prochain tour
cup-check-in = Je suis là
cup-check-in-hint = Tant que tu ne le dis pas, un bot joue pour toi.
cup-leave = Quitter le tournoi
cup-leave-ask = Vraiment partir ? Seul l’organisateur peut te laisser revenir.
cup-you-left = Tu as quitté le tournoi.
cup-you-in = Tu participes en tant que { $name }.
cup-you-rest = Tu te reposes à ce tour.
cup-my-table = À ma table : { $table }
cup-my-seat = Tu es à la table { $table }, place { $seat }.
cup-organise = Organiser
cup-next = Tirer le tour { $round }
cup-missing =
    { $count ->
        [one] { $count } table n’a pas encore de résultat.
       *[other] { $count } tables n’ont pas encore de résultat.
    }
cup-pause = Mettre en pause
cup-resume = Reprendre
cup-finish = Terminer le tournoi
cup-finish-ask = Vraiment terminer en l’état ?
cup-invite = On s’inscrit par ce lien
cup-invite-late = On peut encore s’inscrire par ce lien
cup-names = Noms, un par ligne
cup-add = Ajouter
cup-bot-name = Bot { $number }
cup-is-here = Est là
cup-deputise = Nommer adjoint
cup-no-deputy = Plus adjoint
cup-drop = Retirer
cup-drop-ask = Vraiment retirer
cup-readmit = Laisser revenir
cup-enter = Saisir le résultat
cup-correct = Corriger le résultat
cup-note = Note
cup-save = Enregistrer
cup-trace = Résultats saisis à la main
cup-trace-line = Tour { $round }, table { $table } :
cup-print = Imprimer
cup-wall = Pour le mur
cup-csv = Classement (CSV)
cup-results = Résultats (CSV)
cup-json = État actuel (JSON)
cup-everything = Tout avec toutes les parties (JSON)
cup-seed = Le nombre secret derrière les places et le tirage : { $seed }
cup-commitment = Les places et le tirage viennent d’un nombre secret, montré à la fin. Son empreinte (hash) : { $hash }
