"""How many cards are missing to each face-down goal, by fronts of bits.

The measure is that of the bots' grid (`Grid.distance`), reckoned from the maze itself: a window of 16 columns by
15 rows, three rows to a number, so that a whole front of cells moves with a few shifts. Every empty cell on a way
costs a card, one that few cards fit counts as two, one that none fits is a wall; parts of the maze that are not
joined cost nothing to pass. Two figures come of it: the cards of the shortest way, and a softer sum in which every
open end counts, less by a constant factor for each card and for each turn that nobody has gone on from there.
"""

from math import log
from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from saboteur.core.batch.ages import Ages
from saboteur.core.batch.byte_rows import BIT
from saboteur.core.batch.loose import (
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
from saboteur.core.cards import FIT, LADDER
from saboteur.core.maze import (
    COVERED_CHEST,
    COVERED_GOAL,
    GOAL,
    JOIN_IN_AT,
    JOINED_AT,
    LARGE,
    ORIENTED_AT,
    PATH,
    WHAT_AT,
    Maze,
    blank,
    groups_of,
)
from saboteur.core.search.distances import EASE as GRID_EASE
from saboteur.core.search.distances import FADE as GRID_FADE
from saboteur.core.search.distances import STALE as GRID_STALE
from saboteur.core.search.distances import WAYS as GRID_WAYS
from saboteur.core.state import Table

GOALS: Final = 5  # that can lie out (M4)
NO_WAY: Final = 15  # cards to a goal that cannot be reached, or not by any way short enough to matter
FAR: Final = 14.0  # the softer figure for the same
TAU: Final = 0.6
FEW: Final = 7  # cards of the base game that fit: below, a cell counts as two
OLDEST: Final = 31
LOW_ROW: Final = 0xFFFF
LOW_ROWS: Final = 0xFFFFFFFF
INNER_ROW: Final = 0x7FFE  # the outermost columns are never dug
INNER: Final = INNER_ROW | INNER_ROW << 16 | INNER_ROW << 32
NEED: Final = 255

WAYS: Final[vec[i64]] = vec[i64](list(GRID_WAYS))
EASE: Final[vec[float]] = vec[float](list(GRID_EASE))
FADE: Final[vec[float]] = vec[float](list(GRID_FADE))
# By the turns an open end has waited, this one among them; 0 where it would be new.
STALE: Final[vec[float]] = vec[float](list(GRID_STALE[:1] + GRID_STALE))


def end_at(place: i64, need: i64) -> i64:
    """Pack an open end: what its neighbours need, its place, and where the bit of that place is."""
    return need | place << 8 | (place // 48) << 16 | (place % 48) << 24


def beside(maze: Maze, reached: i64, cell: i64) -> bool:
    """Return whether a cell lies at one of some sides of a place in the maze (sides << 16 | place)."""
    for side in range(i64(4)):
        if (reached >> (16 + side)) & 1 and maze.cell_at((reached & 65535) + maze.step(side)) == cell:
            return True
    return False


class Survey:
    """The distances of all goals in one maze."""

    def __init__(self) -> None:
        self.free: vec[i64] = blank(WORDS)  # empty cells in which a card could lead on
        self.hard: vec[i64] = blank(WORDS)  # those among them that few cards fit
        self.spots: vec[i64] = blank(WORDS)  # empty cells that a joined open side points at
        self.ends: vec[i64] = vec[i64]()  # the same one by one, see `end_at`
        self.shares: vec[float] = vec[float]()  # by open end and goal: what it counts when new, 0 if there is no way
        self.loose: vec[i64] = vec[i64]()  # parts that are not joined, ten numbers each: what they point at
        self.cards: vec[i64] = blank(8)  # by goal: cards of the shortest way, 0 once joined or turned
        self.far: vec[float] = vec[float]([0.0] * 8)  # by goal: the softer figure
        self.linked = False  # whether anything that is not joined may link two places
        self.mean = 0.0  # of the softer figures over the face-down goals
        self.best = 0.0  # after `compare`: by how much the goals came nearer, at best,
        self.gain = 0.0  # on average,
        self.reached = False  # and whether one was reached
        self._hit: vec[i64] = blank(WORDS)
        self._totals: vec[float] = vec[float]([0.0] * GOALS)

    def look(self, maze: Maze, goal_cells: vec[i64], goal_faces: vec[i64], ages: Ages) -> None:
        """Measure a maze; `ages` tell how long its open ends have waited."""
        self.linked = self._scan(maze)
        if self.linked:
            self.loose = loose_parts(maze)
        self._spread_all(maze, goal_cells, goal_faces, 0)
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
        self.ends = base.ends[:]
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
        self._spread_all(maze, goal_cells, goal_faces, reached << 16 | at if reached else i64(0))
        self.sum_up(goal_faces, ages)
        return True

    def compare(self, before: "Survey", goal_faces: vec[i64]) -> None:
        """Reckon how much nearer the face-down goals are than in another survey of the same round."""
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
        w = place // 48
        bit = BIT[place % 48]
        self.free[w] &= ~bit
        self.hard[w] &= ~bit
        if self.spots[w] & bit:
            self.spots[w] &= ~bit
            ends = self.ends
            n: i64 = len(ends)
            i: i64 = 0
            while (ends[i] >> 8) & 255 != place:
                i += 1
            ends[i] = ends[n - 1]
            self.ends, _last = pop(ends)

    def _renew(self, place: i64, need: i64, met: bool) -> None:
        """An empty cell has got another need, and may be an open end now."""
        w = place // 48
        bit = BIT[place % 48]
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
            if (ends[i] >> 8) & 255 == place:
                ends[i] = end_at(place, need)

    def _spread_all(self, maze: Maze, goal_cells: vec[i64], goal_faces: vec[i64], reached: i64) -> None:
        """Spread from every face-down goal that is not reached; `reached` are sides of a new card at goals."""
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
                self._spread(goal, place)

    def sum_up(self, goal_faces: vec[i64], ages: Ages) -> None:
        """Make the softer figures anew after the open ends have grown older."""
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
            free[w] = INNER if 0 < w < WORDS - 1 else INNER & ~LOW_ROW if w == 0 else INNER & LOW_ROWS
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
            if what and what <= GOAL and LINKS[(word >> ORIENTED_AT) & 255] & ~(word >> JOINED_AT):
                loose = True
            if x < 1 or x > WIDE - 2 or y < 1 or y > HIGH - 2:
                continue
            w = y // 3
            bit = BIT[(y - 3 * w) * 16 + x]
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
        self.loose = vec[i64]()
        return loose

    # -- how far -----------------------------------------------------------------------------------------

    def _spread(self, goal: i64, place: i64) -> None:
        """Spread a front from a goal until it has met every open end; note how many cards each is away."""
        free, hard, spots = self.free, self.hard, self.spots
        f0, f1, f2, f3, f4 = free[0], free[1], free[2], free[3], free[4]
        r0, r1, r2, r3, r4 = hard[0], hard[1], hard[2], hard[3], hard[4]
        # Open ends that no card could lead on from are never met.
        s0, s1, s2, s3, s4 = spots[0] & f0, spots[1] & f1, spots[2] & f2, spots[3] & f3, spots[4] & f4
        if not (s0 | s1 | s2 | s3 | s4):
            return
        rough = r0 | r1 | r2 | r3 | r4
        loose = self.loose
        linked: i64 = len(loose)
        hit = self._hit
        for w in range(i64(WORDS)):
            hit[w] = 0
        hit[place // 48] = BIT[place % 48]
        h0, h1, h2, h3, h4 = hit[0], hit[1], hit[2], hit[3], hit[4]
        l0: i64 = 0
        l1: i64 = 0
        l2: i64 = 0
        l3: i64 = 0
        l4: i64 = 0
        layer: i64 = 0
        while True:
            # One step north, east, south and west of everything in the front.
            a0 = (h0 << 1 | h0 >> 1 | (h0 & LOW_ROWS) << 16 | h0 >> 16 | (h1 & LOW_ROW) << 32) & f0
            a1 = (h1 << 1 | h1 >> 1 | (h1 & LOW_ROWS) << 16 | h0 >> 32 | h1 >> 16 | (h2 & LOW_ROW) << 32) & f1
            a2 = (h2 << 1 | h2 >> 1 | (h2 & LOW_ROWS) << 16 | h1 >> 32 | h2 >> 16 | (h3 & LOW_ROW) << 32) & f2
            a3 = (h3 << 1 | h3 >> 1 | (h3 & LOW_ROWS) << 16 | h2 >> 32 | h3 >> 16 | (h4 & LOW_ROW) << 32) & f3
            a4 = (h4 << 1 | h4 >> 1 | (h4 & LOW_ROWS) << 16 | h3 >> 32 | h4 >> 16) & f4
            for i in range(i64(0), linked, 2 * WORDS):  # a loose part that was met leads to all that it points at
                m = i if layer else i + WORDS  # beside the goal itself it is met by what it covers
                if h0 & loose[m] | h1 & loose[m + 1] | h2 & loose[m + 2] | h3 & loose[m + 3] | h4 & loose[m + 4]:
                    a0 |= loose[i] & f0
                    a1 |= loose[i + 1] & f1
                    a2 |= loose[i + 2] & f2
                    a3 |= loose[i + 3] & f3
                    a4 |= loose[i + 4] & f4
            if rough:  # these take two cards' worth of trouble
                h0, h1, h2, h3, h4 = l0 | a0 & ~r0, l1 | a1 & ~r1, l2 | a2 & ~r2, l3 | a3 & ~r3, l4 | a4 & ~r4
                l0, l1, l2, l3, l4 = a0 & r0, a1 & r1, a2 & r2, a3 & r3, a4 & r4
            else:
                h0, h1, h2, h3, h4 = a0, a1, a2, a3, a4
            if not (h0 | h1 | h2 | h3 | h4 | l0 | l1 | l2 | l3 | l4):
                return
            layer += 1
            f0 &= ~(h0 | l0)
            f1 &= ~(h1 | l1)
            f2 &= ~(h2 | l2)
            f3 &= ~(h3 | l3)
            f4 &= ~(h4 | l4)
            if (h0 & s0) | (h1 & s1) | (h2 & s2) | (h3 & s3) | (h4 & s4):
                hit[0], hit[1], hit[2], hit[3], hit[4] = h0 & s0, h1 & s1, h2 & s2, h3 & s3, h4 & s4
                self._met(goal, layer)
                if self.cards[goal] == NO_WAY and layer < NO_WAY:
                    self.cards[goal] = layer
                s0 &= ~h0
                s1 &= ~h1
                s2 &= ~h2
                s3 &= ~h3
                s4 &= ~h4
                if not (s0 | s1 | s2 | s3 | s4):
                    return

    def _met(self, goal: i64, layer: i64) -> None:
        """Note what the open ends that were met just now count: by their distance, and how easily each is filled."""
        hit, shares = self._hit, self.shares
        fade = FADE[layer]
        at = goal
        for end in self.ends:
            if (hit[(end >> 16) & 255] >> (end >> 24)) & 1:
                shares[at] = fade * EASE[end & 255]
            at += GOALS

    def _add_shares(self, goals: i64, ages: Ages) -> None:
        """Add up by goal what the open ends count, less the longer each has waited."""
        shares, totals = self.shares, self._totals
        for goal in range(goals):
            totals[goal] = 0.0
        at: i64 = 0
        for end in self.ends:
            age = ages.age((end >> 8) & 255)
            stale = STALE[age] if age < OLDEST else STALE[OLDEST]
            for goal in range(goals):
                totals[goal] += shares[at + goal] * stale
            at += GOALS
