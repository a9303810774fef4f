### Not yet read by a native speaker.

reveal-all = Tout montrer
reveal-more = Plus bas
you-gain = Toi : { $gold }
nobody-paid = Personne ne reçoit d’or.
won-diggers = Les chercheurs d’or gagnent
won-saboteurs = Les saboteurs gagnent
won-blue = Les chercheurs d’or bleus gagnent
won-green = Les chercheurs d’or verts gagnent
won-teams = Les chercheurs d’or des deux couleurs gagnent
won-greedy = Le nain cupide gagne
won-boss = Le chef gagne
won-profiteer = Le profiteur gagne
won-boss-profiteer = Le chef et le profiteur gagnent
won-nobody = Personne ne gagne
reveal-wrong = Vous vous êtes trompé sur : { $names }.
reveal-all-right = Vous aviez raison sur tout le monde.
reveal-goals = Ce qu’étaient les arrivées
reveal-claims = Qui a dit la vérité ?
reveal-guesses = Qui a bien deviné ?
claim-true = vrai
claim-lie = mensonge
claim-wrong = erreur
gold-cards-secret = Ce qu’il y a sur les cartes Or reste secret jusqu’à la fin de la partie.
gold-open = Tout le monde peut voir ces montants.
guess-score = { $right } sur { $all } (pur hasard : { $chance })
guess-turn = fixé au tour { $turn }
guess-right = juste
guess-wrong = faux
marks-fit = Tes marques : { $right } sur { $all } étaient justes
vote-right = Ont montré un saboteur : { $names }
vote-none-right = Personne n’a montré de saboteur.
guesses = Qui est qui ?
guesses-hint = Fixe tes paris avant la fin de la manche. Personne ne les voit avant la révélation ; ensuite, tous ceux qui ont parié voient tous les résultats.
guess-none = pas de pari
guess-lock =
    { $count ->
        [one] Fixer un pari
       *[other] Fixer { $count } paris
    }
guess-locked = Fixés au tour { $turn }. Tu ne peux plus les changer.
final-won = Tu gagnes !
final-shared-win = Vous partagez la victoire !
final-place = Tu finis { $place }e sur { $all }
best-found =
    { $count ->
        [one] Tu as trouvé le trésor
       *[other] Tu as trouvé le trésor { $count } fois
    }
best-unmasked = Démasqués : { $names }
best-fooled = Dupés : { $names }
best-liar = Meilleur mensonge : { $name }
best-nose = Meilleur flair : { $name }
final-decided = Le moment décisif : { $name }, manche { $round } ({ $side } : { $before } → { $after })
final-guesses = Qui a percé les autres à jour
share-result = Partager le résultat
share-text = Saboteur : { $ranking }
share-place = { $place }. { $name } : { $gold }
final-shared = Le lien pour revoir la partie a été copié.
verify = Vérifier les mélanges
proof-hint = Avant de distribuer, le serveur a publié une empreinte (un hash) de son nombre secret. Maintenant le nombre est connu, et ton navigateur peut vérifier chaque mélange.
proof-run = Vérifier chaque mélange
proof-working = Calcul…
proof-good =
    { $count ->
        [one] Tout va bien : le nombre secret est celui qui était annoncé, et un mélange a été vérifié.
       *[other] Tout va bien : le nombre secret est celui qui était annoncé, et les { $count } mélanges ont été vérifiés.
    }
proof-noted = L’empreinte est celle que ce navigateur a vue avant la distribution.
proof-not-noted = Ce navigateur n’a pas vu l’empreinte avant la distribution ; elle a été comparée à celle de l’enregistrement.
proof-bad = Quelque chose ne va pas :
fault-commitment = Le nombre secret ne correspond pas à l’empreinte de l’enregistrement.
fault-noted = Le nombre secret ne correspond pas à l’empreinte que ce navigateur a vue avant la distribution.
fault-shuffle = Le mélange { $label } ne découle pas du nombre secret.
fault-order = Les mélanges ne sont pas numérotés à la suite ; certains manquent ou sont en double.
fault-missing = Le mélange { $label } devrait être là exactement une fois.
proof-file = Télécharger l’enregistrement
hand-on = Comment ça s’est terminé
hand-on-link = Partager le lien
hand-on-picture = En image
hand-on-clip = En clip
hand-on-filming = Le clip se prépare : neuf secondes…
hand-on-picture-alt = L’image de la partie : le plateau au coup décisif, et qui était quoi
hand-on-private = Cette table est privée : son lien ne montre aucune image là où tu le colles.
clip-title = Ce qui a tout décidé
