"""A viewer's connection to a room, whatever carries it (WebSocket or server-sent events)."""

from __future__ import annotations

import asyncio
import random
from abc import ABC, abstractmethod
from collections.abc import Callable

from saboteur.server import messages as m
from saboteur.server.limits.bounds import OUTBOX_BYTES
from saboteur.server.tables.delivery.frames import encode


class Connection(ABC):
    """One open connection of one person, or of a spectator without identity (person ""); it never makes a room wait.

    What cannot be carried at once waits here, up to a number of messages and of bytes. Whoever reads slower than
    that is dropped, with what waits; coming back brings what was missed. That does not count as waiting: it goes out
    at the reader's pace, however slow that is.
    """

    kind: str

    def __init__(self, person: str, *, watch: bool, room_for: int, address: str = "") -> None:
        self.person = person
        self.watch = watch
        self.address = address
        self.input = False
        self.closed = False
        self.now: Callable[[], int] | None = None  # the time of its table, once it is let in
        self.sent = self.heard = asyncio.get_running_loop().time()
        self._room_for = room_for
        self._missed = (0, 0)  # messages and bytes that were missed, until the reader has caught up

    @abstractmethod
    def write(self, data: bytes) -> None:
        """Carry a message, or let it wait."""

    @abstractmethod
    def waiting(self) -> tuple[int, int]:
        """Say how many messages wait, and how many bytes."""

    @abstractmethod
    def forget(self) -> None:
        """Drop what waits."""

    @abstractmethod
    def close_after_sending(self) -> None:
        """End the connection after what was carried and what waits."""

    def send(self, data: bytes) -> None:
        """Send a message to a reader who can keep up; drop the reader otherwise. It may resume."""
        if self.closed:
            return
        messages, size = self.waiting()
        if not messages:
            self._missed = (0, 0)
        if messages >= self._room_for + self._missed[0] or size > OUTBOX_BYTES + self._missed[1]:
            self.forget()
            self.bye("slow", "You read too slowly; connect again to go on.", resume=True)
            return
        self.sent = asyncio.get_running_loop().time()
        self.write(data)

    def send_missed(self, missed: list[bytes]) -> None:
        """Send what a reader who comes back has missed; whoever calls sees to it that it is not too much."""
        self._missed = (len(missed), sum(map(len, missed)))
        for data in missed:
            if not self.closed:
                self.write(data)

    def hold_back(self) -> None:  # noqa: B027 - whoever cannot hold anything back sends it at once
        """Hold back what is sent until `send_together`, if that saves anything."""

    def send_together(self) -> None:  # noqa: B027 - as above
        """Send what was held back, at one go."""

    def tell(self, message: m.ServerMessage) -> None:
        """Send a message of the protocol."""
        self.send(encode(message))

    def pong(self) -> None:
        """Give a sign of life, with the table's time."""
        if self.now is not None:
            self.tell(m.Pong(now=self.now()))

    def bye(self, code: str, sentence: str, *, resume: bool) -> None:
        """Say why, then close; what waits still goes out before."""
        self.end(m.Bye(code=code, sentence=sentence, resume=resume))

    def end(self, last: m.ServerMessage) -> None:
        """Send a last message and close."""
        if not self.closed:
            self.closed = True
            self.write(encode(last))
            self.close_after_sending()


def goodbye(code: str, sentence: str) -> Callable[[Connection], None]:
    """Return what says goodbye to a connection that may come back."""
    return lambda connection: connection.bye(code, sentence, resume=True)


def announce_restart(connection: Connection) -> None:
    """Say that the server restarts, and when to come back: each at its own moment."""
    connection.end(m.Restart(retry_after=round(random.uniform(1.0, 6.0), 2)))
