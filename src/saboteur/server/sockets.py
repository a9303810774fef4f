"""The protocol over WebSocket."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from saboteur.core.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.connections import Connection
from saboteur.server.frames import encode
from saboteur.server.guard import address_of, cookie_of, decode
from saboteur.server.identity import STRANGER, Identity
from saboteur.server.limiter import network_of
from saboteur.server.store import StoreError
from saboteur.server.streams import over_rate, submit

if TYPE_CHECKING:
    from saboteur.server.follower import Follower
    from saboteur.server.room import Room
    from saboteur.server.server import Server

FRAME_CAP = 16 * 1024  # bytes
HELLO_SECONDS = 10.0
FAULTS_BORNE = 20  # malformed or too fast messages before the line is closed
CLOSE_POLICY = 1008
CLOSE_NORMAL = 1000
_log = structlog.get_logger("saboteur.sockets")


async def serve_socket(server: Server, socket: WebSocket) -> None:
    """One WebSocket, from its handshake to its end."""
    address = address_of(server, socket)
    origin = socket.headers.get("origin")
    if origin is not None and origin not in server.origins:
        await socket.close(CLOSE_POLICY)
        return
    if not server.limiter.allows("hellos", network_of(address)) or server.crowded(address):
        await socket.close(CLOSE_POLICY)
        return
    await socket.accept()
    try:
        await _talk(server, socket, address, origin)
    except (WebSocketDisconnect, RuntimeError):  # the other side is gone, in the middle of something or not
        return


async def _talk(server: Server, socket: WebSocket, address: str, origin: str | None) -> None:
    try:
        hello, identity, room = await _hello(server, socket, origin)
    except Refusal as refusal:
        await _say(socket, m.Bye(code=refusal.code, sentence=refusal.sentence, resume=refusal.code == "elsewhere"))
        await socket.close(CLOSE_POLICY)
        return
    except StoreError as error:
        _log.warning("hello_store_failed", error=type(error).__name__)
        await _say(socket, m.Bye(code="store", sentence="The server cannot reach its store just now.", resume=True))
        await socket.close(CLOSE_POLICY)
        return
    line = server.open_line(identity.person, address, "ws", watch=hello.watch or "play" not in identity.scopes)
    writer = asyncio.get_running_loop().create_task(_write(socket, line))
    try:
        if room.post(lambda: room.lines.attach(line, hello.last_seq)):
            await _read(server, socket, line, room)
        else:
            line.bye("busy", "The table cannot keep up; try again in a moment.", resume=True)
    finally:
        room.post(lambda: room.lines.detach(line))
        if not line.closed:
            line.bye("bye", "Goodbye.", resume=True)
        await asyncio.wait([writer], timeout=5)
        writer.cancel()
        server.close_line(line, "ws")


async def _hello(server: Server, socket: WebSocket, origin: str | None) -> tuple[m.Hello, Identity, Room | Follower]:
    """Read the first message and find out who speaks and to which table."""
    try:
        text = await asyncio.wait_for(_receive(socket), HELLO_SECONDS)
    except TimeoutError:
        raise Refusal("no_hello", "Say hello first.") from None
    hello = decode(text, m.ClientMessage)
    if not isinstance(hello, m.Hello):
        raise Refusal("no_hello", "Say hello first.")
    if hello.protocol != m.PROTOCOL:
        raise Refusal("protocol", f"This server speaks protocol {m.PROTOCOL}, not {hello.protocol}; reload the page.")
    # A cookie counts only with an origin, which was checked: without one, some other page's program may have it.
    token = hello.token or (cookie_of(socket) if origin is not None else None)  # type: ignore[arg-type]
    identity = await server.identities.read(token)
    if identity is None:
        if hello.token:
            raise Refusal("bad_token", "This token is not known here.")
        identity = STRANGER
    if "watch" not in identity.scopes and "play" not in identity.scopes:
        raise Refusal("scope", "This token is not for that.")
    room = await server.rooms.get(hello.table)
    if room is None:
        raise Refusal("no_table", "There is no such table.")
    return hello, identity, room


async def _receive(socket: WebSocket) -> str | bytes:
    """Wait for a message, text or bytes."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or CLOSE_NORMAL)
    return message.get("text") or message.get("bytes") or b""


async def _read(server: Server, socket: WebSocket, line: Connection, room: Room | Follower) -> None:
    """Take messages in until the line ends."""
    faults = 0
    while not line.closed and not room.gone:
        text = await _receive(socket)
        line.heard = asyncio.get_running_loop().time()
        try:
            await _message(server, line, room, decode(text, m.ClientMessage))
        except Refusal as refusal:
            line.tell(m.No(cid=None, code=refusal.code, sentence=refusal.sentence, seq=room.state.seq))
            faults += 1
            if faults > FAULTS_BORNE:
                line.bye("faults", "Too many messages that cannot be taken.", resume=True)


async def _message(server: Server, line: Connection, room: Room | Follower, message: m.ClientMessage) -> None:
    if isinstance(message, m.Ping):
        line.tell(m.Pong(now=server.clock.now()))
    elif isinstance(message, m.TakeInput):
        room.post(lambda: room.lines.take_input(line))
    elif isinstance(message, m.Hello):
        raise Refusal("hello_again", "You said hello already.")
    else:
        too_fast = over_rate(server, room, line.person, line.address)
        if too_fast is not None:
            line.tell(m.No(cid=message.cid, code=too_fast.code, sentence=too_fast.sentence, seq=room.state.seq))
            return
        submit(server, room, line.person, message, line.tell, line)


async def _write(socket: WebSocket, line: Connection) -> None:
    """Carry messages out until the line ends."""
    try:
        while True:
            data = await line.next()
            if data is None:
                break
            await socket.send({"type": "websocket.send", "text": data.decode()})
        if socket.application_state is WebSocketState.CONNECTED:
            await socket.close(CLOSE_NORMAL)
    except (WebSocketDisconnect, RuntimeError, OSError):
        line.closed = True


async def _say(socket: WebSocket, message: m.ServerMessage) -> None:
    await socket.send({"type": "websocket.send", "text": encode(message).decode()})
