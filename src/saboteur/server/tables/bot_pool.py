"""Bots' thinking, outside the event loop, so that it never delays a table.

A bot gets exactly what a person in its seat got: the events it was told, its view, its options. How long an answer
takes to appear is drawn before thinking begins and depends on nothing that a role could change.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple, TypeVar

import msgspec
import structlog

from saboteur.bots import Memory, Said, decide, manners
from saboteur.play.actions import AnyAction
from saboteur.play.events import Event, MapRead, RoundStarted
from saboteur.play.thoughts import Reason, worth_telling
from saboteur.play.values import Cell
from saboteur.play.views import View
from saboteur.server.messages import AnyClaim, Level
from saboteur.server.tables.entries import Thinking

T = TypeVar("T")
R = TypeVar("R")
PATIENCE = 20.0  # seconds; then an answer is drawn at random, whatever the seat
dice = random.Random()
_log = structlog.get_logger("saboteur.bots")


class Words(NamedTuple):
    """That a bot is to say something, and about which goal, if it has just looked at one."""

    about: Cell | None


class BotSeat:
    """What a bot's seat has heard since it last thought, and its memory from then."""

    def __init__(self, first: View, heard: Sequence[Event]) -> None:
        self.first = first
        self.heard: list[Event | Said] = list(heard)
        self.memory: Memory | None = None
        self.claim: AnyClaim | None = None  # what the bot says with its next answer
        self._round = -1
        self._spoken = self._silent = 0
        self._looked: Cell | None = None  # the goal that its seat looked at since it last spoke
        self.lock = asyncio.Lock()  # a veto window may close while its bot still thinks: one thought after the other

    def remember_looks(self) -> None:
        """Note which goal everybody saw this seat look at; must be done before what was heard is taken in."""
        own = self.first.own
        for event in self.heard:
            if isinstance(event, RoundStarted):
                self._looked = None
            elif isinstance(event, MapRead) and own is not None and event.seat == own.seat:
                self._looked = event.cell

    def speaks(self, level: Level, view: View) -> Words | None:
        """Draw whether the bot says something with this answer; it does so only in turns of its own."""
        if view.question is None or view.question.kind != "take_turn":
            return None
        if view.round != self._round:
            self._round, self._spoken, self._silent = view.round, 0, 0
        if not manners.speaks(level, self._spoken, self._silent, self._looked is not None, dice):
            self._silent += 1
            return None
        words = Words(self._looked)
        self._spoken, self._silent, self._looked = self._spoken + 1, 0, None
        return words


def think(
    level: Level,
    first: View,
    memory: Memory | None,
    heard: list[Event | Said],
    view: View,
    options: list[AnyAction],
    seed: int,
    words: Words | None = None,
) -> tuple[AnyAction, Reason, Memory, AnyClaim | None]:
    """Take in what was heard, then choose, and find something to say if the bot is to speak; runs in a worker."""
    if memory is None:
        memory = Memory.start(first)
    for event in heard:
        memory = memory.hear_claim(event) if isinstance(event, Said) else memory.hear(event)
    rng = random.Random(seed)
    decision = decide(level, view, options, memory, rng)
    claim = None
    if words is not None:
        claim = msgspec.convert(manners.remark(level, view, memory, rng, words.about).words(), AnyClaim)
    return decision.action, decision.reason, decision.memory, claim


class BotPool:
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

    async def answer(
        self, level: Level, mind: BotSeat, view: View, options: list[AnyAction]
    ) -> tuple[AnyAction, Thinking | None]:
        """Choose an option for a seat, not before the drawn delay is over, and say why where it is worth telling."""
        seconds = manners.pause(level, self._delay, dice)
        pause = asyncio.get_running_loop().create_task(asyncio.sleep(seconds))
        action, thinking = random.choice(options), None
        try:
            async with mind.lock:
                action, reason = await self._think(level, mind, view, options)
            if view.own is not None and worth_telling(options, action):
                thinking = Thinking(level=level, role=view.own.role, reason=reason)
        except BrokenProcessPool:
            _log.error("bot_pool_broken")
            self._pool = None
        except Exception as error:  # noqa: BLE001 - a bot's fault must never stop a table
            _log.error("bot_failed", error=type(error).__name__)
        await pause
        return action, thinking

    async def _think(
        self, level: Level, mind: BotSeat, view: View, options: list[AnyAction]
    ) -> tuple[AnyAction, Reason]:
        heard = list(mind.heard)
        mind.remember_looks()
        words = mind.speaks(level, view) if self._delay > 0 else None  # bots that answer at once do not talk
        work = (level, mind.first, mind.memory, heard, view, options, secrets.randbits(64), words)
        future = asyncio.get_running_loop().run_in_executor(self._executor(), think, *work)
        action, reason, mind.memory, mind.claim = await asyncio.wait_for(future, PATIENCE)
        del mind.heard[: len(heard)]  # only now: a thought that failed took nothing in
        return action, reason

    async def work(self, function: Callable[[T], R], argument: T) -> R:
        """Let a worker do something that would take the event loop too long."""
        return await asyncio.get_running_loop().run_in_executor(self._executor(), function, argument)

    def close(self) -> None:
        """Let the workers go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
