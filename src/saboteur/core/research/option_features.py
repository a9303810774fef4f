"""Options as numbers: what each does, feature by feature, for policies that score legal actions.

A row has `OPTION_SIZE` bytes, 0 to 127; the indices are named in `option_names`. The distances after an action are
exact: see `laying` for paths; every other action that changes the maze is tried out in a copy of it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.measure.action_categories import LAY_SIDE, PASSED, lay_category
from saboteur.core.measure.byte_rows import BIT, MOST, put, size_of
from saboteur.core.measure.loose_parts import place_of
from saboteur.core.research.laying import Laying
from saboteur.core.research.module_slots import FIRST_CARD, ON_OTHER, ON_SEAT
from saboteur.core.research.observation_layout import GOAL_ROOM, SOFT
from saboteur.core.research.observed_maze import column_of, in_window, row_of
from saboteur.core.research.public_trace import Trace
from saboteur.core.rules.flow import last_laid
from saboteur.core.table.cards import CRYSTALS, DOOR, FIT, GROUP, LADDER, PATH_KINDS, TOOL_MASK, TOOLS
from saboteur.core.table.codes import (
    ASK,
    BREAK,
    CARD_AT,
    CELL,
    CHOOSE_SEAT,
    DETOUR,
    DROP,
    FIX,
    GOAL_SWAP,
    GOLD,
    HAND_SWAP,
    KEEP,
    LAY,
    LOOK,
    OTHER_CELL_AT,
    PASS,
    PLAY,
    ROB,
    SECOND_AT,
    STRAIGHT,
    THEFT,
    TOLL,
    TURNED,
    VERBS,
    card_of,
    cell_of,
    frame_about,
    number_of,
    other_cell_of,
    seat_of,
    second_card_of,
    third_card_of,
    tool_of,
    turned_of,
    verb_of,
)
from saboteur.core.table.maze import GOAL, PATH
from saboteur.core.table.slots import KIND_MASK, knows_where
from saboteur.core.table.state import HAND_ROOM, State

OPTION_SIZE: Final = 96
OPTION_WORDS: Final = 12

VERB: Final = 0
PLAYED_CARD: Final = 38  # of a package's module
ANSWER: Final = 39  # to its question: 1 a seat, 2 a cell, 3 a card, 4 a number, 5 yes, 6 no
PATH_CARD: Final = 40
# Of cards and answers of packages' modules, in place of what a path card is.
NUMBER: Final = 41
OTHER_COLUMN: Final = 42
OTHER_ROW: Final = 43
OPEN_SIDES: Final = 41
JOINS: Final = 45
LADDER_CARD: Final = 51
DOORS: Final = 52
CRYSTAL: Final = 54
DEAD_END: Final = 55
TOOL_SYMBOLS: Final = 56
CARD: Final = 59
DISCARDED: Final = 60
PATHS_DISCARDED: Final = 61
COPIES: Final = 62
IS_TURNED: Final = 63
HAS_CELL: Final = 64
COLUMN: Final = 65
ROW: Final = 66
INSIDE: Final = 67
TARGET: Final = 68
TARGET_SELF: Final = 69
TARGET_FRONTS: Final = 70
TARGET_SUSPICION: Final = 71
TARGET_ROLE_KNOWN: Final = 72
TOOL: Final = 73
PAYS: Final = 74
PAID_BY_OTHER: Final = 75
GOLD_VALUE: Final = 76
GOAL_NUMBER: Final = 77
GOAL_KNOWN: Final = 78
OTHER_GOAL: Final = 79
CARDS_AFTER: Final = 80
FAR_AFTER: Final = 85
REACHES: Final = 90
ENDS_AFTER: Final = 91
BEST_GAIN: Final = 92
MEAN_GAIN: Final = 93
CATEGORY: Final = 94
FRONT: Final = 95
NEARER: Final = CARDS_AFTER  # where the last two words begin
FARTHER: Final = 88
GAIN_ZERO: Final = 64  # what stands for no gain; a card more or less is SOFT


def option_names() -> list[str]:
    """Name every index of an option."""
    out = ["spare"] * OPTION_SIZE
    for verb, name in enumerate(VERBS[1:PLAY], 1):
        out[VERB + verb] = f"verb is {name}"
    out[PLAYED_CARD] = "plays a card of a package's module"
    out[ANSWER] = "answers its question with 1 a seat, 2 a cell, 3 a card, 4 a number, 5 yes, 6 no"
    for i, side in enumerate(("north", "east", "south", "west")):
        out[OPEN_SIDES + i] = f"the card as laid is open to the {side}"
    for i, pair in enumerate(("NE", "NS", "NW", "ES", "EW", "SW")):
        out[JOINS + i] = f"the card as laid joins {pair}"
    for i, tool in enumerate(TOOLS):
        out[TOOL_SYMBOLS + i] = f"the card shows a {tool}"
    for i in range(GOAL_ROOM):
        out[CARDS_AFTER + i] = f"cards missing to goal {i} afterwards"
        out[FAR_AFTER + i] = f"distance of goal {i} afterwards, in eighths of a card"
    out[DOORS], out[DOORS + 1] = "the card has a blue door", "the card has a green door"
    plain = {
        PATH_CARD: "the card is a path", LADDER_CARD: "the card is a ladder", CRYSTAL: "crystals on the card",
        DEAD_END: "the card is a dead end", CARD: "number of the card's kind", DISCARDED: "cards discarded",
        PATHS_DISCARDED: "path cards among them", COPIES: "cards of this kind in hand", IS_TURNED: "turned by 180°",
        HAS_CELL: "aims at a cell", COLUMN: "column", ROW: "row", INSIDE: "the cell lies in the window",
        TARGET: "target plus one, clockwise from the observer", TARGET_SELF: "the target is oneself",
        TARGET_FRONTS: "cards in front of the target", TARGET_SUSPICION: "public chance of a saboteur there, of 127",
        TARGET_ROLE_KNOWN: "role of the target plus one, if known", TOOL: "number of the tool plus one",
        PAYS: "pays a toll", PAID_BY_OTHER: "another pays the toll", GOLD_VALUE: "value of the gold card",
        GOAL_NUMBER: "number of the goal plus one", GOAL_KNOWN: "that goal is known", OTHER_GOAL: "the second goal",
        REACHES: "reaches a goal", ENDS_AFTER: "open ends afterwards", BEST_GAIN: "most that a goal comes nearer",
        MEAN_GAIN: "mean that goals come nearer", CATEGORY: "category of the action plus one",
        FRONT: "card removed from in front of oneself, plus one",
    }  # fmt: skip
    for at, name in plain.items():
        out[at] = name
    return out


# By oriented card: the first eight bytes that describe it, and the rest.
def _card_words() -> tuple[list[int], list[int]]:
    first, second = [], []
    pairs = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
    for oriented in range(2 * (PATH_KINDS + 1)):
        bytes_ = [1] + [int(FIT[oriented]) >> side & 1 for side in range(4)]
        bytes_ += [int(GROUP[4 * oriented + a]) >> b & 1 for a, b in pairs]
        door = int(DOOR[oriented])
        dead = not LADDER[oriented >> 1] and not any(bytes_[5:11])
        bytes_ += [
            int(LADDER[oriented >> 1]),
            int(door & 15 > 0),
            int(door > 15),
            int(CRYSTALS[oriented >> 1]),
            int(dead),
        ]
        first.append(sum(value << 8 * i for i, value in enumerate(bytes_[:8])))
        second.append(sum(value << 8 * i for i, value in enumerate(bytes_[8:])))
    return first, second


_WORDS: Final = _card_words()
CARD_FIRST: Final[vec[i64]] = vec[i64](_WORDS[0])
CARD_SECOND: Final[vec[i64]] = vec[i64](_WORDS[1])


def describe_plainly(
    s: State, trace: Trace, seat: i64, codes: vec[i64], first: i64, last: i64, out: vec[i64]
) -> None:
    """Write what each of a seat's options is, but neither distances nor categories: these take most of the time."""
    for i in range(first, last):
        at = i * OPTION_WORDS
        for word in range(at, at + OPTION_WORDS):
            out[word] = 0
        verb = verb_of(codes[i])
        write_verb(verb, out, at)
        write_card(s, trace, seat, verb, codes[i], out, at)
        write_aim(s, trace, seat, codes[i], out, at)


def describe_all(s: State, trace: Trace, seat: i64, codes: vec[i64], first: i64, last: i64, out: vec[i64]) -> None:
    """Write what each of a seat's options, `first` to before `last` in a list, is and does."""
    laying = trace.prepare(s.table) if has_lays(codes, first, last) else trace.laying
    now = trace.survey(s.table)
    nearer, farther = words_of(now.cards, now.far, len(now.ends), i64(len(s.table.goal_cells)))
    farther |= GAIN_ZERO << 8 * (BEST_GAIN - FARTHER) | GAIN_ZERO << 8 * (MEAN_GAIN - FARTHER)
    for i in range(first, last):
        at = i * OPTION_WORDS
        for word in range(at, at + OPTION_WORDS):
            out[word] = 0
        act = codes[i]
        verb = verb_of(act)
        if verb == LAY:
            write_lay(s, trace, laying, seat, act, out, at)
        elif verb == PASS:
            out[at] = BIT[8 * PASS]
            write_card(s, trace, seat, verb, act, out, at)
            out[at + NEARER // 8] = nearer
            out[at + FARTHER // 8] = farther | (PASSED + 1) << 8 * (CATEGORY - FARTHER)
        else:
            write_other(s, trace, seat, act, out, at)
            if not trace.moved:
                out[at + NEARER // 8] = nearer
                out[at + FARTHER // 8] |= farther


def write_verb(verb: i64, out: vec[i64], at: i64) -> None:
    """Write what is done."""
    if verb <= PLAY:
        out[at + (verb >> 3)] = BIT[8 * (verb & 7)]
    else:
        put(out, at, ANSWER, verb - PLAY)


def has_lays(codes: vec[i64], first: i64, last: i64) -> bool:
    """Return whether some options lay a path."""
    found = False
    for i in range(first, last):
        found = found or verb_of(codes[i]) == LAY
    return found


def write_lay(s: State, trace: Trace, laying: Laying, seat: i64, act: i64, out: vec[i64], at: i64) -> None:
    """Write what a path is and does."""
    cell = cell_of(act)
    out[at] = BIT[8 * LAY]
    write_card(s, trace, seat, LAY, act, out, at)
    word = 1 | column_of(cell) << 8 * (COLUMN - HAS_CELL) | row_of(cell) << 8 * (ROW - HAS_CELL)
    out[at + HAS_CELL // 8] = word | BIT[8 * (INSIDE - HAS_CELL)] if in_window(cell) else word
    payer = (act >> SECOND_AT) & 15
    if payer:
        put(out, at, PAYS if payer == seat + 1 else PAID_BY_OTHER, 1)
    oriented = 2 * card_of(act) + turned_of(act)
    if laying.lay(trace.now, s.table, cell, oriented, trace.ages):
        category = lay_category(oriented, laying.best, laying.gain, laying.reached)
        if place_of(cell) < 0:
            category = LAY_SIDE
        nearer, farther = words_of(laying.cards, laying.far, laying.ends, i64(len(s.table.goal_cells)))
        out[at + NEARER // 8] = nearer
        farther |= gain_byte(laying.best) << 8 * (BEST_GAIN - FARTHER) | (category + 1) << 8 * (CATEGORY - FARTHER)
        farther |= gain_byte(laying.gain) << 8 * (MEAN_GAIN - FARTHER)
        out[at + FARTHER // 8] = farther | BIT[8 * (REACHES - FARTHER)] if laying.reached else farther
    else:
        put(out, at, CATEGORY, trace.category_of(s.table, seat, act) + 1)
        write_distances(s, trace, out, at)


def write_other(s: State, trace: Trace, seat: i64, act: i64, out: vec[i64], at: i64) -> None:
    """Write what an option is and, if it changes the maze, what it does there."""
    verb = verb_of(act)
    write_verb(verb, out, at)
    write_card(s, trace, seat, verb, act, out, at)
    write_aim(s, trace, seat, act, out, at)
    trace.moved = False
    put(out, at, CATEGORY, trace.category_of(s.table, seat, act) + 1)
    if verb == DETOUR or verb == STRAIGHT or verb == TURNED:
        try_other(s, trace, verb, act)
    if trace.moved:
        write_distances(s, trace, out, at)


def write_aim(s: State, trace: Trace, seat: i64, act: i64, out: vec[i64], at: i64) -> None:
    """Write where or at whom an option is aimed, and what is particular to its verb."""
    verb = verb_of(act)
    cell = cell_aimed_at(s, verb, act)
    if cell:
        word = 1 | column_of(cell) << 8 * (COLUMN - HAS_CELL) | row_of(cell) << 8 * (ROW - HAS_CELL)
        out[at + HAS_CELL // 8] |= word | BIT[8 * (INSIDE - HAS_CELL)] if in_window(cell) else word
        write_goal(s, seat, verb, act, cell, out, at)
    if aims_at_seat(verb):
        write_target(s, trace, seat, seat_of(act), out, at)
    if verb == BREAK or verb == FIX:
        put(out, at, TOOL, tool_of(act) + 1)
    elif verb == GOLD:
        put(out, at, GOLD_VALUE, (act >> CARD_AT) & 3)
    elif verb == DROP:
        put(out, at, FRONT, third_card_of(act) + 1)
    elif verb == DETOUR or verb == LAY:
        payer = (act >> SECOND_AT) & 15
        if payer:
            put(out, at, PAYS if payer == seat + 1 else PAID_BY_OTHER, 1)
    elif verb >= PLAY:
        write_module_aim(s, trace, seat, verb, act, out, at)


def write_module_aim(s: State, trace: Trace, seat: i64, verb: i64, act: i64, out: vec[i64], at: i64) -> None:
    """Write what a card of a package's module is played on, or what its question is answered with."""
    slot = trace.slots.number[card_of(act)] - FIRST_CARD
    takes = trace.slots.takes[slot] if verb == PLAY and slot >= 0 else i64(0)
    if verb == CHOOSE_SEAT or takes & ON_SEAT:
        write_target(s, trace, seat, seat_of(act), out, at)
    if takes & ON_OTHER:
        put(out, at, OTHER_COLUMN, column_of(other_cell_of(act)))
        put(out, at, OTHER_ROW, row_of(other_cell_of(act)))
    else:
        put(out, at, NUMBER, number_of(act))


def aims_at_seat(verb: i64) -> bool:
    """Return whether an action of a verb names a seat."""
    return verb == BREAK or verb == FIX or THEFT < verb <= HAND_SWAP or verb == ASK or ROB <= verb <= LOOK


def cell_aimed_at(s: State, verb: i64, act: i64) -> i64:
    """Return the cell an action aims at, 0 if none; a rotation aims at the card being set."""
    if verb == STRAIGHT or verb == TURNED:
        return frame_about(s.stack[len(s.stack) - 1]) & CELL
    if verb == PASS or verb == DROP:
        return 0
    return cell_of(act)


def write_card(s: State, trace: Trace, seat: i64, verb: i64, act: i64, out: vec[i64], at: i64) -> None:
    """Write which card is played, kept or discarded."""
    kind = card_of(act)
    if verb == GOLD or not kind:
        return
    turned = turned_of(act)
    number = trace.slots.number[kind]
    word = number << 8 * (CARD - TOOL_SYMBOLS) | turned << 8 * (IS_TURNED - TOOL_SYMBOLS)
    if kind <= PATH_KINDS:
        out[at + PATH_CARD // 8] |= CARD_FIRST[2 * kind + turned]
        out[at + PATH_CARD // 8 + 1] |= CARD_SECOND[2 * kind + turned]
    else:
        mask = TOOL_MASK[kind]
        mask |= mask >> 3
        word |= mask & 1 | (mask & 2) << 7 | (mask & 4) << 14
    if verb != KEEP:
        first = seat * HAND_ROOM
        hands = s.hidden.hands
        copies: i64 = 0
        for i in range(first, first + s.hidden.hand_sizes[seat]):
            if hands[i] & KIND_MASK == kind:
                copies += 1
        word |= copies << 8 * (COPIES - TOOL_SYMBOLS)
    if verb == PASS or verb == DROP or verb == TOLL:
        second = second_card_of(act) if verb != TOLL else i64(0)
        third = third_card_of(act) if verb == PASS else i64(0)
        cards: i64 = 1 + (1 if second else 0) + (1 if third else 0)
        paths: i64 = 1 if kind <= PATH_KINDS else 0
        paths += 1 if 0 < second <= PATH_KINDS else 0
        paths += 1 if 0 < third <= PATH_KINDS else 0
        word |= cards << 8 * (DISCARDED - TOOL_SYMBOLS) | paths << 8 * (PATHS_DISCARDED - TOOL_SYMBOLS)
    out[at + TOOL_SYMBOLS // 8] |= word


def write_goal(s: State, seat: i64, verb: i64, act: i64, cell: i64, out: vec[i64], at: i64) -> None:
    """Write which goal, or pair of goals, lies where the action aims."""
    cells = s.table.goal_cells
    other = (act >> OTHER_CELL_AT) & CELL if verb == GOAL_SWAP else i64(0)
    for i in range(i64(len(cells))):
        if cells[i] == cell:
            put(out, at, GOAL_NUMBER, i + 1)
            put(out, at, GOAL_KNOWN, 1 if knows_where(s.hidden.goals[i], seat) else 0)
        elif cells[i] == other:
            put(out, at, OTHER_GOAL, i + 1)


def write_target(s: State, trace: Trace, seat: i64, target: i64, out: vec[i64], at: i64) -> None:
    """Write whom the action aims at and what is known of that seat."""
    away = target - seat
    put(out, at, TARGET, (away + s.rules.seats if away < 0 else away) + 1)
    put(out, at, TARGET_SELF, 1 if target == seat else 0)
    put(out, at, TARGET_FRONTS, size_of(s.table.front[target]))
    put(out, at, TARGET_SUSPICION, i64(MOST * trace.suspicion(target) + 0.5))
    if knows_where(s.hidden.roles[target], seat):
        put(out, at, TARGET_ROLE_KNOWN, (s.hidden.roles[target] & KIND_MASK) + 1)


def try_other(s: State, trace: Trace, verb: i64, act: i64) -> None:
    """Measure the maze after a detour, or with a turned card set one way or the other."""
    maze = s.table.maze.copy()
    if verb == DETOUR:
        old = last_laid(s)
        oriented = maze.oriented(old) & ~1 | turned_of(act)
        maze.lift(old)
        maze.put(cell_of(act), PATH, oriented)
    else:
        frame = frame_about(s.stack[len(s.stack) - 1])
        what: i64 = PATH if frame >> 24 else GOAL
        maze.put(frame & CELL, what, 2 * ((frame >> 16) & 255) + (1 if verb == TURNED else 0))
    trace.compare(s.table, maze)


def write_distances(s: State, trace: Trace, out: vec[i64], at: i64) -> None:
    """Write how far each goal is after an option that changes the maze, and the difference."""
    then = trace.then
    nearer, farther = words_of(then.cards, then.far, len(then.ends), i64(len(s.table.goal_cells)))
    out[at + NEARER // 8] = nearer
    farther |= gain_byte(then.best) << 8 * (BEST_GAIN - FARTHER) | gain_byte(then.gain) << 8 * (MEAN_GAIN - FARTHER)
    out[at + FARTHER // 8] |= farther | BIT[8 * (REACHES - FARTHER)] if then.reached else farther


def words_of(cards: vec[i64], far: vec[float], ends: i64, goals: i64) -> tuple[i64, i64]:
    """Write how far the goals are, and the number of open ends, as the last two words of an option."""
    nearer, farther = cards[0] | cards[1] << 8 | cards[2] << 16, min(ends, MOST) << 8 * (ENDS_AFTER - FARTHER)
    nearer |= eighths(far[0]) << 40 | eighths(far[1]) << 48 | eighths(far[2]) << 56
    if goals > 3:
        nearer |= cards[3] << 24 | cards[4] << 32
        farther |= eighths(far[3]) | eighths(far[4]) << 8
    return nearer, farther


def eighths(far: float) -> i64:
    """Round a distance to eighths of a card."""
    return i64(far * SOFT + 0.5)


def gain_byte(cards: float) -> i64:
    """Write a gain in cards around the number that stands for none."""
    gain = cards * SOFT + GAIN_ZERO + 0.5
    if gain < 0.0:
        return 0
    if gain > MOST:
        return MOST
    return i64(gain)


assert PLAY == PLAYED_CARD < ANSWER < PATH_CARD
assert TOOL_SYMBOLS % 8 == HAS_CELL % 8 == NEARER % 8 == FARTHER % 8 == 0
assert GOAL_ROOM == FAR_AFTER - CARDS_AFTER == 5
