"""A quick look at a whole state: everything that must hold and can be counted, in native code.

The full checks are in `saboteur.sim.checks.invariants`; this one is cheap enough for every step of very many games.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.rules.cards_in_front import BROKEN
from saboteur.core.rules.flow import options, to_act
from saboteur.core.table.cards import ROLES, ROOM
from saboteur.core.table.codes import (
    Q_KEEP,
    S_RESOLVE,
    card_of,
    card_to_discard,
    frame_about,
    frame_kind,
    is_question,
)
from saboteur.core.table.maze import blank
from saboteur.core.table.slots import kind_of, knows_what, knows_where
from saboteur.core.table.state import HAND_ROOM, TUNNEL, State, laid_cell


def audit(s: State) -> str:
    """Say what is wrong with a state, or nothing."""
    return audit_cards(s) or audit_hands(s) or audit_dwarfs(s) or audit_boxes(s) or audit_asking(s)


def audit_cards(s: State) -> str:
    """Every card of the deck is in exactly one place."""
    h, t = s.hidden, s.table
    left = blank(ROOM)
    for kind in s.rules.deck:
        left[kind] += 1
    for seat in range(s.rules.seats):
        for i in range(seat * HAND_ROOM, seat * HAND_ROOM + h.hand_sizes[seat]):
            left[kind_of(h.hands[i])] -= 1
        for front in range(i64(5)):
            left[BROKEN[front]] -= (t.front[seat] >> front) & 1
    for i in range(t.pile_size):
        left[h.pile[i]] -= 1
    for card in h.discards:
        left[kind_of(card)] -= 1
    for kind in h.aside:
        left[kind] -= 1
    for card in h.looking:
        left[kind_of(card)] -= 1
    for cell in t.laid:
        if not cell & TUNNEL:
            left[t.maze.oriented(laid_cell(cell)) >> 1] -= 1
    for frame in s.stack:
        kind = frame_kind(frame)
        if kind == S_RESOLVE:
            left[card_of(frame_about(frame))] -= 1
        elif card_to_discard(frame):
            left[card_to_discard(frame)] -= 1
        elif kind == Q_KEEP and frame >> 20:
            left[frame >> 20] -= 1
    for kind in range(i64(1), i64(ROOM)):
        if left[kind]:
            return f"cards of kind {kind}: {left[kind]} missing"
    return ""


def audit_hands(s: State) -> str:
    """Hands are sorted, known to their owners, and empty behind their size."""
    h = s.hidden
    for seat in range(s.rules.seats):
        first = seat * HAND_ROOM
        size = h.hand_sizes[seat]
        for i in range(first, first + HAND_ROOM):
            card = h.hands[i]
            if i >= first + size:
                if card:
                    return f"seat {seat} has a card behind its hand"
            elif not knows_what(card, seat) or not knows_where(card, seat):
                return f"seat {seat} does not know its own hand"
            elif i > first and kind_of(h.hands[i - 1]) > kind_of(card):
                return f"the hand of seat {seat} is not sorted"
    return ""


def audit_dwarfs(s: State) -> str:
    """Every dwarf of the set is held or on the stack, and known to its holder."""
    left = blank(len(ROLES))
    for role in s.rules.dwarfs:
        left[role] += 1
    for seat in range(s.rules.seats):
        card = s.hidden.roles[seat]
        left[kind_of(card)] -= 1
        if not knows_what(card, seat) or not knows_where(card, seat):
            return f"seat {seat} does not know its own dwarf"
    for card in s.hidden.stack:
        left[kind_of(card)] -= 1
    for role in range(i64(len(ROLES))):
        if left[role]:
            return f"dwarfs of role {role}: {left[role]} missing"
    return ""


def audit_boxes(s: State) -> str:
    """Goals, and gold cards (which may be broken for change but never made), add up; nobody owes gold."""
    h = s.hidden
    if len(h.goals) + len(h.goals_aside) != len(s.rules.goals):
        return "goals are missing"
    sum_of: i64 = 0
    for goal in s.rules.goals:
        sum_of += 1 << (4 * goal)
    for card in h.goals:
        sum_of -= 1 << (4 * kind_of(card))
    for goal in h.goals_aside:
        sum_of -= 1 << (4 * goal)
    if sum_of:
        return "the goals are not those of the box"
    if len(h.gold_stack) + len(h.gold_held) + len(h.draft) > len(s.rules.gold_cards):
        return "there are more gold cards than in the box"
    for seat in range(s.rules.seats):
        if h.coins[seat] < 0:
            return f"seat {seat} owes gold"
    return ""


def audit_asking(s: State) -> str:
    """Somebody is asked, everybody asked can do something, and nothing is listed twice."""
    if s.table.over:
        return ""
    if not is_question(frame_kind(s.stack[len(s.stack) - 1])):
        return "a step is on top of what has to happen"
    asked = to_act(s)
    if not asked or asked >> s.rules.seats:
        return "nobody is asked, or a seat that does not exist"
    for seat in range(s.rules.seats):
        found = options(s, seat)
        if (asked >> seat) & 1 == 0:
            if len(found):
                return f"seat {seat} is not asked and has options"
        elif len(found) == 0:
            return f"seat {seat} is asked and can do nothing"
        elif twice(found):
            return f"seat {seat} has an option twice"
    return ""


def twice(found: vec[i64]) -> bool:
    """Return whether a list of options has one of them twice."""
    seen = vec[i64]([0] * 1024)
    rest = vec[i64]()
    for act in found:
        at = (act * 40503 >> 7) & 1023
        if seen[at] == 0:
            seen[at] = act
        elif seen[at] == act:
            return True
        else:
            rest = append(rest, act)
    for i in range(i64(len(rest))):
        for j in range(i):
            if rest[i] == rest[j]:
                return True
    return False
