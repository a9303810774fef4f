"""Play what a config says in several processes, as long as there is time, and keep what is done by then."""

import argparse
import csv
import io
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, Final, TypeVar

from train.commands import output, positive, write_whole

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


def write_table(path: Path, header: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
    """Write a whole table as CSV."""
    out = io.StringIO()
    table = csv.writer(out)
    table.writerow(header)
    table.writerows(rows)
    write_whole(path, out.getvalue().encode())
