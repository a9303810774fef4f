"""What fronts of bits are made of, which spread over the empty cells of a maze (`goal_survey`, `laying`).

The window has 16 columns by 15 rows, four rows to a number, so that a whole front of cells moves with a few shifts.
The outermost columns are never dug, so no number is ever negative.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.measure.loose_parts import WORDS
from saboteur.core.table.cards import BASE_PATHS, FIT, GROUP

GOALS: Final = 5  # that can lie out (M4)
NO_WAY: Final = 15  # cards to a goal that cannot be reached, or not by any way short enough to matter
LOW_ROW: Final = 0xFFFF
LOW_ROWS: Final = 0xFFFFFFFFFFFF
HELD: Final = 13  # a front that is held: its layer, the front, what waits for a second card, what is free


def _ways_to_fill() -> list[int]:
    """Count the path cards of the base game that lead on in a cell, by what its neighbours need."""
    kinds = [(kind, count) for kind, count in BASE_PATHS.items() if leads_on(2 * kind)]
    return [
        sum(count for kind, count in kinds if any(int(FIT[2 * kind + i]) & need == need for i in (0, 1)))
        for need in range(256)
    ]


def leads_on(oriented: int) -> bool:
    """Return whether a card joins two of its sides."""
    return max(int(GROUP[4 * oriented + side]).bit_count() for side in range(4)) > 1


TAU: Final = 0.6  # how much further ends count beside the nearest
WAYS: Final[vec[i64]] = vec[i64](_ways_to_fill())
# By need: how easily a cell is filled. By cards: what an open end counts that is so far away.
EASE: Final[vec[float]] = vec[float]([max(0.02, min(1.0, ways / 20)) if ways else 0.0 for ways in WAYS])
FADE: Final[vec[float]] = vec[float]([exp(-cards / TAU) for cards in range(16 * 15)])


def end_at(place: i64, need: i64) -> i64:
    """Pack an open end: what its neighbours need, and its place eight bits higher."""
    return need | place << 8


def end_need(end: i64) -> i64:
    """Return what the neighbours of an open end ask of a card."""
    return end & 255


def end_place(end: i64) -> i64:
    """Return where an open end lies."""
    return end >> 8


assert HELD == 1 + 3 * WORDS  # a number, not a sum with an imported one, is a constant to the compiler
