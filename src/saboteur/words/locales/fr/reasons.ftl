### Not yet read by a native speaker.

reason-title = Pourquoi ?
reason-line = { $role } : { $why }.
reason-far =
    { $far ->
        [one] Je pense qu’il manque encore { $far } carte jusqu’au trésor.
       *[other] Je pense qu’il manque encore { $far } cartes jusqu’au trésor.
    }
reason-believed = Ce que le bot croyait
reason-compared = Ce que le bot a comparé
reason-worth = vaut { $worth }
reason-belief = { $name } : { $roles }
ground-only-option = il n’y avait rien d’autre à faire
ground-at-random = j’ai choisi au hasard
ground-searched = c’était le mieux dans les parties que j’ai imaginées
ground-learned = c’est ce que j’ai appris en des millions de manches
ground-reaches-goal = cela atteint une arrivée
ground-nearer = cela rapproche le trésor
ground-farther = cela éloigne le trésor
ground-changes-little = cela change peu de chose
ground-path-of-use = le chemin est utile
ground-too-early = il est trop tôt pour un éboulement
ground-for-enemy = je pense que { $name } est contre moi
ground-for-ally = je pense que { $name } est de mon côté
ground-for-either = { $name } peut être d’un côté ou de l’autre
ground-own-tool = je ne casse pas mes propres outils
ground-dig-again = je veux de nouveau creuser
ground-treasure-unknown = je ne sais pas où est le trésor
ground-chest-unknown = un coffre mérite un coup d’œil
ground-seat-unknown = je me demande qui est { $name }
ground-am-trapped = je suis en prison
ground-own-theft = c’est mon propre vol
ground-thief-waits = un voleur attend l’or
ground-gold-to-steal = il y a de l’or à voler
ground-side-loses = mon camp est en train de perdre
ground-better-as-other = { $name } serait mieux avec un autre rôle
ground-poor-hand = mes cartes sont mauvaises
ground-goals-otherwise = les arrivées sont mieux échangées
ground-goals-well = les arrivées sont bien comme elles sont
ground-in-discards = il y a quelque chose de bon dans la défausse
ground-other-neighbour = je préfère que l’autre voisin joue ensuite
ground-two-paths = deux chemins à la fois
ground-no-second-path = je n’ai pas de bon deuxième chemin
ground-toll-earns = quelqu’un devra payer ici
ground-no-way-there = je n’ai pas besoin d’aller là
ground-way-guarded = le passage est gardé
ground-no-coin = cela ne vaut pas une pépite pour moi
ground-digs-for-me = celui qui demande creuse aussi pour moi
ground-spare-cards = je peux me passer de ces cartes
ground-harms-me = la carte me ferait du tort
ground-may-be-played = la carte peut être jouée
ground-likeliest = c’est ce qui aidera le plus probablement
ground-no-difference = cela ne change rien
ground-most-gold = c’est le plus d’or
ground-most-useful = la plus utile est « { $card } »
ground-module-says = c’est à cela que sert cette carte
ground-looks-richest = { $name } semble avoir le plus d’or
ground-needs-least = { $name } a le moins besoin de ses cartes
ground-goal-farther = elle est mieux plus loin
