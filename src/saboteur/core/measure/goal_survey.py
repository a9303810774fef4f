"""How many cards are missing to each face-down goal, by fronts of bits.

Every empty cell on a way costs a card, one that few cards fit counts as two, one that none fits is a wall; parts of
the maze that are not joined cost nothing to pass. Two figures come of it: the cards of the shortest way, and a
softer sum in which every open end counts, less by a constant factor for each card and for each turn that nobody has
gone on from there.
"""

from math import log
from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from saboteur.core.measure.bit_fronts import GOALS, HELD, LOW_ROW, NO_WAY, TAU, WAYS, Fronts, end_at
from saboteur.core.measure.byte_rows import BIT
from saboteur.core.measure.loose_parts import (
    HIGH,
    LEFT,
    LINKS,
    TOP,
    WIDE,
    WORDS,
    inner_place,
    loose_parts,
    meets_loose,
    place_of,
)
from saboteur.core.measure.open_end_ages import Ages
from saboteur.core.table.cards import FIT, LADDER
from saboteur.core.table.maze import (
    COVERED_CHEST,
    COVERED_GOAL,
    GOAL,
    JOIN_IN_AT,
    JOINED_AT,
    LARGE,
    PATH,
    WHAT_AT,
    Maze,
    blank,
    groups_of,
    oriented_of,
)
from saboteur.core.table.state import Table

# By goal: the cards that are missing at the beginning of a round, or one less.
FIRST_HOLD: Final[vec[i64]] = vec[i64]([7] * GOALS)
FAR: Final = 14.0  # the softer figure for the same
FEW: Final = 7  # cards of the base game that fit: below, a cell counts as two
OLDEST: Final = 31
INNER_ROW: Final = 0x7FFE  # the outermost columns are never dug
INNER: Final = INNER_ROW | INNER_ROW << 16 | INNER_ROW << 32 | INNER_ROW << 48
LAST_ROWS: Final = 0xFFFFFFFF  # of the last word those that may be dug
NEED: Final = 255

# By the turns an open end has waited, this one among them; 0 where it would be new.
STALE: Final[vec[float]] = vec[float]([0.72 ** max(0, turns - 2) for turns in range(OLDEST + 1)])


def beside(maze: Maze, reached: i64, cell: i64) -> bool:
    """Return whether a cell lies at one of some sides of a place in the maze (sides << 16 | place)."""
    for side in range(i64(4)):
        if (reached >> (16 + side)) & 1 and maze.cell_at((reached & 65535) + maze.step(side)) == cell:
            return True
    return False


class Survey(Fronts):
    """The distances of all goals in one maze."""

    def __init__(self) -> None:
        super().__init__()
        self.far: vec[float] = vec[float]([0.0] * 8)  # by goal: the softer figure
        self.linked = False  # whether anything that is not joined may link two places
        self.mean = 0.0  # of the softer figures over the face-down goals
        self.best = 0.0  # after `compare`: by how much the goals came nearer, at best,
        self.gain = 0.0  # on average,
        self.reached = False  # and whether one was reached
        self._changed: vec[i64] = blank(WORDS)  # free cells that a new card has changed
        self._totals: vec[float] = vec[float]([0.0] * GOALS)

    def look(self, maze: Maze, goal_cells: vec[i64], goal_faces: vec[i64], ages: Ages) -> None:
        """Measure a maze; `ages` tell how long its open ends have waited."""
        self.linked = self._scan(maze)
        if self.linked:
            self.loose = loose_parts(maze)
        self._spread_all(maze, goal_cells, goal_faces, 0, FIRST_HOLD)
        self.sum_up(goal_faces, ages)

    def look_after(self, t: Table, cell: i64, oriented: i64, ages: Ages) -> None:
        """Measure the maze with a card laid at a cell, or without the one that lies there (0)."""
        maze = t.maze.copy()
        if oriented:
            maze.put(cell, PATH, oriented)
        else:
            maze.lift(cell)
        self.look(maze, t.goal_cells, t.goal_faces, ages)

    def look_with(
        self,
        base: "Survey",
        maze: Maze,
        cell: i64,
        oriented: i64,
        goal_cells: vec[i64],
        goal_faces: vec[i64],
        ages: Ages,
    ) -> bool:
        """Measure a maze with one more card, from what is known of it without; false if that takes a closer look.

        Only the card's own cell and its four neighbours change, unless it is a ladder, or it would link places
        without being joined, or meets something that is not joined and so may link places.
        """
        at = inner_place(maze, cell)
        if at < 0:
            return False
        word = maze.cells[at]
        joined = groups_of(oriented, (word >> JOIN_IN_AT) & FIT[oriented] & 15)
        if LADDER[oriented >> 1] or LINKS[oriented] & ~joined or place_of(cell) < 0 or maze.large_joined:
            return False
        if base.linked and meets_loose(maze, at, oriented):
            return False
        for w in range(i64(WORDS)):
            self.free[w], self.hard[w], self.spots[w] = base.free[w], base.hard[w], base.spots[w]
            self._changed[w] = 0
        self.ends = base.ends[:]
        self.held = base.held[:]
        self.loose = base.loose
        self.linked = base.linked
        self._drop(place_of(cell))
        reached: i64 = 0  # the cell of a goal that is reached
        for side in range(i64(4)):
            there = at + maze.step(side)
            beyond = maze.cells[there]
            what = beyond >> WHAT_AT
            back = (side + 2) & 3
            if what == 0 or what == COVERED_CHEST:
                place = place_of(maze.cell_at(there))
                if place < 0:
                    continue
                need = beyond & NEED | (BIT[back] if (FIT[oriented] >> side) & 1 else BIT[back + 4])
                self._renew(place, need, (joined >> side) & 1 != 0 or beyond & (15 << JOIN_IN_AT) != 0)
            elif (joined >> side) & 1:
                if what == COVERED_GOAL:
                    reached |= BIT[side]
                elif what == LARGE:
                    return False
        self.let_go(self._changed)
        self._spread_all(maze, goal_cells, goal_faces, reached << 16 | at if reached else i64(0), base.cards)
        self.sum_up(goal_faces, ages)
        return True

    def compare(self, before: "Survey", goal_faces: vec[i64]) -> None:
        """Compute how much nearer the face-down goals are than in another survey of the same round."""
        best = 0.0
        total = 0.0
        number = 0.0
        self.reached = False
        for goal in range(i64(len(goal_faces))):
            if goal_faces[goal] >= 0:
                continue
            step = before.far[goal] - self.far[goal]
            if number <= 0.0 or step > best:
                best = step
            total += step
            number += 1.0
            if self.far[goal] <= 0.0 < before.far[goal]:
                self.reached = True
        self.best = best
        self.gain = total / number if number > 0.0 else 0.0

    def _drop(self, place: i64) -> None:
        """A cell is no longer empty."""
        w = place >> 6
        bit = BIT[place & 63]
        self._changed[w] |= self.free[w] & bit
        self.free[w] &= ~bit
        self.hard[w] &= ~bit
        if self.spots[w] & bit:
            self.spots[w] &= ~bit
            ends = self.ends
            n: i64 = len(ends)
            i: i64 = 0
            while ends[i] >> 8 != place:
                i += 1
            ends[i] = ends[n - 1]
            self.ends, _last = pop(ends)

    def _renew(self, place: i64, need: i64, met: bool) -> None:
        """An empty cell has got another need, and may be an open end now."""
        w = place >> 6
        bit = BIT[place & 63]
        self._changed[w] |= self.free[w] & bit
        ways = WAYS[need]
        self.hard[w] &= ~bit
        if not ways:
            self.free[w] &= ~bit
        elif ways < FEW:
            self.hard[w] |= bit
        if not met:
            return
        if not self.spots[w] & bit:
            self.spots[w] |= bit
            self.ends = append(self.ends, end_at(place, need))
            return
        ends = self.ends
        for i in range(i64(len(ends))):
            if ends[i] >> 8 == place:
                ends[i] = end_at(place, need)

    def _spread_all(
        self, maze: Maze, goal_cells: vec[i64], goal_faces: vec[i64], reached: i64, near: vec[i64]
    ) -> None:
        """Spread from every face-down goal that is not reached; `reached` are sides of a new card at goals.

        `near` are the cards that were missing so far: a card laid at an open end changes nothing nearer to the goal
        than the cell before it, so the front is held two layers earlier.
        """
        self.shares = vec[float]([0.0] * (GOALS * len(self.ends)))
        n: i64 = len(goal_cells)
        for goal in range(n):
            self.cards[goal] = 0
            if goal_faces[goal] >= 0 or maze.word(goal_cells[goal]) & (15 << JOIN_IN_AT):
                continue
            if reached and beside(maze, reached, goal_cells[goal]):
                continue
            self.cards[goal] = NO_WAY
            place = place_of(goal_cells[goal])
            if place >= 0:
                self.spread(goal, place, near[goal] - 2)

    def sum_up(self, goal_faces: vec[i64], ages: Ages) -> None:
        """Make the softer figures again after the open ends have grown older."""
        goals: i64 = len(goal_faces)
        self._add_shares(goals, ages)
        sum_of_all = 0.0
        number = 0.0
        for goal in range(goals):
            far = 0.0
            if self.cards[goal]:
                total = self._totals[goal]
                far = -TAU * log(total) if total > 0.0 else FAR
                far = 0.05 if far < 0.05 else min(far, FAR)
            self.far[goal] = far
            if goal_faces[goal] < 0:
                sum_of_all += far
                number += 1.0
        self.mean = sum_of_all / number if number > 0.0 else 0.0

    # -- what lies where ---------------------------------------------------------------------------------

    def _scan(self, maze: Maze) -> bool:
        """Turn the cells into fronts of bits; true if some open side is not joined."""
        free, hard, spots = self.free, self.hard, self.spots
        ends = vec[i64](capacity=24)
        loose = False
        cells = maze.cells
        wide = maze.wide
        for w in range(i64(WORDS)):
            free[w] = INNER if 0 < w < WORDS - 1 else INNER & ~LOW_ROW if w == 0 else INNER & LAST_ROWS
            hard[w] = 0
            spots[w] = 0
        at: i64 = -1
        x = -1 - LEFT + maze.left
        y = maze.top - TOP
        right = wide - 1 - LEFT + maze.left
        for word in cells:
            at += 1
            x += 1
            if x > right:
                x = maze.left - LEFT
                y += 1
            if not word:
                continue
            what = word >> WHAT_AT
            if what and what <= GOAL and LINKS[oriented_of(word)] & ~(word >> JOINED_AT):
                loose = True
            if x < 1 or x > WIDE - 2 or y < 1 or y > HIGH - 2:
                continue
            w = y >> 2
            bit = BIT[(y & 3) * 16 + x]
            if what and what != COVERED_CHEST:
                free[w] &= ~bit
                continue
            need = word & NEED
            ways = WAYS[need]
            if ways < FEW:
                if ways:
                    hard[w] |= bit
                else:
                    free[w] &= ~bit
            if word & (15 << JOIN_IN_AT):
                spots[w] |= bit
                ends = append(ends, end_at(y * WIDE + x, need))
        self.ends = ends
        self.held = blank(GOALS * HELD)
        self.loose = vec[i64]()
        return loose

    def _add_shares(self, goals: i64, ages: Ages) -> None:
        """Add up by goal what the open ends count, less the longer each has waited."""
        shares, totals = self.shares, self._totals
        t0, t1, t2, t3, t4 = 0.0, 0.0, 0.0, 0.0, 0.0
        at: i64 = 0
        for end in self.ends:
            age = ages.age(end >> 8)
            stale = STALE[age] if age < OLDEST else STALE[OLDEST]
            t0 += shares[at] * stale
            t1 += shares[at + 1] * stale
            t2 += shares[at + 2] * stale
            if goals > 3:
                t3 += shares[at + 3] * stale
                t4 += shares[at + 4] * stale
            at += GOALS
        totals[0], totals[1], totals[2], totals[3], totals[4] = t0, t1, t2, t3, t4
