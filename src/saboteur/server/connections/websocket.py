"""The protocol over WebSocket.

uvicorn hands over every connection that wants to be one (`Socket`). From there to the room there is no task and no
queue in between: six thousand of them cost little, and a message is where it has to go when its bytes are there. A
task runs only while a newcomer is looked up.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from starlette.requests import HTTPConnection
from websockets.http11 import Request, Response

from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.connections.wire import CLOSE_NORMAL, CLOSE_POLICY, Wire
from saboteur.server.http.guard import address_of, cookie_of, decoder, no_store, read
from saboteur.server.limits.bounds import HELLO_SECONDS
from saboteur.server.people.identity import STRANGER, Identity
from saboteur.server.store import StoreError
from saboteur.server.tables.delivery.connection import Connection
from saboteur.server.tables.delivery.frames import encode
from saboteur.server.tables.delivery.mailbox import busy

if TYPE_CHECKING:
    from saboteur.server.app import Server
    from saboteur.server.tables.cluster.follower import Follower
    from saboteur.server.tables.room import Room

PATH = "/ws"
_READER: msgspec.json.Decoder[m.ClientMessage] = decoder(m.ClientMessage)  # a union of so many takes long to look up
_log = structlog.get_logger("saboteur.sockets")


class SocketConnection(Connection):
    """A connection over a WebSocket."""

    kind = "ws"

    def __init__(self, wire: Wire, identity: Identity, *, watch: bool, room_for: int, address: str) -> None:
        super().__init__(identity.person, watch=watch, room_for=room_for, address=address)
        self._wire = wire

    def send(self, data: bytes) -> None:
        """Send a message; to most readers it goes at once."""
        if not self.closed and self._wire.write_now(data):
            self.sent = self._wire.loop.time()
        else:
            super().send(data)

    def hold_back(self) -> None:
        """Hold back what is sent until `send_together`."""
        self._wire.hold_back()

    def send_together(self) -> None:
        """Send what was held back, at one go."""
        self._wire.write_together()

    def write(self, data: bytes) -> None:
        """Carry a message, or let it wait."""
        self._wire.write(data)

    def waiting(self) -> tuple[int, int]:
        """Say how many messages wait, and how many bytes."""
        return self._wire.waiting()

    def forget(self) -> None:
        """Drop what waits."""
        self._wire.forget()

    def close_after_sending(self) -> None:
        """End the connection after what was carried and what waits."""
        self._wire.close_after_sending(CLOSE_NORMAL)


class Socket(Wire):
    """Somebody's WebSocket: who they are, and what they say. The arguments after the server are uvicorn's."""

    def __init__(self, server: Server, config: Any, server_state: Any, app_state: Any) -> None:
        super().__init__(server_state.connections)
        del config, app_state
        self._server = server
        self._asked: HTTPConnection | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._greeting: asyncio.Task[None] | None = None
        self._connection: SocketConnection | None = None
        self._room: Room | Follower | None = None

    def shake_hands(self, request: Request) -> Response:
        """Accept the connection, or refuse it as plain HTTP."""
        headers = [(name.lower().encode(), value.encode()) for name, value in request.headers.raw_items()]
        client = self.transport.get_extra_info("peername")
        asked = HTTPConnection({"type": "http", "headers": headers, "client": tuple(client[:2]) if client else None})
        if request.path.partition("?")[0] != PATH:
            return self.ws.reject(404, "There is nothing here.\n")
        if not self._may_come(asked):
            return self.ws.reject(403, "")
        self._asked = asked
        self._timer = self.loop.call_later(HELLO_SECONDS, self._refuse, _no_hello())
        return self.ws.accept(request)

    def _may_come(self, asked: HTTPConnection) -> bool:
        server, address, origin = self._server, address_of(self._server, asked), asked.headers.get("origin")
        if origin is not None and origin not in server.origins:
            return False
        welcome = not server.crowded(address) and not server.operator.bars("", address)
        return welcome and server.limiter.allows_address("hellos", address)

    def ended(self) -> None:
        """Let the room know."""
        self._server.gate.leave(self.transport)
        for waiting in (self._timer, self._greeting):
            if waiting is not None:
                waiting.cancel()
        connection, room, self._connection, self._room = self._connection, self._room, None, None
        if connection is not None and room is not None:
            room.post(lambda: room.viewers.detach(connection))
            self._server.close_connection(connection)

    # -- messages ----------------------------------------------------------------------------------------

    def take(self, data: bytes) -> None:
        """Take a message in."""
        if self.closing is not None:
            return
        if self._connection is None:
            self.hold()  # until it is known who this is
            self._greeting = self.loop.create_task(self._greet(data))
            return
        self._connection.heard = self.loop.time()
        try:
            self._message(self._connection, data)
        except Refusal as refusal:
            self._complain(self._connection, cid_of(data), refusal)

    def _message(self, connection: SocketConnection, data: bytes) -> None:
        room = self._room
        assert room is not None
        message = read(data, _READER)
        if isinstance(message, m.Ping):
            if self.too_many_pings():
                raise Refusal("too_fast", "You do too much at once; wait a little.")
            connection.pong()
        elif isinstance(message, m.Hello):
            raise Refusal("hello_again", "You said hello already.")
        else:
            too_fast = self._server.too_fast(room, connection.person, connection.address)
            if too_fast is not None:
                self._complain(connection, None if isinstance(message, m.TakeInput) else message.cid, too_fast)
            elif connection.watch and connection.person:  # asked for by its owner, or all that its token is for
                cid = None if isinstance(message, m.TakeInput) else message.cid
                self._complain(connection, cid, Refusal("scope", "This connection only watches."))
            elif room.gone:
                connection.bye("moved", "The table is set up again.", resume=True)
            elif isinstance(message, m.TakeInput):
                room.post(lambda: room.viewers.take_input(connection))
            else:
                self._server.submit(room, connection.person, message, connection.tell, connection)

    def _complain(self, connection: SocketConnection, cid: str | None, refusal: Refusal) -> None:
        """Answer what cannot be taken."""
        assert self._room is not None
        seq = self._room.state.seq
        connection.tell(m.No(cid=cid, code=refusal.code, sentence=refusal.sentence, values=refusal.values, seq=seq))
        self.fault()

    def drop_flooder(self) -> None:
        """Close the connection of somebody who sends too much that cannot be taken."""
        if self._connection is not None:
            self._connection.bye("faults", "Too many wrong messages.", resume=True)
        else:
            self.transport.abort()

    # -- hello -------------------------------------------------------------------------------------------

    async def _greet(self, data: bytes) -> None:
        """Find out who speaks and to which table, and let them in."""
        assert self._asked is not None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        try:
            hello, identity, room = await self._hello(self._asked, data)
            self._enter(hello, identity, room, address_of(self._server, self._asked))
        except Refusal as refusal:
            self._refuse(refusal)
        except StoreError as error:
            _log.warning("hello_store_failed", error=type(error).__name__)
            self._refuse(no_store(error, "store"), resume=True)
        except Exception as error:  # noqa: BLE001 - a fault of ours: whoever knocked hears so, and may come again
            _log.error("hello_failed", error=type(error).__name__, exc_info=error)
            self._refuse(Refusal("unavailable", "The server could not do that."), resume=True)
        self._greeting = self._asked = None
        self.release()

    async def _hello(self, asked: HTTPConnection, data: bytes) -> tuple[m.Hello, Identity, Room | Follower]:
        hello = read(data, _READER)
        if not isinstance(hello, m.Hello):
            raise _no_hello()
        if hello.protocol != m.PROTOCOL:
            sentence = f"This server speaks protocol {m.PROTOCOL}, not {hello.protocol}; reload the page."
            raise Refusal("protocol", sentence)
        # A cookie counts only with an origin, which was checked: without one, some other page's program may have it.
        token = hello.token or (cookie_of(self._server, asked) if "origin" in asked.headers else None)
        identity = await self._server.identities.read(token)
        if identity is None:
            if hello.token:
                raise Refusal("bad_token", "This token is not known here.")
            identity = STRANGER
        if "watch" not in identity.scopes and "play" not in identity.scopes:
            raise Refusal("scope", "This token is not for that.")
        self._server.operator.check(identity.person, address_of(self._server, asked))
        room = await self._server.rooms.get(hello.table)
        if room is None:
            raise Refusal("no_table", "There is no such table.")
        return hello, identity, room

    def _enter(self, hello: m.Hello, identity: Identity, room: Room | Follower, address: str) -> None:
        if self.closing is not None:
            return
        watch = hello.watch or "play" not in identity.scopes
        connection = SocketConnection(
            self, identity, watch=watch, room_for=self._server.settings.outbox, address=address
        )

        def otherwise() -> None:
            connection.bye("moved", "The table is set up again.", resume=True)

        if not room.post(lambda: room.viewers.attach(connection, hello.last_seq), otherwise):
            raise busy()
        self._connection, self._room = connection, room
        self._server.open_connection(connection)

    def _refuse(self, refusal: Refusal, *, resume: bool = False) -> None:
        """Say why nobody is let in, and close."""
        again = resume or refusal.code in {"elsewhere", "busy", "unavailable", "too_many_tables"}
        self.write(encode(m.Bye(code=refusal.code, sentence=refusal.sentence, resume=again)))
        self.close_after_sending(CLOSE_POLICY)


class _Named(msgspec.Struct):
    cid: m.Cid


def cid_of(data: bytes) -> str | None:
    """Return the id of a message that cannot be read otherwise, so that its sender knows which it was."""
    try:
        return decoder(_Named).decode(data).cid or None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def _no_hello() -> Refusal:
    return Refusal("no_hello", "Say hello first.")
