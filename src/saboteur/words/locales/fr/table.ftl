### Not yet read by a native speaker.

board = Le réseau
board-fit = Tout montrer
board-nearer = Agrandir
board-farther = Réduire
board-changed = Montrer ce qui a changé
more-n = { $count } de plus en haut
more-e = { $count } de plus à droite
more-s = { $count } de plus en bas
more-w = { $count } de plus à gauche
hand = Ta main
seats-title = Places
round-of = Manche { $round } sur 3
pile = Pioche
discards = Défausse
cards-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
anticlockwise = sens inverse des aiguilles d’une montre
no-goal-maps = Les plans ne marchent pas sur les arrivées pendant cette manche
turn-of = Au tour de { $name }
your-turn = À toi de jouer
waiting-for = On attend { $names }
prompt-broken = { $front } : tu ne peux pas poser de chemin avant la réparation.
lay-here = La poser ici ?
do-lay = Poser
since-your-turn =
    { $count ->
        [one] Depuis ton tour : une chose
       *[other] Depuis ton tour : { $count } choses
    }
choose-card =
    { $pointer ->
        [mouse] Clique sur une carte, ou défausse pour passer.
       *[touch] Touche une carte, ou défausse pour passer.
    }
choose-target = Choisis un endroit.
choose-seat = Choisis un joueur.
choose-second = Choisis maintenant la deuxième arrivée.
choose-discards =
    { $pointer ->
        [mouse] Clique sur les cartes que tu veux défausser ({ $count } au plus).
       *[touch] Touche les cartes que tu veux défausser ({ $count } au plus).
    }
choose-toll-card =
    { $pointer ->
        [mouse] Clique sur la carte que tu donnes pour le nain de péage.
       *[touch] Touche la carte que tu donnes pour le nain de péage.
    }
rotate = Retourner
other-choice = Autre choix
discard = Défausser
toll-dwarf = Nain de péage
ask-payer = Demander le péage
your-role = Ton nain
hold-to-peek = Appuie pour voir
role-hidden = Caché. Appuie pour voir.
only-you = Toi seul vois cela.
deal-turn =
    { $pointer ->
        [mouse] Clique sur la carte pour la retourner.
       *[touch] Touche la carte pour la retourner.
    }
deal-ok = Compris
gold-own = Ton or : { $gold }
log = Journal
know = Ce que tu sais
talk = Discussion
menu = Menu
text-board = Plateau en texte
shown-secret = toi seul
nothing-yet = Encore rien.
why-not-there = Tu ne peux pas jouer cette carte là.
why-not-your-turn = Ce n’est pas à toi de jouer.
why-pick-first = Choisis d’abord une carte.
why-no-target = Tu ne peux pas utiliser cette carte maintenant. Tu peux la défausser.
online = en ligne
connecting = Connexion…
reconnecting = Nouvelle connexion…
closed-line = Pas de connexion.
other-tab = Tu joues dans un autre onglet.
play-here = Jouer ici
bot-plays = Un bot joue pour toi.
im-back = Je suis là
paused = La partie est en pause.
go-on = Reprendre
pause = Pause
sent-later = Tu es hors ligne. Ton coup sera envoyé à ton retour.
unread = Du nouveau a été dit
talk-history = Ce qui a été dit
q-take-turn = À toi de jouer
q-veto-window = Veto ?
q-choose-reached = Laquelle d’abord ?
q-choose-rotation = Dans quel sens ?
q-pick-gold = Quelle carte Or ?
q-swap-goals = Échanger les arrivées ?
q-keep-card = Quelle carte gardes-tu ?
q-rob = À qui voles-tu une pépite ?
q-take-card = À qui prends-tu une carte ?
q-inspect-dwarf = Quel nain regardes-tu ?
q-move-goal = Quelle arrivée déplaces-tu ?
q-pay-toll = Veux-tu payer le péage ?
q-lay-path = Spécialiste des chemins : pose un chemin
qline-veto-window = { $name } : { $what }
qline-choose-reached =
    { $pointer ->
        [mouse] Clique sur ce que tu veux retourner ou ouvrir maintenant.
       *[touch] Touche ce que tu veux retourner ou ouvrir maintenant.
    }
qline-choose-rotation = Elle va dans les deux sens. Choisis comment la poser.
qline-pick-gold = Tu en prends une en secret ; les autres passent au suivant.
qline-swap-goals = Tu tiens { $cell } et { $other }. Toi seul le sauras.
qline-keep-card = Les autres vont à la défausse.
qline-rob = Ton vol : choisis quelqu’un.
qline-take-card = Tu reçois une de ses cartes, au hasard.
qline-inspect-dwarf = Toi seul le verras.
qline-move-goal = Elle s’éloigne d’une case du départ.
qline-pay-toll = { $name } te le demande. Cela te coûtera une pépite.
qline-pay-toll-own = { $name } te le demande. C’est ton nain de péage : si tu dis oui, la carte passe et cela ne te coûte rien.
qline-lay-path =
    { $count ->
        [0] Le premier des deux chemins.
       *[other] Le second des deux chemins.
    }
veto-answered = Répondu. On attend les autres.
act-lay = Poser le chemin → { $cell }
act-detour = Déplacer le dernier chemin → { $cell }
act-turned = retourné
act-payer = { $name } paie
act-pass = Passer et défausser : { $cards }
act-drop = Se débarrasser de « { $front } », défausser : { $cards }
act-toll = Placer un nain de péage ({ $cell })
act-ask = Demander à { $name } de payer le péage ({ $cell })
act-goal-swap = Prendre { $cell } et { $other }
act-rotate-straight = comme ça
act-rotate-turned = retournée
act-gold = Carte Or de valeur { $value }
act-swap = Échanger
act-leave = Ne pas échanger
act-keep = Garder : { $card }
act-keep-order = Garder « { $card } » ; défausser « { $first } », puis « { $second } »
act-pay = Payer
act-refuse = Refuser
act-open = D’abord : { $cell }
act-move = Déplacer { $cell }
act-rob = Voler une pépite à { $name }
act-take = Prendre une carte à { $name }
act-look = Regarder le nain de { $name }
act-allow = Laisser passer
act-veto = Veto !
act-done = Terminé
act-play = Jouer : { $card }
act-yes = Oui
act-no = Non
act-on = { $card } → { $on }
act-to = { $text } → { $name }
reveal-title = La manche { $round } est finie
reveal-found = { $name } a atteint le trésor.
reveal-not-found = Personne n’a atteint le trésor.
reveal-roles = Qui était qui
reveal-gold = L’or de cette manche
next-round = Manche suivante
final-title = La partie est finie
winner =
    { $count ->
        [one] Gagnant
       *[other] Gagnants
    }
gold-amount =
    { $gold ->
        [one] { $gold } pépite
       *[other] { $gold } pépites
    }
rematch = Rejouer
to-rematch = Vers la nouvelle table
replay = Voir le film de la partie
to-landing = Accueil
