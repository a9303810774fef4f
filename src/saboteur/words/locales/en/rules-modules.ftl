### $count: a number

## The rules as a page: titles and the search.

rules-all = Every card, dwarf and module
rules-found =
    { $count ->
        [0] Nothing found.
        [one] One entry
       *[other] { $count } entries
    }
rules-sort-path = Paths
rules-sort-card = Action cards
rules-sort-role = Dwarfs
rules-sort-goal = Goals
rules-sort-chest = Chests
rules-sort-place = On the table
rules-sort-module = Modules
rules-sort-option = Choices when you open a table

## The rules, "The game in two minutes": eight short paragraphs, read one after the other.

# Rules: B2
two-1 = You are dwarfs in a mine. The start is on the left; on the right, with room for seven cards between, lie three goals face down. One of them is the treasure.
# Rules: B1
two-2 = Everybody gets a secret dwarf. Most are gold-diggers, who want to reach the treasure. Some are saboteurs, who want nobody to get there.
# Rules: B6
two-3 = When it is your turn, do exactly one thing: lay a path card, play an action card, or discard a card to pass. Then draw a card.
# Rules: B7
two-4 = Paths must fit: tunnel to tunnel, rock to rock, and joined to the start. Cards may be turned upside down, never sideways.
# Rules: B9, B10, B11, B12
two-5 = Action cards break tools and repair them, bring paths down, and let you look at a goal. Whoever has a broken tool cannot lay paths.
# Rules: B16
two-6 = If a tunnel leads from the start to the treasure, the round is over: the gold-diggers share the gold, and the one who reached it chooses first.
# Rules: B15, B17
two-7 = If all hands are empty before that, the saboteurs win the gold. At the end of a round all dwarfs are shown.
# Rules: B20
two-8 = After three rounds, whoever has the most gold wins. Talk, promise, accuse, lie – everything is allowed, except showing your cards.

## The rules: what a module changes.

# Rules: B1, B3, B20
rule-module-base = Three to ten players. Gold-diggers dig towards the treasure, saboteurs hold them up. Up to five players get six cards each, six or seven get five, more get four. There is always one more dwarf than players, so nobody knows for sure how many saboteurs there are. Three rounds; whoever has the most gold wins.
# Rules: S1, S2, S3, S12
rule-module-saboteur2 = Two to twelve players, six cards each. Two teams of gold-diggers, blue and green, with doors that only one of them can pass; a boss, a profiteer, geologists and saboteurs. Thefts, traps, inspections and swaps. Passing discards one to three cards; or discard two to get rid of one card that lies in front of you. A single winner gets five gold, two get four each, then three, two and one.
# Rules: C16
rule-module-greedy-dwarf = One gold-digger is replaced by the greedy dwarf, who wins only by reaching the treasure in person.
# Rules: M1, R-19
rule-module-toll = Everybody starts with one coin. There are two toll dwarfs, each for use once a round: as your turn, discard a card, draw none, and set one on an open end of a tunnel. Whoever wants to lay a card there has to pay you one gold, or find somebody who pays.
# Rules: M2
rule-module-wardrobe = A large card lies in the maze. Whoever connects it to the start first must swap dwarfs: with the spare one, or with the top of the stack.
# Rules: M3
rule-module-tunnel-party = A large card lies in the maze. Whoever connects it to the start first collects everybody’s dwarfs, shuffles them and deals them again.
# Rules: M4, M5
rule-module-new-goals = Five goals instead of three. Besides the treasure and stones there are sacks of gold, dragons, and a giant spider that ends the round for the saboteurs. Several goals reached at once are turned one after the other, in the order you choose.
# Rules: M6, M7, M8
rule-module-chests = Four chests lie in the maze under face-down tunnel cards. Whoever connects one opens it: there are ten kinds, good and bad. With a map you can look at one, with a rockfall remove one.
# Rules: V1
rule-module-sabotaged-dwarf = Gold-diggers who have a broken tool in front of them when the treasure is reached get no gold card. The others share all of it.
# Rules: V2
rule-module-tournament = Five to nine players. One path card already lies in the middle. No spare dwarf, greedy dwarfs in the game, and fixed pay in coins: three for the gold-digger who reaches the treasure, two for the other gold-diggers; three for each saboteur, four with five players.

## The rules: what an option of "New table" means.

# Rules: B5
rule-option-first-seat = Who plays first in the first round: a certain seat, or one drawn at random.
# Rules: B13, R-01
rule-option-reached-goals = When one path reaches several goals: all of them are turned, or only one of your choice.
# Rules: B7, R-02
rule-option-must-connect = Usually a path must be connected to the start when it is laid. If not, it only has to touch a card and fit.
# Rules: B15, R-03
rule-option-round-end = When the round ends without the treasure: when all hands are empty, or also when the pile is empty and everybody has passed in a row.
# Rules: R-13
rule-option-next-starter = The next round is started by the player to the left of the one who played the last card, took the last turn, or laid the last path.
# Rules: R-31
rule-option-self-sabotage = Whether you may lay a broken tool in front of yourself.
# Rules: M4, R-04
rule-option-treasure-always-out = Whether the treasure is always among the five goals that lie out. If not, a round may have none.
# Rules: M6
rule-option-chest-layout = Where the four chests lie at the beginning.
