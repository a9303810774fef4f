"""A day's game without a server: the bots answer as they do at the server's table, and one seat is asked."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence

from saboteur.bots.characters import CHARACTERS
from saboteur.bots.levels import decide_packed
from saboteur.bots.luck import luck_of, throw_of
from saboteur.bots.memory.bot_memory import Memory
from saboteur.daily.deal import Deal
from saboteur.play.game import Game

Moves = Sequence[tuple[int, int]]  # seats and packed actions


class DailyTable:
    """One game of a day. It waits whenever the person's seat is asked."""

    def __init__(self, deal: Deal, moves: Moves = ()) -> None:
        """Begin, and carry out moves that were made already; a veto's answers are one decision together."""
        self.deal = deal
        self.game = Game.new(deal.setup())
        self.moves: list[tuple[int, int]] = []
        self.memories = [Memory.start(self.game.view(seat)) for seat in range(deal.seats)]
        self._luck = [luck_of(deal.seed, seat) for seat in range(deal.seats)]
        self._decision = 0
        for step in _steps(self.game, moves):
            self._apply(step)

    @property
    def node(self) -> str:
        """Name the place in the day's story: whoever did the same so far is at the same place."""
        return node_of(self.moves)

    def go_on(self) -> bool:
        """Let the bots play until the person is asked; False: the game is over."""
        seat = self.deal.seat
        while not self.game.over:
            if seat in self.game.to_act:
                return True
            self._apply(self._answers())
        return False

    def act(self, code: int) -> None:
        """Do what the person chose, with what the others answer to the same question."""
        self._apply(sorted([*self._answers(), (self.deal.seat, code)]))

    def memory(self) -> Memory:
        """Return what one may remember in the person's seat."""
        return self.memories[self.deal.seat]

    def _answers(self) -> list[tuple[int, int]]:
        return [(seat, self._choice(seat)) for seat in sorted(self.game.to_act) if seat != self.deal.seat]

    def _choice(self, seat: int) -> int:
        character = self.deal.company[seat]
        rng = random.Random(throw_of(self._luck[seat], self._decision))
        who = f"{CHARACTERS[character].level}-{character}"
        game = self.game
        return decide_packed(who, game.view(seat), game.codes(seat), self.memories[seat], rng)[0]

    def _apply(self, answers: Moves) -> None:
        self._decision += 1
        for seat, code in answers:
            for raw_event in self.game.apply_code(seat, code):
                self.memories = [one.hear(raw_event.seen_by(at)) for at, one in enumerate(self.memories)]
            self.moves.append((seat, code))


def _steps(game: Game, moves: Moves) -> list[list[tuple[int, int]]]:
    """Cut moves into decisions: as many together as were asked at once."""
    probe, out, left = game.copy(), [], list(moves)
    while left:
        step, left = left[: len(probe.to_act)], left[len(probe.to_act) :]
        out.append(step)
        for seat, code in step:
            probe.apply_code(seat, code)
    return out


def node_of(moves: Moves) -> str:
    """Name a place in a day's story by the moves that led there."""
    said = ",".join(f"{seat}:{code}" for seat, code in moves)
    return hashlib.shake_128(said.encode()).hexdigest(6)
