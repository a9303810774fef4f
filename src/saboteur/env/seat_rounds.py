"""Rounds that one bot plays among others, at a table of whole games where people talk: what `saboteur seat` plays."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from saboteur.bots.arena.bot_game import play
from saboteur.bots.levels import no_level, playable
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.own_bots import is_own
from saboteur.bots.talk import Mouth, after_turn
from saboteur.env.among_bots import SeatedError
from saboteur.play.commentary.said import Said
from saboteur.play.events import GoldGained, RoundEnded
from saboteur.play.events.audiences import RawEvent
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.play.views.view_types import RoundResult, View


@dataclass(frozen=True)
class SeatRound:
    """How a round went for the seat."""

    seat: int
    role: str
    won: bool


def seat_rounds(name: str, setup: Setup, level: str, first: int, number: int) -> Iterator[SeatRound]:
    """Play games until there are as many rounds, each game with another seed and the bot at the next seat."""
    for bot in (name, level):
        if not playable(bot):
            raise SeatedError(no_level(bot))
    left = number
    for deal in range(number):
        if left <= 0:
            return
        seat = deal % setup.seats
        dealt = Setup(seats=setup.seats, modules=setup.modules, options=setup.options, seed=first + deal)
        for one in _game(dealt, name, level, seat)[:left]:
            left -= 1
            yield one


def _game(setup: Setup, name: str, level: str, mine: int) -> list[SeatRound]:
    paid: list[set[int]] = []  # who was paid for winning, by round

    def watch(_game: Game, told: tuple[RawEvent, ...], _memories: list[Memory]) -> None:
        for raw_event in told:
            match raw_event.seen_by(None):
                case RoundEnded():
                    paid.append(set())
                case GoldGained(seat=seat, why="win"):
                    paid[-1].add(seat)

    def choose(seat: int, _view: View) -> str:
        return name if seat == mine else level

    played = play(setup, choose, watch, speak=_speak)
    results = zip(played.rounds, paid, strict=True)
    base = "base" in setup.modules
    return [SeatRound(mine, one.roles[mine], _won(one, mine) if base else mine in some) for one, some in results]


def _speak(level: str, mouth: Mouth, view: View, memory: Memory, rng: random.Random) -> Said | None:
    """Let levels talk; bots of others have no words."""
    return None if is_own(level) else after_turn(level, mouth, view, memory, rng)


def _won(result: RoundResult, seat: int) -> bool:
    """Say whether a seat won a round of the base game: its side did, or the greedy dwarf alone (C16)."""
    if result.finder is not None and result.roles[result.finder] == "greedy":
        return seat == result.finder
    return result.roles[seat] == ("digger" if result.ending == "treasure" else "saboteur")
