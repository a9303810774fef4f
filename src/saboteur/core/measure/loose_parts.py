"""Parts of the maze that are not joined to the start, and the places that each of them links."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.measure.byte_rows import bit_of
from saboteur.core.table.cards import FIT, GROUP, PATH_KINDS
from saboteur.core.table.codes import cell_x, cell_y
from saboteur.core.table.maze import (
    COVERED_CHEST,
    COVERED_GOAL,
    GOAL,
    JOINED_AT,
    LARGE,
    START,
    WHAT_AT,
    Maze,
    blank,
    oriented_of,
)

WIDE: Final = 16  # the window in which distances are measured: columns -3 to 12, rows -7 to 7
HIGH: Final = 15
LEFT: Final = -3
TOP: Final = -7
WORDS: Final = 4  # of four rows each

# By oriented card: the sides that are joined inside it to another one, and so can link two places.
LINKS: Final[vec[i64]] = vec[i64](
    [
        sum(1 << side for side in range(4) if int(GROUP[4 * oriented + side]).bit_count() > 1)
        for oriented in range(2 * PATH_KINDS + 2)
    ]
)


def place_of(cell: i64) -> i64:
    """Return a packed cell's place in the window, -1 outside and on its rim."""
    x = cell_x(cell) - LEFT
    y = cell_y(cell) - TOP
    if x < 1 or x > WIDE - 2 or y < 1 or y > HIGH - 2:
        return -1
    return y * WIDE + x


def inner_place(maze: Maze, cell: i64) -> i64:
    """Return a cell's place in the maze's own window, -1 outside and on its rim; unlike `index` it never grows it."""
    x = cell_x(cell) - maze.left
    y = cell_y(cell) - maze.top
    wide = maze.wide
    if x < 1 or y < 1 or x >= wide - 1 or (y + 2) * wide > len(maze.cells):
        return -1
    return y * wide + x


def meets_loose(maze: Maze, at: i64, oriented: i64) -> bool:
    """Return whether a card set down at a place would meet an open side that is not joined."""
    for side in range(i64(4)):
        word = maze.cells[at + maze.step(side)]
        if (
            (FIT[oriented] >> side) & 1
            and START <= word >> WHAT_AT <= GOAL
            and not ((word >> JOINED_AT) >> ((side + 2) & 3)) & 1
        ):
            return True
    return False


def loose_parts(maze: Maze) -> vec[i64]:
    """Follow every part that is not joined; return eight words each: the cells, then the goals it points at."""
    cells = maze.cells
    seen = blank(i64(len(cells)))
    out = vec[i64]()
    for at in range(i64(len(cells))):
        word = cells[at]
        what = word >> WHAT_AT
        if not what or what > GOAL:
            continue
        oriented = oriented_of(word)
        links = LINKS[oriented] & ~(word >> JOINED_AT)
        for side in range(i64(4)):
            if (links >> side) & 1 and not (seen[at] >> side) & 1:
                out = follow(maze, seen, at << 4 | GROUP[4 * oriented + side], out)
    return out


def follow(maze: Maze, seen: vec[i64], first: i64, out: vec[i64]) -> vec[i64]:
    """Follow one part from sides of a card (place << 4 | sides); keep it if it links anything."""
    cells = maze.cells
    points = blank(2 * WORDS)
    number: i64 = 0
    todo = vec[i64]([first])
    done: i64 = 0
    while done < len(todo):
        here = todo[done] >> 4
        sides = (todo[done] & 15) & ~seen[here]
        done += 1
        seen[here] |= sides
        for side in range(i64(4)):
            if not (sides >> side) & 1:
                continue
            there = here + maze.step(side)
            word = cells[there]
            what = word >> WHAT_AT
            if what == 0 or what == COVERED_CHEST or what == COVERED_GOAL:
                place = place_of(maze.cell_at(there))
                if place >= 0:
                    w = place >> 6
                    if what == COVERED_GOAL:
                        w += WORDS
                    points[w] |= bit_of(place)
                    number += 1
            elif what != LARGE:
                todo = append(todo, there << 4 | GROUP[4 * oriented_of(word) + ((side + 2) & 3)])
    if number > 1:
        for w in range(i64(2 * WORDS)):
            out = append(out, points[w])
    return out
