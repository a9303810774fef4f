"""A mailbox: work that one task does in order."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from saboteur.core.refusal import Refusal

ROOM_FOR = 512
PATIENCE = 30.0  # seconds
T = TypeVar("T")
Work = Callable[[], Awaitable[None]]


class Mailbox:
    """What rooms and followers have in common."""

    def __init__(self) -> None:
        self.gone = False
        self.task: asyncio.Task[None] | None = None
        self._mailbox: asyncio.Queue[Work] = asyncio.Queue(ROOM_FOR)

    def post(self, work: Work) -> bool:
        """Put something into the mailbox; False if its owner is gone or cannot keep up."""
        if self.gone or self._mailbox.full():
            return False
        self._mailbox.put_nowait(work)
        return True

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something in the mailbox's own task, in order with everything else there."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def then() -> None:
            try:
                result = await work()
            except Refusal as refusal:
                done.set_exception(refusal)
            else:
                done.set_result(result)

        if not self.post(then):
            raise Refusal("busy", "The table cannot keep up; try again in a moment.")
        return await asyncio.wait_for(done, PATIENCE)

    def stop(self) -> None:
        """Take nothing more, and end the task unless it is the one that says so."""
        self.gone = True
        if self.task is not None and self.task is not asyncio.current_task():
            self.task.cancel()
