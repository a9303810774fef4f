"""What a seat knows of goals, chests and hands that others cannot see, written into an observation."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.measure.byte_rows import BIT, MOST, put
from saboteur.core.research.observation_layout import (
    C_COLUMN,
    C_COVERED,
    C_EFFECT,
    C_GONE,
    C_KNOWN,
    C_READERS,
    C_ROW,
    CARDS_SHOWN,
    CHEST_SIZE,
    CHESTS_AT,
    G_CARDS,
    G_CHANCE,
    G_COLUMN,
    G_DOWN,
    G_FAR,
    G_KNOWN,
    G_MIXED,
    G_READERS,
    G_ROW,
    G_THERE,
    GOAL_SIZE,
    GOALS_AT,
    SOFT,
)
from saboteur.core.research.observed_maze import column_of, row_of
from saboteur.core.research.public_trace import Trace
from saboteur.core.table.cards import GOAL_KIND, TREASURE
from saboteur.core.table.codes import CELL, HAND_SWAP, Q_ROTATE, frame_about, frame_kind
from saboteur.core.table.ruleset import Rules
from saboteur.core.table.slots import GROUP_AT, KIND_MASK, NO_GROUP, knows_what, knows_where
from saboteur.core.table.state import HAND_ROOM, State

# By among how many goals the treasure may be: the chance of each, of 127.
EVEN: Final[vec[i64]] = vec[i64]([0] + [int(MOST * (1.0 / goals) + 0.5) for goals in range(1, 33)])


def write_goals(s: State, trace: Trace, seat: i64, out: vec[i64], at: i64) -> None:
    """Write where each goal lies, what is known of it and how far it is."""
    t, h = s.table, s.hidden
    cells = t.goal_cells
    shown = len(t.shown_roles) > 0  # at the end of a round all goals are turned up (B15)
    turning: i64 = 0
    if not t.over and frame_kind(s.stack[len(s.stack) - 1]) == Q_ROTATE:
        turning = frame_about(s.stack[len(s.stack) - 1]) & CELL
    unknown = unknown_goals(s, seat)
    first = at + GOALS_AT // 8
    for i in range(i64(len(cells))):
        known = BIT[8 * G_THERE] | column_of(cells[i]) << 8 * G_COLUMN
        word = row_of(cells[i]) | trace.now.cards[i] << 8 * (G_CARDS - 8) | trace.readers[i] << 8 * (G_READERS - 8)
        word |= i64(trace.now.far[i] * SOFT + 0.5) << 8 * (G_FAR - 8)
        if t.goal_faces[i] < 0:
            known |= BIT[8 * G_DOWN]
        if shown or t.goal_faces[i] >= 0 or cells[i] == turning or knows_where(h.goals[i], seat):
            kind = GOAL_KIND[h.goals[i] & KIND_MASK]
            known |= BIT[8 * (G_KNOWN + kind)]
            chance: i64 = MOST if kind == TREASURE else 0
        else:
            chance = EVEN[unknown]
            if h.goals[i] >> GROUP_AT != NO_GROUP:
                chance = i64(MOST * treasure_chance(s, seat, i, unknown) + 0.5)
                word |= BIT[8 * (G_MIXED - 8)]
        out[first] = known
        out[first + 1] = word | chance << 8 * (G_CHANCE - 8)
        first += GOAL_SIZE // 8


def unknown_goals(s: State, seat: i64) -> i64:
    """Return among how many goals the treasure may be, as far as a seat knows; 0 if it has seen it."""
    h = s.hidden
    unknown: i64 = 0
    for goal in h.goals:
        if not knows_what(goal, seat):
            unknown += 1
        elif GOAL_KIND[goal & KIND_MASK] == TREASURE:
            return 0
    if not s.rules.treasure_out:
        unknown += len(h.goals_aside)
    return unknown


def treasure_chance(s: State, seat: i64, goal: i64, unknown: i64) -> float:
    """Return the chance that a goal that was mixed with others is the treasure, by what a seat was shown."""
    goals = s.hidden.goals
    group = goals[goal] >> GROUP_AT
    lost = 0.0  # cards of the group that may lie here
    mine = 0.0  # chance that the treasure is among them
    for other in goals:
        if other >> GROUP_AT == group and not knows_where(other, seat):
            lost += 1.0
            if not knows_what(other, seat):
                mine += 1.0 / float(unknown) if unknown else 0.0
            elif GOAL_KIND[other & KIND_MASK] == TREASURE:
                mine = 1.0
    return mine / lost if lost > 0.0 else 0.0


def write_chests(s: State, trace: Trace, seat: i64, out: vec[i64], at: i64) -> None:
    """Write which chests lie covered and what a seat has seen of them."""
    t, h = s.table, s.hidden
    for i in range(i64(len(t.chest_cells))):
        chest = CHESTS_AT + CHEST_SIZE * i
        cell = s.rules.chest_cells[i]
        put(out, at, chest + C_COLUMN, column_of(cell))
        put(out, at, chest + C_ROW, row_of(cell))
        put(out, at, chest + (C_COVERED if t.chest_cells[i] else C_GONE), 1)
        if t.chest_cells[i] and knows_where(h.chests[i], seat):
            put(out, at, chest + C_KNOWN, 1)
            put(out, at, chest + C_EFFECT - 1 + (h.chests[i] & KIND_MASK), 1)
        put(out, at, chest + C_READERS, trace.readers[5 + i])


def hands_move(rules: Rules) -> bool:
    """Return whether cards can go from hand to hand; in the base game alone nobody ever sees another's cards."""
    return len(rules.modules) > 2 or rules.by_verb[HAND_SWAP] is not None


def write_hand(s: State, trace: Trace, seat: i64, other: i64, out: vec[i64], at: i64, index: i64) -> None:
    """Write the numbers of those cards in another's hand that a seat knows: it gave them away, or saw them."""
    first = other * HAND_ROOM
    shown: i64 = 0
    for i in range(first, first + s.hidden.hand_sizes[other]):
        if shown < CARDS_SHOWN and knows_where(s.hidden.hands[i], seat):
            put(out, at, index + shown, trace.slots.number[s.hidden.hands[i] & KIND_MASK])
            shown += 1


assert G_ROW == 8 and GOALS_AT % 8 == 0 and GOAL_SIZE == 16  # noqa: PT018 -- one sentence: a goal has two words
