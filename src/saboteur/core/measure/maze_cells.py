"""Reading the packed cells of a maze: neighbours, joined sides, parts that lie loose, and where the treasure is."""

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.table.cards import FIT, GOAL_KIND, GROUP, LADDER, TREASURE, open_sides
from saboteur.core.table.maze import (
    COVERED_GOAL,
    EMPTY,
    GOAL,
    JOINED_AT,
    PATH,
    WHAT,
    WHAT_AT,
    Maze,
    groups_of,
    met_sides,
    oriented_of,
)
from saboteur.core.table.slots import kind_of
from saboteur.core.table.state import State


def treasure_of(s: State) -> i64:
    """Return which goal the treasure is, or the last if none is."""
    goals = s.hidden.goals
    goal: i64 = 0
    while goal < len(goals) - 1 and GOAL_KIND[kind_of(goals[goal])] != TREASURE:
        goal += 1
    return goal


def step(wide: i64, side: i64) -> i64:
    """Return the way in a window to the neighbour beyond a side."""
    if side == 0:
        return -wide
    if side == 1:
        return 1
    if side == 2:
        return wide
    return -1


def inside(at: i64, wide: i64, size: i64) -> bool:
    """Return whether a place has four neighbours in the window."""
    x = at % wide
    return x > 0 and x < wide - 1 and at >= wide and at + wide < size


def lies_loose(word: i64, side: i64) -> bool:
    """Return whether a card that is not joined lies in a cell with this side open."""
    what = (word & WHAT) >> WHAT_AT
    if what != PATH and what != GOAL:
        return False
    return (FIT[oriented_of(word)] >> side) & 1 != 0 and not (word >> (JOINED_AT + side)) & 1


def joined_sides(word: i64, oriented: i64) -> i64:
    """Return the sides of a card that would be joined if it were laid on a cell."""
    if LADDER[oriented >> 1]:
        return open_sides(oriented)
    return groups_of(oriented, met_sides(word) & FIT[oriented])


def beyond(maze: Maze, at: i64, side: i64) -> vec[i64]:
    """Follow a part of the maze that lies loose; return the empty cells and goals that it points at.

    Each as the cell's place << 2 | the side of it that is pointed at.
    """
    cells = maze.cells
    out = vec[i64]()
    seen = vec[i64]()
    todo = vec[i64]([at << 4 | GROUP[4 * oriented_of(cells[at]) + side]])
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
                out = append(out, there << 2 | back)
            elif lies_loose(word, back):
                todo = append(todo, there << 4 | GROUP[4 * oriented_of(word) + back])
    return out
