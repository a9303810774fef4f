"""How fast the engine is: uniform random play on one core, per CPU second, compiled and as plain Python.

Two cores cannot live in one process, so each has a worker (`python -m saboteur.sim.engine_speed`) that measures what
it is told on standard input; they take turns, so that both see the same machine. The other worker may be that of
another checkout, which measures with its own code: so two versions can be compared whatever their modules are
called.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from types import TracebackType
from typing import Self

from librt.vecs import vec

from saboteur import _native
from saboteur.core.compose import compose
from saboteur.core.knowledge.resample import resample
from saboteur.core.rules.rounds import start_game
from saboteur.core.search.playout import play_round
from saboteur.core.search.policy_weights import DIG, SAP, PolicyWeights
from saboteur.core.search.random_play import copies, random_play, random_round
from saboteur.core.search.rollout_players import Player
from saboteur.core.table.chance import Chance, dice_from
from saboteur.core.table.ruleset import Rules
from saboteur.core.table.state import State
from saboteur.play.game import Game
from saboteur.play.imagining.imagined_state import imagine
from saboteur.play.knowledge.accounting import hear
from saboteur.play.knowledge.ledger import start
from saboteur.play.setup import Setup
from saboteur.sim.random_rulesets import Ruleset, everything

WORK = 0.25  # CPU seconds that one measurement takes at least
MIDDLE = 60  # actions into a game, for what is measured in mid-game
LIVE_GAMES = 50
CALIBRATION_LOOPS = 200_000

RULESETS: dict[str, tuple[str, Callable[[], Ruleset]]] = {
    "base5": ("base, 5 seats", lambda: (5, ["base"], {})),
    "all8": ("everything with base, 8 seats", lambda: everything("base", 8)),
    "two12": ("Saboteur 2 with all its modules, 12 seats", lambda: everything("saboteur2", 12)),
}


@dataclass(frozen=True)
class Row:
    """Something to measure: its unit, and the targets for both cores (0: none); `most` if less is better."""

    key: str
    what: str
    ruleset: str
    unit: str
    compiled_target: float = 0
    plain_target: float = 0
    most: bool = False
    once: bool = False  # it comes out the same every time

    @property
    def title(self) -> str:
        """Name the row."""
        return f"{self.what}: {RULESETS[self.ruleset][0]}" if self.ruleset else self.what

    def met(self, figure: float | None, target: float) -> bool | None:
        """Return whether a target is met; nothing if there is none."""
        if not target or figure is None:
            return None
        return figure <= target if self.most else figure >= target


ROWS = (
    Row("play_base5", "random play", "base5", "actions/s", 1_000_000, 60_000),
    Row("play_all8", "random play", "all8", "actions/s", 300_000),
    Row("play_two12", "random play", "two12", "actions/s", 300_000),
    Row("copy_base5", "copy", "base5", "µs", 1.0, most=True),
    Row("copy_two12", "copy", "two12", "µs", most=True),
    Row("resample_base5", "resample", "base5", "worlds/s"),
    Row("resample_two12", "resample", "two12", "worlds/s"),
    Row("imagine_base5", "imagine a state out of a view", "base5", "states/s", 500),
    Row("imagine_two12", "imagine a state out of a view", "two12", "states/s", 500),
    Row("rollout_base5", "roll-outs to the end of the round", "base5", "rounds/s"),
    Row("rollout_two12", "roll-outs to the end of the round", "two12", "rounds/s"),
    Row("ruled_base5", "rounds by the rules of master's roll-outs", "base5", "rounds/s", 800),
    Row("ruled_two12", "rounds by the rules of master's roll-outs", "two12", "rounds/s"),
    Row("memory_base5", "one live game", "base5", "kB", 64, 64, most=True, once=True),
    Row("memory_two12", "one live game", "two12", "kB", 64, 64, most=True, once=True),
    Row("calibration", "calibration: a fixed loop in plain Python", "", "million steps/s"),
)


# -- measuring, in a worker ------------------------------------------------------------------------------


def measure(key: str, run: int) -> float:
    """Measure one row once; `run` varies the games."""
    if key == "calibration":
        return calibration()
    what, _, name = key.partition("_")
    rules = compose(*RULESETS[name][1]())
    if what == "memory":
        return memory(name)
    if what == "imagine":
        return imagined(name, run)
    measures: dict[str, Callable[[Rules, int], float]] = {
        "play": play, "copy": copy, "resample": resamples, "rollout": rollouts, "ruled": ruled,
    }  # fmt: skip
    return measures[what](rules, run)


def per_second(work: Callable[[int], int]) -> float:
    """Repeat work until it has taken long enough; return what it did in a CPU second."""
    done = number = 0
    began = time.process_time()
    while True:
        done += work(number)
        number += 1
        spent = time.process_time() - began
        if spent >= WORK:
            return done / spent


def play(rules: Rules, run: int) -> float:
    """Play whole games, dealing included; every action lists all legal ones first."""
    dice = Chance(b"", 0, dice_from(run))

    def game(number: int) -> int:
        state = start_game(rules, Chance((run << 32 | number).to_bytes(16, "big"), 0, 1), False)
        return random_play(state, dice, 10**9)

    return per_second(game)


def middle(rules: Rules, run: int) -> tuple[State, Chance]:
    """Return a game in its middle, and dice."""
    dice = Chance(b"", 0, dice_from(run))
    state = start_game(rules, Chance(run.to_bytes(16, "big"), 0, 1), False)
    random_play(state, dice, MIDDLE)
    return state, dice


def copy(rules: Rules, run: int) -> float:
    """Copy a game; in microseconds."""
    state, _ = middle(rules, run)
    batch = 2_000

    def many(number: int) -> int:
        del number
        copies(state, batch)
        return batch

    return 1_000_000 / per_second(many)


def resamples(rules: Rules, run: int) -> float:
    """Draw worlds for the seat that is to move."""
    state, dice = middle(rules, run)
    seat = int(state.table.mover)

    def world(number: int) -> int:
        del number
        resample(state, seat, dice)
        return 1

    return per_second(world)


def imagined(name: str, run: int) -> float:
    """Make states of what the seat to move sees and has heard, as bots do before they search."""
    seats, modules, options = RULESETS[name][1]()
    game = begun(Setup(seats=seats, modules=modules, options=dict(options), seed=run))
    seat = min(game.to_act)
    view = game.view(seat)
    dealt = game.beginning()
    ledger = start(dealt.view(seat))
    for event in game.events(seat)[len(dealt.events(seat)) :]:
        ledger = hear(ledger, event)
    rng = Random(run)

    def state(number: int) -> int:
        del number
        imagine(view, ledger, rng)
        return 1

    return per_second(state)


def rollouts(rules: Rules, run: int) -> float:
    """Copy a game and play the copy to the end of its round."""
    state, dice = middle(rules, run)

    def rollout(number: int) -> int:
        del number
        random_round(state.copy(), dice)
        return 1

    return per_second(rollout)


def ruled(rules: Rules, run: int) -> float:
    """Play whole rounds, dealing included, by the rules that the searching bot's roll-outs go by."""
    policy = PolicyWeights(rules, DIG, SAP)

    def one(number: int) -> int:
        state = start_game(rules, Chance(b"", 0, dice_from(run << 32 | number)), False)
        dice = Chance(b"", 0, dice_from(number << 32 | run))
        play_round(Player(state, vec[float]([0.0] * int(rules.seats)), dice, policy))
        return 1

    return per_second(one)


def memory(name: str) -> float:
    """Allocate many games in their middle, history included; in kilobytes a game.

    The same games are played once before: what all games of a process share is written then (`play/memo.py`).
    """
    seats, modules, options = RULESETS[name][1]()
    setups = [Setup(seats=seats, modules=modules, options=dict(options), seed=seed) for seed in range(LIVE_GAMES)]
    for setup in setups:
        begun(setup)
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        games = [begun(setup) for setup in setups]
        return (tracemalloc.get_traced_memory()[0] - before) / len(games) / 1024
    finally:
        tracemalloc.stop()


def begun(setup: Setup) -> Game:
    """Return a game some way on."""
    game = Game.new(setup)
    dice = Chance(b"", 0, dice_from(1))
    for _ in range(MIDDLE):
        seat = min(game.to_act)
        found = game.legal(seat)
        game.apply(seat, found[dice.below(len(found))])
    return game


def calibration() -> float:
    """Do fixed work that has nothing to do with the game, so that machines can be compared."""

    def loop(number: int) -> int:
        value = number
        table = list(range(256))
        for step in range(CALIBRATION_LOOPS):
            value = (value * 1103515245 + 12345) & 0x7FFFFFFF
            table[value & 255] ^= step
        return CALIBRATION_LOOPS

    return per_second(loop) / 1_000_000


def work() -> None:
    """Be a worker: a line with a row and a run in, a line with a figure out."""
    for line in sys.stdin:
        key, run = line.split()
        sys.stdout.write(f"{json.dumps({'compiled': _native.compiled(), 'figure': measure(key, int(run))})}\n")
        sys.stdout.flush()


# -- asking the workers ----------------------------------------------------------------------------------


class Worker:
    """A process that measures with one of two cores."""

    def __init__(self, *, plain: bool = False, tree: Path | None = None) -> None:
        environment = {key: value for key, value in os.environ.items() if key != "SABOTEUR_PURE"}
        if plain:
            environment["SABOTEUR_PURE"] = "1"
        if tree is not None:
            environment["PYTHONPATH"] = str(tree / "src")
        module = "engine_speed"
        if tree is not None and not (tree / f"src/saboteur/sim/{module}.py").is_file():
            module = "bench"  # as it was called until 0.1.0
        command = [sys.executable, "-m", f"saboteur.sim.{module}"]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(  # apart, so that Ctrl-C reaches only us, and we end it
            command, stdin=pipe, stdout=pipe, text=True, env=environment, start_new_session=True
        )

    def __enter__(self) -> Self:
        """Use it for a while."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End it; at once if it was not let finish."""
        if kind is not None:
            self._process.terminate()
        self._process.communicate(timeout=60)

    def measure(self, key: str, run: int) -> tuple[bool, float]:
        """Let it measure; return whether its core is compiled, and the figure."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{key} {run}\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        return bool(answer["compiled"]), float(answer["figure"])


@dataclass(frozen=True)
class Figure:
    """A row with the medians of both cores; nothing for the compiled one where there is none."""

    row: Row
    compiled: float | None
    plain: float


def bench(rows: tuple[Row, ...], runs: int, step: Callable[[], None]) -> list[Figure]:
    """Measure every row several times with both cores in turn; `step` hears of each measurement."""
    compiled: dict[str, list[float]] = {row.key: [] for row in rows}
    plain: dict[str, list[float]] = {row.key: [] for row in rows}
    with Worker() as first, Worker(plain=True) as second:
        for row, run in turns(rows, runs):
            for worker in (first, second):
                native, figure = worker.measure(row.key, run)
                (compiled if native else plain)[row.key].append(figure)
                step()
    return [Figure(row, median(compiled[row.key] or [0]) or None, median(plain[row.key])) for row in rows]


@dataclass(frozen=True)
class Pair:
    """A row with the medians of this checkout and of another, and of how their pairs compare."""

    row: Row
    here: float
    there: float
    ratio: float


def against(tree: Path, rows: tuple[Row, ...], runs: int, step: Callable[[], None]) -> list[Pair]:
    """Measure every row with this checkout and another in turn."""
    figures: dict[str, list[tuple[float, float]]] = {row.key: [] for row in rows}
    with Worker() as here, Worker(tree=tree) as there:
        for row, run in turns(rows, runs):
            pair = here.measure(row.key, run)[1], there.measure(row.key, run)[1]
            figures[row.key].append(pair)
            step()
            step()
    return [
        Pair(row, median(one for one, _ in found), median(two for _, two in found), median(a / b for a, b in found))
        for row in rows
        if (found := figures[row.key])
    ]


def turns(rows: tuple[Row, ...], runs: int) -> Iterator[tuple[Row, int]]:
    """Go through all rows some times; what comes out the same every time is measured once."""
    for run in range(runs):
        yield from ((row, run) for row in rows if not (run and row.once))


if __name__ == "__main__":
    work()
