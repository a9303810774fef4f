"""Fan-out over a service that all processes can reach: what Redis and PostgreSQL have in common.

One task holds the connection: it connects, takes up the channels, sends what is queued and delivers what comes,
and after a break begins again, waiting longer each time up to a bound. What was queued or on its way may be lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable

from saboteur.server.fanout.fanout_protocol import FanoutError, Handler, Hint, Lost
from saboteur.server.fanout.subscriptions import Subscriptions
from saboteur.server.limits.bounds import FANOUT_QUEUE

log = logging.getLogger(__name__)

LONGEST_PAUSE = 2.0
HINTS = "hint"


class RemoteConnection(ABC):
    """A connection to the service. Any error of `fatal_errors` means that it is lost for good."""

    fatal_errors: tuple[type[Exception], ...]

    @abstractmethod
    async def connect(self) -> None: ...

    @abstractmethod
    async def hear(self, channel: str) -> None:
        """From when this returns, what is sent on the channel arrives."""

    @abstractmethod
    async def unhear(self, channel: str) -> None: ...

    @abstractmethod
    async def send(self, words: list[tuple[str, bytes]]) -> None:
        """(channel, word) in this order."""

    @abstractmethod
    async def receive(self) -> tuple[str, bytes]:
        """The next word. Notices within some seconds that the other end is silently gone."""

    @abstractmethod
    async def close(self) -> None:
        """Never fails, and ends a `receive`."""


class RemoteFanout:
    """`Fanout` over connections that `make` makes. `name` keeps apart servers that share a service."""

    def __init__(
        self, make: Callable[[], RemoteConnection], address: str, name: str = "saboteur", *, may_be_away: bool = False
    ) -> None:
        self.address = address
        self._may_be_away = may_be_away
        self._make = make
        self._name = name
        self._subscriptions = Subscriptions()
        self._outgoing: deque[tuple[str, bytes]] = deque(maxlen=FANOUT_QUEUE)
        self._filled = asyncio.Event()
        self._all_sent = asyncio.Event()
        self._all_sent.set()
        self._connection: RemoteConnection | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect; what may be away at the start is connected to as soon as it can be."""
        connection: RemoteConnection | None
        try:
            connection = await self._connect()
        except FanoutError:
            raise
        except Exception as error:  # noqa: BLE001 -- only its kind: its text may show the password
            away = f"{self.address}: cannot be reached ({type(error).__name__})"
            if not self._may_be_away:
                raise FanoutError(away) from None
            log.warning("%s; trying on", away)
            connection = None
        self._task = asyncio.create_task(self._run(connection), name="fanout")

    async def close(self) -> None:
        task, self._task = self._task, None
        if task:
            if self._connection:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(1):
                        await self._all_sent.wait()
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        await self._subscriptions.close()

    def queued(self) -> int:
        return len(self._outgoing)

    @property
    def connected(self) -> bool:
        """Whether words go out just now, as far as is known."""
        return self._connection is not None

    async def ping(self) -> None:
        if not self.connected:
            raise FanoutError(f"{self.address}: not connected")

    def publish(self, table: str, seq: int) -> None:
        self._queue(HINTS, f"{seq} {table}".encode())

    def subscribe(self, hint: Hint, lost: Lost | None = None) -> Callable[[], None]:
        return self._subscriptions.subscribe(hint, lost)

    def send(self, owner: str, message: bytes) -> None:
        self._queue(f"mail:{owner}", message)

    async def listen(self, owner: str, handler: Handler) -> Callable[[], Awaitable[None]]:
        stop_handling = self._subscriptions.listen(owner, handler)
        channel = self._channel(f"mail:{owner}")
        connection = self._connection
        if connection:
            try:
                await connection.hear(channel)
            except connection.fatal_errors:
                await connection.close()  # the next one takes it up

        async def stop() -> None:
            await stop_handling()
            if self._connection:
                with contextlib.suppress(*self._connection.fatal_errors):
                    await self._connection.unhear(channel)

        return stop

    # ---- the connection

    def _channel(self, what: str) -> str:
        return f"{self._name}:{what}"

    def _queue(self, what: str, word: bytes) -> None:
        self._outgoing.append((self._channel(what), word))
        self._all_sent.clear()
        self._filled.set()

    async def _connect(self) -> RemoteConnection:
        connection = self._make()
        try:
            async with asyncio.timeout(5):
                await connection.connect()
                for what in [HINTS, *(f"mail:{owner}" for owner in self._subscriptions.owners)]:
                    await connection.hear(self._channel(what))
        except BaseException:
            await connection.close()
            raise
        self._connection = connection
        return connection

    async def _run(self, connection: RemoteConnection | None) -> None:
        while True:
            if connection is None:
                connection = await self._connect_again()
                self._subscriptions.lost()
            try:
                await self._use(connection)
            finally:
                self._connection = None
                await connection.close()
            log.warning("%s: connection lost", self.address)
            connection = await self._connect_again()
            log.info("%s: connected again", self.address)
            self._subscriptions.lost()

    async def _connect_again(self) -> RemoteConnection:
        pause = 0.05
        while True:
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)
            try:
                return await self._connect()
            except Exception as error:  # noqa: BLE001 -- whatever it is, it may be gone the next time
                log.debug("%s: still away (%s)", self.address, type(error).__name__)

    async def _use(self, connection: RemoteConnection) -> None:
        """Send and deliver until the connection breaks."""
        both = [asyncio.create_task(self._send_on(connection)), asyncio.create_task(self._receive_on(connection))]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            for error in await asyncio.gather(*both, return_exceptions=True):
                if isinstance(error, Exception) and not isinstance(error, connection.fatal_errors):
                    log.error("%s: unexpected", self.address, exc_info=error)

    async def _send_on(self, connection: RemoteConnection) -> None:
        while True:
            await self._filled.wait()
            self._filled.clear()
            while self._outgoing:
                words = [self._outgoing.popleft() for _ in range(min(len(self._outgoing), 200))]
                await connection.send(words)
            self._all_sent.set()

    async def _receive_on(self, connection: RemoteConnection) -> None:
        hints = self._channel(HINTS)
        mail = self._channel("mail:")
        while True:
            channel, word = await connection.receive()
            if channel == hints:
                seq, _, table = word.decode(errors="replace").partition(" ")
                if seq.isdecimal():
                    self._subscriptions.hint(table, int(seq))
            elif channel.startswith(mail):
                self._subscriptions.deliver(channel.removeprefix(mail), word)
