"""A state as a seat may know it, and what only a critic may see, as bytes (see `network_layout`).

`encode` reads nothing of a state that the seat was not told: its own hand and dwarf, what it was shown, and what lies
face up. So it gives the same bytes for the real state and for any world that the seat cannot tell from it.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from saboteur.core.measure.maze_cells import treasure_of
from saboteur.core.research.network_layout import (
    BLOCK,
    BLOCKS,
    C_BLOCK,
    C_FAR,
    C_TREASURE,
    COLUMNS,
    CRITIC,
    DOUBT,
    DWARFS,
    ENDS,
    FAR,
    G_DOWN,
    G_DREAD,
    G_FAR,
    G_HOPE,
    G_OTHER,
    G_READERS,
    G_ROW,
    G_THERE,
    G_TREASURE,
    GOAL_ROOM,
    GOAL_SIZE,
    GOALS,
    HAND,
    LEFT,
    MAZE,
    OWN,
    PILE,
    ROLE,
    ROWS,
    S_ACTIONS,
    S_FRONT,
    S_HAND,
    S_HARMS,
    S_HELPS,
    S_KNOWN,
    S_LEANS,
    S_MOVER,
    S_READS,
    S_THERE,
    S_TURNS,
    SEAT_ROOM,
    SEATS,
    SEEN,
    STATE,
    TOP,
    TURN,
)
from saboteur.core.research.round_counts import ACTION_KINDS, Chronicle, whole
from saboteur.core.search.policy_weights import (
    FIRST_BREAK,
    FIRST_FIX,
    LAST_BREAK,
    LAST_FIX,
    MAP_CARD,
    PATH_CLASS,
    ROCKFALL_CARD,
)
from saboteur.core.search.rollout_players import Player
from saboteur.core.table.cards import FIT, GOAL_KIND, PATH_KINDS, TREASURE
from saboteur.core.table.maze import COVERED_CHEST, COVERED_GOAL, JOINED_AT, ORIENTED_AT, WHAT_AT, oriented_of
from saboteur.core.table.slots import KIND_MASK, knows_what, knows_where
from saboteur.core.table.state import HAND_ROOM

NO_STATE: Final = bytes(STATE)
NO_CRITIC: Final = bytes(CRITIC)
_JOINED: Final = 16
_DEAD: Final = 32
_COVERED: Final = 64
_LIES: Final = 128


def put(out: BytesWriter, at: i64, value: i64) -> None:
    """Write a signed byte, held within its range."""
    value = max(i64(-127), min(value, i64(127)))
    out[at] = u8(value & 255)


def count(out: BytesWriter, at: i64) -> None:
    """Add one to a byte; `+=` would go by way of Python's own integers."""
    out[at] = out[at] + 1


def encode(p: Player, seat: i64, told: Chronicle, out: BytesWriter) -> None:
    """Write the state as the seat that `p` looks through sees it.

    The price is the number of that on being seen through, -1 if the seat was told none.
    """
    base: i64 = len(out)
    out.write(NO_STATE)
    _table(p, seat, out, base)
    _cards(p, seat, out, base)
    _goals(p, seat, told, out, base + GOALS)
    n = p.s.rules.seats
    for step in range(n):
        _seat(p, seat, (seat + step) % n, told, out, base + BLOCKS + step * BLOCK)
    _maze(p, out, base + MAZE)


def _table(p: Player, seat: i64, out: BytesWriter, base: i64) -> None:
    s = p.s
    t = s.table
    put(out, base + SEATS, s.rules.seats)
    put(out, base + PILE, t.pile_size)
    put(out, base + HAND, s.hidden.hand_sizes[seat])
    put(out, base + TURN, t.turn)
    put(out, base + FAR, whole(8.0 * p.far))
    put(out, base + DOUBT, whole(100.0 * p.doubt))
    put(out, base + ENDS, len(t.maze.open_cells))
    out[base + ROLE + p.role] = 1
    for role in s.rules.dwarfs:
        count(out, base + DWARFS + role)


def _cards(p: Player, seat: i64, out: BytesWriter, base: i64) -> None:
    s = p.s
    h = s.hidden
    hands = h.hands
    first = seat * HAND_ROOM
    for i in range(first, first + h.hand_sizes[seat]):
        count(out, base + OWN + (hands[i] & KIND_MASK))
        count(out, base + SEEN + (hands[i] & KIND_MASK))
    for card in h.discards:
        if knows_what(card, seat):
            count(out, base + SEEN + (card & KIND_MASK))
    for word in s.table.maze.cells:
        kind = (word >> (ORIENTED_AT + 1)) & 127
        if 0 < kind <= PATH_KINDS and word >> WHAT_AT == 2:
            count(out, base + SEEN + kind)


def _goals(p: Player, seat: i64, told: Chronicle, out: BytesWriter, at: i64) -> None:
    t = p.s.table
    for goal in range(p.goals):
        out[at + G_THERE] = 1
        put(out, at + G_ROW, (t.goal_cells[goal] >> 8) - 128)
        if t.goal_faces[goal] < 0:
            out[at + G_DOWN] = 1
            put(out, at + G_HOPE, whole(100.0 * p.hope[goal]))
            put(out, at + G_DREAD, whole(100.0 * p.dread[goal]))
            put(out, at + G_FAR, whole(8.0 * p.distances.far(p.s, goal)))
            card = p.s.hidden.goals[goal]
            if knows_what(card, seat) and knows_where(card, seat):
                out[at + (G_TREASURE if GOAL_KIND[card & KIND_MASK] == TREASURE else G_OTHER)] = 1
        readers: i64 = 0
        for other in range(p.s.rules.seats):
            readers += (told.reads[other] >> goal) & 1
        put(out, at + G_READERS, readers)
        at += GOAL_SIZE


def _seat(p: Player, seat: i64, other: i64, told: Chronicle, out: BytesWriter, at: i64) -> None:
    s = p.s
    t = s.table
    n = s.rules.seats
    out[at + S_THERE] = 1
    put(out, at + S_TURNS, ((other - t.mover) * t.direction + n) % n)
    out[at + S_MOVER] = 1 if other == t.mover else 0
    put(out, at + S_HAND, s.hidden.hand_sizes[other])
    if t.front[other]:
        for front in range(i64(5)):
            out[at + S_FRONT + front] = u8((t.front[other] >> front) & 1)
    card = s.hidden.roles[other]
    if knows_what(card, seat) and knows_where(card, seat):
        out[at + S_KNOWN + (card & KIND_MASK)] = 1
    reads, leans = told.reads[other], told.leans
    for goal in range(p.goals):
        if (reads >> goal) & 1:
            out[at + S_READS + goal] = 1
        lean = leans[other * GOAL_ROOM + goal]
        if lean:
            put(out, at + S_LEANS + goal, lean)
    counts = told.action_counts
    first = other * ACTION_KINDS
    for number in range(i64(ACTION_KINDS)):
        count = counts[first + number]
        if count:
            put(out, at + S_ACTIONS + number, count)
    harms, helps = told.harms, told.helps
    first = other * SEAT_ROOM
    target = seat
    for step in range(n):
        if harms[first + target]:
            put(out, at + S_HARMS + step, harms[first + target])
        if helps[first + target]:
            put(out, at + S_HELPS + step, helps[first + target])
        target = target + 1 if target + 1 < n else i64(0)


def _maze(p: Player, out: BytesWriter, at: i64) -> None:
    maze = p.s.table.maze
    x = maze.left - LEFT - 1
    y = maze.top - TOP
    right = maze.left - LEFT + maze.wide - 1
    for word in maze.cells:
        x += 1
        if x > right:
            x = maze.left - LEFT
            y += 1
        what = word >> WHAT_AT
        if not what or x < 0 or x >= COLUMNS or y < 0 or y >= ROWS:
            continue
        if what == COVERED_GOAL or what == COVERED_CHEST:
            bits: i64 = _COVERED
        else:
            oriented = oriented_of(word)
            bits = FIT[oriented] & 15 | _LIES
            if (word >> JOINED_AT) & 15:
                bits |= _JOINED
            if 0 < oriented >> 1 <= PATH_KINDS and not PATH_CLASS[oriented >> 1]:
                bits |= _DEAD
        out[at + y * COLUMNS + x] = u8(bits)


def encode_critic(p: Player, seat: i64, out: BytesWriter) -> None:
    """Write what is hidden from the seat: dwarfs, hands, and the treasure's place."""
    base: i64 = len(out)
    out.write(NO_CRITIC)
    s = p.s
    n = s.rules.seats
    h = s.hidden
    hands = h.hands
    for step in range(n):
        other = (seat + step) % n
        at = base + step * C_BLOCK
        out[at + s.role(other)] = 1
        first = other * HAND_ROOM
        for i in range(first, first + h.hand_sizes[other]):
            kind = hands[i] & KIND_MASK
            if kind <= PATH_KINDS:
                count(out, at + 8 + PATH_CLASS[kind])
            elif FIRST_BREAK <= kind <= LAST_BREAK:
                count(out, at + 15)
            elif FIRST_FIX <= kind <= LAST_FIX:
                count(out, at + 16)
            elif kind == ROCKFALL_CARD:
                count(out, at + 17)
            elif kind == MAP_CARD:
                count(out, at + 18)
            else:
                count(out, at + 19)
    goal = treasure_of(s)
    out[base + C_TREASURE + goal] = 1
    put(out, base + C_FAR, whole(8.0 * p.distances.far(s, goal)))
