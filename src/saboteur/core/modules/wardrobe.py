"""Wardrobe: the first seat to join the large card must exchange its dwarf (M2)."""

from mypy_extensions import i64

from saboteur.core.dwarfs import change_dwarf
from saboteur.core.events import BY_WARDROBE
from saboteur.core.large import LargeCard, use
from saboteur.core.state import State


class Wardrobe(LargeCard):
    """With the spare in the base game, with the top of the stack in Saboteur 2: both are the top of the stack."""

    key = "wardrobe"

    def open(self, s: State, seat: i64, cell: i64) -> None:
        """Exchange the dwarf."""
        use(s, seat, 0)
        change_dwarf(s, seat, BY_WARDROBE)
