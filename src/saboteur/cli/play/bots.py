"""The bots at a terminal's table: each has its memory, and answers from its own view alone."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence

from saboteur.bots import Memory, decide
from saboteur.play.audiences import RawEvent
from saboteur.play.game import Game
from saboteur.play.thoughts import Thought, worth_telling


class Bots:
    """All seats but the player's."""

    def __init__(self, game: Game, me: int, levels: Sequence[str], pace: float) -> None:
        self.game = game
        self.levels = levels
        self.pace = pace
        self.thoughts: list[Thought] = []
        self._seats = [seat for seat in range(game.setup.seats) if seat != me]
        begun = game.beginning()
        self._memories = {seat: Memory.start(begun.view(seat)) for seat in self._seats}
        for seat, action in game.actions:  # a game that is resumed
            self.hear(begun.apply(seat, action))

    def hear(self, told: Sequence[RawEvent]) -> None:
        """Let every bot take in what its seat was told."""
        for seat in self._seats:
            memory = self._memories[seat]
            for raw_event in told:
                memory = memory.hear(raw_event.seen_by(seat))
            self._memories[seat] = memory

    def asked(self) -> list[int]:
        """Return the bots that have to answer now."""
        return [seat for seat in self._seats if seat in self.game.to_act]

    def answer(self) -> list[RawEvent]:
        """Let all bots that are asked answer, and give what happened.

        It takes the same time whoever they are and whatever they hold: one pause for the whole question, which is
        longer than a bot may think. Of a Veto there is one copy (C19), so at most one of those asked has to think.
        """
        due = time.monotonic() + self.pace
        happened: list[RawEvent] = []
        question = self.game.view(None).question
        kind = question.kind if question else ""
        for seat in self.asked():
            now = self.game.view(seat)
            if now.question is None or now.question.kind != kind or seat not in self.game.to_act:
                break  # a Veto was played
            happened += self._act(seat)
        time.sleep(max(0.0, due - time.monotonic()))
        return happened

    def _act(self, seat: int) -> tuple[RawEvent, ...]:
        view, options = self.game.view(seat), self.game.legal(seat)
        # Chance by the number of the action, so that a saved game goes on as it would have gone on.
        dice = random.Random(f"{self.game.setup.seed}:{seat}:{len(self.game.actions)}")
        decision = decide(self.levels[seat], view, options, self._memories[seat], dice)
        self._memories[seat] = decision.memory
        told = self.game.apply(seat, decision.action)
        if worth_telling(options, decision.action) and view.own is not None:
            step = len(self.game.actions)
            self.thoughts.append(Thought(step, seat, self.levels[seat], view.own.role, decision.reason))
        self.hear(told)
        return told
