"""Path specialist (2022): lay two path cards in one turn (C22, R-28)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.rules.flow import lays, play_card
from saboteur.core.table.codes import (
    ASK,
    CARD_AT,
    DONE,
    Q_LAY,
    S_END_TURN,
    S_SECOND,
    SPECIALIST,
    card_of,
    frame_seat,
    verb_of,
)
from saboteur.core.table.ruleset import Module, Rules
from saboteur.core.table.spec import Card, ModuleSpec
from saboteur.core.table.state import State


class PathSpecialist(Module):
    """Each of the two paths is played, may be vetoed, and reaches on its own."""

    spec: ClassVar[ModuleSpec] = ModuleSpec(
        "path_specialist",
        "championship",
        "lay two paths in one turn (2022)",
        order=80,
        cards=(Card("path_specialist", says="lay two path cards in this turn", worth=(0.5, 0.1)),),
    )

    def claim(self, rules: Rules) -> None:
        """Bring the card."""
        super().claim(rules)
        rules.claim_verb(SPECIALIST, self)
        rules.claim_question(Q_LAY, self)
        rules.claim_step(S_SECOND, self)

    def card_options(self, s: State, seat: i64, kind: i64, out: vec[i64]) -> vec[i64]:
        """Play it if a first path can be laid."""
        if len(lays(s, seat, False, vec[i64]())):
            return append(out, SPECIALIST | kind << CARD_AT)
        return out

    def play(self, s: State, seat: i64, act: i64) -> None:
        """Ask for the first path; as many cards will be drawn as paths are laid."""
        s.table.paths_laid = 0
        s.table.draws = 0
        s.drop()  # the turn's end takes this card along
        s.push(S_END_TURN, seat, card_of(act))
        s.push(Q_LAY, seat, 0)

    def step(self, s: State, frame: i64) -> None:
        """After the first path: ask for the second, whatever the hand holds, so that asking tells nothing."""
        seat = frame_seat(frame)
        if s.hidden.hand_sizes[seat]:
            s.push(Q_LAY, seat, 0)

    def options(self, s: State, frame: i64, seat: i64, out: vec[i64]) -> vec[i64]:
        """Lay a path; the second must be laid if that costs nothing."""
        out = lays(s, seat, False, out)
        guard = s.rules.guard
        if guard is not None:
            out = guard.options(s, 0, seat, out)
        if s.table.paths_laid == 1 and not len(lays(s, seat, True, vec[i64]())):
            out = append(out, DONE)
        return out

    def answer(self, s: State, frame: i64, seat: i64, act: i64) -> None:
        """Play the path, ask about a toll, or end the turn."""
        verb = verb_of(act)
        if verb == DONE:
            return
        if verb == ASK:
            s.stack = append(s.stack, frame)
            guard = s.rules.guard
            assert guard is not None
            guard.act(s, seat, act)
            return
        if s.table.paths_laid == 0:
            s.push(S_SECOND, seat, 0)
        play_card(s, seat, act)
