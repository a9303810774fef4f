"""A TCP connection that speaks HTTP, with an end to everybody's patience.

uvicorn waits for ever for a request that never comes or never ends, and for a reader who does not read. Here an
address has only so many connections at a time, a request must be there soon, and whoever does not take an answer is
cut off. Behind a proxy that is trusted, all connections are the proxy's, and so is this work.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, cast

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from saboteur.server.http.limiter import Limiter, callers_at
from saboteur.server.settings import Settings

REQUEST_SECONDS = 10.0  # from a connection, or the last answer on it, to a request's head
STALLED_SECONDS = 20.0  # for which a reader may take nothing of what waits for it
CONNECT_COST = 0.2  # of an address's requests
OF_HTTP = 2  # times `max_connections`: sockets at tables, and as many requests besides


class Doors:
    """Who is connected, from which address, and who has been waited for too long."""

    def __init__(self, settings: Settings, limiter: Limiter) -> None:
        self._settings = settings
        self._limiter = limiter
        self._crowd: Counter[str] = Counter()
        self._let_in: dict[asyncio.BaseTransport, str] = {}
        self.waiting: dict[HttpConnection, None] = {}  # those that are no WebSockets (yet)
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
            if any(self._crowd[caller.key] >= most * caller.share for caller in callers_at(address)):
                self.turned_away["crowded"] += 1
                return False
            if not self._limiter.allows_address("requests", address, CONNECT_COST):
                self.turned_away["too_fast"] += 1
                return False
        self._let_in[transport] = address
        self._crowd.update(caller.key for caller in callers_at(address))
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Forget a connection."""
        address = self._let_in.pop(transport, None)
        if address is None:
            return
        for caller in callers_at(address):
            self._crowd[caller.key] -= 1
            if not self._crowd[caller.key]:
                del self._crowd[caller.key]

    def busiest(self, count: int) -> list[tuple[str, int]]:
        """Return the networks with the most connections."""
        return self._crowd.most_common(count)

    def sweep(self, now: float) -> None:
        """Cut whoever was waited for too long."""
        for connection in [one for one in self.waiting if one.waited_too_long(now)]:
            self.turned_away["waited"] += 1
            connection.transport.abort()


class HttpConnection(H11Protocol):
    """uvicorn's own, with a clock."""

    def __init__(self, doors: Doors, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self._doors = doors
        self._since = self.loop.time()
        self._stuck_since: float | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin, or not."""
        super().connection_made(cast(asyncio.Transport, transport))
        if self._doors.enter(transport):
            self._doors.waiting[self] = None
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        super().connection_lost(exc)
        self._doors.waiting.pop(self, None)
        self._doors.leave(self.transport)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Hand the connection over; from here on it is the WebSocket's to end."""
        self._doors.waiting.pop(self, None)
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        self._since = self.loop.time()
        super().on_response_complete()

    def pause_writing(self) -> None:
        """The other side does not read."""
        self._stuck_since = self.loop.time()
        super().pause_writing()

    def resume_writing(self) -> None:
        """It reads again."""
        self._stuck_since = None
        super().resume_writing()

    def waited_too_long(self, now: float) -> bool:
        """Return whether the other side neither asks nor reads."""
        if self._stuck_since is not None:
            return now - self._stuck_since > STALLED_SECONDS
        cycle: RequestResponseCycle | None = self.cycle  # none before the first request
        answering = cycle is not None and not cycle.response_complete
        return not answering and now - self._since > REQUEST_SECONDS
