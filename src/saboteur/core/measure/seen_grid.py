"""The window in which bots measure: 16 columns by 15 rows around the start and the goals, a cell a bit."""

from collections.abc import Iterable
from typing import Final

WIDE: Final = 16
HIGH: Final = 15
LEFT: Final = -3
TOP: Final = -7
STEPS: Final = (-WIDE, 1, WIDE, -1)  # N E S W
BACK: Final = (4, 8, 1, 2)  # by side: the bit of the opposite side
INNER: Final = sum(1 << (y * WIDE + x) for y in range(1, HIGH - 1) for x in range(1, WIDE - 1))
START_AT: Final = -TOP * WIDE - LEFT


def place(x: int, y: int) -> int:
    """Return the bit of a cell, or -1 where the window ends."""
    if LEFT < x < LEFT + WIDE - 1 and TOP < y < TOP + HIGH - 1:
        return (y - TOP) * WIDE + x - LEFT
    return -1


def bits(cells: Iterable[int]) -> int:
    """Make one integer of places; those outside the window are left out."""
    mask = 0
    for at in cells:
        if at >= 0:
            mask |= 1 << at
    return mask
