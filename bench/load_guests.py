"""Bad guests for the load benchmark: some read nothing, some send as fast as they can."""

from __future__ import annotations

import asyncio

import msgspec
from bench.load_players import Line, dial, framed, hello
from bench.load_tables import Seated

ENOUGH = 64 * 1024  # bytes of a flood that wait on our side


class SlowReader:
    """A spectator who says hello and then reads nothing; comes back when the server has cut the line."""

    def __init__(self, seated: Seated, port: int) -> None:
        self._seated, self._port = seated, port
        self._line: Line | None = None
        self._task: asyncio.Task[None] | None = None
        self._cut = 0

    async def begin(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._stare())

    async def _stare(self) -> None:
        while True:
            self._line = line = Line(hello(self._seated, None))
            await dial(line, self._port, room=4096)
            await asyncio.sleep(0.1)
            assert line.transport is not None
            line.transport.pause_reading()
            while not line.lost.done():  # whoever does not read notices only when writing
                await asyncio.sleep(0.5)
                line.say(b'{"t":"ping"}')
            self._cut += 1

    async def end(self) -> str:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        if self._line is not None and self._line.transport is not None:
            self._line.transport.abort()
        return f"slow reader: cut off {self._cut} times"


class Flooder:
    """Sends chat and rubbish as fast as the socket takes it, and comes back at once when thrown out."""

    def __init__(self, seated: Seated, port: int, seat: int | None) -> None:
        self._seated, self._port, self._seat = seated, port, seat
        self._task: asyncio.Task[None] | None = None
        self.sent = self.lines = 0

    async def begin(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._flood())

    async def _flood(self) -> None:
        texts = [framed(msgspec.json.encode({"t": "say", "cid": f"f{n}", "text": "x" * 200})) for n in range(19)]
        burst = b"".join([*texts, framed(b"{rubbish")])
        while True:
            line = Line(hello(self._seated, self._seat))
            await dial(line, self._port)
            self.lines += 1
            while not line.lost.done():
                if line.open and line.transport is not None and line.transport.get_write_buffer_size() < ENOUGH:
                    line.transport.write(burst)
                    self.sent += 20
                await asyncio.sleep(0.005)

    async def end(self) -> str:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        who = "spectator" if self._seat is None else "player"
        return f"flooding {who}: {self.sent} messages pushed at the server over {self.lines} connections"
