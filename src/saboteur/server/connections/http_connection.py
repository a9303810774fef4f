"""A TCP connection that speaks HTTP, with an end to everybody's patience.

uvicorn waits for ever for a request that never comes or never ends, and for a reader who does not read. Here an
address has only so many connections at a time, a request must be there soon, and whoever does not take an answer is
cut off. Behind a proxy that is trusted, all connections are the proxy's, and so is this work.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from saboteur.server.limits.gate import ConnectionGate

REQUEST_SECONDS = 10.0  # from a connection, or the last answer on it, to a request's head
STALLED_SECONDS = 20.0  # for which a reader may take nothing of what waits for it


class Gathered:
    """A transport that puts the head of an answer and its body into one write: uvicorn writes one after the other,
    and each goes to the system, and over the network, by itself."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.plain = transport
        self._loop = loop
        self._held = b""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.plain, name)

    def write(self, data: bytes) -> None:
        """Write together with what was written before, or wait for more until the event loop's next turn."""
        if not data:
            return
        if self._held:
            held, self._held = self._held, b""
            self.plain.writelines((held, data))
        else:
            self._held = data
            self._loop.call_soon(self.flush)

    def flush(self) -> None:
        """Write what waits."""
        held, self._held = self._held, b""
        if held and not self.plain.is_closing():
            self.plain.write(held)

    def close(self) -> None:
        """Close after what waits."""
        self.flush()
        self.plain.close()


class HttpConnection(H11Protocol):
    """uvicorn's own, with a clock."""

    def __init__(self, gate: ConnectionGate, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self._gate = gate
        self._since = self.loop.time()
        self._stuck_since: float | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin, or not."""
        self._gathered = Gathered(cast(asyncio.Transport, transport), self.loop)
        super().connection_made(cast(asyncio.Transport, self._gathered))
        if self._gate.enter(transport):
            self._gate.waiting[self] = None
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        super().connection_lost(exc)
        self._gate.waiting.pop(self, None)
        self._gate.leave(self._gathered.plain)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Hand the connection over; from here on it is the WebSocket's to end."""
        self._gate.waiting.pop(self, None)
        self._gathered.flush()
        self.transport = self._gathered.plain
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

    def cut(self) -> None:
        """End at once."""
        self.transport.abort()

    def waited_too_long(self, now: float) -> bool:
        """Return whether the other side neither asks nor reads."""
        if self._stuck_since is not None:
            return now - self._stuck_since > STALLED_SECONDS
        cycle: RequestResponseCycle | None = self.cycle  # none before the first request
        answering = cycle is not None and not cycle.response_complete
        return not answering and now - self._since > REQUEST_SECONDS
