"""The server: its parts put together. `http.application` puts its routes in front of it."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from pathlib import Path

import structlog

from saboteur.server import network
from saboteur.server.collector import Collector
from saboteur.server.connections.connection import Connection
from saboteur.server.connections.http_connection import Doors
from saboteur.server.fanout import Fanout, open_fanout
from saboteur.server.http.limiter import Limiter, callers_at
from saboteur.server.http.shared_limiter import SharedLimiter
from saboteur.server.metrics import Figures, Metrics
from saboteur.server.operator import Operator
from saboteur.server.people.identity import Identities, signing_secret
from saboteur.server.people.notifier import Notifier
from saboteur.server.people.push import check_settings as check_push
from saboteur.server.settings import Settings
from saboteur.server.store import Store, StoreError, StoreUnavailable, open_store
from saboteur.server.tables.bot_pool import BotPool
from saboteur.server.tables.rooms import Rooms
from saboteur.server.timing import Clock

_log = structlog.get_logger("saboteur.server")
BEATEN_AT_ONCE = 50  # lines
LOOK_SECONDS = 2.0  # between looks at what operators want
WRITE_SECONDS = 1.0  # for which the last try to write counts
WRITE_PATIENCE = 2.0
GONE = 3600.0  # seconds after which a process that was not heard of is forgotten


class Server:
    """Everything a request needs. `open` before use, `close` after."""

    store: Store
    fanout: Fanout
    rooms: Rooms
    notifier: Notifier
    identities: Identities

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.clock = clock or Clock()
        self.limiter = Limiter(settings)
        self.doors = Doors(settings, self.limiter)
        check_push(settings)
        self.metrics = Metrics()
        self.metrics.registry.register(Figures(self))
        self.collector = Collector()
        self.bot_pool = BotPool(settings.bot_workers, settings.bot_delay)
        self.operator = Operator(self)
        self.lag = 0.0  # seconds by which the heart last beat too late
        self._wrote: tuple[float, StoreError | None] = (float("-inf"), None)
        self._shared = SharedLimiter(settings) if settings.redis else None
        self.leaving = False
        self.url = ""
        self.origins: frozenset[str] = frozenset()
        self.invites: list[str] = []  # where other devices open the page, the likeliest first
        self._crowd: Counter[str] = Counter()
        self._lines: dict[Connection, None] = {}
        self._pulse: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None
        self.listen_at(settings.port, [])

    def listen_at(self, port: int, addresses: list[str]) -> None:
        """Say at which port the server listens, and under which other addresses of this machine."""
        settings = self.settings
        self.url = settings.url(port)
        hosts = ["127.0.0.1", "localhost", *addresses] if not settings.public_url else []
        here = [network.url_of(host, port) for host in hosts]
        self.origins = frozenset({self.url, *(origin.rstrip("/") for origin in settings.origins), *here})
        others = [network.url_of(host, port) for host in addresses if not network.is_loopback(host) or settings.lan]
        self.invites = [self.url] if settings.public_url else others

    @property
    def invite(self) -> str:
        """Return the address for links and QR codes; empty if no other device can open the page."""
        return self.invites[0] if self.invites else ""

    async def open(self) -> None:
        """Open the store and begin. StoreError says in one line why not."""
        settings = self.settings
        secret = signing_secret(settings.secret, Path(settings.data))
        self.store = await open_store(settings.database_url())
        self.identities = Identities(self.store, secret)
        try:
            self.fanout = await open_fanout(settings.database_url(), settings.redis or None)
        except BaseException:
            await self.store.close()
            raise
        self.notifier = Notifier(settings, self.store, self.url, secret)
        self.rooms = Rooms(settings, self.store, self.fanout, self.clock, self.bot_pool, self.notifier, self.limiter)
        self.rooms.on_append = self.metrics.store_seconds.observe
        await self.rooms.begin()
        await self.operator.look(self.clock.now() / 1000)
        self._looking = asyncio.get_running_loop().create_task(self._look(), name="operator")
        self._pulse = asyncio.get_running_loop().create_task(self._beat(), name="heartbeat")

    async def close(self) -> None:
        """Announce the restart, finish what is being written, and let go."""
        self.leaving = True
        for task in (self._pulse, self._looking):
            if task is not None:
                task.cancel()
        await self.rooms.close()
        self.notifier.close()
        self.bot_pool.close()
        if self._shared is not None:
            await self._shared.close()
        with contextlib.suppress(StoreError):
            await self.store.drop_processes(self.rooms.owner, self.clock.now() / 1000 - GONE)
        await self.fanout.close()
        await self.store.close()

    async def _look(self) -> None:
        """Do what operators want."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.operator.look(self.clock.now() / 1000)
            except StoreError as error:
                _log.warning("operator_failed", error=type(error).__name__)
            except Exception as error:  # noqa: BLE001 - a fault of ours; operators must keep their hands
                _log.error("operator_failed", error=type(error).__name__, exc_info=error)

    async def can_write(self) -> None:
        """Raise what keeps us from writing, if anything does; found out by writing, once a second at most."""
        loop = asyncio.get_running_loop()
        when, failed = self._wrote
        if loop.time() - when > WRITE_SECONDS:
            failed = None
            try:
                async with asyncio.timeout(WRITE_PATIENCE):
                    await self.operator.tell(self.clock.now() / 1000)
            except StoreError as error:
                failed = error
            except TimeoutError:
                failed = StoreUnavailable("the store does not take anything just now")
            self._wrote = (loop.time(), failed)
        if failed is not None:
            raise failed

    def lines(self) -> list[Connection]:
        """Return all open lines."""
        return list(self._lines)

    def busiest(self, count: int) -> list[tuple[str, int]]:
        """Return the networks with the most connections; behind a proxy, with the most lines to tables."""
        return self._crowd.most_common(count) if self.settings.trust_proxy else self.doors.busiest(count)

    async def allows(self, kind: str, address: str) -> bool:
        """Count something that an address asks for, here and, where processes share it, for all of them."""
        if not self.limiter.allows_address(kind, address):
            return False
        return self._shared is None or await self._shared.allows_address(kind, address)

    # -- lines -------------------------------------------------------------------------------------------

    def open_line(self, line: Connection) -> None:
        """Take in somebody's line."""
        self._crowd.update(caller.key for caller in callers_at(line.address))
        self.metrics.connections.labels(line.kind).inc()
        self._lines[line] = None

    def close_line(self, line: Connection) -> None:
        """Forget a line."""
        line.closed = True
        self._lines.pop(line, None)
        self.collector.ended()
        for caller in callers_at(line.address):
            self._crowd[caller.key] -= 1
            if self._crowd[caller.key] <= 0:
                del self._crowd[caller.key]
        self.metrics.connections.labels(line.kind).dec()

    def crowded(self, address: str) -> bool:
        """Return whether an address has as many lines as it may, or the network it is in."""
        most = self.settings.max_connections
        return any(self._crowd[caller.key] >= most * caller.share for caller in callers_at(address))

    async def _beat(self) -> None:
        """Give quiet lines a sign of life, and close those that give none; a few at a time, so that nobody waits."""
        period = self.settings.heartbeat / 3
        while True:
            lines = list(self._lines)
            pause = period / (len(lines) // BEATEN_AT_ONCE + 1)
            for first in range(0, len(lines) + 1, BEATEN_AT_ONCE):
                self._beat_some(lines[first : first + BEATEN_AT_ONCE])
                due = asyncio.get_running_loop().time() + pause
                await asyncio.sleep(pause)
                self.lag = max(0.0, asyncio.get_running_loop().time() - due)
            self.doors.sweep(asyncio.get_running_loop().time())
            self.collector.sweep(len(self._lines))

    def _beat_some(self, lines: list[Connection]) -> None:
        heartbeat, now = self.settings.heartbeat, asyncio.get_running_loop().time()
        for line in lines:
            if line.kind == "ws" and now - line.heard > 3 * heartbeat:
                line.bye("silent", "Nothing was heard from you; connect again to go on.", resume=True)
            elif now - line.sent > heartbeat * 2 / 3:
                line.pong()
