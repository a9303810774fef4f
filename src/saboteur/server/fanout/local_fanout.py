"""Fan-out within one process."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from saboteur.server.fanout.fanout_protocol import FanoutError, Handler, Hint, Lost
from saboteur.server.fanout.subscriptions import Subscriptions


class LocalFanout:
    """`Fanout` for a server that is alone: what is sent is delivered on the loop's next round."""

    def __init__(self) -> None:
        self._subscriptions = Subscriptions()
        self._open = False

    async def open(self) -> None:
        self._open = True

    async def close(self) -> None:
        self._open = False
        await self._subscriptions.close()

    def queued(self) -> int:
        return 0

    async def ping(self) -> None:
        if not self._open:
            raise FanoutError("closed")

    def publish(self, table: str, seq: int) -> None:
        self._subscriptions.hint(table, seq)

    def subscribe(self, hint: Hint, lost: Lost | None = None) -> Callable[[], None]:
        return self._subscriptions.subscribe(hint, lost)

    def send(self, owner: str, message: bytes) -> None:
        self._subscriptions.deliver(owner, message)

    async def listen(self, owner: str, handler: Handler) -> Callable[[], Awaitable[None]]:
        return self._subscriptions.listen(owner, handler)
