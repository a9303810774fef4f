"""Analyses of finished games: made once, one at a time, behind everything else, and kept with the table's log.

A judge plays for seconds what bots play for milliseconds, so each game is judged in a process of its own that gives
way to theirs and to the server's. Whoever asks is served by address in turn.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections import Counter
from typing import Final

import msgspec
import structlog

from saboteur.bots.review.judge import Thoroughness
from saboteur.core.table.refusal import Refusal
from saboteur.play.commentary.analysis import VERSION, Analysis
from saboteur.play.commentary.said import FACTS, Said, Spoken
from saboteur.play.records.record import Record, record_of
from saboteur.server.finished.history import finished
from saboteur.server.limits.bounds import JUDGED_OF_ADDRESS, JUDGED_OF_ALL
from saboteur.server.store import Store
from saboteur.server.tables.bots.fair_turns import FairnessKey, FairTurns
from saboteur.server.tables.delivery.mailbox import busy
from saboteur.server.tables.log.table_state import RoomState

HOLDER: Final = "judge"  # under whose name an analysis is kept among the table's notes; no person is called so
KEY: Final = "analysis"
PATIENCE: Final = 5.0  # seconds that somebody who asks waits for the answer; then they ask again
_log = structlog.get_logger("saboteur.judge")


def record_with_talk(state: RoomState, person: str = "") -> Record:
    """Return a finished game with what bots thought, what was said about facts, and votes; or refuse."""
    game = finished(state, person)
    talk = [
        Spoken(line.step, Said.of(line.seat, line.claim))
        for line in state.talk
        if line.claim is not None
        and line.claim.__struct_config__.tag in FACTS
        and getattr(line.claim, "seat", 0) < game.setup.seats
    ]
    return record_of(game, state.thoughts, talk=talk, votes=state.votes)


async def judge(record: Record, thoroughness: Thoroughness) -> Analysis:
    """Let a process of its own judge a game (`saboteur.bots.review.judge`); it ends with whoever waits for it."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "saboteur.bots.review.judge", msgspec.json.encode(thoroughness).decode()),
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
    )
    try:
        out, _ = await process.communicate(record.dump().encode())
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        _log.error("judge_failed", code=process.returncode)
        raise Refusal("unavailable", "The game could not be judged; try again.")
    return msgspec.json.decode(out, type=Analysis)


class Judges:
    """Whoever asks for the analysis of a finished game, one after the other."""

    def __init__(self, at_work: bool = True) -> None:
        """Begin with nobody waiting; judges that are not at work show only what was judged before."""
        self.thoroughness = Thoroughness()
        self._at_work = at_work
        self._turns = FairTurns(1)
        self._tasks: dict[str, asyncio.Task[Analysis]] = {}
        self._of_address: Counter[str] = Counter()

    async def ask(self, store: Store, state: RoomState, address: str, person: str = "") -> Analysis | None:
        """Return the analysis of a finished game; None if it is not there yet. Refuse before the game is over."""
        table = state.table
        finished(state, person)
        task = self._tasks.get(table)
        if task is None:
            kept = await kept_analysis(store, table)
            if kept is not None:
                return kept
            if not self._at_work:
                raise Refusal("judge_off", "This server does not judge games.")
            task = self._tasks.get(table) or self._begin(store, state, address, person)
        await asyncio.wait([task], timeout=PATIENCE)
        return task.result() if task.done() else None

    def _begin(self, store: Store, state: RoomState, address: str, person: str) -> asyncio.Task[Analysis]:
        if self._of_address[address] >= JUDGED_OF_ADDRESS or len(self._tasks) >= JUDGED_OF_ALL:
            raise busy()
        table = state.table
        work = self._make(store, record_with_talk(state, person), FairnessKey(address, table))
        task = asyncio.get_running_loop().create_task(work, name=f"judge {table}")
        self._tasks[table] = task
        self._of_address[address] += 1

        def over(_: object) -> None:
            self._of_address[address] -= 1
            del self._tasks[table]
            if not task.cancelled():
                task.exception()  # it was told to whoever waits, if anybody does

        task.add_done_callback(over)
        return task

    async def _make(self, store: Store, record: Record, payer: FairnessKey) -> Analysis:
        await self._turns.begin(payer)
        try:
            analysis = await judge(record, self.thoroughness)
        finally:
            self._turns.end()
        await store.put_note(payer.table, HOLDER, KEY, msgspec.json.encode(analysis))
        return analysis

    async def close(self) -> None:
        """Stop what is being judged; whoever asks again later begins again."""
        for task in list(self._tasks.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Refusal):
                await task


async def kept_analysis(store: Store, table: str) -> Analysis | None:
    """Return the analysis that was kept, unless another version made it."""
    note = (await store.notes(table, HOLDER)).get(KEY)
    if note is None:
        return None
    try:
        found = msgspec.json.decode(note, type=Analysis)
    except msgspec.DecodeError:
        return None
    return found if found.version == VERSION else None
