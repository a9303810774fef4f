"""How many cards are missing to each face-down goal: a front that spreads from the goal over the empty cells.

Every cell on a way costs a card, and more than one if few cards lead through it as the way does: from the side where
one comes in to the side where one goes on. A cell that no card suits is a wall; parts of the maze that lie loose cost
nothing. Every open end of the joined maze contributes a share that fades with its distance; the sum, turned back into
cards, is how far a goal is: more ends that lead there make it less. A front is kept until the maze changes, so that
the change a single card makes is computed at once.
"""

from math import exp, log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from saboteur.core.measure.maze_cells import beyond, inside, joined_sides, lies_loose, step
from saboteur.core.measure.step_costs import (
    ALL_CARDS,
    FIGURE,
    FITTING,
    GUARDS,
    LANE,
    LANES,
    NEVER,
    PLACE,
    THROUGH,
    UNITS,
    CardsLeft,
    Queue,
)
from saboteur.core.table.cards import FIT, GROUP
from saboteur.core.table.maze import (
    COVERED_GOAL,
    EMPTY,
    JOIN_IN_AT,
    NEED,
    WHAT,
    WHAT_AT,
    Maze,
    blank,
    met_sides,
    spot_place,
)
from saboteur.core.table.state import State

FAR: Final = 14.0  # cards to a goal that cannot be reached
BEYOND: Final = 32  # how much farther than the nearest open end a front goes
REACHED: Final = 1e9  # as a sum of shares: the goal is joined
TAU: Final = 0.9  # how much further ends count beside the nearest
# By what is missing from an open end: its share.
FADE: Final[vec[float]] = vec[float]([exp(-cost / (UNITS * TAU)) for cost in range(NEVER)] + [0.0])
# By side: the guards of the sides of the cell beyond that lead farther.
OTHERS: Final[vec[i64]] = vec[i64]([GUARDS - (1 << (LANE * (side ^ 2) + 14)) for side in range(4)])


def far_of(total: float) -> float:
    """Turn a sum of shares into a number of cards."""
    if total >= REACHED:
        return 0.0
    if total < 1e-10:
        return FAR
    return max(0.05, min(FAR, -TAU * log(total)))


def nearest(figures: i64, word: i64) -> i64:
    """Return what is missing from an open end: by the best of the sides that lead there."""
    best: i64 = NEVER
    for side in range(i64(4)):
        if (word >> (JOIN_IN_AT + side)) & 1:
            best = min(best, (figures >> LANE * side) & FIGURE)
    return best


class GoalDistances:
    """The fronts of all face-down goals in one maze."""

    def __init__(self, goals: i64) -> None:
        self.fresh: i64 = 0  # set of goals whose front is up to date
        self.size: i64 = 0  # cells of the window they were made for,
        self.wide: i64 = 0  # and of one of its rows
        # Goal by goal, cell by cell, in lanes by side: what is missing from there to the goal, the cell itself
        # included, for a way that comes in at the side.
        self.fronts: vec[i64] = vec[i64]()
        self.totals: vec[float] = vec[float]([0.0] * goals)
        self.fars: vec[float] = vec[float]([0.0] * goals)  # the same in cards
        self.missing: vec[i64] = blank(goals)  # see `after_two`
        self.places: vec[i64] = blank(goals)  # by goal: its place in the window
        self.queue = Queue()
        self.rim: vec[u8] = vec[u8]()  # 1 where a cell has no neighbours on all sides
        self.goals: i64 = goals
        self.left = ALL_CARDS  # of the maze once it is counted
        self.counted = False

    def forget(self) -> None:
        """The maze has changed."""
        self.fresh = 0
        self.counted = False

    def instead_of(self, other: "GoalDistances") -> None:
        """The maze is another; the cards that are left are those of the other distances."""
        self.fresh = 0
        self.left = other.left
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
        other.totals = self.totals[:]
        other.fars = self.fars[:]
        other.places = self.places[:]
        other.queue = self.queue
        other.rim = self.rim
        other.left = self.left
        other.counted = self.counted
        return other

    def ease(self, need: i64) -> float:
        """Return how easily a cell is filled."""
        return self.left.eases[FITTING[need]]

    # -- the front ---------------------------------------------------------------------------------------

    def _spread(self, s: State, goal: i64) -> None:
        maze = s.table.maze
        place = maze.index(s.table.goal_cells[goal])
        cells = maze.cells
        n: i64 = len(cells)
        self._make_room(maze, n)
        if not self.counted:
            self.left = CardsLeft(maze)
            self.counted = True
        if not self.fresh:
            self.fronts = self.queue.unseen[: n * self.goals]
        self.fresh |= i64(1) << goal
        self.places[goal] = place
        base = goal * n
        self.queue.begin(self.left)
        for side in range(i64(4)):
            self._come_from(maze, base, place + step(maze.wide, side), side ^ 2, 0)
        self._go_on(maze, base)
        total = 0.0
        for spot in maze.open_cells:
            at = spot_place(spot)
            total += FADE[nearest(self.fronts[base + at], cells[at])] * self.ease(cells[at] & NEED)
        self.totals[goal] = total
        self.fars[goal] = far_of(total)

    def _make_room(self, maze: Maze, n: i64) -> None:
        """Make the vectors as large as the window."""
        if n == self.size and maze.wide == self.wide:
            return
        self.size, self.wide = n, maze.wide
        self.fresh = 0
        self.queue.make_room(n, self.goals)
        self.rim = vec[u8]([0] * n)
        for i in range(n):
            if not inside(i, maze.wide, n):
                self.rim[i] = 1

    def _go_on(self, maze: Maze, base: i64) -> None:
        """Let a front that has begun go on, the cheapest entry first, until it is far beyond the nearest open end.

        Most of the time of learning and of roll-outs is spent here, so `_note` is written out for the usual case:
        an empty cell beyond the side.
        """
        cells, wide = maze.cells, maze.wide
        front, rim, queue = self.fronts, self.rim, self.queue
        heads, line, long, steps = queue.heads, queue.line, queue.long, queue.steps
        ways = vec[i64]([-wide, 1, wide, -1])
        others = OTHERS
        cost: i64 = 0
        end: i64 = NEVER
        while cost < end:
            entry = heads[cost]
            if not entry:
                cost += 1
                continue
            word = line[entry]
            heads[cost] = word >> 20
            side = word & 3
            at = (word >> 2) & PLACE
            if (front[base + at] >> LANE * side) & FIGURE != cost:
                continue
            if (cells[at] >> (JOIN_IN_AT + side)) & 1:
                end = min(end, cost + BEYOND)
            there = at + ways[side]
            word = cells[there]
            on = side ^ 2
            if word & WHAT:
                queue.long = long
                self._come_from(maze, base, there, on, cost)
                long = queue.long
            elif not rim[there]:
                key = (word & NEED) << 2 | on
                then = (steps[key] or queue.step(key)) + cost * LANES
                now = front[base + there]
                less = ((now | GUARDS) - then - LANES) & GUARDS
                if less:
                    lanes = less - (less >> 14)
                    front[base + there] = now & ~lanes | then & lanes
                    for turn in range(i64(4)):
                        figure = then & FIGURE
                        if lanes & 1 and figure < end:
                            # Half of all entries would find the cell beyond too near to the goal to gain by them
                            # and are left out, but for open ends, which tell how far the front goes.
                            beyond_it = front[base + there + ways[turn]] | GUARDS
                            gain = (beyond_it - (figure + UNITS + 1) * LANES) & others[turn]
                            if gain or (word >> (JOIN_IN_AT + turn)) & 1:
                                line[long] = heads[figure] << 20 | there << 2 | turn
                                heads[figure] = long
                                long += 1
                        lanes >>= LANE
                        then >>= LANE

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
        key = (maze.cells[at] & NEED) << 2 | on
        queue = self.queue
        then = (queue.steps[key] or queue.step(key)) + cost * LANES
        heads = queue.heads
        for side in range(i64(4)):
            after = (then >> LANE * side) & FIGURE
            before = self._at(base, at, side)
            if after < before:
                self.fronts[base + at] += (after - before) << LANE * side
                queue.line[queue.long] = heads[after] << 20 | at << 2 | side
                heads[after] = queue.long
                queue.long += 1

    def _at(self, base: i64, at: i64, side: i64) -> i64:
        """Return what is missing from a cell for a way that comes in at a side."""
        return (self.fronts[base + at] >> LANE * side) & FIGURE

    def ends(self, s: State, goal: i64, walked: vec[i64]) -> vec[float]:
        """Return the shares of the open ends, one by one, as far as one comes to them (see `Maze.walked`)."""
        self.total(s, goal)
        maze = s.table.maze
        base = goal * self.size
        out = vec[float]()
        for spot in maze.open_cells:
            at = spot_place(spot)
            best: i64 = NEVER
            for side in range(i64(0 if self.rim[at] else 4)):
                if (walked[at + step(maze.wide, side)] >> ((side + 2) & 3)) & 1:
                    best = min(best, self._at(base, at, side))
            out = append(out, FADE[best] * self.ease(maze.cells[at] & NEED))
        return out

    # -- what a card would change ------------------------------------------------------------------------

    def laid(self, s: State, goal: i64, at: i64, oriented: i64) -> float:
        """Return the sum of shares after a card was laid at a place, by the present front."""
        total = self.total(s, goal)
        maze = s.table.maze
        cells = maze.cells
        wide = maze.wide
        base = goal * self.size
        fronts, eases = self.fronts, self.left.eases
        word = cells[at]
        fit = FIT[oriented]
        joined = joined_sides(word, oriented)
        if met_sides(word):
            total -= FADE[nearest(fronts[base + at], word)] * eases[FITTING[word & NEED]]
        for side in range(i64(4)):
            there = at + step(wide, side)
            word = cells[there]
            what = (word & WHAT) >> WHAT_AT
            back = (side + 2) & 3
            if what == EMPTY:
                need = word & NEED
                if met_sides(word):
                    before = nearest(fronts[base + there], word)
                    total -= FADE[before] * eases[FITTING[need]]
                    if (joined >> side) & 1:
                        before = min(before, (fronts[base + there] >> LANE * back) & FIGURE)
                    need |= i64(1) << back if (fit >> side) & 1 else i64(16) << back
                    total += FADE[before] * eases[FITTING[need]]
                elif (joined >> side) & 1:
                    before = (fronts[base + there] >> LANE * back) & FIGURE
                    total += FADE[before] * eases[FITTING[need | i64(1) << back]]
            elif (joined >> side) & 1:
                if what == COVERED_GOAL:
                    if there == self.places[goal]:
                        return REACHED
                elif lies_loose(word, back):
                    for key in beyond(maze, there, back):
                        cell = key >> 2
                        if cell == self.places[goal]:
                            return REACHED
                        if not met_sides(cells[cell]) and not cells[cell] & WHAT:
                            total += FADE[self._at(base, cell, key & 3)] * eases[FITTING[cells[cell] & NEED]]
        return max(0.0, total)

    def after_two(self, s: State, hope: vec[float], at: i64, oriented: i64, kind: i64) -> vec[i64]:
        """Return what is missing at best after a card and one of a kind beyond it, by the present fronts.

        By goal, for those that may be the treasure.
        """
        cells = s.table.maze.cells
        wide = s.table.maze.wide
        missing = self.missing
        for goal in range(self.goals):
            missing[goal] = NEVER
        if not self.fresh:  # nobody asked for any goal's distance: none that is face down may be the treasure
            return missing
        joined = joined_sides(cells[at], oriented)
        for side in range(i64(4)):
            there = at + step(wide, side)
            if not (joined >> side) & 1 or cells[there] & WHAT or self.rim[there]:
                continue
            back = (side + 2) & 3
            need = cells[there] & NEED | i64(1) << back
            done: i64 = 0
            for turned in range(i64(2)):
                second = 2 * kind + turned
                ways = GROUP[4 * second + back] & ~(i64(1) << back)
                if FIT[second] & need != need or ways == done:
                    continue
                done = ways
                for goal in range(self.goals):
                    if hope[goal] > 0.0:
                        missing[goal] = min(missing[goal], self._onward(cells, wide, goal, there, ways))
        return missing

    def _onward(self, cells: vec[i64], wide: i64, goal: i64, at: i64, ways: i64) -> i64:
        """Return what is missing at best if a card leads on from a cell by some of its sides."""
        best: i64 = NEVER
        for on in range(i64(4)):
            if (ways >> on) & 1:
                there = at + step(wide, on)
                if there == self.places[goal]:
                    return 0
                if not cells[there] & WHAT:
                    best = min(best, self._at(goal * self.size, there, (on + 2) & 3))
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
                ahead = self._at(goal * self.size, there, (on + 2) & 3)
            for side in range(i64(4)):
                if side != on and (word >> (JOIN_IN_AT + side)) & 1:
                    best = min(best, ahead + self.left.costs[THROUGH[(word & NEED) << 4 | side << 2 | on]])
        return total + FADE[min(best, NEVER)] * self.ease(word & NEED)


assert BEYOND == 4 * UNITS  # a number, not a sum with an imported one, is a constant to the compiler
