"""What one move costs a server process, in CPU time, without the network and without anybody else in the way.

    .venv/bin/python bench/move.py                      a thousand tables of six, 4,000 moves one after the other
    .venv/bin/python bench/move.py --profile FILE       and where the time goes (cProfile)

Everything from a message's bytes to the bytes of six frames is real: WebSockets, limits, mailboxes, SQLite, views,
patches; only the transports are not. CPU time says the same on a busy machine as on an idle one, nearly.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import logging
import random
import sys
import tempfile
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import structlog
import uvloop
from rich.console import Console

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from bench.load_players import UPGRADE, framed, hello  # noqa: E402
from bench.load_tables import SEATS, Seated, prepare  # noqa: E402

from saboteur.play.actions import unpack  # noqa: E402
from saboteur.server.app import Server  # noqa: E402
from saboteur.server.connections.websocket import Socket  # noqa: E402
from saboteur.server.settings import Settings  # noqa: E402
from saboteur.server.tables.room import Room  # noqa: E402

PLENTY = "1000000/second"


class Pipe:
    """A transport that counts what is written to it."""

    def __init__(self, table: PlayedTable) -> None:
        self.table = table

    def write(self, data: bytes) -> None:
        if b'"t":"frame"' in data[:24]:
            self.table.heard(len(data))

    def get_extra_info(self, _name: str) -> tuple[str, int]:
        return "127.0.0.1", 1

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...

    abort = pause_reading = resume_reading = close


class PlayedTable:
    """A table whose six sockets end here."""

    def __init__(self, seated: Seated) -> None:
        self.seated = seated
        self.sockets: list[Socket] = []
        self.room: Room | None = None
        self.left = self.size = 0
        self.all: asyncio.Future[None] | None = None

    def heard(self, size: int) -> None:
        self.left -= 1
        self.size += size
        if self.left == 0 and self.all is not None:
            self.all.set_result(None)

    async def connect(self, server: Server) -> None:
        for seat in range(SEATS):
            socket = Socket(server, None, SimpleNamespace(connections=set()), None)
            socket.connection_made(cast(asyncio.BaseTransport, Pipe(self)))
            socket.data_received(UPGRADE.format(key="AAAAAAAAAAAAAAAAAAAAAA==").encode())
            socket.data_received(framed(msgspec.json.encode(hello(self.seated, seat))))
            self.sockets.append(socket)
        found = await server.rooms.get(self.seated.table)
        assert isinstance(found, Room)
        self.room = found
        while len(found.viewers) < SEATS:  # noqa: ASYNC110 - once, before anything is measured
            await asyncio.sleep(0.001)

    async def move(self, rng: random.Random, number: int, profile: cProfile.Profile | None) -> float:
        """Make a move; return the CPU seconds until the last frame is written."""
        assert self.room is not None
        state = self.room.state
        assert state.game is not None
        seat = min(state.asked)
        action = unpack(rng.choice(state.game.codes(seat)))
        act = framed(
            msgspec.json.encode({"t": "act", "cid": f"m{number}", "decision": state.decision, "action": action})
        )
        self.left, self.all = SEATS, asyncio.get_running_loop().create_future()
        if profile:
            profile.enable()
        began = time.process_time()
        self.sockets[seat].data_received(act)
        await self.all
        spent = time.process_time() - began
        if profile:
            profile.disable()
        return spent


async def play(data: Path, options: argparse.Namespace) -> None:
    seated = await prepare(str(data / "saboteur.sqlite"), options.tables, options.modules)
    limits: Any = {"rate_hellos": PLENTY, "rate_requests": PLENTY, "max_connections": 1_000_000}
    server = Server(Settings(data=str(data), secret="only for benches", **limits))
    await server.open()
    tables = [PlayedTable(one) for one in seated]
    for table in tables:
        await table.connect(server)
    server.collector.open()
    rng, spent = random.Random(1), []
    profile = cProfile.Profile() if options.profile else None
    for number in range(options.moves):
        table = tables[number % len(tables)]
        if table.room is not None and table.room.state.asked:
            spent.append(await table.move(rng, number, profile))
        if number % len(tables) == 0:
            gc.freeze()
    size = sum(table.size for table in tables) / len(spent)
    ordered = sorted(spent)
    middle, quick = (1e6 * ordered[len(ordered) // share] for share in (2, 10))
    Console(highlight=False, width=130).print(
        f"CPU a move: {1e6 * sum(spent) / len(spent):.0f} µs on average, {middle:.0f} in the middle, {quick:.0f} for"
        f" the quickest tenth; {size / 1000:.1f} kB; {len(spent)} moves at {len(tables)} tables"
    )
    if profile:
        profile.dump_stats(options.profile)
    server.collector.close()
    await server.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=4000)
    parser.add_argument("--modules", type=lambda text: text.split(","), default=["base"], metavar="A,B")
    parser.add_argument("--profile", metavar="FILE", help="write cProfile's figures there")
    options = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    memory = "/dev/shm" if Path("/dev/shm").is_dir() else None
    with (
        tempfile.TemporaryDirectory(dir=memory) as folder,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        runner.run(play(Path(folder), options))


if __name__ == "__main__":
    main()
