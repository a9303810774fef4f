### Not yet read by a native speaker.
list-and = { $first } et { $last }
term-you = { $seat } (toi)
term-secret = { $text } : { $secret } (rien que toi)
term-secret-shown = { $text } : { $secret } (secret)
term-keys =  ? aide  b plateau  k ce que je sais  r mon nain  l journal  s enregistrer  q quitter
term-help =
    Tape ce qui est entre [crochets] : d’abord la carte, puis où ou sur qui : « 3 », puis « 2 », ou les deux sur une
    ligne : « 3 2 ». Au lieu d’un numéro, tu peux taper une case avec les nombres du bord : « 3 4,-1 » est la colonne 4,
    ligne -1. Ajoute t pour retourner la carte : « 3 4,-1 t ». x revient aux cartes. Rien n’est joué avant le dernier choix.
    
    b  le plateau et les joueurs    k  ce que tu sais                 r  ton nain (caché sinon)
    l  tout depuis le début         s  enregistrer (s FICHIER : où)   q  quitter   u  pourquoi on ne peut pas revenir
    say  parler à tous (seul : comment)
    
    Sur le plateau : S départ, ? arrivée cachée, T trésor, O pierre, D dragon, X araignée géante, 1 et 2 sacs d’or,
    C coffre, $3 une case gardée par le nain de péage du joueur 3, W vestiaire, P fête sous terre, H échelle, B et G
    portes (bleue, verte), * cristal. Un tunnel qui s’arrête avant le milieu de sa carte est une impasse. > montre à qui
    c’est le tour.
    
    Pour les programmes : une action en notation marche partout, comme « lay NES@3,-1 turned » ou « break pick 2 ». Là,
    les côtés sont N E S W et les joueurs se comptent à partir de 0. `saboteur rules` montre tout ce qu’on peut jouer.
term-no-undo = On ne peut pas revenir en arrière : une carte jouée a déjà dit quelque chose aux autres, et ce que tu as vu est vu. Tant que tu choisis, x revient.
term-say-how = Pour parler : say suspect 3 (je soupçonne le joueur 3) · say trust 2 (j’ai confiance) · say why 4 (pourquoi ça ?) · say break 3 (cassez-lui un outil) · say goal 1 is ou not (cette arrivée est le trésor, ou non ; on compte depuis le haut) · say repair pick (réparez, s’il vous plaît) · say wait (attendez)
term-goes-on = La partie continue ; l montre ce qui s’est passé avant.
term-round-over = La manche est finie
term-dealt = Les nains et les cartes sont distribués. { $name } commence. r montre ton nain.
term-thoughts = Ce que pensaient les bots
term-next-round = Appuie sur Entrée pour la manche suivante.
term-go-on = Entrée pour continuer ; ? montre l’aide.
term-rank =
    { $gold ->
        [one] { $place }. { $name } ({ $level }) : { $gold } pépite
       *[other] { $place }. { $name } ({ $level }) : { $gold } pépites
    }
term-win = Tu gagnes !
term-share-win = Tu partages la victoire !
term-leave = Entrée pour partir ; s FICHIER garde l’enregistrement pour `saboteur replay`.
term-your-turn = À toi de jouer : manche { $round }, tour { $turn }
term-know = Tu sais : { $notes }
term-you-are = Tu es { $role }.
term-type-one = Tape une de ces touches : { $keys }. ? montre l’aide.
term-hide = Entrée pour le cacher.
term-not-saved = Pas enregistré : { $why }
term-record = L’enregistrement est dans { $file }. Pour le voir : { $command }
term-saved = Enregistré. Personne d’autre ne peut lire le fichier. Il contient toutes les mains, tous les nains et le nombre secret du mélange : ne regarde donc pas dedans.
term-resume = Pour continuer : { $command }
term-quit = Quitter la partie ? y oui, s enregistrer et quitter, Entrée non :
term-nothing-saved = Partie quittée avant ta première carte ; rien n’a été enregistré.
term-no-choice = { $text } n’est pas un des choix, ni une action en notation. ? montre l’aide.
term-which-card = Quelle carte ?
term-places =
    { $count ->
        [one] { $count } endroit
       *[other] { $count } endroits
    }
term-not-now = pas maintenant
term-cannot-now = Tu ne peux pas jouer ceci maintenant : { $card }. { $does }
term-fits-nowhere = Elle ne va nulle part pour l’instant.
term-discard-it = la défausser
term-where = Où ? { $card }
term-play-it = la jouer
term-pass = passer : défausser
term-no-more = pas d’autre
term-discard-which = Quelle carte défausses-tu ?
term-discard-other = Et quelle autre carte ?
term-discard-more = En défausser encore une ? (Entrée : non)
term-order = Dans quel ordre défausses-tu les autres ?
term-whose-dwarf = Le nain de qui ?
term-pair = { $first } et { $last }
term-enter = { $text } (Entrée)
term-some-gold = un peu d’or
term-piles = pioche { $pile }, défausse { $discards }
term-dwarfs = Les nains de cette partie : { $roles }.
term-seen-nothing = Tu n’as rien vu en secret pendant cette manche.
term-step = étape { $step } sur { $last }
term-chooses = { $name } choisit : { $text }
term-why = Pourquoi les bots ont fait ce qu’ils ont fait dans cette manche :
term-why-one = étape { $step }, { $name } ({ $level }) – { $text }
term-no-cards = pas de cartes
term-in-front = devant : { $cards }
term-holds =
    { $gold ->
        [one] { $name }, { $role }, { $gold } pépite : { $cards }
       *[other] { $name }, { $role }, { $gold } pépites : { $cards }
    }
term-replay-keys = Entrée avance   b recule   g va à une étape   q quitte
term-go-to = Aller à l’étape :
term-modules = Modules : un jeu principal, et tout ce qui va avec
term-options = Options, la valeur habituelle d’abord
term-presets = Parties toutes prêtes
term-module-failed = Le module { $module } est inutilisable : { $why }
term-module = nom
term-group = groupe
term-players = joueurs
term-what = ce que c’est
term-not-with = pas avec
term-option = option
term-values = valeurs
term-any = toutes
term-modules-column = modules
cli-play = Joue une partie entière contre des bots dans le terminal.
cli-replay = Parcours un enregistrement pas à pas. Il est d’abord vérifié.
cli-rules = Montre les modules avec leurs places, ce qui va ensemble, leurs options et les parties toutes prêtes.
cli-analyse = Juge une partie finie : chances, moments décisifs, prix des coups, mensonges.
cli-help = montrer cette aide et finir
cli-seats = nombre de places (sinon 5)
cli-modules = modules ou partie toute prête, voir `saboteur rules` (sinon base)
cli-options = une option ; peut être donnée plusieurs fois
cli-language = langue de tous les textes (sinon celle du système, selon LANG)
cli-seat = ta place, comptée à partir de 1 (sinon 1)
cli-bots = qui sont les autres : niveaux ou personnages, un pour tous ou un pour chacun (sinon company : des personnages différents)
cli-seed = même nombre, même distribution (sinon au hasard)
cli-role = montrer ou cacher ton nain à l’écran
cli-show-reasons = après chaque manche, pourquoi les bots ont fait ce qu’ils ont fait
cli-pace = pause pour les bots en secondes (sinon 0.4 dans un terminal)
cli-ascii = dessiner et écrire avec des signes simples
cli-resume = continuer une partie enregistrée
cli-file = un enregistrement, comme `saboteur sim --record` en garde
cli-replay-seat = voir ce que ce joueur a vu, compté à partir de 1 (sinon un spectateur)
cli-all = voir tous les secrets
cli-print = imprimer toutes les étapes et finir, sans touches
cli-first = commencer après l’action N
cli-reasons = combien on dit des raisons des bots
cli-json = pour les programmes
cli-no-seat = il n’y a pas de place { $seat } ; cette partie a les places 1 à { $last }
cli-no-level = il n’y a pas de niveau { $text } ; les niveaux sont { $keys }
cli-levels = --bots prend un niveau, ou un pour chacun des autres ({ $count }), pas { $step }
cli-resume-alone = --resume continue la partie comme elle a été distribuée : enlève { $keys }
cli-from = --from { $step } : la partie a les actions 0 à { $last }
