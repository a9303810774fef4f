"""What one seat alone sees, as numbers: its view is made of these, so the same numbers are the same view."""

from mypy_extensions import i64

from saboteur.core.codes import Q_GOLD, Q_KEEP
from saboteur.core.slots import KIND_MASK
from saboteur.core.state import HAND_ROOM, State

FIXED = 6
"""Numbers before the lists: dwarf, gold, and how many there are in hand, in notes, to look at and on offer."""


def own_numbers(s: State, seat: i64) -> list[int]:
    """List the seat's dwarf, gold, hand, notes, and what it looks at or is offered while it is asked about that."""
    h = s.hidden
    hand = h.hand_sizes[seat]
    first = seat * HAND_ROOM
    kinds: list[int] = [h.hands[i] & KIND_MASK for i in range(first, first + hand)]
    notes: list[int] = [note for note in h.notes if note & 15 == seat]
    looking: list[int] = []
    offered: list[int] = []
    if not s.table.over:
        frame = s.stack[i64(len(s.stack)) - 1]
        if frame >> 8 & 15 == seat:
            if frame & 255 == Q_KEEP:
                looking = [card & KIND_MASK for card in h.looking]
            elif frame & 255 == Q_GOLD:
                offered = [card & 3 for card in h.draft]
    fixed: list[int] = [s.role(seat), s.purse(seat), hand, len(notes), len(looking), len(offered)]
    return fixed + kinds + notes + looking + offered


def every_own_numbers(s: State) -> list[list[int]]:
    """List the `own_numbers` of every seat."""
    return [own_numbers(s, seat) for seat in range(s.rules.seats)]
