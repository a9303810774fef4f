## The rules, and the sheet about one’s own dwarf: what the dwarf wants and gets. A key that ends in -tournament or
## -saboteur2 is for that game.

# Rules: B16
rule-role-digger = You want the treasure to be reached. If it is, all gold-diggers share the gold cards, and the one who reached it chooses first.
# Rules: V2
rule-role-digger-tournament = You want the treasure to be reached. If it is, the gold-digger who reached it gets three gold and every other gold-digger two.
# Rules: B15, B17
rule-role-saboteur = You want the treasure to stay hidden until all hands are empty. Then the saboteurs get the gold: four for one alone, three each for two or three, two each for four.
# Rules: S11, S12
rule-role-saboteur-saboteur2 = You want the treasure to stay hidden until all hands are empty. Then you win, together with the profiteer: one winner alone gets five gold, two get four each, three get three, four get two, more get one.
# Rules: V2
rule-role-saboteur-tournament = You want the treasure to stay hidden until all hands are empty. Then every saboteur gets three gold, or four with five players.
# Rules: C16, R-07
rule-role-greedy = You win only if you reach the treasure yourself. Then you get four gold, and nobody else gets any.
# Rules: S10
rule-role-blue = Your team wins if the treasure is reached and a way leads there without a green door. But if a green gold-digger reached it and green has a way, only green wins.
# Rules: S10
rule-role-green = Your team wins if the treasure is reached and a way leads there without a blue door. But if a blue gold-digger reached it and blue has a way, only blue wins.
# Rules: S10, S12
rule-role-boss = You win with whichever gold-diggers win, and get one gold less than they do. If no team has a way to the treasure that was reached, only you and the profiteer win.
# Rules: S10, S11, S12
rule-role-profiteer = You win with whoever wins, saboteurs too, and get two gold less.
# Rules: S13, R-09
rule-role-geologist = Win or lose, you get one gold for each crystal in the maze at the end of the round. Two geologists share, rounded down.

## The rules: what a goal does when it is turned.

# Rules: B13, B16
rule-goal-treasure = Whoever connects it to the start ends the round at once, and the gold-diggers are paid.
# Rules: B13
rule-goal-stone = Nothing here. It stays in the maze face up, its tunnels lead on, and the search goes on.
# Rules: M4
rule-goal-sack = Whoever turns it takes the one or two gold shown on it. The round goes on.
# Rules: M4
rule-goal-dragon = Whoever turns it gives one gold back, if they have any. The round goes on.
# Rules: M4
rule-goal-spider = The round ends at once, and the saboteurs win.

## The rules: what a chest does when it is opened.

# Rules: M8
rule-chest-1 = You get one gold.
# Rules: M8
rule-chest-2 = For the rest of the round nobody can use a map on a goal any more, only on chests.
# Rules: M8
rule-chest-3 = You do not draw a card this turn.
# Rules: M8
rule-chest-4 = You draw one card more this turn.
# Rules: M8
rule-chest-5 = Move one face-down goal one cell farther from the start.
# Rules: M8
rule-chest-6 = At the end of this turn, instead of drawing, take a random card from the hand of a player of your choice.
# Rules: M8
rule-chest-7 = At the end of this turn draw three cards, keep one and discard the other two.
# Rules: M8
rule-chest-8 = Look secretly at another player’s dwarf.
# Rules: M8
rule-chest-9 = Shuffle the discard pile, look at its top five cards and keep one. You draw nothing else this turn.
# Rules: M8
rule-chest-10 = The top five cards of the draw pile go unseen to the discard pile.

## The rules: what else lies on the table.

# Rules: B2, B11, S5
rule-start = Where every tunnel begins. It is open on all four sides, counts as a ladder, and cannot be removed.
# Rules: B8, B13
rule-goal-back = A goal, face down. Its tunnels count only once it is turned; until then no card has to match it. It is turned as soon as a tunnel from the start leads to it.
# Rules: M6, M8
rule-chest-back = A tunnel card, face down, with a chest beneath. Whoever connects it to the start turns it over and opens the chest: one of ten things happens.
# Rules: M1, R-19
rule-toll-dwarf = Guards the cell that an open tunnel points to. Whoever wants to lay a card there pays one gold to the one who set the dwarf; then the dwarf is gone.
# Rules: M2, M3, R-22
rule-large-card = A large card in the maze, open on all sides. Whoever connects it first triggers its effect, once in a round.
large-card = Large card
