"""Bots' thinking, outside the event loop, so that it never delays a table.

A bot gets exactly what a person in its seat got: the events it was told, its view, its options. How long an answer
takes to appear is drawn before thinking begins and depends on nothing that a role could change.

Workers take thoughts of all addresses and tables in turn (`fair_turns`). When more want to think than can, those who
search think without searching, and a thought that has not begun when its answer is due is dropped: the game goes on
with a move drawn at random. So a crowd of tables makes bots weaker, never slower.

Where nobody plays and somebody only looks on, bots have time: all such tables together go on as fast as
`WATCHED_TABLES` of them would, however many there are.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
import functools
import multiprocessing
import random
import secrets
import sys
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import msgspec
import structlog

from saboteur.bots import Memory, Said, talk
from saboteur.bots.levels import decide_packed
from saboteur.bots.luck import throw_of
from saboteur.bots.skills import LEVEL_BY_NAME
from saboteur.bots.vote import points_at
from saboteur.core.table.refusal import Refusal
from saboteur.play.actions import unpack
from saboteur.play.commentary.thoughts import Reason, worth_telling
from saboteur.play.events import Event
from saboteur.play.views.view_types import View
from saboteur.server.limits.bounds import WATCHED_TABLES
from saboteur.server.messages import AnyClaim, BotSpeed, Level
from saboteur.server.tables.bots.fair_turns import FairnessKey, FairTurns, TooManyWait
from saboteur.server.tables.delivery.mailbox import busy
from saboteur.server.tables.log.log_entries import Thinking
from saboteur.workers import stand_back

T = TypeVar("T")
R = TypeVar("R")
PATIENCE = 20.0  # seconds; then an answer is drawn at random, whatever the seat
LATE = 0.4  # seconds after its answer was due in which a thought may still begin when many wait
CROWD = 16  # waiting thoughts for each worker from which nobody searches
SPEEDS: dict[BotSpeed, float] = {
    "slow": 2.2,
    "normal": 1.0,
    "fast": 0.4,
}  # of the usual delay; even the fast one is longer than any level thinks (docs/bots.md), so that it tells nothing
BREATH = 0.25  # of an answer's time, between a turn and what is said of it
NICENESS = 10  # how far workers stand back behind the server, as `nice` counts
NOBODY = FairnessKey()
_polite = True  # of a worker: whether it stands back, or inherited that
dice = random.Random()
_log = structlog.get_logger("saboteur.bots")


class BotSeat:
    """What a bot's seat has heard since it last thought, and its memory from then.

    Its luck in each decision comes from its game's seed (`bots/luck.py`).
    """

    def __init__(self, first: View, heard: Sequence[Event], luck: bytes | None = None) -> None:
        self._luck = luck or secrets.token_bytes(16)
        self.first = first
        self.heard: list[Event | Said] = list(heard)
        self.memory: Memory | None = None
        self.mouth = talk.Mouth()
        self.lock = asyncio.Lock()  # a veto window may close while its bot still thinks: one thought after the other

    def throw(self, decision: int) -> int:
        """Return what chance says to a decision."""
        return throw_of(self._luck, decision)

    def listen(self, event: Event | Said) -> None:
        """Hear something, to be taken in when the seat next thinks."""
        self.heard.append(event)
        own = self.first.own
        if own is not None:
            self.mouth.hears(own.seat, event)


def think(
    level: Level,
    first: View,
    memory: Memory | None,
    heard: list[Event | Said],
    view: View,
    codes: list[int],
    seed: int,
    style: str = "plain",
) -> tuple[int, Reason, Memory]:
    """Take in what was heard, and choose one of some codes. This runs in a worker."""
    memory, rng = taken_in(first, memory, heard), random.Random(seed)
    code, decision = decide_packed(called(level, style), view, codes, memory, rng)
    return code, decision.reason, decision.memory


def called(level: Level, style: str) -> str:
    """Return who plays, as the bots name it."""
    return f"{level}-{style}" if level != "random" else level


def taken_in(first: View, memory: Memory | None, heard: list[Event | Said]) -> Memory:
    """Return a seat's memory with what it heard since."""
    if memory is None:
        memory = Memory.start(first)
    for event in heard:
        memory = memory.hear_claim(event) if isinstance(event, Said) else memory.hear(event)
    return memory


def remark(
    work: tuple[str, View, Memory | None, list[Event | Said], View, talk.Topic, int],
) -> tuple[Memory, AnyClaim | None]:
    """Take in what was heard and find something to say. This runs in a worker."""
    who, first, memory, heard, view, topic, seed = work
    memory = taken_in(first, memory, heard)
    said = talk.remark(who, view, memory, random.Random(seed), topic)
    return memory, None if said is None else msgspec.convert(said.words(), AnyClaim)


def point(work: tuple[Level, str, View, Memory | None, list[Event | Said], View, int]) -> int:
    """Take in what was heard and say whom the seat points at; nothing of it is remembered. Runs in a worker."""
    level, style, first, memory, heard, view, seed = work
    return points_at(level, style, view, taken_in(first, memory, heard), random.Random(seed))


def _give_way() -> None:
    """Let the server go first where they share a core: a thought may take longer, a person's move may not."""
    global _polite  # noqa: PLW0603 - of a worker, which says it when it is awake
    _polite = stand_back(NICENESS)


def _awake() -> bool:
    """Say that a worker has started, and whether it could be made to stand back."""
    return _polite


def _is_awake(awake: concurrent.futures.Future[bool]) -> None:
    """Hear of a worker that has started, or could not."""
    if not awake.cancelled() and awake.exception() is None and not awake.result():
        _say_impolite()


@functools.cache
def _say_impolite() -> None:
    """Tell the operator, once: moves may be slower than they need be while bots think."""
    _log.warning("bots_not_nice", hint="the system forbids setpriority; bots think as fast as the server works")


def _start(workers: int, *, politely: bool) -> ProcessPoolExecutor:
    """Start workers; runs in a thread of its own.

    A worker takes a second of CPU to import what it needs. On Linux a thread has a niceness of its own, which its
    children inherit, so that a busy server can go first then, too. Else workers are polite once they have started.
    """
    later: Callable[[], None] | None = _give_way
    if politely and sys.platform == "linux" and stand_back(NICENESS):
        later = None
    pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"), initializer=later)
    for _ in range(workers):
        pool.submit(_awake).add_done_callback(_is_awake)
    return pool


class BotPool:
    """A pool of workers; with no worker of its own it uses a thread (for tests and tiny machines)."""

    def __init__(self, workers: int, delay: float) -> None:
        self._workers = workers
        self._delay = delay
        self._pool: Executor | None = None
        self._starting: asyncio.Task[Executor] | None = None
        self._watched = FairTurns(1)
        self.turns = FairTurns(workers + 1 if workers else 1)  # one is on its way while each worker is at work
        self.outcomes: Counter[str] = Counter()

    @property
    def crowded(self) -> bool:
        """Return whether more wait than can be served in time."""
        return self.turns.waiting > CROWD * self.turns.at_once

    def prepare(self) -> None:
        """Have workers started before anybody needs them, behind everything else: for a server that is busy."""
        if self._workers and self._pool is None and self._starting is None:
            self._starting = asyncio.get_running_loop().create_task(self._start(politely=True))

    async def _executor(self) -> Executor:
        """Return the workers; whoever needs them first has them started, not by the event loop."""
        if self._pool is None and not self._workers:
            self._pool = ThreadPoolExecutor(1, thread_name_prefix="thinker")
        if self._pool is not None:
            return self._pool
        if self._starting is None:
            self._starting = asyncio.get_running_loop().create_task(self._start(politely=False))
        return await asyncio.shield(self._starting)

    async def _start(self, *, politely: bool) -> Executor:
        started: concurrent.futures.Future[Executor] = concurrent.futures.Future()

        def start() -> None:
            try:
                started.set_result(_start(self._workers, politely=politely))
            except BaseException as error:  # noqa: BLE001 - whoever waits is told
                started.set_exception(error)

        threading.Thread(target=start, name="bots-start", daemon=True).start()
        try:
            self._pool = await asyncio.wrap_future(started)
        finally:
            self._starting = None
        return self._pool

    async def answer(
        self,
        level: Level,
        bot_seat: BotSeat,
        view: View,
        codes: list[int],
        payer: FairnessKey = NOBODY,
        speed: BotSpeed = "normal",
        style: str = "plain",
        *,
        decision: int = 0,
        watched: bool = False,
        steady: bool = False,
    ) -> tuple[int, Thinking | None]:
        """Choose one of a seat's options, which are packed, and say why where it is worth telling.

        Nothing comes before the drawn delay is over.

        `watched`: nobody plays at the table, somebody only looks on. `steady`: the same question has to get the same
        answer, so it waits for its turn however long that takes.
        """
        if watched:
            await self._wait_with_watched(payer)
        seconds = talk.pause(level, self._delay * SPEEDS[speed], dice)
        pause = asyncio.get_running_loop().create_task(asyncio.sleep(seconds))
        throw = bot_seat.throw(decision)
        code, thinking, wanted = random.Random(throw if steady else None).choice(codes), None, level
        try:
            async with bot_seat.lock:
                await (self._begin_at_last(payer) if steady else self._begin(payer, seconds + LATE))
                level = LEVEL_BY_NAME[level].hurried or level if self.crowded and not steady else level
                try:
                    code, reason = await self._think(level, bot_seat, view, codes, style, throw)
                except BrokenProcessPool:  # a worker died, perhaps of somebody else's thought: think again, once
                    await (self._begin_at_last(payer) if steady else self._begin(payer, seconds + LATE))
                    code, reason = await self._think(level, bot_seat, view, codes, style, throw)
            self.outcomes["thought" if level == wanted else "hurried"] += 1
            if view.own is not None and worth_telling(codes, unpack(code)):
                thinking = Thinking(level=level, role=view.own.role, reason=reason)
        except TooManyWait:
            self.outcomes["dropped"] += 1
        except Exception as error:  # noqa: BLE001 - a bot's fault must never stop a table
            self.outcomes["failed"] += 1  # and the operator is woken: the alert SaboteurBotsCannotThink
            _log.error("bot_failed", error=type(error).__name__)
        await pause
        return code, thinking

    async def pause(self, level: Level, speed: BotSpeed) -> None:
        """Wait as long as a bot's answer takes to appear."""
        await asyncio.sleep(talk.pause(level, self._delay * SPEEDS[speed], dice))

    async def _wait_with_watched(self, payer: FairnessKey) -> None:
        """Wait for one's turn among all tables where nobody plays."""
        try:
            await self._watched.begin(payer)
        except TooManyWait:
            await asyncio.sleep(PATIENCE)
        else:
            asyncio.get_running_loop().call_later(self._delay / WATCHED_TABLES, self._watched.end)

    async def _begin_at_last(self, payer: FairnessKey) -> None:
        """Wait for a worker, and for room to wait in."""
        while True:
            with contextlib.suppress(TooManyWait):
                return await self.turns.begin(payer)
            await asyncio.sleep(LATE)

    async def _begin(self, payer: FairnessKey, latest: float) -> None:
        """Wait for a worker; TooManyWait if its turn does not come in time because many wait."""
        turn = asyncio.ensure_future(self.turns.begin(payer))
        try:
            await asyncio.wait([turn], timeout=latest)
            if not turn.done() and not self.crowded:  # nobody is in the way: the machine is slow, and so may we be
                await asyncio.wait([turn], timeout=PATIENCE)
            if not turn.done():
                raise TooManyWait
            turn.result()
        except BaseException:
            if turn.done() and not turn.cancelled() and turn.exception() is None:
                self.turns.end()  # it came just when nobody wanted it any more
            turn.cancel()
            raise

    async def _submit(self, function: Callable[..., R], *work: Any) -> R:
        """Let a worker do something; its turn ends when the worker is done, whether anybody still waits or not."""
        loop = asyncio.get_running_loop()

        def done(_: object) -> None:
            with contextlib.suppress(RuntimeError):  # the server has ended
                loop.call_soon_threadsafe(self.turns.end)

        pool: Executor | None = None
        try:
            pool = await self._executor()
            future = pool.submit(function, *work)
        except BaseException as error:
            self._drop_if_broken(pool, error)
            self.turns.end()
            raise
        future.add_done_callback(done)
        try:
            return await asyncio.wrap_future(future)
        except BrokenProcessPool as error:
            self._drop_if_broken(pool, error)
            raise

    def _drop_if_broken(self, pool: Executor | None, error: BaseException) -> None:
        """Have workers started again by whoever needs them next; many may hear of the same end, one tells of it."""
        if isinstance(error, BrokenProcessPool) and pool is not None and self._pool is pool:
            _log.error("bot_pool_broken")
            self._pool = None

    async def _think(
        self, level: Level, bot_seat: BotSeat, view: View, codes: list[int], style: str, throw: int
    ) -> tuple[int, Reason]:
        heard = list(bot_seat.heard)
        work = (level, bot_seat.first, bot_seat.memory, heard, view, codes, throw, style)
        async with asyncio.timeout(PATIENCE):  # `wait_for` would go on when cancelled just as the thought is done
            code, reason, bot_seat.memory = await self._submit(think, *work)
        del bot_seat.heard[: len(heard)]  # only now: a thought that failed took nothing in
        return code, reason

    async def remark(
        self, who: str, bot_seat: BotSeat, view: View, payer: FairnessKey = NOBODY, speed: BotSpeed = "normal"
    ) -> AnyClaim | None:
        """Find something to say after a turn of one's own, or nothing; bots that answer at once do not talk.

        Whether a seat tries to speak, and how long it takes, is drawn before anybody looks at what it knows.
        """
        topic = bot_seat.mouth.turn_done(who, view.round, dice) if self._delay > 0 else None
        if topic is None or view.over or view.own is None:
            return None
        await asyncio.sleep(BREATH * talk.pause(who, self._delay * SPEEDS[speed], dice))
        try:
            async with bot_seat.lock:
                heard = list(bot_seat.heard)
                work = (who, bot_seat.first, bot_seat.memory, heard, view, topic, secrets.randbits(64))
                bot_seat.memory, claim = await self.work(remark, work, payer)
                del bot_seat.heard[: len(heard)]
        except Refusal:
            self.outcomes["dropped"] += 1
            return None
        except Exception as error:  # noqa: BLE001 - a bot's fault must never stop a table
            self.outcomes["failed"] += 1
            _log.error("bot_failed", error=type(error).__name__)
            return None
        if claim is not None:
            bot_seat.mouth.spoke(topic)
        return claim

    async def vote(
        self, level: Level, style: str, bot_seat: BotSeat, view: View, payer: FairnessKey = NOBODY
    ) -> int | None:
        """Say whom a seat points at when the table votes; None if many wait, or the bot fails."""
        async with bot_seat.lock:  # what it remembers and what it has heard since belong together
            work = (level, style, bot_seat.first, bot_seat.memory, list(bot_seat.heard), view, secrets.randbits(64))
        try:
            return await self.work(point, work, payer)
        except Refusal:
            self.outcomes["dropped"] += 1
        except Exception as error:  # noqa: BLE001 - a bot's fault must never stop a table
            self.outcomes["failed"] += 1
            _log.error("bot_failed", error=type(error).__name__)
        return None

    async def work(self, function: Callable[[T], R], argument: T, payer: FairnessKey = NOBODY) -> R:
        """Let a worker do something that would take the event loop too long."""
        try:
            await self.turns.begin(payer)
        except TooManyWait:
            raise busy() from None
        return await self._submit(function, argument)

    def close(self) -> None:
        """Let the workers go; those that are just being started go when nobody waits for them."""
        if self._starting is not None:
            self._starting.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
