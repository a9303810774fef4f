"""What everybody saw of a round, counted: who did what how often, whom it harmed and helped, where it dug.

Actions are put into the categories of the bots' posterior (`batch/categories.py`), a few of them together. Whom a
seat breaks or mends is kept seat by seat instead, so that the counts do not depend on anybody's opinion.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.measure.action_categories import (
    DROPPED,
    LAY_REACH,
    LAY_SIDE,
    PASSED,
    ROCKS_HARM,
    VETO_HELP,
    lay_category,
    other_category,
    rocks_category,
    situation,
)
from saboteur.core.measure.goal_survey import Survey
from saboteur.core.measure.loose_parts import place_of
from saboteur.core.measure.open_end_ages import Ages
from saboteur.core.research.network_layout import GOAL_ROOM, SEAT_ROOM
from saboteur.core.table.cards import FRONT_BLOCKS
from saboteur.core.table.codes import (
    BREAK,
    FIX,
    FREED,
    LAY,
    MAP,
    ROCKFALL,
    TRAPPED,
    VETO,
    card_of,
    cell_of,
    seat_of,
    turned_of,
    verb_of,
)
from saboteur.core.table.maze import Maze, blank
from saboteur.core.table.state import Table

ACTION_KINDS: Final = 36
_REACH: Final = 18
_ROCKS: Final = 19
_PASS: Final = 22
_IDLE: Final = 25  # passing when one may not dig
_MAP: Final = 26
_MEND_SELF: Final = 27
HARM: Final = 28
HELP: Final = 29
_DROP: Final = 30
_VETO: Final = 31
_ELSE: Final = 34


def action_kind(category: i64, where: i64, verb: i64, self_aimed: bool) -> i64:
    """Number an action by its category, the situation it was done in, and its verb."""
    if verb == BREAK or verb == TRAPPED:
        return HARM
    if verb == FIX or verb == FREED:
        return _MEND_SELF if self_aimed else HELP
    if verb == MAP:
        return _MAP
    if category == LAY_REACH:
        return _REACH
    if 0 <= category < LAY_REACH:
        return 3 * (category // 4) + where % 3
    if ROCKS_HARM <= category < ROCKS_HARM + 3:
        return _ROCKS + category - ROCKS_HARM
    if category == PASSED:
        return i64(_IDLE) if where >= 3 else _PASS + where
    if category == DROPPED:
        return _DROP
    if VETO_HELP <= category < VETO_HELP + 3:
        return _VETO + category - VETO_HELP
    return _ELSE


class Chronicle:
    """The counts of the round that is being played."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.action_counts: vec[i64] = blank(seats * ACTION_KINDS)
        self.leans: vec[i64] = blank(seats * GOAL_ROOM)  # by seat and goal: cards nearer by its paths, in eighths
        self.harms: vec[i64] = blank(seats * SEAT_ROOM)  # by seat and target: tools broken, traps set
        self.helps: vec[i64] = blank(seats * SEAT_ROOM)  # the same for tools mended, traps opened
        self.reads: vec[i64] = blank(seats)  # by seat: set of goals it looked at
        self._now = Survey()
        self._then = Survey()  # after the path or the rockfall looked at last
        self._tried = False  # whether nothing else was done since
        self._maze: Maze | None = None  # the maze that `_now` is of
        self._changes: i64 = 0  # and its `changes` then
        self._ages = Ages()

    def begin(self) -> None:
        """Begin a round."""
        self.action_counts = blank(self.seats * ACTION_KINDS)
        self.leans = blank(self.seats * GOAL_ROOM)
        self.harms = blank(self.seats * SEAT_ROOM)
        self.helps = blank(self.seats * SEAT_ROOM)
        self.reads = blank(self.seats)
        self._tried = False
        self._maze = None
        self._ages = Ages()

    def note(self, t: Table, seat: i64, act: i64) -> None:
        """Count what a seat is about to do in its turn."""
        verb = verb_of(act)
        if verb >= VETO:
            self._tried = False
            return
        if not self._is_fresh(t.maze):
            self._now.look(t.maze, t.goal_cells, t.goal_faces, self._ages)
            self._maze, self._changes = t.maze, t.maze.changes
        self._tried = False
        target = seat_of(act)
        where = situation(self._now.mean, t.front[seat] & FRONT_BLOCKS != 0)
        category = self._category(t, seat, act)
        kind = action_kind(category, where, verb, target == seat)
        self.action_counts[seat * ACTION_KINDS + kind] += 1
        if target != seat:
            if verb == BREAK or verb == TRAPPED:
                self.harms[seat * SEAT_ROOM + target] += 1
            elif verb == FIX or verb == FREED:
                self.helps[seat * SEAT_ROOM + target] += 1
        if verb == MAP:
            cell = cell_of(act)
            for goal in range(i64(len(t.goal_cells))):
                if t.goal_cells[goal] == cell:
                    self.reads[seat] |= i64(1) << goal

    def _category(self, t: Table, seat: i64, act: i64) -> i64:
        verb = verb_of(act)
        if verb != LAY and verb != ROCKFALL:
            return other_category(seat, act, 0)
        cell = cell_of(act)
        oriented = 2 * card_of(act) + turned_of(act)
        if verb == ROCKFALL:
            self._try_out(t, cell, 0)
            return rocks_category(self._then.best, self._then.gain)
        if place_of(cell) < 0:
            return LAY_SIDE
        self._try_out(t, cell, oriented)
        for goal in range(i64(len(t.goal_cells))):
            if t.goal_faces[goal] < 0:
                step = 8.0 * (self._now.far[goal] - self._then.far[goal])
                self.leans[seat * GOAL_ROOM + goal] += whole(max(-16.0, min(16.0, step)))
        return lay_category(oriented, self._then.best, self._then.gain, self._then.reached)

    def _try_out(self, t: Table, cell: i64, oriented: i64) -> None:
        """Measure the maze with a card laid at a cell, or without the one that lies there (0)."""
        if not oriented or not self._then.look_with(
            self._now, t.maze, cell, oriented, t.goal_cells, t.goal_faces, self._ages
        ):
            self._then.look_after(t, cell, oriented, self._ages)
        self._then.compare(self._now, t.goal_faces)
        self._tried = True

    def _is_fresh(self, maze: Maze) -> bool:
        """Return whether the present maze is measured; one change after an action was tried out, it is by that."""
        if self._maze is not maze:
            return False
        if self._tried and self._changes == maze.changes - 1:
            self._now, self._then = self._then, self._now
            self._changes = maze.changes
            self._tried = False
        return self._changes == maze.changes

    def turn_began(self, t: Table) -> None:
        """Let the open ends grow older."""
        self._ages.turn_began(t.maze)
        if self._is_fresh(t.maze):
            self._now.sum_up(t.goal_faces, self._ages)


def whole(x: float) -> i64:
    """Round to the nearest whole number."""
    return i64(x + 0.5) if x >= 0.0 else -i64(0.5 - x)
