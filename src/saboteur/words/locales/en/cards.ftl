### $count: a number
### $gold: an amount of gold
### $more: open sides in words, that are not joined to the others: "east and west"
### $place: "3 right, 1 up", the name of a large card, or a rank
### $sides: open sides in words: "north and east"

## Names of action cards as in the rulebook: on the card, in lists, in the log. docs/glossary.md has the terms.

card-break-pick = Broken pick
card-break-lantern = Broken lantern
card-break-cart = Broken cart
card-fix-pick = Repair: pick
card-fix-lantern = Repair: lantern
card-fix-cart = Repair: cart
card-fix-pick-lantern = Repair: pick or lantern
card-fix-pick-cart = Repair: pick or cart
card-fix-lantern-cart = Repair: lantern or cart
card-rockfall = Rockfall
card-map = Map
card-theft = Theft
card-hands-off = Hands off
card-trapped = Trapped
card-freed = Freed
card-inspection = Inspection
card-hat-swap = Hat swap
card-hand-swap = Hand swap
card-goal-swap = Goal swap
card-trove = Trove
card-veto = Veto
card-turnabout = Turnabout
card-master-craftsman = Master craftsman
card-path-specialist = Path specialist
card-detour = Detour

## Names of path cards, before arrows that show the open sides: "Dead end ↑ | →".

path-plain = Path
path-dead-end = Dead end
path-bridge = Bridge
path-double-curve = Double curve
path-ladder = Ladder
path-door-blue = Blue door
path-door-green = Green door
path-crystal = Crystal

## One letter, drawn on a door for people who cannot tell the colours.

door-letter-blue = B
door-letter-green = G

## The sides of a path, for screen readers: "Path, open north and east", with the words that go before a direction.

side-n = north
side-e = east
side-s = south
side-w = west
# The letters of the directions.
side-letter-n = N
side-letter-e = E
side-letter-s = S
side-letter-w = W
spoken-sides = open { $sides }
spoken-apart = { $sides }, apart from that { $more }

## What lies on the table: read out by screen readers, and titles in the rules.

start-card = Start card
goal-back = Face-down goal
chest-back = Covered chest

## What a card does, in one short line below its name: when a player holds the card or asks about it.

does-break = Play it on another player: no paths for them until it is repaired.
does-fix = Repairs one broken tool of this kind – yours or anyone’s.
does-rockfall = Removes one path card from the maze.
does-map = Look secretly at one face-down goal or covered chest.
does-theft = Stays in front of you; at the end of the round you steal one gold.
does-hands-off = Removes any player’s theft.
does-trapped = Play it on another player: no paths and no gold until freed.
does-freed = Frees a trapped player.
does-inspection = Look secretly at another player’s dwarf.
does-hat-swap = A player swaps their dwarf for the top one of the stack.
does-hand-swap = Swap all your cards with another player.
does-goal-swap = Take two face-down goals; swap them or not.
does-trove = Keep one of the top five discards.
does-veto = Not on your turn: cancels a card just as it is played.
does-turnabout = Reverses the order of play.
does-master-craftsman = Repairs any one tool.
does-path-specialist = Lay two paths in this turn.
does-detour = Moves the path that was laid last.
does-path = Connects wherever its tunnel is open.
does-dead-end = Its tunnels end here: no way through.
does-bridge = Two tunnels cross without meeting.
does-double-curve = Two bends that do not meet.
does-ladder = Joined to the start and to every other ladder.
does-door = Only the team of this colour can get through.
does-crystal = Worth gold to the geologists.

## Names of the dwarfs as a title: on the card, above a text. docs/glossary.md has the terms.

role-digger = Gold-digger
role-saboteur = Saboteur
role-greedy = Greedy dwarf
role-blue = Blue gold-digger
role-green = Green gold-digger
role-boss = Boss
role-profiteer = Profiteer
role-geologist = Geologist

## The same dwarfs inside a sentence, after "is", "was" or "I am": "Anna was a saboteur".

said-role-digger = a gold-digger
said-role-saboteur = a saboteur
said-role-greedy = a greedy dwarf
said-role-blue = a blue gold-digger
said-role-green = a green gold-digger
said-role-boss = the boss
said-role-profiteer = the profiteer
said-role-geologist = a geologist

## What a player with this dwarf wants: below the dwarf’s name, to that player alone.

roleline-digger = Help to dig a way to the treasure.
roleline-saboteur = Stop everybody from reaching the treasure.
roleline-greedy = Reach the treasure yourself: then you alone win.
roleline-blue = Reach the treasure without passing a green door.
roleline-green = Reach the treasure without passing a blue door.
roleline-boss = You win whenever gold-diggers win, but get one gold less.
roleline-profiteer = You win with whoever wins, but get two gold less.
roleline-geologist = You get gold for the crystals in the maze.

## What a goal can be, as a title. docs/glossary.md has the terms.

goal-treasure = Treasure
goal-stone = Stone
goal-sack = Sack of gold
goal-dragon = Dragon
goal-spider = Giant spider

## The same inside a sentence, after "is" or a colon: "Anna turns the top goal: the treasure".

said-goal-treasure = the treasure
said-goal-stone = a stone
said-goal-sack = a sack with { $gold } gold
said-goal-dragon = a dragon
said-goal-spider = the giant spider
# What a goal was, where nobody knows how much gold is in the sack.
said-goal-any-sack = a sack of gold

## What a chest does, as a short title after a colon: "opens the chest (3 right): Extra draw".

chest-1 = Gold
chest-2 = No maps for goals
chest-3 = No draw
chest-4 = Extra draw
chest-5 = Move a goal
chest-6 = Take a card
chest-7 = Draw three
chest-8 = Look at a dwarf
chest-9 = Dig in the discards
chest-10 = Bury five

## A tool as what is broken or repaired: "breaks Anna’s pick". Write it as the object of such a verb, with the article
## if there is one.

tool-pick = pick
tool-lantern = lantern
tool-cart = cart

## The goals, named by their row. A language that inflects the object of a verb ("turns the top goal") adds that form
## as an attribute: .object = …

place-goal-top = the top goal
place-goal-upper = the second goal from the top
place-goal-middle = the middle goal
place-goal-lower = the second goal from the bottom
place-goal-bottom = the bottom goal

## Every other place, counted from the start card: "3 right, 1 up", mostly in brackets. place-chest may have an
## .object, too.

place-start = the start
place-right = { $count } right
place-left = { $count } left
place-up = { $count } up
place-down = { $count } down
# A covered or opened chest; $place is "3 right, 1 up".
place-chest = the chest ({ $place })
