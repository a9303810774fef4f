"""How many cards are missing to each face-down goal: a front that spreads from the goal over the empty cells.

Every cell on a way costs a card; a cell that few cards fit counts as two, one that none fits is a wall; parts of
the maze that lie loose cost nothing. Every open end of the joined maze contributes a share that fades with its
distance; the sum, turned back into cards, is how far a goal is: more ends that lead there make it less. A front is
kept until the maze changes, so that the change a single card makes is reckoned at once.
"""

from math import exp, log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.cards import BASE_PATHS, FIT, GROUP, LADDER
from saboteur.core.maze import (
    COVERED_GOAL,
    EMPTY,
    GOAL,
    JOIN_IN_AT,
    JOINED_AT,
    NEED,
    OID_AT,
    PATH,
    WHAT,
    WHAT_AT,
    Maze,
    blank,
)
from saboteur.core.state import State

FAR: Final = 14.0  # cards to a goal that cannot be reached
NEVER: Final = 20  # in a front: no way, or one too long to matter
RIM: Final = 21  # in a front: outside, never to be entered
REACHED: Final = 1e9  # as a sum of shares: the goal is joined
TAU: Final = 0.6  # how much further ends count beside the nearest
FEW: Final = 7  # cards that fit: with fewer a cell counts as two


def _leads_on(oid: int) -> bool:
    return any(int(GROUP[4 * oid + side]).bit_count() > 1 for side in range(4))


def _ways() -> vec[i64]:
    """Count by a cell's need the path cards of the base game that lead on there."""
    out = vec[i64]()
    for need in range(256):
        ways = 0
        for kind, count in BASE_PATHS.items():
            if any(FIT[oid] & need == need and _leads_on(oid) for oid in (2 * kind, 2 * kind + 1)):
                ways += count
        out = append(out, ways)
    return out


def _ease(ways: vec[i64]) -> vec[float]:
    return vec[float]([max(0.02, min(1.0, count / 20)) if count else 0.0 for count in ways])


WAYS: Final[vec[i64]] = _ways()
EASE: Final[vec[float]] = _ease(WAYS)  # by a cell's need: how easily it is filled
FADE: Final[vec[float]] = vec[float]([exp(-cards / TAU) for cards in range(NEVER)] + [0.0, 0.0])


def far_of(total: float) -> float:
    """Turn a sum of shares into a number of cards."""
    if total >= REACHED:
        return 0.0
    if total < 1e-10:
        return FAR
    return max(0.05, min(FAR, -TAU * log(total)))


class Ground:
    """The fronts of all face-down goals in one maze."""

    def __init__(self, goals: i64) -> None:
        self.fresh: i64 = 0  # set of goals whose front is up to date
        self.size: i64 = 0  # cells of the window they were made for
        self.fronts: vec[i64] = vec[i64]()  # goal by goal: cards from a cell to the goal, itself included
        self.totals: vec[float] = vec[float]([0.0] * goals)
        self.places: vec[i64] = blank(goals)  # by goal: its place in the window
        self.lists: vec[i64] = vec[i64]()  # room for the cells at one distance, the next, and the one after
        self.goals: i64 = goals

    def forget(self) -> None:
        """The maze has changed."""
        self.fresh = 0

    def total(self, s: State, goal: i64) -> float:
        """Give the sum of shares of all open ends towards a goal."""
        if not (self.fresh >> goal) & 1:
            self._spread(s, goal)
        return self.totals[goal]

    # -- the front ---------------------------------------------------------------------------------------

    def _spread(self, s: State, goal: i64) -> None:
        maze = s.table.maze
        place = maze.index(s.table.goal_cells[goal])
        cells = maze.cells
        n: i64 = len(cells)
        if n != self.size:
            self.size = n
            self.fresh = 0
            self.fronts = blank(n * self.goals)
            self.lists = blank(3 * n)
        self.fresh |= i64(1) << goal
        self.places[goal] = place
        base = goal * n
        front = self.fronts
        wide = maze.wide
        for i in range(base, base + n):
            front[i] = NEVER
        for i in range(base, base + wide):
            front[i] = RIM
            front[i + n - wide] = RIM
        for i in range(base, base + n, wide):
            front[i] = RIM
            front[i + wide - 1] = RIM
        lists = self.lists
        here: i64 = 0  # where each of the three lists begins, and how long it is
        ahead = n
        slow = 2 * n
        lists[0] = place  # the goal itself lies at distance 0
        count: i64 = 1
        many: i64 = 0
        much: i64 = 0
        cards: i64 = 0
        while (count or many) and cards < NEVER - 2:
            for k in range(here, here + count):
                at = lists[k]
                for side in range(i64(4)):
                    there = at - wide if side == 0 else at + 1 if side == 1 else at + wide if side == 2 else at - 1
                    word = cells[there]
                    if not word & WHAT:
                        if front[base + there] == NEVER:
                            ways = WAYS[word & NEED]
                            if ways >= FEW:
                                front[base + there] = cards + 1
                                lists[ahead + many] = there
                                many += 1
                            elif ways:
                                front[base + there] = cards + 2
                                lists[slow + much] = there
                                much += 1
                    elif lies_loose(word, (side + 2) & 3):
                        for cell in beyond(maze, there, (side + 2) & 3):
                            if front[base + cell] == NEVER and fillable(cells[cell]):
                                front[base + cell] = cards + 1
                                lists[ahead + many] = cell
                                many += 1
            here, ahead, slow = ahead, slow, here
            count, many, much = many, much, 0
            cards += 1
        total = 0.0
        for spot in maze.open_cells:
            at = spot & 65535
            total += FADE[front[base + at]] * EASE[cells[at] & NEED]
        self.totals[goal] = total

    # -- what a card would change ------------------------------------------------------------------------

    def laid(self, s: State, goal: i64, at: i64, oid: i64) -> float:
        """Give the sum of shares after a card was laid at a place, by the front of now."""
        total = self.total(s, goal)
        maze = s.table.maze
        cells = maze.cells
        wide = maze.wide
        base = goal * self.size
        front = self.fronts
        word = cells[at]
        fit = FIT[oid]
        joined = joined_sides(word, oid)
        if word & (15 << JOIN_IN_AT):
            total -= FADE[front[base + at]] * EASE[word & NEED]
        for side in range(i64(4)):
            there = at + step(wide, side)
            word = cells[there]
            what = (word & WHAT) >> WHAT_AT
            back = (side + 2) & 3
            if what == EMPTY:
                fade = FADE[front[base + there]]
                if fade > 0.0:
                    need = word & NEED
                    if word & (15 << JOIN_IN_AT):
                        total -= fade * EASE[need]
                        total += fade * EASE[need | (i64(1) << back if (fit >> side) & 1 else i64(16) << back)]
                    elif (joined >> side) & 1:
                        total += fade * EASE[need | i64(1) << back]
            elif (joined >> side) & 1:
                if what == COVERED_GOAL:
                    if there == self.places[goal]:
                        return REACHED
                elif lies_loose(word, back):
                    for cell in beyond(maze, there, back):
                        if cell == self.places[goal]:
                            return REACHED
                        if not cells[cell] & (15 << JOIN_IN_AT):
                            total += FADE[front[base + cell]] * EASE[cells[cell] & NEED]
        return max(0.0, total)

    def cleared(self, s: State, goal: i64, at: i64) -> float:
        """Give the sum of shares after a dead end was taken away: its cell is an open end again."""
        total = self.total(s, goal)
        maze = s.table.maze
        best: i64 = NEVER
        for side in range(i64(4)):
            there = at + step(maze.wide, side)
            if there == self.places[goal]:
                best = 0
            elif (maze.cells[there] & WHAT) >> WHAT_AT == EMPTY:
                best = min(best, self.fronts[goal * self.size + there])
        if best >= NEVER - 1:
            return total
        return total + FADE[best + 1] * EASE[maze.cells[at] & NEED]


def step(wide: i64, side: i64) -> i64:
    """Give the way in a window to the neighbour beyond a side."""
    if side == 0:
        return -wide
    if side == 1:
        return 1
    if side == 2:
        return wide
    return -1


def inside(at: i64, wide: i64, size: i64) -> bool:
    """Tell whether a place has four neighbours in the window."""
    x = at % wide
    return x > 0 and x < wide - 1 and at >= wide and at + wide < size


def fillable(word: i64) -> bool:
    """Tell whether a cell is empty and some card could lead on there."""
    return not word & WHAT and WAYS[word & NEED] > 0


def lies_loose(word: i64, side: i64) -> bool:
    """Tell whether a card that is not joined lies in a cell with this side open."""
    what = (word & WHAT) >> WHAT_AT
    if what != PATH and what != GOAL:
        return False
    return (FIT[(word >> OID_AT) & 255] >> side) & 1 != 0 and not (word >> (JOINED_AT + side)) & 1


def joined_sides(word: i64, oid: i64) -> i64:
    """Give the sides of a card that would be joined if it were laid on a cell."""
    if LADDER[oid >> 1]:
        return FIT[oid] & 15
    meets = (word >> JOIN_IN_AT) & FIT[oid] & 15
    joined: i64 = 0
    if meets & 1:
        joined |= GROUP[4 * oid]
    if meets & 2:
        joined |= GROUP[4 * oid + 1]
    if meets & 4:
        joined |= GROUP[4 * oid + 2]
    if meets & 8:
        joined |= GROUP[4 * oid + 3]
    return joined


def beyond(maze: Maze, at: i64, side: i64) -> vec[i64]:
    """Follow a part of the maze that lies loose; give the empty cells and goals that it points at."""
    cells = maze.cells
    out = vec[i64]()
    seen = vec[i64]()
    todo = vec[i64]([at << 4 | GROUP[4 * ((cells[at] >> OID_AT) & 255) + side]])
    done: i64 = 0
    while done < len(todo):
        frame = todo[done]
        done += 1
        if frame in seen:
            continue
        seen = append(seen, frame)
        for turn in range(i64(4)):
            if not (frame >> turn) & 1:
                continue
            there = (frame >> 4) + step(maze.wide, turn)
            word = cells[there]
            what = (word & WHAT) >> WHAT_AT
            back = (turn + 2) & 3
            if what == EMPTY or what == COVERED_GOAL:
                out = append(out, there)
            elif lies_loose(word, back):
                todo = append(todo, there << 4 | GROUP[4 * ((word >> OID_AT) & 255) + back])
    return out
