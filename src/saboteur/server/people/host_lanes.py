"""Work with the outside world, in lanes: one for each host that is called.

A host that is slow holds up its own lane and nobody else's, and only for so long: every piece of work has one time
limit for all of it. What waited for a host that used its time up is dropped, and the host is left alone for a while.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
import functools
import threading
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import TypeVar

import structlog

from saboteur.server.limits.bounds import IN_A_LANE, LANE_THREADS, LANES_AT_ONCE, LANES_WAITING, SLOW_HOSTS

R = TypeVar("R")
Work = Callable[[], Awaitable[object]]
PATIENCE = 8.0  # seconds for one of them
LEFT_ALONE = 60.0  # seconds in which a host that was slow is not called
_log = structlog.get_logger("saboteur.notifier")


class Lanes:
    """Does what is put into lanes; `close` interrupts everything at once."""

    def __init__(self, *, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._lanes: OrderedDict[str, deque[Work]] = OrderedDict()  # with work, the next to be served first
        self._busy: dict[str, int] = {}
        self._slow: OrderedDict[str, float] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting = 0

    @property
    def full(self) -> bool:
        """Return whether nothing more may wait."""
        return self._waiting >= LANES_WAITING

    def put(self, lane: str, work: Work) -> bool:
        """Have something done when its lane is free; False if it is not going to be."""
        if self.full or self._slow.get(lane, 0.0) > asyncio.get_running_loop().time():
            return False
        self._lanes.setdefault(lane, deque()).append(work)
        self._waiting += 1
        self._begin()
        return True

    def _begin(self) -> None:
        """Begin as much as may be done at once, lane by lane."""
        while len(self._tasks) < LANES_AT_ONCE:
            lane = next((name for name in self._lanes if self._busy.get(name, 0) < IN_A_LANE), None)
            if lane is None:
                return
            work = self._lanes[lane].popleft()
            self._waiting -= 1
            if self._lanes[lane]:
                self._lanes.move_to_end(lane)
            else:
                del self._lanes[lane]
            self._busy[lane] = self._busy.get(lane, 0) + 1
            task = asyncio.get_running_loop().create_task(self._do(lane, work), name=f"lane {lane}")
            self._tasks.add(task)
            task.add_done_callback(lambda task, lane=lane: self._end(lane, task))  # type: ignore[misc]

    async def _do(self, lane: str, work: Work) -> None:
        try:
            async with asyncio.timeout(self._patience):
                await work()
        except TimeoutError:
            self._leave_alone(lane)

    def _leave_alone(self, lane: str) -> None:
        _log.warning("host_slow")  # not which: it may stand for a person
        self._waiting -= len(self._lanes.pop(lane, ()))
        self._slow.pop(lane, None)
        self._slow[lane] = asyncio.get_running_loop().time() + LEFT_ALONE
        if len(self._slow) > SLOW_HOSTS:
            self._slow.popitem(last=False)

    def _end(self, lane: str, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._busy[lane] -= 1
        if not self._busy[lane]:
            del self._busy[lane]
        self._begin()

    def close(self) -> None:
        """Interrupt what is being done, and do nothing more."""
        self._lanes.clear()
        for task in list(self._tasks):
            task.cancel()


_threads = threading.BoundedSemaphore(LANE_THREADS)


async def in_thread(function: Callable[..., R], *work: object) -> R:
    """Let a thread do what blocks, and wait no longer than one wants to.

    Unlike those of `asyncio.to_thread`, nobody waits for such a thread when the process ends.
    """
    if not _threads.acquire(blocking=False):
        raise BlockingIOError("too many threads wait for somebody else")
    done: concurrent.futures.Future[R] = concurrent.futures.Future()

    def run() -> None:
        try:
            result = function(*work)
        except Exception as error:  # noqa: BLE001 - whoever waits is told
            answer = functools.partial(done.set_exception, error)
        else:
            answer = functools.partial(done.set_result, result)
        finally:
            _threads.release()  # before anybody hears of it, who may want the next
        with contextlib.suppress(concurrent.futures.InvalidStateError, RuntimeError):  # nobody waits any more
            answer()

    threading.Thread(target=run, name="outside", daemon=True).start()
    return await asyncio.wrap_future(done)
