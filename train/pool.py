"""Play what a config says in several processes, as long as there is time, and keep what is done by then."""

import argparse
import csv
import io
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, Final, TypeVar

from train.commands import folder, output, positive, write_whole

WRITE_EVERY: Final = 15.0  # seconds: results are kept so often

Job = TypeVar("Job")
Done = TypeVar("Done")


def parser(program: str, about: str, seconds: float, out_required: bool = True) -> argparse.ArgumentParser:
    """Describe a command line with config, out, jobs and seconds."""
    out = argparse.ArgumentParser(prog=f"python -m {program}", description=about)
    out.add_argument("config", type=Path)
    out.add_argument("--out", type=output, required=out_required, help="file for what comes of it")
    out.add_argument("--jobs", type=positive, default=1, help="processes")
    out.add_argument("--seconds", type=float, default=seconds, help="begin nothing further after so long")
    return out


def played(
    args: argparse.Namespace, jobs: Iterable[Job], work: Callable[[Job], Done], prepare: Callable[[Any], None],
    config: Any, keep: Callable[[], None],
) -> Iterator[Done]:  # fmt: skip
    """Yield what the jobs come to, in no order; call `keep` now and then, and when all is done."""
    began = kept = time.monotonic()
    todo = iter(jobs)
    with ProcessPoolExecutor(args.jobs, initializer=prepare, initargs=(config,)) as pool:
        waiting = {pool.submit(work, job) for _, job in zip(range(args.jobs + 2), todo, strict=False)}
        while waiting:
            done = next(as_completed(waiting))
            waiting.remove(done)
            if time.monotonic() - began < args.seconds and (job := next(todo, None)) is not None:
                waiting.add(pool.submit(work, job))
            yield done.result()
            if time.monotonic() - kept > WRITE_EVERY:
                kept = time.monotonic()
                keep()
    keep()


def recorder(program: str, about: str, first: int) -> argparse.ArgumentParser:
    """Describe a command line that records games into a folder."""
    out = argparse.ArgumentParser(prog=f"python -m {program}", description=about)
    out.add_argument("--games", type=positive, default=10**6, help="at most")
    out.add_argument("--first", type=int, default=first, help="seed of the first deal")
    out.add_argument("--jobs", type=positive, default=1, help="processes")
    out.add_argument("--seconds", type=float, default=120.0, help="begin nothing further after so long")
    out.add_argument("--out", type=folder, required=True, help="folder for what is kept, in several files")
    return out


def record(
    args: argparse.Namespace, play: Callable[[int], Done], prepare: Callable[[Any], None], config: Any,
    write: Callable[[Path, Sequence[Done]], None],
) -> None:  # fmt: skip
    """Play games as long as there is time, and write what came of them now and then."""
    games: list[Done] = []
    count = 0

    def keep() -> None:
        write(args.out / f"games-{args.first}-{count:05}.npz", games)
        games.clear()

    for done in played(args, range(args.first, args.first + args.games), play, prepare, config, keep):
        games.append(done)
        count += 1
    print(f"{count} games")


def write_table(path: Path, header: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
    """Write a whole table as CSV."""
    out = io.StringIO()
    table = csv.writer(out)
    table.writerow(header)
    table.writerows(rows)
    write_whole(path, out.getvalue().encode())
