"""Analyses of finished games: made once, one at a time, behind everything else, and kept with the table's log.

A judge plays for seconds what bots play for milliseconds, so it has a process of its own that gives way to theirs and
to the server's, and that ends when nobody waits. Whoever asks is served by address in turn.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
from collections import Counter
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Final

import msgspec
import structlog

from saboteur.bots.judge import Thoroughness, analyse
from saboteur.play.analysis import VERSION, Analysis
from saboteur.play.records import Record, record_of
from saboteur.play.said import FACTS, Said, Spoken
from saboteur.server.finished.history import finished
from saboteur.server.store import Store
from saboteur.server.tables.fair_turns import FairTurns, Payer
from saboteur.server.tables.mailbox import busy
from saboteur.server.tables.state import RoomState

HOLDER: Final = "judge"  # under whose name an analysis is kept among the table's notes; no person is called so
KEY: Final = "analysis"
PATIENCE: Final = 5.0  # seconds that somebody who asks waits for the answer; then they ask again
OF_ADDRESS: Final = 4  # games of an address that may wait
OF_ALL: Final = 64
POLITENESS: Final = 19  # as `nice` counts: bots and the server go first
_log = structlog.get_logger("saboteur.judge")


def _give_way() -> None:
    if hasattr(os, "nice"):
        os.nice(POLITENESS)


def record_with_talk(state: RoomState) -> Record:
    """Return a finished game with what bots thought and with all that was said about facts, or refuse."""
    game = finished(state)
    talk = [
        Spoken(line.step, Said.of(line.seat, line.claim))
        for line in state.talk
        if line.claim is not None
        and line.claim.__struct_config__.tag in FACTS
        and getattr(line.claim, "seat", 0) < game.setup.seats
    ]
    return record_of(game, state.thoughts, talk=talk)


class Judges:
    """Whoever asks for the analysis of a finished game, and the one process that makes them."""

    def __init__(self, workers: int, thoroughness: Thoroughness | None = None) -> None:
        """With no worker of its own it uses a thread (for tests and tiny machines)."""
        self._workers = workers
        self.thoroughness = thoroughness or Thoroughness()
        self._turns = FairTurns(1)
        self._pool: Executor | None = None
        self._tasks: dict[str, asyncio.Task[Analysis]] = {}
        self._of_address: Counter[str] = Counter()

    async def ask(self, store: Store, state: RoomState, address: str) -> Analysis | None:
        """Return the analysis of a finished game; None if it is not there yet. Refuse before the game is over."""
        table = state.table
        task = self._tasks.get(table)
        if task is None:
            finished(state)
            kept = await _kept(store, table)
            if kept is not None:
                return kept
            task = self._tasks.get(table) or self._begin(store, state, address)
        await asyncio.wait([task], timeout=PATIENCE)
        return task.result() if task.done() else None

    def _begin(self, store: Store, state: RoomState, address: str) -> asyncio.Task[Analysis]:
        if self._of_address[address] >= OF_ADDRESS or len(self._tasks) >= OF_ALL:
            raise busy()
        table = state.table
        work = self._make(store, record_with_talk(state), Payer(address, table))
        task = asyncio.get_running_loop().create_task(work, name=f"judge {table}")
        self._tasks[table] = task
        self._of_address[address] += 1

        def over(_: object) -> None:
            self._of_address[address] -= 1
            del self._tasks[table]
            if not self._tasks:
                self._let_go()
            if not task.cancelled() and task.exception() is not None:
                _log.error("judge_failed", table=table, error=type(task.exception()).__name__)

        task.add_done_callback(over)
        return task

    async def _make(self, store: Store, record: Record, payer: Payer) -> Analysis:
        await self._turns.begin(payer)
        try:
            loop = asyncio.get_running_loop()
            analysis = await loop.run_in_executor(self._executor(), analyse, record, self.thoroughness)
        finally:
            self._turns.end()
        await store.put_note(payer.table, HOLDER, KEY, msgspec.json.encode(analysis))
        return analysis

    def _executor(self) -> Executor:
        if self._pool is None:
            if self._workers:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_give_way)
            else:
                self._pool = ThreadPoolExecutor(1, thread_name_prefix="judge")
        return self._pool

    def _let_go(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def close(self) -> None:
        """Stop what is being judged; whoever asks again later begins anew."""
        for task in list(self._tasks.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        self._let_go()


async def _kept(store: Store, table: str) -> Analysis | None:
    """Return the analysis that was kept, unless another version made it."""
    note = (await store.notes(table, HOLDER)).get(KEY)
    if note is None:
        return None
    try:
        found = msgspec.json.decode(note, type=Analysis)
    except msgspec.DecodeError:
        return None
    return found if found.version == VERSION else None
