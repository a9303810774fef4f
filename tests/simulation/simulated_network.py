"""The network of a simulated night: word between processes, and connections of people to a process, as bytes.

Word between two processes keeps its order and may get lost; a break is told when it is over, as over Redis and
PostgreSQL. A connection carries bytes in pieces of any size, may be slow, may stop in the middle of a frame, and ends
for both sides at different moments.
"""

from __future__ import annotations

import asyncio
import contextvars
import functools
import random
from collections.abc import Awaitable, Callable
from typing import Any

from tests.simulation.virtual_time import PROCESS, VirtualLoop

from saboteur.server.fanout.fanout_protocol import Handler, Hint, Lost
from saboteur.server.fanout.subscriptions import Subscriptions

HIGH_WATER = 65_536  # bytes under way from which a server is told to write no more, as asyncio does


class Exchange:
    """Where all processes' words pass through."""

    def __init__(self, loop: VirtualLoop, dice: random.Random) -> None:
        self.loop = loop
        self.dice = dice
        self.slowness = 0.002
        self.loss = 0.0  # chance that a word gets lost
        self.twice = 0.0  # chance that a hint comes twice
        self.away: set[str] = set()  # processes that hear and say nothing
        self.ends: dict[str, SimulatedFanout] = {}
        self._free: dict[tuple[str, str], float] = {}  # when the way between two processes is free again

    def carry(self, sender: str, receiver: str, deliver: Callable[[], None], *, hint: bool = False) -> None:
        """Bring a word to a process, in the order in which words were sent there."""
        if sender in self.away or receiver in self.away or self.dice.random() < self.loss:
            return
        end = self.ends[receiver]
        for _ in range(2 if hint and self.dice.random() < self.twice else 1):
            way = (sender, receiver)
            arrives = max(self.loop.time() + self.dice.expovariate(1 / self.slowness), self._free.get(way, 0.0))
            self._free[way] = arrives
            self.loop.call_at(arrives, deliver, context=end.context)

    def back(self, process: str) -> None:
        """A process hears and says again; it is told that something may be missing."""
        self.away.discard(process)
        end = self.ends.get(process)
        if end is not None:
            self.loop.call_soon(end.subscriptions.lost, context=end.context)


class SimulatedFanout:
    """A process's end of the exchange."""

    def __init__(self, exchange: Exchange) -> None:
        self._exchange = exchange
        self._process = PROCESS.get()
        self.context = contextvars.copy_context()
        self.subscriptions = Subscriptions()
        self._open = False

    async def open(self) -> None:
        self._open = True
        self._exchange.ends[self._process] = self

    async def close(self) -> None:
        self._open = False
        self._exchange.ends.pop(self._process, None)
        await self.subscriptions.close()

    def queued(self) -> int:
        return 0

    async def ping(self) -> None:
        """It answers."""

    def publish(self, table: str, seq: int) -> None:
        for process, end in list(self._exchange.ends.items()):
            hear = end.subscriptions.hint
            self._exchange.carry(self._process, process, lambda hear=hear: hear(table, seq), hint=True)  # type: ignore[misc]

    def subscribe(self, hint: Hint, lost: Lost | None = None) -> Callable[[], None]:
        return self.subscriptions.subscribe(hint, lost)

    def send(self, owner: str, message: bytes) -> None:
        for process, end in list(self._exchange.ends.items()):
            if owner in end.subscriptions.owners:
                deliver = end.subscriptions.deliver
                self._exchange.carry(self._process, process, functools.partial(deliver, owner, message))

    async def listen(self, owner: str, handler: Handler) -> Callable[[], Awaitable[None]]:
        stop = self.subscriptions.listen(owner, handler)

        async def stopped() -> None:
            await stop()

        return stopped


class Link(asyncio.Transport):
    """A connection: the server's transport, and what somebody holds at the other end."""

    def __init__(
        self,
        loop: VirtualLoop,
        dice: random.Random,
        address: str,
        hear: Callable[[bytes], None],
        over: Callable[[], None],
    ) -> None:
        super().__init__()
        self._loop = loop
        self._dice = dice
        self._address = address
        self._hear = hear
        self._over = over
        self._server: contextvars.Context | None = None
        self._person = contextvars.copy_context()
        self._protocol: asyncio.Protocol | None = None
        self._ended = {"server": False, "person": False}
        self._arrivals = {"server": 0.0, "person": 0.0}
        self._kept: list[bytes] = []  # on the way to a server that does not read
        self._reading = True
        self._under_way = 0
        self._paused = False
        self.slowness = 0.02
        self.bytes_a_second = 1e6

    def reach(self, process: contextvars.Context, make: Callable[[], asyncio.Protocol]) -> None:
        """Arrive at a process."""
        self._server = process
        self._carry("server", process, 0, self._arrive, make)

    def _arrive(self, make: Callable[[], asyncio.Protocol]) -> None:
        if not self._ended["person"]:
            self._protocol = make()
            self._protocol.connection_made(self)

    def _carry(
        self, side: str, context: contextvars.Context, size: int, arrive: Callable[..., None], *what: Any
    ) -> None:
        delay = self._dice.expovariate(1 / self.slowness) + size / self.bytes_a_second
        self._arrivals[side] = at = max(self._loop.time() + delay, self._arrivals[side] + 1e-6)
        self._loop.call_at(at, arrive, *what, context=context)

    # -- the person's end

    def say(self, data: bytes) -> None:
        """Send bytes to the server, in pieces."""
        if self._ended["person"] or self._server is None:
            return
        cut = self._dice.randrange(1, len(data)) if self._dice.random() < 0.1 else len(data)
        for piece in (data[:cut], data[cut:]):
            if piece:
                self._carry("server", self._server, len(piece), self._take, piece)

    def _take(self, data: bytes) -> None:
        if self._ended["server"] or self._protocol is None:
            return
        if self._reading:
            self._protocol.data_received(data)
        else:
            self._kept.append(data)

    def cut(self) -> None:
        """Break: what is under way is lost, and both sides find out, each in its own time."""
        self._end("person", self._dice.expovariate(1 / 0.5))
        self._end("server", self._dice.expovariate(1 / 0.5))

    def _end(self, side: str, after: float) -> None:
        if self._ended[side]:
            return
        self._ended[side] = True
        if side == "person":
            self._loop.call_later(after, self._over, context=self._person)
        elif self._server is not None:
            self._loop.call_later(after, self._lost, context=self._server)

    def _lost(self) -> None:
        protocol, self._protocol = self._protocol, None
        if protocol is not None:
            protocol.connection_lost(None)

    # -- the server's end: what asyncio's transports do

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if self._ended["server"]:
            return
        self._under_way += len(data)
        self._carry("person", self._person, len(data), self._bring, bytes(data))
        if self._under_way > HIGH_WATER and not self._paused and self._protocol is not None:
            self._paused = True
            self._protocol.pause_writing()

    def _bring(self, data: bytes) -> None:
        self._under_way -= len(data)
        if not self._ended["person"]:
            self._hear(data)
        if self._paused and self._under_way < HIGH_WATER // 4 and self._server is not None:
            self._paused = False
            self._loop.call_soon(self._resume, context=self._server)

    def _resume(self) -> None:
        if self._protocol is not None:
            self._protocol.resume_writing()

    def close(self) -> None:
        if not self._ended["server"]:
            self._ended["server"] = True
            self._carry("person", self._person, 0, self._end, "person", 0.0)
            self._loop.call_soon(self._lost)

    abort = close

    def is_closing(self) -> bool:
        return self._ended["server"]

    def pause_reading(self) -> None:
        self._reading = False

    def resume_reading(self) -> None:
        self._reading = True
        kept, self._kept = self._kept, []
        for data in kept:
            self._take(data)

    def get_write_buffer_size(self) -> int:
        return max(0, self._under_way - HIGH_WATER)

    def get_protocol(self) -> asyncio.BaseProtocol:
        assert self._protocol is not None
        return self._protocol

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return (self._address, 40000) if name == "peername" else default
