"""How fast the compiled core is beside another build of it: the same work and seeds, in turn, per CPU second.

    python bench/engine.py                            this checkout alone
    python bench/engine.py --against ../before        beside another checkout (or a copy of its src), in turn
    python bench/engine.py --rows play_base5,learn --runs 7

Each tree has a process of its own that measures what it is told, so that both see the same machine (A B A B …).
Medians are shown, and the median of how the pairs compare; a difference below what `--against` shows for a tree and a
copy of it is noise.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.compose import compose
from saboteur.core.research.training_tables import M_OPTIONS, META, Mix, Tables
from saboteur.core.rules.rounds import start_game
from saboteur.core.search.playout import play_round
from saboteur.core.search.policy_weights import DIG, SAP, PolicyWeights
from saboteur.core.search.random_play import random_play
from saboteur.core.search.rollout_players import Player
from saboteur.core.table.chance import Chance, dice_from
from saboteur.env.vector import VectorGames
from saboteur.play.setup import Setup
from saboteur.sim.engine_speed import RULESETS

ROOT = Path(__file__).resolve().parent.parent
WORK = 0.5  # CPU seconds that a measurement takes at least
TABLES = 64  # that are learned at together
GAMES = 128  # as in bench/env.py
Work = Callable[[], int]  # does something, gives how often


def main() -> int:
    """Measure and print, or be the process that measures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--against", type=Path, metavar="TREE", help="a checkout with a compiled core")
    parser.add_argument("--rows", default=",".join(ROWS), help="which of them, with commas between")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.work:
        return work()
    trees = [args.against, ROOT] if args.against else [ROOT]
    workers = [start(tree) for tree in trees]
    for row in args.rows.split(","):
        figures = [[ask(worker, row) for worker in workers] for _ in range(args.runs + 1)][1:]  # the first warms up
        middle = [statistics.median(run[i] for run in figures) for i in range(len(trees))]
        change = f"{statistics.median(run[-1] / run[0] for run in figures):8.2f} ×" if args.against else ""
        sys.stdout.write(
            f"{row:>12}" + "".join(f"{figure:14,.0f}" for figure in middle) + f"{change}  {UNITS[row]}\n"
        )
        sys.stdout.flush()
    for worker in workers:
        worker.communicate(timeout=60)
    return 0


def start(tree: Path) -> subprocess.Popen[str]:
    """Start the process that measures with a tree's sources."""
    source = tree / "src"
    if not (source / "saboteur/core").is_dir():
        raise SystemExit(f"{tree} is no checkout: there is no {source / 'saboteur/core'}")
    command = [sys.executable, str(Path(__file__).resolve()), "--work"]
    environment = {**os.environ, "PYTHONPATH": str(source.resolve())}
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment)


def ask(worker: subprocess.Popen[str], row: str) -> float:
    """Let a process measure a row."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(row + "\n")
    worker.stdin.flush()
    return float(worker.stdout.readline())


def work() -> int:
    """Measure what the lines of standard input name, each with work that goes on where it stopped."""
    made: dict[str, Work] = {}
    for line in sys.stdin:
        row = line.strip()
        if row not in made:
            made[row] = ROWS[row]()
        sys.stdout.write(f"{per_second(made[row])}\n")
        sys.stdout.flush()
    return 0


def per_second(task: Work) -> float:
    """Repeat work until it has taken long enough; return what it did in a CPU second."""
    done = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < WORK:
        done += task()
    return done / spent


# -- what is measured --------------------------------------------------------------------------------------


def random_games(name: str) -> Work:
    """Whole games at random, dealing included; every action lists all legal ones first."""
    rules = compose(*RULESETS[name][1]())
    dice = Chance(b"", 0, dice_from(1))
    seeds = iter(range(1 << 62))

    def game() -> int:
        return random_play(start_game(rules, Chance(next(seeds).to_bytes(16, "big"), 0, 1), False), dice, 10**9)

    return game


def ruled_rounds() -> Work:
    """Rounds by the rules of master's roll-outs, dealing included."""
    rules = compose(5, ["base"], {})
    policy = PolicyWeights(rules, DIG, SAP)
    seeds = iter(range(1 << 62))

    def one() -> int:
        number = next(seeds)
        state = start_game(rules, Chance(b"", 0, dice_from(number)), False)
        dice = Chance(b"", 0, dice_from(number << 32))
        play_round(Player(state, vec[float]([0.0] * 5), dice, policy))
        return 1

    return one


def learned_tables() -> Work:
    """Decisions at the tables of training, every one of them seen and answered at random."""
    rules = compose(5, ["base"], {})
    mix = Mix([rules], [[PolicyWeights(rules, DIG, SAP)]], vec[i64]([1]), (0, 0, 0), vec[i64]([1]), 0)
    tables = Tables(TABLES, mix, 12345)
    rng = Random(1)
    seen = [tables.step(b"")]

    def step() -> int:
        meta = seen[0][3]
        seen[0] = tables.step(bytes(rng.randrange(meta[i * META + M_OPTIONS]) for i in range(TABLES)))
        return TABLES

    return step


def vector_games(observations: bool) -> Work:
    """Steps of the research environment, with observations and masks or without either."""
    games = VectorGames(
        GAMES, Setup(seats=5, seed=0), 1, observations=observations, features=False, masks=observations
    )
    rng = np.random.default_rng(0)

    def steps() -> int:
        for _ in range(20):
            games.step(games.random(rng))
        return 20 * GAMES

    return steps


ROWS: dict[str, Callable[[], Work]] = {
    "play_base5": lambda: random_games("base5"),
    "play_two12": lambda: random_games("two12"),
    "ruled": ruled_rounds,
    "learn": learned_tables,
    "vector": lambda: vector_games(False),
    "observed": lambda: vector_games(True),
}
UNITS = {
    "play_base5": "random actions/s, base, 5 seats",
    "play_two12": "random actions/s, Saboteur 2 with all its modules, 12 seats",
    "ruled": "rounds/s by the rules of master's roll-outs, base, 5 seats",
    "learn": "decisions/s at the tables of training, base, 5 seats",
    "vector": "steps/s of the environment without observations, base, 5 seats",
    "observed": "steps/s of the environment with observations and masks, base, 5 seats",
}


if __name__ == "__main__":
    sys.exit(main())
