"""The maze as planes of zeros and ones, for nets that want them."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from saboteur.core.research import observation_layout
from saboteur.core.table.cards import CRYSTALS, DOOR, FIT, GROUP, LADDER, PATH_KINDS, START_KIND

SIDES = ("north", "east", "south", "west")
PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
PLANES = (
    *(f"open to the {side}" for side in SIDES),
    *(f"joins {SIDES[a]} and {SIDES[b]}" for a, b in PAIRS),
    "ladder", "blue door", "green door", "crystals", "start", "face-down goal", "covered chest", "large card",
    *(f"joined, or a joined tunnel points here: {side}" for side in SIDES),
    "guarded", "laid last", "turned goal",
)  # fmt: skip
_CARD_PLANES = 18


def _table() -> NDArray[np.uint8]:
    """Return by a cell's first byte its first eighteen planes."""
    out = np.zeros((256, _CARD_PLANES), np.uint8)
    for oriented in range(2, 2 * (PATH_KINDS + 1)):
        sides = [int(FIT[oriented]) >> side & 1 for side in range(4)]
        joins = [int(GROUP[4 * oriented + a]) >> b & 1 for a, b in PAIRS]
        door = int(DOOR[oriented])
        rest = [
            LADDER[oriented >> 1],
            door & 15 > 0,
            door > 15,
            CRYSTALS[oriented >> 1] > 0,
            oriented >> 1 == START_KIND,
        ]
        out[oriented, :15] = [*sides, *joins, *(int(value) for value in rest)]
    out[observation_layout.CELL_GOAL, 15] = out[observation_layout.CELL_CHEST, 16] = out[
        observation_layout.CELL_LARGE, 17
    ] = 1
    return out


_TABLE = _table()


def maze_planes(maze: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Turn mazes (… × 13 × 16 × 2) into planes (… × 25 × 13 × 16), named in `PLANES`."""
    cards = _TABLE[maze[..., 0]]
    marks: NDArray[Any] = (maze[..., 1, None] >> np.arange(7, dtype=np.uint8)) & 1
    planes: NDArray[np.uint8] = np.moveaxis(np.concatenate([cards, marks], axis=-1), -1, -3)
    return planes
