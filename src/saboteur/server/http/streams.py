"""The protocol over plain HTTP: server-sent events and POST, with the same messages."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from starlette.responses import Response, StreamingResponse

from saboteur.core.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.http.guard import Call, problem
from saboteur.server.tables.connection import Connection
from saboteur.server.tables.frames import encode
from saboteur.server.tables.intents import Asker, entry_for
from saboteur.server.tables.mailbox import busy

if TYPE_CHECKING:
    from saboteur.server.server import Server
    from saboteur.server.tables.follower import Follower
    from saboteur.server.tables.room import Room

PATIENCE = 35.0  # seconds for an answer; longer than the store is waited for, and than most veto windows
_SEQ = re.compile(rb'^\{"t":"(?:frame|snapshot)","seq":(\d+)')


class StreamConnection(Connection):
    """A connection over server-sent events."""

    kind = "sse"

    def __init__(self, person: str, *, watch: bool, room_for: int, address: str) -> None:
        super().__init__(person, watch=watch, room_for=room_for, address=address)
        self._outbox: deque[bytes | None] = deque()
        self._waiting = 0
        self._more = asyncio.Event()

    def write(self, data: bytes) -> None:
        """Let a message wait for the stream to take it."""
        self._outbox.append(data)
        self._waiting += len(data)
        self._more.set()

    def waiting(self) -> tuple[int, int]:
        """Say how many messages wait, and how many bytes."""
        return len(self._outbox), self._waiting

    def forget(self) -> None:
        """Drop what waits."""
        self._outbox.clear()
        self._waiting = 0

    def close_after_sending(self) -> None:
        """End the stream after what waits."""
        self._outbox.append(None)
        self._more.set()

    async def next(self) -> bytes | None:
        """Wait for the next message to write; None: the connection is closed."""
        while not self._outbox:
            self._more.clear()
            await self._more.wait()
        data = self._outbox.popleft()
        self._waiting -= len(data or b"")
        return data


async def post_intent(server: Server, call: Call) -> Response:
    """Hand an intent in and wait for its answer."""
    room = await server.rooms.get(call.table)
    if room is None:
        raise Refusal("no_table", "There is no such table.")
    intent: m.AnyIntent = call.body
    if not call.identity.person and isinstance(intent, m.Join):
        try:
            entry_for(room.state, Asker("somebody", server.clock.now(), str), intent)  # before they get an identity
        except Refusal as refusal:
            return Response(encode(room.refusal(intent.cid, refusal)), 409, media_type="application/json")
        call.new_token, call.identity = await server.identities.make(server.clock.now())
    if not call.identity.person:
        raise Refusal("no_identity", "Get a device identity first (POST /api/devices).")
    too_fast = server.too_fast(room, call.identity.person)
    if too_fast is not None:
        return problem(too_fast)
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[m.Ok | m.No] = loop.create_future()

    def reply(said: m.Ok | m.No) -> None:
        if not answer.done():
            answer.set_result(said)

    server.submit(room, call.identity.person, intent, reply)
    try:
        async with asyncio.timeout(PATIENCE):
            said = await answer
    except TimeoutError:
        sentence = "No answer yet; send the same intent again (its id makes that safe)."
        return problem(Refusal("unavailable", sentence))
    return Response(encode(said), 200 if isinstance(said, m.Ok) else 409, media_type="application/json")


async def stream(server: Server, call: Call) -> Response:
    """Open a connection that is read as server-sent events."""
    room = await server.rooms.get(call.table)
    if room is None:
        raise Refusal("no_table", "There is no such table.")
    query = call.request.query_params
    last = call.request.headers.get("last-event-id") or query.get("last_seq")
    if last is not None and not (last.isascii() and last.isdecimal() and len(last) < 16):
        raise Refusal("malformed", "last_seq is the number of a step.")
    if server.crowded(call.address):
        raise Refusal("too_fast", "There are too many connections from your address.")
    watch, room_for = query.get("watch") == "1", server.settings.outbox
    connection = StreamConnection(call.identity.person, watch=watch, room_for=room_for, address=call.address)

    def otherwise() -> None:
        connection.bye("moved", "The table is set up anew.", resume=True)

    if not room.post(lambda: room.viewers.attach(connection, None if last is None else int(last)), otherwise):
        raise busy()
    server.open_connection(connection)
    return StreamingResponse(_events(server, room, connection), media_type="text/event-stream")


async def _events(server: Server, room: Room | Follower, connection: StreamConnection) -> AsyncIterator[bytes]:
    try:
        while True:
            data = await connection.next()
            if data is None:
                return
            found = _SEQ.match(data)
            number = b"id: " + found.group(1) + b"\n" if found else b""
            yield number + b"data: " + data + b"\n\n"
    finally:
        room.post(lambda: room.viewers.detach(connection))
        server.close_connection(connection)
