"""The bots at a terminal's table: each has its memory, and answers from its own view alone."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence

from saboteur.bots import Memory, Said, decide, talk
from saboteur.bots.levels import plain_name
from saboteur.play.commentary.said import Spoken
from saboteur.play.commentary.thoughts import Thought, worth_telling
from saboteur.play.events.audiences import RawEvent
from saboteur.play.game import Game


class Bots:
    """All seats but the player's."""

    def __init__(
        self, game: Game, me: int, levels: Sequence[str], pace: float, spoken: Sequence[Spoken] = ()
    ) -> None:
        """Seat the bots; if a game is resumed, let them go through what happened in it, and was said of facts."""
        self.game = game
        self.levels = levels
        self.pace = pace
        self.thoughts: list[Thought] = []
        self.said: list[Said] = []  # what was said since it was last shown
        self.talk: list[Spoken] = []  # what was said of facts, for the record
        self._mouths: dict[int, talk.Mouth] = {}
        self._seats = [seat for seat in range(game.setup.seats) if seat != me]
        begun = game.beginning()
        self._memories = {seat: Memory.start(begun.view(seat)) for seat in self._seats}
        waiting = list(spoken)
        for seat, action in game.actions:
            while waiting and waiting[0].step <= begun.steps:
                self._take_in(waiting.pop(0))
            self.hear(begun.apply(seat, action))
        for one in waiting:
            self._take_in(one)

    def hear(self, told: Sequence[RawEvent]) -> None:
        """Let every bot take in what its seat was told."""
        for seat in self._seats:
            memory = self._memories[seat]
            for raw_event in told:
                memory = memory.hear(raw_event.seen_by(seat))
            self._memories[seat] = memory

    def hear_claim(self, said: Said) -> None:
        """Let every bot take in what somebody says now."""
        self.said.append(said)
        self._take_in(Spoken(self.game.steps, said))
        for seat in self._seats:
            self._mouth(seat).hears(seat, said)

    def _take_in(self, spoken: Spoken) -> None:
        """Let every bot remember a claim, and keep it if it is about facts."""
        if spoken.said.factual:
            self.talk.append(spoken)
        for seat in self._seats:
            self._memories[seat] = self._memories[seat].hear_claim(spoken.said)

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
            step, level = len(self.game.actions), plain_name(self.levels[seat])
            self.thoughts.append(Thought(step, seat, level, view.own.role, decision.reason))
        self.hear(told)
        if self.pace and view.question is not None and view.question.kind == "take_turn":
            self._speak(seat, told)
        return told

    def _mouth(self, seat: int) -> talk.Mouth:
        return self._mouths.setdefault(seat, talk.Mouth())

    def _speak(self, seat: int, told: Sequence[RawEvent]) -> None:
        """Say something after a turn, or nothing; bots that answer at once do not talk."""
        mouth, view = self._mouth(seat), self.game.view(seat)
        dice = random.Random(f"{self.game.setup.seed}:{seat}:said {self.game.steps}")
        for raw_event in told:
            mouth.hears(seat, raw_event.seen_by(seat))
        said = talk.after_turn(self.levels[seat], mouth, view, self._memories[seat], dice)
        if said is not None:
            self.hear_claim(said)
