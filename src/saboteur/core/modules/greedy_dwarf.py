"""The greedy dwarf (2016): wins alone, by being the finder (C16, R-07)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.rules.payout import pay_in_cards
from saboteur.core.table.cards import DIGGER, GREEDY
from saboteur.core.table.codes import END_TREASURE
from saboteur.core.table.ruleset import Module, Rules
from saboteur.core.table.spec import ModuleSpec
from saboteur.core.table.state import State


class GreedyDwarf(Module):
    """One gold-digger of the set is greedy instead."""

    spec: ClassVar[ModuleSpec] = ModuleSpec(
        "greedy_dwarf",
        "championship",
        "one gold-digger wants it all (2016)",
        order=20,
        seats=(3, 10),
        foundations=("base",),
        clashes={"tournament": "the tournament brings its own greedy dwarfs"},
    )

    def claim(self, rules: Rules) -> None:
        """Replace one gold-digger; speak before the base game when a round is paid."""
        dwarfs = vec[i64]()
        replaced = False
        for i in range(i64(len(rules.dwarfs))):
            if rules.dwarfs[i] == DIGGER and not replaced:
                replaced = True
                dwarfs = append(dwarfs, GREEDY)
            else:
                dwarfs = append(dwarfs, rules.dwarfs[i])
        rules.dwarfs = dwarfs
        rules.score_hooks.insert(0, self)

    def score(self, s: State) -> bool:
        """As finder: 4 gold, and nobody else gets any."""
        t = s.table
        if t.ending != END_TREASURE or s.role(t.finder) != GREEDY:
            return False
        pay_in_cards(s, t.finder, 4)
        return True
