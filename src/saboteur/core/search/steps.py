"""What a step through an empty cell costs: the fewer cards are left that lead from side to side there, the more."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.cards import BASE_PATHS, FIT, GROUP

UNITS: Final = 8  # steps of a front that make up a card
NEVER: Final = 160  # in a front: no way, or one too long to matter
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
