"""Looking at dwarfs, and changing them face down."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from saboteur.core.table.events import DWARF_CHANGED, DWARF_INSPECTED
from saboteur.core.table.slots import kind_of, shown_to
from saboteur.core.table.state import NOTE_DWARF, State


def inspect_dwarf(s: State, seat: i64, target: i64) -> None:
    """Look secretly at another seat's dwarf (S8, M8)."""
    h = s.hidden
    me = i64(1) << seat
    h.roles[target] = shown_to(h.roles[target], me)
    role = kind_of(h.roles[target])
    s.note(seat, NOTE_DWARF, target, role)
    if s.listen:
        s.say(DWARF_INSPECTED, seat, target, 0, role, me)


def change_dwarf(s: State, seat: i64, why: i64) -> None:
    """Put a seat's dwarf under the stack and give it the top one (S8, M2)."""
    h = s.hidden
    me = i64(1) << seat
    rest, new = pop(h.stack)
    stack = vec[i64]([h.roles[seat]])
    for i in range(i64(len(rest))):
        stack = append(stack, rest[i])
    h.stack = stack
    h.roles[seat] = shown_to(new, me)
    if s.listen:
        s.say(DWARF_CHANGED, seat, why, 0, kind_of(new), me)
