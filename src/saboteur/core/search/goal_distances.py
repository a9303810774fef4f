"""How many cards are missing to each face-down goal: a front that spreads from the goal over the empty cells.

Every cell on a way costs a card, and more than one if few cards lead through it as the way does: from the side where
one comes in to the side where one goes on. A cell that no card suits is a wall; parts of the maze that lie loose cost
nothing. Every open end of the joined maze contributes a share that fades with its distance; the sum, turned back into
cards, is how far a goal is: more ends that lead there make it less. A front is kept until the maze changes, so that
the change a single card makes is reckoned at once.
"""

from math import exp, log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from saboteur.core.cards import FIT, GROUP
from saboteur.core.maze import (
    COVERED_GOAL,
    EMPTY,
    JOIN_IN_AT,
    NEED,
    ORIENTED_AT,
    PATH,
    WHAT,
    WHAT_AT,
    Maze,
    blank,
)
from saboteur.core.search.cells import beyond, inside, joined_sides, lies_loose, step
from saboteur.core.search.steps import (
    ALL_LEFT,
    ALONE,
    COST,
    EASE,
    FITTING,
    NEVER,
    SETS,
    THROUGH,
    UNITS,
)
from saboteur.core.state import State

FAR: Final = 14.0  # cards to a goal that cannot be reached
BEYOND: Final = 32  # how much farther than the nearest open end a front goes
REACHED: Final = 1e9  # as a sum of shares: the goal is joined
TAU: Final = 0.9  # how much further ends count beside the nearest
# By what is missing from an open end: its share.
FADE: Final[vec[float]] = vec[float]([exp(-cost / (UNITS * TAU)) for cost in range(NEVER)] + [0.0])


def far_of(total: float) -> float:
    """Turn a sum of shares into a number of cards."""
    if total >= REACHED:
        return 0.0
    if total < 1e-10:
        return FAR
    return max(0.05, min(FAR, -TAU * log(total)))


class Queue:
    """What a front goes on from, by cost. It holds nothing between two fronts, so many mazes can share one."""

    def __init__(self) -> None:
        self.heads: vec[i64] = blank(NEVER + 1)  # by cost: the last entry put in line
        self.line: vec[i64] = vec[i64]()  # entries: what was in line before << 20 | cell << 2 | side
        self.long: i64 = 0


class GoalDistances:
    """The fronts of all face-down goals in one maze."""

    def __init__(self, goals: i64) -> None:
        self.fresh: i64 = 0  # set of goals whose front is up to date
        self.size: i64 = 0  # cells of the window they were made for,
        self.wide: i64 = 0  # and of one of its rows
        # Goal by goal, cell by cell, side by side: what is missing from there to the goal, the cell itself included,
        # for a way that comes in at the side.
        self.fronts: vec[u8] = vec[u8]()
        self.untouched: vec[u8] = vec[u8]()  # the same before any front has begun
        self.totals: vec[float] = vec[float]([0.0] * goals)
        self.fars: vec[float] = vec[float]([0.0] * goals)  # the same in cards
        self.places: vec[i64] = blank(goals)  # by goal: its place in the window
        self.queue = Queue()
        self.rim: vec[i64] = vec[i64]()  # 1 where a cell has no neighbours on all sides
        self.goals: i64 = goals
        # By set of cards: what a step costs that they are good for, and how easily a cell is filled that they fit.
        self.costs: vec[i64] = blank(SETS)
        self.plain: vec[i64] = blank(16)  # a step's cost where no neighbour asks for anything, by its two sides
        self.eases: vec[float] = vec[float]([0.0] * SETS)
        self.counted = False

    def forget(self) -> None:
        """The maze has changed."""
        self.fresh = 0
        self.counted = False

    def instead_of(self, other: "GoalDistances") -> None:
        """The maze is another; the cards that are left are those of the other distances."""
        self.fresh = 0
        self.costs = other.costs
        self.plain = other.plain
        self.eases = other.eases
        self.counted = True

    def total(self, s: State, goal: i64) -> float:
        """Return the sum of shares of all open ends towards a goal."""
        if not (self.fresh >> goal) & 1:
            self._spread(s, goal)
        return self.totals[goal]

    def far(self, s: State, goal: i64) -> float:
        """Return how many cards are missing to a goal."""
        if not (self.fresh >> goal) & 1:
            self._spread(s, goal)
        return self.fars[goal]

    def copy(self) -> "GoalDistances":
        """Make an independent copy, to go on from this maze in several ways."""
        other = GoalDistances(self.goals)
        other.fresh = self.fresh
        other.size, other.wide = self.size, self.wide
        other.fronts = self.fronts[:]
        other.untouched = self.untouched
        other.totals = self.totals[:]
        other.fars = self.fars[:]
        other.places = self.places[:]
        other.queue = self.queue
        other.rim = self.rim
        other.costs = self.costs[:]
        other.plain = self.plain[:]
        other.eases = self.eases[:]
        other.counted = self.counted
        return other

    def ease(self, need: i64) -> float:
        """Return how easily a cell is filled."""
        return self.eases[FITTING[need]]

    def _count(self, maze: Maze) -> None:
        """Count the cards that do not lie in the maze."""
        left = ALL_LEFT[:]
        for word in maze.cells:
            if (word & WHAT) >> WHAT_AT == PATH:
                left[ALONE[(word >> (ORIENTED_AT + 1)) & 127]] -= 1
        for cards in range(i64(1), i64(SETS)):
            ways = left[cards & (cards - 1)] + left[cards & -cards] if cards & (cards - 1) else left[cards]
            left[cards] = ways
            self.costs[cards] = COST[max(i64(0), ways)]
            self.eases[cards] = EASE[max(i64(0), ways)]
        self.costs[0] = NEVER
        for key in range(i64(16)):
            self.plain[key] = self.costs[THROUGH[key]]

    # -- the front ---------------------------------------------------------------------------------------

    def _spread(self, s: State, goal: i64) -> None:
        maze = s.table.maze
        place = maze.index(s.table.goal_cells[goal])
        cells = maze.cells
        n: i64 = len(cells)
        self._make_room(maze, n)
        if not self.counted:
            self._count(maze)
            self.counted = True
        if not self.fresh:
            self.fronts = self.untouched[:]
        self.fresh |= i64(1) << goal
        self.places[goal] = place
        base = 4 * goal * n
        heads = self.queue.heads
        for i in range(i64(NEVER)):
            heads[i] = 0
        self.queue.long = 1
        for side in range(i64(4)):
            self._come_from(maze, base, place + step(maze.wide, side), side ^ 2, 0)
        self._go_on(maze, base)
        total = 0.0
        for spot in maze.open_cells:
            at = spot & 65535
            total += FADE[self._from(base, at, cells[at])] * self.ease(cells[at] & NEED)
        self.totals[goal] = total
        self.fars[goal] = far_of(total)

    def _make_room(self, maze: Maze, n: i64) -> None:
        """Make the vectors as large as the window."""
        if n == self.size and maze.wide == self.wide:
            return
        self.size, self.wide = n, maze.wide
        self.fresh = 0
        self.untouched = vec[u8]([NEVER] * (4 * n * self.goals))
        if len(self.queue.line) < 16 * n:
            self.queue.line = blank(16 * n)
        self.rim = blank(n)
        for i in range(n):
            if not inside(i, maze.wide, n):
                self.rim[i] = 1

    def _go_on(self, maze: Maze, base: i64) -> None:
        """Let a front that has begun go on, the cheapest entry first, until it is far beyond the nearest open end.

        Most of the time of learning and of roll-outs is spent here, so `_note` is written out for the usual case:
        an empty cell beyond the side.
        """
        cells, wide = maze.cells, maze.wide
        front, costs, plain, rim, queue = self.fronts, self.costs, self.plain, self.rim, self.queue
        heads, line, long = queue.heads, queue.line, queue.long
        cost: i64 = 0
        end: i64 = NEVER
        while cost < end:
            entry = heads[cost]
            if not entry:
                cost += 1
                continue
            word = line[entry]
            heads[cost] = word >> 20
            key = word & 1048575
            if i64(front[base + key]) != cost:
                continue
            side = key & 3
            if (cells[key >> 2] >> (JOIN_IN_AT + side)) & 1:
                end = min(end, cost + BEYOND)
            there = (key >> 2) + step(wide, side)
            word = cells[there]
            on = side ^ 2
            if word & WHAT:
                queue.long = long
                self._come_from(maze, base, there, on, cost)
                long = queue.long
            elif not rim[there]:
                need = (word & NEED) << 4 | on
                first = base + 4 * there
                for turn in range(i64(1), i64(4)):
                    side = (on + turn) & 3
                    then = cost + (plain[need | side << 2] if need < 16 else costs[THROUGH[need | side << 2]])
                    if then < i64(front[first + side]):
                        front[first + side] = u8(then)
                        if then < end:
                            line[long] = heads[then] << 20 | there << 2 | side
                            heads[then] = long
                            long += 1

    def _come_from(self, maze: Maze, base: i64, at: i64, on: i64, cost: i64) -> None:
        """Note what it costs to go on from a cell by one of its sides, or from where loose cards lead there."""
        word = maze.cells[at]
        if not word & WHAT:
            self._note(maze, base, at, on, cost)
        elif lies_loose(word, on):
            for key in beyond(maze, at, on):
                if not maze.cells[key >> 2] & WHAT:
                    self._note(maze, base, key >> 2, key & 3, cost)

    def _note(self, maze: Maze, base: i64, at: i64, on: i64, cost: i64) -> None:
        if self.rim[at]:
            return
        need = (maze.cells[at] & NEED) << 4 | on
        front, queue = self.fronts, self.queue
        heads = queue.heads
        for side in range(i64(4)):
            then = cost + self.costs[THROUGH[need | side << 2]]  # NEVER or more for the side itself
            if then < i64(front[base + 4 * at + side]):
                front[base + 4 * at + side] = u8(then)
                queue.line[queue.long] = heads[then] << 20 | at << 2 | side
                heads[then] = queue.long
                queue.long += 1

    def _from(self, base: i64, at: i64, word: i64) -> i64:
        """Return what is missing from an open end: by the best of the sides that lead there."""
        best: i64 = NEVER
        for side in range(i64(4)):
            if (word >> (JOIN_IN_AT + side)) & 1:
                best = min(best, i64(self.fronts[base + 4 * at + side]))
        return best

    def ends(self, s: State, goal: i64, walked: vec[i64]) -> vec[float]:
        """Return the shares of the open ends, one by one, as far as one comes to them (see `Maze.walked`)."""
        self.total(s, goal)
        maze = s.table.maze
        base = 4 * goal * self.size
        out = vec[float]()
        for spot in maze.open_cells:
            at = spot & 65535
            best: i64 = NEVER
            for side in range(i64(0 if self.rim[at] else 4)):
                if (walked[at + step(maze.wide, side)] >> ((side + 2) & 3)) & 1:
                    best = min(best, i64(self.fronts[base + 4 * at + side]))
            out = append(out, FADE[best] * self.ease(maze.cells[at] & NEED))
        return out

    # -- what a card would change ------------------------------------------------------------------------

    def laid(self, s: State, goal: i64, at: i64, oriented: i64) -> float:
        """Return the sum of shares after a card was laid at a place, by the front of now."""
        total = self.total(s, goal)
        maze = s.table.maze
        cells = maze.cells
        wide = maze.wide
        base = 4 * goal * self.size
        word = cells[at]
        fit = FIT[oriented]
        joined = joined_sides(word, oriented)
        if word & (15 << JOIN_IN_AT):
            total -= FADE[self._from(base, at, word)] * self.ease(word & NEED)
        for side in range(i64(4)):
            there = at + step(wide, side)
            word = cells[there]
            what = (word & WHAT) >> WHAT_AT
            back = (side + 2) & 3
            if what == EMPTY:
                need = word & NEED
                if word & (15 << JOIN_IN_AT):
                    before = self._from(base, there, word)
                    total -= FADE[before] * self.ease(need)
                    if (joined >> side) & 1:
                        before = min(before, i64(self.fronts[base + 4 * there + back]))
                    total += FADE[before] * self.ease(
                        need | (i64(1) << back if (fit >> side) & 1 else i64(16) << back)
                    )
                elif (joined >> side) & 1:
                    total += FADE[i64(self.fronts[base + 4 * there + back])] * self.ease(need | i64(1) << back)
            elif (joined >> side) & 1:
                if what == COVERED_GOAL:
                    if there == self.places[goal]:
                        return REACHED
                elif lies_loose(word, back):
                    for key in beyond(maze, there, back):
                        cell = key >> 2
                        if cell == self.places[goal]:
                            return REACHED
                        if not cells[cell] & (15 << JOIN_IN_AT) and not cells[cell] & WHAT:
                            total += FADE[i64(self.fronts[base + key])] * self.ease(cells[cell] & NEED)
        return max(0.0, total)

    def after_two(self, s: State, goal: i64, at: i64, oriented: i64, kind: i64) -> float:
        """Return how many cards are missing at best after a card and one of a kind beyond it, by the front of now."""
        cells = s.table.maze.cells
        wide = s.table.maze.wide
        joined = joined_sides(cells[at], oriented)
        best: i64 = NEVER
        for side in range(i64(4)):
            there = at + step(wide, side)
            if not (joined >> side) & 1 or cells[there] & WHAT or not inside(there, wide, self.size):
                continue
            back = (side + 2) & 3
            need = cells[there] & NEED | i64(1) << back
            for turned in range(i64(2)):
                second = 2 * kind + turned
                if FIT[second] & need == need:
                    ways = GROUP[4 * second + back] & ~(i64(1) << back)
                    best = min(best, self._onward(cells, wide, goal, there, ways))
        return float(best) / UNITS

    def _onward(self, cells: vec[i64], wide: i64, goal: i64, at: i64, ways: i64) -> i64:
        """Return what is missing at best if a card leads on from a cell by some of its sides."""
        best: i64 = NEVER
        for on in range(i64(4)):
            if (ways >> on) & 1:
                there = at + step(wide, on)
                if there == self.places[goal]:
                    return 0
                if not cells[there] & WHAT:
                    best = min(best, i64(self.fronts[4 * (goal * self.size + there) + ((on + 2) & 3)]))
        return best

    def cleared(self, s: State, goal: i64, at: i64) -> float:
        """Return the sum of shares after a dead end was taken away: its cell is an open end again."""
        total = self.total(s, goal)
        maze = s.table.maze
        word = maze.cells[at]
        best: i64 = NEVER
        for on in range(i64(4)):
            there = at + step(maze.wide, on)
            if there == self.places[goal]:
                ahead: i64 = 0
            elif maze.cells[there] & WHAT:
                continue
            else:
                ahead = i64(self.fronts[4 * (goal * self.size + there) + ((on + 2) & 3)])
            for side in range(i64(4)):
                if side != on and (word >> (JOIN_IN_AT + side)) & 1:
                    best = min(best, ahead + self.costs[THROUGH[(word & NEED) << 4 | side << 2 | on]])
        return total + FADE[min(best, NEVER)] * self.ease(word & NEED)


assert BEYOND == 4 * UNITS  # a number, not a sum with an imported one, is a constant to the compiler
