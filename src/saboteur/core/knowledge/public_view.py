"""What everybody sees, as numbers: views are made of these, so the same numbers are the same view.

Nothing here depends on anything that somebody at the table may not know.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.rules.flow import last_laid
from saboteur.core.table.codes import Q_ROTATE, frame_cell, frame_kind
from saboteur.core.table.slots import kind_of
from saboteur.core.table.state import SET_UP, TUNNEL, State, laid_cell

PATH_SORT: Final = 0
SET_UP_SORT: Final = 1
TUNNEL_SORT: Final = 2
GOAL_SORT: Final = 3


def seen_numbers(s: State) -> list[list[int]]:
    """List the plain numbers, the seats, the maze, the goals, and what seldom changes."""
    return [plain_numbers(s), seat_numbers(s), maze_numbers(s), goal_numbers(s), rare_numbers(s)]


def plain_numbers(s: State) -> list[int]:
    """List round, turn, mover, order of play, starter, sizes of piles, the last path (0: none), and what is over."""
    t, h = s.table, s.hidden
    return [
        t.round + 1, t.turn, t.mover, 1 if t.direction > 0 else 0, t.starter, t.pile_size, i64(len(h.discards)),
        i64(len(h.stack)), last_laid(s), t.veto_spent, t.no_goal_maps, t.over,
    ]  # fmt: skip


def seat_numbers(s: State) -> list[int]:
    """List for each seat how many cards it has, if any gold, its role + 1 once shown, and what lies before it."""
    t, h = s.table, s.hidden
    shown = len(t.shown_roles) > 0
    out: list[int] = []
    for seat in range(s.rules.seats):
        gold: i64 = 256 if s.has_gold(seat) else 0
        role: i64 = t.shown_roles[seat] + 1 if shown else 0
        out.append(h.hand_sizes[seat] | gold | role << 9 | t.front[seat] << 16)
    return out


def maze_numbers(s: State) -> list[int]:
    """List each face-up card: its cell, how it lies, and its sort; in the order of laying, then the turned goals."""
    t = s.table
    maze = t.maze
    out: list[int] = []
    for entry in t.laid:
        cell = laid_cell(entry)
        sort: i64 = SET_UP_SORT if entry & SET_UP else TUNNEL_SORT if entry & TUNNEL else PATH_SORT
        out.append(cell | maze.oriented(cell) << 16 | sort << 24)
    for i in range(i64(len(t.goal_cells))):
        if t.goal_faces[i] >= 0:
            goal = t.goal_cells[i]
            out.append(goal | maze.oriented(goal) << 16 | GOAL_SORT << 24)
    return out


def goal_numbers(s: State) -> list[int]:
    """List each goal's cell, and its face + 1 if it is turned, being turned, or shown at the round's end (B15)."""
    t = s.table
    being_set: i64 = 0
    if len(s.stack):
        frame = s.stack[i64(len(s.stack)) - 1]
        if frame_kind(frame) == Q_ROTATE:
            being_set = frame_cell(frame)
    all_open = len(t.shown_roles) > 0
    out: list[int] = []
    for i in range(i64(len(t.goal_cells))):
        cell = t.goal_cells[i]
        face: i64 = 0
        if all_open or t.goal_faces[i] >= 0 or being_set == cell:
            face = kind_of(s.hidden.goals[i]) + 1
        out.append(cell | face << 16)
    return out


def rare_numbers(s: State) -> list[int]:
    """List what seldom changes: chests, tolls, the large card, fields, and what the end of a round or game shows."""
    t = s.table
    out: list[int] = [t.refused, t.large_used, t.over]
    for part in (t.chest_cells, t.toll, t.fields, t.rounds, t.shown_roles):
        _add(out, part)
    if len(t.shown_roles):
        out += [t.ending, t.finder]
        if len(s.hidden.stack) == 1:
            out.append(kind_of(s.hidden.stack[0]))
    if t.over:
        out += [s.purse(seat) for seat in range(s.rules.seats)]
    return out


def _add(out: list[int], part: vec[i64]) -> None:
    """Add how many numbers there are, and the numbers."""
    out.append(len(part))
    out.extend(list(part))
