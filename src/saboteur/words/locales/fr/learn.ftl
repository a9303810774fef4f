### Not yet read by a native speaker.

lesson-title = { $name } : étape { $step } sur { $steps }
lesson-opening = La leçon se prépare…
lesson-tap-card =
    { $pointer ->
        [mouse] Clique sur la carte éclairée.
       *[touch] Touche la carte éclairée.
    }
lesson-tap-place =
    { $pointer ->
        [mouse] Maintenant, clique sur l’endroit éclairé.
       *[touch] Maintenant, touche l’endroit éclairé.
    }
lesson-tap-seat =
    { $pointer ->
        [mouse] Maintenant, clique sur le joueur éclairé.
       *[touch] Maintenant, touche le joueur éclairé.
    }
lesson-tap-discard =
    { $pointer ->
        [mouse] Clique sur « Défausser ».
       *[touch] Touche « Défausser ».
    }
lesson-confirm =
    { $pointer ->
        [mouse] C’est bien ça. Clique sur le bouton doré.
       *[touch] C’est bien ça. Touche le bouton doré.
    }
lesson-wait = Les autres jouent. Regarde ce qu’ils font.
lesson-tap-toll =
    { $pointer ->
        [mouse] Clique sur « Nain de péage ».
       *[touch] Touche « Nain de péage ».
    }
lesson-say = Choisis ce que tu dis : à chaque table, c’est derrière la bulle.
lesson-gold = Les chercheurs d’or se partagent les cartes Or. Prends la meilleure : personne ne voit combien elle vaut.
lesson-next = Ensuite : { $name }
lesson-all = Toutes les leçons
lesson-path = Du jeu de base à tout le reste, une minute chacune.
lesson-learned-count = { $count } sur { $all } apprises
lesson-begun = commencée
lesson-learned = apprise
lesson-continue = continuer
lesson-start = commence ici
lesson-play = Jouer une partie
lesson-leave = Quitter la leçon
hint-ok = Compris
hint-off = Plus de conseils
hint-turn = Les cartes Chemin allongent le tunnel ; les autres cartes se jouent sur les joueurs ou sur le réseau. Défausser est aussi un tour.
hint-role = Appuie longuement sur le nain à gauche pour voir qui tu es. Personne d’autre ne le voit.
hint-broken = Tout le monde peut l’enlever avec la bonne carte, toi aussi. Tu peux toujours jouer tes autres cartes.
hint-map = Tu as un plan secret : il te montre une arrivée, rien qu’à toi. Ensuite tu peux en parler aux autres – la vérité ou un mensonge.
hint-veto = Tu peux arrêter cette carte avec un veto. Si tu n’en as pas ou si tu ne veux pas, laisse-la passer : personne ne saura si tu en as un.
hint-pile = La pioche est vide. Quand toutes les mains seront vides aussi, les saboteurs gagneront la manche.
hint-know = Quelqu’un te semble suspect ? Sous « Ce que tu sais », tu peux marquer les joueurs ; personne d’autre ne le voit.
hint-round = Nouvelle manche : de nouveaux nains, un nouveau réseau. Ton or reste à toi.
learn-1 = Creuse du départ, à gauche, vers les arrivées, à droite. L’une des cartes Arrivée face cachée est le trésor.
learn-2 = Chacun a un nain secret. Les chercheurs d’or veulent le trésor ; les saboteurs gagnent si personne ne l’atteint.
learn-3 =
    { $pointer ->
        [mouse] À ton tour, clique sur une carte, puis sur l’endroit où elle va. Ou défausse une carte pour passer.
       *[touch] À ton tour, touche une carte, puis l’endroit où elle va. Ou défausse une carte pour passer.
    }
learn-4 = Casse les outils de ceux en qui tu n’as pas confiance : avec un outil cassé, personne ne peut poser de chemin.
learn-5 = Après trois manches, celui qui a le plus d’or gagne. Ne fais confiance à personne – sauf peut-être à ceux qui creusent vers la droite.
