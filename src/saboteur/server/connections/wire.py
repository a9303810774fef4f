"""A WebSocket as bytes and messages: what comes in, what goes out, and when to do neither.

Bytes are taken in a piece at a time, others in between. What the other side does not read waits here. Whoever sends
what cannot be taken is not read for a moment: a flood waits in the sender's own network, costs little here, and ends
with the connection being closed.
"""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections import deque
from typing import Any, cast

from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from saboteur.server.limits.bounds import (
    CLOSE_SECONDS,
    DRAINED_BYTES,
    FAULT_FORGIVEN,
    FAULT_PAUSE,
    FAULTS_BORNE,
    FRAME_BURST,
    FRAME_BYTES,
    FRAMES_A_SECOND,
    PARSED_BYTES,
    PING_GAP,
    SEARCHED_BYTES,
)

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform for which there is no compiled one
    from websockets.utils import apply_mask

TEXT = 0x80 | Opcode.TEXT  # how a message in one frame begins
MASKED = 0x80
CLOSE_NORMAL = 1000
CLOSE_POLICY = 1008


def framed(data: bytes) -> bytes:
    """Write a whole text frame, as a server does: not masked."""
    size = len(data)
    if size < 126:
        return b"\x81%c" % size + data
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2) + data
    return b"\x81\x7f" + size.to_bytes(8) + data


def sizes_of(raw: bytes | bytearray) -> tuple[int, int]:
    """Say how long the head is of the masked frame with which some bytes begin, and how long what it carries; a head
    of 0 if that cannot be said yet."""
    if len(raw) < 2:
        return 0, 0
    size = raw[1] & 0x7F
    if size < 126:
        return 6, size
    head = 4 if size == 126 else 10
    return (head + 4, int.from_bytes(raw[2:head])) if len(raw) >= head else (0, 0)


class Wire(asyncio.Protocol):
    """One WebSocket, from its handshake to its end; uvicorn keeps the set of all connections."""

    def __init__(self, connections: set[Any]) -> None:
        self.loop = asyncio.get_running_loop()
        self.ws = ServerProtocol(max_size=FRAME_BYTES)
        self.transport: asyncio.Transport = None  # type: ignore[assignment]  # comes with the connection
        self.closing: int | None = None  # the code it closes with
        self._all = connections
        self._raw = bytearray()
        self._inbox: deque[bytes] = deque()
        self._parts: list[bytes] = []  # of a message in several frames
        self._in_parts = False  # whether more of them are to come
        self._held = False  # nothing is taken in just now
        self._reading = True
        self._drained = 0
        self._faults = 0.0
        self._fault_at = self._ping_at = self._frames_until = 0.0
        self._outbox: deque[bytes] = deque()
        self._waiting = 0  # bytes in the outbox
        self._stuck = False
        self._together: list[bytes] | None = None  # what is held back, to be written at one go
        self._cut: asyncio.TimerHandle | None = None

    @abstractmethod
    def shake_hands(self, request: Request) -> Response:
        """Accept the connection, or refuse it as plain HTTP."""

    @abstractmethod
    def take(self, data: bytes) -> None:
        """Take a message in."""

    @abstractmethod
    def drop_flooder(self) -> None:
        """Close the connection of somebody who sends too much that cannot be taken."""

    @abstractmethod
    def ended(self) -> None:
        """The connection is gone."""

    # -- asyncio's side ----------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self.transport = cast(asyncio.Transport, transport)
        self._all.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        del exc
        self._all.discard(self)
        self.closing = CLOSE_NORMAL
        self._stuck = False
        self._inbox.clear()
        self._raw.clear()
        self.forget()
        if self._cut is not None:
            self._cut.cancel()
        self.ended()

    def shutdown(self) -> None:
        """The server ends; rooms have said so already."""
        self.close_after_sending(CLOSE_NORMAL)
        self.transport.close()

    def pause_writing(self) -> None:
        """The other side does not read."""
        self._stuck = True

    def resume_writing(self) -> None:
        """It reads again."""
        self._stuck = False
        while self._outbox and not self._stuck:
            data = self._outbox.popleft()
            self._waiting -= len(data)
            self.transport.write(data)
        if self.closing is not None and not self._stuck:
            self._say_close()

    def data_received(self, data: bytes) -> None:
        """Take bytes in, piece by piece."""
        if self.closing is not None:
            self._drained += len(data)
            if self._drained > DRAINED_BYTES:
                self.transport.abort()
            if self._drained > SEARCHED_BYTES:
                return
        if self._held or self._raw or not self._is_message(data):
            self._raw += data
        self._pump()

    # -- out ---------------------------------------------------------------------------------------------

    def write(self, data: bytes) -> None:
        """Write a message, now or when the other side reads again."""
        if self._stuck:
            self._outbox.append(framed(data))
            self._waiting += len(self._outbox[-1])  # what is taken off again once it goes
        elif self._together is not None:
            self._together.append(framed(data))
        elif self.closing is None:
            self.transport.write(framed(data))

    def write_now(self, data: bytes) -> bool:
        """Write a message if nothing waits, and it need not wait, either; otherwise return False."""
        if self._stuck or self._outbox:
            return False
        self.write(data)
        return True

    def hold_back(self) -> None:
        """Hold back what is written until `write_together`: to write twice costs twice as much."""
        if self._together is None:
            self._together = []

    def write_together(self) -> None:
        """Write what was held back."""
        together, self._together = self._together, None
        if together and self.closing is None:
            self.transport.write(b"".join(together))

    def waiting(self) -> tuple[int, int]:
        """Say how many messages wait, and how many bytes."""
        return len(self._outbox), self._waiting

    def held(self) -> int:
        """Say how many bytes are kept here for the other side, or from it."""
        return len(self._raw) + self._waiting + self.transport.get_write_buffer_size()

    def forget(self) -> None:
        """Drop what waits."""
        self._outbox.clear()
        self._waiting = 0

    def close_after_sending(self, code: int) -> None:
        """Close after what was written; whoever does not answer is cut."""
        if self.closing is not None or self.transport.is_closing():
            return
        self.write_together()
        self.closing = code
        self._inbox.clear()
        if len(self._raw) > PARSED_BYTES:
            self._raw.clear()
        self._cut = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)
        if not self._stuck:
            self._say_close()
        self._held = False
        self._read_on()

    def _say_close(self) -> None:
        try:
            self.ws.send_close(self.closing)
        except InvalidState:
            self.transport.close()
        self._answer()

    def _answer(self) -> None:
        """Send what the WebSocket itself has to say: the handshake, pongs, the close."""
        for data in self.ws.data_to_send():
            if data:
                self.transport.write(data)
            else:
                self.transport.close()

    # -- in ----------------------------------------------------------------------------------------------

    def hold(self) -> None:
        """Take nothing in until `release`."""
        self._held = True

    def release(self) -> None:
        """Go on taking in."""
        self._held = False
        self._pump()

    def _pump(self) -> None:
        """Take in what is there, as far as it may be; after a piece of it others have their turn."""
        taken = 0
        while not self._held:
            if self._inbox:
                self.take(self._inbox.popleft())
            elif taken >= PARSED_BYTES and self._raw:
                self._pause(0)
            elif self._raw and (size := self._part()):
                taken += size
            else:
                break
        self._read_on()

    def _part(self) -> int:
        """Take in the next part, one frame where frames come; say how long it was, 0: it is not whole yet."""
        raw = self._raw
        if self.ws.state is not State.OPEN:
            head = raw.find(b"\r\n\r\n") + 4 if self.ws.state is State.CONNECTING else 0
            size = min(head if head > 3 else len(raw), PARSED_BYTES)
        else:
            head, carried = sizes_of(raw)
            size = head + carried
            if carried > FRAME_BYTES:
                size = len(raw)  # too long: nobody waits for the rest of it
            elif not head or size > len(raw):
                return 0
        piece = bytes(raw[:size])
        del raw[:size]
        if not self._is_message(piece):
            self._parse(piece)
        return size

    def _is_message(self, data: bytes) -> bool:
        """Take in a whole message in one frame, as nearly all are: as `websockets` would, in a tenth of the time."""
        if data[0] != TEXT or self._in_parts or self.ws.state is not State.OPEN:
            return False
        head, size = sizes_of(data)
        if not head or head + size != len(data) or not MASKED <= data[1] < MASKED + 127 or size > FRAME_BYTES:
            return False
        if self.closing is None:
            self._inbox.append(apply_mask(data[head:], data[head - 4 : head]))
            if self._too_many_frames():
                self.fault()
        return True

    def _read_on(self) -> None:
        """Let the network wait while we do not take anything in."""
        if self._held == self._reading and not self.transport.is_closing():
            self._reading = not self._held
            if self._reading:
                self.transport.resume_reading()
            else:
                self.transport.pause_reading()

    def _pause(self, seconds: float) -> None:
        self.hold()
        self.loop.call_later(seconds, self.release)

    def _parse(self, piece: bytes) -> None:
        self.ws.receive_data(piece)
        for event in self.ws.events_received():
            if isinstance(event, Request):
                self.ws.send_response(self.shake_hands(event))
            elif isinstance(event, Frame):
                self._frame(event)
        self._answer()
        if self.ws.parser_exc is not None:
            self.transport.close()

    def _frame(self, frame: Frame) -> None:
        """Take a frame in; every one counts, whether it says something or not."""
        if self.closing is not None:
            return
        too_many = self._too_many_frames()
        if frame.opcode in {Opcode.TEXT, Opcode.BINARY, Opcode.CONT}:
            self._in_parts = not frame.fin
            if frame.data:
                self._parts.append(bytes(frame.data))
            if frame.fin:
                self._inbox.append(b"".join(self._parts))
                self._parts.clear()
            elif not frame.data:
                too_many = True  # a part of nothing: nobody needs even one
        elif frame.opcode is not Opcode.CLOSE and self.too_many_pings():
            too_many = True
        if too_many:
            self.fault()

    def _too_many_frames(self) -> bool:
        """Count a frame, of whatever kind."""
        now = self.loop.time()
        self._frames_until = max(now, self._frames_until) + 1 / FRAMES_A_SECOND
        return self._frames_until > now + FRAME_BURST

    def too_many_pings(self) -> bool:
        """Count a ping, or a pong that nobody asked for; tell whether the last was just now."""
        before, self._ping_at = self._ping_at, self.loop.time()
        return self._ping_at - before < PING_GAP

    def fault(self) -> None:
        """Read nothing for a moment; show out whoever does this all the time."""
        now = self.loop.time()
        self._faults = max(0.0, self._faults - (now - self._fault_at) / FAULT_FORGIVEN) + 1
        self._fault_at = now
        if self._faults <= FAULTS_BORNE:
            self._pause(FAULT_PAUSE)
        else:
            self.drop_flooder()
