"""More than an observation and the features of options have: the round counted by seat, and what rules make of it.

An extension of both, for those who ask for it; the shipped network learned from them together. Numbers are signed
bytes, -127 to 127. A row has a part of one size, and behind it a block for each seat, the observer's own first and
then clockwise. All of it follows from what the seat that looks knows: bytes are the same in any world that the seat
cannot tell from the true one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.measure.byte_rows import bump
from saboteur.core.measure.goal_distances import REACHED, far_of
from saboteur.core.measure.maze_cells import joined_sides, step
from saboteur.core.research.observation_layout import GOAL_ROOM, KIND_ROOM
from saboteur.core.research.round_history import ACTION_KINDS, KIND_NAMES, RoundHistory, whole
from saboteur.core.search.policy_weights import FIND, PAID, PATH_CLASS, PLAN, ROCKFALL_CARD, ROCKS
from saboteur.core.search.rollout_players import Player, place_of
from saboteur.core.table.cards import NAMES, NUMBERED, PATH_KINDS, ROLES
from saboteur.core.table.codes import LAY, ROCKFALL, card_of, cell_of, payer_of, turned_of, verb_of
from saboteur.core.table.maze import PATH, WHAT, WHAT_AT, met_sides, oriented_of
from saboteur.core.table.slots import MOST_SEATS, kind_of, knows_what, knows_where
from saboteur.core.table.state import HAND_ROOM

# The part of one size.
FAR: Final = 0  # of the treasure as far as the seat knows
DOUBT: Final = 1
ENDS: Final = 2
DWARFS: Final = 8  # in the set, by role
GOALS_AT: Final = 16
GOAL_SIZE: Final = 3
G_HOPE: Final = 0
G_DREAD: Final = 1
G_FAR: Final = 2
SEEN: Final = 32  # by kind
SEATS_AT: Final = 104
# The block of a seat.
S_KINDS: Final = 0
S_LEANS: Final = 36
S_HARMS: Final = 42
S_HELPS: Final = 54
S_TURNS: Final = 66
SEAT_SIZE: Final = 72
# An option.
WORTH: Final = 0
GAIN: Final = 1
KEEP: Final = 2
SEQUEL: Final = 3
NEARER: Final = 4  # by goal
REACHES: Final = 9  # by goal
DEAD: Final = 14
NEW_WAYS: Final = 15
OPTION_EXTRA_SIZE: Final = 16


def extra_size(room: int) -> int:
    """Count the bytes of a row with room for so many seats."""
    return SEATS_AT + SEAT_SIZE * room


def extra_names(room: int) -> list[str]:
    """Name every index of a row; spare ones are called so."""
    out = ["spare"] * extra_size(room)
    out[FAR] = "distance of the treasure as rules of play expect it, in eighths of a card"
    out[DOUBT] = "doubt where the treasure is, in hundredths"
    out[ENDS] = "open ends of the maze"
    for role, name in enumerate(ROLES):
        out[DWARFS + role] = f"dwarfs in the set: {name}"
    for goal in range(GOAL_ROOM):
        at = GOALS_AT + GOAL_SIZE * goal
        out[at + G_HOPE] = f"goal {goal}: chance of the treasure, in hundredths"
        out[at + G_DREAD] = f"goal {goal}: chance of the spider, in hundredths"
        out[at + G_FAR] = f"goal {goal}: distance by the rules' measure, in eighths of a card"
    for kind in range(1, NUMBERED):
        out[SEEN + kind] = f"{NAMES[kind]} that the observer holds, sees in the maze or knows to be discarded"
    for seat in range(room):
        _name_seat(out, SEATS_AT + SEAT_SIZE * seat, "the observer" if seat == 0 else f"seat {seat} clockwise")
    return out


def _name_seat(out: list[str], at: int, seat: str) -> None:
    for number, name in enumerate(KIND_NAMES):
        out[at + S_KINDS + number] = f"{seat}: times of {name}"
    for goal in range(GOAL_ROOM):
        out[at + S_LEANS + goal] = f"{seat}: eighths of a card by which its paths brought goal {goal} nearer"
    for other in range(MOST_SEATS):
        whom = "the observer" if other == 0 else f"seat {other} clockwise"
        out[at + S_HARMS + other] = f"{seat}: times it harmed {whom}"
        out[at + S_HELPS + other] = f"{seat}: times it helped {whom}"
    out[at + S_TURNS] = f"{seat}: turns until it has its own"


def option_extra_names() -> list[str]:
    """Name every index of what is written of an option."""
    out = ["spare"] * OPTION_EXTRA_SIZE
    out[WORTH] = "worth to rules of play that suspect nobody, in sixteenths of a card"
    out[GAIN] = "gain of the way to the treasure in that, in sixteenths"
    out[KEEP] = "worth of keeping the card instead, in thirty-seconds"
    out[SEQUEL] = "gain of the best card to lay next, in thirty-seconds"
    for goal in range(GOAL_ROOM):
        out[NEARER + goal] = f"eighths of a card by which goal {goal} comes nearer, by the rules' measure"
        out[REACHES + goal] = f"reaches goal {goal}"
    out[DEAD] = "the card laid, or taken away, is a dead end"
    out[NEW_WAYS] = "ways on that a path opens"
    return out


def put(out: vec[i64], at: i64, value: i64) -> None:
    """Write a signed byte of a row that was cleared, held within its range."""
    if value:
        value = max(i64(-127), min(value, i64(127)))
        shift = (at & 7) << 3
        out[at >> 3] |= (value & 255 if shift < 56 else value) << shift  # the last byte of a word has its sign


def clear(out: vec[i64], first: i64, size: i64) -> None:
    """Clear so many bytes, all of whole words."""
    for word in range(first >> 3, (first + size) >> 3):
        out[word] = 0


def write_extras(p: Player, history: RoundHistory, room: i64, out: vec[i64], first: i64) -> None:
    """Write the row of the seat that a player of rules looks through."""
    n = p.s.rules.seats
    clear(out, first, SEATS_AT + SEAT_SIZE * room)
    put(out, first + FAR, whole(8.0 * p.far))
    put(out, first + DOUBT, whole(100.0 * p.doubt))
    put(out, first + ENDS, len(p.s.table.maze.open_cells))
    for role in p.s.rules.dwarfs:
        bump(out, 0, first + DWARFS + role)
    _write_goals(p, out, first + GOALS_AT)
    _write_seen(p, out, first + SEEN)
    who = p.seat
    at = first + SEATS_AT
    for _ in range(min(room, n)):
        _write_seat(p, history, who, out, at)
        who = who + 1 if who + 1 < n else i64(0)
        at += SEAT_SIZE


def _write_goals(p: Player, out: vec[i64], at: i64) -> None:
    for goal in range(p.goals):
        if p.s.table.goal_faces[goal] < 0:
            put(out, at + G_HOPE, whole(100.0 * p.hope[goal]))
            put(out, at + G_DREAD, whole(100.0 * p.dread[goal]))
            put(out, at + G_FAR, whole(8.0 * p.distances.far(p.s, goal)))
        at += GOAL_SIZE


def _write_seen(p: Player, out: vec[i64], at: i64) -> None:
    """Count by kind the cards that lie open, and those that the seat holds or knows to be discarded.

    Of cards that packages' modules bring nothing is counted here.
    """
    h = p.s.hidden
    hands = h.hands
    first = p.seat * HAND_ROOM
    for i in range(first, first + h.hand_sizes[p.seat]):
        if kind_of(hands[i]) < NUMBERED:
            bump(out, 0, at + kind_of(hands[i]))
    for card in h.discards:
        if kind_of(card) < NUMBERED and knows_what(card, p.seat) and knows_where(card, p.seat):
            bump(out, 0, at + kind_of(card))
    for word in p.s.table.maze.cells:
        if word >> WHAT_AT == PATH:
            kind = oriented_of(word) >> 1
            if 0 < kind <= PATH_KINDS:
                bump(out, 0, at + kind)


def _write_seat(p: Player, history: RoundHistory, who: i64, out: vec[i64], at: i64) -> None:
    """Write what a seat did in the round, and when its turn comes."""
    t = p.s.table
    n = p.s.rules.seats
    kinds, leans, harms, helps = history.kinds, history.leans, history.harms, history.helps
    first = who * ACTION_KINDS
    for number in range(i64(ACTION_KINDS)):
        if kinds[first + number]:
            put(out, at + S_KINDS + number, kinds[first + number])
    first = who * GOAL_ROOM
    for goal in range(p.goals):
        if leans[first + goal]:
            put(out, at + S_LEANS + goal, leans[first + goal])
    first = who * MOST_SEATS
    target = p.seat
    for away in range(n):
        if harms[first + target]:
            put(out, at + S_HARMS + away, harms[first + target])
        if helps[first + target]:
            put(out, at + S_HELPS + away, helps[first + target])
        target = target + 1 if target + 1 < n else i64(0)
    put(out, at + S_TURNS, ((who - t.mover) * t.direction + n) % n)


# -- options ------------------------------------------------------------------------------------------------


def extend_all(p: Player, codes: vec[i64], first: i64, last: i64, out: vec[i64]) -> None:
    """Write what rules of play think of each option, `first` to before `last`, of the seat that they look through."""
    frame = p.s.stack[len(p.s.stack) - 1]
    clear(out, first * OPTION_EXTRA_SIZE, (last - first) * OPTION_EXTRA_SIZE)
    for i in range(first, last):
        _write_option(p, frame, codes[i], out, i * OPTION_EXTRA_SIZE)


def _write_option(p: Player, frame: i64, act: i64, out: vec[i64], at: i64) -> None:
    verb = verb_of(act)
    put(out, at + KEEP, whole(32.0 * p.keep(card_of(act))))
    if verb == LAY:
        worth = _write_lay(p, act, out, at)
    elif verb == ROCKFALL:
        worth = _write_rocks(p, act, out, at)
    else:
        worth = p.worth(frame, act)
    put(out, at + WORTH, whole(16.0 * worth))


def _write_lay(p: Player, act: i64, out: vec[i64], at: i64) -> float:
    """Write what a path does to the way to every goal; the worth is that of `Player.lay_worth`."""
    s = p.s
    kind = card_of(act)
    place = place_of(s, cell_of(act))
    if place < 0:
        return -0.5
    oriented = 2 * kind + turned_of(act)
    gain = 0.0
    for goal in range(p.goals):
        if s.table.goal_faces[goal] >= 0:
            continue
        far = p.distances.far(s, goal)
        total = p.distances.laid(s, goal, place, oriented)
        if total >= REACHED:
            put(out, at + REACHES + goal, 1)
            put(out, at + NEARER + goal, whole(8.0 * far))
            gain += p.hope[goal] * (FIND + far)
            if p.dread[goal] > 0.0:
                gain -= FIND
        else:
            change = far - far_of(total)
            put(out, at + NEARER + goal, whole(8.0 * change))
            gain += p.hope[goal] * change
    worth = p.change_worth(gain) - p.keep(kind) + p.colours(kind, gain)
    if not PATH_CLASS[kind]:
        put(out, at + DEAD, 1)
    elif p.wish > 0.0 and gain < FIND - 2.0:
        sequel = p.sequel(place, oriented, kind, p.far - gain)
        worth += p.w[PLAN] * sequel
        put(out, at + SEQUEL, whole(32.0 * sequel))
    put(out, at + GAIN, whole(16.0 * gain))
    cells = s.table.maze.cells
    joined = joined_sides(cells[place], oriented)
    new: i64 = 0
    for side in range(i64(4)):
        if (joined >> side) & 1:
            word = cells[place + step(s.table.maze.wide, side)]
            if not word & WHAT and not met_sides(word):
                new += 1
    put(out, at + NEW_WAYS, new)
    if payer_of(act) == p.seat:
        worth -= p.w[PAID]
    return worth


def _write_rocks(p: Player, act: i64, out: vec[i64], at: i64) -> float:
    """Write what a card's fall does as far as the rules look: diggers at dead ends, saboteurs late at paths."""
    s = p.s
    cell = cell_of(act)
    cost = p.keep(ROCKFALL_CARD)
    place = place_of(s, cell)
    if place < 0:
        return -0.5 - cost
    word = s.table.maze.cells[place]
    oriented = oriented_of(word)
    if oriented == 0:
        return -0.4 - cost
    if not PATH_CLASS[oriented >> 1]:
        put(out, at + DEAD, 1)
    if p.wish > 0.0:
        if PATH_CLASS[oriented >> 1] or not met_sides(word):
            return -0.6 - cost
        gain = 0.0
        for goal in range(p.goals):
            if s.table.goal_faces[goal] < 0:
                change = p.distances.far(s, goal) - far_of(p.distances.cleared(s, goal, place))
                put(out, at + NEARER + goal, whole(8.0 * change))
                gain += p.hope[goal] * change
        put(out, at + GAIN, whole(16.0 * gain))
        return gain - p.w[ROCKS] - cost
    if p.near < 0.25 or not PATH_CLASS[oriented >> 1]:
        return -0.4 - cost
    gain = _gain_without(p, cell, out, at)
    put(out, at + GAIN, whole(16.0 * gain))
    return p.change_worth(gain) - p.w[ROCKS] - cost


def _gain_without(p: Player, cell: i64, out: vec[i64], at: i64) -> float:
    """Measure the maze without a card, as `Player.gain_without` does, goal by goal."""
    s = p.s
    kept = s.table.maze
    s.table.maze = kept.copy()
    s.table.maze.lift(cell)
    p.trial.instead_of(p.distances)
    gain = 0.0
    for goal in range(p.goals):
        if s.table.goal_faces[goal] < 0:
            change = p.distances.fars[goal] - p.trial.far(s, goal)
            put(out, at + NEARER + goal, whole(8.0 * change))
            gain += p.hope[goal] * change
    s.table.maze = kept
    return gain


assert SEATS_AT % 8 == SEAT_SIZE % 8 == OPTION_EXTRA_SIZE % 8 == 0
assert S_LEANS == S_KINDS + ACTION_KINDS
assert KIND_ROOM == SEATS_AT - SEEN
assert len(KIND_NAMES) <= ACTION_KINDS
assert SEAT_SIZE > S_TURNS >= S_HELPS + MOST_SEATS
