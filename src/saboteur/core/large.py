"""The large card in the maze, which something happens at once a round (R-22)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.cards import COMPONENTS
from saboteur.core.codes import cell_code
from saboteur.core.events import LARGE_REACHED
from saboteur.core.maze import LARGE
from saboteur.core.rules import Rules
from saboteur.core.state import State


def claim_cells(rules: Rules, name: str) -> None:
    """Take the cells of one of the card's two sides."""
    for x, y in COMPONENTS["large_card"][name]:
        rules.large_cells = append(rules.large_cells, cell_code(x, y))


def set_down(s: State) -> None:
    """Lay the card out."""
    for i in range(i64(len(s.rules.large_cells))):
        s.table.maze.put(s.rules.large_cells[i], LARGE, 0)


def reached_now(s: State, out: vec[i64]) -> vec[i64]:
    """Add the card while it is joined and unused; it is named by its first cell."""
    if s.table.maze.large_joined and not s.table.large_used:
        out = append(out, s.rules.large_cells[0])
    return out


def use(s: State, seat: i64, which: i64) -> None:
    """The first seat to join it has come."""
    s.table.large_used = 1
    if s.listen:
        s.say(LARGE_REACHED, seat, which, 0, 0, 0)
