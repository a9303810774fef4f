"""What a step through an empty cell costs: the fewer cards are left that lead from side to side there, the more.

And the queue of a front that goes on by such steps.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.table.cards import BASE_PATHS, FIT, GROUP
from saboteur.core.table.maze import PATH, WHAT, WHAT_AT, Maze, blank, oriented_of

UNITS: Final = 8  # steps of a front that make up a card
NEVER: Final = 160  # in a front: no way, or one too long to matter
# A cell's four figures of a front, by side, in one number: a lane each, with a guard bit above the figure. So the
# figures of all sides are compared at once.
LANE: Final = 15
LANES: Final = 1 | 1 << 15 | 1 << 30 | 1 << 45  # one in every lane
GUARDS: Final = 1 << 14 | 1 << 29 | 1 << 44 | 1 << 59
FIGURE: Final = (1 << 14) - 1
PLACE: Final = (1 << 18) - 1  # in an entry of the queue
PLENTY: Final = 20.0  # cards of the base game that make a step easy


def _leads_on(oriented: int) -> bool:
    return any(int(GROUP[4 * oriented + side]).bit_count() > 1 for side in range(4))


# The path cards of the base game that lead on, and how many there are of each.
LEADING: Final[vec[i64]] = vec[i64]([kind for kind in BASE_PATHS if _leads_on(2 * kind)])
NUMBERS: Final[vec[i64]] = vec[i64]([BASE_PATHS[int(kind)] for kind in LEADING])
SETS: Final = 1 << len(LEADING)
# By kind: the set of this card alone, 0 for cards that do not lead on; by such a set: how many there are.
ALONE: Final[vec[i64]] = vec[i64](
    [sum(1 << i for i, one in enumerate(LEADING) if one == kind) for kind in range(128)]
)
ALL_LEFT: Final[vec[i64]] = vec[i64](
    [sum(int(number) for i, number in enumerate(NUMBERS) if 1 << i == cards) for cards in range(SETS)]
)


def _suits(kind: int, need: int, side: int, on: int) -> bool:
    """Return whether a card fits a cell and leads from one of its sides to another."""
    return any(
        FIT[oriented] & need == need and (int(GROUP[4 * oriented + side]) >> on) & 1
        for oriented in (2 * kind, 2 * kind + 1)
    )


def _through() -> vec[i64]:
    """Return, by a cell's need and two sides, the set of cards that lead from one side to the other."""
    out = vec[i64]()
    for key in range(16 * 256):
        side, on = (key >> 2) & 3, key & 3
        suit = [i for i, kind in enumerate(LEADING) if side != on and _suits(int(kind), key >> 4, side, on)]
        out = append(out, sum(1 << i for i in suit))
    return out


def _fitting() -> vec[i64]:
    """Return, by a cell's need, the set of cards that lead on there."""
    out = vec[i64]()
    for need in range(256):
        suit = [i for i, kind in enumerate(LEADING) if any(FIT[2 * int(kind) + j] & need == need for j in (0, 1))]
        out = append(out, sum(1 << i for i in suit))
    return out


THROUGH: Final[vec[i64]] = _through()  # [need << 4 | side << 2 | on]
FITTING: Final[vec[i64]] = _fitting()
# By the number of cards: what a step costs that these are good for, and how easily a cell is filled that they fit.
COST: Final[vec[i64]] = vec[i64]([NEVER] + [round(UNITS * max(1.0, PLENTY / ways)) for ways in range(1, 64)])
EASE: Final[vec[float]] = vec[float]([0.0] + [max(0.02, min(1.0, ways / 20)) for ways in range(1, 64)])


class CardsLeft:
    """What the cards are good for that do not lie in a maze."""

    def __init__(self, maze: Maze | None) -> None:
        """Count them."""
        # By set of cards: what a step costs that they are good for, and how easily a cell is filled that they fit.
        costs = blank(SETS)
        eases = vec[float]([0.0] * SETS)
        left = ALL_LEFT[:]
        if maze is not None:
            for word in maze.cells:
                if (word & WHAT) >> WHAT_AT == PATH:
                    left[ALONE[oriented_of(word) >> 1]] -= 1
        for cards in range(i64(1), i64(SETS)):
            ways = left[cards & (cards - 1)] + left[cards & -cards] if cards & (cards - 1) else left[cards]
            left[cards] = ways
            costs[cards] = COST[max(i64(0), ways)]
            eases[cards] = EASE[max(i64(0), ways)]
        costs[0] = NEVER
        self.costs: vec[i64] = costs
        self.eases: vec[float] = eases


ALL_CARDS: Final = CardsLeft(None)


class Queue:
    """What a front goes on from, by cost. It holds nothing of a front that has ended, so many mazes can share one."""

    def __init__(self) -> None:
        self.heads: vec[i64] = blank(NEVER + 1)  # by cost: the last entry put in line
        self.line: vec[i64] = vec[i64]()  # entries: what was in line before << 20 | cell << 2 | side
        self.long: i64 = 0
        self.left = ALL_CARDS
        # By a cell's need and the side where one goes on: what a step costs with these cards, in lanes by the side
        # where one comes in; 0 until it is asked for.
        self.steps: vec[i64] = blank(4 * 256)
        self.unseen: vec[i64] = vec[i64]()  # the figures of a front that has not begun

    def make_room(self, cells: i64, goals: i64) -> None:
        """Have room for the fronts of some goals in a window of some cells."""
        if len(self.line) < 16 * cells:
            self.line = blank(16 * cells)
        if len(self.unseen) < cells * goals:
            self.unseen = vec[i64]([NEVER * LANES] * (cells * goals))

    def begin(self, left: CardsLeft) -> None:
        """Begin a front that goes by these cards."""
        heads = self.heads
        for i in range(i64(NEVER)):
            heads[i] = 0
        self.long = 1
        if self.left is not left:
            self.left = left
            self.steps = blank(4 * 256)

    def step(self, key: i64) -> i64:
        """Compute what a step costs, and keep it in `steps`."""
        first = (key & ~3) << 2 | key & 3
        out: i64 = 0
        for side in range(i64(4)):
            out |= self.left.costs[THROUGH[first | side << 2]] << LANE * side  # NEVER for the side itself
        self.steps[key] = out
        return out
