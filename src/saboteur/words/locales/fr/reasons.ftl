### Not yet read by a native speaker.
reason-title = Pourquoi ?
reason-line = { $role } : { $why }.
reason-and = { $why }, et { $how }
reason-far =
    { $far ->
        [one] Je pense qu’il manque encore { $far } carte jusqu’au trésor.
       *[other] Je pense qu’il manque encore { $far } cartes jusqu’au trésor.
    }
reason-believed = Ce que le bot croyait
reason-compared = Ce que le bot a comparé
reason-worth-gold = valeur en or : { $worth }
reason-worth-cards = valeur en cartes : { $worth }
reason-worth-chance = choisi dans { $percent } de ces cas
reason-belief = { $name } : { $roles }
ground-only-option = il n’y avait rien d’autre à faire
ground-at-random = j’ai choisi au hasard
ground-searched = c’était le mieux dans les parties que j’ai imaginées
ground-learned = c’est ce que j’ai appris en des millions de manches
ground-reaches-goal = cela mène à une arrivée
ground-nearer = cela rapproche le trésor
ground-farther = cela éloigne le trésor
ground-seems-honest = cela me donne l’air d’un chercheur d’or
ground-changes-little = cela change peu de chose
ground-path-of-use = le chemin est utile
ground-too-early = il est trop tôt pour un éboulement
ground-for-enemy = je pense que { $name } est contre moi
ground-for-ally = je pense que { $name } est de mon côté
ground-for-either = { $name } peut être d’un côté ou de l’autre
ground-own-tool = je ne casse pas mes propres outils
ground-dig-again = je veux de nouveau creuser
ground-treasure-unknown = je ne sais pas où est le trésor
ground-seat-unknown = je me demande qui est { $name }
ground-side-loses = mon camp est en train de perdre
ground-no-way-there = je n’ai pas besoin d’aller là
ground-spare-cards =
    { $count ->
        [one] je peux me passer de cette carte
       *[other] je peux me passer de ces cartes
    }
ground-likeliest = c’est ce qui aidera le plus probablement
ground-no-difference = cela ne change rien
ground-most-gold = c’est le plus d’or
ground-most-useful = la plus utile est « { $card } »
ground-module-says = c’est à cela que sert cette carte
ground-own-rules = mes propres règles le veulent ainsi

coach-ask = Que ferait un grand maître ?
coach-working = Le grand maître réfléchit…
coach-says = Un grand maître choisirait : { $action }
coach-style = Ton style de jeu
coach-goal = Le trésor le plus probable : { $cell } ({ $percent }).
coach-alike = Aussi bien : { $actions }.
coach-bluff = C’est un bluff : « { $action } » rapporterait plus, mais tout le monde le verrait ({ $cost }).
coach-seen = Cela se remarquera ; cela te coûte un peu ({ $cost }).
coach-trusting =
    { $count ->
        [one] Un joueur te fait alors confiance.
       *[other] { $count } joueurs te font alors confiance.
    }
coach-doubting =
    { $count ->
        [one] Un joueur te soupçonne alors.
       *[other] { $count } joueurs te soupçonnent alors.
    }
coach-trusted-more = Les autres te feront un peu plus confiance.
coach-trusted-less = Les autres te feront un peu moins confiance.
coach-tells-nothing = Cela n’apprend rien sur toi aux autres.
