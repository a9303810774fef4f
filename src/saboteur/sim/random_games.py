"""Games of seats that play uniformly at random, one after the other or in many processes, and what they came to."""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.rules.rounds import start_game
from saboteur.core.search.random_play import random_round
from saboteur.core.table.cards import ROLES
from saboteur.core.table.chance import Chance, dice_from
from saboteur.core.table.codes import ENDINGS
from saboteur.core.table.events import BY_WIN, GOLD_GAINED, GOLD_TAKEN
from saboteur.core.table.state import State
from saboteur.play.events.audiences import STRIDE
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.sim.random_rulesets import random_ruleset
from saboteur.sim.volume import Coverage, check_games
from saboteur.workers import Workers, each

FULL = (8, 1)  # steps between two comparisons with naive options, and between two full checks
SPARSE = (128, 32)
CHUNK = 50  # games that a process is given at once


class Round(msgspec.Struct, frozen=True):
    """A round: how it ended, who found the treasure, the dwarfs at its end, who was paid for winning, its length."""

    ending: str
    finder: int | None
    roles: list[str]
    paid: list[int]
    actions: int


class GameResult(msgspec.Struct, frozen=True):
    """A game that was played: its number, its setup, its rounds, and each seat's gold at the end."""

    number: int
    setup: Setup
    rounds: list[Round]
    gold: list[int]

    @property
    def actions(self) -> int:
        """Count the actions of the game."""
        return sum(one.actions for one in self.rounds)


@dataclass(frozen=True)
class Plan:
    """Which games to play: a fixed ruleset, or a random one for each game."""

    seed: int
    seats: int = 5
    modules: tuple[str, ...] = ("base",)
    options: tuple[tuple[str, str], ...] = ()
    random: bool = False
    sparse: bool = False  # of the costly comparisons in checked games only some

    def setup(self, number: int) -> Setup:
        """Return the setup of a game: it depends on nothing but the plan and the game's number."""
        digest = hashlib.sha256(f"{self.seed}/{number}".encode()).digest()
        seed = digest[:16].hex()
        if not self.random:
            return Setup(seats=self.seats, modules=self.modules, options=dict(self.options), seed=seed)
        seats, modules, options = random_ruleset(random.Random(digest))
        return Setup(seats=seats, modules=tuple(modules), options=dict(options), seed=seed)


def _dice(setup: Setup) -> Chance:
    return Chance(b"", 0, dice_from(int(str(setup.seed), 16)))


def play_one(plan: Plan, number: int) -> GameResult:
    """Play one game inside the core."""
    setup = plan.setup(number)
    state = start_game(setup.rules(), Chance(setup.seed_bytes(), 0, 1), True)
    dice = _dice(setup)
    rounds = []
    while not state.table.over:
        actions = random_round(state, dice)
        rounds.append(_round(state, actions))
        state.journal = vec[i64]()
    return GameResult(number, setup, rounds, [state.purse(seat) for seat in range(setup.seats)])


def record_one(plan: Plan, number: int) -> Game:
    """Play the very same game once more with everything written down, so that it has a record."""
    setup = plan.setup(number)
    game = Game.new(setup)
    dice = _dice(setup)
    while not game.over:
        seat = min(game.to_act)
        found = game.legal(seat)
        game.apply(seat, found[dice.below(len(found))])
    return game


def _round(state: State, actions: int) -> Round:
    """Read what the round that has just ended came to."""
    last = list(state.table.rounds)[-int(state.rules.seats) - 2 :]
    journal = list(state.journal)
    paid = set()
    for at in range(0, len(journal), STRIDE):
        kind, seat, _, why = journal[at : at + 4]
        if kind == GOLD_TAKEN or (kind == GOLD_GAINED and why == BY_WIN):
            paid.add(seat)
    finder = last[1] if last[1] >= 0 else None
    return Round(ENDINGS[last[0]], finder, [ROLES[role] for role in last[2:]], sorted(paid), actions)


# -- many games ------------------------------------------------------------------------------------------


def chunks(games: int, size: int = CHUNK) -> Iterator[range]:
    """Cut the numbers of the games into pieces for the processes."""
    for first in range(0, games, size):
        yield range(first, min(first + size, games))


def play_chunk(plan: Plan, numbers: Iterable[int]) -> list[GameResult]:
    """Play some games."""
    return [play_one(plan, number) for number in numbers]


def play_all(plan: Plan, games: int, workers: Workers) -> Iterator[list[GameResult]]:
    """Play all games of a plan, a chunk at a time."""
    return each(partial(play_chunk, plan), list(chunks(games)), workers)


def check_chunk(plan: Plan, seeds: range) -> Coverage:
    """Play and check some games; a plan with a ruleset of its own fixes it."""
    ruleset = None if plan.random else (plan.seats, list(plan.modules), dict(plan.options))
    deep_every, naive_every = SPARSE if plan.sparse else FULL
    return check_games(seeds, deep_every, ruleset, naive_every)


def check_all(plan: Plan, games: int, workers: Workers) -> Iterator[Coverage]:
    """Play and check games with the seeds from the plan's on, a chunk at a time."""
    pieces = [range(plan.seed + piece.start, plan.seed + piece.stop) for piece in chunks(games)]
    return each(partial(check_chunk, plan), pieces, workers)


# -- what they came to -----------------------------------------------------------------------------------


@dataclass
class Summary:
    """Sums over games."""

    games: int = 0
    rulesets: set[str] = field(default_factory=set)
    endings: Counter[str] = field(default_factory=Counter)
    held: Counter[str] = field(default_factory=Counter)  # by role: seats that ended a round with it
    paid: Counter[str] = field(default_factory=Counter)  # by role: of those, the ones paid for winning
    found: Counter[str] = field(default_factory=Counter)  # by role: of those, the finders
    round_lengths: list[int] = field(default_factory=list)
    game_lengths: list[int] = field(default_factory=list)
    gold: list[int] = field(default_factory=list)
    shared: int = 0  # games with more than one winner

    def add(self, game: GameResult) -> None:
        """Take in a game."""
        self.games += 1
        self.rulesets.add(repr((game.setup.seats, game.setup.modules, game.setup.options)))
        self.game_lengths.append(game.actions)
        self.gold += game.gold
        self.shared += game.gold.count(max(game.gold)) > 1
        for one in game.rounds:
            self.endings[one.ending] += 1
            self.round_lengths.append(one.actions)
            self.held.update(one.roles)
            self.paid.update(one.roles[seat] for seat in one.paid)
            if one.finder is not None:
                self.found[one.roles[one.finder]] += 1
