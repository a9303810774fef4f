"""Writing an observation: what one seat, or a spectator, may know, as a row of small bytes (`observation_layout`).

Rows are vectors of 64-bit words, eight bytes each, so that a row is cleared and its dense parts are copied quickly.
Every field is named one by one, as in a view; what is secret is asked for by the seat that is looking.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.measure.action_categories import CATEGORY_ROOM
from saboteur.core.measure.byte_rows import BIT, MOST, bump, put, size_of
from saboteur.core.research.known_cards import hands_move, write_chests, write_goals, write_hand
from saboteur.core.research.module_slots import block_words, write_block
from saboteur.core.research.observation_layout import (
    DISCARDS,
    DRY,
    DWARFS_LEFT,
    ENDING,
    HAND,
    KIND_ROOM,
    LARGE_USED,
    LAST_AT,
    LOOKING,
    NO_GOAL_MAPS,
    OFFERED,
    OWN_GOLD,
    PATHS_LAID,
    PILE,
    PLAYED,
    QUESTION,
    QUESTION_OF_MODULE,
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
from saboteur.core.research.observed_maze import MAZE_WORDS, column_of, row_of
from saboteur.core.research.public_trace import CATEGORY_WORDS, KIND_WORDS, LAST, Trace
from saboteur.core.rules.flow import to_act
from saboteur.core.table.cards import NUMBERED
from saboteur.core.table.codes import Q_ASK, Q_GOLD, Q_KEEP, frame_kind, frame_seat
from saboteur.core.table.slots import KIND_MASK, knows_where
from saboteur.core.table.state import HAND_ROOM, TOLL_OUT, State

# All but the second and the last byte of a word: seat and target of one of the last actions.
OTHERS: Final = (1 << 56) - 1 - (0xFF << 8)
# By a set of four: a byte for each member.
BYTES: Final[vec[i64]] = vec[i64]([sum((some >> i & 1) << 8 * i for i in range(4)) for some in range(16)])


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
    """Write what a seat may know, or a spectator (-1), and the window of the maze; `flags` are the ruleset's.

    What the row tells of packages' modules is its last part, behind what may stand there of talk.
    """
    write_row(s, trace, flags, seat, room, out, at)
    if trace.slots.there:
        write_block(s, trace.slots, trace.played, seat, room, out, i64(len(out)) - block_words(room))
    copy_window(trace, maze, cell)


def write_row(s: State, trace: Trace, flags: vec[i64], seat: i64, room: i64, out: vec[i64], at: i64) -> None:
    """Write what a seat may know, all but the window of the maze, which is drawn for `copy_window`."""
    for i in range(at, at + PLAYED // 8):
        out[i] = 0
    for i in range(at + LOOKING // 8, at + RIM // 8):
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
    trace.window.show(s)
    out[at + RIM // 8] = trace.window.rim


def write_table(s: State, out: vec[i64], at: i64) -> None:
    """Write what the table as a whole shows."""
    t, h = s.table, s.hidden
    if not t.over:
        question = frame_kind(s.stack[len(s.stack) - 1])
        put(out, at, QUESTION + (question if question != Q_ASK else i64(QUESTION_OF_MODULE)), 1)
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
        kind = h.hands[i] & KIND_MASK
        if kind < NUMBERED:  # others have slots
            bump(out, at, HAND + kind)
    if s.table.over:
        return
    frame = s.stack[len(s.stack) - 1]
    if frame_seat(frame) != seat:
        return
    if frame_kind(frame) == Q_KEEP:
        for card in h.looking:
            if card & KIND_MASK < NUMBERED:
                bump(out, at, LOOKING + (card & KIND_MASK))
    elif frame_kind(frame) == Q_GOLD:
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
    i = trace.newest
    for _action in range(i64(LAST)):
        word = last[i]
        if not word:
            break
        seat = ((word >> 8) & MOST) - me
        target = word >> 56
        word &= OTHERS
        word |= (seat + n if seat < 0 else seat) << 8
        if target:
            target -= 1 + me
            word |= ((target + n if target < 0 else target) + 1) << 56
        out[first] = word
        out[first + 1] = last[i + 1]
        first += 2
        i = i + 2 if i < 2 * LAST - 2 else i64(0)
    for rest in range(first, at + SEATS_AT // 8):
        out[rest] = 0


def write_seats(s: State, trace: Trace, seat: i64, room: i64, out: vec[i64], at: i64) -> None:
    """Write what is known of every seat, the observer's own first, then clockwise."""
    t, h = s.table, s.hidden
    n = s.rules.seats
    asked = to_act(s)
    swapping = hands_move(s.rules)
    fronts, sizes, roles, counts = t.front, h.hand_sizes, h.roles, trace.counts
    who: i64 = max(seat, 0)
    first = at + SEATS_AT // 8
    for number in range(min(room, n)):
        block = SEATS_AT + SEAT_SIZE * number
        front = fronts[who]
        word = BIT[8 * S_THERE] | ((asked >> who) & 1) << 8 * S_ASKED | sizes[who] << 8 * S_HAND
        if t.mover == who:
            word |= BIT[8 * S_MOVER]
        out[first] = word | (BYTES[front & 15] << 8 * S_FRONT)
        word = (front >> 4) & 1 | ((t.refused >> who) & 1) << 8 * (S_REFUSED - 8)
        if s.has_gold(who):
            word |= BIT[8 * (S_GOLD - 8)]
        if trace.thinking:
            word |= i64(MOST * trace.suspicion(who) + 0.5) << 8 * (S_SUSPICION - 8)
        out[first + 1] = word
        out[first + 2] = 0
        out[first + 3] = 0
        if knows_where(roles[who], seat) or len(t.shown_roles):
            put(out, at, block + S_ROLE + (roles[who] & KIND_MASK), 1)
        reads = trace.reads[who]
        if reads:
            for goal in range(i64(5)):
                put(out, at, block + S_READS + goal, (reads >> goal) & 1)
            put(out, at, block + S_CHESTS, size_of(reads >> 5))
        if swapping and who != seat:
            write_hand(s, trace, seat, who, out, at, block + S_CARDS)
        first += SEAT_CATEGORIES // 8
        for k in range(who * CATEGORY_WORDS, (who + 1) * CATEGORY_WORDS):
            out[first] = counts[k]
            first += 1
        who = who + 1 if who + 1 < n else i64(0)
    for i in range(first, at + (SEATS_AT + SEAT_SIZE * room) // 8):  # room for more seats than there are
        out[i] = 0


def copy_window(trace: Trace, maze: vec[i64], first: i64) -> None:
    """Copy the window of the maze, four cells to a word."""
    words = trace.window.words
    for i in range(i64(MAZE_WORDS)):
        maze[first + i] = words[i]


assert KIND_ROOM == 8 * KIND_WORDS
assert RIM % 8 == 0
assert SEAT_SIZE == SEAT_CATEGORIES + CATEGORY_ROOM
assert CATEGORY_ROOM == 8 * CATEGORY_WORDS
assert S_FRONT + 4 == 8
