## La page « Connaissances » et ce qu’en montrent d’autres pages

people-hint = Tous ceux avec qui tu as terminé une partie. Ce que tu décides ici, personne ne l’apprend. Touche des noms pour créer une table avec eux.
people-none = Encore personne. Ceux avec qui tu termines une partie seront ici.
people-here = est là
people-here-title = Là maintenant : toucher crée une table
people-played =
    { $count ->
        [one] une partie ensemble, { DATETIME($date, dateStyle: "medium") }
       *[other] { $count } parties ensemble, la dernière : { DATETIME($date, dateStyle: "medium") }
    }
people-search = Chercher un nom
people-like = J’aime jouer avec
people-block = Bloquer
people-block-ask = Vraiment bloquer
people-unblock = Débloquer
people-blocked = Bloqués ({ $count })
people-blocked-line = Vous ne vous rencontrez jamais par « Trouve-moi une table », n’entendez rien l’un de l’autre, et leurs invitations n’arrivent pas.
people-shown = Qui voit que tu es là
people-shown-nobody = personne
people-shown-liked = ceux que tu aimes bien
people-shown-known = tous ceux avec qui tu as joué
people-shown-line = Seulement que tu es là, jamais où ni avec qui.
people-together =
    { $count ->
        [one] Créer une table à deux
       *[other] Créer une table avec { $count } autres
    }
people-play-with = { $name } : créer une table ensemble
people-invites = { $name } t’invite à une table
people-rematch = { $name } veut rejouer
people-drop = Non, merci
people-invite = Inviter des connaissances
people-invite-name = Inviter { $name }
people-invited-name = { $name } : invitation envoyée
people-all = Tous ({ $count })
people-met = Avec qui aimerais-tu rejouer ? Personne d’autre ne voit les cœurs.
