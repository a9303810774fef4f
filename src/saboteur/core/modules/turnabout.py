"""Turnabout (2020): the order of play reverses for the rest of the round (C20)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.table.codes import CARD_AT, TURNABOUT, card_of
from saboteur.core.table.events import WAY_TURNED
from saboteur.core.table.ruleset import Module, Rules
from saboteur.core.table.spec import Card, ModuleSpec
from saboteur.core.table.state import State


class Turnabout(Module):
    """Turns, and the gold cards of the base game, go round the other way."""

    spec: ClassVar[ModuleSpec] = ModuleSpec(
        "turnabout",
        "championship",
        "reverse the order of play (2020)",
        order=60,
        cards=(Card("turnabout", says="reverse the order of play", worth=(0.05, 0.05)),),
    )

    def claim(self, rules: Rules) -> None:
        """Bring the card."""
        super().claim(rules)
        rules.claim_verb(TURNABOUT, self)

    def card_options(self, s: State, seat: i64, kind: i64, out: vec[i64]) -> vec[i64]:
        """Play it, always (R-25)."""
        return append(out, TURNABOUT | kind << CARD_AT)

    def play(self, s: State, seat: i64, act: i64) -> None:
        """Reverse the order."""
        s.table.direction = -s.table.direction
        s.discard_open(card_of(act))
        if s.listen:
            s.say(WAY_TURNED, seat, s.table.direction, 0, 0, 0)
