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
pile = Pioche
discards = Défausse
cards-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
anticlockwise = sens inverse des aiguilles d’une montre
no-count = ne compte pas
turn-of = Au tour de { $name }
your-turn = À toi de jouer
waiting-for = On attend { $names }
prompt-broken = { $front } : tant que c’est devant toi, tu ne peux pas poser de chemin.
lay-here = La poser ici ?
do-lay = Poser
since-your-turn =
    { $count ->
        [one] Depuis ton tour : un événement
       *[other] Depuis ton tour : { $count } événements
    }
choose-card =
    { $pointer ->
        [mouse] Clique sur une carte, ou défausse pour passer.
       *[touch] Touche une carte, ou défausse pour passer.
    }
choose-target = Choisis un endroit.
choose-seat = Choisis un joueur.
choose-discards =
    { $pointer ->
        [mouse] Clique sur les cartes que tu veux défausser ({ $count } au plus).
       *[touch] Touche les cartes que tu veux défausser ({ $count } au plus).
    }
rotate = Pivoter
other-choice = Autre choix
discard = Défausser
your-role = Ton nain
hold-to-peek = Maintiens pour voir
role-hidden = Caché. Appuie pour voir.
only-you = Personne d’autre ne voit cela.
show-own = Montrer ce que les autres ignorent
hide-own = Cacher à nouveau
blow-hand = Ta nouvelle main
blow-dwarf = Ton nouveau nain ({ $why }) : { $role }
blow-card = Tu perds cette carte.
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
answer-title = Répondre d’une touche
answer-why = Pourquoi ?
answer-look = Regardez { $name }
vote-call = Qui est-ce ?
vote-done = C’est fait
vote-title = Qui est saboteur ?
vote-line = Montre quelqu’un du doigt. Personne ne le voit avant que tous l’aient fait ou qu’un tour de table soit fini.
vote-yours = Tu as montré { $name }. Ce sera révélé quand tous l’auront fait ou qu’un tour de table sera fini.
throw-at-card = Sur la dernière carte
throw-at-seat = Lancer quelque chose
thing-pebble = Un caillou
thing-light = La lumière d’une lanterne
thing-bread = Du pain
thing-cheers = Santé
q-veto-lays = { $name } pose ceci. L’arrêter ?
menu = Menu
text-board = Plateau en texte
shown-secret = rien que toi
nothing-yet = Encore rien.
know-nothing = Tu n’as encore rien vu de secret.
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
q-choose-reached = Laquelle d’abord ?
q-choose-rotation = Dans quel sens ?
q-keep-card = Quelle carte gardes-tu ?
qline-choose-reached =
    { $pointer ->
        [mouse] Clique sur ce que tu veux retourner ou ouvrir maintenant.
       *[touch] Touche ce que tu veux retourner ou ouvrir maintenant.
    }
qline-choose-rotation = Elle va dans les deux sens. Choisis comment la poser.
qline-keep-card = Les autres vont à la défausse.
act-lay = Poser le chemin → { $cell }
act-turned = pivoté
act-pass = Passer et défausser : { $cards }
act-rotate-straight = comme ça
act-rotate-turned = pivotée
act-keep = Garder : { $card }
act-keep-order = Garder « { $card } » ; défausser « { $first } », puis « { $second } »
act-open = D’abord : { $cell }
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
replay = Revoir la partie
to-landing = Accueil

column = Colonne
row = Ligne
text-empty = vide
text-targets = Endroits à choisir
