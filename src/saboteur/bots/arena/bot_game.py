"""One game between bots, played as a server would: each seat gets its view, its options and its own events."""

import random
from collections.abc import Callable

import msgspec

from saboteur.bots.levels import decide
from saboteur.bots.memory.bot_memory import Memory
from saboteur.play.commentary.thoughts import Thought, worth_telling
from saboteur.play.events.audiences import RawEvent
from saboteur.play.game import Game
from saboteur.play.records.record import Record, record_of
from saboteur.play.setup import Setup
from saboteur.play.views.view_types import RoundResult, View

Chooser = Callable[[int, View], str]  # which level answers for a seat now
Watcher = Callable[[Game, tuple[RawEvent, ...], list[Memory]], None]


class MatchResult(msgspec.Struct, frozen=True):
    """How a game between bots went; its record, with what they thought, if it was asked for."""

    gold: list[int]
    rounds: list[RoundResult]
    decisions: int
    record: Record | None = None


def play(setup: Setup, choose: Chooser, watch: Watcher | None = None, keep: bool = False) -> MatchResult:
    """Play a game to its end; the same setup and levels give the same game."""
    game = Game.new(setup)
    seats = range(setup.seats)
    dice = [random.Random(f"{setup.seed}:{seat}") for seat in seats]
    memories = [Memory.start(game.view(seat)) for seat in seats]
    taken = 0
    thoughts: list[Thought] = []
    while not game.over:
        seat = min(game.to_act)
        view, options = game.view(seat), game.legal(seat)
        level = choose(seat, view)
        answer = decide(level, view, options, memories[seat], dice[seat])
        memories[seat] = answer.memory
        if keep and view.own is not None and worth_telling(options, answer.action):
            thoughts.append(Thought(taken + 1, seat, level.partition("-")[0], view.own.role, answer.reason))
        told = game.apply(seat, answer.action)
        for other in seats:
            memory = memories[other]
            for raw_event in told:
                memory = memory.hear(raw_event.seen_by(other))
            memories[other] = memory
        taken += 1
        if watch is not None:
            watch(game, told, memories)
    result = game.result
    assert result is not None
    return MatchResult(result.gold, result.rounds, taken, record_of(game, thoughts) if keep else None)
