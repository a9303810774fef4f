"""Games in several processes, written into one block of shared memory: the way that PufferLib and TorchRL collect.

    python examples/many_processes.py 2 50

Every worker owns a slice of each array, steps its games when told to and writes what it sees; whoever trains looks at
the whole block at once and writes one choice for every game. Here the choices are drawn at random.
"""

from __future__ import annotations

import multiprocessing
import sys
import time
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory

import numpy as np

from saboteur import Setup
from saboteur.env.vector import VectorGames

TABLES = 128  # a worker
SETUP = {"seats": 5}


def work(number: int, name: str, shape: tuple[int, int], line: Connection) -> None:
    """Step games whenever the line says so, until it is closed."""
    block = SharedMemory(name)
    rows = np.ndarray(shape, np.uint8, buffer=block.buf)[number * TABLES : (number + 1) * TABLES]
    games = VectorGames(TABLES, SETUP, seed=number, features=False)
    np.copyto(rows, games.observations)
    line.send(games.counts)
    while (choices := line.recv()) is not None:
        games.step(choices)
        np.copyto(rows, games.observations)
        line.send(games.counts)
    block.close()


def main(workers: int, steps: int) -> None:
    """Start the workers and play."""
    size = VectorGames(1, Setup(**SETUP)).spec.observation_size
    shape = (workers * TABLES, size)
    block = SharedMemory(create=True, size=shape[0] * shape[1])
    rows = np.ndarray(shape, np.uint8, buffer=block.buf)
    context = multiprocessing.get_context("spawn")
    lines, processes = [], []
    for number in range(workers):
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(number, block.name, shape, theirs))
        process.start()
        lines.append(ours)
        processes.append(process)
    rng = np.random.default_rng(0)
    counts = [line.recv() for line in lines]
    began = time.perf_counter()
    for _ in range(steps):
        for line, count in zip(lines, counts, strict=True):  # a net would look at `rows` here
            line.send((rng.random(TABLES) * count).astype(np.int64))
        counts = [line.recv() for line in lines]
    rate = steps * len(rows) / (time.perf_counter() - began)
    for line, process in zip(lines, processes, strict=True):
        line.send(None)
        process.join()
    sys.stdout.write(f"{rate:,.0f} steps a second in {workers} processes; {int(rows.sum())} in the block\n")
    del rows
    block.close()
    block.unlink()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2, int(sys.argv[2]) if len(sys.argv) > 2 else 200)
