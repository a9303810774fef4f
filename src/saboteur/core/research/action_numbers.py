"""Dense numbers for actions, by ruleset: what policies with one output for every action need.

A number says what is done, with which card, where and to whom, independent of the moment; only goals and cards that
are discarded together are named by their place, among the goals and in the seat's own sorted hand. Cells are those of
the window of observations; options beyond it take the last 64 numbers in the order in which they are listed.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.measure.byte_rows import BIT
from saboteur.core.research.observed_maze import COLUMN_LEFT, COLUMNS, ROW_TOP, ROWS
from saboteur.core.table.cards import NUMBERED, PATH_KINDS, TOOL_MASK
from saboteur.core.table.codes import (
    ASK,
    BREAK,
    CARD_AT,
    CELL,
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
    VETO,
    card_of,
    cell_of,
    cell_x,
    cell_y,
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
        self.first: vec[i64] = vec[i64]([-1] * PLAY)  # by verb: its first number, -1 if it does not occur
        self.sizes: vec[i64] = blank(PLAY)
        self.card: vec[i64] = vec[i64]([-1] * NUMBERED)  # by kind: its place in the ruleset's deck
        self.mend: vec[i64] = vec[i64]([-1] * NUMBERED)  # by kind: its place among the repairs
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
        for verb in range(1, PLAY):
            if LAY < verb < VETO and rules.by_verb[verb] is None:
                continue
            self.first[verb] = self.size
            self.sizes[verb] = self._numbers(verb, rules)
            self.size += self.sizes[verb]
        # The commonest at hand: by kind, the first number of its lays (if nobody is paid for any), and its discard.
        self.lays: vec[i64] = vec[i64]([-1] * NUMBERED)
        self.passes: vec[i64] = vec[i64]([-1] * NUMBERED)
        for kind in self.kinds:
            self.lays[kind] = self.first[LAY] + self.card[kind] * CELLS * 2
            self.passes[kind] = self.first[PASS] + self.card[kind]
        self.beyond: i64 = self.size  # the first of the numbers for options outside the window
        self.size += BEYOND

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
        within = self._within(s, seat, verb, act)
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
