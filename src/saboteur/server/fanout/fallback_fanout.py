"""Fan-out over two services: the first while it is there, the second while it is not.

Everything is heard on both. A process that has lost the first speaks over the second, and gets its answers the way
its questions came, so that one that alone has lost it is not cut off, either. While words change over from one to the
other, two of them may change places; questions have numbers, intents ids, and hints and presence are told again.
"""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Awaitable, Callable

from saboteur.server.fanout.fanout_protocol import Fanout, FanoutError, Handler, Hint, Lost
from saboteur.server.fanout.remote import RemoteFanout

_came_by: contextvars.ContextVar[Fanout | None] = contextvars.ContextVar("came_by", default=None)
"""By which of the two came what is being handled; tasks that are begun meanwhile know it, too."""


class FallbackFanout:
    """`Fanout` over a service that may be away, and one without which the server would not run, either."""

    def __init__(self, first: RemoteFanout, second: RemoteFanout) -> None:
        self._both = first, second

    async def open(self) -> None:
        await asyncio.gather(*(fanout.open() for fanout in self._both))

    async def close(self) -> None:
        await asyncio.gather(*(fanout.close() for fanout in self._both))

    def queued(self) -> int:
        return sum(fanout.queued() for fanout in self._both)

    async def ping(self) -> None:
        if not any(fanout.connected for fanout in self._both):
            raise FanoutError(f"{self._both[0].address}: not connected, nor is the database")

    @property
    def _way(self) -> Fanout:
        first, second = self._both
        return first if first.connected else second

    def publish(self, table: str, seq: int) -> None:
        self._way.publish(table, seq)

    def subscribe(self, hint: Hint, lost: Lost | None = None) -> Callable[[], None]:
        stops = [fanout.subscribe(hint, lost) for fanout in self._both]

        def stop() -> None:
            for one in stops:
                one()

        return stop

    def send(self, owner: str, message: bytes) -> None:
        came_by = _came_by.get()
        (self._both[1] if came_by is self._both[1] else self._way).send(owner, message)

    async def listen(self, owner: str, handler: Handler) -> Callable[[], Awaitable[None]]:
        stops = [await fanout.listen(owner, _knowing(fanout, handler)) for fanout in self._both]

        async def stop() -> None:
            await asyncio.gather(*(one() for one in stops))

        return stop


def _knowing(fanout: Fanout, handler: Handler) -> Handler:
    async def handle(message: bytes) -> None:
        token = _came_by.set(fanout)
        try:
            await handler(message)
        finally:
            _came_by.reset(token)

    return handle
