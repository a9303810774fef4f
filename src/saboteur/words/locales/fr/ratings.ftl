ratings-hint = Ce que les parties classées terminées disent des joueurs et des bots. Dans 95 cas sur 100, la vérité est dans la barre.
ratings-kind = Jeu
ratings-side = Classement
ratings-side-all = en tout
ratings-side-digger = comme chercheur d’or
ratings-side-saboteur = comme saboteur
ratings-side-lone = seul contre tous
ratings-provisional = provisoire
ratings-bot = bot
ratings-games =
    { $count ->
        [one] une partie
       *[other] { $count } parties
    }
ratings-range = { NUMBER($rating, useGrouping: 0) }, entre { NUMBER($low, useGrouping: 0) } et { NUMBER($high, useGrouping: 0) }
ratings-half = ± { NUMBER($half, useGrouping: 0) }
ratings-nobody = Personne n’est encore classé ici. Coche « Table classée » en ouvrant ou en cherchant une table.
ratings-own = Ton classement
ratings-own-none = Le tien commence avec ta première partie classée.
ratings-plot = Ton classement après chaque partie
ratings-numbers = En chiffres
ratings-game = Partie
