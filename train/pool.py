"""Play what a config says in several processes, as long as there is time, and keep what is done by then."""

import argparse
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, Final, TypeVar

WRITE_EVERY: Final = 15.0  # seconds: results are kept so often

Job = TypeVar("Job")
Done = TypeVar("Done")


def arguments(program: str, seconds: float) -> argparse.Namespace:
    """Read config, out, jobs and seconds from the command line."""
    parser = argparse.ArgumentParser(prog=f"python -m {program}")
    parser.add_argument("config", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=seconds, help="begin nothing further after so long")
    return parser.parse_args()


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
