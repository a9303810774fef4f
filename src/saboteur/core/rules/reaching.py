"""What a laid path reaches: goals, and what modules add, one at a time and each completely (B13, R-18)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.table.cards import GOAL_KIND, GOAL_SHAPE, SAME, TREASURE
from saboteur.core.table.codes import CELL, Q_OPEN, Q_ROTATE, S_REACH
from saboteur.core.table.events import CARD_SET, GOAL_TURNED
from saboteur.core.table.maze import GOAL, PATH
from saboteur.core.table.slots import SEATS_MASK, kind_of, shown_to
from saboteur.core.table.state import TUNNEL, State


def reached_cells(s: State) -> vec[i64]:
    """List the cells of everything that is reached now: goals first, then what modules add."""
    t = s.table
    out = vec[i64]()
    if not t.turned_goal or not s.rules.one_goal:
        n: i64 = len(t.goal_cells)
        for i in range(n):
            if t.goal_faces[i] < 0 and t.maze.pointed_at(t.goal_cells[i]):
                out = append(out, t.goal_cells[i])
    for module in s.rules.reach_hooks:
        out = module.reached(s, out)
    return out


def reach(s: State, seat: i64) -> None:
    """Resolve one reached thing completely, then look again."""
    if not s.table.maze.arrived:
        return
    found = reached_cells(s)
    if len(found) == 0:
        return
    if len(found) > 1:
        s.push(Q_OPEN, seat, 0)
    else:
        open_reached(s, seat, found[0])


def open_reached(s: State, seat: i64, cell: i64) -> None:
    """Turn or enter what is reached at a cell."""
    s.push(S_REACH, seat, 0)
    for module in s.rules.reach_hooks:
        if module.opens(s, cell):
            module.open(s, seat, cell)
            return
    goal = goal_at(s, cell)
    s.table.turned_goal = 1
    s.hidden.goals[goal] = shown_to(s.hidden.goals[goal], SEATS_MASK)
    face = kind_of(s.hidden.goals[goal])
    if s.listen:
        s.say(GOAL_TURNED, seat, cell, face, 0, 0)
    turn_up(s, seat, cell, GOAL_SHAPE[face], 0)


def goal_at(s: State, cell: i64) -> i64:
    """Return the number of the goal in a cell."""
    cells = s.table.goal_cells
    i: i64 = 0
    while cells[i] != cell:
        i += 1
    return i


def turn_up(s: State, seat: i64, cell: i64, shape: i64, chest: i64) -> None:
    """Set a turned card in the rotation that fits; ask if both or neither do (B14, R-33).

    `chest` is the place of the chest under a tunnel, counted from 1, and 0 for a goal: not what the chest is, which
    nobody knows before its tunnel lies (M6).
    """
    maze = s.table.maze
    what = being_set(cell, shape, chest)
    straight = maze.fits(cell, 2 * shape)
    if SAME[2 * shape]:
        set_turned(s, seat, what, 0)
    elif straight == maze.fits(cell, 2 * shape + 1):
        s.push(Q_ROTATE, seat, what)
    else:
        set_turned(s, seat, what, i64(0) if straight else i64(1))


def being_set(cell: i64, shape: i64, chest: i64) -> i64:
    """Pack what is being set, which is also what `Q_ROTATE` is about."""
    return cell | shape << 16 | chest << 24


def set_cell(what: i64) -> i64:
    """Return the cell of what is being set."""
    return what & CELL


def set_shape(what: i64) -> i64:
    """Return the shape of what is being set."""
    return (what >> 16) & 255


def set_chest(what: i64) -> i64:
    """Return the place of the chest under what is being set, from 1; 0 for a goal."""
    return what >> 24


def set_turned(s: State, seat: i64, what: i64, turned: i64) -> None:
    """Put a turned goal or chest tunnel into the maze, then let the goal or the chest act."""
    t = s.table
    cell = set_cell(what)
    oriented = 2 * set_shape(what) + turned
    chest = set_chest(what)
    if chest:  # its tunnel
        if s.listen:
            s.say(CARD_SET, seat, cell, oriented, 0, 0)
        t.maze.put(cell, PATH, oriented)
        t.laid = append(t.laid, cell | TUNNEL)
        chests = s.rules.chests
        assert chests is not None
        chests.tunnel_set(s, seat, chest - 1, cell)
        return
    goal = goal_at(s, cell)
    face = kind_of(s.hidden.goals[goal])
    t.goal_faces[goal] = face
    t.maze.put(cell, GOAL, oriented)
    if s.listen:
        s.say(CARD_SET, seat, cell, oriented, 0, 0)
    if GOAL_KIND[face] == TREASURE:
        t.finder = seat
    owner = s.rules.by_goal[GOAL_KIND[face]]
    assert owner is not None
    owner.goal(s, seat, face, cell)
