"""Dense numbers for actions, by ruleset: what policies with one output for every action need.

A number says what is done, with which card, where and to whom, independent of the moment; only goals and cards that
are discarded together are named by their place, among the goals and in the seat's own sorted hand. Cells are those of
the window of observations; options beyond it take the last 64 numbers in the order in which they are listed.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.measure.byte_rows import BIT
from saboteur.core.research.module_slots import FIRST_CARD, ON_CELL, ON_NUMBER, ON_OTHER, ON_SEAT, Slots, slots_of
from saboteur.core.research.observed_maze import COLUMN_LEFT, COLUMNS, ROW_TOP, ROWS
from saboteur.core.table.cards import NUMBERED, PATH_KINDS, ROOM, TOOL_MASK
from saboteur.core.table.codes import (
    ASK,
    BREAK,
    CARD_AT,
    CELL,
    CHOOSE_CARD,
    CHOOSE_CELL,
    CHOOSE_NUMBER,
    CHOOSE_SEAT,
    DETOUR,
    DROP,
    FIX,
    GOAL_SWAP,
    GOLD,
    HAND_SWAP,
    HANDS_OFF,
    KEEP,
    LAY,
    LOOK,
    MAP,
    MOVE,
    OPEN,
    OTHER_CELL_AT,
    PASS,
    PLAY,
    ROB,
    ROCKFALL,
    SECOND_AT,
    TAKE,
    TOLL,
    VERBS,
    VETO,
    card_of,
    cell_of,
    cell_x,
    cell_y,
    number_of,
    seat_of,
    second_card_of,
    third_card_of,
    tool_of,
    turned_of,
    verb_of,
)
from saboteur.core.table.maze import blank
from saboteur.core.table.ruleset import Rules
from saboteur.core.table.slots import KIND_MASK
from saboteur.core.table.state import HAND_ROOM, State

CELLS: Final = 208
PLACES: Final = 12  # of a hand that can be named; hands never come near
PAIRS: Final = 144
TRIPLES: Final = 1728
GOALS: Final = 5
PAYMENTS: Final = 3  # free, by oneself, by another
BEYOND: Final = 64  # numbers kept for options outside the window, in the order in which they are listed
NUMBERS: Final = 128  # that a card of a module can be played with, or a question answered with
LISTED: Final = 448  # more of those kept, where a module's card is played on more things than can have numbers
MOST_PLAYS: Final = 4096


def cell_number(cell: i64) -> i64:
    """Number a cell of the window row by row, -1 outside."""
    x = cell_x(cell) - COLUMN_LEFT
    y = cell_y(cell) - ROW_TOP
    if x < 0 or y < 0 or x >= COLUMNS or y >= ROWS:
        return -1
    return y * COLUMNS + x


class Ids:
    """The numbers of one ruleset."""

    def __init__(self, rules: Rules) -> None:
        verbs = len(VERBS)
        self.first: vec[i64] = vec[i64]([-1] * verbs)  # by verb: its first number, -1 if it does not occur
        self.sizes: vec[i64] = blank(verbs)
        self.card: vec[i64] = vec[i64]([-1] * ROOM)  # by kind: its place in the ruleset's deck
        self.mend: vec[i64] = vec[i64]([-1] * NUMBERED)  # by kind: its place among the repairs
        self.slots: Slots = slots_of(rules)
        self.plays: vec[i64] = vec[i64]([-1] * ROOM)  # by kind of a module's card: its first number within its verb
        self.kinds: vec[i64] = vec[i64]()
        self.repairs: vec[i64] = vec[i64]()
        self.paths: i64 = 0
        self.seats = rules.seats
        self.payments: i64 = PAYMENTS if rules.guard is not None else 1
        self.size: i64 = 0
        for kind in range(i64(NUMBERED)):
            if kind in rules.deck:
                self.card[kind] = len(self.kinds)
                self.kinds = append(self.kinds, kind)
                if kind <= PATH_KINDS:
                    self.paths += 1
                elif 0 < TOOL_MASK[kind] < 8:
                    self.mend[kind] = len(self.repairs)
                    self.repairs = append(self.repairs, kind)
        for kind in self.slots.kinds:
            self.card[kind] = len(self.kinds)
            self.kinds = append(self.kinds, kind)
        for verb in range(1, PLAY):
            if LAY < verb < VETO and rules.by_verb[verb] is None:
                continue
            self.first[verb] = self.size
            self.sizes[verb] = self._numbers(verb, rules)
            self.size += self.sizes[verb]
        listed = self._number_modules() if self.slots.there else i64(0)
        # The commonest at hand: by kind, the first number of its lays (if nobody is paid for any), and its discard.
        self.lays: vec[i64] = vec[i64]([-1] * ROOM)
        self.passes: vec[i64] = vec[i64]([-1] * ROOM)
        for kind in self.kinds:
            self.lays[kind] = self.first[LAY] + self.card[kind] * CELLS * 2
            self.passes[kind] = self.first[PASS] + self.card[kind]
        self.beyond: i64 = self.size  # the first of the numbers for options outside the window
        self.size += BEYOND + listed

    def _number_modules(self) -> i64:
        """Number cards and answers of packages' modules; return how many more numbers are kept for those listed."""
        slots, listed = self.slots, i64(0)
        plays: i64 = 0
        for slot in range(i64(len(slots.kinds))):
            size = self._plays(slots.takes[slot])
            if slots.takes[slot] & ON_OTHER or size > MOST_PLAYS:
                listed = LISTED
            else:
                self.plays[slots.kinds[slot]] = plays
                plays += size
        for verb in range(i64(PLAY), i64(len(VERBS))):
            size = plays
            if verb != PLAY:
                size = self.seats if verb == CHOOSE_SEAT else i64(1)
                if verb == CHOOSE_CELL:
                    size = CELLS
                elif verb == CHOOSE_CARD:
                    size = len(self.kinds)
                elif verb == CHOOSE_NUMBER:
                    size = NUMBERS
            self.first[verb] = self.size
            self.sizes[verb] = size
            self.size += size
        return listed

    def _plays(self, takes: i64) -> i64:
        """Count the ways to play a card on what it takes."""
        size: i64 = self.seats if takes & ON_SEAT else i64(1)
        size *= CELLS if takes & ON_CELL else i64(1)
        return size * (NUMBERS if takes & ON_NUMBER else i64(1))

    def _numbers(self, verb: i64, rules: Rules) -> i64:
        """Count the numbers that a verb takes."""
        cards: i64 = len(self.kinds)
        if verb == LAY:
            return self.paths * CELLS * 2 * self.payments
        if verb == DETOUR:
            return CELLS * 2 * self.payments
        if verb == BREAK:
            return 3 * self.seats
        if verb == FIX:
            return len(self.repairs) * 3 * self.seats
        if verb == ROCKFALL or verb == MAP or verb == OPEN:
            return CELLS
        if verb == PASS:
            return cards + (PAIRS + TRIPLES if rules.by_verb[DROP] is not None else 0)
        if verb == DROP:
            return 5 * PAIRS
        if verb == TOLL:
            return PLACES * CELLS * 4
        if verb == ASK:
            return self.seats * CELLS
        if HANDS_OFF <= verb <= HAND_SWAP or ROB <= verb <= LOOK:
            return self.seats
        if verb == GOAL_SWAP:
            return GOALS * GOALS
        if verb == KEEP:
            return cards
        if verb == MOVE:
            return GOALS
        return 4 if verb == GOLD else 1

    def number(self, s: State, seat: i64, act: i64) -> i64:
        """Return the number of an action of a seat, -1 if it lies outside the window."""
        verb = verb_of(act)
        first = self.first[verb]
        within = self._within(s, seat, verb, act) if verb < PLAY else self._of_module(verb, act)
        return first + within if within >= 0 else i64(-1)

    def _within(self, s: State, seat: i64, verb: i64, act: i64) -> i64:
        """Number an action among those of its verb."""
        card = self.card[card_of(act)]
        target = seat_of(act)
        cell: i64 = 0
        if verb == LAY or verb == ROCKFALL or verb == MAP or verb == DETOUR or verb == OPEN or TOLL <= verb <= ASK:
            cell = cell_number(cell_of(act))
            if cell < 0:
                return -1
        if verb == LAY or verb == DETOUR:
            at = cell * 2 + turned_of(act)
            if verb == LAY:
                at += card * CELLS * 2
            payer = (act >> SECOND_AT) & 15
            return at * self.payments + (0 if not payer else 1 if payer == seat + 1 else 2)
        if verb == PASS:
            return self._passed(s, seat, act, card)
        if verb == BREAK:
            return tool_of(act) * self.seats + target
        if verb == FIX:
            return (self.mend[card_of(act)] * 3 + tool_of(act)) * self.seats + target
        if verb == ROCKFALL or verb == MAP or verb == OPEN:
            return cell
        if verb == DROP:
            pair = self._pair(s, seat, card_of(act), second_card_of(act))
            return third_card_of(act) * PAIRS + pair
        if verb == TOLL:
            place = place_in_hand(s, seat, card_of(act), 0)
            return (place * CELLS + cell) * 4 + tool_of(act)
        if verb == ASK:
            return target * CELLS + cell
        if HANDS_OFF <= verb <= HAND_SWAP or ROB <= verb <= LOOK:
            return target
        if verb == GOAL_SWAP:
            return goal_number(s, cell_of(act)) * GOALS + goal_number(s, (act >> OTHER_CELL_AT) & CELL)
        if verb == MOVE:
            return goal_number(s, cell_of(act))
        if verb == KEEP:
            return card
        return (act >> CARD_AT) & 3 if verb == GOLD else i64(0)

    def _of_module(self, verb: i64, act: i64) -> i64:
        """Number an action of a package's module, -1 if it is one of those that are listed."""
        if verb == CHOOSE_SEAT:
            return seat_of(act)
        if verb == CHOOSE_CELL:
            return cell_number(cell_of(act))
        if verb == CHOOSE_CARD:
            return self.card[card_of(act)]
        if verb == CHOOSE_NUMBER:
            return number_of(act)
        if verb != PLAY:
            return 0
        kind = card_of(act)
        within = self.plays[kind]
        slot = self.slots.number[kind] - FIRST_CARD
        if within < 0:
            return -1
        takes, place = self.slots.takes[slot], i64(0)
        if takes & ON_SEAT:
            place = seat_of(act)
        if takes & ON_CELL:
            cell = cell_number(cell_of(act))
            if cell < 0:
                return -1
            place = place * CELLS + cell
        return within + (place * NUMBERS + number_of(act) if takes & ON_NUMBER else place)

    def _passed(self, s: State, seat: i64, act: i64, card: i64) -> i64:
        """Number a pass: one card by its kind, several by their places in the hand."""
        second = second_card_of(act)
        if not second:
            return card
        one = card_of(act)
        pair = self._pair(s, seat, one, second)
        cards: i64 = len(self.kinds)
        third = third_card_of(act)
        if not third:
            return cards + pair
        used = BIT[pair // PLACES] | BIT[pair % PLACES]
        return cards + PAIRS + pair * PLACES + place_in_hand(s, seat, third, used)

    def _pair(self, s: State, seat: i64, one: i64, two: i64) -> i64:
        first = place_in_hand(s, seat, one, 0)
        return first * PLACES + place_in_hand(s, seat, two, BIT[first])


def place_in_hand(s: State, seat: i64, kind: i64, used: i64) -> i64:
    """Return the first place in a hand, other than those used, that holds a card of a kind."""
    first = seat * HAND_ROOM
    for i in range(s.hidden.hand_sizes[seat]):
        if s.hidden.hands[first + i] & KIND_MASK == kind and not (used >> i) & 1:
            return i if i < PLACES else i64(PLACES - 1)
    return 0


def goal_number(s: State, cell: i64) -> i64:
    """Return the number of the goal in a cell."""
    cells = s.table.goal_cells
    for i in range(i64(len(cells))):
        if cells[i] == cell:
            return i
    return 0


assert CELLS == COLUMNS * ROWS
assert TAKE == ROB + 1
assert LOOK == TAKE + 1
