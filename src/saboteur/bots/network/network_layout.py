"""Where everything stands in the bytes that a learned player sees: a state, its options, and what only a critic sees.

Numbers are signed bytes, -127 to 127, but for the cells of the maze, which are eight bits each. A change of any
number here asks for a new `VERSION` and for weights that were trained with it.
"""

from typing import Final

VERSION: Final = 1

SEAT_ROOM: Final = 12
ROLE_ROOM: Final = 8
GOAL_ROOM: Final = 5
KIND_ROOM: Final = 72

# The state: the table as a whole,
SEATS: Final = 0
PILE: Final = 2
HAND: Final = 3
TURN: Final = 4
FAR: Final = 5  # of the treasure as far as the seat knows, in eighths of a card
DOUBT: Final = 6
ENDS: Final = 7
ROLE: Final = 8
DWARFS: Final = 16  # in the set, by role
OWN: Final = 40  # (24 to 39 are zeros, which the shipped weights have inputs for) cards in hand, by kind
SEEN: Final = 112  # cards in the maze, in hand, and discarded openly, by kind
GOALS: Final = 184
GOAL_SIZE: Final = 12
# each seat, the own one first and then clockwise,
BLOCKS: Final = 256
BLOCK: Final = 88
# and the maze around start and goals.
MAZE: Final = BLOCKS + SEAT_ROOM * BLOCK
COLUMNS: Final = 13
ROWS: Final = 11
LEFT: Final = -2
TOP: Final = -5
CELLS: Final = COLUMNS * ROWS
STATE: Final = MAZE + CELLS + 1

# Within the block of a goal.
G_THERE: Final = 0
G_DOWN: Final = 1
G_HOPE: Final = 2
G_DREAD: Final = 3
G_TREASURE: Final = 4
G_OTHER: Final = 5
G_FAR: Final = 6
G_READERS: Final = 7
G_ROW: Final = 8

# Within the block of a seat.
S_THERE: Final = 0
S_TURNS: Final = 1
S_MOVER: Final = 2
S_HAND: Final = 3
S_FRONT: Final = 4
S_KNOWN: Final = 9
S_READS: Final = 17
S_ACTIONS: Final = 22
S_LEANS: Final = 58
S_HARMS: Final = 64
S_HELPS: Final = 76

# An option.
OPTION: Final = 32
OPTION_ROOM: Final = 64
O_VERB: Final = 0
O_CARD: Final = 1
O_TARGET: Final = 2  # clockwise from the seat that is asked; NOBODY if none
O_SECOND: Final = 3
O_COLUMN: Final = 4
O_ROW: Final = 5
O_WORTH: Final = 6  # by the rules of the roll-outs, in sixteenths of a card
O_GAIN: Final = 7  # the same
O_KEEP: Final = 8  # in thirty-seconds
O_STEPS: Final = 9  # by goal: cards nearer, in eighths
O_REACH: Final = 14  # by goal
O_DEAD: Final = 19
O_SEQUEL: Final = 20
O_BROKEN: Final = 21
O_LAST: Final = 22
O_TURNS: Final = 23
O_SELF: Final = 24
O_KNOWN: Final = 25  # one more than the target's role if the seat knows it
O_HOPE: Final = 26
O_NEW: Final = 27  # ways on that a path opens
NOBODY: Final = 12

# What only a critic sees: each seat's dwarf and hand, and where the treasure is.
C_BLOCK: Final = 20
C_TREASURE: Final = SEAT_ROOM * C_BLOCK
C_FAR: Final = C_TREASURE + GOAL_ROOM
CRITIC: Final = 256
