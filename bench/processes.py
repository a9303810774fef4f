"""Several server processes on PostgreSQL and Redis, beside one on SQLite; and what happens when one is killed.

    .venv/bin/python bench/processes.py --tables 1000 --seconds 15

First one process on SQLite, then four on PostgreSQL and Redis, which are started for it (tests/server/services.py).
All players of a table are connected to the same process, the one that holds it; with --spread to all of them in turn,
as behind a proxy that leads everybody anywhere. The CPU is that of our processes alone. At the end one of the four is
killed, and somebody at each of twenty of its tables tries to say something to another process until that is taken.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import psutil
import uvloop

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from bench.load import CONNECT_AT_ONCE, Part, free_port, measure, say, show, start_server, until_it_listens  # noqa: E402
from bench.load_players import Tables, asked  # noqa: E402
from bench.load_tables import Seated, prepare  # noqa: E402
from tests.server.services import make_database, postgres_server, redis_server  # noqa: E402

WATCHED = 20  # tables of the process that is killed
SPEAK = {"t": "claim", "claim": {"say": "feel", "feeling": "hello"}}


@contextlib.contextmanager
def servers(data: Path, count: int, more: dict[str, str]) -> Iterator[dict[int, subprocess.Popen[bytes]]]:
    """So many processes on one store, by port."""
    started: dict[int, subprocess.Popen[bytes]] = {}
    try:
        for _ in range(count):
            port = free_port()
            started[port] = start_server(data, port, None, collect=True, more=more)
        yield started
    finally:
        for process in started.values():
            process.terminate()
        for process in started.values():
            process.wait(30)


async def play(
    seated: list[Seated], started: dict[int, subprocess.Popen[bytes]], options: argparse.Namespace
) -> tuple[Part, list[float]]:
    """Measure; where there are several processes, kill the first and return what taking over took."""
    for port, process in started.items():
        await until_it_listens(port, process)
    tables = Tables(seated, list(started), random.Random(1), spread=options.spread)
    await tables.connect(CONNECT_AT_ONCE)
    processes = [psutil.Process(process.pid) for process in started.values()]
    part = await measure(tables, processes, f"{len(started)} process(es)", options.interval, options.seconds)
    took: list[float] = []
    if len(started) > 1:
        (_, killed), (other, _) = list(started.items())[:2]
        orphans = seated[:: len(started)][:WATCHED]
        killed.kill()
        began = time.perf_counter()
        took = await asyncio.gather(*(taken_over(other, one, began) for one in orphans))
    tables.close()
    return part, took


async def taken_over(port: int, table: Seated, began: float) -> float:
    """Speak until that is taken; say after how many seconds."""
    body = msgspec.json.encode(SPEAK | {"cid": "take-over"})
    async with asyncio.timeout(30):
        while True:
            path = f"/api/tables/{table.table}/intents"
            status, answer = await asked(port, "POST", path, body, token=table.tokens[0])
            if status == 200:
                return time.perf_counter() - began
            if b"elsewhere" not in answer and b"unavailable" not in answer:
                raise RuntimeError(answer.decode(errors="replace"))
            await asyncio.sleep(0.1)


def run(
    database: str, data: Path, count: int, more: dict[str, str], options: argparse.Namespace
) -> tuple[Part, list[float]]:
    seated = asyncio.run(prepare(database, options.tables, ["base"]))
    with servers(data, count, more) as started, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(play(seated, started, options))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--spread", action="store_true", help="connect the players of each table to all processes")
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--interval", type=float, default=2.0, help="seconds between the moves of a table")
    parser.add_argument("--seconds", type=float, default=10.0)
    options = parser.parse_args()
    options.modules, options.ramp = ["base"], False
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
        data = Path(folder)
        one, _ = run(str(data / "saboteur.sqlite"), data, 1, {}, options)
        with postgres_server(fsync=True) as postgres, redis_server() as redis:
            database = asyncio.run(make_database(postgres.url()))
            more = {"SABOTEUR_DATABASE": database, "SABOTEUR_REDIS": redis.url}
            several, took = run(database, data, options.processes, more, options)
    show([one, several], options)
    ratio = (several.cpu / several.moves) / (one.cpu / one.moves)
    say(f"CPU a move: {ratio:.2f} times that of one process (goal: at most 1.5)")
    middle = statistics.median(took)
    say(f"takeover of {len(took)} tables: {middle:.1f} s in the middle, {max(took):.1f} s at most (goal: 3)")
    say(f"machine: {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
