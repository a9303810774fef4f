## The rules, and the sheet about a card that was pressed long: everything the card does. The numbers of the rules
## stand above each text; docs/rules has them.

# Rules: B6, B7, B8
rule-path = Lay it on an empty cell next to the maze. Where it touches face-up cards, tunnel must meet tunnel and rock must meet rock, and at least one of its tunnels must lead back to the start. You may turn it upside down, never sideways. Then draw a card.
# Rules: B7
rule-dead-end = Laid like any path, but its tunnels stop inside the card and lead nowhere. Good for holding others up.
# Rules: S4
rule-bridge = Two tunnels cross, one over the other, without meeting. When you lay it, one of them must lead back to the start; the other may be connected later.
# Rules: S4
rule-double-curve = Two bends on one card that do not meet. When you lay it, one of them must lead back to the start.
# Rules: S5, R-29
rule-ladder = Connected to the start and to every other ladder, wherever it lies. It only has to touch the start or a face-up path, with all its sides matching, and never lies right next to a goal.
# Rules: S6, S10
rule-door = A door stops nobody from digging. It counts when the treasure is reached: blue gold-diggers do not get through green doors, nor green ones through blue doors.
# Rules: S7, S13
rule-crystal = A path like any other. At the end of the round, the geologists get one gold for each crystal that lies in the maze.
# Rules: B9
rule-break = Lay it in front of another player. While any broken tool lies there, that player cannot lay path cards. Nobody has two of the same kind in front of them.
# Rules: B10
rule-fix = Removes one such broken tool from in front of anybody, yourself included. Both cards go to the discard pile.
# Rules: B10
rule-fix-two = Shows two tools: it removes one broken tool of either kind from in front of anybody, but never two at once.
# Rules: B11, M7
rule-rockfall = Take one path card out of the maze, but never the start or a goal. What is cut off stays where it is and counts again once it is connected again. A covered chest tunnel can be removed, too.
# Rules: B12, M7
rule-map = Look secretly at one face-down goal. If you play with chests, you may look at a covered chest instead. What you say about it is up to you.
# Rules: S8, S14
rule-theft = Lay it in front of yourself. When the gold of the round has been shared out, you steal one gold from a player of your choice – unless you are trapped. You cannot have two thefts in front of you.
# Rules: S8
rule-hands-off = Removes one theft from in front of anybody.
# Rules: S8, S15
rule-trapped = Lay it in front of another player. As long as it lies there they cannot lay paths, and if it still does when the round ends they get no gold and steal none.
# Rules: S8
rule-freed = Removes one trapped card from in front of anybody, yourself included.
# Rules: S8
rule-inspection = Look secretly at another player’s dwarf.
# Rules: S8
rule-hat-swap = A player of your choice, even you, puts their dwarf under the stack and takes the top one. From then on the new dwarf counts.
# Rules: S8, R-32
rule-hand-swap = Swap all your cards with another player. At the end of this turn the other player draws one card, and you draw none.
# Rules: C17, R-34
rule-goal-swap = Take two face-down goals without looking, and put them back, swapped or as they were. Everybody sees which two, but only you know whether they changed places.
# Rules: C18, R-15
rule-trove = Instead of drawing from the pile, look at the top five cards of the discard pile, keep one and put the rest back.
# Rules: C19, R-12
rule-veto = Play it when it is not your turn, against a path or action card that somebody has just played, before it takes effect. Both cards are discarded, that player draws one card and their turn is over; then you draw one. On your own turn you can only discard it.
# Rules: C20
rule-turnabout = From now on play goes the other way round, until the end of the round or the next turnabout.
# Rules: C21
rule-master-craftsman = A repair for all three tools: it removes one broken tool, of any kind, from in front of anybody.
# Rules: C22, R-28
rule-path-specialist = Lay two path cards on this turn, one after the other. At the end you draw as many cards as you laid.
# Rules: C23, R-14
rule-detour = Move the path that was laid last to another cell where it fits; you may turn it. You may play it even with a broken tool. What it had opened stays open.
