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

from saboteur.core.measure.bit_fronts import (
    EASE,
    FADE,
    GOALS,
    HELD,
    LOW_ROW,
    LOW_ROWS,
    NO_WAY,
    TAU,
    WAYS,
    end_at,
    end_need,
    end_place,
)
from saboteur.core.measure.byte_rows import BIT, bit_of
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
    JOINED_AT,
    LARGE,
    PATH,
    WHAT_AT,
    Maze,
    blank,
    groups_of,
    met_sides,
    oriented_of,
    spot_place,
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
        if (reached >> (16 + side)) & 1 and maze.cell_at((spot_place(reached)) + maze.step(side)) == cell:
            return True
    return False


class Survey:
    """The distances of all goals in one maze, and the fronts that they come from."""

    def __init__(self) -> None:
        self.free: vec[i64] = blank(WORDS)  # empty cells in which a card could lead on
        self.hard: vec[i64] = blank(WORDS)  # those among them that few cards fit
        self.spots: vec[i64] = blank(WORDS)  # empty cells that a joined open side points at
        self.ends: vec[i64] = vec[i64]()  # the same one by one, see `end_at`
        self.loose: vec[i64] = vec[i64]()  # parts that are not joined, eight numbers each: what they point at
        self.shares: vec[float] = vec[float]()  # by open end and goal: what it counts when new, 0 if there is no way
        self.cards: vec[i64] = blank(8)  # by goal: cards of the shortest way, 0 once joined or turned
        self.held: vec[i64] = blank(GOALS * HELD)  # by goal: a front to go on from; layer 0 if there is none
        self._hit: vec[i64] = blank(WORDS)
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
        joined = groups_of(oriented, met_sides(word) & FIT[oriented])
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
                self._renew(place, need, (joined >> side) & 1 != 0 or met_sides(beyond) != 0)
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
        bit = bit_of(place)
        self._changed[w] |= self.free[w] & bit
        self.free[w] &= ~bit
        self.hard[w] &= ~bit
        if self.spots[w] & bit:
            self.spots[w] &= ~bit
            ends = self.ends
            n: i64 = len(ends)
            i: i64 = 0
            while end_place(ends[i]) != place:
                i += 1
            ends[i] = ends[n - 1]
            self.ends, _last = pop(ends)

    def _renew(self, place: i64, need: i64, met: bool) -> None:
        """An empty cell has got another need, and may be an open end now."""
        w = place >> 6
        bit = bit_of(place)
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
            if end_place(ends[i]) == place:
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
            if goal_faces[goal] >= 0 or maze.pointed_at(goal_cells[goal]):
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
            if met_sides(word):
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
            age = ages.age(end_place(end))
            stale = STALE[age] if age < OLDEST else STALE[OLDEST]
            t0 += shares[at] * stale
            t1 += shares[at + 1] * stale
            t2 += shares[at + 2] * stale
            if goals > 3:
                t3 += shares[at + 3] * stale
                t4 += shares[at + 4] * stale
            at += GOALS
        totals[0], totals[1], totals[2], totals[3], totals[4] = t0, t1, t2, t3, t4

    # -- spreading --------------------------------------------------------------------------------------

    def spread(self, goal: i64, place: i64, hold: i64) -> None:
        """Spread a front from a goal until it has met every open end; note how many cards each is away.

        What has met nothing at layer `hold` is held there: as long as only cells change that it has not come to, the
        next front goes on from it.
        """
        free, hard, spots, hit, held, loose = self.free, self.hard, self.spots, self._hit, self.held, self.loose
        linked: i64 = len(loose)
        f0, f1, f2, f3 = free[0], free[1], free[2], free[3]
        r0, r1, r2, r3 = hard[0], hard[1], hard[2], hard[3]
        rough = r0 | r1 | r2 | r3
        l0: i64 = 0
        l1: i64 = 0
        l2: i64 = 0
        l3: i64 = 0
        at = goal * HELD
        layer = held[at]
        if layer:
            h0, h1, h2, h3 = held[at + 1], held[at + 2], held[at + 3], held[at + 4]
            l0, l1, l2, l3 = held[at + 5], held[at + 6], held[at + 7], held[at + 8]
            f0 &= held[at + 9]
            f1 &= held[at + 10]
            f2 &= held[at + 11]
            f3 &= held[at + 12]
        else:
            for w in range(i64(WORDS)):
                hit[w] = 0
            hit[place >> 6] = bit_of(place)
            h0, h1, h2, h3 = hit[0], hit[1], hit[2], hit[3]
        # Open ends that no card could lead on from are never met.
        s0, s1, s2, s3 = spots[0] & (f0 | l0), spots[1] & (f1 | l1), spots[2] & (f2 | l2), spots[3] & (f3 | l3)
        while s0 | s1 | s2 | s3:
            # One step north, east, south and west of everything in the front.
            a0 = (h0 << 1 | h0 >> 1 | (h0 & LOW_ROWS) << 16 | h0 >> 16 | (h1 & LOW_ROW) << 48) & f0
            a1 = (h1 << 1 | h1 >> 1 | (h1 & LOW_ROWS) << 16 | h0 >> 48 | h1 >> 16 | (h2 & LOW_ROW) << 48) & f1
            a2 = (h2 << 1 | h2 >> 1 | (h2 & LOW_ROWS) << 16 | h1 >> 48 | h2 >> 16 | (h3 & LOW_ROW) << 48) & f2
            a3 = (h3 << 1 | h3 >> 1 | (h3 & LOW_ROWS) << 16 | h2 >> 48 | h3 >> 16) & f3
            for i in range(i64(0), linked, 2 * WORDS):  # a loose part that was met leads to all that it points at
                m = i if layer else i + WORDS  # beside the goal itself it is met by what it covers
                if h0 & loose[m] | h1 & loose[m + 1] | h2 & loose[m + 2] | h3 & loose[m + 3]:
                    a0 |= loose[i] & f0
                    a1 |= loose[i + 1] & f1
                    a2 |= loose[i + 2] & f2
                    a3 |= loose[i + 3] & f3
            if rough:  # these take two cards' worth of trouble
                h0, h1, h2, h3 = l0 | a0 & ~r0, l1 | a1 & ~r1, l2 | a2 & ~r2, l3 | a3 & ~r3
                l0, l1, l2, l3 = a0 & r0, a1 & r1, a2 & r2, a3 & r3
            else:
                h0, h1, h2, h3 = a0, a1, a2, a3
            if not (h0 | h1 | h2 | h3 | l0 | l1 | l2 | l3):
                return
            layer += 1
            f0 &= ~(h0 | l0)
            f1 &= ~(h1 | l1)
            f2 &= ~(h2 | l2)
            f3 &= ~(h3 | l3)
            if (h0 & s0) | (h1 & s1) | (h2 & s2) | (h3 & s3):
                hit[0], hit[1], hit[2], hit[3] = h0 & s0, h1 & s1, h2 & s2, h3 & s3
                self._met(goal, layer)
                s0 &= ~h0
                s1 &= ~h1
                s2 &= ~h2
                s3 &= ~h3
            elif layer == hold and self.cards[goal] == NO_WAY:
                held[at] = layer
                held[at + 1], held[at + 2], held[at + 3], held[at + 4] = h0, h1, h2, h3
                held[at + 5], held[at + 6], held[at + 7], held[at + 8] = l0, l1, l2, l3
                held[at + 9], held[at + 10], held[at + 11], held[at + 12] = f0, f1, f2, f3

    def _met(self, goal: i64, layer: i64) -> None:
        """Note what the open ends that were met just now count: by their distance, and how easily each is filled."""
        hit, shares = self._hit, self.shares
        fade = FADE[layer]
        at = goal
        for end in self.ends:
            if hit[end_place(end) >> 6] & bit_of(end_place(end)):
                shares[at] = fade * EASE[end_need(end)]
            at += GOALS
        if self.cards[goal] == NO_WAY and layer < NO_WAY:
            self.cards[goal] = layer

    def let_go(self, changed: vec[i64]) -> None:
        """Forget the fronts that had come to one of some cells, which have changed since."""
        held = self.held
        for goal in range(i64(GOALS)):
            at = goal * HELD
            if held[at]:
                came = changed[0] & ~held[at + 9] | changed[1] & ~held[at + 10]
                if came | changed[2] & ~held[at + 11] | changed[3] & ~held[at + 12]:
                    held[at] = 0
