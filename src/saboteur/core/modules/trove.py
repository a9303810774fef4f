"""Trove (2018): keep one of the top five of the discard pile instead of drawing (C18, R-15)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.cards import CHAMPIONSHIP, KIND
from saboteur.core.codes import CARD_AT, TROVE
from saboteur.core.digging import look_at_discards
from saboteur.core.events import BY_TROVE
from saboteur.core.rules import Module, Rules
from saboteur.core.state import State


class Trove(Module):
    """A look into the discard pile."""

    key = "trove"

    def claim(self, rules: Rules) -> None:
        """Bring the card; from now on the order of discards matters."""
        kind = KIND["trove"]
        rules.add_cards({kind: CHAMPIONSHIP[kind]})
        rules.claim_card(kind, self)
        rules.claim_verb(TROVE, self)
        rules.ordered_discards = True

    def card_options(self, s: State, seat: i64, kind: i64, out: vec[i64]) -> vec[i64]:
        """Play it, always (R-25)."""
        return append(out, TROVE | kind << CARD_AT)

    def play(self, s: State, seat: i64, act: i64) -> None:
        """Take five; the trove itself is not yet among them."""
        kind = (act >> CARD_AT) & 127
        if len(s.hidden.discards) == 0:
            s.discard_open(kind)
            return
        s.replace_draw()
        look_at_discards(s, seat, BY_TROVE, kind)
