"""Rounds that one chooser plays among bots: anything with `choose(view, options)` can sit there."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from saboteur.bots.levels import LEVELS, decide
from saboteur.bots.memory import Memory
from saboteur.core.cards import ROLES
from saboteur.core.slots import KIND_MASK
from saboteur.env.vector import VectorGames
from saboteur.play.actions import AnyAction, unpack
from saboteur.play.setup import Setup
from saboteur.play.telling import Happening, happenings
from saboteur.play.views import View, question_of, view_of


class SeatedError(ValueError):
    """The table cannot be set as asked."""


class Chooser(Protocol):
    """Whoever sits at the seat."""

    def choose(self, view: View, options: list[AnyAction]) -> AnyAction:
        """Take one of the options."""


@dataclass(frozen=True)
class Result:
    """How a round went for the seat."""

    seat: int
    role: str
    won: bool
    gold: int


def heard(memory: Memory, told: list[Happening], seat: int) -> Memory:
    """Let a bot take in what its seat was told."""
    for happening in told:
        memory = memory.hear(happening.seen_by(seat))
    return memory


def rounds(chooser: Chooser, setup: Setup, level: str, first: int, number: int) -> Iterator[Result]:
    """Play rounds, each with another seed and the next seat for the chooser."""
    if level not in LEVELS:
        raise SeatedError(f"there is no level {level!r}; levels are {', '.join(LEVELS)}")
    games = VectorGames(1, setup, first, observations=False, features=False)
    for i in range(number):
        games.restart(first + i)
        yield _round(games, chooser, setup, level, i % setup.seats, random.Random(first + i))


def _round(games: VectorGames, chooser: Chooser, setup: Setup, level: str, mine: int, dice: random.Random) -> Result:
    state = games.state(0)
    state.listen = True
    memories = {seat: Memory.start(view_of(setup, state, seat)) for seat in range(setup.seats) if seat != mine}
    while True:
        seat = int(games.seats[0])
        options = [unpack(int(code)) for code in games.codes]
        view = view_of(setup, state, seat)
        if seat == mine:
            action = chooser.choose(view, options)
        else:
            decision = decide(level, view, options, memories[seat], dice)
            memories[seat], action = decision.memory, decision.action
        role = ROLES[int(state.hidden.roles[mine]) & KIND_MASK]
        games.step(np.array([options.index(action)]))
        if games.ended[0]:
            return Result(mine, role, bool(games.rewards[0, mine] > 0), int(games.gold[0, mine]))
        told = happenings(list(state.journal), question_of(state))
        memories = {one: heard(memory, told, one) for one, memory in memories.items()}
