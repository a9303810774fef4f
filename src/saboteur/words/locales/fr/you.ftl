### Not yet read by a native speaker.

you-nothing = Encore rien ici. Termine une partie, et elle sera gardée en mémoire.
you-games = Parties
you-won = Gagnées
you-gold = Or
you-streak = Victoires de suite
you-best = record { $best }
you-feats = Ce pour quoi on te connaît
you-titles-hint = L’un de ces titres peut figurer à ta place, dès la prochaine table.
you-no-title = Aucun titre à ma place
you-titles-others = Encore à gagner
you-roles = Tes nains
you-modules = Avec quoi tu joues
you-met = Tu joues surtout avec
you-history = Tes parties
you-date = { DATETIME($date, dateStyle: "medium") }
you-share = { $share } de victoires
you-won-of = { $won } sur { $games }
you-line-won =
    { $gold ->
        [one] Gagné, { $gold } pépite
       *[other] Gagné, { $gold } pépites
    }
you-line-lost =
    { $gold ->
        [one] { $gold } pépite
       *[other] { $gold } pépites
    }
you-kept = Ce que garde ce serveur
you-kept-hint = Ton nom, tes parties et tes notes. Pas de mot de passe, pas de compte.
you-export = Télécharger
you-forget = Supprimer mes données
you-forget-sure = Vraiment supprimer tout ce qui te concerne ? On ne peut pas revenir en arrière.
feat-champion = Champion
feat-champion-how = a gagné une partie sans partager la victoire
feat-every-round = Jamais les mains vides
feat-every-round-how = a eu de l’or à chaque manche d’une partie
feat-found = Chasseur de trésor
feat-found-how = a atteint le trésor
feat-found-alone = Rien que pour moi
feat-found-alone-how = a atteint le trésor avec un nain qui joue pour lui-même
feat-hidden = Tout le monde trompé
feat-hidden-how = a gagné une manche comme saboteur sans qu’on casse ses outils
feat-lone-saboteur = Seul contre tous
feat-lone-saboteur-how = a gagné une manche sans autre saboteur
feat-rich = Les sacs pleins
feat-rich-how = avait au moins dix pépites à la fin d’une partie
feat-helper = Bon voisin
feat-helper-how = a réparé au moins trois outils des autres dans une partie
feat-reader = Bon lecteur
feat-reader-how = a regardé au moins trois plans dans une partie
feat-detective = Du flair
feat-detective-how = a montré un saboteur à chaque vote d’une partie
feat-veto = Pas question !
feat-veto-how = a arrêté une carte avec le veto
feat-believed = Cru trois fois
feat-believed-how = a reçu au moins trois marques de confiance dans une partie en étant saboteur
feat-veteran = Vieux briscard
feat-veteran-how = cent parties jouées jusqu’au bout
feat-perfect-day = Une journée parfaite
feat-perfect-day-how = cent points à la mine du jour
feat-week = Une semaine sous terre
feat-week-how = la mine du jour sept jours de suite
feat-month = Un mois sous terre
feat-month-how = la mine du jour trente jours de suite
