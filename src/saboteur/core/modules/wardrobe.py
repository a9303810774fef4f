"""Wardrobe: the first seat to join the large card must exchange its dwarf (M2)."""

from typing import ClassVar

from mypy_extensions import i64

from saboteur.core.rules.dwarfs import change_dwarf
from saboteur.core.rules.large_cards import LargeCard, large_cells, use
from saboteur.core.table.events import BY_WARDROBE
from saboteur.core.table.spec import ModuleSpec
from saboteur.core.table.state import State


class Wardrobe(LargeCard):
    """With the spare in the base game, with the top of the stack in Saboteur 2: both are the top of the stack."""

    spec: ClassVar[ModuleSpec] = ModuleSpec(
        "wardrobe",
        "mini",
        "whoever gets there first changes dwarfs",
        order=110,
        clashes={
            "tunnel_party": "they are two sides of one card",
            "tournament": "the tournament has no spare dwarf to change with",
        },
        cells=large_cells("wardrobe"),
    )

    def open(self, s: State, seat: i64, cell: i64) -> None:
        """Exchange the dwarf."""
        use(s, seat, 0)
        change_dwarf(s, seat, BY_WARDROBE)
