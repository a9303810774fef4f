"""Much work of one kind, done here, in several processes or on a Ray cluster; the results are the same.

    for result in each(work, todo, Workers(jobs=2)): ...
    for result in each(work, todo, Workers(ray="127.0.0.1:6379")): ...

`work` is a function of a module (or a partial of one), and what it returns depends on its argument alone: then it
does not matter where it runs, nor that a piece is done again because its worker died.
"""

from __future__ import annotations

import argparse
import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeVar

from saboteur.extras import how_to_get

Job = TypeVar("Job")
Done = TypeVar("Done")
RETRIES = 3  # times that a piece of work is begun again when the worker that had it died
SECONDS = 5.0  # to answer at all
AHEAD = 3  # pieces of work for each core of a cluster that are under way or wait there


def stand_back(by: int) -> bool:
    """Let other processes go first, as `nice` counts; say whether that was allowed.

    A sandbox may forbid it (`SystemCallFilter=~@resources`). Work is worth doing all the same then.
    """
    if not hasattr(os, "nice"):
        return False
    try:
        os.nice(by)
    except OSError:
        return False
    return True


class NoCluster(Exception):  # noqa: N818 - what a person got wrong, in one sentence
    """The Ray cluster that was asked for cannot be used."""


@dataclass(frozen=True)
class Workers:
    """Who does the work: this process alone, several processes, or a Ray cluster by its address."""

    jobs: int = 1
    ray: str | None = None


def add_ray(parser: argparse.ArgumentParser) -> None:
    """Add the option that names a cluster."""
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="work on a Ray cluster instead: host:port, auto (the one running here) or local (needs Ray)",
    )


def each(work: Callable[[Job], Done], todo: Sequence[Job], workers: Workers, chunk: int = 1) -> Iterator[Done]:
    """Do the work for each of many things and return the results in order; `chunk` of them go to a worker at once."""
    if workers.ray is not None:
        yield from _on_cluster(work, todo, workers.ray, chunk)
    elif workers.jobs <= 1:
        yield from map(work, todo)
    else:
        with ProcessPoolExecutor(workers.jobs) as pool:
            try:
                yield from pool.map(work, todo, chunksize=chunk)
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise


# -- Ray -------------------------------------------------------------------------------------------------


def _on_cluster(work: Callable[[Job], Done], todo: Sequence[Job], address: str, chunk: int) -> Iterator[Done]:
    """Keep every core of the cluster busy, and wait for results in the order of the work."""
    ray = _connect(address)
    try:
        begin = ray.remote(max_retries=RETRIES)(_do_some)
        shared = ray.put(work)
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        pieces = iter([todo[at : at + chunk] for at in range(0, len(todo), chunk)])
        waiting = deque(begin.remote(shared, piece) for piece in islice(pieces, room))
        while waiting:
            done = _result(ray, waiting.popleft())
            for piece in pieces:
                waiting.append(begin.remote(shared, piece))
                break
            yield from done
    finally:
        ray.shutdown()


def _do_some(work: Callable[[Job], Done], piece: Sequence[Job]) -> list[Done]:
    """Do one piece of the work, on a worker of the cluster."""
    return [work(job) for job in piece]


def _connect(address: str) -> Any:
    """Join a cluster, or say why not."""
    try:
        import ray  # noqa: PLC0415 - an extra
    except ImportError:
        raise NoCluster(f"--ray needs Ray: {how_to_get('ray')}") from None
    _check_reachable(address)
    try:
        ray.init(
            address=None if address == "local" else address,
            logging_level=logging.ERROR,
            log_to_driver=False,
            include_dashboard=False if address == "local" else None,
        )
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        reason = str(error).strip().split("\n")[0]
        raise NoCluster(f"no Ray cluster answers at {address!r}: {reason}") from None
    return ray


def _check_reachable(address: str) -> None:
    """Refuse an address where nobody listens: Ray itself would go on trying for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return  # a name of Ray's own: auto, local
    if not port.isdigit():
        raise NoCluster(f"{address!r} is no address of a Ray cluster: host:port, auto or local")
    try:
        socket.create_connection((host.strip("[]"), int(port)), SECONDS).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(f"no Ray cluster answers at {address!r}: {error}") from None


def _result(ray: Any, reference: Any) -> Any:
    """Wait for a piece of work."""
    try:
        return ray.get(reference)
    except ray.exceptions.WorkerCrashedError:
        raise NoCluster(f"a piece of work was lost {RETRIES + 1} times because its worker died") from None
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, ModuleNotFoundError):
            missing = error.cause.name
            raise NoCluster(f"the workers of the cluster have no {missing}; install saboteur there") from None
        raise error.as_instanceof_cause() from None
