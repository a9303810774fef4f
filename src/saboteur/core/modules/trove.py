"""Trove (2018): keep one of the top five of the discard pile instead of drawing (C18, R-15)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.rules.digging import look_at_discards
from saboteur.core.table.codes import CARD_AT, TROVE, card_of
from saboteur.core.table.events import BY_TROVE
from saboteur.core.table.ruleset import Module, Rules
from saboteur.core.table.spec import Card, ModuleSpec
from saboteur.core.table.state import State


class Trove(Module):
    """A look into the discard pile."""

    spec: ClassVar[ModuleSpec] = ModuleSpec(
        "trove",
        "championship",
        "keep one of the top five discards (2018)",
        order=40,
        cards=(Card("trove", says="look at the top five discards, keep one instead of drawing"),),
    )

    def claim(self, rules: Rules) -> None:
        """Bring the card; from now on the order of discards matters."""
        super().claim(rules)
        rules.claim_verb(TROVE, self)
        rules.ordered_discards = True

    def card_options(self, s: State, seat: i64, kind: i64, out: vec[i64]) -> vec[i64]:
        """Play it, always (R-25)."""
        return append(out, TROVE | kind << CARD_AT)

    def play(self, s: State, seat: i64, act: i64) -> None:
        """Take five; the trove itself is not yet among them."""
        kind = card_of(act)
        if len(s.hidden.discards) == 0:
            s.discard_open(kind)
            return
        s.replace_draw()
        look_at_discards(s, seat, BY_TROVE, kind)
