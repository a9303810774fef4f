### $count: a number

## The rules as a page: titles and the search.

rules-all = Every card, dwarf and module
rules-found =
    { $count ->
        [0] Nothing found.
        [one] One entry
       *[other] { $count } entries
    }
lesson-about = Learn it in a minute
rules-sort-path = Paths
rules-sort-card = Action cards
rules-sort-role = Dwarfs
rules-sort-goal = Goals
rules-sort-chest = Chests
rules-sort-place = On the table
rules-sort-module = Modules
rules-sort-option = Choices for a new table

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

## The rules: what an option of "New table" means.

# Rules: B5
rule-option-first-seat = Who plays first in the first round: a certain seat, or one drawn at random.
# Rules: B20
rule-option-rounds = A game has three rounds, or just one.
