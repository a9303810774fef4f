"""An event loop without a clock: when nobody has anything to do, it is at once the moment at which somebody has.

What a process of the simulated world does is told from what others do by the context it runs in. So a process can be
killed between any two awaits – nothing of it runs any more, no `finally`, no `except` –, or stopped for a while as
a machine stops that is busy with something else.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import heapq
import itertools
import random
import secrets
import sys
import time
import warnings
import weakref
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, TypeVar

T = TypeVar("T")
PROCESS: contextvars.ContextVar[str] = contextvars.ContextVar("process", default="world")
EPOCH = 1_800_000_000.0  # what the world's clocks show when a night begins
_running: list[VirtualLoop] = []


class NothingMore(RuntimeError):  # noqa: N818 -- not an error of the loop's
    """Everybody waits, and nothing will ever happen."""


class Due:
    """Something to be called, at a moment: asyncio's handle, without what only a real loop needs of it."""

    __slots__ = ("args", "callback", "context", "gone", "moment", "process")

    def __init__(
        self,
        moment: float,
        callback: Callable[..., object],
        args: tuple[Any, ...],
        context: contextvars.Context | None,
    ) -> None:
        self.moment, self.callback, self.args = moment, callback, args
        self.context = contextvars.copy_context() if context is None else context
        self.process = self.context.get(PROCESS, "world")
        self.gone = False

    def when(self) -> float:
        return self.moment

    def cancel(self) -> None:
        self.gone = True

    def cancelled(self) -> bool:
        return self.gone


class VirtualLoop(asyncio.BaseEventLoop):
    """Runs what is ready, and jumps to the next moment when nothing is."""

    def __init__(self) -> None:
        super().__init__()
        self._moment = 0.0
        self._now: deque[Due] = deque()
        self._later: list[tuple[float, int, Due]] = []  # of two of one moment, who asked first
        self._asked = itertools.count()
        self._dead: set[str] = set()
        self._stopped: dict[str, list[Due]] = {}
        self._tasks: dict[str, weakref.WeakSet[asyncio.Task[Any]]] = {}
        self._graves: list[asyncio.Task[Any]] = []  # a collected task would run its `finally`
        self.faults: list[str] = []  # what nobody caught
        self.turns = 0
        self.set_exception_handler(self._note)
        _running[:] = [self]

    def time(self) -> float:
        return self._moment

    def create_task(
        self, coro: Any, *, name: object = None, context: contextvars.Context | None = None
    ) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = super().create_task(coro, name=name, context=context)
        process = PROCESS.get() if context is None else context.get(PROCESS, "world")
        self._tasks.setdefault(process, weakref.WeakSet()).add(task)
        return task

    def tasks(self) -> list[asyncio.Task[Any]]:
        """Return all that were begun and may not be done."""
        return [task for tasks in self._tasks.values() for task in tasks if not task.done()] + self._graves

    def kill(self, process: str) -> None:
        """Let nothing of a process run any more."""
        self._dead.add(process)
        self._stopped.pop(process, None)
        self._graves.extend(self._tasks.pop(process, ()))

    def stop_for(self, process: str, seconds: float) -> None:
        """Let a process do nothing for a while; what would have been its turn comes then."""
        if process not in self._stopped:
            self._stopped[process] = []
            self.call_later(seconds, self._go_on, process, context=contextvars.Context())

    def _go_on(self, process: str) -> None:
        self._now.extend(self._stopped.pop(process, ()))

    def _note(self, _loop: object, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if error is not None or "destroyed" not in context["message"]:
            task = context.get("task") or context.get("future")
            self.faults.append(f"{context['message']}: {error!r} {task!r}")

    def run_in_executor(self, executor: Executor | None, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override] # a coroutine would need threads
        del executor
        future: asyncio.Future[T] = self.create_future()
        try:
            future.set_result(func(*args))
        except Exception as error:  # noqa: BLE001 -- whoever waits is told
            future.set_exception(error)
        return future

    def call_soon(  # type: ignore[override] # see Due
        self, callback: Callable[..., object], *args: Any, context: contextvars.Context | None = None
    ) -> Due:
        due = Due(self._moment, callback, args, context)
        self._now.append(due)
        return due

    call_soon_threadsafe = call_soon  # type: ignore[assignment] # there are no threads

    def call_at(  # type: ignore[override] # see Due
        self, when: float, callback: Callable[..., object], *args: Any, context: contextvars.Context | None = None
    ) -> Due:
        due = Due(when, callback, args, context)
        heapq.heappush(self._later, (when, next(self._asked), due))
        return due

    def call_later(  # type: ignore[override] # see Due
        self, delay: float, callback: Callable[..., object], *args: Any, context: contextvars.Context | None = None
    ) -> Due:
        return self.call_at(self._moment + delay, callback, *args, context=context)

    # What BaseEventLoop leaves to those that know a real network.

    def _process_events(self, event_list: list[Any]) -> None:
        """There are none."""

    def _run_once(self) -> None:
        later, now = self._later, self._now
        while not self._stopping:  # type: ignore[attr-defined] # as asyncio's loops ask
            while later and later[0][2].gone:
                heapq.heappop(later)
            if not now:
                if not later:
                    raise NothingMore
                self._moment = max(self._moment, later[0][0])
            while later and later[0][0] <= self._moment:
                now.append(heapq.heappop(later)[2])
            self._turn(len(now))

    def _turn(self, number: int) -> None:
        """Call those whose moment it is."""
        now, dead, stopped = self._now, self._dead, self._stopped
        for _ in range(number):
            due = now.popleft()
            if due.gone or due.process in dead:
                continue
            if due.process in stopped:
                stopped[due.process].append(due)
                continue
            self.turns += 1
            try:
                due.context.run(due.callback, *due.args)
            except (SystemExit, KeyboardInterrupt):
                raise
            except BaseException as error:  # noqa: BLE001 -- as asyncio's handles do
                self.call_exception_handler({"message": f"in {due.callback}", "exception": error})


class AtOnce(Executor):
    """Does what it is given before it answers: threads would not be the seed's."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        done: Future[T] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 -- whoever waits is told
            done.set_exception(error)
        return done


def install() -> None:
    """Let all clocks of this process be those of the simulated world, whenever it runs; before anybody keeps one."""
    for name in ("monotonic", "perf_counter", "time"):
        real = getattr(time, name)
        start = EPOCH if name == "time" else 0.0

        def read(real: Callable[[], float] = real, start: float = start) -> float:
            return start + _running[0].time() if _running else real()

        setattr(time, name, read)
    warnings.filterwarnings("ignore", "coroutine .* was never awaited")  # by a process that was killed before
    sys.unraisablehook = lambda _: None  # what is left of dead processes when a night is cleared away


def begin(seed: int) -> VirtualLoop:
    """Return the loop of a new world, in which everything random comes from a seed."""
    entropy = random.Random(f"entropy {seed}")
    random.seed(f"module {seed}")
    random._urandom = entropy.randbytes  # type: ignore[attr-defined]
    assert secrets.token_bytes(1) is not None
    return VirtualLoop()


def end(loop: VirtualLoop) -> None:
    """Clear a world away."""
    _running.clear()
    for tasks in loop.tasks():
        with contextlib.suppress(BaseException):  # whatever it does last is nobody's business any more
            tasks.get_coro().close()
    loop.close()
