"""How many TCP connections an address may have at a time, and how fast it may open them."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Protocol

from saboteur.server.limits.crowd import Crowd
from saboteur.server.limits.limiter import Limiter
from saboteur.server.settings import Settings

CONNECT_COST = 0.2  # of an address's requests
OF_HTTP = 2  # times `max_connections`: sockets at tables, and as many requests besides


class Waiting(Protocol):
    """A connection that is waited for."""

    def waited_too_long(self, now: float) -> bool:
        """Return whether the other side neither asks nor reads."""

    def cut(self) -> None:
        """End it at once."""


class ConnectionGate:
    """Who is connected, from which address, and who has been waited for too long."""

    def __init__(self, settings: Settings, limiter: Limiter) -> None:
        self._settings = settings
        self._limiter = limiter
        self.crowd = Crowd()
        self._let_in: dict[asyncio.BaseTransport, str] = {}
        self.waiting: dict[Waiting, None] = {}  # those that are no WebSockets (yet)
        self.turned_away: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._let_in)

    def enter(self, transport: asyncio.BaseTransport) -> bool:
        """Let a connection in, unless its address has too many, or opens them too fast."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if peer else ""
        settings = self._settings
        if not settings.trust_proxy:
            most = OF_HTTP * settings.max_connections
            if self.crowd.full(address, most):
                self.turned_away["crowded"] += 1
                return False
            if not self._limiter.allows_address("requests", address, CONNECT_COST):
                self.turned_away["too_fast"] += 1
                return False
        self._let_in[transport] = address
        self.crowd.enter(address)
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Forget a connection."""
        address = self._let_in.pop(transport, None)
        if address is not None:
            self.crowd.leave(address)

    def sweep(self, now: float) -> None:
        """Cut whoever was waited for too long."""
        for connection in [one for one in self.waiting if one.waited_too_long(now)]:
            self.turned_away["waited"] += 1
            connection.cut()
