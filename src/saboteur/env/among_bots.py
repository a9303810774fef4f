"""Rounds and duels that a chooser plays among bots: anything that picks one of a list of options can sit there."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from saboteur.bots.arena.bot_game import MatchResult
from saboteur.bots.arena.duel import DuelGame
from saboteur.bots.levels import decide, no_level, playable
from saboteur.bots.memory.bot_memory import Memory
from saboteur.core.table.cards import ROLES, SABOTEUR
from saboteur.core.table.codes import END_TREASURE
from saboteur.core.table.slots import KIND_MASK
from saboteur.core.table.state import State
from saboteur.env.vector import ROUND, VectorGames
from saboteur.play.actions import AnyAction, unpack
from saboteur.play.events.audiences import RawEvent, raw_events
from saboteur.play.setup import Setup
from saboteur.play.views.making import question_of, round_results, view_of
from saboteur.play.views.view_types import View

SIDES = ("diggers", "saboteurs")


class SeatedError(ValueError):
    """The table cannot be set as asked."""


class Chooser(Protocol):
    """Whoever sits there: gets the arrays, the view and the options, gives the place of one."""

    def __call__(self, games: VectorGames, view: View, options: list[AnyAction]) -> int:
        """Choose."""


@dataclass(frozen=True)
class Result:
    """How a round went for the seat."""

    seat: int
    role: str
    won: bool
    gold: int


def heard(memory: Memory, told: list[RawEvent], seat: int) -> Memory:
    """Let a bot take in what its seat was told."""
    for raw_event in told:
        memory = memory.hear(raw_event.seen_by(seat))
    return memory


def rounds(
    chooser: Chooser | None, setup: Setup, level: str, first: int, number: int, side: str | None = None
) -> Iterator[Result]:
    """Play rounds, each with another seed: the chooser at one seat, the next one each time, or in all of a side.

    A `side` is `diggers` or `saboteurs`; the results are then those of a seat of
    that side. Without a chooser bots sit there as well, for comparison on the same deals.
    """
    if not playable(level):
        raise SeatedError(no_level(level))
    if side not in (None, *SIDES):
        raise SeatedError(f"a side is {' or '.join(SIDES)}, not {side!r}")
    games = VectorGames(1, setup, first, extras=True)
    for i in range(number):
        games.restart(first + i)
        yield _round(games, chooser, setup, level, i % setup.seats, side, random.Random(first + i))


def meet(
    choosers: Mapping[str, Chooser], names: Sequence[str], setup: Setup, first: int, deals: int, episode: str = ROUND
) -> Iterator[list[DuelGame]]:
    """Play deals as the arena does: each once for every rotation of the names round the table.

    A name is that of a chooser or a level. `bots.arena.duel_tables` makes figures with intervals of the games.
    """
    for name in names:
        if name not in choosers and not playable(name):
            raise SeatedError(no_level(name))
    if not 1 < len(names) <= setup.seats:
        raise SeatedError(f"from two to {setup.seats} names can sit on {setup.seats} seats, not {len(names)}")
    games = VectorGames(1, setup, first, episode=episode, extras=True)
    for deal in range(first, first + deals):
        entries = []
        for turn in range(len(names)):
            seated = [names[(seat + turn) % len(names)] for seat in range(setup.seats)]
            games.restart(deal)
            players = [choosers.get(name, name) for name in seated]
            state, decisions = _play(games, setup, players.__getitem__, random.Random(f"{deal}:{turn}"))
            gold = [int(state.purse(seat)) for seat in range(setup.seats)]
            entries.append(DuelGame(deal, seated, MatchResult(gold, round_results(state), decisions)))
        yield entries


def _round(
    games: VectorGames,
    chooser: Chooser | None,
    setup: Setup,
    level: str,
    mine: int,
    side: str | None,
    dice: random.Random,
) -> Result:
    state = games.state(0)
    seats = range(setup.seats)
    held: set[int] = set()
    roles: list[str] = []

    def player(seat: int) -> Chooser | str:
        """Let the chooser play its seats; dwarfs may change hands, and the next round deals them again."""
        held.clear()
        held.update(seats_of(state, seats, side, mine))
        roles[:] = [ROLES[int(state.hidden.roles[one]) & KIND_MASK] for one in seats]
        return chooser if seat in held and chooser is not None else level

    _play(games, setup, player, dice)
    one = min(held, default=mine)
    won = bool(games.rewards[0, one] > 0) if held else (games.endings[0] == END_TREASURE) == (side == "diggers")
    return Result(one, roles[one], won, int(games.gold[0, one]))


def _play(
    games: VectorGames, setup: Setup, player: Callable[[int], Chooser | str], dice: random.Random
) -> tuple[State, int]:
    """Play the only game of a batch to the end of its episode; return its state then, and the number of decisions."""
    state = games.state(0)
    seats = range(setup.seats)
    memories = [Memory.start(view_of(setup, state, seat)) for seat in seats]
    decisions = 0
    while True:
        seat = int(games.seats[0])
        options = [unpack(int(code)) for code in games.codes]
        view = view_of(setup, state, seat)
        answer = player(seat)
        if isinstance(answer, str):
            decision = decide(answer, view, options, memories[seat], dice)
            memories[seat], place = decision.memory, options.index(decision.action)
        else:
            place = answer(games, view, options)
        games.step(np.array([place]))
        decisions += 1
        if games.ended[0]:
            return state, decisions
        told = raw_events(list(state.journal), question_of(state))
        memories = [heard(memory, told, one) for one, memory in enumerate(memories)]


def seats_of(state: State, seats: range, side: str | None, mine: int) -> set[int]:
    """Return the seats that the chooser plays."""
    if side is None:
        return {mine}
    bad = {one for one in seats if int(state.hidden.roles[one]) & KIND_MASK == SABOTEUR}
    return bad if side == "saboteurs" else set(seats) - bad
