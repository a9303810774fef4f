### Not yet read by a native speaker.
app = Saboteur
quote = « { $text } »
tagline = Creuse pour trouver de l’or avec tes amis. Certains mentent.
you = toi
yes = Oui
no = Non
close = Fermer
cancel = Annuler
back = Retour
confirm = Confirmer
seat-number = Place { $number }
play-now = Jouer tout de suite
play-now-hint = Cinq places, quatre bots – c’est parti
new-table = Nouvelle table
match = Trouve-moi une table
ratings = Classement
people = Connaissances
clubs = Clubs
join-code = Entrer avec un code
join = Entrer
code = Code
your-name = Ton nom
open-tables = Tables ouvertes
home-ways = Façons de jouer
home-settings = Nom, bots, apparence et son
puzzles = Énigmes
puzzle-tile-new = Le coup, le nain, le mensonge
puzzle-tile-solved = 
    { $count ->
        [one] { $count } résolue
       *[other] { $count } résolues
    }
daily = La mine du jour
daily-tile-new = La même donne pour tous
daily-tile-begun = Continue
daily-tile-judging = L’arbitre travaille
daily-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
daily-streak =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours de suite
    }
continue = Continuer
more-tables =
    { $count ->
        [one] Une autre table
       *[other] { $count } autres tables
    }
menu-ways = Règles, ta page et réglages
your-turn-here = à toi de jouer
seats-taken = { $taken } places prises sur { $seats }
round-of = Manche { $round } sur { $rounds }
time-hours = { $hours } h
learn = Comment jouer
lesson = Apprendre en jouant
lesson-hint = À une vraie table, une minute chacune
lesson-resume = Continuer la leçon
rules = Règles
rules-two = Le jeu en deux minutes
rule-about = Règles : { $name }
footer = Tout reste sur ce serveur. Aucun compte nécessaire.
presets = Parties toutes prêtes
preset-base = Soirée jeux
preset-classic = Ancienne édition
preset-championship = Championnat
preset-treasures = Chasse au trésor
preset-doubt = Y a-t-il de l’or ?
preset-saboteur2 = Saboteur 2
preset-tournament = Tournoi
preset-everything = Tout à la fois
preset-everything2 = Saboteur 2 avec tout
presetline-base = Le jeu que presque tout le monde connaît.
presetline-classic = Le jeu de base de l’ancienne édition.
presetline-saboteur2 = Deux équipes, des nains solitaires, des portes, des vols et des prisons.
presetline-tournament = Gains fixes, nains cupides, une carte au milieu.
presetline-everything = Toutes les cartes qui vont ensemble. Le chaos, avec des règles.
presetline-everything2 = Saboteur 2 avec toutes les cartes qui vont avec.
presetline-championship = Le jeu de base avec toutes les cartes de championnat.
presetline-treasures = De nouvelles arrivées, et des coffres à trouver en chemin.
modules = Avec quoi vous jouez
group-foundation = Jeu principal
group-championship = Cartes de championnat
group-mini = Mini-extensions
group-variant = Variantes
group-house = Règles maison
options = Détails
seats = Places
seats-count =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
bots = Donner les autres places à des bots
bot-level = Bots
level-random = au hasard
level-novice = débutant
level-steady = solide
level-shrewd = malin
level-master = maître
level-grandmaster = grand maître
company-suits = à ma mesure
company-line = Gagne, et de plus forts s’assoient la fois suivante ; perds, et ce sont de plus faibles, peu à peu, jusqu’à ce que tu gagnes ta part. C’est tout : chacun joue comme à toutes les tables et n’en sait pas plus que sa place. Aucun handicap secret.
bot-style = Style des bots
style-plain = ordinaire
style-bold = audacieux
style-careful = prudent
style-cunning = rusé
style-chance = laissé au hasard
clock = Temps par coup
clock-none = sans limite
clock-relaxed = tranquille
clock-brisk = rapide
clock-slow = des jours, pas des minutes
private = Seulement avec le lien ou le code
vote-option = La table vote
vote-option-line = Une fois par manche, tous montrent un saboteur en secret. Cela ne change rien au jeu.
rated = classée
rated-option = Table classée
rated-option-line = Compte pour le classement de chacun, une fois la partie finie.
open-table = Créer la table
clash-title = Ces choix ne vont pas ensemble :
checking = Vérification…
lobby = Salle d’attente
invite = Inviter
invite-hint = Envoie le lien, dicte le code ou fais-le scanner.
invite-lan = Les téléphones de la pièce ne peuvent pas ouvrir cette adresse. Lance le jeu avec ./run --lan pour les laisser entrer.
copy-link = Copier le lien
copied = Copié
share = Partager
empty-seat = place libre
sit-down = S’asseoir
bot-of = bot, { $level }
pick-bot = Qui est assis ici ?
pick-change = Changer
add-bot = Ajouter un bot
fill-bots = Compléter avec des bots
remove = Retirer
kick-ask = Renvoyer { $name } ? Un retour à cette table ne sera possible qu’avec ton accord.
kick-done = { $name } ne fait plus partie de la table.
kick-undone = { $name } peut de nouveau prendre place.
undo = Revenir en arrière
start-game = Commencer la partie
waiting-host = On attend que l’hôte commence la partie.
need-seats =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
host = hôte
bot = bot
away = absent
leave = Partir
you-watch = Tu regardes.
you-title = Toi
settings = Réglages
language = Langue
language-note = Cette traduction n’a pas encore été relue par une personne de langue française.
confirm-moves = Confirmer les coups
confirm-touch = sur écran tactile
confirm-always = toujours
confirm-never = jamais
sound = Sons
volume = Volume
vibrate = Vibrations
theme = Couleurs
theme-system = comme l’appareil
theme-dark = sombres
theme-light = claires
contrast = Plus de contraste
board-kind = Plateau
board-drawn = dessiné
board-text = en texte
ask-veto = Me demander à chaque veto
reading = Temps pour lire une question de veto (toute la table attend autant)
reading-usual = habituel
reading-long = deux fois plus long
reading-longest = trois fois plus long
throws = Montrer ce qui se lance
hints = Conseils pendant les premières parties
hide-role = Ne montrer mon nain que si j’appuie
short-ends = Fins de manche courtes : tous les nains d’un coup
help = Touches et aide
key-cards = choisir une carte de ta main
key-arrows = passer d’un endroit éclairé à l’autre
key-enter = choisir ; encore une fois pour confirmer
key-turn = faire pivoter la carte
key-discard = défausser
key-escape = un pas en arrière
key-role = montrer ton nain
key-log = journal, ce que tu sais, discussion
key-fit = montrer tout le réseau
key-changed = montrer ce qui a changé
key-about = règles de la carte choisie
key-text = plateau en texte ou dessiné
key-help = cette aide
rules-search = Chercher des cartes et des modules
tv-hint = Entre avec le code à cette adresse
not-found = Cette table n’existe pas.
reload = Réessayer
offline = Le serveur ne répond pas.
fault = Quelque chose s’est mal passé sur cette page. Ta partie est en sécurité.
announce-turn = À toi de jouer.
reach-word = À toi de jouer.
option-first-seat = Qui commence
option-rounds = Combien de manches
value-1 = 1
value-3 = 3
value-random = au hasard
value-yes = oui
value-no = non
