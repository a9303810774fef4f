### Not yet read by a native speaker.

device = Jouer sur un seul appareil
device-hint = Vous vous le passez. Entre les tours, un écran cache les cartes de tout le monde.
device-person = Nom { $number }
device-more = Encore une personne
device-add = Un autre joueur ici
device-seat = Ajouter
device-here = sur cet appareil
pass-to = Passe l’appareil à { $name }.
pass-look = Les autres ne regardent pas.
pass-me = C’est moi, { $name }
pass-own = Regarder ses propres cartes :
pass-holder = { $name } a l’appareil.
pass-hide = Cacher mes cartes
pass-on = Cacher et passer
pass-veto = Quelqu’un met-il son veto ?
pass-nobody = Personne
