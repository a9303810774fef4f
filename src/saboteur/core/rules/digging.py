"""Looking at some cards and keeping one: trove and two of the chests (C18, M8 (7) and (9))."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from saboteur.core.table.codes import (
    CARD_AT,
    KEEP,
    Q_KEEP,
    SECOND_AT,
    THIRD_AT,
    card_of,
    frame_about,
    second_card_of,
    third_card_of,
)
from saboteur.core.table.events import BY_DRAW_THREE, CARD_KEPT, CARD_SHOWN
from saboteur.core.table.slots import SEATS_MASK, kind_of, lost_by, regroup, shown_to
from saboteur.core.table.state import State

LOOKED_AT: Final = 5
DRAWN: Final = 3  # M8 (7)


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
            s.say(CARD_SHOWN, seat, why, s.table.pile_size, kind_of(looking[i]), i64(1) << seat)
    if len(looking) == 1:
        keep(s, seat, kind_of(looking[0]) << CARD_AT, why, then)
    else:
        s.push(Q_KEEP, seat, why | then << 8)


def keep_why(frame: i64) -> i64:
    """Return for which card a seat has to keep one."""
    return frame_about(frame) & 255


def keep_then(frame: i64) -> i64:
    """Return the card that is discarded afterwards (R-15), 0 for none."""
    return frame_about(frame) >> 8


def keep_options(s: State, why: i64, out: vec[i64]) -> vec[i64]:
    """List the kinds among the cards looked at; of three drawn also the orders to discard the other two (R-27).

    Cards out of the discard pile go back in their order (R-15), and only a trove can tell orders apart.
    """
    looking = s.hidden.looking
    n: i64 = len(looking)
    orders = why == BY_DRAW_THREE and s.rules.ordered_discards and n == DRAWN
    for i in range(n):
        kind = kind_of(looking[i])
        again = False
        for j in range(i):
            if kind_of(looking[j]) == kind:
                again = True
        if again:
            continue
        act = KEEP | kind << CARD_AT
        # As they lie, the later one is discarded first.
        first, second = kind_of(looking[1 if i == n - 1 else n - 1]), kind_of(looking[1 if i == 0 else 0])
        if orders and first != second:
            out = append(out, act | first << SECOND_AT | second << THIRD_AT)
            out = append(out, act | second << SECOND_AT | first << THIRD_AT)
        else:
            out = append(out, act)
    return out


def keep(s: State, seat: i64, act: i64, why: i64, then: i64) -> None:
    """Keep a card; the others go (back) on the discard pile face down, in their order or in the one given."""
    h = s.hidden
    looking = h.looking
    kept = taken(looking, -1, card_of(act))
    s.gain(seat, looking[kept])
    if second_card_of(act):
        first = taken(looking, kept, second_card_of(act))
        h.discards = append(append(h.discards, looking[first]), looking[3 - kept - first])
    else:
        for i in range(i64(len(looking)) - 1, i64(-1), -1):
            if i != kept:
                h.discards = append(h.discards, looking[i])
    if then:
        s.discard_open(then)
    h.looking = vec[i64]()
    if why != BY_DRAW_THREE:
        s.table.veto_spent = 0  # a Veto may have come back
    if s.listen:
        order = second_card_of(act) << 7 | third_card_of(act) << 14
        s.say(CARD_KEPT, seat, why, len(looking) - 1, card_of(act) | order, i64(1) << seat)


def taken(looking: vec[i64], but: i64, kind: i64) -> i64:
    """Find a card of a kind among those looked at, other than one of them."""
    i: i64 = 0
    while i == but or kind_of(looking[i]) != kind:
        i += 1
    return i
