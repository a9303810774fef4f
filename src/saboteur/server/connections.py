"""A viewer's line to a room: a bounded outbox, whatever carries it (WebSocket or server-sent events)."""

from __future__ import annotations

import asyncio

from saboteur.server import messages as m
from saboteur.server.frames import encode


class Connection:
    """One open line of one person, or of a spectator without identity (person "")."""

    def __init__(self, person: str, *, watch: bool, room_for: int, address: str = "") -> None:
        self.person = person
        self.watch = watch
        self.address = address
        self.input = False
        self.closed = False
        self.sent = self.heard = asyncio.get_running_loop().time()
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue(room_for)

    def send(self, data: bytes) -> None:
        """Queue a message. A reader too slow for its outbox is dropped; it may resume."""
        if self.closed:
            return
        if self._outbox.qsize() >= self._outbox.maxsize - 2:
            self.bye("slow", "You read too slowly; connect again to go on.", resume=True)
            return
        self.sent = asyncio.get_running_loop().time()
        self._outbox.put_nowait(data)

    def tell(self, message: m.ServerMessage) -> None:
        """Queue a message of the protocol."""
        self.send(encode(message))

    def bye(self, code: str, sentence: str, *, resume: bool) -> None:
        """Say why, then close; what is queued before still goes out."""
        self.end(m.Bye(code=code, sentence=sentence, resume=resume))

    def end(self, last: m.ServerMessage) -> None:
        """Send a last message and close."""
        if not self.closed:
            self.closed = True
            self._outbox.put_nowait(encode(last))
            self._outbox.put_nowait(None)

    async def next(self) -> bytes | None:
        """Wait for the next message to carry; None: the line is closed."""
        return await self._outbox.get()
