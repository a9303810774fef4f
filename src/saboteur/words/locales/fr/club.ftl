## Les pages des clubs

club-none = Tu n’es encore dans aucun club. Qui a le lien d’un club peut ouvrir sa page.
club-size =
    { $count ->
        [one] un membre
       *[other] { $count } membres
    }
club-next = prochaine soirée : { $time }
club-open-tables =
    { $count ->
        [one] une table avec une place libre
       *[other] { $count } tables avec des places libres
    }
club-found = Fonder un club
club-found-go = Fonder le club
club-name = Nom du club
club-me = Ton nom dans le club
club-text = De quoi il s’agit
club-door = Qui peut entrer
club-door-open = qui a le lien
club-door-ask = ceux que le responsable ou un assistant accepte
club-door-shut = personne pour l’instant
club-role-owner = responsable
club-role-helper = assistant
club-you-owner = tu en es responsable
club-you-helper = tu y aides
club-you-member = tu en es membre
club-join = Devenir membre
club-ask = Demander à entrer
club-asked = Ta demande est faite. Le responsable ou un assistant répondra.
club-take-back = Retirer la demande
club-asking = Voudraient entrer
club-admit = Accepter
club-refuse = Pas maintenant
club-invite-open = Qui a ce lien peut devenir membre.
club-invite-ask = Qui a ce lien peut demander à entrer.
club-invite-shut = Personne ne peut entrer pour l’instant.
club-table = Créer une table pour le club
club-table-line = Les membres la voient ici.
club-evenings = Soirées
club-no-evening = Aucune soirée n’est prévue.
club-past =
    { $count ->
        [one] Une soirée passée
       *[other] { $count } soirées passées
    }
club-plan = Prévoir une soirée
club-plan-go = Prévoir la soirée
club-when = Début
club-alone = Commence et continue toute seule
club-cancel = Annuler
club-cancel-ask = Vraiment annuler
club-weekly-one = chaque semaine
club-weekly-line = Chaque semaine : { $name } – { $day }, { $time }, avec des jours pour chaque coup.
club-weekly-set = Créer un tournoi lent chaque semaine
club-weekly-change = Changer le tournoi de la semaine
club-weekly-end = Arrêter le tournoi de la semaine
club-weekly-end-ask = Vraiment l’arrêter
club-weekly-hint = Chaque semaine un tournoi commence tout seul, avec des jours pour chaque coup. Jusque-là, les membres s’inscrivent sur sa page.
club-weekday = Jour
club-time = Heure
club-season = Saison { $number }
club-seasons = Saisons
club-points-line = Chaque soirée vaut 100 points à qui devance tout le monde, 0 à qui est derrière tout le monde.
club-best-line =
    { $count ->
        [one] La meilleure soirée de chacun compte.
       *[other] Les { $count } meilleures soirées de chacun comptent.
    }
club-no-points = Aucune soirée de cette saison n’est terminée.
club-by-best = mêmes points, meilleure soirée plus faible
club-by-latest = sinon égalité, plus faible à la dernière soirée
club-by-shared = rang partagé
club-new-season = Commencer une nouvelle saison
club-count = Soirées qui comptent pour chacun
club-count-all = toutes
club-members = Membres
club-all = Tous ({ $count })
club-make-helper = Nommer assistant
club-no-helper = N’est plus assistant
club-hand-over = Transmettre le club à
club-hand-over-ask = Vraiment transmettre le club à
club-remove = Exclure
club-remove-ask = Vraiment exclure
club-away = Exclus ({ $count })
club-let-back = Laisser revenir
club-yourself = Ton nom, et reprendre le club
club-take-over = Reprendre le club
club-take-over-ask = Vraiment reprendre
club-take-over-line = Si le responsable a disparu : le club est à toi dans deux semaines, sauf si le responsable fait quelque chose ici d’ici là.
club-takeover = { $name } reprend le club le { $time }, sauf si le responsable fait quelque chose ici avant.
club-still-here = Je suis toujours là
club-run = Gérer le club
club-change = Nom, texte, et qui peut entrer
club-leave = Quitter le club
club-leave-ask = Vraiment le quitter ?
