"""Where a team can walk from the start: through its own doors, not through the other's (S6, S10)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.table.cards import BLUE, DOOR, GROUP, LADDER, open_sides
from saboteur.core.table.maze import GOAL, LARGE, START, WHAT, WHAT_AT, Maze, blank, oriented_of


def reaches(maze: Maze, target: i64, colour: i64) -> bool:
    """Return whether start and a cell are joined without a door of the other colour (S10)."""
    goal = maze.index(target)
    return walked(maze, colour)[goal] != 0


def walked(maze: Maze, colour: i64) -> vec[i64]:
    """Return by place the sides to which one comes from the start without a door of the other colour (S6)."""
    cells = maze.cells
    shut_at: i64 = 4 if colour == BLUE else 0  # where DOOR keeps the other colour
    seen = blank(len(cells))
    large_seen = False
    todo = vec[i64]()
    for i in range(i64(len(cells))):
        oriented = oriented_of(cells[i])
        if oriented and LADDER[oriented >> 1]:
            todo = append(todo, i << 4 | open_sides(oriented))
    done: i64 = 0
    while done < len(todo):
        here = todo[done] >> 4
        oriented = oriented_of(cells[here])
        what = (cells[here] & WHAT) >> WHAT_AT
        sides = (todo[done] & 15) & ~seen[here]
        if what != LARGE:
            sides &= ~(DOOR[oriented] >> shut_at)
        done += 1
        seen[here] |= sides
        for side in range(i64(4)):
            if not (sides >> side) & 1:
                continue
            there = here + maze.step(side)
            beyond = (cells[there] & WHAT) >> WHAT_AT
            if START <= beyond <= GOAL:
                todo = append(todo, there << 4 | GROUP[4 * oriented_of(cells[there]) + ((side + 2) & 3)])
            elif beyond == LARGE and not large_seen:
                large_seen = True
                for i in range(i64(len(cells))):
                    if (cells[i] & WHAT) >> WHAT_AT == LARGE:
                        todo = append(todo, i << 4 | 15)
    return seen
