## The rules: what else lies on the table.

# Rules: B2, B11, S5
rule-start = The card where every tunnel begins. It is open on all four sides, counts as a ladder, and cannot be removed.
# Rules: B8, B13
rule-goal-back = A goal, face down. Its tunnels count only once it is turned; until then no card has to match it. It is turned as soon as a tunnel from the start leads to it.
# Rules: M2, M3, R-22
rule-large-card = A large card in the maze, open on all sides. Whoever connects it first triggers its effect, once in a round.
large-card = Large card
