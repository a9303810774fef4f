### The lobby, a new table, and the big screen that shows it.
### $found: rounds of a hundred
### $name, $names: a player, players
### $seats: a number of seats
### $within: a number of rounds

## The lobby, where one chooses a name, a colour and an animal for one's seat; colours and animals are spoken by
## screen readers only.

look-title = Ton nom et ton apparence
look-change = Modifier
look-colour = Couleur
look-face = Image
colour-amber = ambre
colour-blue = bleu
colour-mint = menthe
colour-violet = violet
colour-pink = rose
colour-rust = rouille
colour-lime = vert clair
colour-navy = bleu marine
colour-snow = blanc
colour-pine = vert sapin
colour-ash = gris cendre
colour-wine = lie-de-vin
face-mole = taupe
face-bat = chauve-souris
face-badger = blaireau
face-owl = hibou
face-fox = renard
face-toad = crapaud
face-canary = canari
face-hedgehog = hérisson
face-bear = ours
face-rat = rat
face-goat = chèvre
face-snail = escargot

## The lobby: buttons of the host, who changes what is played, how many seats there are, and their order.

change-rules = Changer les règles
use-rules = Jouer ainsi
seats-more = Une place de plus
seats-fewer = Une place de moins
seat-up = Monter { $name }

## The lobby: a way to play in one room, with the table on a large screen and a phone in everybody's hand.

party = Mode soirée
party-hint = Un téléviseur ou un ordinateur montre la mine et raconte l’histoire ; les téléphones montrent les cartes de chacun.
party-address = À ouvrir sur le grand écran :
party-open = Afficher sur cet écran

## The form for a new table and for other rules: how the table is run, and how even a preset is.

clock-usual = automatique
bot-speed = Vitesse des bots
speed-slow = lente
speed-normal = normale
speed-fast = rapide
balance-found = Or trouvé : { $found } manches sur 100
balance-note = Mesuré entre bots solides à { $seats } places, à { $within } près.
presetline-doubt = Comme la chasse au trésor, mais le trésor peut manquer : même seul, un saboteur a sa chance.
unfair-saboteur = À { $seats }, les saboteurs ne gagnent que { $count } manches sur 100.
unfair-digger = À { $seats }, les chercheurs d’or ne gagnent que { $count } manches sur 100.
unfair-better = Plus équilibré :
tournament-hold = Organiser un tournoi

## The large screen in the room, read from two metres; $names are the players who are waited for.

tv-code = Code de la table
tv-show = Montrer la table
tv-phones = Téléphone en main : on scanne le code et on s’assied.
tv-next = Manche suivante – on attend encore { $names }
tv-begins = La mine est ouverte. Chacun a un nain – et personne ne sait qui a lequel.
