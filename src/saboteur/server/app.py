"""The server: its parts put together. `http.application` puts its routes in front of it."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import itertools
import time
from pathlib import Path
from typing import TYPE_CHECKING

import structlog

from saboteur.core.table.refusal import Refusal
from saboteur.server import local_addresses
from saboteur.server import messages as m
from saboteur.server.clubs.club_house import Clubs
from saboteur.server.daily.daily_house import Daily
from saboteur.server.fanout import Fanout, open_fanout
from saboteur.server.finished.answer_cache import Answers
from saboteur.server.finished.judging import Judges
from saboteur.server.finished.pruning import Pruning
from saboteur.server.garbage_collector import Collector
from saboteur.server.limits.address_counts import Crowd
from saboteur.server.limits.bounds import BEATEN_AT_ONCE
from saboteur.server.limits.connection_gate import ConnectionGate
from saboteur.server.limits.rate_limiter import Limiter
from saboteur.server.matching.waiting_list import WaitingList
from saboteur.server.metrics import Figures, Metrics
from saboteur.server.operators.enforcement import Operator
from saboteur.server.people.acquaintances import Acquaintances
from saboteur.server.people.identity import Identities, signing_secret
from saboteur.server.people.notifier import Notifier
from saboteur.server.people.passkeys import Passkeys
from saboteur.server.people.phrases import SlowHashes
from saboteur.server.people.push import check_settings as check_push
from saboteur.server.puzzles.puzzle_desk import PuzzleDesk
from saboteur.server.settings import Settings
from saboteur.server.store import Store, StoreError, StoreUnavailable, open_store
from saboteur.server.tables.bots.bot_pool import BotPool
from saboteur.server.tables.cluster.follower import Follower
from saboteur.server.tables.delivery.connection import Connection
from saboteur.server.tables.room import Reply, Room
from saboteur.server.tables.rooms import Rooms
from saboteur.server.timing import Clock
from saboteur.server.tournaments.house import Tournaments

if TYPE_CHECKING:
    from saboteur.server.limits.shared_rates import SharedLimiter

_log = structlog.get_logger("saboteur.server")
BUSY = 100  # connections from which bots' workers are started before a bot needs one
LOOK_SECONDS = 2.0  # between looks at what operators want
HEARD_LOOKS = 15  # of those between two notes of who is here
WRITE_SECONDS = 1.0  # for which the last try to write counts
WRITE_PATIENCE = 2.0
GONE = 3600.0  # seconds after which a process that was not heard of is forgotten


def _shared_limiter(settings: Settings) -> SharedLimiter:
    """Count rates in Redis, whose package is there only where it is wanted (the extra `redis`)."""
    from saboteur.server.limits.shared_rates import SharedLimiter  # noqa: PLC0415 -- see above

    return SharedLimiter(settings)


class Server:
    """Everything a request needs. `open` before use, `close` after."""

    store: Store
    fanout: Fanout
    rooms: Rooms
    tournaments: Tournaments
    clubs: Clubs
    daily: Daily
    puzzles: PuzzleDesk
    acquaintances: Acquaintances
    notifier: Notifier
    identities: Identities
    passkeys: Passkeys
    slow_hashes: SlowHashes
    waiting_list: WaitingList
    pruning: Pruning

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.clock = clock or Clock()
        self.limiter = Limiter(settings)
        self.collector = Collector()
        self.gate = ConnectionGate(settings, self.limiter, self.collector.ended)
        check_push(settings)
        self.metrics = Metrics()
        self.metrics.registry.register(Figures(self))
        self.bot_pool = BotPool(settings.bot_workers, settings.bot_delay)
        self.judges = Judges(settings.judge)
        self.answers = Answers()
        self.operator = Operator(self)
        self.lag = 0.0  # seconds by which the heart last beat too late
        self._wrote: tuple[float, StoreError | None] = (float("-inf"), None)
        self._shared = _shared_limiter(settings) if settings.redis else None
        self.leaving = False
        self.url = ""
        self.origins: frozenset[str] = frozenset()
        self.invites: list[str] = []  # where other devices open the page, the likeliest first
        self._crowd = Crowd()  # at tables
        self._connections: dict[Connection, None] = {}
        self._pulse: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None
        self._exchanging: asyncio.Task[None] | None = None
        self.listen_at(settings.port, [])

    def listen_at(self, port: int, addresses: list[str]) -> None:
        """Say at which port the server listens, and under which other addresses of this machine."""
        settings = self.settings
        self.url = settings.url(port)
        hosts = ["127.0.0.1", "localhost", *addresses] if not settings.public_url else []
        here = [local_addresses.url_of(host, port) for host in hosts]
        self.origins = frozenset({self.url, *(origin.rstrip("/") for origin in settings.origins), *here})
        others = [
            local_addresses.url_of(host, port)
            for host in addresses
            if not local_addresses.is_loopback(host) or settings.lan
        ]
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
        self.passkeys = Passkeys(secret)
        self.slow_hashes = SlowHashes()
        try:
            self.fanout = await open_fanout(settings.database_url(), settings.redis or None)
        except BaseException:
            await self.store.close()
            raise
        self.notifier = Notifier(settings, self.store, self.url, secret)
        self.acquaintances = Acquaintances(self.store, secret, self.notifier, self.clock)
        self.rooms = Rooms(settings, self.store, self.fanout, self.clock, self.bot_pool, self.notifier, self.limiter)
        self.rooms.on_rematch = functools.partial(self.acquaintances.invite, rematch=True)
        self.rooms.on_append = self.metrics.store_seconds.observe
        await self.rooms.begin()
        self.tournaments = Tournaments(self.store, self.rooms, self.fanout)
        self.tournaments.begin()
        self.clubs = Clubs(self.store, self.rooms, self.tournaments)
        self.clubs.begin()
        self.daily = Daily(self.store, self.rooms, self.bot_pool, self.notifier, secret, settings.daily_hour)
        self.daily.begin()
        self.puzzles = PuzzleDesk(self.store)
        self.waiting_list = WaitingList(self.rooms, self.store, self.notifier, self.clock)
        await self.waiting_list.begin()
        self.pruning = Pruning(settings, self.store, self.rooms.owner)
        self.pruning.begin()
        await self.operator.look(self.clock.now() / 1000)
        self._looking = asyncio.get_running_loop().create_task(self._look(), name="operator")
        self._pulse = asyncio.get_running_loop().create_task(self._beat(), name="heartbeat")
        if self._shared is not None:
            crowds = {"lines": self._crowd, "tcp": self.gate.crowd}
            from saboteur.server.limits.shared_use import Exchange  # noqa: PLC0415 -- the extra `redis`

            exchange = Exchange(self._shared.redis, self.rooms.owner, self.limiter, crowds)
            self._exchanging = asyncio.get_running_loop().create_task(exchange.run(), name="exchange")

    async def close(self) -> None:
        """Announce the restart, finish what is being written, and let go."""
        self.leaving = True
        for task in (self._pulse, self._looking, self._exchanging):
            if task is not None:
                task.cancel()
        self.waiting_list.stop()
        self.pruning.stop()
        await self.judges.close()
        self.answers.close()
        await self.daily.close()
        await self.clubs.close()
        await self.tournaments.close()
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
        """Do what operators want; now and then note who is here."""
        for look in itertools.count(1):
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.operator.look(self.clock.now() / 1000)
                if look % HEARD_LOOKS == 0:
                    here = {connection.person for connection in self._connections if connection.person}
                    if here:
                        await self.acquaintances.hear(list(here))
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

    def connections(self) -> list[Connection]:
        """Return all open connections."""
        return list(self._connections)

    def busiest(self, count: int) -> list[tuple[str, int]]:
        """Return the networks with the most connections; behind a proxy, with the most connections to tables."""
        crowd = self._crowd if self.settings.trust_proxy else self.gate.crowd
        return crowd.busiest(count)

    async def allows(self, kind: str, address: str) -> bool:
        """Count something that an address asks for, here and, where processes share it, for all of them."""
        if not self.limiter.allows_address(kind, address):
            return False
        return self._shared is None or await self._shared.allows_address(kind, address)

    def too_fast(self, room: Room | Follower, person: str, address: str = "") -> Refusal | None:
        """Count an intent for a table; return the refusal if that is too much."""
        seated = room.state.seat_of(person) is not None
        return self.limiter.too_fast(room.state.table, person, address, seated=seated)

    def submit(
        self,
        room: Room | Follower,
        person: str,
        intent: m.AnyIntent,
        reply: Reply,
        connection: Connection | None = None,
        *,
        address: str = "",
    ) -> None:
        """Hand an intent to its room, unless the operator objects, and measure."""
        began = time.perf_counter()
        in_window = room.state.clocks.window is not None  # an answer there waits for its end

        def answered(said: m.Ok | m.No) -> None:
            metrics = self.metrics
            (metrics.intents.labels(said.code) if isinstance(said, m.No) else metrics.accepted).inc()
            if not (in_window and isinstance(intent, m.Act)):
                metrics.seconds.observe(time.perf_counter() - began)
            reply(said)

        objection = self.operator.objection(person, intent)
        if objection is None and isinstance(intent, m.Throw):
            where = address if connection is None else connection.address
            objection = self.limiter.throws_too_much(person, where)
        if objection is not None:
            answered(room.refusal(intent.cid, objection))
        else:
            room.submit(person, intent, answered, connection)

    # -- connections -------------------------------------------------------------------------------------------

    def open_connection(self, connection: Connection) -> None:
        """Take in somebody's connection."""
        self._crowd.enter(connection.address)
        self.metrics.connections.labels(connection.kind).inc()
        self._connections[connection] = None

    def close_connection(self, connection: Connection) -> None:
        """Forget a connection."""
        connection.closed = True
        self._connections.pop(connection, None)
        self.collector.ended()
        self._crowd.leave(connection.address)
        self.metrics.connections.labels(connection.kind).dec()

    def crowded(self, address: str) -> bool:
        """Return whether an address has as many connections as it may, or the network it is in."""
        return self._crowd.full(address, self.settings.max_connections)

    async def _beat(self) -> None:
        """Keep quiet connections alive and close those that are dead; a few at a time, so that nobody waits."""
        period = self.settings.heartbeat / 3
        while True:
            connections = list(self._connections)
            pause = period / (len(connections) // BEATEN_AT_ONCE + 1)
            for first in range(0, len(connections) + 1, BEATEN_AT_ONCE):
                self._beat_some(connections[first : first + BEATEN_AT_ONCE])
                due = asyncio.get_running_loop().time() + pause
                await asyncio.sleep(pause)
                self.lag = max(0.0, asyncio.get_running_loop().time() - due)
                self.collector.tidy(len(self._connections))
            if len(connections) >= BUSY:
                self.bot_pool.prepare()
            self.gate.sweep(asyncio.get_running_loop().time())
            self.collector.sweep(len(self._connections))
            self.answers.sweep()

    def _beat_some(self, connections: list[Connection]) -> None:
        heartbeat, now = self.settings.heartbeat, asyncio.get_running_loop().time()
        for connection in connections:
            if connection.kind == "ws" and now - connection.heard > 3 * heartbeat:
                connection.bye("silent", "Nothing was heard from you; connect again to go on.", resume=True)
            elif now - connection.sent > heartbeat * 2 / 3:
                connection.pong()
