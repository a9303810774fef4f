"""A TCP connection that speaks HTTP, with an end to everybody's patience and to what it may ask of the event loop.

uvicorn parses whatever comes as it comes, reads on whatever it is asked, and waits for ever for a request that never
comes or never ends, and for a reader who does not read. Here bytes are handed to its parser piece by piece, others in
between; a head has an end in bytes and in lines, which is looked for before anything is parsed; a body has one in
bytes as they come over the network. One request is answered at a time: whoever sends the next before the answer is
out is not read until then. Whoever goes on after being told that it is too fast is paused, then closed. Behind a
proxy that is trusted, all connections are the proxy's, and so is this part of the work.
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable
from enum import Enum
from http import HTTPStatus
from typing import Any, cast

import httptools
import msgspec
from starlette.types import Message, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from saboteur.server import messages as m
from saboteur.server.http.guard import STATUS
from saboteur.server.limits.bounds import (
    BODY_BYTES,
    HEAD_BYTES,
    HEAD_LINES,
    LINGER_BYTES,
    LINGER_SECONDS,
    PARSED_BYTES,
    RAW_BODY_BYTES,
    REFUSAL_PAUSE,
    REFUSALS_BORNE,
    REQUEST_SECONDS,
    STALLED_SECONDS,
)
from saboteur.server.limits.connection_gate import ConnectionGate


@functools.cache
def refused(code: str, sentence: str, status: int | None = None) -> bytes:
    """Write a refusal as a whole answer after which the connection is closed."""
    found = HTTPStatus(status or STATUS[code])
    body = msgspec.json.encode(m.Problem(code=code, sentence=sentence))
    head = (
        f"HTTP/1.1 {found} {found.phrase}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        "cache-control: no-store\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body


LONG_HEAD = f"A request's head has at most {HEAD_BYTES} bytes and {HEAD_LINES} lines."
LONG_BODY = f"The body is larger than {BODY_BYTES} bytes."
NO_HTTP = "This is no request that can be read."
NO_PATH = "Ask for a path, which begins with a slash."
TWO_LENGTHS = "A body has one length: Content-Length or Transfer-Encoding, once."


class Gathered:
    """A transport that puts the head of an answer and its body into one write: uvicorn writes one after the other,
    and each goes to the system, and over the network, by itself."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.plain = transport
        self._loop = loop
        self._held = b""
        self.farewell: Callable[[], None] | None = None  # instead of closing

    def __getattr__(self, name: str) -> Any:
        return getattr(self.plain, name)

    def write(self, data: bytes) -> None:
        """Write together with what was written before, or wait for more until the event loop's next turn."""
        if not data:
            return
        if self._held:
            held, self._held = self._held, b""
            self.plain.writelines((held, data))
        else:
            self._held = data
            self._loop.call_soon(self.flush)

    def flush(self) -> None:
        """Write what waits."""
        held, self._held = self._held, b""
        if held and not self.plain.is_closing():
            self.plain.write(held)

    def close(self) -> None:
        """Close after what waits."""
        self.flush()
        (self.farewell or self.plain.close)()


class Phase(Enum):
    """What a connection does with bytes that come."""

    HEAD = "they are a request's head"
    BODY = "they are its body"
    ANSWER = "they wait until the answer is out"
    PAUSE = "they wait because their sender was too fast"
    CLOSE = "they are dropped: the last answer is out"
    OVER = "the connection is not ours any more"


class HttpConnection(HttpToolsProtocol):
    """uvicorn's own, with a clock and with an eye on what it is fed."""

    def __init__(self, gate: ConnectionGate, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.app, self._app = self._answer, self.app  # what requests run
        self._gate = gate
        self._since = self.loop.time()
        self._stuck_since: float | None = None
        self._phase = Phase.HEAD
        self._raw = bytearray()  # what came and was not parsed yet
        self._body_left: int | None = None  # bytes of a body that said its length
        self._body_came = 0  # bytes of a body as they came
        self._turn: asyncio.Handle | None = None  # in which parsing goes on
        self._reading = True
        self._refusal: bytes | None = None
        self._too_fast = 0  # answers in a row that said so
        self._dropped = 0

    # -- asyncio's side ----------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin, or not."""
        self._gathered = Gathered(cast(asyncio.Transport, transport), self.loop)
        super().connection_made(cast(asyncio.Transport, self._gathered))
        if self._gate.enter(self._gathered.plain):
            self._gate.waiting[self] = None
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """End; nothing that points in a ring is left, or much would stay until somebody looks for rings."""
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self._set_turn(None)
        self._phase = Phase.OVER
        self._raw.clear()
        self._gathered.farewell = self.app = None
        self._gate.waiting.pop(self, None)
        self._gate.leave(self._gathered.plain)
        self._gate.ended()

    def data_received(self, data: bytes) -> None:
        """Take bytes in, to be parsed piece by piece."""
        if self._phase is Phase.CLOSE:
            self._dropped += len(data)
            if self._dropped > LINGER_BYTES:
                self.transport.abort()
            return
        self._unset_keepalive_if_required()
        self._raw += data
        self._gate.grown(len(data))
        if self._turn is None:
            self._pump()
        self._read_on()

    def pause_writing(self) -> None:
        """The other side does not read."""
        self._stuck_since = self.loop.time()
        self._gate.grown(self.held())
        super().pause_writing()

    def resume_writing(self) -> None:
        """It reads again."""
        self._stuck_since = None
        super().resume_writing()

    def held(self) -> int:
        """Say how many bytes are kept here for the other side, or from it."""
        cycle: RequestResponseCycle | None = self.cycle  # none before the first request
        body = 0 if cycle is None else len(cycle.body)
        return len(self._raw) + body + self._gathered.plain.get_write_buffer_size()

    def cut(self) -> None:
        """End at once."""
        self.transport.abort()

    def waited_too_long(self, now: float) -> bool:
        """Return whether the other side neither asks nor reads."""
        if self._stuck_since is not None:
            return now - self._stuck_since > STALLED_SECONDS
        answering = self._phase in {Phase.BODY, Phase.ANSWER}
        return not answering and now - self._since > REQUEST_SECONDS

    # -- bytes to the parser, a piece at a time ----------------------------------------------------------

    def _pump(self) -> None:
        """Parse a piece; more of it in the event loop's next turn."""
        self._set_turn(None)
        if self._phase is Phase.HEAD:
            self._feed(self._next_head())
        elif self._phase is Phase.BODY:
            self._feed(self._next_of_body())
        if self._refusal is not None:
            self._refuse(self._refusal)
        elif self._raw and self._phase is Phase.BODY:
            self._set_turn(self.loop.call_soon(self._pump))
        self._read_on()

    def _set_turn(self, turn: asyncio.Handle | None) -> None:
        if self._turn is not None:
            self._turn.cancel()
        self._turn = turn

    def _read_on(self) -> None:
        """Let the network wait while what came before waits for us."""
        waits = self._turn is not None or self._phase in {Phase.ANSWER, Phase.PAUSE}
        reading = not (self._raw and waits)  # while nothing waits, whoever hangs up is noticed
        if reading != self._reading and self._phase is not Phase.OVER and not self.transport.is_closing():
            self._reading = reading
            if reading:
                self.transport.resume_reading()
            else:
                self.transport.pause_reading()

    def _next_head(self) -> bytes:
        """Take a request's head from what came, when all of it has; one that is too long is not parsed at all."""
        raw = self._raw
        if raw.startswith((b"\r", b"\n")):
            raw[:] = raw.lstrip(b"\r\n")
        size = raw.find(b"\r\n\r\n") + 4
        known = size if size > 3 else len(raw)
        if known > HEAD_BYTES or raw.count(b"\n", 0, known) > HEAD_LINES:
            self._refusal = refused("too_large", LONG_HEAD, HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
            return b""
        return self._taken(size) if size > 3 else b""

    def _next_of_body(self) -> bytes:
        """Take the next piece of a body; to the parser, one that said its length is a single thing."""
        piece = self._taken(PARSED_BYTES if self._body_left is None else self._body_left)
        self._body_came += len(piece)
        if self._body_left is not None:
            self._body_left -= len(piece)
        if self._body_came > RAW_BODY_BYTES:
            self._refusal = refused("too_large", LONG_BODY)
            return b""
        return piece

    def _taken(self, size: int) -> bytes:
        piece = bytes(self._raw[:size])
        del self._raw[:size]
        return piece

    def _feed(self, piece: bytes) -> None:
        if not piece:
            return
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade() and self._refusal is None:
                self.handle_websocket_upgrade()
            # Any other upgrade is none that we know: the request is answered as it stands.
        except httptools.HttpParserError:
            self._refusal = self._refusal or refused("malformed", NO_HTTP)

    # -- the parser's side -------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        """Begin a request. Only after a body in chunks can another one begin before the answer is out, since nobody
        knows where such a body ends before it is parsed; it is dropped, and the connection closed."""
        if self._phase is Phase.HEAD:
            super().on_message_begin()
        else:
            self.cycle.keep_alive = False
            self._phase = Phase.CLOSE

    def on_url(self, url: bytes) -> None:
        """Take a part of the address."""
        if self._phase is Phase.HEAD:
            super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header; those after a body in chunks are dropped."""
        if self._phase is Phase.HEAD:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Begin to answer, unless nobody could read this in one way only."""
        if self._phase is not Phase.HEAD:
            return
        lengths = [value for name, value in self.headers if name == b"content-length"]
        in_chunks = any(name == b"transfer-encoding" for name, _ in self.headers)
        if len(lengths) + in_chunks > 1:
            self._refusal = refused("malformed", TWO_LENGTHS)
        elif not self.url.startswith(b"/"):
            self._refusal = refused("malformed", NO_PATH)
        elif lengths and int(lengths[0]) > BODY_BYTES:
            self._refusal = refused("too_large", LONG_BODY)
        elif (lengths or in_chunks) and self.parser.should_upgrade() and self._should_upgrade():
            self._refusal = refused("malformed", NO_HTTP)  # no handshake of a WebSocket has a body
        if self._refusal is None:
            self._phase = Phase.BODY
            self._body_left, self._body_came = int(lengths[0]) if lengths else None, 0
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Take a part of the body; what nobody reads any more is not kept."""
        if self._phase is Phase.BODY and not self.cycle.response_complete:
            self.cycle.body += body
            self.cycle.message_event.set()

    def on_message_complete(self) -> None:
        """The request is whole: from here on, what comes waits for the answer."""
        if self._phase is Phase.BODY:
            self._phase = Phase.ANSWER
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; from here on it is the WebSocket's to end."""
        self._phase = Phase.OVER
        self._gate.waiting.pop(self, None)
        self._gathered.flush()
        self.transport = self._gathered.plain
        rest = bytes(self._raw)
        self._raw.clear()
        super().handle_websocket_upgrade()
        if rest:
            cast(asyncio.Protocol, self.transport.get_protocol()).data_received(rest)

    # -- answers -----------------------------------------------------------------------------------------

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, and decide as the answer begins whether it is the last one."""
        cycle = self.cycle

        async def begun(message: Message) -> None:
            if message["type"] == "http.response.start":
                if not self._gate.behind_proxy:
                    self._too_fast = self._too_fast + 1 if message["status"] == STATUS["too_fast"] else 0
                if cycle.more_body or self._too_fast > REFUSALS_BORNE:
                    cycle.keep_alive = False
                    self._gathered.farewell = self._linger
            await send(message)

        await cast(Any, self._app)(scope, receive, begun)

    def on_response_complete(self) -> None:
        """Wait for the next request, perhaps after a pause."""
        self._since = self.loop.time()
        super().on_response_complete()
        if self._phase is not Phase.ANSWER or self.transport.is_closing():
            return
        if self._too_fast:
            self._phase = Phase.PAUSE
            self._set_turn(self.loop.call_later(REFUSAL_PAUSE, self._go_on))
        else:
            self._phase = Phase.HEAD
            if self._raw:
                self._set_turn(self.loop.call_soon(self._pump))

    def _go_on(self) -> None:
        self._phase = Phase.HEAD
        self._pump()

    def _linger(self) -> None:
        """Say that this was all, and drop what still comes for a moment, then close."""
        self._gathered.farewell = None
        self._phase = Phase.CLOSE
        self._raw.clear()
        self._set_turn(self.loop.call_later(LINGER_SECONDS, self.transport.close))
        self._read_on()
        self.transport.write_eof()

    def _refuse(self, answer: bytes) -> None:
        """Give the last answer, unless another one has begun; whoever waits for the rest of the body hears that there
        is none."""
        self._gate.turned_away["refused"] += 1
        self._refusal = None
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete:
            begun, cycle.disconnected = cycle.response_started, True
            cycle.message_event.set()
            if begun:
                self.transport.abort()
                return
        self._gathered.farewell = self._linger
        self.transport.write(answer)
        self.transport.close()
