"""What the engine keeps up to date in the maze agrees with what follows from the rules (B7, B13, S5, R-22)."""

from __future__ import annotations

from saboteur.core.table.codes import Q_LAY, Q_TURN
from saboteur.core.table.maze import WHAT
from saboteur.core.table.state import State
from saboteur.sim.checks.naive_maze import (
    COVERED_CHEST,
    COVERED_GOAL,
    FACE_UP,
    GOAL,
    LARGE,
    PATH,
    START,
    Board,
    Cell,
    beside,
    needs,
    read_board,
    unpack,
)
from saboteur.sim.checks.violations import require

BITS = {"N": 1, "E": 2, "S": 4, "W": 8}
NEED, JOIN_IN, JOINED, FLAGS = 255, 15 << 8, 15 << 12, 7 << 16
TOUCHED, TOUCHES_PATH, BESIDE_GOAL = 1 << 16, 1 << 17, 1 << 18


def check_maze(state: State) -> Board:
    """Compare every cell, the list of open cells, and whether the large card is joined."""
    maze = state.table.maze
    board = read_board(state)
    wide, left, top = int(maze.wide), int(maze.left), int(maze.top)
    near = {*board.what, *board.rim()}
    for place, word in enumerate(list(maze.cells)):
        cell = (place % wide + left, place // wide + top)
        if not word and cell not in near:
            continue
        want = expected(board, cell)
        mask = compared(board, cell)
        if (word ^ want) & mask:
            require(False, state, f"the cell {cell} should be [{shown(want & mask)}], it is [{shown(word & mask)}]")
    check_open_cells(state, board)
    check_nothing_waits(state, board)
    require(bool(maze.large_joined) == board.large_joined, state, f"the large card is joined: {board.large_joined}")
    return board


def mask_of(sides: set[str]) -> int:
    """Sum the bits of sides."""
    return sum(BITS[side] for side in sides)


def expected(board: Board, cell: Cell) -> int:
    """Return the bits that a cell should have by the rules."""
    around = {board.what[there] for _, there in beside(cell) if there in board.what}
    if not around and cell not in board.joined:
        return 0
    opened, closed = needs(board, cell)
    word = mask_of(opened) | mask_of(closed) << 4
    word |= mask_of(board.pointed.get(cell, set())) << 8 | mask_of(board.joined.get(cell, set())) << 12
    word |= TOUCHED if around & {*FACE_UP} else 0
    word |= TOUCHES_PATH if around & {START, PATH} else 0
    return word | (BESIDE_GOAL if around & {GOAL, COVERED_GOAL} else 0)


def compared(board: Board, cell: Cell) -> int:
    """Return which bits of a cell mean something: on a face-up card, not those towards the large card."""
    what = board.what.get(cell, 0)
    if what == LARGE:
        return JOINED
    mask = NEED | JOIN_IN | FLAGS | JOINED
    if what not in (0, COVERED_GOAL, COVERED_CHEST):
        for side, there in beside(cell):
            if board.what.get(there) == LARGE:
                mask &= ~(BITS[side] << 8)
    return mask


def check_open_cells(state: State, board: Board) -> None:
    """The list of open cells is sorted and holds every empty cell a joined side points at, at its place."""
    maze = state.table.maze
    wide, left, top = int(maze.wide), int(maze.left), int(maze.top)
    empty = [cell for cell in board.pointed if cell not in board.what]
    want = sorted((x + 128 | y + 128 << 8) << 16 | (y - top) * wide + x - left for x, y in empty)
    require(list(maze.open_cells) == want, state, f"the open cells should be {sorted(empty)}")


def check_nothing_waits(state: State, board: Board) -> None:
    """When a turn begins, whatever was reached has been resolved (B13, M6, R-18; not with R-01 `one`)."""
    t = state.table
    if t.over or int(state.stack[-1]) & 255 not in (Q_TURN, Q_LAY):
        return
    waiting = [cell for cell in board.pointed if board.what.get(cell) == COVERED_CHEST]
    if not state.rules.one_goal:
        waiting += [cell for cell in board.pointed if board.what.get(cell) == COVERED_GOAL]
    require(not waiting, state, f"reached and not turned: {sorted(waiting)}")
    require(not board.large_joined or bool(t.large_used), state, "the large card is joined and nothing happened")


def shown(word: int) -> str:
    """Spell out the bits of a cell."""
    parts = {"open": word, "closed": word >> 4, "pointed": word >> 8, "joined": word >> 12}
    sides = {name: "".join(side for side, bit in BITS.items() if part & bit) for name, part in parts.items()}
    names = [f"{name} {found or 'none'}" for name, found in sides.items()]
    flags = {"touched": TOUCHED, "beside path": TOUCHES_PATH, "beside goal": BESIDE_GOAL}
    return ", ".join(names + [name for name, bit in flags.items() if word & bit])


def check_made_again(state: State) -> None:
    """The maze, kept up to date card by card, is what it would be if it were made again."""
    maze = state.table.maze
    twin = maze.copy()
    twin.rebuild()
    require(list(twin.open_cells) == list(maze.open_cells), state, "the open cells are not those of a rebuilt maze")
    require(twin.large_joined == maze.large_joined, state, "the large card's joining is not that of a rebuilt maze")
    for at, (kept, anew) in enumerate(zip(maze.cells, twin.cells, strict=True)):
        # What points at a face-up card from the large card depends on which of them came first, and is never read.
        if kept != anew and (not kept & WHAT or (kept ^ anew) & ~JOIN_IN):
            require(False, state, f"the cell {unpack(maze.cell_at(at))} is not as if made again")
