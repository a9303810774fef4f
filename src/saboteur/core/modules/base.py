"""The base game: gold-diggers and saboteurs, gold cards (B1-B20)."""

from typing import ClassVar, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from saboteur.core.rules.payout import pay_in_cards
from saboteur.core.rules.rounds import next_starter
from saboteur.core.table.cards import COMPONENTS, DIGGER, SABOTEUR
from saboteur.core.table.codes import (
    CARD_AT,
    END_TREASURE,
    GOLD,
    PASS,
    Q_GOLD,
    S_DRAFT,
    S_END_TURN,
    card_of,
    frame_seat,
)
from saboteur.core.table.events import GOLD_OFFERED, GOLD_TAKEN, PASSED
from saboteur.core.table.ruleset import ALL_PASSED, HANDS_EMPTY, MARKED_GOLD, Module, Rules
from saboteur.core.table.slots import (
    SEATS_MASK,
    forgotten,
    gold_value,
    in_draft,
    kind_of,
    lost_by,
    regroup,
    shown_to,
    slot,
)
from saboteur.core.table.spec import ModuleSpec, Option
from saboteur.core.table.state import HAND_ROOM, State

# B1: saboteurs and gold-diggers by number of seats.
DWARFS: Final = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}
# B17: gold for each saboteur, by their number.
SABOTEUR_PAY: Final = (0, 4, 3, 3, 2)


def hand_size(seats: int) -> int:
    """Return the number of cards dealt to each seat (B3)."""
    if seats <= 5:
        return 6
    return 5 if seats <= 7 else 4


class Base(Module):
    """Roles and gold of the base game."""

    spec: ClassVar[ModuleSpec] = ModuleSpec(
        "base",
        "foundation",
        "gold-diggers against saboteurs for gold cards",
        order=0,
        seats=(3, 10),
        foundations=("base",),
        options=(
            Option("reached_goals", ("all", "one"), "how many reached goals one path turns (R-01)"),
            Option("must_connect", ("yes", "no"), "whether a path laid must be joined to the start (R-02)"),
            Option("round_end", ("hands_empty", "all_passed"), "when a round ends without the treasure (R-03)"),
        ),
    )

    def claim(self, rules: Rules) -> None:
        """Bring dwarfs and gold cards, and the traits that options decide."""
        chosen = rules.options
        rules.one_goal = chosen.get("reached_goals") == "one"
        rules.must_connect = chosen.get("must_connect") != "no"
        rules.round_end = ALL_PASSED if chosen.get("round_end") == "all_passed" else HANDS_EMPTY
        seats = int(rules.seats)
        saboteurs, diggers = DWARFS[seats]
        for kind in [SABOTEUR] * saboteurs + [DIGGER] * diggers:
            rules.dwarfs = append(rules.dwarfs, kind)
        for value, count in COMPONENTS["base"]["gold_cards"].items():
            for _ in range(count):
                rules.gold_cards = append(rules.gold_cards, slot(int(value), 0, 0))
        rules.hand_size = hand_size(seats)
        rules.claim_verb(PASS, self)
        rules.claim_question(Q_GOLD, self)
        rules.claim_step(S_DRAFT, self)
        rules.turn_hooks.append(self)
        rules.score_hooks.append(self)

    def turn_options(self, s: State, seat: i64, out: vec[i64]) -> vec[i64]:
        """Pass by discarding one card face down (B6)."""
        hands = s.hidden.hands
        first = seat * HAND_ROOM
        last: i64 = 0
        for i in range(first, first + s.hidden.hand_sizes[seat]):
            kind = kind_of(hands[i])
            if kind != last:
                out = append(out, PASS | kind << CARD_AT)
                last = kind
        return out

    def act(self, s: State, seat: i64, act: i64) -> None:
        """Pass."""
        t = s.table
        kind = card_of(act)
        if t.pile_was_empty:
            t.passed |= 1 << seat
        s.discard_hidden(seat, kind)
        if s.listen:
            s.say(PASSED, seat, 1, 0, kind, i64(1) << seat)
        t.draws = 1
        s.push(S_END_TURN, seat, 0)

    def score(self, s: State) -> bool:
        """Pay the gold-diggers (B16) or the saboteurs (B17, R-21)."""
        if s.table.ending == END_TREASURE:
            start_draft(s)
        else:
            pay_saboteurs(s)
        return True

    def step(self, s: State, frame: i64) -> None:
        """Hand the gold cards that are left to the next seat."""
        draft = s.hidden.draft
        seat = frame_seat(frame)
        if len(draft) == 0:
            return
        if len(draft) == 1:
            take_gold(s, seat, gold_value(draft[0]))
            return
        offered: i64 = 0
        seen = draft[:]
        for i in range(i64(len(draft))):
            seen[i] = shown_to(draft[i], i64(1) << seat)
            offered |= gold_value(draft[i]) << (2 * i)
        s.hidden.draft = seen
        if s.listen:
            s.say(GOLD_OFFERED, seat, len(draft), 0, offered, i64(1) << seat)
        s.push(Q_GOLD, seat, 0)

    def options(self, s: State, frame: i64, seat: i64, out: vec[i64]) -> vec[i64]:
        """Take any of the gold cards."""
        for value in range(i64(1), i64(4)):
            for i in range(i64(len(s.hidden.draft))):
                if gold_value(s.hidden.draft[i]) == value:
                    out = append(out, GOLD | value << CARD_AT)
                    break
        return out

    def answer(self, s: State, frame: i64, seat: i64, act: i64) -> None:
        """Take the card chosen."""
        take_gold(s, seat, card_of(act))


def eligible(s: State, seat: i64) -> bool:
    """Return whether a seat takes part when gold cards go round (B16, V1)."""
    if s.role(seat) != DIGGER:
        return False
    return all(not module.bars_gold(s, seat) for module in s.rules.gold_hooks)


def next_taker(s: State, seat: i64) -> i64:
    """Find the next seat in passing order that takes a gold card, -1 if none; counter-clockwise, or C20."""
    n = s.rules.seats
    for _tried in range(n):
        seat = (seat - s.table.direction + n) % n
        if eligible(s, seat):
            return seat
    return -1


def start_draft(s: State) -> None:
    """Draw as many gold cards as there are gold-diggers; the finder chooses first (B16)."""
    h = s.hidden
    diggers: i64 = 0
    for seat in range(s.rules.seats):
        if s.role(seat) == DIGGER:
            diggers += 1
    taker = s.table.finder
    if not eligible(s, taker):
        taker = next_taker(s, taker)
    if taker < 0:
        return
    stack = h.gold_stack[:]
    draft = vec[i64]()
    while diggers > 0 and len(stack) > 0:
        stack, card = pop(stack)
        if s.rules.revision > MARKED_GOLD:  # whoever once saw it cannot tell that it is the one drawn now (B19)
            card = forgotten(card)
        draft = append(draft, in_draft(card, s.table.round))
        diggers -= 1
    h.gold_stack = stack
    h.draft = draft
    s.push(S_DRAFT, taker, 0)


def take_gold(s: State, seat: i64, value: i64) -> None:
    """Take a gold card out of those going round; the others cannot tell which."""
    h = s.hidden
    me = i64(1) << seat
    rest = vec[i64]()
    taken: i64 = -1
    for i in range(i64(len(h.draft))):
        card = lost_by(h.draft[i], SEATS_MASK & ~me)
        if taken < 0 and gold_value(card) == value:
            taken = shown_to(card, me)
        else:
            rest = append(rest, card)
    h.draft = rest
    h.gold_held = append(h.gold_held[:], regroup(taken, seat))
    if s.listen:
        s.say(GOLD_TAKEN, seat, len(rest), 0, value, me)
        s.purse_changed(seat)
    if len(rest):
        s.push(S_DRAFT, next_taker(s, seat), 0)


def pay_saboteurs(s: State) -> None:
    """Pay the saboteurs among the seats, clockwise from the next round's starter (B17, R-06)."""
    n = s.rules.seats
    number: i64 = 0
    for seat in range(n):
        if s.role(seat) == SABOTEUR:
            number += 1
    first = next_starter(s)
    for step in range(n):
        seat = (first + step) % n
        if s.role(seat) == SABOTEUR:
            pay_in_cards(s, seat, SABOTEUR_PAY[number])
