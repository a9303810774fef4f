"""How fast the research environment is, beside its peers, per CPU second on one core.

    python bench/env.py                     the table, each row the median of three runs
    python bench/env.py --seconds 5 --runs 5 --markdown --processes 16
    python bench/env.py --write             the rows of docs/research.md, written there with the goals

Every row plays uniformly at random with the interface's own masks or lists of actions. Peers that are not installed
are named and left out: PettingZoo classic, OpenSpiel, RLCard, PGX on the CPU, TextArena.
"""

from __future__ import annotations

import argparse
import importlib
import re
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from saboteur.env.vector import VectorGames
from saboteur.play.setup import Setup

SECONDS, RUNS = 3.0, 3
TABLES = 128  # what a step touches of more tables than that does not stay in the cache next to the core
SHARE = 512  # tables of a process, where several share them
PEER_TABLES = 512  # where a peer is stepped as a batch
EVERYTHING = (
    "saboteur2", "goal_swap", "trove", "veto", "turnabout", "master_craftsman", "path_specialist", "detour", "toll",
    "wardrobe", "new_goals", "chests",
)  # fmt: skip
Stepper = Callable[[], int]  # does some work, gives the number of steps
PAGE = Path(__file__).resolve().parent.parent / "docs" / "research.md"
MARK, END = "<!-- speed: made by bench/env.py -->", "<!-- end of speed -->"
HANABI = "OpenSpiel hanabi (C++)"


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--markdown", action="store_true")
    parser.add_argument("--only", default="", help="rows whose name has this in it")
    parser.add_argument("--write", action="store_true", help="measure what docs/research.md shows and write it")
    parser.add_argument("--processes", type=int, default=2, help="how many share the games in the rows for that")
    args = parser.parse_args()
    if args.write:
        figures = {name: median(make(), args) for name, make in ROWS if name in SHOWN or name == HANABI}
        write(figures)
        return 0
    if args.markdown:
        say("| what | steps a CPU second |\n|---|---|")
    for name, make in ROWS:
        if args.only not in name:
            continue
        try:
            stepper = make()
        except ImportError as error:
            figure = f"not installed ({error.name})"
        else:
            figure = f"{median(stepper, args):,.0f}"
        say(f"| {name} | {figure} |" if args.markdown else f"{figure:>28}  {name}")
    for name, wishes in SHARED:
        if args.only in name:
            one, many = (together(number, wishes, args.seconds) for number in (1, args.processes))
            row = f"{name}, {args.processes} processes, by the clock ({many / one:.1f} times one)"
            say(f"| {row} | {many:,.0f} |" if args.markdown else f"{many:>28,.0f}  {row}")
    return 0


def median(stepper: Stepper, args: argparse.Namespace) -> float:
    """Return the median of some runs."""
    return statistics.median(rate(stepper, args.seconds) for _ in range(args.runs))


def write(figures: dict[str, float]) -> None:
    """Write the table of the page, and the goals beside what was measured."""
    rows = ["| steps per CPU second, one core | steps | µs a step | goal |", "|---|---:|---:|---:|"]
    for name, (label, goal) in SHOWN.items():
        figure = figures[name]
        aim = f"{goal:,}" if goal >= 1 else str(goal or "–")
        share = f" ({figure / figures[HANABI]:.2f} of its C++ hanabi)" if 0 < goal < 1 else ""
        rows.append(f"| {label} | {float(f'{figure:.3g}'):,.0f}{share} | {1e6 / figure:.1f} | {aim} |")
    say("\n".join(rows))
    pattern, table = re.escape(MARK) + ".*?" + re.escape(END), "\n".join(rows)
    text = PAGE.read_text("utf-8")
    PAGE.write_text(re.sub(pattern, lambda _: f"{MARK}\n\n{table}\n\n{END}", text, flags=re.DOTALL), "utf-8")


def say(line: str) -> None:
    """Write a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def rate(stepper: Stepper, seconds: float) -> float:
    """Steps in a CPU second."""
    stepper()
    began = time.process_time()
    done = 0
    while (spent := time.process_time() - began) < seconds:
        done += stepper()
    return done / spent


# -- ours ------------------------------------------------------------------------------------------------


def vector(setup: Setup, tables: int = TABLES, **wishes: int) -> Callable[[], Stepper]:
    """A row for `VectorGames`."""

    def make() -> Stepper:
        games = VectorGames(tables, setup, 1, **wishes)  # type: ignore[arg-type]  # flags by name
        rng = np.random.default_rng(0)

        def step() -> int:
            for _ in range(20):
                games.step(games.random(rng))
            return 20 * tables

        return step

    return make


def aec(module: str, name: str = "raw_env", **arguments: Any) -> Callable[[], Stepper]:
    """A row for a PettingZoo environment: observation and mask are asked for at every step."""

    def make() -> Stepper:
        env = getattr(importlib.import_module(module), name)(**arguments)
        rng = np.random.default_rng(0)

        def episode() -> int:
            env.reset(seed=int(rng.integers(1 << 30)))
            steps = 0
            for _ in env.agent_iter():
                observation, _, ended, cut, info = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
                legal = np.flatnonzero(mask.view(bool))  # searched several times as fast as bytes
                env.step(int(legal[int(rng.random() * len(legal))]))
                steps += 1
            return steps

        return episode

    return make


def together(number: int, wishes: dict[str, bool], seconds: float) -> float:
    """Steps in a second of some processes; while choices are made for one half of the games, the other is played."""
    halves = [VectorGames(SHARE * number, BASE, seed, processes=number, **wishes) for seed in (1, 2)]  # type: ignore[arg-type]  # flags by name
    rng = np.random.default_rng(0)
    for games in halves:
        games.begin_step(games.random(rng))
    began = time.perf_counter()
    done = 0
    while (spent := time.perf_counter() - began) < seconds:
        for games in halves:
            games.end_step()
            games.begin_step(games.random(rng))
            done += games.number
    for games in halves:
        games.end_step()
        games.close()
    return done / spent


# -- peers -----------------------------------------------------------------------------------------------


def open_spiel(name: str) -> Callable[[], Stepper]:
    """A row for a game of OpenSpiel, with the observation tensor where it has one."""

    def make() -> Stepper:
        pyspiel = importlib.import_module("pyspiel")
        if name.startswith("python_saboteur"):
            importlib.import_module("saboteur.env.openspiel")
        game = pyspiel.load_game(name)
        rng = np.random.default_rng(0)

        def episode() -> int:
            state = game.new_initial_state()
            steps = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                    continue
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                steps += 1
            return steps

        return episode

    return make


def rlcard(name: str) -> Callable[[], Stepper]:
    """A row for a game of RLCard."""

    def make() -> Stepper:
        env = importlib.import_module("rlcard").make(name)
        agents = importlib.import_module("rlcard.agents")
        env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

        def episode() -> int:
            trajectories, _ = env.run(is_training=False)
            return sum(len(one) // 2 for one in trajectories)

        return episode

    return make


def textarena(name: str, players: int) -> Callable[[], Stepper]:
    """A row for a game of TextArena: text is read and a seat named; answers that it refuses are steps, too."""

    def make() -> Stepper:
        arena = importlib.import_module("textarena")
        env = arena.make(name)
        rng = np.random.default_rng(0)

        def episode() -> int:
            env.reset(num_players=players, seed=int(rng.integers(1 << 30)))
            steps, ended = 0, False
            while not ended:
                env.get_observation()
                ended, _ = env.step(action=f"[{int(rng.integers(players))}]")
                steps += 1
            return steps

        return episode

    return make


def pgx(name: str) -> Callable[[], Stepper]:
    """A row for a game of PGX, compiled for the CPU and stepped as a batch."""

    def make() -> Stepper:
        jax = importlib.import_module("jax")
        env = importlib.import_module("pgx").make(name)
        step = jax.jit(jax.vmap(env.step))

        def choose(state: Any, key: Any) -> Any:
            logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
            return jax.random.categorical(key, logits)

        choice = jax.jit(choose)
        init = jax.jit(jax.vmap(env.init))
        held = {"state": init(jax.random.split(jax.random.PRNGKey(0), PEER_TABLES)), "key": jax.random.PRNGKey(1)}

        def steps() -> int:
            for _ in range(20):
                held["key"], sub = jax.random.split(held["key"])
                held["state"] = step(held["state"], choice(held["state"], sub))
            jax.block_until_ready(held["state"])
            return 20 * PEER_TABLES

        return steps

    return make


BASE = Setup(seats=5, seed=0)
FULL = Setup(seats=12, modules=EVERYTHING, seed=0)
SHARED: list[tuple[str, dict[str, bool]]] = [
    ("shared, base, 5 seats, without observations", {"observations": False, "features": False}),
    ("shared, base, 5 seats, observations and masks", {"features": False, "masks": True}),
    ("shared, base, 5 seats, observations and features", {}),
]
ROWS: list[tuple[str, Callable[[], Stepper]]] = [
    ("vector, base, 5 seats, without observations", vector(BASE, observations=False, features=False)),
    ("vector, base, 5 seats, observations", vector(BASE, features=False)),
    ("vector, base, 5 seats, observations and masks", vector(BASE, features=False, masks=True)),
    ("vector, base, 5 seats, observations and masks, 512 tables", vector(BASE, 512, features=False, masks=True)),
    ("vector, base, 5 seats, observations and plain features", vector(BASE, distances=False)),
    ("vector, base, 5 seats, observations and features of all options", vector(BASE)),
    ("vector, base, 5 seats, observations, masks and talk", vector(BASE, features=False, masks=True, talk=1)),
    (
        "vector, base, 5 seats, observations, masks and 256 events",
        vector(BASE, features=False, masks=True, history=256),
    ),
    (
        "vector, everything, 12 seats, without observations",
        vector(FULL, observations=False, features=False),
    ),
    ("vector, everything, 12 seats, observations", vector(FULL, features=False)),
    ("vector, everything, 12 seats, observations and features", vector(FULL)),
    ("AEC, base, 5 seats, observation and mask", aec("saboteur.env.saboteur_v0", setup=BASE)),
    ("AEC with its wrapper, base, 5 seats", aec("saboteur.env.saboteur_v0", "env", setup=BASE)),
    ("AEC, everything, 12 seats", aec("saboteur.env.saboteur_v0", setup=FULL)),
    ("our OpenSpiel game, base, 5 seats", open_spiel("python_saboteur(seats=5)")),
    ("PettingZoo connect four, AEC", aec("pettingzoo.classic.connect_four_v3")),
    ("PettingZoo leduc hold'em, AEC", aec("pettingzoo.classic.leduc_holdem_v4")),
    ("PettingZoo hanabi, AEC", aec("pettingzoo.classic.hanabi_v5")),
    ("OpenSpiel social_deduction (C++)", open_spiel("social_deduction")),
    ("OpenSpiel hanabi (C++)", open_spiel("hanabi(players=5)")),
    ("OpenSpiel leduc_poker (C++)", open_spiel("leduc_poker")),
    ("RLCard leduc hold'em", rlcard("leduc-holdem")),
    ("RLCard doudizhu", rlcard("doudizhu")),
    ("PGX leduc hold'em on the CPU, vector", pgx("leduc_holdem")),
    ("TextArena secret mafia, 6 players", textarena("SecretMafia-v0", 6)),
]

# What the page shows, under which words, and what was aimed at.
SHOWN: dict[str, tuple[str, float]] = {
    "vector, base, 5 seats, without observations": ("base game, 5 seats, without observations", 1_700_000),
    "vector, base, 5 seats, observations": ("observations", 0),
    "vector, base, 5 seats, observations and masks": ("observations and masks", 700_000),
    "vector, base, 5 seats, observations, masks and talk": ("the same with talk, its steps among them", 0),
    "vector, base, 5 seats, observations, masks and 256 events": ("the same with 256 events of history", 0),
    "vector, base, 5 seats, observations and plain features": ("observations, features without distances", 0),
    "vector, base, 5 seats, observations and features of all options": (
        "observations, features of all options", 400_000,
    ),
    "vector, everything, 12 seats, observations and features": ("Saboteur 2 and everything, 12 seats, the same", 0),
    "AEC with its wrapper, base, 5 seats": ("seat by seat: AEC through the checks of `env()`", 40_000),
    "our OpenSpiel game, base, 5 seats": ("our game in OpenSpiel", 0.3),
}  # fmt: skip

if __name__ == "__main__":
    sys.exit(main())
