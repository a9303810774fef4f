"""Looking at some cards and keeping one: trove and two of the chests (C18, M8 (7) and (9))."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from saboteur.core.codes import CARD_AT, KEEP, Q_KEEP
from saboteur.core.events import BY_DRAW_THREE, CARD_KEPT, CARD_SHOWN
from saboteur.core.slots import KIND_MASK, SEATS_MASK, lost_by, regroup, shown_to
from saboteur.core.state import State

LOOKED_AT: Final = 5


def look_at_discards(s: State, seat: i64, why: i64, then: i64) -> None:
    """Take the top five of the discard pile into sight of a seat; afterwards discard the card `then` (R-15)."""
    h = s.hidden
    me = i64(1) << seat
    group = s.new_group()
    looking = vec[i64]()
    while len(looking) < LOOKED_AT and len(h.discards) > 0:
        h.discards, card = pop(h.discards)
        # Whoever knows these cards will not know which of them was kept.
        looking = append(looking, shown_to(regroup(lost_by(card, SEATS_MASK & ~me), group), me))
    show(s, seat, looking, why, then)


def show(s: State, seat: i64, looking: vec[i64], why: i64, then: i64) -> None:
    """Let a seat look at cards and choose one of them; a single one is kept without asking."""
    s.hidden.looking = looking
    if s.listen:
        for i in range(i64(len(looking))):
            s.say(CARD_SHOWN, seat, why, s.table.pile_size, looking[i] & KIND_MASK, i64(1) << seat)
    if len(looking) == 1:
        keep(s, seat, looking[0] & KIND_MASK, why, then)
    else:
        s.push(Q_KEEP, seat, why | then << 8)


def keep_options(s: State, out: vec[i64]) -> vec[i64]:
    """List the kinds among the cards looked at."""
    looking = s.hidden.looking
    for i in range(i64(len(looking))):
        kind = looking[i] & KIND_MASK
        again = False
        for j in range(i):
            if looking[j] & KIND_MASK == kind:
                again = True
        if not again:
            out = append(out, KEEP | kind << CARD_AT)
    return out


def keep(s: State, seat: i64, kind: i64, why: i64, then: i64) -> None:
    """Keep a card; the others go (back) on the discard pile face down, in their order."""
    h = s.hidden
    looking = h.looking
    kept: i64 = -1
    for i in range(i64(len(looking))):
        if kept < 0 and looking[i] & KIND_MASK == kind:
            kept = i
    s.gain(seat, looking[kept])
    for i in range(i64(len(looking)) - 1, i64(-1), i64(-1)):
        if i != kept:
            h.discards = append(h.discards, looking[i])
    if then:
        s.discard_open(then)
    h.looking = vec[i64]()
    if why != BY_DRAW_THREE:
        s.table.veto_spent = 0  # a Veto may have come back
    if s.listen:
        s.say(CARD_KEPT, seat, why, len(looking) - 1, kind, i64(1) << seat)
