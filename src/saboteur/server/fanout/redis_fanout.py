"""Fan-out over Redis: published words, kept nowhere. Two connections a process, one to send and one to hear."""

from __future__ import annotations

import asyncio
import contextlib
from urllib.parse import urlsplit, urlunsplit

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from saboteur.server.fanout.fanout_protocol import FanoutError
from saboteur.server.fanout.remote import RemoteConnection, RemoteFanout

SILENCE = 5.0
"""After so many seconds without a word we ask whether the other end is there; after as many again it is not."""


class RedisConnection(RemoteConnection):
    """redis-py would connect again by itself, and silently: we must know of every break, so it may not."""

    fatal_errors = (RedisError, OSError)

    def __init__(self, url: str) -> None:
        try:
            self._redis = Redis.from_url(url, retry=Retry(NoBackoff(), 0), socket_connect_timeout=5)
        except ValueError:
            raise FanoutError(f"{without_password(url)}: this address cannot be understood") from None
        self._pubsub = self._redis.pubsub()
        self._words: asyncio.Queue[tuple[str, bytes] | Exception] = asyncio.Queue()
        self._heard: dict[str, asyncio.Future[None]] = {}
        self._reader: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        await self._redis.ping()
        await self._pubsub.connect()  # type: ignore[no-untyped-call]
        self._reader = asyncio.create_task(self._read(), name="redis")

    async def hear(self, channel: str) -> None:
        """Returns when Redis has confirmed it."""
        confirmed = self._heard[channel] = asyncio.get_running_loop().create_future()
        await self._pubsub.subscribe(channel)
        async with asyncio.timeout(5):
            await confirmed

    async def unhear(self, channel: str) -> None:
        await self._pubsub.unsubscribe(channel)

    async def send(self, words: list[tuple[str, bytes]]) -> None:
        pipe = self._redis.pipeline(transaction=False)
        for channel, word in words:
            pipe.publish(channel, word)
        await pipe.execute()

    async def receive(self) -> tuple[str, bytes]:
        word = await self._words.get()
        if isinstance(word, Exception):
            raise word
        return word

    async def _read(self) -> None:
        """The only one that reads from the connection: words for `receive`, confirmations for `hear`."""
        try:
            while True:
                message = await self._pubsub.get_message(timeout=SILENCE)
                if message is None:
                    await self._pubsub.ping()
                    message = await self._pubsub.get_message(timeout=SILENCE)
                    if message is None:
                        raise ConnectionResetError("silence")  # the same as if it broke
                kind = message["type"]
                if kind == "message":
                    self._words.put_nowait((message["channel"].decode(), message["data"]))
                elif kind == "subscribe":
                    confirmed = self._heard.pop(message["channel"].decode(), None)
                    if confirmed and not confirmed.done():
                        confirmed.set_result(None)
        except Exception as error:  # noqa: BLE001 -- whatever it is, `receive` must end with it, not wait for ever
            self._words.put_nowait(error)

    async def close(self) -> None:
        self._words.put_nowait(ConnectionResetError("closed"))
        if self._reader:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        for connection in (self._pubsub, self._redis):
            with contextlib.suppress(RedisError, OSError):
                async with asyncio.timeout(1):
                    await connection.aclose()


def without_password(url: str) -> str:
    """The address as it may be shown."""
    parts = urlsplit(url)
    return urlunsplit((parts.scheme, parts.netloc.rpartition("@")[2], parts.path, "", ""))


def redis_fanout(url: str, name: str = "saboteur") -> RemoteFanout:
    """`Fanout` over a Redis server."""
    return RemoteFanout(lambda: RedisConnection(url), without_password(url), name, may_be_away=True)
