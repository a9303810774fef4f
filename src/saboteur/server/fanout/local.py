"""Fan-out within one process."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from saboteur.server.fanout.board import Board
from saboteur.server.fanout.protocol import FanoutError, Handler, Hint, Lost


class LocalFanout:
    """`Fanout` for a server that is alone: what is sent is delivered on the loop's next round."""

    def __init__(self) -> None:
        self._board = Board()
        self._open = False

    async def open(self) -> None:
        self._open = True

    async def close(self) -> None:
        self._open = False
        await self._board.close()

    def queued(self) -> int:
        return 0

    async def ping(self) -> None:
        if not self._open:
            raise FanoutError("closed")

    def publish(self, table: str, seq: int) -> None:
        self._board.hint(table, seq)

    def subscribe(self, hint: Hint, lost: Lost | None = None) -> Callable[[], None]:
        return self._board.subscribe(hint, lost)

    def send(self, owner: str, message: bytes) -> None:
        self._board.deliver(owner, message)

    async def listen(self, owner: str, handler: Handler) -> Callable[[], Awaitable[None]]:
        return self._board.listen(owner, handler)
