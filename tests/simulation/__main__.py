"""Let simulated nights pass:

python -m tests.simulation --seeds 0:300 --jobs 2    nights by their seeds; what breaks is named with its seed
python -m tests.simulation --seed 185 --shrink       the smallest trouble with which that night still breaks
python -m tests.simulation --planted 2000            find every planted fault within so many seeds
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from tests.simulation.nights import find, shrunk, some, story
from tests.simulation.planted_faults import PLANTED

CHUNK = 50  # nights that a process lets pass before it is given more
SECONDS = 30.0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__.splitlines()[0])
    parser.add_argument("--seeds", default="0:300", metavar="A:B", help="from A up to B (default 0:300)")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (default 1)")
    parser.add_argument("--seconds", type=float, default=SECONDS, metavar="S", help="of trouble in a night")
    parser.add_argument("--seed", type=int, metavar="N", help="one night, and what happened in it")
    parser.add_argument("--shrink", action="store_true", help="with --seed: leave out what it does not need to break")
    parser.add_argument("--planted", type=int, metavar="N", help="find each planted fault within N seeds")
    args = parser.parse_args()
    if os.environ.get("PYTHONHASHSEED") != "0":  # the order of sets is part of what happens
        os.execve(
            sys.executable,
            [sys.executable, "-m", "tests.simulation", *sys.argv[1:]],
            {**os.environ, "PYTHONHASHSEED": "0"},
        )
    if args.planted:
        return find_planted(args.planted, args.jobs)
    if args.seed is not None:
        return tell(args.seed, args.seconds, shrink=args.shrink)
    first, _, last = args.seeds.partition(":")
    return many(range(int(first), int(last)), args.jobs, args.seconds)


# -- many nights


def many(seeds: range, jobs: int, seconds: float) -> int:
    """Let all of them pass and say what came of it."""
    began, chunks = time.monotonic(), [seeds[at : at + CHUNK] for at in range(0, len(seeds), CHUNK)]
    broken: dict[int, str] = {}
    hours, steps, spent = 0.0, 0, 0.0
    with pool(jobs) as workers:
        for found, passed, made, used in workers.map(some, chunks, [seconds] * len(chunks)):
            broken |= found
            hours, steps, spent = hours + passed, steps + made, spent + used
            for seed, why in found.items():
                print(f"seed {seed}: {why}", flush=True)
    wall = time.monotonic() - began
    print(f"{len(seeds):,} nights, {hours:.1f} virtual hours, {steps:,} steps; {spent:.0f} CPU s, {wall:.0f} s")
    print(f"{hours / spent * 7200:,.0f} virtual hours in an hour of two cores")
    print(f"{len(seeds) - len(broken)} passed, {len(broken)} failed")
    return 1 if broken else 0


@contextlib.contextmanager
def pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as workers:
        yield workers


# -- one night


def tell(seed: int, seconds: float, *, shrink: bool) -> int:
    """Say what happened in a night."""
    acts, why = story(seed, seconds)
    print("\n".join(acts))
    if shrink and why:
        trouble, seconds = shrunk(seed, seconds)
        print(f"still broken within {seconds:.1f} s by no more than: {', '.join(sorted(trouble)) or 'nothing'}")
    return 1 if why else 0


# -- planted faults


def find_planted(seeds: int, jobs: int) -> int:
    missed = 0
    with pool(jobs) as workers:
        for name, seed, why in workers.map(find, PLANTED, [seeds] * len(PLANTED)):
            missed += seed < 0
            print(f"{name}: " + (f"seed {seed}, {why}" if seed >= 0 else f"not within {seeds} seeds"), flush=True)
    print(f"{len(PLANTED) - missed} passed, {missed} failed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
