"""Veto (2019): played out of turn against a card before it takes effect (C19, R-12)."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.table.cards import KIND
from saboteur.core.table.codes import (
    ALLOW,
    CARD_AT,
    Q_VETO,
    S_SECOND,
    VETO,
    card_of,
    frame_about,
    frame_kind,
    frame_seat,
    verb_of,
)
from saboteur.core.table.events import CARD_VETOED, VETO_ASKED
from saboteur.core.table.ruleset import Module, Rules
from saboteur.core.table.spec import Card, ModuleSpec
from saboteur.core.table.state import State

VETO_CARD: Final[i64] = KIND["veto"]
SAYS: Final = "played out of turn, against another seat's card; in your own turn it can only be discarded"


class Veto(Module):
    """Everybody else with cards is asked, holder or not, every time; who answered what stays secret."""

    spec: ClassVar[ModuleSpec] = ModuleSpec(
        "veto",
        "championship",
        "stop a card before it takes effect (2019)",
        order=50,
        cards=(Card("veto", says=SAYS, worth=(0.6, 0.7)),),
    )

    def claim(self, rules: Rules) -> None:
        """Bring the card."""
        super().claim(rules)  # in one's own turn it can only be discarded: no options
        rules.claim_question(Q_VETO, self)
        rules.veto = self

    def ask_veto(self, s: State, seat: i64, act: i64) -> None:
        """Ask, unless the Veto has been played openly and nobody can have taken it back."""
        if s.table.veto_spent:
            return
        asked: i64 = 0
        for other in range(s.rules.seats):
            if other != seat and s.hidden.hand_sizes[other]:
                asked |= i64(1) << other
        if not asked:
            return
        s.table.asked = asked
        s.hidden.vetoer = -1
        s.push(Q_VETO, seat, act)
        if s.listen:
            s.say(VETO_ASKED, asked, 0, 0, 0, 0)

    def options(self, s: State, frame: i64, seat: i64, out: vec[i64]) -> vec[i64]:
        """Let the card be, or veto it if one can."""
        out = append(out, ALLOW)
        if s.holds(seat, VETO_CARD):
            out = append(out, VETO | VETO_CARD << CARD_AT)
        return out

    def answer(self, s: State, frame: i64, seat: i64, act: i64) -> None:
        """Wait for all answers, so that nobody can tell who hesitated over what."""
        t = s.table
        t.asked &= ~(i64(1) << seat)
        if verb_of(act) == VETO:
            s.hidden.vetoer = seat
        if t.asked:
            s.stack = append(s.stack, frame)
        elif s.hidden.vetoer >= 0:
            stop_card(s, frame_seat(frame), frame_about(frame), s.hidden.vetoer)


def stop_card(s: State, seat: i64, act: i64, vetoer: i64) -> None:
    """Discard both cards; the player draws one and its turn is over, then the vetoer draws one."""
    t = s.table
    kind = card_of(act)
    s.hidden.vetoer = -1
    s.drop()  # the card does not take effect
    s.lose(vetoer, VETO_CARD)
    s.discard_open(kind)
    s.discard_open(VETO_CARD)
    t.veto_spent = 1
    t.last_card = vetoer
    if s.listen:
        s.say(CARD_VETOED, vetoer, seat, act, 0, 0)
    s.draw(seat)
    s.draw(vetoer)
    if t.paths_laid < 0:
        t.draws = 0
    elif frame_kind(s.stack[len(s.stack) - 1]) == S_SECOND:
        s.drop()  # a specialist's turn is over; what its first path earned is still drawn
