"""Master craftsman (2021): a repair with all three symbols (C21). The card's symbols are all there is to it."""

from typing import ClassVar

from saboteur.core.table.ruleset import Module
from saboteur.core.table.spec import Card, ModuleSpec


class MasterCraftsman(Module):
    """One more repair card."""

    spec: ClassVar[ModuleSpec] = ModuleSpec(
        "master_craftsman",
        "championship",
        "a repair with all three symbols (2021)",
        order=70,
        cards=(Card("master_craftsman", worth=(0.5, 0.2)),),
    )
