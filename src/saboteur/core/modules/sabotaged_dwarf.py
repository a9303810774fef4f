"""Sabotaged dwarf: a gold-digger with a broken tool gets no gold card (V1)."""

from typing import ClassVar

from mypy_extensions import i64

from saboteur.core.table.cards import FRONT_BROKEN
from saboteur.core.table.ruleset import Module, Rules
from saboteur.core.table.spec import ModuleSpec
from saboteur.core.table.state import State


class SabotagedDwarf(Module):
    """The cards go round the others until all are taken."""

    spec: ClassVar[ModuleSpec] = ModuleSpec(
        "sabotaged_dwarf",
        "variant",
        "broken tools cost you your gold card",
        order=150,
        seats=(3, 10),
        foundations=("base",),
        clashes={"tournament": "the tournament has no gold cards"},
    )

    def claim(self, rules: Rules) -> None:
        """Have a say when gold cards go round."""
        rules.gold_hooks.append(self)

    def bars_gold(self, s: State, seat: i64) -> bool:
        """Return whether the seat's tools are broken."""
        return s.table.front[seat] & FRONT_BROKEN != 0
