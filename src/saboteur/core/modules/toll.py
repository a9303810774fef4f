"""Toll: two dwarfs who sit at open ends and want to be paid (M1, R-19)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.rules.flow import last_laid, leaves_with, lifted_maze
from saboteur.core.rules.rounds import starting_coins
from saboteur.core.table.cards import COMPONENTS, FIT, KIND, LADDER, PATH_KINDS, open_sides
from saboteur.core.table.codes import (
    ASK,
    CARD_AT,
    CELL_AT,
    DETOUR,
    PAY,
    Q_PAY,
    Q_TURN,
    REFUSE,
    S_END_TURN,
    SEAT_AT,
    SECOND_AT,
    TOLL,
    TOOL_AT,
    card_of,
    cell_of,
    frame_about,
    frame_kind,
    neighbour,
    payer_of,
    seat_of,
    tool_of,
    verb_of,
)
from saboteur.core.table.events import TOLL_ANSWERED, TOLL_ASKED, TOLL_GONE, TOLL_PAID, TOLL_PLACED
from saboteur.core.table.maze import (
    BESIDE_GOAL,
    GOAL,
    GUARDED,
    NEED,
    START,
    TOUCHED,
    TOUCHES_PATH,
    WHAT,
    WHAT_AT,
    Maze,
    blank,
    met_sides,
    oriented_of,
)
from saboteur.core.table.ruleset import Module, Rules
from saboteur.core.table.slots import kind_of
from saboteur.core.table.spec import ModuleSpec
from saboteur.core.table.state import HAND_ROOM, TOLL_OUT, State

DWARFS: i64 = COMPONENTS["toll"]["dwarves"]


class Toll(Module):
    """Nobody may lay onto a guarded cell without paying its dwarf's owner."""

    spec: ClassVar[ModuleSpec] = ModuleSpec("toll", "mini", "two dwarfs who want to be paid for passage", order=100)

    def claim(self, rules: Rules) -> None:
        """Watch over cells."""
        rules.claim_verb(TOLL, self)
        rules.claim_verb(ASK, self)
        rules.claim_question(Q_PAY, self)
        rules.turn_hooks.append(self)
        rules.guard = self

    def begin(self, s: State) -> None:
        """Every seat starts with a coin."""
        starting_coins(s, COMPONENTS["toll"]["coins_each"])

    def deal(self, s: State) -> None:
        """Both dwarfs are free."""
        s.table.toll = blank(4 * DWARFS)

    # -- placing and asking ------------------------------------------------------------------------------

    def turn_options(self, s: State, seat: i64, out: vec[i64]) -> vec[i64]:
        """Set a free dwarf on an open end, or ask somebody to pay."""
        if free_dwarf(s) >= 0:
            out = place_options(s, seat, out)
        return ask_options(s, seat, out)

    def act(self, s: State, seat: i64, act: i64) -> None:
        """Place a dwarf, or ask."""
        cell = cell_of(act)
        if verb_of(act) == ASK:
            target = seat_of(act)
            s.push(Q_PAY, target, cell)
            if s.listen:
                s.say(TOLL_ASKED, seat, target, cell, 0, 0)
            return
        kind = card_of(act)
        guarded = neighbour(cell, tool_of(act))
        s.discard_hidden(seat, kind)
        toll = s.table.toll
        d = 4 * free_dwarf(s)
        toll[d] = seat + 1
        toll[d + 1] = cell
        toll[d + 2] = guarded
        toll[d + 3] = 0
        s.table.maze.guard(guarded, True)
        if s.listen:
            s.say(TOLL_PLACED, seat, cell, guarded, kind, i64(1) << seat)
        s.push(S_END_TURN, seat, 0)

    def options(self, s: State, frame: i64, seat: i64, out: vec[i64]) -> vec[i64]:
        """Pay or refuse; without a frame: whom the seat may ask during its turn."""
        if frame == 0:
            return ask_options(s, seat, out)
        return append(append(out, PAY), REFUSE)

    def answer(self, s: State, frame: i64, seat: i64, act: i64) -> None:
        """An agreement binds; whoever refuses is not asked again in this turn."""
        cell = frame_about(frame)
        if act == PAY:
            s.table.toll[guard_at(s, cell) + 3] = seat + 1
        else:
            s.table.refused |= i64(1) << seat
        if s.listen:
            s.say(TOLL_ANSWERED, seat, 1 if act == PAY else 0, cell, 0, 0)

    # -- laying on a guarded cell ------------------------------------------------------------------------

    def guard_options(self, s: State, seat: i64, cell: i64, act: i64, free: bool, out: vec[i64]) -> vec[i64]:
        """The owner lays without paying; others pay themselves or let the one pay who agreed to."""
        d = guard_at(s, cell)
        toll = s.table.toll
        if toll[d] == seat + 1:
            return append(out, act)
        if free:
            return out
        if s.has_gold(seat):
            out = append(out, act | (seat + 1) << SECOND_AT)
        if toll[d + 3]:
            out = append(out, act | toll[d + 3] << SECOND_AT)
        return out

    def guard_pay(self, s: State, seat: i64, act: i64) -> None:
        """Pay; the dwarf is out for the round, even if the card is vetoed."""
        cell = cell_of(act)
        d = guard_at(s, cell)
        if verb_of(act) == DETOUR and leaves_with(s, d, last_laid(s)):
            return  # it goes when the detour takes effect
        owner = s.table.toll[d] - 1
        payer = payer_of(act)
        if payer >= 0 and payer != owner:
            s.pay_one(payer)
            s.hidden.coins[owner] += 1
            if s.listen:
                s.say(TOLL_PAID, payer, owner, cell, 0, 0)
                s.purse_changed(payer)
                s.purse_changed(owner)
        send_off(s, d)

    def left_maze(self, s: State, cell: i64) -> None:
        """A dwarf whose card leaves or moves is out for the round."""
        for i in range(DWARFS):
            toll = s.table.toll
            if toll[4 * i] and toll[4 * i] != TOLL_OUT and toll[4 * i + 1] == cell:
                send_off(s, 4 * i)


def free_dwarf(s: State) -> i64:
    """Return the number of a dwarf that nobody has placed in this round, -1 if there is none."""
    for i in range(DWARFS):
        if s.table.toll[4 * i] == 0:
            return i
    return -1


def guard_at(s: State, cell: i64) -> i64:
    """Return the place in Table.toll of the dwarf that guards a cell."""
    toll = s.table.toll
    d: i64 = 0
    while toll[d] == 0 or toll[d] == TOLL_OUT or toll[d + 2] != cell:
        d += 4
    return d


def send_off(s: State, d: i64) -> None:
    """A dwarf is out for the round."""
    t = s.table
    guarded = t.toll[d + 2]
    t.toll[d] = TOLL_OUT
    t.maze.guard(guarded, False)
    if s.listen:
        s.say(TOLL_GONE, guarded, 0, 0, 0, 0)


def place_options(s: State, seat: i64, out: vec[i64]) -> vec[i64]:
    """List every open end that points at an empty, unguarded cell, with every card to discard."""
    maze = s.table.maze
    cells = maze.cells
    first = seat * HAND_ROOM
    hands = s.hidden.hands
    for at in range(i64(len(cells))):
        word = cells[at]
        what = (word & WHAT) >> WHAT_AT
        if what < START or what > GOAL:
            continue
        sides = open_sides(oriented_of(word))
        for side in range(i64(4)):
            if not (sides >> side) & 1 or cells[at + maze.step(side)] & (WHAT | GUARDED):
                continue
            act = TOLL | maze.cell_at(at) << CELL_AT | side << TOOL_AT
            last: i64 = 0
            for i in range(first, first + s.hidden.hand_sizes[seat]):
                kind = kind_of(hands[i])
                if kind != last:
                    out = append(out, act | kind << CARD_AT)
                last = kind
    return out


def ask_options(s: State, seat: i64, out: vec[i64]) -> vec[i64]:
    """List whom a seat may ask to pay, for a guarded cell on which it could lay something."""
    toll = s.table.toll
    for i in range(DWARFS):
        d = 4 * i
        owner = toll[d] - 1
        if owner < 0 or owner == seat or toll[d] == TOLL_OUT or toll[d + 3] or not could_lay(s, seat, toll[d + 2]):
            continue
        for other in range(s.rules.seats):
            if other == seat or (s.table.refused >> other) & 1 or promised(s, other):
                continue
            if other == owner or s.has_gold(other):
                out = append(out, ASK | other << SEAT_AT | toll[d + 2] << CELL_AT)
    return out


def promised(s: State, seat: i64) -> bool:
    """Return whether a seat has agreed to pay and has not yet paid."""
    toll = s.table.toll
    return any(toll[4 * i] != TOLL_OUT and toll[4 * i + 3] == seat + 1 for i in range(DWARFS))


def could_lay(s: State, seat: i64, cell: i64) -> bool:
    """Return whether a seat holds something that could go to a guarded cell if it were paid for."""
    last = last_laid(s)
    if last and last != cell and frame_kind(s.stack[len(s.stack) - 1]) == Q_TURN and s.holds(seat, KIND["detour"]):
        kind = s.table.maze.oriented(last) >> 1
        if not leaves_with(s, guard_at(s, cell), last) and goes(s, lifted_maze(s, last), kind, cell):
            return True
    if s.blocked(seat):
        return False
    first = seat * HAND_ROOM
    for i in range(first, first + s.hidden.hand_sizes[seat]):
        kind = kind_of(s.hidden.hands[i])
        if kind > PATH_KINDS:
            break
        if goes(s, s.table.maze, kind, cell):
            return True
    return False


def goes(s: State, maze: Maze, kind: i64, cell: i64) -> bool:
    """Return whether a path card could lie in a cell in one of its rotations (B7, S5)."""
    word = maze.word(cell)
    need = word & NEED
    for oriented in range(2 * kind, 2 * kind + 2):
        if FIT[oriented] & need != need:
            continue
        if LADDER[kind]:
            if word & TOUCHES_PATH and not word & BESIDE_GOAL:
                return True
        elif met_sides(word) & FIT[oriented] or (not s.rules.must_connect and word & TOUCHED):
            return True
    return False
