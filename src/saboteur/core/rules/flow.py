"""The flow of a game: what happens next is a stack, and pushing on it is the only control flow.

A step that nothing can come before is called at once instead of being pushed and dropped again.
`options` lists what a seat may do, `apply` takes one of those and runs all steps up to the next question.
"""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from saboteur.core.rules.reaching import open_reached, reach, reached_cells, set_turned
from saboteur.core.rules.rounds import close_round, end_round, finish_round, start_turn
from saboteur.core.table.cards import FIT, LADDER, PATH_KINDS, SAME, open_sides
from saboteur.core.table.codes import (
    ASK,
    CARD_AT,
    CELL_AT,
    DETOUR,
    END_HANDS,
    END_PASSED,
    LAY,
    OPEN,
    PASS,
    PLAY,
    Q_ASK,
    Q_OPEN,
    Q_ROTATE,
    Q_TURN,
    Q_VETO,
    S_CLOSE,
    S_END_ROUND,
    S_END_TURN,
    S_REACH,
    S_RESOLVE,
    STRAIGHT,
    TURN_AT,
    TURNED,
    card_of,
    cell_of,
    frame_about,
    frame_kind,
    frame_question,
    frame_seat,
    is_question,
    turned_of,
    verb_of,
)
from saboteur.core.table.events import CARD_PLAYED, PATH_LAID
from saboteur.core.table.maze import (
    BESIDE_GOAL,
    GUARDED,
    JOIN_IN_AT,
    NEED,
    PATH,
    TOUCHED,
    TOUCHES_PATH,
    WHAT,
    Maze,
    spot_cell,
    spot_place,
)
from saboteur.core.table.ruleset import ALL_PASSED, HASTY_DETOUR
from saboteur.core.table.slots import kind_of
from saboteur.core.table.state import HAND_ROOM, SET_UP, TOLL_OUT, TUNNEL, State, first_effect

# -- asking ----------------------------------------------------------------------------------------------


def to_act(s: State) -> i64:
    """Return the set of seats that have to answer."""
    if s.table.over:
        return 0
    frame = s.stack[len(s.stack) - 1]
    return s.table.asked if frame_kind(frame) == Q_VETO else 1 << frame_seat(frame)


def options(s: State, seat: i64) -> vec[i64]:
    """List what a seat may do now, in a fixed order; nothing if it is not asked."""
    if not (to_act(s) >> seat) & 1:
        return vec[i64]()
    return answers(s, s.stack[len(s.stack) - 1], seat)


def answers(s: State, frame: i64, seat: i64) -> vec[i64]:
    """List what a seat that is asked may do about the frame on top."""
    out = vec[i64](capacity=48)
    kind = frame_kind(frame)
    if kind == Q_TURN:
        return turn_options(s, seat, out)
    if kind == Q_OPEN:
        for cell in reached_cells(s):
            out = append(out, OPEN | cell << CELL_AT)
        return out
    if kind == Q_ROTATE:
        return append(append(out, STRAIGHT), TURNED)
    owner = s.rules.by_frame[kind] if kind != Q_ASK else s.rules.askers[frame_question(frame)]
    assert owner is not None
    return owner.options(s, frame, seat, out)


def turn_options(s: State, seat: i64, out: vec[i64]) -> vec[i64]:
    """List what can be done in a turn (B6)."""
    hands = s.hidden.hands
    maze = s.table.maze
    owners = s.rules.by_card
    first = seat * HAND_ROOM
    blocked = s.blocked(seat)
    last: i64 = 0
    for i in range(first, first + s.hidden.hand_sizes[seat]):
        kind = kind_of(hands[i])
        if kind == last:
            continue
        last = kind
        if kind <= PATH_KINDS:
            if not blocked:
                out = card_lays(s, maze, seat, kind, LAY | kind << CARD_AT, False, out)
        else:
            owner = owners[kind]
            if owner is not None:
                out = owner.card_options(s, seat, kind, out)
    for module in s.rules.turn_hooks:
        out = module.turn_options(s, seat, out)
    return out


def lays(s: State, seat: i64, free: bool, out: vec[i64]) -> vec[i64]:
    """List the path cards of a hand that can be laid; only without paying if `free` (R-28)."""
    if s.blocked(seat):
        return out
    first = seat * HAND_ROOM
    last: i64 = 0
    for i in range(first, first + s.hidden.hand_sizes[seat]):
        kind = kind_of(s.hidden.hands[i])
        if kind != last and kind <= PATH_KINDS:
            out = card_lays(s, s.table.maze, seat, kind, LAY | kind << CARD_AT, free, out)
        last = kind
    return out


def card_lays(s: State, maze: Maze, seat: i64, kind: i64, act: i64, free: bool, out: vec[i64]) -> vec[i64]:
    """List the cells and rotations in which a path card can be laid (B7, S5)."""
    if LADDER[kind] or not s.rules.must_connect:
        return loose_lays(s, maze, seat, kind, act, free, out)
    cells = maze.cells
    spots = maze.open_cells
    oriented = 2 * kind
    while True:
        fit = FIT[oriented]
        lacks = fit ^ NEED
        meets = open_sides(oriented) << JOIN_IN_AT
        for spot in spots:
            word = cells[spot_place(spot)]
            if not word & lacks and word & meets:
                if word & GUARDED:
                    assert s.rules.guard is not None
                    out = s.rules.guard.guard_options(
                        s, seat, spot_cell(spot), act | spot_cell(spot) << CELL_AT, free, out
                    )
                else:
                    out = append(out, act | spot_cell(spot) << CELL_AT)
        if oriented & 1 or SAME[oriented]:
            return out
        oriented += 1
        act |= 1 << TURN_AT


def loose_lays(s: State, maze: Maze, seat: i64, kind: i64, act: i64, free: bool, out: vec[i64]) -> vec[i64]:
    """List the lays of a card that needs no connection: a ladder (S5, R-29), or any without `must_connect`."""
    cells = maze.cells
    ladder = LADDER[kind] != 0
    need_flags: i64 = TOUCHES_PATH if ladder else TOUCHED
    bad_flags: i64 = WHAT | (BESIDE_GOAL if ladder else 0)
    oriented = 2 * kind
    while True:
        fit = FIT[oriented]
        lacks = fit ^ NEED
        at: i64 = -1
        for word in cells:
            at += 1
            if word & need_flags and not word & (lacks | bad_flags):
                cell = maze.cell_at(at)
                if word & GUARDED:
                    assert s.rules.guard is not None
                    out = s.rules.guard.guard_options(s, seat, cell, act | cell << CELL_AT, free, out)
                else:
                    out = append(out, act | cell << CELL_AT)
        if oriented & 1 or SAME[oriented]:
            return out
        oriented += 1
        act |= 1 << TURN_AT


def last_laid(s: State) -> i64:
    """Return the cell of the path card laid last that still lies in the maze, 0 if there is none."""
    laid = s.table.laid
    for i in range(i64(len(laid)) - 1, i64(-1), -1):
        if not laid[i] & (SET_UP | TUNNEL):
            return laid[i]
    return 0


def lifted_maze(s: State, cell: i64) -> Maze:
    """Copy the maze without the card of a cell; a toll dwarf standing on it no longer guards anything (R-14)."""
    maze = s.table.maze.copy()
    maze.lift(cell)
    for d in range(i64(0), i64(len(s.table.toll)), 4):
        if leaves_with(s, d, cell):
            maze.guard(s.table.toll[d + 2], False)
    return maze


def leaves_with(s: State, d: i64, cell: i64) -> bool:
    """Return whether a dwarf of `Table.toll` is out once a detour lifts the card of a cell (R-14)."""
    toll = s.table.toll
    return s.rules.revision > HASTY_DETOUR and 0 < toll[d] < TOLL_OUT and toll[d + 1] == cell


# -- answering -------------------------------------------------------------------------------------------


def apply(s: State, seat: i64, act: i64) -> None:
    """Take an answer that `options` listed, and run up to the next question."""
    s.stack, frame = pop(s.stack)
    kind = frame_kind(frame)
    if kind == Q_TURN:
        take_turn(s, frame, seat, act)
    elif kind == Q_OPEN:
        open_reached(s, seat, cell_of(act))
    elif kind == Q_ROTATE:
        set_turned(s, seat, frame_about(frame), i64(1) if act == TURNED else i64(0))
    else:
        owner = s.rules.by_frame[kind] if kind != Q_ASK else s.rules.askers[frame_question(frame)]
        assert owner is not None
        owner.answer(s, frame, seat, act)
    run(s)


def run(s: State) -> None:
    """Run steps until something has to be asked or the game is over."""
    while True:
        frame = s.stack[len(s.stack) - 1]
        kind = frame_kind(frame)
        if is_question(kind):
            return
        s.stack, frame = pop(s.stack)
        seat = frame_seat(frame)
        if kind == S_END_TURN:
            end_turn(s, seat, frame)
        elif kind == S_RESOLVE:
            resolve(s, seat, frame_about(frame))
        elif kind == S_REACH:
            reach(s, seat)
        elif kind == S_END_ROUND:
            finish_round(s)
        elif kind == S_CLOSE:
            close_round(s)
            if s.table.over:
                return
        else:
            owner = s.rules.by_frame[kind]
            assert owner is not None
            owner.step(s, frame)


def take_turn(s: State, frame: i64, seat: i64, act: i64) -> None:
    """Do what a seat chose for its turn."""
    t = s.table
    verb = verb_of(act)
    if verb == ASK:  # the turn goes on afterwards
        s.stack = append(s.stack, frame)
    else:
        t.last_turn = seat
        if verb != PASS:
            t.passed = 0
    if PASS <= verb <= ASK:  # no card is played
        owner = s.rules.by_verb[verb]
        assert owner is not None
        owner.act(s, seat, act)
        return
    t.draws = 1
    s.stack = append(s.stack, S_END_TURN | seat << 8)
    play_card(s, seat, act)


def play_card(s: State, seat: i64, act: i64) -> None:
    """Play a card with its cell, rotation and targets, seen by all before anyone answers (R-12)."""
    verb = verb_of(act)
    guard = s.rules.guard
    if guard is not None and (verb == LAY or verb == DETOUR) and s.table.maze.word(cell_of(act)) & GUARDED:
        guard.guard_pay(s, seat, act)
    s.lose(seat, card_of(act))
    if s.listen:
        s.say(CARD_PLAYED, seat, act, 0, 0, 0)
    veto = s.rules.veto
    if veto is None:
        resolve(s, seat, act)
    else:
        s.push(S_RESOLVE, seat, act)
        veto.ask_veto(s, seat, act)


def resolve(s: State, seat: i64, act: i64) -> None:
    """Let a played card take effect."""
    t = s.table
    t.last_card = seat
    if verb_of(act) == LAY:
        kind = card_of(act)
        lay(s, seat, cell_of(act), 2 * kind + turned_of(act))
        return
    owner = s.rules.by_verb[verb_of(act)] if verb_of(act) != PLAY else s.rules.by_card[card_of(act)]
    assert owner is not None
    owner.play(s, seat, act)


def lay(s: State, seat: i64, cell: i64, oriented: i64) -> None:
    """Set a path card down and look for what it reaches (B13)."""
    t = s.table
    t.maze.put(cell, PATH, oriented)
    t.laid = append(t.laid, cell)
    t.last_path = seat
    t.turned_goal = 0
    if t.paths_laid >= 0:
        t.paths_laid += 1
        t.draws += 1
    if s.listen:
        s.say(PATH_LAID, seat, cell, oriented, 0, 0)
    reach(s, seat)


# -- turns -----------------------------------------------------------------------------------------------


def end_turn(s: State, seat: i64, frame: i64) -> None:
    """Make the draws that are due: effects in the order they arose, plain draws last (R-16)."""
    t = s.table
    if t.effects:
        effect = first_effect(t.effects)
        t.effects >>= 4
        s.stack = append(s.stack, frame)
        chests = s.rules.chests
        assert chests is not None
        chests.end_effect(s, seat, effect)
        return
    while t.draws > 0 and s.draw(seat):
        t.draws -= 1
    if t.other_draws:
        s.draw(t.other_draws - 1)
    if frame_about(frame):
        s.discard_open(frame_about(frame))
    next_turn(s)


def next_turn(s: State) -> None:
    """Find whose turn is next; seats with an empty hand are skipped (B6)."""
    t = s.table
    n = s.rules.seats
    sizes = s.hidden.hand_sizes
    if s.rules.round_end == ALL_PASSED and t.pile_size == 0 and everybody_passed(s):
        end_round(s, END_PASSED)
        return
    seat = t.mover
    for _tried in range(n):  # not `_`: the compiler would make a Python integer of it
        seat = (seat + t.direction + n) % n
        if sizes[seat]:
            start_turn(s, seat)
            return
    end_round(s, END_HANDS)


def everybody_passed(s: State) -> bool:
    """Return whether every seat with cards has passed in a row since the pile ran out (R-03)."""
    for seat in range(s.rules.seats):
        if s.hidden.hand_sizes[seat] and not (s.table.passed >> seat) & 1:
            return False
    return s.table.passed != 0
