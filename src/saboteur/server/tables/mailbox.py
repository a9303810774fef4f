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
Else = Callable[[], None]


def busy() -> Refusal:
    """Refuse what a full mailbox cannot take."""
    return Refusal("busy", "The table cannot keep up; try again in a moment.")


def unsure() -> Refusal:
    """Answer for what was taken and then not done, or not to its end."""
    return Refusal("unavailable", "The table was interrupted; send the same again (its id makes that safe).")


def _nothing() -> None:
    """Nobody waits for it."""


class Mailbox:
    """What rooms and followers have in common."""

    def __init__(self) -> None:
        self.gone = False
        self.task: asyncio.Task[None] | None = None
        self._mailbox: asyncio.Queue[tuple[Work, Else]] = asyncio.Queue(ROOM_FOR)

    def post(self, work: Work, otherwise: Else = _nothing) -> bool:
        """Put something into the mailbox; False if its owner is gone or cannot keep up.

        `otherwise` is called if it was taken, but will not be done, or not to its end.
        """
        if self.gone or self._mailbox.full():
            return False
        self._mailbox.put_nowait((work, otherwise))
        return True

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something in the mailbox's own task, in order with everything else there."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def then() -> None:
            try:
                result = await work()
            except Refusal as refusal:
                if not done.done():
                    done.set_exception(refusal)
            else:
                if not done.done():
                    done.set_result(result)

        def otherwise() -> None:
            if not done.done():
                done.set_exception(unsure())

        if not self.post(then, otherwise):
            raise busy()
        return await asyncio.wait_for(done, PATIENCE)

    async def work_through(self, idle: Callable[[], tuple[float | None, Work]]) -> None:
        """Work through the mailbox until stopped; `idle` says how long to wait for more, and what to do then."""
        while not self.gone:
            wait, meanwhile = idle()
            work, otherwise = await self._next(wait, meanwhile)
            try:
                await work()
            except BaseException:
                otherwise()
                raise

    async def _next(self, wait: float | None, meanwhile: Work) -> tuple[Work, Else]:
        if wait is None:
            return await self._mailbox.get()
        if wait <= 0:
            return meanwhile, _nothing
        alarm = asyncio.get_running_loop().call_later(wait, self.post, meanwhile)
        try:
            return await self._mailbox.get()
        finally:
            alarm.cancel()

    def stop(self) -> None:
        """Take nothing more, tell those who wait, and end the task unless it is the one that says so."""
        self.gone = True
        while not self._mailbox.empty():
            _, otherwise = self._mailbox.get_nowait()
            otherwise()
        if self.task is not None and self.task is not asyncio.current_task():
            self.task.cancel()
