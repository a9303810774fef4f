### The lobby, a new table, and the big screen that shows it.
### $found: rounds of a hundred
### $name, $names: a player, players
### $seats: a number of seats
### $within: a number of rounds

## The lobby, where one chooses a name, a colour and an animal for one's seat; colours and animals are spoken by
## screen readers only.

look-title = Dein Name und Aussehen
look-change = Ändern
look-colour = Farbe
look-face = Bild
colour-amber = bernsteingelb
colour-blue = blau
colour-mint = mintgrün
colour-violet = violett
colour-pink = rosa
colour-rust = rostbraun
colour-lime = hellgrün
colour-navy = dunkelblau
colour-snow = schneeweiß
colour-pine = tannengrün
colour-ash = aschgrau
colour-wine = weinrot
face-mole = Maulwurf
face-bat = Fledermaus
face-badger = Dachs
face-owl = Eule
face-fox = Fuchs
face-toad = Kröte
face-canary = Kanarienvogel
face-hedgehog = Igel
face-bear = Bär
face-rat = Ratte
face-goat = Ziege
face-snail = Schnecke

## The lobby: buttons of the host, who changes what is played, how many seats there are, and their order.

change-rules = Regeln ändern
use-rules = So spielen wir
seats-more = Ein Platz mehr
seats-fewer = Ein Platz weniger
seat-up = { $name } nach oben

## The lobby: a way to play in one room, with the table on a large screen and a phone in everybody's hand.

party = Partymodus
party-hint = Ein Fernseher oder Laptop zeigt die Mine und erzählt die Geschichte, auf euren Handys sind eure Handkarten.
party-address = Auf dem großen Bildschirm öffnen:
party-open = Auf diesem Bildschirm zeigen

## The form for a new table and for other rules: how the table is run, and how even a preset is.

clock-usual = automatisch
bot-speed = Tempo der Bots
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
balance-found = Gold gefunden: { $found } von 100 Runden
balance-note = Gemessen mit soliden Bots an { $seats } Plätzen, Abweichung bis { $within }.
presetline-doubt = Wie die Schatzsuche, aber der Schatz kann fehlen: Auch ein einzelner Saboteur hat eine Chance.
unfair-saboteur = Zu { $seats }t gewinnen die Saboteure nur { $count } von 100 Runden.
unfair-digger = Zu { $seats }t gewinnen die Goldsucher nur { $count } von 100 Runden.
unfair-better = Ausgeglichener:
tournament-hold = Turnier veranstalten

## The large screen in the room, read from two metres; $names are the players who are waited for.

tv-code = Code des Tisches
tv-show = Tisch zeigen
tv-phones = Nehmt eure Handys, scannt den Code und setzt euch.
tv-next = Nächste Runde – es fehlen noch: { $names }
tv-begins = Die Mine ist offen. Alle haben einen Zwerg – und niemand weiß, wer welchen hat.
