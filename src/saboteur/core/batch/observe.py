"""Writing an observation: what one seat, or a spectator, may know, as a row of small bytes (see `layout`).

Rows are vectors of 64-bit words, eight bytes each, so that a row is cleared and its dense parts are copied quickly.
Every field is named one by one, as in a view; what is secret is asked for by the seat that is looking.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.batch.byte_rows import BIT, MOST, bump, put, size_of
from saboteur.core.batch.categories import CATEGORY_ROOM
from saboteur.core.batch.known import hands_move, write_chests, write_goals, write_hand
from saboteur.core.batch.layout import (
    CELL_CHEST,
    CELL_GOAL,
    CELL_LARGE,
    DISCARDS,
    DRY,
    DWARFS_LEFT,
    ENDING,
    HAND,
    KIND_ROOM,
    LARGE_USED,
    LAST_AT,
    LOOKING,
    MARK_GOAL,
    MARK_GUARDED,
    MARK_LAST,
    NO_GOAL_MAPS,
    OFFERED,
    OWN_GOLD,
    PATHS_LAID,
    PILE,
    PLAYED,
    QUESTION,
    RIM,
    ROLE,
    ROUND,
    RULES,
    S_ASKED,
    S_CARDS,
    S_CHESTS,
    S_FRONT,
    S_GOLD,
    S_HAND,
    S_MOVER,
    S_READS,
    S_REFUSED,
    S_ROLE,
    S_SUSPICION,
    S_THERE,
    SEAT_CATEGORIES,
    SEAT_SIZE,
    SEATS,
    SEATS_AT,
    T_COLUMN,
    T_FREE,
    T_I_PAY,
    T_MINE,
    T_OTHERS,
    T_OUT,
    T_PAID,
    T_ROW,
    TOLL_AT,
    TOLL_SIZE,
    TURN,
    TURNED_ABOUT,
    VETO_SPENT,
)
from saboteur.core.batch.trace import (
    CATEGORY_WORDS,
    COLUMN_LEFT,
    COLUMNS,
    KIND_WORDS,
    LAST,
    ROW_TOP,
    ROWS,
    WINDOW_WORDS,
    Trace,
    column_of,
    row_of,
)
from saboteur.core.codes import Q_GOLD, Q_KEEP
from saboteur.core.flow import last_laid, to_act
from saboteur.core.maze import COVERED_CHEST, COVERED_GOAL, GOAL, GUARDED, JOIN_IN_AT, JOINED_AT, ORIENTED_AT
from saboteur.core.slots import KIND_MASK, knows_where
from saboteur.core.state import HAND_ROOM, TOLL_OUT, State

# All but the second and the last byte of a word: seat and target of one of the last actions.
OTHERS: Final = (1 << 56) - 1 - (0xFF << 8)
MAZE_WORDS: Final = WINDOW_WORDS - 1  # four cells to a word


def observe(
    s: State,
    trace: Trace,
    flags: vec[i64],
    seat: i64,
    room: i64,
    out: vec[i64],
    at: i64,
    maze: vec[i64],
    cell: i64,
) -> None:
    """Write what a seat may know, or a spectator (-1), into a row; `flags` are the bytes of the ruleset."""
    for i in range(at, at + (SEATS_AT + SEAT_SIZE * room) // 8):
        out[i] = 0
    trace.survey(s.table)
    write_table(s, out, at)
    for i in range(i64(len(flags))):
        out[at + RULES // 8 + i] = flags[i]
    for i in range(i64(KIND_WORDS)):
        out[at + PLAYED // 8 + i] = trace.played[i]
    write_goals(s, trace, seat, out, at)
    if len(s.table.chest_cells):
        write_chests(s, trace, seat, out, at)
    if len(s.table.toll):
        write_toll(s, seat, out, at)
    write_last(trace, max(seat, 0), out, at)
    write_seats(s, trace, seat, room, out, at)
    if seat >= 0:
        write_own(s, seat, out, at)
    write_maze(s, trace, out, at, maze, cell)


def write_table(s: State, out: vec[i64], at: i64) -> None:
    """Write what the table as a whole shows."""
    t, h = s.table, s.hidden
    if not t.over:
        put(out, at, QUESTION + (s.stack[len(s.stack) - 1] & 255), 1)
    put(out, at, ROUND + t.round, 1)
    put(out, at, TURN, t.turn)
    put(out, at, PILE, t.pile_size)
    put(out, at, DISCARDS, len(h.discards))
    put(out, at, DRY, t.pile_was_empty)
    put(out, at, TURNED_ABOUT, 1 if t.direction < 0 else 0)
    put(out, at, NO_GOAL_MAPS, t.no_goal_maps)
    put(out, at, LARGE_USED, t.large_used)
    put(out, at, VETO_SPENT, t.veto_spent)
    put(out, at, PATHS_LAID, t.paths_laid + 1)
    put(out, at, DWARFS_LEFT, len(h.stack))
    put(out, at, SEATS, s.rules.seats)
    if t.ending:
        put(out, at, ENDING + t.ending - 1, 1)


def write_own(s: State, seat: i64, out: vec[i64], at: i64) -> None:
    """Write what only the seat itself sees."""
    h = s.hidden
    put(out, at, ROLE + s.role(seat), 1)
    put(out, at, OWN_GOLD, s.purse(seat))
    first = seat * HAND_ROOM
    for i in range(first, first + h.hand_sizes[seat]):
        bump(out, at, HAND + (h.hands[i] & KIND_MASK))
    if s.table.over:
        return
    frame = s.stack[len(s.stack) - 1]
    if (frame >> 8) & 15 != seat:
        return
    if frame & 255 == Q_KEEP:
        for card in h.looking:
            bump(out, at, LOOKING + (card & KIND_MASK))
    elif frame & 255 == Q_GOLD:
        for card in h.draft:
            bump(out, at, OFFERED - 1 + (card & 3))


# -- tolls, history and seats ------------------------------------------------------------------------------


def write_toll(s: State, seat: i64, out: vec[i64], at: i64) -> None:
    """Write where the toll dwarves are and who agreed to pay."""
    toll = s.table.toll
    for i in range(i64(len(toll)) // 4):
        dwarf = TOLL_AT + TOLL_SIZE * i
        owner = toll[4 * i]
        if owner == 0:
            put(out, at, dwarf + T_FREE, 1)
        elif owner == TOLL_OUT:
            put(out, at, dwarf + T_OUT, 1)
        else:
            put(out, at, dwarf + (T_MINE if owner == seat + 1 else T_OTHERS), 1)
            put(out, at, dwarf + T_COLUMN, column_of(toll[4 * i + 2]))
            put(out, at, dwarf + T_ROW, row_of(toll[4 * i + 2]))
            if toll[4 * i + 3]:
                put(out, at, dwarf + (T_I_PAY if toll[4 * i + 3] == seat + 1 else T_PAID), 1)


def write_last(trace: Trace, me: i64, out: vec[i64], at: i64) -> None:
    """Write the last actions, newest first, seats counted clockwise from the observer."""
    n = trace.seats
    last = trace.last
    first = at + LAST_AT // 8
    for i in range(i64(LAST)):
        word = last[2 * i]
        if not word:
            return
        seat = ((word >> 8) & MOST) - me
        target = word >> 56
        word &= OTHERS
        word |= (seat + n if seat < 0 else seat) << 8
        if target:
            target -= 1 + me
            word |= ((target + n if target < 0 else target) + 1) << 56
        out[first + 2 * i] = word
        out[first + 2 * i + 1] = last[2 * i + 1]


def write_seats(s: State, trace: Trace, seat: i64, room: i64, out: vec[i64], at: i64) -> None:
    """Write what is known of every seat, the observer's own first, then clockwise."""
    t, h = s.table, s.hidden
    n = s.rules.seats
    asked = to_act(s)
    swapping = hands_move(s.rules)
    who: i64 = max(seat, 0)
    for number in range(min(room, n)):
        block = SEATS_AT + SEAT_SIZE * number
        put(out, at, block + S_THERE, 1)
        put(out, at, block + S_MOVER, 1 if t.mover == who else 0)
        put(out, at, block + S_ASKED, (asked >> who) & 1)
        put(out, at, block + S_HAND, h.hand_sizes[who])
        front = t.front[who]
        if front:
            for i in range(i64(5)):
                put(out, at, block + S_FRONT + i, (front >> i) & 1)
        put(out, at, block + S_GOLD, 1 if s.has_gold(who) else 0)
        put(out, at, block + S_REFUSED, (t.refused >> who) & 1)
        if trace.thinking:
            put(out, at, block + S_SUSPICION, i64(MOST * trace.suspicion(who) + 0.5))
        if len(t.shown_roles) or knows_where(h.roles[who], seat):
            put(out, at, block + S_ROLE + (h.roles[who] & KIND_MASK), 1)
        reads = trace.reads[who]
        if reads:
            for goal in range(i64(5)):
                put(out, at, block + S_READS + goal, (reads >> goal) & 1)
            put(out, at, block + S_CHESTS, size_of(reads >> 5))
        if swapping and who != seat:
            write_hand(s, seat, who, out, at, block + S_CARDS)
        first = at + (block + SEAT_CATEGORIES) // 8
        for k in range(i64(CATEGORY_WORDS)):
            out[first + k] = trace.counts[who * CATEGORY_WORDS + k]
        who = who + 1 if who + 1 < n else i64(0)


# -- the maze --------------------------------------------------------------------------------------------


def write_maze(s: State, trace: Trace, out: vec[i64], at: i64, maze: vec[i64], first: i64) -> None:
    """Write the window and how much lies beyond it; they are drawn anew only after the maze has changed."""
    m = s.table.maze
    if trace.drawn is not m or trace.drawn_at != m.changes:
        draw_window(s, trace.window)
        trace.drawn, trace.drawn_at = m, m.changes
    window = trace.window
    for i in range(i64(MAZE_WORDS)):
        maze[first + i] = window[i]
    out[at + RIM // 8] = window[MAZE_WORDS]


def draw_window(s: State, window: vec[i64]) -> None:
    """Draw the window cell by cell, two bytes each; count what lies beyond it in the last word."""
    m = s.table.maze
    for i in range(i64(WINDOW_WORDS)):
        window[i] = 0
    x = m.left - COLUMN_LEFT - 1
    y = m.top - ROW_TOP
    right = m.left - COLUMN_LEFT + m.wide - 1
    for word in m.cells:
        x += 1
        if x > right:
            x = m.left - COLUMN_LEFT
            y += 1
        if word < 256:  # empty, and no joined side points here
            continue
        what = word >> 28
        if what == 0:
            code: i64 = 0
            marks = (word >> JOIN_IN_AT) & 15
            if not marks and not word & GUARDED:
                continue
        elif what <= GOAL:
            code = (word >> ORIENTED_AT) & 255
            marks = (word >> JOINED_AT) & 15 | (MARK_GOAL if what == GOAL else 0)
        else:
            code = CELL_GOAL if what == COVERED_GOAL else CELL_CHEST if what == COVERED_CHEST else CELL_LARGE
            marks = (word >> JOIN_IN_AT) & 15
        if word & GUARDED:
            marks |= MARK_GUARDED
        if 0 <= x < COLUMNS and 0 <= y < ROWS:
            window[4 * y + (x >> 2)] |= (code | marks << 8) << ((x & 3) << 4)
        else:
            beyond(window, x, y, code)
    laid = last_laid(s)
    if laid:
        x = (laid & 255) - 128 - COLUMN_LEFT
        y = (laid >> 8) - 128 - ROW_TOP
        if 0 <= x < COLUMNS and 0 <= y < ROWS:
            window[4 * y + (x >> 2)] |= MARK_LAST * BIT[8 + ((x & 3) << 4)]


def beyond(window: vec[i64], x: i64, y: i64, code: i64) -> None:
    """Count a card or an open end that lies beyond the window."""
    side: i64 = 0 if y < 0 else 2 if y >= ROWS else 1 if x >= COLUMNS else 3
    bump(window, MAZE_WORDS, side + (0 if code else 4))


assert KIND_ROOM == 8 * KIND_WORDS
assert RIM % 8 == 0
assert SEAT_SIZE == SEAT_CATEGORIES + CATEGORY_ROOM
