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
