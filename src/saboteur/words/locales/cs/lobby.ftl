### The lobby, a new table, and the big screen that shows it.
### $found: rounds of a hundred
### $name, $names: a player, players
### $seats: a number of seats
### $within: a number of rounds

## The lobby, where one chooses a name, a colour and an animal for one's seat; colours and animals are spoken by
## screen readers only.

look-title = Jméno a vzhled
look-change = Změnit
look-colour = Barva
look-face = Obrázek
colour-amber = jantarová
colour-blue = modrá
colour-mint = mátová
colour-violet = fialová
colour-pink = růžová
colour-rust = rezavá
colour-lime = limetková
colour-navy = tmavomodrá
colour-snow = sněhobílá
colour-pine = borová zeleň
colour-ash = popelavá
colour-wine = vínová
face-mole = krtek
face-bat = netopýr
face-badger = jezevec
face-owl = sova
face-fox = liška
face-toad = ropucha
face-canary = kanárek
face-hedgehog = ježek
face-bear = medvěd
face-rat = krysa
face-goat = koza
face-snail = šnek

## The lobby: buttons of the host, who changes what is played, how many seats there are, and their order.

change-rules = Změnit pravidla
use-rules = Hrát takto
seats-more = O místo víc
seats-fewer = O místo méně
seat-up = Posunout výš: { $name }

## The lobby: a way to play in one room, with the table on a large screen and a phone in everybody's hand.

party = Hra u televize
party-hint = Televize nebo notebook ukazuje důl a vypráví příběh, karty máte v telefonech.
party-address = Otevřete na velké obrazovce:
party-open = Ukázat na této obrazovce

## The form for a new table and for other rules: how the table is run, and how even a preset is.

clock-usual = automaticky
bot-speed = Rychlost botů
speed-slow = pomalu
speed-normal = normálně
speed-fast = rychle
balance-found = Zlato nalezeno: { $found } ze 100 kol
balance-note = Měřeno mezi zkušenými boty na { $seats } místech, plus minus { $within }.
presetline-doubt = Jako hon za pokladem, ale poklad může chybět: i jediný sabotér má šanci.
unfair-saboteur = Při { $seats } hráčích vyhrají sabotéři jen { $count } ze 100 kol.
unfair-digger = Při { $seats } hráčích vyhrají zlatokopové jen { $count } ze 100 kol.
unfair-better = Vyrovnanější:
tournament-hold = Uspořádat turnaj

## The large screen in the room, read from two metres; $names are the players who are waited for.

tv-code = Kód stolu
tv-show = Ukázat stůl
tv-phones = Vezměte telefony, naskenujte kód a posaďte se.
tv-next = Další kolo – čeká se ještě na: { $names }
tv-begins = Důl je otevřen. Každý má trpaslíka – a nikdo neví, kdo má jakého.
