"""Load: many tables of people on one server process, moves at a steady rate, over loopback.

python bench/tables.py --tables 1000 --seats 6 --every 2 --seconds 20

Starts a server of its own (SQLite in a temporary folder), connects every seat by its own WebSocket, and lets each
table do a random legal action every so many seconds. Prints the time from sending an action to its delivery to the
last viewer, the server's CPU and memory, and bytes per move. A reader who never reads and a client who floods are
part of every run.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import os
import random
import re
import socket
import struct
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec

_ID = re.compile(rb'"seq":(\d+)')
GENEROUS = "1000000/second"
START = (
    "import sys; from saboteur.server.running import run; from saboteur.server.settings import load; "
    "sys.exit(run(load({}), browser=False))"
)


class Options(msgspec.Struct):
    """The only part of a frame that the driver reads."""

    decision: int
    options: list[msgspec.Raw]


class Asked(msgspec.Struct):
    """A frame, or a snapshot."""

    seq: int
    game: Options | None = None


class Table:
    """One table: its sockets, and the action on its way."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.seats: list[Seat] = []
        self.sent = 0.0
        self.seq = 0
        self.waiting = 0


class Seat(asyncio.Protocol):
    """A WebSocket that reads just enough."""

    def __init__(self, run: Run, table: Table | None, hello: bytes) -> None:
        self.run = run
        self.table = table
        self.hello = hello
        self.data = bytearray()
        self.open = False
        self.transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {self.run.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.open:
            head, found, rest = self.data.partition(b"\r\n\r\n")
            if not found:
                return
            if b"101" not in head[:20]:
                raise SystemExit(f"refused: {bytes(head[:200])!r}")
            self.open, self.data = True, rest
            self.say(self.hello)
        while len(self.data) >= 2:
            size, at = self.data[1] & 127, 2
            if size == 126:
                size, at = struct.unpack_from(">H", self.data, 2)[0], 4
            elif size == 127:
                size, at = struct.unpack_from(">Q", self.data, 2)[0], 10
            if len(self.data) < at + size:
                return
            message = bytes(self.data[at : at + size])
            kind = self.data[0] & 15
            del self.data[: at + size]
            if kind == 1:
                self.run.bytes += at + size
                self.run.take(self, message)
            elif kind == 9:
                self.transport.write(bytes([0x8A, 0x80 | size]) + b"\0" * 4 + message)

    def say(self, text: bytes) -> None:
        """Send a text; a mask of zeros is a mask, too."""
        size = len(text)
        head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + struct.pack(">H", size)
        self.transport.write(head + b"\0" * 4 + text)


class Run:
    """The driver."""

    def __init__(self, host: str, every: float) -> None:
        self.host = host
        self.every = every
        self.bytes = 0
        self.frames = 0
        self.moves = 0
        self.delays: list[float] = []
        self.measuring = False
        self.refused = 0
        self.over = 0
        self.random = random.Random(1)

    def take(self, seat: Seat, message: bytes) -> None:
        """Look at one message."""
        if message.startswith(b'{"t":"no"'):
            self.refused += 1
            return
        if not message.startswith((b'{"t":"frame"', b'{"t":"snapshot"')) or seat.table is None:
            return
        table = seat.table
        self.frames += 1
        found = _ID.search(message, 0, 60)
        if found is not None and int(found.group(1)) == table.seq + 1 and table.waiting:
            table.waiting -= 1
            if not table.waiting:
                table.seq += 1
                self.moves += 1
                if self.measuring:
                    self.delays.append(time.perf_counter() - table.sent)
        if b'"options":[{' in message:
            game = msgspec.json.decode(message, type=Asked).game
            if game is not None and game.options:
                asyncio.get_running_loop().call_later(
                    self.every * self.random.uniform(0.8, 1.2), self.act, seat, game
                )
        elif b'"result":{' in message:
            self.over += 1

    def act(self, seat: Seat, game: Options) -> None:
        """Send a random action."""
        table = seat.table
        assert table is not None
        action = bytes(self.random.choice(game.options))
        table.sent, table.waiting = time.perf_counter(), len(table.seats)
        seat.say(b'{"t":"act","cid":"d%d","decision":%d,"action":%s}' % (game.decision, game.decision, action))


async def people(http: httpx.AsyncClient, count: int) -> list[dict[str, str]]:
    """Get identities."""
    gate = asyncio.Semaphore(20)

    async def one() -> dict[str, str]:
        async with gate:
            made = (await http.post("/api/devices", json={"program": True})).json()
        return {"Authorization": f"Bearer {made['token']}"}

    return list(await asyncio.gather(*(one() for _ in range(count))))


async def seat_all(run: Run, http: httpx.AsyncClient, tables: int, seats: int) -> list[Table]:
    """Open tables, seat everybody, connect, begin."""
    everybody = await people(http, seats)  # the same six people sit at all tables
    gate = asyncio.Semaphore(20)
    loop = asyncio.get_running_loop()
    host, port = run.host.split(":")

    async def one(number: int) -> Table:
        table = Table(number)
        async with gate:
            body = {"name": "A", "setup": {"seats": seats}, "options": {"clock": "none", "private": True}}
            made = (await http.post("/api/tables", json=body, headers=everybody[0])).json()["table"]
            for seat, person in enumerate(everybody[1:]):
                joined = {"t": "join", "cid": "j", "name": f"P{seat}"}
                await http.post(f"/api/tables/{made}/intents", json=joined, headers=person)
            for person in everybody:
                token = person["Authorization"].removeprefix("Bearer ")
                hello = msgspec.json.encode({"t": "hello", "protocol": 1, "table": made, "token": token})
                _, line = await loop.create_connection(partial(Seat, run, table, hello), host, int(port))
                table.seats.append(line)
            await asyncio.sleep(0.02)
            table.seq, table.waiting = seats, seats
            table.sent = time.perf_counter()
            begun = await http.post(
                f"/api/tables/{made}/intents", json={"t": "start", "cid": "s"}, headers=everybody[0]
            )
            assert begun.status_code == 200, begun.text
            if number == 0:
                await rude(run, made, host, int(port))
        return table

    return list(await asyncio.gather(*(one(number) for number in range(tables))))


async def rude(run: Run, table: str, host: str, port: int) -> None:
    """A spectator who never reads, and one who floods."""
    loop = asyncio.get_running_loop()
    hello = msgspec.json.encode({"t": "hello", "protocol": 1, "table": table})
    transport, _ = await loop.create_connection(lambda: Seat(run, None, hello), host, port)
    loop.call_later(1, transport.pause_reading)
    _, flood = await loop.create_connection(lambda: Seat(run, None, hello), host, port)

    def shout() -> None:
        if not flood.transport.is_closing():
            for _ in range(20):
                flood.say(b'{"t":"claim","cid":"x","claim":{"say":"feel","feeling":"angry"}}')
            loop.call_later(0.1, shout)

    loop.call_later(1, shout)


def say(line: str) -> None:
    """Tell the reader."""
    sys.stdout.write(line + "\n")


def cpu_and_memory(process: int) -> tuple[float, float]:
    """Give the CPU seconds and megabytes of a process."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    ticks = os.sysconf("SC_CLK_TCK")
    status = Path(f"/proc/{process}/status").read_text()
    resident = int(re.search(r"VmRSS:\s+(\d+)", status).group(1))  # type: ignore[union-attr]
    return (int(fields[11]) + int(fields[12])) / ticks, resident / 1024


async def drive(args: argparse.Namespace, host: str, process: int) -> None:
    """Measure."""
    run = Run(host, args.every)
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=60) as http:
        tables = await seat_all(run, http, args.tables, args.seats)
    await asyncio.sleep(args.every + 1)
    run.measuring, run.bytes, run.moves, run.frames = True, 0, 0, 0
    began, (cpu, _) = time.perf_counter(), cpu_and_memory(process)
    own = time.process_time()
    await asyncio.sleep(args.seconds)
    spent = time.perf_counter() - began
    used, memory = cpu_and_memory(process)
    delays = sorted(run.delays)
    if not delays:
        raise SystemExit("no move was measured")
    moves = max(1, run.moves)
    say(f"tables {len(tables)}, seats {args.seats}, moves/s {moves / spent:.0f}, frames/s {run.frames / spent:.0f}")
    say(
        "send to last delivery: "
        + ", ".join(f"p{100 * p:g} {1000 * delays[int(p * (len(delays) - 1))]:.1f} ms" for p in (0.5, 0.95, 0.99, 1))
    )
    say(f"server: {100 * (used - cpu) / spent:.0f} % of a core, {memory:.0f} MB, "
          f"{1e6 * (used - cpu) / moves:.0f} µs a move, {run.bytes / moves / 1024:.1f} KiB a move")  # fmt: skip
    say(f"driver: {100 * (time.process_time() - own) / spent:.0f} % of a core; refused {run.refused}")


def main() -> None:
    """Start the server and drive it."""
    parser = argparse.ArgumentParser(description="load test of the table server, on this machine only")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between a table's moves")
    parser.add_argument("--seconds", type=float, default=20.0)
    args = parser.parse_args()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        rates = {f"SABOTEUR_RATE_{kind}": GENEROUS for kind in ("REQUESTS", "TABLES", "DEVICES", "HELLOS")}
        rates |= {"SABOTEUR_RATE_INTENTS": "10000/second", "SABOTEUR_MAX_CONNECTIONS": "100000"}
        environment = {**os.environ, **rates, "SABOTEUR_DATA": data, "SABOTEUR_PORT": str(port)}
        with subprocess.Popen(
            [sys.executable, "-c", START], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as server:
            try:
                for _ in range(100):
                    with contextlib.suppress(httpx.HTTPError):
                        httpx.get(f"http://127.0.0.1:{port}/readyz")
                        break
                    time.sleep(0.1)
                asyncio.run(drive(args, f"127.0.0.1:{port}", server.pid))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
