"""What is told of finished games, kept as bytes: made once, whoever asks.

A finished game does not change, but its table does. Names, talk, a rematch and a moved seat are entries of its log;
and when a person is erased, the log is rewritten and the table loaded again. So an answer belongs to one state in
memory as it was after one entry, and goes with it. What depends on a person's own notes has them in its key. Seats
may be moved through other processes, which say so a moment later; therefore no answer is kept for long.
"""

from __future__ import annotations

import asyncio
import itertools
import time
import weakref
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import NamedTuple, TypeVar

from saboteur.core.table.refusal import Refusal
from saboteur.server.limits.bounds import ANSWERS_BYTES
from saboteur.server.tables.bots.fair_turns import FairnessKey, FairTurns, TooManyWait
from saboteur.server.tables.delivery.mailbox import busy
from saboteur.server.tables.log.table_state import RoomState

R = TypeVar("R")
KEPT_SECONDS = 60.0
_Key = tuple[int, int, Hashable]  # of a state: its number and its last entry; and what is told of it


class _Kept(NamedTuple):
    written: bytes
    until: float


class Answers:
    """The answers that were asked for last, bounded in bytes, and the one thread at a time that makes them."""

    def __init__(self, most: int = ANSWERS_BYTES, now: Callable[[], float] = time.monotonic) -> None:
        self.size = 0  # bytes
        self._most = most
        self._now = now
        self._kept: OrderedDict[_Key, _Kept] = OrderedDict()  # the latest asked for last
        self._making: dict[_Key, asyncio.Task[bytes]] = {}
        self._numbers: weakref.WeakKeyDictionary[RoomState, int] = weakref.WeakKeyDictionary()
        self._fresh = itertools.count()
        self._turns = FairTurns(1)

    async def get(self, state: RoomState, what: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """Return what is told of a finished game; several who ask at once wait for one that makes it."""
        key = (self._number(state), state.seq, what)
        kept = self._kept.get(key)
        if kept is not None and self._now() < kept.until:
            self._kept.move_to_end(key)
            return kept.written
        task = self._making.get(key)
        if task is None:
            task = self._making[key] = asyncio.get_running_loop().create_task(self._make(key, make))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())  # told to those who wait
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if not task.cancelled():
                raise  # whoever asked has gone
            raise Refusal("unavailable", "The server is going down.") from None

    def sweep(self) -> None:
        """Drop what is too old to be told: nobody may ask again, and until somebody does it would stay."""
        now = self._now()
        for key in [key for key, kept in self._kept.items() if kept.until <= now]:
            self._drop(key)

    def close(self) -> None:
        """Stop what is being made; whoever waits for it is told."""
        for task in self._making.values():
            task.cancel()

    async def retell(self, address: str, table: str, tell: Callable[[], R]) -> R:
        """Do in a thread what takes milliseconds; one at a time, addresses in turn.

        The event loop has to wait for each turn of such a thread, so two of them would slow everybody down twice.
        """
        try:
            await self._turns.begin(FairnessKey(address, table))
        except TooManyWait:
            raise busy() from None
        try:
            return await asyncio.to_thread(tell)
        finally:
            self._turns.end()

    def forget(self, state: RoomState) -> None:
        """Drop what was told of a table so far: something else has changed than its log."""
        self._forget(self._number(state))

    async def _make(self, key: _Key, make: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            written = await make()
        finally:
            del self._making[key]
        self._drop(key)
        self._kept[key] = _Kept(written, self._now() + KEPT_SECONDS)
        self.size += len(written)
        while self.size > self._most:
            self._drop(next(iter(self._kept)))
        return written

    def _number(self, state: RoomState) -> int:
        number = self._numbers.get(state)
        if number is None:
            number = self._numbers[state] = next(self._fresh)
            weakref.finalize(state, self._forget, number).atexit = False
        return number

    def _forget(self, number: int) -> None:
        """Drop what was told of a state that is gone: of a person who is erased nothing stays here either."""
        for key in [key for key in self._kept if key[0] == number]:
            self._drop(key)

    def _drop(self, key: _Key) -> None:
        kept = self._kept.pop(key, None)
        if kept is not None:
            self.size -= len(kept.written)
