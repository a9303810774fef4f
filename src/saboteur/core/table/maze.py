"""The maze: a window of packed cells that grows when needed, and what is joined to the start.

Each cell is one number (see the bits below). What an empty cell asks of a card (B7) and what is joined are
kept up to date when a card is laid; after something leaves the maze they are made again (B11).
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from saboteur.core.table.cards import CRYSTALS, FIT, GROUP, LADDER, START_KIND, open_sides
from saboteur.core.table.codes import CELL_ZERO, cell_code, cell_x, cell_y

# The bits of a cell.
NEED: Final = 255  # what the neighbours ask: sides to be open, and sides to be closed four bits higher
JOIN_IN_AT: Final = 8  # sides at which a joined open side of the neighbour points here
JOINED_AT: Final = 12  # own open sides that are joined
TOUCHED: Final = 1 << 16  # touches a face-up card
TOUCHES_PATH: Final = 1 << 17  # touches the start or a path card (S5)
BESIDE_GOAL: Final = 1 << 18  # S5: no ladder here
GUARDED: Final = 1 << 19  # a toll dwarf's end points here (M1)
ORIENTED_AT: Final = 20  # oriented card, 0 where none lies face up
WHAT_AT: Final = 28
WHAT: Final = 7 << 28
# What lies in a cell.
EMPTY: Final = 0
START: Final = 1
PATH: Final = 2  # a path card, chest tunnels among them once opened
GOAL: Final = 3  # a turned goal
COVERED_GOAL: Final = 4
COVERED_CHEST: Final = 5
LARGE: Final = 6
# What a rebuild keeps, and what follows from the joins.
KEPT: Final = GUARDED | 255 << ORIENTED_AT | WHAT
JOINS: Final = 255 << JOIN_IN_AT
# By what lies in a cell: what its neighbours are told.
TOUCH: Final[vec[i64]] = vec[i64](
    [0, TOUCHED | TOUCHES_PATH, TOUCHED | TOUCHES_PATH, TOUCHED | BESIDE_GOAL, BESIDE_GOAL, 0, TOUCHED]
)


def oriented_of(word: i64) -> i64:
    """Return which oriented card lies face up in a maze's cell, 0 if none."""
    return (word >> ORIENTED_AT) & 255


def met_sides(word: i64) -> i64:
    """Return the sides of a maze's cell at which a joined open side of the neighbour points."""
    return (word >> JOIN_IN_AT) & 15


def spot_place(spot: i64) -> i64:
    """Return the place in the window of one of `Maze.open_cells`."""
    return spot & 65535


def spot_cell(spot: i64) -> i64:
    """Return the packed cell of one of `Maze.open_cells`."""
    return spot >> 16


class Maze:
    """All cards on the table grid."""

    def __init__(
        self, cells: vec[i64], wide: i64, left: i64, top: i64, open_cells: vec[i64], large_joined: bool
    ) -> None:
        self.cells = cells
        self.wide = wide
        self.left = left
        self.top = top
        self.open_cells = open_cells  # sorted: empty cells a joined open side points at, cell << 16 | place
        self.large_joined = large_joined
        self.arrived = False  # true if a joined open side points at a covered card or the large card
        self.changes: i64 = 0  # how often a cell has changed, so that what was made of the maze can be kept till then
        self.lone_cell: i64 = 0  # where a card was put, if that was the last change and reached only its neighbours

    def copy(self) -> "Maze":
        """Make an independent copy."""
        maze = Maze(self.cells[:], self.wide, self.left, self.top, self.open_cells[:], self.large_joined)
        maze.arrived = self.arrived
        maze.changes = self.changes
        maze.lone_cell = self.lone_cell
        return maze

    # -- places ------------------------------------------------------------------------------------------

    def index(self, cell: i64) -> i64:
        """Find a packed cell's place in the window; the window grows if the cell lies too near its rim."""
        x = cell_x(cell) - self.left
        y = cell_y(cell) - self.top
        wide = self.wide
        if x < 1 or y < 1 or x >= wide - 1 or (y + 2) * wide > len(self.cells):
            self._grow(cell_x(cell), cell_y(cell))
            x = cell_x(cell) - self.left
            y = cell_y(cell) - self.top
            wide = self.wide
        return y * wide + x

    def cell_at(self, index: i64) -> i64:
        """Return the packed cell of a place in the window."""
        wide = self.wide
        return index % wide + self.left + ((index // wide + self.top) << 8) + CELL_ZERO

    def step(self, side: i64) -> i64:
        """Return the distance in the window to the neighbour beyond a side."""
        if side == 0:
            return -self.wide
        if side == 1:
            return 1
        if side == 2:
            return self.wide
        return -1

    def word(self, cell: i64) -> i64:
        """Read a cell without growing the window."""
        x = cell_x(cell) - self.left
        y = cell_y(cell) - self.top
        if x < 0 or y < 0 or x >= self.wide or (y + 1) * self.wide > len(self.cells):
            return 0
        return self.cells[y * self.wide + x]

    def what(self, cell: i64) -> i64:
        """Return what lies in a cell."""
        return (self.word(cell) & WHAT) >> WHAT_AT

    def oriented(self, cell: i64) -> i64:
        """Return which oriented card lies face up in a cell, 0 if none."""
        return oriented_of(self.word(cell))

    def _grow(self, x: i64, y: i64) -> None:
        """Make the window larger, so that (x, y) lies well inside."""
        high: i64 = len(self.cells) // self.wide
        left = min(self.left, x - 4)
        top = min(self.top, y - 4)
        right = max(self.left + self.wide - 1, x + 4)
        bottom = max(self.top + high - 1, y + 4)
        wide = right - left + 1
        cells = blank(wide * (bottom - top + 1))
        for i in range(i64(len(self.cells))):
            if self.cells[i]:
                at = (i // self.wide + self.top - top) * wide + i % self.wide + self.left - left
                cells[at] = self.cells[i]
        spots = vec[i64]()
        for j in range(i64(len(self.open_cells))):
            cell = spot_cell(self.open_cells[j])
            at = (cell_y(cell) - top) * wide + cell_x(cell) - left
            spots = append(spots, cell << 16 | at)
        self.cells = cells
        self.open_cells = spots
        self.wide = wide
        self.left = left
        self.top = top

    # -- laying and lifting ------------------------------------------------------------------------------

    def put(self, cell: i64, what: i64, oriented: i64) -> None:
        """Set something down; the caller has made sure that it may lie there."""
        self.changes += 1
        self.lone_cell = cell
        at = self.index(cell)
        self._set(at, what, oriented)
        if what == COVERED_GOAL or what == COVERED_CHEST:
            if met_sides(self.cells[at]):
                self.arrived = True
            return
        if what != LARGE:  # the large card is set down before anything can be joined to it
            self._join_new(at, oriented)

    def _set(self, at: i64, what: i64, oriented: i64) -> None:
        """Write a cell and tell its four neighbours, without following the joins."""
        cells = self.cells
        if met_sides(cells[at]):
            self._close_spot(at)
        cells[at] = (
            (cells[at] & ~(WHAT | 255 << ORIENTED_AT | 15 << JOINED_AT)) | what << WHAT_AT | oriented << ORIENTED_AT
        )
        flags = TOUCH[what]
        fit = FIT[oriented] if oriented else i64(0)
        wide = self.wide
        north, east, south, west = at - wide, at + 1, at + wide, at - 1
        cells[north] |= flags | (fit & 1) << 2 | (fit & 16) << 2
        cells[east] |= flags | (fit & 2) << 2 | (fit & 32) << 2
        cells[south] |= flags | (fit & 4) >> 2 | (fit & 64) >> 2
        cells[west] |= flags | (fit & 8) >> 2 | (fit & 128) >> 2

    def _join_new(self, at: i64, oriented: i64) -> None:
        """Follow what a card just set down joins."""
        joined = open_sides(oriented)
        if not LADDER[oriented >> 1]:
            meets = met_sides(self.cells[at]) & FIT[oriented]
            if self.large_joined:  # a covered cell was never marked from the large card
                meets |= self._sides_at_large(at) & FIT[oriented]
            joined = groups_of(oriented, meets)
        if joined:
            self._spread(at, joined)

    def _spread(self, at: i64, sides: i64) -> None:
        """Mark sides of the card at a place as joined, and everything that follows from it."""
        cells = self.cells
        wide = self.wide
        todo = vec[i64]([at << 4 | sides])
        done: i64 = 0
        while done < len(todo):
            here = todo[done] >> 4
            fresh = (todo[done] & 15) & ~(cells[here] >> JOINED_AT)
            done += 1
            cells[here] |= fresh << JOINED_AT
            if fresh & 1:
                todo = self._meet(here - wide, 2, todo)
            if fresh & 2:
                todo = self._meet(here + 1, 3, todo)
            if fresh & 4:
                todo = self._meet(here + wide, 0, todo)
            if fresh & 8:
                todo = self._meet(here - 1, 1, todo)
        if done > 1 or self.large_joined:
            self.lone_cell = 0

    def _meet(self, at: i64, side: i64, todo: vec[i64]) -> vec[i64]:
        """Mark a place as pointed at by a joined open side; add the card that lies there if it becomes joined."""
        word = self.cells[at]
        self.cells[at] = word | 256 << side
        what = (word & WHAT) >> WHAT_AT
        if what == EMPTY:
            if not met_sides(word):
                self._open_spot(at)
        elif what <= GOAL:
            group = GROUP[4 * oriented_of(word) + side]
            if group & ~(word >> JOINED_AT):
                todo = append(todo, at << 4 | group)
        else:
            self.arrived = True
            if what == LARGE and not self.large_joined:
                self.large_joined = True
                todo = self._doors_of_large(todo)
        return todo

    def _doors_of_large(self, todo: vec[i64]) -> vec[i64]:
        """R-22: once joined, the large card joins every open side that points at it."""
        cells = self.cells
        for at in range(i64(len(cells))):
            if (cells[at] & WHAT) >> WHAT_AT == LARGE:
                for side in range(i64(4)):
                    there = at + self.step(side)
                    if START <= (cells[there] & WHAT) >> WHAT_AT <= GOAL:
                        group = GROUP[4 * oriented_of(cells[there]) + ((side + 2) & 3)]
                        if group & ~(cells[there] >> JOINED_AT) & 15:
                            todo = append(todo, there << 4 | group)
                    elif (cells[there] & WHAT) >> WHAT_AT == EMPTY:
                        self._mark_from_large(there, (side + 2) & 3)
        return todo

    def _mark_from_large(self, at: i64, side: i64) -> None:
        """A card laid here with this side open meets the joined large card (R-22)."""
        word = self.cells[at]
        self.cells[at] = word | 256 << side
        if not met_sides(word):
            self._open_spot(at)

    def _sides_at_large(self, at: i64) -> i64:
        """Return the sides of a cell at which the large card lies."""
        sides: i64 = 0
        for side in range(i64(4)):
            if (self.cells[at + self.step(side)] & WHAT) >> WHAT_AT == LARGE:
                sides |= i64(1) << side
        return sides

    def _open_spot(self, at: i64) -> None:
        """Add an empty cell to the sorted list of those a joined side points at."""
        spot = self.cell_at(at) << 16 | at
        spots = append(self.open_cells, spot)
        i: i64 = len(spots) - 1
        while i > 0 and spots[i - 1] > spot:
            spots[i] = spots[i - 1]
            i -= 1
        spots[i] = spot
        self.open_cells = spots

    def _close_spot(self, at: i64) -> None:
        spots = self.open_cells
        n: i64 = len(spots)
        i: i64 = 0
        while i < n and spot_place(spots[i]) != at:
            i += 1
        if i == n:
            return
        while i < n - 1:
            spots[i] = spots[i + 1]
            i += 1
        self.open_cells, _last = pop(spots)  # not `_`: the compiler would make a Python integer of it

    def lift(self, cell: i64) -> None:
        """Take away what lies in a cell; joins are made again unless nothing hung on it (B11)."""
        self.changes += 1
        self.lone_cell = 0
        at = self.index(cell)
        wide = self.wide
        word = self.cells[at]
        met = met_sides(word)
        hung = met & (word >> JOINED_AT)  # the sides by which it was connected to what is joined
        source = LADDER[oriented_of(word) >> 1] != 0 or self.large_joined
        self.cells[at] = word & ~(WHAT | 255 << ORIENTED_AT | 15 << JOINED_AT)
        self._forget(at - wide, 4)
        self._forget(at + 1, 8)
        self._forget(at + wide, 1)
        self._forget(at - 1, 2)
        if source or hung & (hung - 1):
            self._rejoin()
        elif met:
            self._open_spot(at)

    def _forget(self, at: i64, side: i64) -> None:
        """Drop what a place has from the neighbour beyond a side, which is gone; look at the others."""
        cells = self.cells
        wide = self.wide
        word = cells[at] & ~(side | side << 4 | side << JOIN_IN_AT | TOUCHED | TOUCHES_PATH | BESIDE_GOAL)
        if cells[at] & (side << JOIN_IN_AT) and not word & (WHAT | 15 << JOIN_IN_AT):
            self._close_spot(at)
        if at >= wide and at + wide < len(cells):  # the rim touches nothing
            word |= TOUCH[(cells[at - wide] & WHAT) >> WHAT_AT] | TOUCH[(cells[at + 1] & WHAT) >> WHAT_AT]
            word |= TOUCH[(cells[at + wide] & WHAT) >> WHAT_AT] | TOUCH[(cells[at - 1] & WHAT) >> WHAT_AT]
        cells[at] = word

    def rebuild(self) -> None:
        """Make needs, flags and joins again from what lies in the cells."""
        self.changes += 1
        self.lone_cell = 0
        cells = self.cells
        n: i64 = len(cells)
        for i in range(n):
            cells[i] &= KEPT
        for i in range(n):
            if cells[i] & WHAT:
                self._set(i, (cells[i] & WHAT) >> WHAT_AT, oriented_of(cells[i]))
        self._rejoin()

    def _rejoin(self) -> None:
        """Follow all joins again, from the start and from every ladder (S5)."""
        cells = self.cells
        ladders = vec[i64]()
        at: i64 = -1
        for word in cells:
            at += 1
            if word:
                cells[at] = word & ~JOINS
                if LADDER[oriented_of(word) >> 1]:
                    ladders = append(ladders, at)
        self.open_cells = vec[i64]()
        self.large_joined = False
        self.arrived = False
        for at in ladders:
            self._spread(at, open_sides(oriented_of(cells[at])))

    def guard(self, cell: i64, guarded: bool) -> None:
        """Note that a toll dwarf's end points at a cell, or no longer does (M1)."""
        self.changes += 1
        self.lone_cell = 0
        at = self.index(cell)
        self.cells[at] = self.cells[at] | GUARDED if guarded else self.cells[at] & ~GUARDED

    # -- questions about the maze ------------------------------------------------------------------------

    def pointed_at(self, cell: i64) -> bool:
        """Return whether a joined open side points at a cell (B13)."""
        return met_sides(self.word(cell)) != 0

    def fits(self, cell: i64, oriented: i64) -> bool:
        """Return whether a card's sides agree with all face-up neighbours."""
        need = self.word(cell) & NEED
        return FIT[oriented] & need == need

    def crystals(self) -> i64:
        """Count the crystals on every face-up card (S13, R-09)."""
        total: i64 = 0
        for i in range(i64(len(self.cells))):
            total += CRYSTALS[oriented_of(self.cells[i]) >> 1]
        return total


def groups_of(oriented: i64, meets: i64) -> i64:
    """Return all sides of a card that are joined inside it to one of those it is met at."""
    joined: i64 = 0
    if meets & 1:
        joined |= GROUP[4 * oriented]
    if meets & 2:
        joined |= GROUP[4 * oriented + 1]
    if meets & 4:
        joined |= GROUP[4 * oriented + 2]
    if meets & 8:
        joined |= GROUP[4 * oriented + 3]
    return joined


def blank(size: i64) -> vec[i64]:
    """Make a vector of zeros."""
    return vec[i64]([0] * size)


def new_maze() -> Maze:
    """Make a maze with the start card alone (B2)."""
    wide: i64 = 16
    maze = Maze(blank(wide * 13), wide, -5, -6, vec[i64](), False)
    maze.put(cell_code(0, 0), START, 2 * START_KIND)
    return maze
