"""The options of a turn as bytes: what each does to the way to every goal, whom it aims at, what rules think of it.

The worth by the rules of the roll-outs (`search/policy.py`) is among them, computed as if nobody were suspected; what
to think of whom is the learner's own part.
"""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.measure.goal_distances import REACHED, far_of
from saboteur.core.measure.maze_cells import joined_sides, step
from saboteur.core.research.network_layout import (
    LEFT,
    NOBODY,
    O_BROKEN,
    O_CARD,
    O_COLUMN,
    O_DEAD,
    O_GAIN,
    O_HOPE,
    O_KEEP,
    O_KNOWN,
    O_LAST,
    O_NEW,
    O_REACH,
    O_ROW,
    O_SECOND,
    O_SELF,
    O_SEQUEL,
    O_STEPS,
    O_TARGET,
    O_TURNS,
    O_VERB,
    O_WORTH,
    OPTION,
    OPTION_ROOM,
    TOP,
)
from saboteur.core.research.round_counts import whole
from saboteur.core.research.state_features import put
from saboteur.core.search.policy_weights import FIND, PAID, PATH_CLASS, PLAN, ROCKFALL_CARD, ROCKS
from saboteur.core.search.rollout_players import Player, place_of
from saboteur.core.table.cards import FRONT_BROKEN
from saboteur.core.table.codes import (
    BREAK,
    FIX,
    FREED,
    LAY,
    MAP,
    PASS,
    ROCKFALL,
    THEFT,
    card_of,
    cell_of,
    cell_x,
    cell_y,
    payer_of,
    seat_of,
    second_card_of,
    turned_of,
    verb_of,
)
from saboteur.core.table.maze import JOIN_IN_AT, WHAT, oriented_of
from saboteur.core.table.slots import KIND_MASK, knows_what, knows_where

NO_OPTIONS: Final = bytes(OPTION * OPTION_ROOM)


def shortened(p: Player, seat: i64, frame: i64, acts: vec[i64]) -> vec[i64]:
    """Leave the options out that look worst to the rules, if there are more than there is room for."""
    if len(acts) <= OPTION_ROOM:
        return acts
    worths = p.weigh(frame, seat, acts)
    low, high = -40.0, 40.0
    for _ in range(i64(40)):  # the worth above which there is just room
        middle = (low + high) / 2.0
        above: i64 = 0
        for worth in worths:
            if worth > middle:
                above += 1
        if above > OPTION_ROOM:
            low = middle
        else:
            high = middle
    out = vec[i64]()
    for i in range(i64(len(acts))):
        if worths[i] > high:
            out = append(out, acts[i])
    return out


def encode_options(p: Player, seat: i64, frame: i64, acts: vec[i64], out: BytesWriter, room: i64) -> None:
    """Write the options of the seat that `p` looks through, with zeros up to `room` of them."""
    base: i64 = len(out)
    out.write(NO_OPTIONS if room == OPTION_ROOM else bytes(int(OPTION * room)))
    for act in acts:
        _option(p, seat, frame, act, out, base)
        base += OPTION


def _option(p: Player, seat: i64, frame: i64, act: i64, out: BytesWriter, at: i64) -> None:
    verb = verb_of(act)
    kind = card_of(act)
    put(out, at + O_VERB, verb)
    put(out, at + O_CARD, kind)
    put(out, at + O_TARGET, NOBODY)
    put(out, at + O_KEEP, whole(32.0 * p.keep(kind)))
    if verb == LAY:
        worth = _lay(p, seat, act, out, at)
    elif verb == ROCKFALL:
        worth = _rocks(p, act, out, at)
    else:
        worth = p.worth(frame, act)
        if verb == BREAK or verb == FIX or THEFT < verb <= FREED:
            _aim(p, seat, act, out, at)
        elif verb == MAP:
            _map(p, act, out, at)
        elif verb == PASS:
            put(out, at + O_SECOND, second_card_of(act))
    put(out, at + O_WORTH, whole(16.0 * worth))


def _lay(p: Player, seat: i64, act: i64, out: BytesWriter, at: i64) -> float:
    """Say what a path does to the way to every goal; the worth is that of `Judge.lay_worth`."""
    s = p.s
    kind = card_of(act)
    cell = cell_of(act)
    put(out, at + O_COLUMN, cell_x(cell) - LEFT)
    put(out, at + O_ROW, cell_y(cell) - TOP)
    place = place_of(s, cell)
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
            out[at + O_REACH + goal] = 1
            put(out, at + O_STEPS + goal, whole(8.0 * far))
            gain += p.hope[goal] * (FIND + far)
            if p.dread[goal] > 0.0:
                gain -= FIND
        else:
            change = far - far_of(total)
            put(out, at + O_STEPS + goal, whole(8.0 * change))
            gain += p.hope[goal] * change
    worth = p.change_worth(gain) - p.keep(kind) + p.colours(kind, gain)
    if not PATH_CLASS[kind]:
        out[at + O_DEAD] = 1
    elif p.wish > 0.0 and gain < FIND - 2.0:
        sequel = p.sequel(place, oriented, kind, p.far - gain)
        worth += p.w[PLAN] * sequel
        put(out, at + O_SEQUEL, whole(32.0 * sequel))
    put(out, at + O_GAIN, whole(16.0 * gain))
    cells = s.table.maze.cells
    joined = joined_sides(cells[place], oriented)
    new: i64 = 0
    for side in range(i64(4)):
        if (joined >> side) & 1:
            word = cells[place + step(s.table.maze.wide, side)]
            if not word & WHAT and not word & (15 << JOIN_IN_AT):
                new += 1
    put(out, at + O_NEW, new)
    if payer_of(act) == seat:
        worth -= p.w[PAID]
    return worth


def _rocks(p: Player, act: i64, out: BytesWriter, at: i64) -> float:
    """Say what a card's fall does as far as the rules look: diggers at dead ends, saboteurs late at paths."""
    s = p.s
    cell = cell_of(act)
    put(out, at + O_COLUMN, cell_x(cell) - LEFT)
    put(out, at + O_ROW, cell_y(cell) - TOP)
    cost = p.keep(ROCKFALL_CARD)
    place = place_of(s, cell)
    if place < 0:
        return -0.5 - cost
    word = s.table.maze.cells[place]
    oriented = oriented_of(word)
    if oriented == 0:
        return -0.4 - cost
    if not PATH_CLASS[oriented >> 1]:
        out[at + O_DEAD] = 1
    if p.wish > 0.0:
        if PATH_CLASS[oriented >> 1] or not word & (15 << JOIN_IN_AT):
            return -0.6 - cost
        gain = 0.0
        for goal in range(p.goals):
            if s.table.goal_faces[goal] < 0:
                change = p.distances.far(s, goal) - far_of(p.distances.cleared(s, goal, place))
                put(out, at + O_STEPS + goal, whole(8.0 * change))
                gain += p.hope[goal] * change
        put(out, at + O_GAIN, whole(16.0 * gain))
        return gain - p.w[ROCKS] - cost
    if p.near < 0.25 or not PATH_CLASS[oriented >> 1]:
        return -0.4 - cost
    gain = _without(p, cell, out, at)
    put(out, at + O_GAIN, whole(16.0 * gain))
    return p.change_worth(gain) - p.w[ROCKS] - cost


def _without(p: Player, cell: i64, out: BytesWriter, at: i64) -> float:
    """Measure the maze without a card, as `Judge.gain_without` does, goal by goal."""
    s = p.s
    kept = s.table.maze
    s.table.maze = kept.copy()
    s.table.maze.lift(cell)
    p.trial.instead_of(p.distances)
    gain = 0.0
    for goal in range(p.goals):
        if s.table.goal_faces[goal] < 0:
            change = p.distances.fars[goal] - p.trial.far(s, goal)
            put(out, at + O_STEPS + goal, whole(8.0 * change))
            gain += p.hope[goal] * change
    s.table.maze = kept
    return gain


def _aim(p: Player, seat: i64, act: i64, out: BytesWriter, at: i64) -> None:
    """Say whom a card is aimed at."""
    s = p.s
    n = s.rules.seats
    target = seat_of(act)
    put(out, at + O_TARGET, (target - seat + n) % n)
    broken = s.table.front[target] & FRONT_BROKEN
    number: i64 = 0
    for tool in range(i64(3)):
        number += (broken >> tool) & 1
    put(out, at + O_BROKEN, number)
    put(out, at + O_LAST, 1 if broken & (broken - 1) == 0 else 0)
    put(out, at + O_TURNS, ((target - seat) * s.table.direction + n) % n)
    put(out, at + O_SELF, 1 if target == seat else 0)
    card = s.hidden.roles[target]
    if knows_what(card, seat) and knows_where(card, seat):
        put(out, at + O_KNOWN, 1 + (card & KIND_MASK))


def _map(p: Player, act: i64, out: BytesWriter, at: i64) -> None:
    """Say which goal a map would show, and what is hoped of it."""
    cell = cell_of(act)
    for goal in range(p.goals):
        if p.s.table.goal_cells[goal] == cell:
            put(out, at + O_REACH + goal, 1)
            put(out, at + O_HOPE, whole(100.0 * p.hope[goal]))
