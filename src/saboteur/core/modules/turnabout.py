"""Turnabout (2020): the order of play reverses for the rest of the round (C20)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.cards import CHAMPIONSHIP, KIND
from saboteur.core.codes import CARD_AT, TURNABOUT
from saboteur.core.events import WAY_TURNED
from saboteur.core.rules import Module, Rules
from saboteur.core.state import State


class Turnabout(Module):
    """Turns, and the gold cards of the base game, go round the other way."""

    key = "turnabout"

    def claim(self, rules: Rules) -> None:
        """Bring the card."""
        kind = KIND["turnabout"]
        rules.add_cards({kind: CHAMPIONSHIP[kind]})
        rules.claim_card(kind, self)
        rules.claim_verb(TURNABOUT, self)

    def card_options(self, s: State, seat: i64, kind: i64, out: vec[i64]) -> vec[i64]:
        """Play it, always (R-25)."""
        return append(out, TURNABOUT | kind << CARD_AT)

    def play(self, s: State, seat: i64, act: i64) -> None:
        """Reverse the order."""
        s.table.way = -s.table.way
        s.discard_open((act >> CARD_AT) & 127)
        if s.listen:
            s.say(WAY_TURNED, seat, s.table.way, 0, 0, 0)
