"""Players for the load benchmark: as little work as can be, so that one core drives thousands of sockets."""

from __future__ import annotations

import asyncio
import random
import re
import secrets
import socket
import struct
import time
from typing import Any, cast

import msgspec
from bench.load_tables import SEATS, Seated

from saboteur.server.messages import PROTOCOL

# WebSocket by hand: the server sends whole, unmasked text frames; ours are masked with a key of zeros.
UPGRADE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
)
LIVELY = 0.1  # seconds between the moves of one table; that is where slow readers are put
_STEP = re.compile(rb'^\{"t":"(frame|snapshot)","seq":(\d+)')


class Choices(msgspec.Struct):
    """Actions that have something in common."""

    like: dict[str, Any]
    fields: list[str]
    rows: list[list[Any]]


class GamePart(msgspec.Struct):
    """What a player needs of the whole game."""

    decision: int
    options: list[dict[str, Any]]
    result: object = None


class GamePatch(msgspec.Struct):
    """What a player needs of a change."""

    decision: int
    options: list[Choices]
    result: object = None


class Step(msgspec.Struct):
    """A frame or a snapshot."""

    seq: int
    game: GamePart | None = None
    patch: GamePatch | None = None


_DECODER = msgspec.json.Decoder(Step)


def framed(text: bytes) -> bytes:
    """A masked text frame."""
    size = len(text)
    head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0x80 | 126]) + struct.pack(">H", size)
    return head + b"\0\0\0\0" + text


class Line(asyncio.Protocol):
    """A WebSocket that hands each text on to `heard`."""

    def __init__(self, hello: dict[str, Any]) -> None:
        self.hello = hello
        self.transport: asyncio.Transport | None = None
        self.received = 0
        self.lost = asyncio.get_running_loop().create_future()
        self.open = False
        self._buffer = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's own are no subclass
        self.transport.write(UPGRADE.format(key="AAAAAAAAAAAAAAAAAAAAAA==").encode())

    def connection_lost(self, _error: Exception | None) -> None:
        self.open = False
        if not self.lost.done():
            self.lost.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        self.received += len(data)
        if not self.open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(bytes(self._buffer[:200]))
            del self._buffer[: end + 4]
            self.open = True
            self.say(msgspec.json.encode(self.hello))
        self._frames()

    def _frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) >= at + 2:
            size, head = buffer[at + 1] & 0x7F, 2
            if size == 126:
                if len(buffer) < at + 4:
                    break
                size, head = int.from_bytes(buffer[at + 2 : at + 4]), 4
            elif size == 127:
                if len(buffer) < at + 10:
                    break
                size, head = int.from_bytes(buffer[at + 2 : at + 10]), 10
            if len(buffer) < at + head + size:
                break
            if buffer[at] & 0x0F == 8 and self.transport is not None:  # the server hangs up
                self.transport.close()
            elif buffer[at] & 0x0F == 9 and self.transport is not None:
                self.transport.write(bytes([0x8A, 0x80 | size]) + b"\0\0\0\0" + buffer[at + head : at + head + size])
            elif buffer[at] & 0x0F == 1:
                self.heard(bytes(buffer[at + head : at + head + size]))
            at += head + size
        if at:
            del buffer[:at]

    def say(self, text: bytes) -> None:
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(framed(text))

    def heard(self, text: bytes) -> None: ...


def hello(seated: Seated, seat: int | None) -> dict[str, Any]:
    said: dict[str, Any] = {"t": "hello", "protocol": PROTOCOL, "table": seated.table}
    return said if seat is None else said | {"token": seated.tokens[seat]}


async def dial(line: Line, port: int, room: int | None = None, source: str = "") -> None:
    """Connect; `room` is what the system keeps for us until we read, `source` the address we come from."""
    loop, own = asyncio.get_running_loop(), socket.socket()
    if source:
        own.bind((source, 0))
    if room is not None:
        own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    own.setblocking(False)
    await loop.sock_connect(own, ("127.0.0.1", port))
    await loop.create_connection(lambda: line, sock=own)


async def asked(
    port: int, method: str, path: str, body: bytes = b"", *, token: str = "", cookie: str = "", source: str = ""
) -> tuple[int, bytes]:
    """Send one request over a connection of its own; return its status, 0 if the door was shut at once, and all of
    the answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0) if source else None)
    try:
        head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {len(body)}\r\n"
        head += f"Origin: http://127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
        head += f"Authorization: Bearer {token}\r\n" if token else ""
        head += f"Cookie: {cookie}\r\n" if cookie else ""
        writer.write(head.encode() + b"\r\n" + body)
        answer = await reader.read()
    finally:
        writer.close()
    return int(answer[9:12] or b"0"), answer


class Seat(Line):
    """A player's line: tells its table what came."""

    def __init__(self, table: PlayedTable, seat: int) -> None:
        super().__init__(hello(table.seated, seat))
        self.table = table
        self.seat = seat
        self.pinged = 0.0  # when, if no answer has come yet
        self.ponged = 0.0  # the longest time from one to the other

    def ping(self) -> None:
        self.pinged = self.pinged or time.perf_counter()
        self.say(b'{"t":"ping"}')

    def heard(self, text: bytes) -> None:
        found = _STEP.match(text)
        if found is not None:
            self.table.step(self, int(found.group(2)), text)
        elif self.pinged and text.startswith(b'{"t":"pong"'):
            self.ponged = max(self.ponged, time.perf_counter() - self.pinged)
            self.pinged = 0.0
        elif text.startswith((b'{"t":"no"', b'{"t":"bye"')):
            self.table.fault = text[:200].decode()
            self.table.idle.set()


class PlayedTable:
    """Six lines; one move at a time."""

    def __init__(self, seated: Seated, ports: list[int], rng: random.Random, source: str = "") -> None:
        self.seated = seated
        self._source = source
        self.seq = 0
        self.game: GamePart | GamePatch | None = None
        self.actor: Seat | None = None
        self.over = False
        self.idle = asyncio.Event()
        self.took: float = 0.0
        self.fault = ""
        self._rng = rng
        self._ports = ports  # the seats go to them in turn
        self._sent = 0.0
        self._waiting = 0
        self._heard = 0
        self._found = False
        self.seats: list[Seat] = []

    def __str__(self) -> str:
        lost = [line.seat for line in self.seats if not line.open]
        return f"step {self.seq}, waiting for {self._waiting}, heard by {self._heard}, lines lost: {lost}"

    async def connect(self) -> None:
        for seat in range(SEATS):
            line = Seat(self, seat)
            await dial(line, self._ports[seat % len(self._ports)], source=self._source)
            self.seats.append(line)
        while self.actor is None or self._heard < SEATS:  # noqa: ASYNC110 - once, before anything is measured
            await asyncio.sleep(0.01)
        self.idle.set()

    def step(self, line: Seat, seq: int, text: bytes) -> None:
        if seq > self.seq:
            self.seq, self._heard, self._found = seq, 0, False
        if seq == self.seq:
            self._heard += 1
            if not self._found:  # whoever is asked has options; frames that come after theirs need no decoding
                step = _DECODER.decode(text)
                self._read(line, step.patch or step.game)
        if seq == self._waiting and self._heard == SEATS:
            self.took = time.perf_counter() - self._sent
            self._waiting = 0
            self.idle.set()

    def _read(self, line: Seat, game: GamePart | GamePatch | None) -> None:
        if game is None:
            self._found = True  # not the game's business: who is asked stays the same
        elif game.options:
            self.actor, self.game, self._found = line, game, True
        elif game.result is not None:
            self.over = True

    def move(self) -> None:
        assert self.actor is not None
        assert self.game is not None
        action = self._rng.choice(self.game.options)
        if isinstance(action, Choices):
            row = self._rng.choice(action.rows)
            action = {**action.like, **dict(zip(action.fields, row, strict=True))}
        act = {"t": "act", "cid": secrets.token_hex(6), "decision": self.game.decision, "action": action}
        self.idle.clear()
        self._waiting, self._sent = self.seq + 1, time.perf_counter()
        self.actor.say(msgspec.json.encode(act))


class Tables:
    """All tables and the figures of their moves."""

    def __init__(
        self,
        seated: list[Seated],
        ports: list[int],
        rng: random.Random,
        sources: list[str] | None = None,
        *,
        spread: bool = False,
    ) -> None:
        """All players of a table go to one of the ports; if they are spread, to all of them."""
        sources = sources or [""] * len(seated)
        self.all = [
            PlayedTable(one, ports if spread else [ports[number % len(ports)]], rng, source)
            for number, (one, source) in enumerate(zip(seated, sources, strict=True))
        ]
        self.quiet: set[int] = set()  # tables that do not play
        self.lively = 0  # the table that plays fast
        self.times: list[float] = []
        self.late = 0.0  # by how much we ourselves woke up too late, at most
        self._rng = rng
        self._tasks: list[asyncio.Task[None]] = []
        self._pinging: asyncio.Task[None] | None = None
        self._before = 0

    async def connect(self, at_once: int) -> None:
        for first in range(0, len(self.all), at_once):
            await asyncio.wait_for(
                asyncio.gather(*(table.connect() for table in self.all[first : first + at_once])), 30
            )

        self._pinging = asyncio.get_running_loop().create_task(self._ping())

    async def _ping(self) -> None:
        """Give a sign of life on every line every 15 seconds, as real clients do."""
        lines = [line for table in self.all for line in table.seats]
        while True:
            for number, line in enumerate(lines):
                line.ping()
                if number % 20 == 0:
                    pause, began = 15.0 * 20 / len(lines), time.perf_counter()
                    await asyncio.sleep(pause)
                    self.late = max(self.late, time.perf_counter() - began - pause)

    @property
    def received(self) -> int:
        return sum(line.received for table in self.all for line in table.seats) - self._before

    @property
    def ponged(self) -> float:
        """The longest time from a ping to its answer, which no store is asked for."""
        return max(line.ponged for table in self.all for line in table.seats)

    def forget(self) -> None:
        self.times, self.late = [], 0.0
        for table in self.all:
            for line in table.seats:
                line.ponged = 0.0
        self._before += self.received

    def begin(self, interval: float) -> None:
        loop = asyncio.get_running_loop()
        paces = [min(interval, LIVELY) if number == self.lively else interval for number in range(len(self.all))]
        self._tasks = [loop.create_task(self._play(number, pace)) for number, pace in enumerate(paces)]

    async def _play(self, number: int, interval: float) -> None:
        table = self.all[number]
        due = time.perf_counter() + self._rng.uniform(0, interval)
        while not table.over and number not in self.quiet:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += interval
            table.move()
            try:
                async with asyncio.timeout(10):  # not wait_for, which may swallow being cancelled
                    await table.idle.wait()
            except TimeoutError:
                raise RuntimeError(f"table {number} waits for ever: {table}") from None
            self.times.append(table.took)

    async def end(self) -> None:
        """Stop after the moves under way."""
        for task in self._tasks:
            task.cancel()
        done = await asyncio.gather(*self._tasks, return_exceptions=True)
        told = [table.fault for table in self.all if table.fault]
        if told:
            raise RuntimeError(f"{len(told)} tables refused something: {told[0]}")
        faults = [fault for fault in done if isinstance(fault, Exception)]
        if faults:
            raise faults[0]
        waiting = [table for table in self.all if not table.over and not table.idle.is_set()]
        if waiting:
            await asyncio.wait([asyncio.ensure_future(table.idle.wait()) for table in waiting], timeout=20)
        stuck = [table for table in waiting if not table.idle.is_set()]
        if stuck:
            raise RuntimeError(f"{len(stuck)} tables wait for ever: {stuck[0]}")

    def over(self) -> bool:
        return sum(table.over for table in self.all) > len(self.all) / 10

    def close(self) -> None:
        if self._pinging is not None:
            self._pinging.cancel()
        for table in self.all:
            for line in table.seats:
                if line.transport is not None:
                    line.transport.abort()
