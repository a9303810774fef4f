"""Cards that stay lying before a seat, and taking them away again."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.table.cards import FRONT_THEFT, KIND
from saboteur.core.table.state import State, latest_thief

# The card behind each bit of Table.front.
BROKEN: Final[vec[i64]] = vec[i64](
    [KIND["break_pick"], KIND["break_lantern"], KIND["break_cart"], KIND["theft"], KIND["trapped"]]
)


def remove_front(s: State, seat: i64, front: i64) -> None:
    """Move a card lying before a seat to the discard pile."""
    t = s.table
    t.front[seat] &= ~(i64(1) << front)
    if front == FRONT_THEFT:
        rest: i64 = 0
        shift: i64 = 0
        thieves = t.thieves
        while thieves:
            if latest_thief(thieves) != seat:
                rest |= (latest_thief(thieves) + 1) << shift
                shift += 4
            thieves >>= 4
        t.thieves = rest
    s.discard_open(BROKEN[front])
