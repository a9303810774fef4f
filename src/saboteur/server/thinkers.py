"""Bots' thinking, outside the event loop, so that it never delays a table.

A bot gets exactly what a person in its seat got: the events it was told, its view, its options. How long an answer
takes to appear is drawn before thinking begins and depends on nothing that a role could change.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import secrets
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import structlog

from saboteur.bots import Memory, decide
from saboteur.play.actions import AnyAction
from saboteur.play.events import Event
from saboteur.play.views import View
from saboteur.server.messages import Level

PATIENCE = 20.0  # seconds; then an answer is drawn at random, whatever the seat
_log = structlog.get_logger("saboteur.bots")


class Mind:
    """What a bot's seat has heard since it last thought, and its memory from then."""

    def __init__(self, first: View, heard: list[Event]) -> None:
        self.first = first
        self.heard = heard
        self.memory: Memory | None = None


def think(
    level: Level,
    first: View,
    memory: Memory | None,
    heard: list[Event],
    view: View,
    options: list[AnyAction],
    seed: int,
) -> tuple[AnyAction, Memory]:
    """Take in what was heard, then choose; runs in a worker."""
    if memory is None:
        memory = Memory.start(first)
    for event in heard:
        memory = memory.hear(event)
    decision = decide(level, view, options, memory, random.Random(seed))
    return decision.action, decision.memory


class Thinkers:
    """A pool of workers; with no worker of its own it uses a thread (for tests and tiny machines)."""

    def __init__(self, workers: int, delay: float) -> None:
        self._workers = workers
        self._delay = delay
        self._pool: Executor | None = None

    def _executor(self) -> Executor:
        if self._pool is None:
            if self._workers:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._workers, mp_context=context)
            else:
                self._pool = ThreadPoolExecutor(1, thread_name_prefix="thinker")
        return self._pool

    async def answer(self, level: Level, mind: Mind, view: View, options: list[AnyAction]) -> AnyAction:
        """Choose an option for a seat, not before the drawn delay is over."""
        pause = asyncio.get_running_loop().create_task(asyncio.sleep(self._delay * random.uniform(0.6, 1.4)))
        heard, mind.heard = mind.heard, []
        work = (level, mind.first, mind.memory, heard, view, options, secrets.randbits(64))
        action = random.choice(options)
        try:
            future = asyncio.get_running_loop().run_in_executor(self._executor(), think, *work)
            action, mind.memory = await asyncio.wait_for(future, PATIENCE)
        except BrokenProcessPool:
            _log.error("bot_pool_broken")
            self._pool = None
        except Exception as error:  # noqa: BLE001 - a bot's fault must never stop a table
            _log.error("bot_failed", error=type(error).__name__)
        await pause
        return action

    def close(self) -> None:
        """Let the workers go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
