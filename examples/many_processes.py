"""Games in several processes, written into memory that all of them share.

    python examples/many_processes.py 2 50

The games are those that one process would play. Whoever trains looks at the arrays of all of them at once, and writes
one choice for every game. Here the choices are drawn at random; half of the games are played on meanwhile.
"""

from __future__ import annotations

import sys
import time

import numpy as np

from saboteur import Setup
from saboteur.env.vector import VectorGames

TABLES = 128  # a process and half


def main(processes: int, steps: int) -> None:
    """Start the processes and play."""
    halves = [VectorGames(TABLES * processes, Setup(seats=5), seed, processes=processes) for seed in (1, 2)]
    rng = np.random.default_rng(0)
    for games in halves:
        games.begin_step(games.random(rng))
    began = time.perf_counter()
    for _ in range(steps):
        for games in halves:
            games.end_step()
            games.begin_step(games.random(rng))  # a net would look at the arrays here, while the other half is played
    rate = 2 * steps * TABLES * processes / (time.perf_counter() - began)
    for games in halves:
        games.end_step()
        games.close()
    sys.stdout.write(f"{rate:,.0f} steps a second in {processes} processes for each half\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2, int(sys.argv[2]) if len(sys.argv) > 2 else 200)
