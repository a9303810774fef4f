### The lobby, a new table, and the big screen that shows it.
### $found: rounds of a hundred
### $name, $names: a player, players
### $seats: a number of seats
### $within: a number of rounds

## Name and look

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

## What is played

change-rules = Změnit pravidla
use-rules = Hrát takto
seats-more = O místo víc
seats-fewer = O místo méně
seat-up = Posunout výš: { $name }

## The big screen in the room

party = Hra u televize
party-hint = Televize nebo notebook ukazuje důl a vypráví příběh, telefony jsou vaše karty v ruce.
party-address = Otevřete na velké obrazovce:
party-open = Ukázat na této obrazovce

## How the table is run

clock-usual = automaticky
bot-speed = Rychlost botů
speed-slow = pomalu
speed-normal = normálně
speed-fast = rychle
balance-found = Zlato nalezeno: { $found } ze 100 kol
balance-note = Měřeno mezi zkušenými boty na { $seats } místech, plus minus { $within }.
