"""How many TCP connections an address may have at a time, how fast it may open them, and what all keep in memory."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from saboteur.server.limits.address_counts import Crowd
from saboteur.server.limits.bounds import CONNECT_COST, HTTP_SHARE, WAITING_BYTES
from saboteur.server.limits.rate_limiter import Limiter
from saboteur.server.settings import Settings

WEIGHED = 8  # of that, one part may come before all of them are weighed again


class Waiting(Protocol):
    """A connection that is waited for."""

    def waited_too_long(self, now: float) -> bool:
        """Return whether the other side neither asks nor reads."""

    def cut(self) -> None:
        """End it at once."""


class ConnectionGate:
    """Who is connected, from which address, and who has been waited for too long."""

    def __init__(
        self,
        settings: Settings,
        limiter: Limiter,
        ended: Callable[[], None] = lambda: None,
        memory: int = WAITING_BYTES,
    ) -> None:
        self._settings = settings
        self._limiter = limiter
        self.crowd = Crowd()
        self._let_in: dict[asyncio.Transport, str] = {}
        self.waiting: dict[Waiting, None] = {}  # those that are not WebSockets (yet)
        self.turned_away: Counter[str] = Counter()
        self.ended = ended  # called when a connection that spoke HTTP is gone
        self.behind_proxy = settings.trust_proxy  # so that a connection is not one sender's
        self._memory = memory
        self._grown = 0  # bytes since all were weighed

    def __len__(self) -> int:
        return len(self._let_in)

    def enter(self, transport: asyncio.Transport) -> bool:
        """Let a connection in, unless its address has too many, or opens them too fast."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if peer else ""
        settings = self._settings
        if not settings.trust_proxy:
            most = HTTP_SHARE * settings.max_connections
            if self.crowd.full(address, most):
                self.turned_away["crowded"] += 1
                return False
            if not self._limiter.allows_address("requests", address, CONNECT_COST):
                self.turned_away["too_fast"] += 1
                return False
        self._let_in[transport] = address
        self.crowd.enter(address)
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        """Forget a connection."""
        address = self._let_in.pop(transport, None)
        if address is not None:
            self.crowd.leave(address)

    def grown(self, size: int) -> None:
        """Count bytes that wait at some connection; after many, weigh all and cut those that keep the most."""
        self._grown += size
        if self._grown <= self._memory // WEIGHED:
            return
        self._grown = 0
        weights = [(held_by(transport), transport) for transport in self._let_in]
        total = sum(weight for weight, _ in weights)
        for weight, transport in sorted(weights, key=lambda one: one[0], reverse=True):
            if total <= self._memory:
                break
            total -= weight
            self.turned_away["memory"] += 1
            transport.abort()

    def sweep(self, now: float) -> None:
        """Cut whoever was waited for too long."""
        for connection in [one for one in self.waiting if one.waited_too_long(now)]:
            self.turned_away["waited"] += 1
            connection.cut()


def held_by(transport: asyncio.Transport) -> int:
    """Say how many bytes wait at a connection: our protocols know, and others have none but the transport's."""
    held: Callable[[], int] = getattr(transport.get_protocol(), "held", transport.get_write_buffer_size)
    return held()
