"""The large card in the maze, at which something happens once a round (R-22)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.table.cards import COMPONENTS
from saboteur.core.table.codes import cell_code
from saboteur.core.table.events import LARGE_REACHED
from saboteur.core.table.maze import LARGE
from saboteur.core.table.ruleset import Module, Rules
from saboteur.core.table.state import State


def large_cells(side: str) -> tuple[tuple[int, int], ...]:
    """Return the cells on which a side of the card lies."""
    return tuple((x, y) for x, y in COMPONENTS["large_card"][side])


class LargeCard(Module):
    """One side of the card; a module says which, and what happens to the first seat that joins it."""

    def claim(self, rules: Rules) -> None:
        """Take the cells of this side."""
        for x, y in self.spec.cells:
            rules.large_cells = append(rules.large_cells, cell_code(x, y))
        rules.reach_hooks.append(self)

    def deal(self, s: State) -> None:
        """Lay the card out."""
        for cell in s.rules.large_cells:
            s.table.maze.put(cell, LARGE, 0)

    def reached(self, s: State, out: vec[i64]) -> vec[i64]:
        """Add the card while it is joined and unused; it is named by its first cell."""
        if s.table.maze.large_joined and not s.table.large_used:
            out = append(out, s.rules.large_cells[0])
        return out

    def opens(self, s: State, cell: i64) -> bool:
        """Return whether it is the large card."""
        return cell == s.rules.large_cells[0]


def use(s: State, seat: i64, which: i64) -> None:
    """Let happen what happens to the first seat that joins it."""
    s.table.large_used = 1
    if s.listen:
        s.say(LARGE_REACHED, seat, which, 0, 0, 0)
