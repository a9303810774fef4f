"""Who in this process wants to hear what, and how it gets there: one queue a mailbox, so that order is kept."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator

from saboteur.server.fanout.fanout_protocol import Handler, Hint, Lost
from saboteur.server.limits.bounds import FANOUT_MAILBOX

log = logging.getLogger(__name__)

"""Messages that may wait in a mailbox. More are dropped: its process does not keep up, and its peers' questions
run into their time limits instead of filling the memory."""


class Subscriptions:
    """Subscribers and mailboxes of one process. A callback that fails is logged and harms no other."""

    def __init__(self) -> None:
        self._subscribers: dict[object, tuple[Hint, Lost | None]] = {}
        self._mailboxes: dict[str, tuple[asyncio.Queue[bytes], asyncio.Task[None]]] = {}

    def subscribe(self, hint: Hint, lost: Lost | None) -> Callable[[], None]:
        key = object()
        self._subscribers[key] = (hint, lost)

        def stop() -> None:
            self._subscribers.pop(key, None)

        return stop

    def hint(self, table: str, seq: int) -> None:
        """Tell the subscribers, on the loop's next round: never in the middle of whoever publishes."""
        asyncio.get_running_loop().call_soon(self._hint, table, seq)

    def _hint(self, table: str, seq: int) -> None:
        for hint, _ in list(self._subscribers.values()):
            with _logged():
                hint(table, seq)

    def lost(self) -> None:
        """Tell the subscribers that something may be missing."""
        for _, lost in list(self._subscribers.values()):
            if lost:
                with _logged():
                    lost()

    @property
    def owners(self) -> list[str]:
        """Whose mailboxes are here."""
        return list(self._mailboxes)

    def listen(self, owner: str, handler: Handler) -> Callable[[], Awaitable[None]]:
        if owner in self._mailboxes:
            raise ValueError(f"{owner} is listening already")
        letters: asyncio.Queue[bytes] = asyncio.Queue(FANOUT_MAILBOX)
        self._mailboxes[owner] = (letters, asyncio.create_task(_handle(letters, handler), name=f"mailbox {owner}"))
        return lambda: self.stop(owner)

    async def stop(self, owner: str) -> None:
        _, task = self._mailboxes.pop(owner, (None, None))
        if task:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    def deliver(self, owner: str, message: bytes) -> None:
        """Put it into the mailbox, if there is one here."""
        letters, _ = self._mailboxes.get(owner, (None, None))
        if letters is not None:
            try:
                letters.put_nowait(message)
            except asyncio.QueueFull:
                log.warning("mailbox %s is full, a message was dropped", owner)

    async def close(self) -> None:
        for owner in self.owners:
            await self.stop(owner)


async def _handle(letters: asyncio.Queue[bytes], handler: Handler) -> None:
    while True:
        message = await letters.get()
        with _logged():
            await handler(message)


@contextlib.contextmanager
def _logged() -> Iterator[None]:
    try:
        yield
    except Exception:
        log.exception("a fan-out callback failed")
