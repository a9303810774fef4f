"""Games played by several processes, in memory that they share: what is behind `VectorGames(…, processes=16)`.

Each process has a share of the games, with the numbers they have among all, so the same games are played however many
processes there are. After a step it copies what it wrote to its place in the shared arrays. It is told what to do on
its standard input, and ends with it.
"""

import mmap
import os
import signal
import struct
import subprocess
import sys
import tempfile
import time
import weakref
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final

import msgspec
import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from saboteur.core.research import observation_layout
from saboteur.core.research.action_numbers import Ids
from saboteur.core.research.batched_games import ROLE_ROOM
from saboteur.core.research.event_rows import STRIDE as EVENT
from saboteur.core.research.extra_features import OPTION_EXTRA_SIZE, extra_size
from saboteur.core.research.module_slots import CARD_ROOM
from saboteur.core.research.observation_layout import KIND_ROOM
from saboteur.core.research.observed_maze import MAZE_WORDS
from saboteur.core.research.option_features import OPTION_WORDS
from saboteur.env.batches import batch_of, late_modules, row_size, wishes_of
from saboteur.play.setup import Setup

SHARED_FOLDER: Final = "/dev/shm"
OPTIONS: Final = 24  # room for options at first, by game
MORE: Final = 1.5
STEP, STEP_NUMBERS, COPY, RESTART, LOOK, BELIEVE = b"S", b"N", b"C", b"R", b"L", b"B"
ARGUMENT: Final = struct.Struct("<cqqq")  # what to do, with up to three numbers
ANSWER: Final = struct.Struct("<q")  # how many bytes follow
POLL: Final = 2e-5  # seconds between two looks whether the processes before are ready
PATIENCE: Final = 1.0  # seconds for a process to end by itself
STAMP: Final = 1 << 32  # a step's number, above the number of options in it

Array = NDArray[Any]


class Plan(msgspec.Struct, frozen=True):
    """What a process plays, and where it writes."""

    setups: list[Setup]
    weights: list[int]  # how often each is dealt
    wishes: dict[str, bool | int]
    number: int  # of all games together
    seed: int
    room: int
    actions: int
    processes: int
    place: int = 0  # among them
    path: str = ""  # of the memory that is shared

    def share(self, place: int) -> tuple[int, int]:
        """Return the first game of a process and the one after its last."""
        return self.number * place // self.processes, self.number * (place + 1) // self.processes


class ProcessEndedError(RuntimeError):
    """A process that played has ended."""


def fields(plan: Plan) -> dict[str, tuple[int, type]]:
    """Return by shared array how many numbers it has for each game, and their type."""
    wishes, room = plan.wishes, plan.room
    observing = wishes["observing"]
    modules = late_modules(plan.setups)
    return {
        "choices": (1, np.int32),
        "rows": (row_size(room, wishes["talk"], modules) // 8 * observing, np.int64),
        "maze": (MAZE_WORDS * observing, np.int64),
        "masks": (plan.actions * wishes["masking"], np.uint8),
        "truth": ((room + observation_layout.GOAL_ROOM) * wishes["telling"], np.int64),
        "hands": (room * (KIND_ROOM + (CARD_ROOM if modules else 0)) // 8 * wishes["telling"], np.int64),
        "extras": (extra_size(room) // 8 * wishes["extending"], np.int64),
        "beliefs": (room * ROLE_ROOM * wishes["believing"], np.float64),
        "seats": (1, np.int64),
        "rewards": (room, np.float64),
        "gold": (room, np.float64),
        "ended": (1, np.int64),
        "endings": (1, np.int64),
        "refused": (1, np.int64),
        "episodes": (1, np.int64),
        "setups": (1, np.int64),
        "opponents": (1, np.int64),
        "others": (1, np.int64),
        "history": (wishes["history"] * EVENT, np.int64),
        "lengths": (int(wishes["history"] > 0), np.int64),
        "cuts": (int(wishes["history"] > 0), np.int64),
    }


def option_fields(plan: Plan) -> dict[str, tuple[int, type]]:
    """Return the same for the arrays that have a row for every option."""
    return {
        "codes": (1, np.int64),
        "numbers": (1, np.int64),
        "features": (OPTION_WORDS * plan.wishes["describing"], np.int64),
        "worths": (int(plan.wishes["weighing"]), np.float64),
        "option_extras": (OPTION_EXTRA_SIZE // 8 * plan.wishes["extending"], np.int64),
    }


class Shared:
    """Arrays in a file that is mapped into the memory of several processes."""

    def __init__(self, path: str, sizes: dict[str, tuple[int, type]], rows: int, more: int = 0) -> None:
        """Map a file; `more` numbers of eight bytes stand before the arrays."""
        self.path = path
        offsets, at = {}, 8 * more
        for name, (each, kind) in sizes.items():
            offsets[name] = at
            at += -(-rows * each * np.dtype(kind).itemsize // 64) * 64
        with open(path, "r+b") as file:  # noqa: PTH123 -- tempfile gives names
            if file.seek(0, os.SEEK_END) < at:
                file.truncate(at)
            self.memory = mmap.mmap(file.fileno(), max(at, 1))
        self.before = np.frombuffer(self.memory, np.int64, more)
        self.arrays: dict[str, Array] = {
            name: np.frombuffer(self.memory, kind, rows * each, offsets[name]).reshape(rows, each)
            for name, (each, kind) in sizes.items()
        }

    @staticmethod
    def new_file() -> str:
        """Make an empty file where memory is shared if there is such a place."""
        folder = SHARED_FOLDER if os.access(SHARED_FOLDER, os.W_OK) else None
        handle, path = tempfile.mkstemp(prefix="saboteur-", dir=folder)
        os.close(handle)
        return path

    def unlink(self) -> None:
        """Take the file's name away: it goes with the last process that has it mapped."""
        with suppress(OSError):
            Path(self.path).unlink()


class Processes:
    """Stands in for a `Batch`: the same arrays and methods, behind which processes play."""

    def __init__(self, plan: Plan) -> None:
        self.number, self.seed = plan.number, plan.seed
        self._plan = plan
        self.ids = Ids(plan.setups[0].rules())
        self._options_room = OPTIONS * plan.number
        self._steps = 1  # dealing was the first
        self._waiting = False
        shared = Shared(Shared.new_file(), fields(plan), plan.number, 2 * plan.processes + plan.number + 1)
        _, self._ended, self._starts = np.split(shared.before, [plan.processes, 2 * plan.processes])
        self.starts = self._starts.data
        self._shared = shared
        self._choices = shared.arrays.pop("choices")[:, 0]
        for name, array in shared.arrays.items():
            setattr(self, name, array.reshape(-1).data)
        self._workers: list[subprocess.Popen[bytes]] = []
        self._end = weakref.finalize(self, end, self._workers)
        try:
            for place in range(plan.processes):
                self._workers.append(begin(msgspec.structs.replace(plan, place=place, path=shared.path)))
            for place in range(plan.processes):
                self._answer(place)
        finally:
            shared.unlink()
        self._share_options()

    # -- arrays, as `Batch` has them ---------------------------------------------------------------------

    rows: memoryview
    maze: memoryview
    masks: memoryview
    truth: memoryview
    hands: memoryview
    extras: memoryview
    beliefs: memoryview
    seats: memoryview
    rewards: memoryview
    gold: memoryview
    ended: memoryview
    endings: memoryview
    refused: memoryview
    episodes: memoryview
    setups: memoryview
    opponents: memoryview
    others: memoryview
    history: memoryview
    lengths: memoryview
    cuts: memoryview
    codes: memoryview
    numbers: memoryview
    features: memoryview
    worths: memoryview
    option_extras: memoryview

    @property
    def rounds_ended(self) -> int:
        """How many rounds ended in the last step, in all games together."""
        return int(self._ended.sum())

    # -- what a batch does -------------------------------------------------------------------------------

    def step(self, choices: bytes, by_number: bool) -> None:
        """Take one action in every game, and wait for all of them."""
        self.begin_step(choices, by_number)
        self.end_step()

    def begin_step(self, choices: bytes, by_number: bool) -> None:
        """Let the processes take one action in every game."""
        if self._waiting:
            raise ProcessEndedError("a step is under way: end it before the next begins")
        self._choices[:] = np.frombuffer(choices, "<i4")
        self._steps += 1
        self._tell_all(STEP_NUMBERS if by_number else STEP, self._steps)
        self._waiting = True

    def end_step(self) -> None:
        """Wait for what was begun."""
        self._waiting = False
        for place in range(len(self._workers)):
            self._answer(place)
        if self._starts[-1] > self._options_room:
            self._options_room = int(MORE * self._starts[-1])
            self._share_options()

    def restart(self, seed: int) -> None:
        """Begin everything again with another seed."""
        self.seed = seed
        self._steps += 1
        self._tell_all(RESTART, self._steps, seed)
        self._waiting = True
        self.end_step()

    def place_of(self, game: int, number: int) -> int:
        """Find the option with a dense number, -1 if none has it."""
        numbers = np.frombuffer(self.numbers, np.int64)[self._starts[game] : self._starts[game + 1]]
        found = np.flatnonzero(numbers == number).tolist() if number >= 0 else []
        return found[0] if found else -1

    def look(self, game: int, seat: int, row: "vec[i64]", maze: "vec[i64]") -> None:
        """Write what any seat, or a spectator (-1), may know now."""
        seen = np.frombuffer(self._ask(LOOK, game, seat), np.int64)
        for i, word in enumerate(seen[: len(row)]):
            row[i] = int(word)
        for i, word in enumerate(seen[len(row) :]):
            maze[i] = int(word)

    def believe(self, game: int, seat: int, out: "vec[float]", at: int) -> None:
        """Write every seat's chances of each role."""
        for i, chance in enumerate(np.frombuffer(self._ask(BELIEVE, game, seat), np.float64)):
            out[at + i] = float(chance)

    def close(self) -> None:
        """End the processes."""
        self._end()

    # -- talking to the processes ------------------------------------------------------------------------

    def _share_options(self) -> None:
        """Share memory for as many options as there is room for, and have it written."""
        plan = msgspec.structs.replace(self._plan, path=Shared.new_file())
        shared = Shared(plan.path, option_fields(plan), self._options_room)
        for name, array in shared.arrays.items():
            setattr(self, name, array.reshape(-1).data)
        try:
            self._tell_all(COPY, self._options_room, len(plan.path.encode()), more=plan.path.encode())
            for place in range(len(self._workers)):
                self._answer(place)
        finally:
            shared.unlink()
        if self._starts[-1] > self._options_room:
            self._options_room = int(MORE * self._starts[-1])
            self._share_options()

    def _tell_all(self, what: bytes, one: int = 0, two: int = 0, more: bytes = b"") -> None:
        for place in range(len(self._workers)):
            self._tell(place, what, one, two, more)

    def _tell(self, place: int, what: bytes, one: int, two: int, more: bytes = b"") -> None:
        worker = self._workers[place]
        assert worker.stdin is not None
        try:
            worker.stdin.write(ARGUMENT.pack(what, one, two, 0) + more)
            worker.stdin.flush()
        except (OSError, ValueError):
            self._mourn(place)

    def _ask(self, what: bytes, game: int, seat: int) -> bytes:
        """Ask the process that has a game."""
        place = next(i for i in range(self._plan.processes) if self._plan.share(i)[1] > game)
        self._tell(place, what, game - self._plan.share(place)[0], seat)
        return self._answer(place)

    def _answer(self, place: int) -> bytes:
        worker = self._workers[place]
        assert worker.stdout is not None
        size = worker.stdout.read(ANSWER.size)
        if len(size) < ANSWER.size:
            self._mourn(place)
        return worker.stdout.read(ANSWER.unpack(size)[0])

    def _mourn(self, place: int) -> None:
        """Say which process has ended; the others are of no use without it."""
        worker = self._workers[place]
        with suppress(subprocess.TimeoutExpired):
            worker.wait(PATIENCE)
        self._end()
        first, last = self._plan.share(place)
        raise ProcessEndedError(
            f"the process that played games {first} to {last - 1} has ended (exit code {worker.returncode})"
        )


def begin(plan: Plan) -> "subprocess.Popen[bytes]":
    """Start a process and tell it what to play."""
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    worker = subprocess.Popen(
        [sys.executable, "-m", "saboteur.env.processes"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment,
    )  # fmt: skip
    assert worker.stdin is not None
    data = msgspec.json.encode(plan)
    worker.stdin.write(ANSWER.pack(len(data)) + data)
    worker.stdin.flush()
    return worker


def end(workers: "list[subprocess.Popen[bytes]]") -> None:
    """End processes: each ends when nobody is left to tell it anything."""
    for worker in workers:
        for pipe in (worker.stdin, worker.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
    for worker in workers:
        try:
            worker.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            worker.kill()
            worker.wait()


# -- in the process ----------------------------------------------------------------------------------------


class Player:
    """A share of the games, in a process of its own."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.parent = os.getppid()
        self.first, self.last = plan.share(plan.place)
        wishes = wishes_of(plan.wishes, self.first)
        number = self.last - self.first
        self.batch = batch_of(plan.setups, plan.weights, number, plan.seed, plan.room, wishes)
        self.shared = Shared(plan.path, fields(plan), plan.number, 2 * plan.processes + plan.number + 1)
        before = self.shared.before
        self.counts, self.ended, self.starts = np.split(before, [plan.processes, 2 * plan.processes])
        self.options: Shared | None = None
        self.room = 0
        mine = slice(self.first, self.last)
        self.choices = self.shared.arrays.pop("choices")[mine, 0]
        # What is copied after every step: the batch's memory, and where it goes.
        self.pairs = [
            (
                np.frombuffer(memoryview(getattr(self.batch, name)), array.dtype).reshape(-1, array.shape[1]),
                array[mine],
            )
            for name, array in self.shared.arrays.items()
            if array.size
        ]
        self.write(1)

    def step(self, stamp: int, by_number: bool) -> None:
        """Take one action in every game."""
        self.batch.step(self.choices.astype("<i4", copy=False).tobytes(), by_number)
        self.write(stamp)

    def write(self, stamp: int) -> None:
        """Copy what was written to where all see it."""
        batch, plan = self.batch, self.plan
        own = int(batch.starts[self.last - self.first])
        self.counts[plan.place] = stamp * STAMP + own
        self.ended[plan.place] = batch.rounds_ended
        for mine, shared in self.pairs:
            np.copyto(shared, mine)
        before = 0
        for place in range(plan.place):
            while (count := int(self.counts[place])) // STAMP != stamp:
                time.sleep(POLL)
                if os.getppid() != self.parent:
                    sys.exit()
            before += count % STAMP
        np.add(np.frombuffer(memoryview(batch.starts), np.int64), before, out=self.starts[self.first : self.last + 1])
        self.copy(before, own)

    def copy(self, before: int, own: int) -> None:
        """Copy the options to their place among all, if there is room; else more will be made."""
        if self.options is None or before + own > self.room:
            return
        for name, array in self.options.arrays.items():
            if array.size:
                words = np.frombuffer(memoryview(getattr(self.batch, name)), array.dtype)[: own * array.shape[1]]
                np.copyto(array[before : before + own], words.reshape(own, -1))

    def share_options(self, room: int, path: str) -> None:
        """Write options to other memory from now on."""
        self.options, self.room = Shared(path, option_fields(self.plan), room), room
        first, last = self.first, self.last
        self.copy(int(self.starts[first]), int(self.starts[last] - self.starts[first]))

    def look(self, game: int, seat: int) -> bytes:
        """Return what any seat may know: a row and a maze."""
        size = row_size(self.plan.room, self.plan.wishes["talk"], late_modules(self.plan.setups))
        row, maze = vec[i64]([0] * (size // 8)), vec[i64]([0] * MAZE_WORDS)
        self.batch.look(game, seat, row, maze)
        return bytes(memoryview(row)) + bytes(memoryview(maze))

    def believe(self, game: int, seat: int) -> bytes:
        """Return every seat's chances of each role."""
        out = vec[float]([0.0] * (self.plan.room * ROLE_ROOM))
        self.batch.believe(game, seat, out, 0)
        return bytes(memoryview(out))


def serve(told: IO[bytes], out: IO[bytes]) -> None:
    """Do what is asked until nobody asks any more."""
    size = told.read(ANSWER.size)
    player = Player(msgspec.json.decode(told.read(ANSWER.unpack(size)[0]), type=Plan))
    answer = b""
    while True:
        out.write(ANSWER.pack(len(answer)) + answer)
        out.flush()
        asked = told.read(ARGUMENT.size)
        if len(asked) < ARGUMENT.size:
            return
        what, one, two, _ = ARGUMENT.unpack(asked)
        answer = b""
        if what == RESTART:
            player.batch.restart(two)
            player.write(one)
        elif what == COPY:
            player.share_options(one, told.read(two).decode())
        elif what == LOOK:
            answer = player.look(one, two)
        elif what == BELIEVE:
            answer = player.believe(one, two)
        else:
            player.step(one, what == STEP_NUMBERS)


def main() -> int:
    """Play a share of the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who began this process ends it
    with suppress(BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


if __name__ == "__main__":
    sys.exit(main())
