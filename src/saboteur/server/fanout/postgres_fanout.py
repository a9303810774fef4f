"""Fan-out over PostgreSQL's LISTEN and NOTIFY, for those who want several processes without Redis.

A notification is a text of less than 8,000 bytes, so words travel in base64 and long ones in parts. All NOTIFYs of
a database commit one after the other: good for some thousand words a second, Redis for more.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import itertools
from typing import TYPE_CHECKING

import asyncpg

from saboteur.server.fanout.fanout_protocol import FanoutError
from saboteur.server.fanout.remote import RemoteConnection, RemoteFanout
from saboteur.server.store.postgres_store import without_password

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

PART = 5_400
"""Bytes of a word in one notification: 7,200 in base64, and room for the head."""
SILENCE = 5.0
"""Every so many seconds we ask whether the other end is there."""


class PostgresConnection(RemoteConnection):
    """One connection, listening and notifying; it bears one statement at a time, so all who speak take turns."""

    fatal_errors = (OSError, asyncpg.InterfaceError, asyncpg.InternalClientError, asyncpg.PostgresError)

    def __init__(self, url: str) -> None:
        self._url = url
        self._con: asyncpg.Connection[asyncpg.Record] | None = None
        self._words: asyncio.Queue[tuple[str, bytes] | Exception] = asyncio.Queue()
        self._numbers = itertools.count()
        self._parts: dict[tuple[int, str], list[bytes]] = {}
        self._names: dict[str, str] = {}
        self._asking: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()

    @property
    def _there(self) -> asyncpg.Connection[asyncpg.Record]:
        if self._con is None:
            raise asyncpg.InterfaceError("not connected")
        return self._con

    async def connect(self) -> None:
        try:
            self._con = await asyncpg.connect(self._url, timeout=5, command_timeout=5)
        except asyncpg.ClientConfigurationError:
            raise FanoutError(f"{without_password(self._url)}: this address cannot be understood") from None
        self._con.add_termination_listener(lambda _: self._words.put_nowait(ConnectionResetError("closed")))
        self._asking = asyncio.create_task(self._ask())

    async def _ask(self) -> None:
        """A connection that only listens would not notice that the other end is silently gone."""
        try:
            while True:
                await asyncio.sleep(SILENCE)
                async with self._turn:
                    await self._there.execute("SELECT 1")
        except Exception as error:  # noqa: BLE001 -- whatever it is, `receive` must end with it, not wait for ever
            self._words.put_nowait(error)

    async def hear(self, channel: str) -> None:
        name = _short(channel)
        self._names[name] = channel
        async with self._turn:
            await self._there.add_listener(name, self._heard)

    async def unhear(self, channel: str) -> None:
        async with self._turn:
            await self._there.remove_listener(_short(channel), self._heard)

    async def send(self, words: list[tuple[str, bytes]]) -> None:
        channels, texts = [], []
        for channel, word in words:
            number = next(self._numbers)
            parts = [word[start : start + PART] for start in range(0, len(word), PART)] or [b""]
            for left, part in zip(range(len(parts) - 1, -1, -1), parts, strict=True):
                channels.append(_short(channel))
                texts.append(f"{number} {left} {base64.b64encode(part).decode()}")
        notify = "SELECT pg_notify(channel, text) FROM unnest($1::text[], $2::text[]) AS words (channel, text)"
        async with self._turn:
            await self._there.execute(notify, channels, texts)

    def _heard(
        self,
        _: asyncpg.Connection[asyncpg.Record] | PoolConnectionProxy[asyncpg.Record],
        sender: int,
        name: str,
        payload: object,
    ) -> None:
        """Parts of one word come together and in order, as they were one transaction."""
        head = str(payload).split(" ")
        channel = self._names.get(name)
        if len(head) != 3 or channel is None:
            return  # not from us
        number, left, text = head
        parts = self._parts.setdefault((sender, number), [])
        parts.append(base64.b64decode(text))
        if left == "0":
            del self._parts[sender, number]
            self._words.put_nowait((channel, b"".join(parts)))

    async def receive(self) -> tuple[str, bytes]:
        word = await self._words.get()
        if isinstance(word, Exception):
            raise word
        return word

    async def close(self) -> None:
        self._words.put_nowait(ConnectionResetError("closed"))
        if self._asking:
            self._asking.cancel()
            await asyncio.gather(self._asking, return_exceptions=True)
        if self._con:
            with contextlib.suppress(*self.fatal_errors):
                await self._con.close(timeout=1)


def _short(channel: str) -> str:
    """PostgreSQL's channels are names of at most 63 bytes."""
    return f"sab_{hashlib.sha256(channel.encode()).hexdigest()[:40]}"


def postgres_fanout(url: str, name: str = "saboteur") -> RemoteFanout:
    """`Fanout` over the database itself."""
    return RemoteFanout(lambda: PostgresConnection(url), without_password(url), name)
