"""What one seat alone sees, as numbers: its view is made of these, so the same numbers are the same view."""

from librt.vecs import vec
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
    out: list[int] = [s.role(seat), s.purse(seat), hand, 0, 0, 0]
    first = seat * HAND_ROOM
    for i in range(first, first + hand):
        out.append(h.hands[i] & KIND_MASK)
    notes = i64(0)
    for note in h.notes:
        if note & 15 == seat:
            out.append(note)
            notes += 1
    out[3] = notes
    if not s.table.over:
        frame = s.stack[i64(len(s.stack)) - 1]
        if frame >> 8 & 15 == seat:
            if frame & 255 == Q_KEEP:
                out[4] = _add(out, h.looking, KIND_MASK)
            elif frame & 255 == Q_GOLD:
                out[5] = _add(out, h.draft, 3)
    return out


def _add(out: list[int], packed: vec[i64], mask: i64) -> i64:
    """Add what is to be seen of some cards; return how many there are."""
    for card in packed:
        out.append(card & mask)
    return i64(len(packed))
