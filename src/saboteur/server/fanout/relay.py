"""Questions and answers between processes, over the fan-out's mailboxes."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec

from saboteur.core.table.refusal import Refusal
from saboteur.server.fanout.fanout_protocol import Fanout, NoAnswer
from saboteur.server.store.store_errors import StoreError

log = logging.getLogger(__name__)


class _Letter(msgspec.Struct, array_like=True):
    """What travels: a question wants an answer under its number, a tell does not."""

    kind: int
    sender: str
    number: int
    body: bytes


class _Open(NamedTuple):
    """A question that waits for its answer."""

    owner: str
    about: str
    answer: asyncio.Future[bytes]


_TELL, _QUESTION, _ANSWER, _FAILURE = range(4)

OnQuestion = Callable[[str, bytes], Awaitable[bytes]]
"""(asking process, question) -> answer. An exception becomes a NoAnswer at the asker, without its text."""
OnTell = Callable[[str, bytes], Awaitable[None]]
"""(telling process, message). Called one after the other, in the order they were told."""


class Relay:
    """This process's address, with questions (`ask`) and one-way messages (`tell`) to others.

    Questions are answered concurrently, each in its own task, so a slow room does not hold up the others."""

    def __init__(self, fanout: Fanout, owner: str, on_question: OnQuestion, on_tell: OnTell) -> None:
        self.owner = owner
        self._fanout = fanout
        self._on_question = on_question
        self._on_tell = on_tell
        self._numbers = itertools.count(1)
        self._open: dict[int, _Open] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._stop: Callable[[], Awaitable[None]] | None = None

    async def open(self) -> None:
        self._stop = await self._fanout.listen(self.owner, self._receive)

    async def close(self) -> None:
        """Stop listening; open questions get NoAnswer."""
        if self._stop:
            await self._stop()
            self._stop = None
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for waiting in self._open.values():
            if not waiting.answer.done():
                waiting.answer.set_exception(NoAnswer("this process is closing"))

    def tell(self, owner: str, message: bytes) -> None:
        """One-way and unconfirmed."""
        self._send(owner, _Letter(_TELL, self.owner, 0, message))

    async def ask(self, owner: str, question: bytes, seconds: float = 5.0, about: str = "") -> bytes:
        """The other process's answer, or NoAnswer."""
        number = next(self._numbers)
        waiting: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._open[number] = _Open(owner, about, waiting)
        self._send(owner, _Letter(_QUESTION, self.owner, number, question))
        try:
            async with asyncio.timeout(seconds):
                return await waiting
        except TimeoutError:
            raise NoAnswer(f"no answer within {seconds:g} s") from None
        finally:
            del self._open[number]

    def give_up(self, owner: str, about: str) -> None:
        """Wait no longer for answers of a process that has nothing more to do with it."""
        for waiting in self._open.values():
            if (waiting.owner, waiting.about) == (owner, about) and not waiting.answer.done():
                waiting.answer.set_exception(NoAnswer("another process is to be asked"))

    def words_lost(self) -> None:
        """Wait no longer for any answer: after a break neither question nor answer may have arrived."""
        for waiting in self._open.values():
            if not waiting.answer.done():
                waiting.answer.set_exception(NoAnswer("the connection between the processes was lost"))

    def _send(self, owner: str, letter: _Letter) -> None:
        self._fanout.send(owner, msgspec.msgpack.encode(letter))

    async def _receive(self, message: bytes) -> None:
        try:
            letter = msgspec.msgpack.decode(message, type=_Letter)
        except msgspec.MsgspecError:
            log.warning("a message that no process of this release sends was dropped")
            return
        if letter.kind == _QUESTION:
            task = asyncio.create_task(self._answer(letter))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif letter.kind == _TELL:
            await self._on_tell(letter.sender, letter.body)
        else:
            self._settle(letter)

    def _settle(self, letter: _Letter) -> None:
        waiting = self._open.get(letter.number)
        if waiting is None or waiting.answer.done():
            return  # it came too late
        if letter.kind == _FAILURE:
            waiting.answer.set_exception(NoAnswer("the other process could not answer"))
        else:
            waiting.answer.set_result(letter.body)

    async def _answer(self, letter: _Letter) -> None:
        kind, body = _ANSWER, b""
        try:
            body = await self._on_question(letter.sender, letter.body)
        except (Refusal, StoreError):
            kind = _FAILURE  # the table is not ours, about to go, or cannot be read; the asker looks whose it is
        except Exception:
            log.exception("a relayed question failed")
            kind = _FAILURE
        self._send(letter.sender, _Letter(kind, self.owner, letter.number, body))
