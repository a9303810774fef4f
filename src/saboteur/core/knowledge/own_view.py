"""What one seat alone sees, as numbers: its view is made of these, so the same numbers are the same view."""

from mypy_extensions import i64

from saboteur.core.table.codes import Q_GOLD, Q_KEEP, frame_kind, frame_seat
from saboteur.core.table.slots import gold_value, kind_of, knows_what
from saboteur.core.table.state import HAND_ROOM, State, note_seat

FIXED = 6
"""Numbers before the lists: dwarf, gold, and how many there are in hand, in notes, to look at and on offer."""


def own_numbers(s: State, seat: i64) -> list[int]:
    """List the seat's dwarf, gold, hand, notes, what it looks at or is offered while asked about that, secrets."""
    h = s.hidden
    hand = h.hand_sizes[seat]
    first = seat * HAND_ROOM
    kinds: list[int] = [kind_of(h.hands[i]) for i in range(first, first + hand)]
    notes: list[int] = [note for note in h.notes if note_seat(note) == seat]
    looking: list[int] = []
    offered: list[int] = []
    if not s.table.over:
        frame = s.stack[i64(len(s.stack)) - 1]
        if frame_seat(frame) == seat:
            if frame_kind(frame) == Q_KEEP:
                looking = [kind_of(card) for card in h.looking]
            elif frame_kind(frame) == Q_GOLD:
                offered = [gold_value(card) for card in h.draft]
    fixed: list[int] = [s.role(seat), s.purse(seat), hand, len(notes), len(looking), len(offered)]
    return fixed + kinds + notes + looking + offered + (known_secrets(s, seat) if len(h.secrets) else [])


def known_secrets(s: State, seat: i64) -> list[int]:
    """List the secret numbers of modules, one field after the other; 0 for those that the seat does not know."""
    out: list[int] = []
    for field in s.rules.secrets:
        first = i64(s.rules.secret_at[field.name])
        for i in range(first, first + (s.rules.seats if field.per_seat else i64(1))):
            card = s.hidden.secrets[i]
            out.append(kind_of(card) if knows_what(card, seat) else 0)
    return out


def every_own_numbers(s: State) -> list[list[int]]:
    """List the `own_numbers` of every seat."""
    return [own_numbers(s, seat) for seat in range(s.rules.seats)]
