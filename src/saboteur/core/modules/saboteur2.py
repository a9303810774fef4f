"""Saboteur 2: two teams and lone dwarfs, doors, thefts, swaps, coins (S1-S16)."""

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.rules.cards_in_front import remove_front
from saboteur.core.rules.dwarfs import change_dwarf, inspect_dwarf
from saboteur.core.rules.team_walks import reaches
from saboteur.core.table.cards import (
    BLUE,
    BOSS,
    COMPONENTS,
    FRONT_THEFT,
    FRONT_TRAPPED,
    GEOLOGIST,
    GOAL_KIND,
    GREEN,
    KIND,
    PROFITEER,
    ROLES,
    S2_PATHS,
    SABOTEUR,
    TEAM_BLUE,
    TEAM_GREEN,
    TREASURE,
)
from saboteur.core.table.codes import (
    CARD_AT,
    DROP,
    END_TREASURE,
    FREED,
    HAND_SWAP,
    HANDS_OFF,
    HAT_SWAP,
    INSPECTION,
    PASS,
    Q_ROB,
    ROB,
    S_END_TURN,
    S_THEFTS,
    SEAT_AT,
    SECOND_AT,
    THEFT,
    THIRD_AT,
    TRAPPED,
    card_of,
    frame_about,
    frame_seat,
    seat_of,
    second_card_of,
    third_card_of,
    verb_of,
)
from saboteur.core.table.events import (
    BY_CRYSTALS,
    BY_HAT_SWAP,
    BY_WIN,
    FRONT_DROPPED,
    FRONT_LAID,
    FRONT_REMOVED,
    HAND_CARD,
    HANDS_SWAPPED,
    PASSED,
    ROBBED,
)
from saboteur.core.table.ruleset import Module, Rules
from saboteur.core.table.slots import kind_of, shown_to
from saboteur.core.table.spec import Card, ModuleSpec
from saboteur.core.table.state import HAND_ROOM, State, latest_thief

SHARES: Final = (0, 5, 4, 3, 2, 1)  # S12: gold by number of winners; 5 or more: 1
_BOX: Final[dict[str, Any]] = COMPONENTS["saboteur2"]
_ACTIONS: Final[dict[str, int]] = _BOX["actions"]


class Saboteur2(Module):
    """Roles, cards and gold of Saboteur 2."""

    spec: ClassVar[ModuleSpec] = ModuleSpec(
        "saboteur2",
        "foundation",
        "two teams, lone dwarfs, doors, thefts and swaps",
        order=10,
        foundations=("saboteur2",),
        cards=(
            Card("theft", _ACTIONS["theft"], says="steal one gold at the end of the round"),
            Card("hands_off", _ACTIONS["hands_off"], says="remove a theft", worth=(0.15, 0.15)),
            Card("trapped", _ACTIONS["trapped"], says="trap a seat: no paths, no gold", worth=(0.4, 0.5)),
            Card("freed", _ACTIONS["freed"], says="free a trapped seat"),
            Card("inspection", _ACTIONS["inspection"], says="look secretly at a seat's dwarf"),
            Card("hat_swap", _ACTIONS["hat_swap"], says="a seat exchanges its dwarf with the stack"),
            Card("hand_swap", _ACTIONS["hand_swap"], says="exchange whole hands with a seat", worth=(0.2, 0.2)),
        ),
    )

    def claim(self, rules: Rules) -> None:
        """Bring dwarfs, paths and actions."""
        super().claim(rules)
        for role, count in _BOX["dwarfs"].items():
            for _ in range(count):
                rules.dwarfs = append(rules.dwarfs, ROLES.index(role))
        rules.add_cards(S2_PATHS)
        rules.add_cards({KIND["rockfall"]: _ACTIONS["rockfall"]})
        rules.aside = _BOX["set_aside"]
        rules.hand_size = _BOX["hand"]
        for verb in (THEFT, HANDS_OFF, TRAPPED, FREED, INSPECTION, HAT_SWAP, HAND_SWAP, PASS, DROP):
            rules.claim_verb(verb, self)
        rules.claim_question(Q_ROB, self)
        rules.claim_step(S_THEFTS, self)
        rules.turn_hooks.append(self)
        rules.score_hooks.append(self)

    # -- turns -------------------------------------------------------------------------------------------

    def turn_options(self, s: State, seat: i64, out: vec[i64]) -> vec[i64]:
        """Discard two and remove a card before oneself, or pass with one to three cards (S3)."""
        out = drop_options(s, seat, out)
        return pass_options(s, seat, out)

    def act(self, s: State, seat: i64, act: i64) -> None:
        """Discard two, or pass."""
        t = s.table
        me = i64(1) << seat
        first = card_of(act)
        second = second_card_of(act)
        third = third_card_of(act)
        s.discard_hidden(seat, first)
        if second:
            s.discard_hidden(seat, second)
        if verb_of(act) == DROP:
            remove_front(s, seat, third)
            t.draws = 1
            if s.listen:
                s.say(FRONT_DROPPED, seat, third, 0, first | second << 7, me)
        else:
            if third:
                s.discard_hidden(seat, third)
            t.draws = 3 if third else 2 if second else 1
            if t.pile_was_empty:
                t.passed |= me
            if s.listen:
                s.say(PASSED, seat, t.draws, 0, first | second << 7 | third << 14, me)
        s.push(S_END_TURN, seat, 0)

    def card_options(self, s: State, seat: i64, kind: i64, out: vec[i64]) -> vec[i64]:
        """List the targets of an action card (S8, R-25)."""
        verb = verb_playing(kind)
        act = verb | kind << CARD_AT
        if verb == THEFT:
            return out if (s.table.front[seat] >> FRONT_THEFT) & 1 else append(out, act)
        for target in range(s.rules.seats):
            front = s.table.front[target]
            if verb == HANDS_OFF:
                fine = (front >> FRONT_THEFT) & 1 != 0
            elif verb == FREED:
                fine = (front >> FRONT_TRAPPED) & 1 != 0
            elif verb == TRAPPED:
                fine = target != seat and not (front >> FRONT_TRAPPED) & 1
            else:
                fine = target != seat or verb == HAT_SWAP
            if fine:
                out = append(out, act | target << SEAT_AT)
        return out

    def play(self, s: State, seat: i64, act: i64) -> None:
        """Carry out an action card (S8)."""
        verb = verb_of(act)
        target = seat_of(act)
        if verb == THEFT or verb == TRAPPED:
            lay_front(s, seat, seat if verb == THEFT else target, FRONT_THEFT if verb == THEFT else FRONT_TRAPPED)
            return
        if verb == HANDS_OFF or verb == FREED:
            front: i64 = FRONT_THEFT if verb == HANDS_OFF else FRONT_TRAPPED
            remove_front(s, target, front)
            if s.listen:
                s.say(FRONT_REMOVED, seat, target, front, 0, 0)
        elif verb == INSPECTION:
            inspect_dwarf(s, seat, target)
        elif verb == HAT_SWAP:
            change_dwarf(s, target, BY_HAT_SWAP)
        else:
            swap_hands(s, seat, target)
        s.discard_open(card_of(act))

    # -- end of round ------------------------------------------------------------------------------------

    def score(self, s: State) -> bool:
        """Pay winners and geologists, then let the thieves steal (S10-S15)."""
        pay_winners(s, winning_roles(s))
        pay_geologists(s)
        if s.table.thieves:
            s.push(S_THEFTS, latest_thief(s.table.thieves), s.rules.seats)
        return True

    def step(self, s: State, frame: i64) -> None:
        """Let the next thief steal; those who are trapped are passed over (S14, S15)."""
        seat = frame_seat(frame)
        left = frame_about(frame)
        if left == 0:
            return
        s.push(S_THEFTS, (seat + 1) % s.rules.seats, left - 1)
        front = s.table.front[seat]
        if not (front >> FRONT_THEFT) & 1 or (front >> FRONT_TRAPPED) & 1:
            return
        victims = victims_of(s, seat)
        if len(victims) == 1:
            rob(s, seat, victims[0])
        elif len(victims):
            s.push(Q_ROB, seat, 0)

    def options(self, s: State, frame: i64, seat: i64, out: vec[i64]) -> vec[i64]:
        """Steal from a seat that has some (R-11)."""
        victims = victims_of(s, seat)
        for i in range(i64(len(victims))):
            out = append(out, ROB | victims[i] << SEAT_AT)
        return out

    def answer(self, s: State, frame: i64, seat: i64, act: i64) -> None:
        """Steal."""
        rob(s, seat, seat_of(act))


VERB_BY_NAME: Final = {
    "theft": THEFT, "hands_off": HANDS_OFF, "trapped": TRAPPED, "freed": FREED, "inspection": INSPECTION,
    "hat_swap": HAT_SWAP, "hand_swap": HAND_SWAP,
}  # fmt: skip
_FIRST: Final[int] = KIND["theft"]
_VERBS: Final[vec[i64]] = vec[i64](
    [VERB_BY_NAME[name] for name in COMPONENTS["saboteur2"]["actions"] if name != "rockfall"]
)


def verb_playing(kind: i64) -> i64:
    """Return the verb that plays an action card of Saboteur 2."""
    return _VERBS[kind - _FIRST]


def drop_options(s: State, seat: i64, out: vec[i64]) -> vec[i64]:
    """List every pair of cards to discard with every card lying before the seat (S3, R-25)."""
    front = s.table.front[seat]
    if not front:
        return out
    first = seat * HAND_ROOM
    end = first + s.hidden.hand_sizes[seat]
    hands = s.hidden.hands
    ordered = s.rules.ordered_discards
    for bit in range(i64(5)):
        if not (front >> bit) & 1:
            continue
        act = DROP | bit << THIRD_AT
        for i in range(first, end):
            a = kind_of(hands[i])
            if i > first and kind_of(hands[i - 1]) == a:
                continue
            last: i64 = 0
            for j in range(first if ordered else i + 1, end):
                b = kind_of(hands[j])
                if j != i and b != last:
                    out = append(out, act | a << CARD_AT | b << SECOND_AT)
                    last = b
    return out


def pass_options(s: State, seat: i64, out: vec[i64]) -> vec[i64]:
    """List every choice of one to three cards; in every order where a trove could tell (R-27)."""
    first = seat * HAND_ROOM
    end = first + s.hidden.hand_sizes[seat]
    hands = s.hidden.hands
    ordered = s.rules.ordered_discards
    for i in range(first, end):
        a = kind_of(hands[i])
        if i > first and kind_of(hands[i - 1]) == a:
            continue
        one = PASS | a << CARD_AT
        out = append(out, one)
        last_b: i64 = 0
        for j in range(first if ordered else i + 1, end):
            b = kind_of(hands[j])
            if j == i or b == last_b:
                continue
            last_b = b
            two = one | b << SECOND_AT
            out = append(out, two)
            last_c: i64 = 0
            for k in range(first if ordered else j + 1, end):
                c = kind_of(hands[k])
                if k != i and k != j and c != last_c:
                    out = append(out, two | c << THIRD_AT)
                    last_c = c
    return out


def lay_front(s: State, seat: i64, target: i64, front: i64) -> None:
    """Lay a theft or a trapped card before a seat, where it stays (S8)."""
    t = s.table
    t.front[target] |= i64(1) << front
    if front == FRONT_THEFT:
        t.thieves = t.thieves << 4 | (target + 1)
    if s.listen:
        s.say(FRONT_LAID, seat, target, front, 0, 0)


def swap_hands(s: State, seat: i64, target: i64) -> None:
    """Exchange whole hands; the other seat draws at the end of this turn, the player does not (S8, R-32)."""
    h = s.hidden
    hands, sizes = h.hands, h.hand_sizes
    both = i64(1) << seat | i64(1) << target
    a = seat * HAND_ROOM
    b = target * HAND_ROOM
    for i in range(i64(HAND_ROOM)):
        mine, theirs = hands[a + i], hands[b + i]
        hands[a + i] = shown_to(theirs, both) if theirs else i64(0)
        hands[b + i] = shown_to(mine, both) if mine else i64(0)
    sizes[seat], sizes[target] = sizes[target], sizes[seat]
    s.table.draws = 0
    s.table.other_draws = target + 1
    if s.listen:
        s.say(HANDS_SWAPPED, seat, target, 0, 0, 0)
        for i in range(a, a + sizes[seat]):
            s.say(HAND_CARD, seat, 0, 0, kind_of(hands[i]), both)
        for i in range(b, b + sizes[target]):
            s.say(HAND_CARD, target, 0, 0, kind_of(hands[i]), both)


def treasure_cell(s: State) -> i64:
    """Return the cell of the turned treasure."""
    t = s.table
    for i in range(i64(len(t.goal_cells))):
        if t.goal_faces[i] >= 0 and GOAL_KIND[t.goal_faces[i]] == TREASURE:
            return t.goal_cells[i]
    raise AssertionError("no treasure was turned")


def winning_roles(s: State) -> i64:
    """Return the set of roles that win the round (S10, S11)."""
    t = s.table
    if t.ending != END_TREASURE:
        return 1 << SABOTEUR | 1 << PROFITEER
    cell = treasure_cell(s)
    blue = reaches(t.maze, cell, BLUE)
    green = reaches(t.maze, cell, GREEN)
    finder = s.role(t.finder)
    if finder == TEAM_BLUE and blue:
        green = False
    elif finder == TEAM_GREEN and green:
        blue = False
    roles: i64 = 1 << BOSS | 1 << PROFITEER
    if blue:
        roles |= 1 << TEAM_BLUE
    if green:
        roles |= 1 << TEAM_GREEN
    return roles


def trapped(s: State, seat: i64) -> bool:
    """Return whether a seat is trapped and so gets nothing (S15)."""
    return (s.table.front[seat] >> FRONT_TRAPPED) & 1 != 0


def pay_winners(s: State, roles: i64) -> None:
    """Pay the winners who are not trapped by their number (S12)."""
    number: i64 = 0
    for seat in range(s.rules.seats):
        if (roles >> s.role(seat)) & 1 and not trapped(s, seat):
            number += 1
    share: i64 = SHARES[min(number, 5)]
    for seat in range(s.rules.seats):
        role = s.role(seat)
        if (roles >> role) & 1 and not trapped(s, seat):
            amount = share - (1 if role == BOSS else 2 if role == PROFITEER else 0)
            if amount > 0:
                s.give_coins(seat, amount, BY_WIN)


def pay_geologists(s: State) -> None:
    """Pay the geologists for the crystals on view, win or lose; two share (S13, R-09)."""
    number: i64 = 0
    for seat in range(s.rules.seats):
        if s.role(seat) == GEOLOGIST and not trapped(s, seat):
            number += 1
    if number == 0:
        return
    amount = s.table.maze.crystals() // number
    for seat in range(s.rules.seats):
        if s.role(seat) == GEOLOGIST and not trapped(s, seat) and amount > 0:
            s.give_coins(seat, amount, BY_CRYSTALS)


def victims_of(s: State, seat: i64) -> vec[i64]:
    """List the other seats that have any gold."""
    out = vec[i64]()
    for other in range(s.rules.seats):
        if other != seat and s.has_gold(other):
            out = append(out, other)
    return out


def rob(s: State, seat: i64, victim: i64) -> None:
    """Take one gold from a seat (S14)."""
    s.pay_one(victim)
    s.hidden.coins[seat] += 1
    if s.listen:
        s.say(ROBBED, seat, victim, 0, 0, 0)
        s.purse_changed(victim)
        s.purse_changed(seat)
