"""A proxy between clients and the server that does to their traffic what networks do, only more often.

It knows WebSocket frames on the way to the server, so that it can double one, cut one in the middle, or keep one back
until its client has long come back over another connection. The way to clients is cut at any byte.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator

import msgspec


class Faults(msgspec.Struct, frozen=True, kw_only=True):
    """How often each thing happens: to a message from a client, or to a chunk of bytes from the server."""

    lost: float = 0.0  # the connection breaks before the message
    cut: float = 0.0  # the connection breaks in the middle of it
    doubled: float = 0.0  # the message arrives twice
    late: float = 0.0  # the connection breaks for the client, and the message arrives after all
    slow: float = 0.0  # it takes a moment
    cut_down: float = 0.0  # the connection breaks in the middle of what the server sends


ALL = Faults(lost=0.05, cut=0.05, doubled=0.2, late=0.06, slow=0.2, cut_down=0.04)


class Proxy:
    """Connections through it to a port of this machine."""

    def __init__(self, target: int, faults: Faults, seed: int) -> None:
        self.target = target
        self.faults = faults
        self.happened: Counter[str] = Counter()
        self.port = 0
        self._random = random.Random(seed)

    def _chance(self, what: str) -> bool:
        if self._random.random() < getattr(self.faults, what):
            self.happened[what] += 1
            return True
        return False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One client's connection."""
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        keep = asyncio.Event()  # set: the way to the server stays open for a message that is late
        up = asyncio.create_task(self._up(reader, writer, back, keep))
        down = asyncio.create_task(self._down(there, writer))
        try:
            await asyncio.wait({up, down}, return_when=asyncio.FIRST_COMPLETED)
            writer.transport.abort()
            if keep.is_set():
                await asyncio.wait({up}, timeout=2)
        finally:
            writer.transport.abort()
            back.transport.abort()
            for task in (up, down):
                task.cancel()
            await asyncio.gather(up, down, return_exceptions=True)

    async def _up(
        self,
        reader: asyncio.StreamReader,
        client: asyncio.StreamWriter,
        back: asyncio.StreamWriter,
        keep: asyncio.Event,
    ) -> None:
        """Carry the handshake, then message by message."""
        back.write(await reader.readuntil(b"\r\n\r\n"))
        while True:
            frame = await _frame(reader)
            if frame[0] & 0x0F != 1:  # pings and goodbyes pass
                back.write(frame)
                continue
            if self._chance("lost"):
                return
            if self._chance("cut"):
                back.write(frame[: self._random.randrange(1, len(frame))])
                await back.drain()
                return
            if self._chance("late"):
                keep.set()
                client.transport.abort()
                await asyncio.sleep(self._random.uniform(0.02, 0.2))
                back.write(frame)
                await back.drain()
                await asyncio.sleep(0.05)
                return
            if self._chance("slow"):
                await asyncio.sleep(self._random.uniform(0, 0.02))
            back.write(frame * 2 if self._chance("doubled") else frame)
            await back.drain()

    async def _down(self, there: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await there.read(16 * 1024):
            if self._chance("cut_down"):
                writer.write(data[: self._random.randrange(len(data))])
                with contextlib.suppress(OSError):
                    await writer.drain()
                return
            writer.write(data)
            await writer.drain()


async def _frame(reader: asyncio.StreamReader) -> bytes:
    """Read one frame of a client, which is masked."""
    head = await reader.readexactly(2)
    size = head[1] & 0x7F
    if size >= 126:
        more = await reader.readexactly(2 if size == 126 else 8)
        head, size = head + more, int.from_bytes(more)
    return head + await reader.readexactly(4 + size)


@contextlib.asynccontextmanager
async def proxy(target: int, faults: Faults = ALL, seed: int = 1) -> AsyncIterator[Proxy]:
    """Run a proxy for the length of a test."""
    made = Proxy(target, faults, seed)
    serving: set[asyncio.Task[None] | None] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        serving.add(task)
        # Swallowed, for asyncio of Python 3.11 reports a connection's task that was cancelled as a fault.
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            await made.serve(reader, writer)
        serving.discard(task)

    listener = await asyncio.start_server(serve, "127.0.0.1", 0)
    made.port = listener.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        listener.close()
        left = [task for task in serving if task is not None]
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
