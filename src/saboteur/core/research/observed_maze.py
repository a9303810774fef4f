"""The window of observations: the maze as all see it, two bytes a cell, drawn again only where it has changed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.measure.byte_rows import BIT, bump
from saboteur.core.research.observation_layout import (
    CELL_CHEST,
    CELL_GOAL,
    CELL_LARGE,
    MARK_GOAL,
    MARK_GUARDED,
    MARK_LAST,
)
from saboteur.core.rules.flow import last_laid
from saboteur.core.table.codes import cell_x, cell_y
from saboteur.core.table.maze import (
    COVERED_CHEST,
    COVERED_GOAL,
    GOAL,
    GUARDED,
    JOIN_IN_AT,
    JOINED_AT,
    WHAT_AT,
    Maze,
    blank,
    oriented_of,
)
from saboteur.core.table.state import State

COLUMNS: Final = 16  # columns -3 to 12, rows -6 to 6
ROWS: Final = 13
COLUMN_LEFT: Final = -3
ROW_TOP: Final = -6
MAZE_WORDS: Final = COLUMNS * ROWS // 4  # four cells to a word
MARK_LAST_AT: Final = 13  # the bit of that mark in a cell
# By a cell's place in its word: all bits but those of the cell.
OTHER_CELLS: Final[vec[i64]] = vec[i64](
    [-1 - (0xFFFF << 16 * place) if place < 3 else (1 << 48) - 1 for place in range(4)]
)


def column_of(cell: i64) -> i64:
    """Return a cell's column in the window, held within it."""
    x = cell_x(cell) - COLUMN_LEFT
    if x < 0:
        return 0
    if x >= COLUMNS:
        return COLUMNS - 1
    return x


def row_of(cell: i64) -> i64:
    """Return a cell's row in the window, held within it."""
    y = cell_y(cell) - ROW_TOP
    if y < 0:
        return 0
    if y >= ROWS:
        return ROWS - 1
    return y


def in_window(cell: i64) -> bool:
    """Return whether a cell lies in the window."""
    x = cell_x(cell) - COLUMN_LEFT
    y = cell_y(cell) - ROW_TOP
    return 0 <= x < COLUMNS and 0 <= y < ROWS


def seen_at(word: i64) -> i64:
    """Return what everybody sees in a cell of the maze: a code, and its marks eight bits higher."""
    what = word >> WHAT_AT
    code: i64 = 0
    marks = (word >> JOIN_IN_AT) & 15
    if what:
        if what <= GOAL:
            code = oriented_of(word)
            marks = (word >> JOINED_AT) & 15
            if what == GOAL:
                marks |= MARK_GOAL
        else:
            code = CELL_GOAL if what == COVERED_GOAL else CELL_CHEST if what == COVERED_CHEST else CELL_LARGE
    if word & GUARDED:
        marks |= MARK_GUARDED
    return code | marks << 8


class Window:
    """The window of one game."""

    def __init__(self) -> None:
        self.words: vec[i64] = blank(MAZE_WORDS)
        self.rim: i64 = 0  # cards, then open ends, beyond the north, east, south and west: a byte each
        self.copied = False  # whether whoever keeps a copy has it as it is now
        self._maze: Maze | None = None  # the maze that is drawn
        self._changes: i64 = 0  # and its `changes` then
        self._last: i64 = 0  # the cell that has the mark of the card laid last, 0 if none has

    def show(self, s: State) -> None:
        """Draw what has changed."""
        maze = s.table.maze
        if self._maze is maze:
            if self._changes == maze.changes:
                return
            if self._changes == maze.changes - 1 and is_inner(maze.lone_cell):
                self._mark(self._last, False)
                self._draw_around(maze, maze.lone_cell)
            else:
                self._draw(maze)
        else:
            self._draw(maze)
        self._last = last_laid(s)
        self._mark(self._last, True)
        self.copied = False
        self._maze, self._changes = maze, maze.changes

    def _mark(self, cell: i64, last: bool) -> None:
        """Mark a cell as that of the card laid last, or take the mark away."""
        if cell and in_window(cell):
            x = column_of(cell)
            at = 4 * row_of(cell) + (x >> 2)
            bit = BIT[MARK_LAST_AT + ((x & 3) << 4)]
            self.words[at] = self.words[at] | bit if last else self.words[at] & ~bit

    def _draw_around(self, maze: Maze, cell: i64) -> None:
        """Draw a cell and its four neighbours."""
        x, y = column_of(cell), row_of(cell)
        at = maze.index(cell)
        self._draw_cell(x, y, maze.cells[at])
        self._draw_cell(x - 1, y, maze.cells[at - 1])
        self._draw_cell(x + 1, y, maze.cells[at + 1])
        self._draw_cell(x, y - 1, maze.cells[at - maze.wide])
        self._draw_cell(x, y + 1, maze.cells[at + maze.wide])

    def _draw_cell(self, x: i64, y: i64, word: i64) -> None:
        at = 4 * y + (x >> 2)
        self.words[at] = self.words[at] & OTHER_CELLS[x & 3] | seen_at(word) << ((x & 3) << 4)

    def _draw(self, maze: Maze) -> None:
        """Draw the whole window cell by cell, and count what lies beyond it."""
        words = self.words
        for i in range(i64(MAZE_WORDS)):
            words[i] = 0
        rim = blank(1)
        left = maze.left - COLUMN_LEFT
        right = left + maze.wide - 1
        x = left - 1
        y = maze.top - ROW_TOP
        for word in maze.cells:
            x += 1
            if x > right:
                x = left
                y += 1
            if word < 256:  # empty, and no joined side points here
                continue
            seen = seen_at(word)
            if not seen:
                continue
            if 0 <= x < COLUMNS and 0 <= y < ROWS:
                words[4 * y + (x >> 2)] |= seen << ((x & 3) << 4)
            else:
                side: i64 = 0 if y < 0 else 2 if y >= ROWS else 1 if x >= COLUMNS else 3
                bump(rim, 0, side + (0 if seen & 255 else 4))
        self.rim = rim[0]


def is_inner(cell: i64) -> bool:
    """Return whether a cell and its neighbours lie in the window; false for no cell (0)."""
    x = cell_x(cell) - COLUMN_LEFT
    y = cell_y(cell) - ROW_TOP
    return 1 <= x < COLUMNS - 1 and 1 <= y < ROWS - 1


assert MARK_LAST << 8 == 1 << MARK_LAST_AT
