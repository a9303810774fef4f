### Not yet read by a native speaker.
refusal-technical = Ça n’a pas marché. Recharge la page et réessaie.
refusal-game-over = La partie est finie.
refusal-not-asked = Ce n’est pas à toi de jouer.
refusal-wrong-question = Réponds d’abord à ceci : { $question }
refusal-wrong-turn = Tu ne peux pas faire cela à ton tour. Un veto, par exemple, peut alors seulement être défaussé.
refusal-wrong-number =
    { $number ->
        [one] Ça ne va pas avec une carte.
       *[other] Ça ne va pas avec { $number } cartes.
    }
refusal-blocked = Avec un outil cassé ou en prison, tu ne peux pas poser de chemin.
refusal-cell-taken = Il y a déjà une carte là ({ $cell }).
refusal-touches-nothing = Un chemin doit toucher le réseau : il n’y a pas de carte visible à côté ({ $cell }).
refusal-does-not-fit = Ça ne colle pas : le côté { $side } ne correspond pas à la carte voisine. Essaie de la faire pivoter.
refusal-not-joined = De là, aucun tunnel ne mène au départ ({ $cell }).
refusal-no-gold = { $seat } n’a pas d’or.
refusal-own-seat = Choisis quelqu’un d’autre, pas toi.
refusal-already-there = La même carte est déjà là.
refusal-nothing-there = Cette carte n’est pas là.
refusal-fixed-card = Cette carte ne peut pas être retirée ({ $cell }).
refusal-goal-open = C’est déjà face visible : { $cell }.
refusal-same-cell = Choisis deux endroits différents.
refusal-not-reached = Rien n’a été atteint là ({ $cell }).
refusal-empty-hand = { $seat } n’a pas de cartes.
refusal-setup = Ces choix ne vont pas ensemble.
refusal-no-table = Cette table n’existe pas.
refusal-no-code = Aucune table ouverte n’a ce code.
refusal-protocol = Cette page est trop vieille. Recharge-la.
refusal-no-spectators = Cette table n’accepte pas de spectateurs.
refusal-spectators-full = Il n’y a plus de place pour des spectateurs.
refusal-no-move = Ce lien a déjà servi, ou il est trop vieux.
refusal-not-found = Il n’y a rien ici.
refusal-too-fast = Trop à la fois. Attends un instant.
refusal-door-locked = L’hôte ne laisse plus entrer personne.
refusal-table-full = Toutes les places sont prises.
refusal-table-closed = Cette table a été fermée.
refusal-already-seated = Tu as déjà une place à cette table.
refusal-not-seated = Tu n’as pas de place à cette table.
refusal-seat-taken = Quelqu’un est déjà assis là : { $seat }
refusal-seat-empty = Personne n’est assis là : { $seat }
refusal-not-host = Seul l’hôte peut le faire.
refusal-host-seat = L’hôte ne peut pas être retiré.
refusal-sent-away = L’hôte t’a renvoyé de cette table.
refusal-banned = L’exploitant du serveur ne te laisse pas jouer ici pour le moment.
refusal-muted = Tu ne peux pas écrire ici pour le moment.
refusal-bad-words = Ce serveur n’accepte pas l’un de ces mots.
refusal-no-person = Personne n’est assis là, ou c’est un bot.
refusal-empty-seats = Toutes les places doivent être prises ; des bots peuvent prendre les places vides.
refusal-seats-taken = { $taken } places sont prises : c’est trop pour { $seats }.
refusal-colour-taken = Cette couleur est déjà prise par { $name }.
refusal-no-character = Il n’y a personne de ce nom.
refusal-character-taken = { $name } est déjà à la table.
refusal-no-change = Rien n’a changé.
refusal-wrong-phase =
    { $phase ->
        [lobby] Cela n’est possible qu’avant la partie.
        [playing] Cela n’est possible que pendant la partie.
       *[over] Cela n’est possible qu’après la partie.
    }
refusal-bad-name = Le nom doit avoir de 1 à { $most } caractères.
refusal-bad-text = Écris quelque chose, { $most } caractères au plus.
refusal-bad-link = Un lien commence par https:// et compte { $most } caractères au plus.
refusal-too-many-tables = Le serveur est plein. Réessaie plus tard.
refusal-paused = La partie est en pause.
refusal-stale = Trop tard : la partie a continué.
refusal-away = Un bot joue pour toi. Touche d’abord « Je suis là ».
refusal-already-away = Un bot joue déjà pour toi.
refusal-not-away = Tu joues déjà toi-même.
refusal-answered = Tu as déjà répondu.
refusal-read-along = Tu joues dans un autre onglet ou sur un autre appareil.
refusal-chat-off = L’hôte ne permet que les messages rapides.
refusal-rematch-open = La nouvelle table est déjà ouverte.
refusal-not-over = Seulement après la partie.
refusal-phrase-length = Une phrase de secours a { $most } mots. Il y en a ici { $given }.
refusal-phrase-word =
    { $near ->
        [none] Le mot { $number }, « { $word } », n’est dans aucune phrase.
       *[other] Le mot { $number }, « { $word } », n’est dans aucune phrase. Est-ce « { $near } » ?
    }
refusal-phrase-order = Tous les mots existent, mais pas en une phrase. Regarde chaque mot et leur ordre.
refusal-no-phrase = Personne n’a cette phrase ici. Une nouvelle phrase met fin à l’ancienne.
refusal-no-passkeys = Les clés d’accès ne marchent qu’en https. Prends une phrase de secours.
refusal-bad-passkey = La clé d’accès n’a pas marché. Réessaie.
refusal-unknown-passkey = Ce serveur ne connaît pas cette clé d’accès.
refusal-passkeys-full = Tu as { $most } clés d’accès. Retires-en d’abord une.
refusal-played-here = Cet appareil a des parties à lui ({ $count }, sous le nom { $name }).
refusal-match-seats = À une telle table, on joue de { $fewest } à { $most }.
refusal-rated-fixed = D’autres personnes sont assises ici : on ne peut plus changer si la partie compte pour le classement.
refusal-notify-off = Ce serveur ne peut pas envoyer de tels messages.
refusal-bad-webhook = Ce n’est pas une adresse https.
refusal-bad-email = Ce n’est pas une adresse e-mail.
refusal-bad-confirmation = Le code est faux ou trop vieux.
refusal-bad-push = Ce navigateur ne peut pas recevoir de notifications.
refusal-busy = La table est occupée. Réessaie dans un instant.
refusal-unavailable = Ce n’est pas possible en ce moment. Réessaie.
refusal-elsewhere = La table déménage. Réessaie dans un instant.
refusal-module-missing = On joue à cette table avec un module que ce serveur n’a pas en ce moment. Rien n’est perdu : la partie reprendra dès que le module sera de retour.
refusal-store = Le serveur ne peut rien enregistrer en ce moment. Réessaie.
refusal-store-full = Le serveur est plein. Rien n’a été changé.
refusal-moved = La table a déménagé : nouvelle connexion.
refusal-idle = Il n’y avait personne depuis un moment : nouvelle connexion.
refusal-slow = La connexion était trop lente : nouvelle connexion.
refusal-silent = On ne t’entend plus : nouvelle connexion.
refusal-round-over = La manche est finie.
refusal-guesses-locked = Tes paris sont déjà fixés.
refusal-no-vote = Il n’y a pas de vote en ce moment.
refusal-vote-over = Trop tard : le vote de cette manche est terminé.
refusal-voted = Tu as déjà montré quelqu’un du doigt.
refusal-not-alone = Un conseil n’est donné que si tu joues uniquement avec des bots.
refusal-judge-off = Ce serveur ne juge pas les parties.
side-north = du haut
side-east = droit
side-south = du bas
side-west = gauche
clash-one-foundation = Choisis exactement un jeu principal (maintenant : { $count }).
clash-other-foundation = { $module } ne va qu’avec { $foundation }.
clash-modules-clash = { $module } et { $other } ne vont pas ensemble.
clash-module-seats = { $module } se joue de { $fewest } à { $most } places, pas à { $seats }.
clash-option-clash = « { $option } » ne va pas avec { $module }.
clash-cell-clash = { $module } et { $other } ont besoin du même endroit ({ $cell }).
clash-start = le départ
clash-goals = les arrivées
refusal-no-tournament = Ce tournoi n’existe pas.
refusal-tournament-over = Le tournoi est terminé.
refusal-tournament-full = Le tournoi est complet.
refusal-tournament-paused = Le tournoi est en pause.
refusal-not-organiser = Réservé à l’organisateur et à ses adjoints.
refusal-needs-link = Chacun s’inscrit par le lien ; on n’ajoute ici que des bots.
refusal-no-device = Un adjoint a besoin d’un appareil : il doit s’être inscrit par le lien.
refusal-no-entrant = Personne ici n’a cette clé.
refusal-registered = Tu es déjà inscrit.
refusal-not-registered = Tu ne participes pas.
refusal-withdrawn = Cette personne a quitté le tournoi.
refusal-not-withdrawn = Cette personne n’a pas quitté le tournoi.
refusal-knockout-begun = Un tournoi à élimination n’accepte plus personne une fois commencé.
refusal-name-taken = Quelqu’un ici porte déjà ce nom.
refusal-other-round = Ce n’est pas la prochaine manche.
refusal-no-such-table = Il n’y a pas de telle table dans ce tournoi.
refusal-other-seats = Cette table a un autre nombre de places.
refusal-other-result = Entre-temps quelqu’un a saisi un résultat pour cette table ; regarde-le d’abord.
refusal-unpairable = Impossible d’apparier : trop peu de monde, tailles incompatibles ou table sans résultat.
refusal-starts-past = Un tournoi commence de lui-même à une date à venir, dans l’année.
refusal-sealed = La même donne se joue encore à d’autres tables ; tout s’ouvrira quand la dernière aura fini.
