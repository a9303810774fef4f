"""How many moves a second the store makes durable: with group commit and with a commit per move.

    .venv/bin/python bench/store.py [--seconds 3] [--tables 1000] [--at-once 500]

Each move is one append of one entry with the answer to its message id. PostgreSQL is started for it (see
tests/server/services.py), with its default settings, on a socket. Everything is on this machine, in a temporary
folder beside this project's build, and removed afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # for the servers of the tests

from tests.server.services import CannotStartError, make_database, postgres_server  # noqa: E402

from saboteur.server.store.postgres_store import PostgresStore  # noqa: E402
from saboteur.server.store.sql_store import SqlStore  # noqa: E402
from saboteur.server.store.sqlite_store import SqliteStore  # noqa: E402

ENTRY = os.urandom(220)  # about what an accepted action takes


async def measure(store: SqlStore, tables: int, at_once: int, seconds: float) -> tuple[float, list[float]]:
    """Moves a second, and how long each took, from the call to its being durable."""
    await store.open()
    try:
        fences = await asyncio.gather(*(store.claim(f"t{n}", "bench", 600) for n in range(tables)))
        ends = [1] * tables
        await asyncio.gather(*(store.create(f"t{n}", ENTRY, fence or 0) for n, fence in enumerate(fences)))
        times: list[float] = []
        stop = time.perf_counter() + seconds

        async def play(first: int) -> None:
            mine = range(first, tables, at_once)
            while True:
                for n in mine:
                    start = time.perf_counter()
                    if start > stop:
                        return
                    ends[n] += 1
                    await store.append(f"t{n}", ends[n], [ENTRY], fences[n] or 0)
                    times.append(time.perf_counter() - start)

        begin = time.perf_counter()
        await asyncio.gather(*(play(first) for first in range(at_once)))
        return len(times) / (time.perf_counter() - begin), times
    finally:
        await store.close()


def show(results: list[tuple[str, str, int, float, list[float]]]) -> None:
    table = Table("database", "commits", "at once", "durable moves/s", "median ms", "99 % ms")
    for database, commits, at_once, rate, times in results:
        times.sort()
        middle, late = times[len(times) // 2] * 1000, times[len(times) * 99 // 100] * 1000
        table.add_row(database, commits, str(at_once), f"{rate:,.0f}", f"{middle:.1f}", f"{late:.1f}")
    Console().print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each line of the table (at most 60)")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--at-once", type=int, default=500, help="moves under way at a time")
    options = parser.parse_args()
    seconds = min(options.seconds, 60.0)
    lines = [("shared", 1024, options.at_once), ("shared", 1024, 10), ("one per move", 1, options.at_once)]
    results = []

    def run(name: str, commits: str, store: SqlStore, at_once: int) -> None:
        rate, times = asyncio.run(measure(store, options.tables, at_once, seconds))
        results.append((name, commits, at_once, rate, times))

    build = ROOT / "build"
    build.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=build) as folder:
        for number, (commits, batch, at_once) in enumerate(lines):
            run("SQLite", commits, SqliteStore(Path(folder) / f"{number}.db", batch=batch), at_once)
    try:
        with postgres_server(fsync=True) as server:
            for commits, batch, at_once in lines:
                url = asyncio.run(make_database(server.url()))
                run("PostgreSQL", commits, PostgresStore(url, batch=batch), at_once)
    except CannotStartError as error:
        Console().print(f"no PostgreSQL: {error}")
    show(results)


if __name__ == "__main__":
    main()
