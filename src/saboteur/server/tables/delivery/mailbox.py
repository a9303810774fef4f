"""A mailbox: work that one task does in order."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from math import inf
from typing import TypeVar

from saboteur.core.table.refusal import Refusal
from saboteur.server.limits.bounds import MAILBOX_ROOM

PATIENCE = 30.0  # seconds
CLOCK_STEP = 0.002  # seconds; loops ring to the millisecond
T = TypeVar("T")
Work = Callable[[], Awaitable[None]]
Else = Callable[[], None]


def busy() -> Refusal:
    """Refuse what a full mailbox cannot take."""
    return Refusal("busy", "The table is busy; try again in a moment.")


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
        self._mailbox: deque[tuple[Work, Else]] = deque()
        self._waiter: asyncio.Future[None] | None = None  # of the one task, while there is nothing to do
        self._alarm: asyncio.TimerHandle | None = None
        self._due = inf  # when it is to ring, in the loop's time

    def post(self, work: Work, otherwise: Else = _nothing) -> bool:
        """Put something into the mailbox; False if its owner is gone or cannot keep up.

        `otherwise` is called if it was taken, but will not be done, or not to its end.
        """
        if self.gone or len(self._mailbox) >= MAILBOX_ROOM:
            return False
        self.put((work, otherwise))
        return True

    def put(self, work: tuple[Work, Else]) -> None:
        """Put something into the mailbox, however full it is."""
        self._mailbox.append(work)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

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
        async with asyncio.timeout(PATIENCE):  # `wait_for` would go on when cancelled just as it is done
            return await done

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
            del work, otherwise  # a table that waits keeps nothing of its last move: the collector would look at it

    async def _next(self, wait: float | None, meanwhile: Work) -> tuple[Work, Else]:
        if wait is not None and wait <= 0:
            return meanwhile, _nothing
        if not self._mailbox:
            self._wake_in(wait, meanwhile)
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self._mailbox.popleft()

    def _wake_in(self, wait: float | None, meanwhile: Work) -> None:
        """Do something after so many seconds.

        An alarm that was set for an earlier time is left to ring and is set again then: nearly every move puts a
        deadline off, and timers are dear.
        """
        loop = asyncio.get_running_loop()
        self._due = inf if wait is None else loop.time() + wait
        if self._alarm is not None:
            if self._alarm.when() <= self._due:
                return
            self._alarm.cancel()
        if self._due < inf:
            self._alarm = loop.call_at(self._due, self._ring, meanwhile)

    def _ring(self, meanwhile: Work) -> None:
        loop = asyncio.get_running_loop()
        self._alarm = None
        if self._due == inf:
            return
        if self._due > loop.time() + CLOCK_STEP:
            self._alarm = loop.call_at(self._due, self._ring, meanwhile)
        else:
            self.post(meanwhile)

    def stop(self) -> None:
        """Take nothing more, tell those who wait, and end the task unless it is the one that says so."""
        self.gone = True
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        while self._mailbox:
            _, otherwise = self._mailbox.popleft()
            otherwise()
        if self.task is not None and self.task is not asyncio.current_task():
            self.task.cancel()
