"""Processes that play: each owns some tables of every part and writes what learners see into shared memory."""

import gc
import multiprocessing as mp
import os
import signal
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saboteur.workers import stand_back
from train.played_games import SIZES, PlayedGames
from train.settings import Settings

Bytes = NDArray[np.uint8]
NICE = 5  # how far those who play stand back: all of them wait for the process that answers and learns
WAIT = 120.0  # seconds without a word from the processes after which something is wrong


class Part:
    """The shared memory of one part of the tables; the processes that play inherit it."""

    def __init__(self, tables: int) -> None:
        self.memory: list[SharedMemory] = []
        self.arrays: dict[str, Bytes] = {}
        for key, size in {**SIZES, "choices": 1}.items():
            memory = SharedMemory(create=True, size=tables * size)
            self.memory.append(memory)
            self.arrays[key] = np.ndarray((tables, size), np.uint8, memory.buf)

    def close(self) -> None:
        """Let the memory go."""
        self.arrays.clear()
        for memory in self.memory:
            memory.close()
            memory.unlink()


def work(number: int, settings: Settings, parts: list[Part], go: list[Any], done: list[Any], begun: int) -> None:
    """Play the tables of one process, part by part, whenever told to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # inherited, it could be a handler that ends a lesson first
    stand_back(NICE)
    run = mp.parent_process()
    gc.disable()  # tables leave no rings of objects behind, and looking for some takes time
    share = settings.tables // settings.parts // settings.workers
    first = number * share
    played = []
    for part in range(settings.parts):
        seed = settings.seed * 1_000_003 + begun * 7_777 + settings.parts * number + part
        played.append(PlayedGames(settings, share, seed))
    told = [False] * settings.parts
    while True:
        for part in range(settings.parts):
            while not go[part].acquire(timeout=5):
                if run is None or os.getppid() != run.pid:  # the run was killed
                    return
            arrays = parts[part].arrays
            choices = arrays["choices"][first : first + share] if told[part] else None
            told[part] = True
            for key, found in played[part].step(choices).items():
                arrays[key][first : first + share] = found
            done[part].release()


class Crew:
    """All processes that play."""

    def __init__(self, settings: Settings, begun: int) -> None:
        """Start them; `begun` keeps the deals of a run that goes on apart from those before."""
        context = mp.get_context("fork")  # memory that is shared is inherited
        self.workers = settings.workers
        self.parts = [Part(settings.tables // settings.parts) for _ in range(settings.parts)]
        self.go = [[context.Semaphore(0) for _ in self.parts] for _ in range(self.workers)]
        self.done = [context.Semaphore(0) for _ in self.parts]
        self.processes = [
            context.Process(target=work, args=(i, settings, self.parts, self.go[i], self.done, begun), daemon=True)
            for i in range(self.workers)
        ]
        for process in self.processes:
            process.start()
        for part in range(settings.parts):
            self.tell(part)

    def tell(self, part: int) -> None:
        """Let every process carry out the choices for a part."""
        for go in self.go:
            go[part].release()

    def wait(self, part: int) -> dict[str, Bytes]:
        """Wait until a part has been played; return its arrays."""
        for _ in range(self.workers):
            if not self.done[part].acquire(timeout=WAIT):
                dead = [process.exitcode for process in self.processes if not process.is_alive()]
                raise RuntimeError(f"the processes that play do not answer (ended with {dead})")
        return self.parts[part].arrays

    def close(self) -> None:
        """End them."""
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join(5)
        for part in self.parts:
            part.close()
