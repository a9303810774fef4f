"""What operators ordered, in a running process: bans, mutes, forbidden words, orders; and what it says of itself.

Everything comes through the database, where `saboteur admin` puts it, so it works beside any number of processes.
"""

from __future__ import annotations

import contextlib
import functools
import ipaddress
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Protocol

import msgspec
import structlog

from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.limits.bounds import ADDRESSES_SEEN, BUSIEST, PEOPLE_SEEN
from saboteur.server.limits.connection_gate import ConnectionGate
from saboteur.server.limits.rate_limiter import callers_at
from saboteur.server.operators.orders import (
    BanSeen,
    Broadcast,
    Busy,
    CloseTable,
    Drain,
    Order,
    ProcessState,
    RenameSeat,
)
from saboteur.server.people.clean_text import clean_chat, skeleton
from saboteur.server.settings import Settings, SettingsError
from saboteur.server.store import Audit, Process, Sanction, Store
from saboteur.server.tables.bots.bot_pool import BotPool
from saboteur.server.tables.delivery.connection import Connection
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.room import Room
from saboteur.server.tables.rooms import Rooms
from saboteur.server.timing import Clock

RECENT = 60.0  # seconds; older orders were for processes that are gone
_SIGNS = "!$@|"  # stand for letters in words that are to pass unnoticed
_WORD = re.compile(rf"[\w{_SIGNS}]+")
_log = structlog.get_logger("saboteur.operator")
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def network(text: str) -> Network:
    """Read an address or a network; ValueError if it is neither. IPv4 written as IPv6 is IPv4."""
    found = ipaddress.ip_network(text.strip(), strict=False)
    mapped = found.network_address.ipv4_mapped if isinstance(found, ipaddress.IPv6Network) else None
    return found if mapped is None else ipaddress.ip_network((mapped, max(0, found.prefixlen - 96)), strict=False)


def read_words(file: str) -> frozenset[str]:
    """Read the words that nobody may use, one a line; "" for none."""
    if not file:
        return frozenset()
    try:
        lines = Path(file).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"settings: forbidden_words = {file!r}: {error}") from None
    return frozenset(skeleton(line.strip()) for line in lines if line.strip() and not line.startswith("#"))


class OperatorHost(Protocol):
    """What orders can change in this process."""

    settings: Settings
    store: Store
    rooms: Rooms
    bot_pool: BotPool
    gate: ConnectionGate
    clock: Clock
    url: str

    def connections(self) -> Iterable[Connection]:
        """List the open connections."""

    def busiest(self, count: int) -> list[tuple[str, int]]:
        """Return the networks with the most connections."""


class Operator:
    """What operators ordered, carried out. `look` every few seconds."""

    def __init__(self, server: OperatorHost) -> None:
        self._server = server
        self._words = read_words(server.settings.forbidden_words)
        self._banned: frozenset[str] = frozenset()
        self._muted: frozenset[str] = frozenset()
        self._networks: list[Network] = []
        self._last_order: int | None = None
        self._steps: Counter[str] = Counter()
        self._seen: OrderedDict[str, list[str]] = OrderedDict()  # person -> networks, the latest last
        self.draining = False
        self.wrote_at = time.monotonic()  # when the store last took something from us
        self._is_banned = functools.lru_cache(4096)(self._in_a_banned_network)

    # -- what is forbidden -------------------------------------------------------------------------------

    def bars(self, person: str, address: str) -> bool:
        """Return whether a person or an address is banned."""
        return person in self._banned or (bool(self._networks) and self._is_banned(address))

    def check(self, person: str, address: str) -> None:
        """Refuse whoever is banned."""
        if self.bars(person, address):
            raise Refusal("banned", "The operator of this server does not let you play for the time being.")
        if person and address:
            self._saw(person, callers_at(address)[-1].key)

    def _saw(self, person: str, home: str) -> None:
        """Remember for a while where somebody came from, in case they are banned with their addresses."""
        homes = self._seen.setdefault(person, [])
        self._seen.move_to_end(person)
        if home not in homes:
            homes.append(home)
            del homes[:-ADDRESSES_SEEN]
        if len(self._seen) > PEOPLE_SEEN:
            self._seen.popitem(last=False)

    def objection(self, person: str, intent: m.AnyIntent) -> Refusal | None:
        """Return why somebody may not say what they want to say."""
        if isinstance(intent, m.Say | m.Throw) and person in self._muted:
            return Refusal("muted", "The operator of this server does not let you write for the time being.")
        text = intent.text if isinstance(intent, m.Say) else getattr(intent, "name", "")
        return self.about_words(text)

    def about_words(self, text: str) -> Refusal | None:
        """Return why a text may not be used."""
        if not self._words or not text:
            return None
        written = _WORD.findall(text)
        if any(skeleton(word) in self._words for one in written for word in (one, one.strip(_SIGNS))):
            return Refusal("bad_words", "This server does not allow one of these words.")
        return None

    def _in_a_banned_network(self, address: str) -> bool:
        try:
            one = network(address)
        except ValueError:
            return False
        return any(one.version == net.version and one.subnet_of(net) for net in self._networks)  # type: ignore[arg-type]

    def _forbid(self, sanctions: list[Sanction]) -> None:
        self._muted = frozenset(one.subject for one in sanctions if one.kind == "mute")
        bans = [one.subject for one in sanctions if one.kind == "ban"]
        networks = [network(subject) for subject in bans if "." in subject or ":" in subject]
        banned = frozenset(bans)
        if (banned, networks) == (self._banned, self._networks):
            return
        self._banned, self._networks = banned, networks
        self._is_banned.cache_clear()
        for connection in self._server.connections():
            if self.bars(connection.person, connection.address):
                connection.bye(
                    "banned", "The operator of this server does not let you play for the time being.", resume=False
                )

    # -- looking -----------------------------------------------------------------------------------------

    async def look(self, now: float) -> None:
        """Take in what operators want, do it, and tell of ourselves."""
        store = self._server.store
        self._forbid(await store.sanctions(now))
        if self._last_order is None:
            self._last_order = 0
        for number, body in await store.orders(self._last_order, now - RECENT):
            self._last_order = number
            await self._do(msgspec.json.decode(body, type=Order))
        await self.tell(now)

    async def tell(self, now: float) -> None:
        """Tell of ourselves; durable when it returns, so it shows that we can write."""
        state = msgspec.json.encode(self.state())
        await self._server.store.put_process(Process(process=self._server.rooms.owner, seen=now, body=state))
        self.wrote_at = time.monotonic()

    def state(self) -> ProcessState:
        """Say how this process is."""
        server = self._server
        now = Counter({table: room.state.seq for table, room in server.rooms.open.items()})
        steps, self._steps = now - self._steps, now
        return ProcessState(
            url=server.url,
            draining=self.draining,
            tables=len(server.rooms.open),
            connections=len(server.gate),
            bots_waiting=server.bot_pool.turns.waiting,
            networks=[Busy(name=name, count=count) for name, count in server.busiest(BUSIEST)],
            busy_tables=[Busy(name=name, count=count) for name, count in steps.most_common(BUSIEST)],
        )

    async def _do(self, order: Order) -> None:
        _log.info("order", order=type(order).__name__)
        match order:
            case Broadcast(text=text):
                for connection in self._server.connections():
                    connection.tell(m.Notice(text=clean_chat(text)))
            case Drain(process=process, drain=drain):
                if process in {"", self._server.rooms.owner}:
                    await self._drain(drain)
            case BanSeen():
                await self._ban_seen(order)
            case CloseTable(table=table):
                await self._at_table(table, lambda room: e.Closed(at=room.now()))
            case RenameSeat(table=table, seat=seat, name=name):
                await self._at_table(table, lambda room: e.Renamed(at=room.now(), seat=seat, name=name))

    async def _ban_seen(self, order: BanSeen) -> None:
        """Ban the addresses a person came from, as far as this process knows them."""
        store, now = self._server.store, self._server.clock.now() / 1000
        for home in self._seen.get(order.person, ()):
            with contextlib.suppress(ValueError):  # behind a proxy an address is what the proxy wrote
                subject = str(network(home))
                await store.put_sanction(
                    Sanction(kind="ban", subject=subject, until=order.until, reason=order.reason)
                )
                await store.put_audit(Audit(made=now, actor="server", act="ban", subject=subject, note=order.reason))

    async def _drain(self, drain: bool) -> None:
        """Be unready, and let every table go: clients come back, and a proxy leads them to another process."""
        self.draining = drain
        if drain:
            for table in list(self._server.rooms.open):
                await self._server.rooms.let_go(table)

    async def _at_table(self, table: str, entry: Callable[[Room], e.AnyEntry]) -> None:
        """Write an entry into a table's log, if it is ours or nobody's."""
        owner = await self._server.store.owner_of(table)
        if owner not in {None, self._server.rooms.owner}:
            return
        room = await self._server.rooms.get(table)
        if isinstance(room, Room):
            await room.do(lambda: room.commit([entry(room)]))
            if room.state.closed:
                room.leave(lambda connection: connection.bye("table_closed", "This table was closed.", resume=False))
