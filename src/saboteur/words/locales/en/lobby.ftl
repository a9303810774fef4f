### The lobby, a new table, and the big screen that shows it.
### $count, $found: rounds of a hundred
### $name, $names: a player, players
### $seats: a number of seats
### $within: a number of rounds

## The lobby, where one chooses a name, a colour and an animal for one's seat; colours and animals are spoken by
## screen readers only.

look-title = Your name and look
look-change = Change
look-colour = Colour
look-face = Picture
colour-amber = amber
colour-blue = blue
colour-mint = mint
colour-violet = violet
colour-pink = pink
colour-rust = rust
colour-lime = lime
colour-navy = navy
colour-snow = snow white
colour-pine = pine green
colour-ash = ash grey
colour-wine = wine red
face-mole = mole
face-bat = bat
face-badger = badger
face-owl = owl
face-fox = fox
face-toad = toad
face-canary = canary
face-hedgehog = hedgehog
face-bear = bear
face-rat = rat
face-goat = goat
face-snail = snail

## The lobby: buttons of the host, who changes what is played, how many seats there are, and their order.

change-rules = Change the rules
use-rules = Play like this
seats-more = One seat more
seats-fewer = One seat fewer
seat-up = Move { $name } up

## The lobby: a way to play in one room, with the table on a large screen and a phone in everybody's hand.

party = Party mode
party-hint = A television or laptop shows the mine and tells the story; your phones hold your cards.
party-address = Open this on the big screen:
party-open = Show it on this screen

## The form for a new table and for other rules: how the table is run, and how even a preset is.

clock-usual = automatic
bot-speed = Speed of bots
speed-slow = slow
speed-normal = normal
speed-fast = fast
balance-found = Gold found: { $found } of 100 rounds
balance-note = Measured among steady bots with { $seats } seats, give or take { $within }.
presetline-doubt = As the treasure hunt, but the treasure may be missing: a lone saboteur has a chance.
# Where one side hardly ever wins with so many players; after unfair-better come buttons with other rules.
unfair-saboteur = With { $seats } players the saboteurs win only { $count } of 100 rounds.
unfair-digger = With { $seats } players the gold-diggers win only { $count } of 100 rounds.
unfair-better = More even:
# A link on the page "New table".
tournament-hold = Hold a tournament

## The large screen in the room, read from two metres; $names are the players who are waited for.

tv-code = Code of the table
tv-show = Show the table
tv-phones = Take your phones, scan the code and sit down.
tv-next = Next round – still waiting for { $names }
tv-begins = The mine is open. Everybody has a dwarf – and nobody knows who is who.
