"""One game between bots, played as a server would: each seat gets its view, its options and its own events."""

import random
from collections import Counter
from collections.abc import Callable

import msgspec

from saboteur.bots import own_bots
from saboteur.bots.levels import decide, plain_name
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.talk import Mouth
from saboteur.play.commentary.said import Said
from saboteur.play.commentary.thoughts import Thought, worth_telling
from saboteur.play.events.audiences import RawEvent
from saboteur.play.game import Game
from saboteur.play.records.record import Record, record_of
from saboteur.play.setup import Setup
from saboteur.play.views.view_types import RoundResult, View

Chooser = Callable[[int, View], str]  # which level answers for a seat now
Speaker = Callable[[str, Mouth, View, Memory, random.Random], Said | None]
Listener = Callable[[Game, Said, list[Memory]], None]
Watcher = Callable[[Game, tuple[RawEvent, ...], list[Memory]], None]


class MatchResult(msgspec.Struct, frozen=True):
    """How a game between bots went; its record, with what they thought, if it was asked for."""

    gold: list[int]
    rounds: list[RoundResult]
    decisions: int
    record: Record | None = None
    counts: dict[str, dict[str, int]] = {}  # by name, of bots that count what became of their questions


def _counts(bot: object) -> Counter[str]:
    """Return a copy of what a bot has counted, if it counts."""
    return Counter(getattr(bot, "counts", None) or {})


class _Ears:
    """Bots of others that want to be told what happens: each from its first question on, and then all so far."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._by_seat: dict[int, own_bots.Listener] = {}
        self._said: list[Said] = []
        self._before: dict[str, Counter[str]] = {}  # what they had counted when the game began

    def sits(self, seat: int, level: str) -> None:
        """Somebody of this name answers for a seat now."""
        ear = own_bots.listener(level)
        if ear is not None and self._by_seat.get(seat) is not ear:
            self._by_seat[seat] = ear
            self._before.setdefault(level, _counts(ear))
            ear.begins(seat)
            ear.hears(seat, [*self._game.events(seat), *self._said])

    def happened(self, told: tuple[RawEvent, ...]) -> None:
        for seat, ear in self._by_seat.items():
            ear.hears(seat, [raw_event.seen_by(seat) for raw_event in told])

    def counts(self) -> dict[str, dict[str, int]]:
        """Return what those who count have counted in this game."""
        counted = {name: _counts(own_bots.own_bot(name)) - before for name, before in self._before.items()}
        return {name: dict(counts) for name, counts in counted.items() if counts}

    def was_said(self, said: Said) -> None:
        self._said.append(said)
        for seat, ear in self._by_seat.items():
            ear.hears(seat, [said])


def play(
    setup: Setup,
    choose: Chooser,
    watch: Watcher | None = None,
    keep: bool = False,
    speak: Speaker | None = None,
    listen: Listener | None = None,
) -> MatchResult:
    """Play a game to its end; the same setup and levels give the same game.

    `speak` is how bots talk after turns (`talk.after_turn`), if they are to; `listen` is told what was said.
    """
    game = Game.new(setup)
    seats = range(setup.seats)
    dice = [random.Random(f"{setup.seed}:{seat}") for seat in seats]
    memories = [Memory.start(game.view(seat)) for seat in seats]
    mouths, tongues = [Mouth() for _ in seats], [random.Random(f"{setup.seed}:{seat}:says") for seat in seats]
    taken = 0
    thoughts: list[Thought] = []
    ears = _Ears(game)
    while not game.over:
        seat = min(game.to_act)
        view, options = game.view(seat), game.legal(seat)
        level = choose(seat, view)
        ears.sits(seat, level)
        answer = decide(level, view, options, memories[seat], dice[seat])
        memories[seat] = answer.memory
        if keep and view.own is not None and worth_telling(options, answer.action):
            thoughts.append(Thought(taken + 1, seat, plain_name(level), view.own.role, answer.reason))
        told = game.apply(seat, answer.action)
        for other in seats:
            memory = memories[other]
            for raw_event in told:
                memory = memory.hear(raw_event.seen_by(other))
            memories[other] = memory
        ears.happened(told)
        taken += 1
        if watch is not None:
            watch(game, told, memories)
        if speak is not None and view.question is not None and view.question.kind == "take_turn" and not game.over:
            for raw_event in told:
                mouths[seat].hears(seat, raw_event.seen_by(seat))
            now = game.view(seat)
            said = speak(level, mouths[seat], now, memories[seat], tongues[seat]) if now.round == view.round else None
            if said is not None:
                ears.was_said(said)
                for other in seats:
                    mouths[other].hears(other, said)
                    memories[other] = memories[other].hear_claim(said)
                if listen is not None:
                    listen(game, said, memories)
    result = game.result
    assert result is not None
    record = record_of(game, thoughts) if keep else None
    return MatchResult(result.gold, result.rounds, taken, record, ears.counts())
