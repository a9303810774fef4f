"""Wardrobe: the first seat to join the large card must exchange its dwarf (M2)."""

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.dwarfs import change_dwarf
from saboteur.core.events import BY_WARDROBE
from saboteur.core.large import claim_cells, reached_now, set_down, use
from saboteur.core.rules import Module, Rules
from saboteur.core.state import State


class Wardrobe(Module):
    """With the spare in the base game, with the top of the stack in Saboteur 2: both are the top of the stack."""

    key = "wardrobe"

    def claim(self, rules: Rules) -> None:
        """Take its cells."""
        claim_cells(rules, "wardrobe")
        rules.reach_hooks.append(self)

    def deal(self, s: State) -> None:
        """Lay the large card out."""
        set_down(s)

    def reached(self, s: State, out: vec[i64]) -> vec[i64]:
        """The card, while it is joined and unused."""
        return reached_now(s, out)

    def opens(self, s: State, cell: i64) -> bool:
        """Tell whether it is the large card."""
        return cell == s.rules.large_cells[0]

    def open(self, s: State, seat: i64, cell: i64) -> None:
        """Exchange the dwarf."""
        use(s, seat, 0)
        change_dwarf(s, seat, BY_WARDROBE)
