"""What so many tables need, from measurements on this machine: the table in docs/operations.md.

    .venv/bin/python bench/capacity.py            measure, and print the table in Markdown

One process on SQLite with 100 and with 1,000 tables of six people, a move at each every ten seconds, as people play:
what it has of a core, its memory, the bytes it sends; and what games of bots take in the store. With PostgreSQL and
Redis a move costs half as much again, and another tenth in the database (`bench/processes.py`).
"""

from __future__ import annotations

import argparse
import asyncio
import math
import random
import sqlite3
import sys
import tempfile
from pathlib import Path

import psutil
import uvloop

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from bench.load import CONNECT_AT_ONCE, Part, free_port, measure, say, start_server, until_it_listens  # noqa: E402
from bench.load_players import Tables  # noqa: E402
from bench.load_tables import finished, prepare  # noqa: E402

PACE = 10.0  # seconds between two moves of a table
SHARED = 1.5  # of one process's CPU that a move costs with PostgreSQL and Redis
FULL = 0.6  # of a core that a process should have at most, so that nobody waits
GAMES = 20
SIZES = (100, 1000, 10_000)


def measured(tables: int, seconds: float) -> Part:
    """Let one process serve so many tables."""
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
        data, port = Path(folder), free_port()
        seated = asyncio.run(prepare(str(data / "saboteur.sqlite"), tables, ["base"]))
        process = start_server(data, port, None, collect=True)
        try:

            async def run() -> Part:
                await until_it_listens(port, process)
                people = Tables(seated, [port], random.Random(1), None)
                await people.connect(CONNECT_AT_ONCE)
                part = await measure(people, [psutil.Process(process.pid)], str(tables), PACE, seconds)
                people.close()
                return part

            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                return runner.run(run())
        finally:
            process.terminate()
            process.wait(60)


def game_bytes() -> float:
    """Bytes of the store that a finished game takes."""
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
        database = Path(folder) / "saboteur.sqlite"

        async def games(number: int) -> None:
            for _ in range(number):
                await finished(str(database), ["base"])

        def size() -> int:
            with sqlite3.connect(database) as con:
                con.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            return database.stat().st_size

        asyncio.run(games(1))
        first = size()
        asyncio.run(games(GAMES))
        return (size() - first) / GAMES


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20.0)
    options = parser.parse_args()
    (ROOT / "build").mkdir(exist_ok=True)
    few, many, game = measured(100, options.seconds), measured(1000, options.seconds), game_bytes()
    each = (many.memory - few.memory) / 900
    idle = few.memory - 100 * each
    cores = many.cpu / many.seconds / 1000  # of a table
    sent = many.received / many.seconds / 1000
    say(f"| tables | moves/s | processes | cores | memory | sent | store for 1,000 games |\n|{'---|' * 7}")
    for tables in SIZES:
        load = tables * cores * (SHARED if tables > 1000 else 1)
        processes = 1 if tables <= 1000 else 1 + math.ceil(load / FULL)
        memory = processes * idle + tables * each
        say(
            f"| {tables:,} | {tables / PACE:,.0f} | {processes} | {load:.2f} | {memory / 1e6:,.0f} MB"
            f" | {8 * tables * sent / 1e6:,.1f} Mbit/s | {game / 1e3:,.0f} MB |"
        )


if __name__ == "__main__":
    main()
