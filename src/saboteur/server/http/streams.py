"""The protocol over plain HTTP: server-sent events and POST, with the same messages."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.http.guard import Call, introduce, problem
from saboteur.server.tables.delivery.connection import Connection
from saboteur.server.tables.delivery.frames import encode
from saboteur.server.tables.delivery.mailbox import busy
from saboteur.server.tables.log.intents import Asker, entry_for, sealed

if TYPE_CHECKING:
    from saboteur.server.app import Server

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
    if room.state.closed_to(call.identity.person):
        raise sealed()  # even the number of the last step would tell how far the game is
    intent: m.AnyIntent = call.body
    if not call.identity.person and isinstance(intent, m.Join):
        try:
            entry_for(room.state, Asker("somebody", server.clock.now(), str), intent)  # before they get an identity
        except Refusal as refusal:
            return Response(encode(room.refusal(intent.cid, refusal)), 409, media_type="application/json")
        await introduce(server, call)
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

    server.submit(room, call.identity.person, intent, reply, address=call.address)
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
    last = _number(call.request.headers.get("last-event-id") or query.get("last_seq"), "last_seq")
    connection = _connection(server, call, watch=query.get("watch") == "1")

    def otherwise() -> None:
        connection.bye("moved", "The table is set up again.", resume=True)

    if not room.post(lambda: room.viewers.attach(connection, last), otherwise):
        raise busy()
    server.open_connection(connection)

    def ended() -> None:
        room.post(lambda: room.viewers.detach(connection))
        server.close_connection(connection)

    return EventStream(connection, ended)


def _number(text: str | None, name: str) -> int | None:
    if text is not None and not (text.isascii() and text.isdecimal() and len(text) < 16):
        raise Refusal("malformed", f"{name} is the number of a step.")
    return None if text is None else int(text)


def _connection(server: Server, call: Call, *, watch: bool) -> StreamConnection:
    if server.crowded(call.address):
        raise Refusal("too_fast", "There are too many connections from your address.")
    room_for = server.settings.outbox
    return StreamConnection(call.identity.person, watch=watch, room_for=room_for, address=call.address)


async def tournament_stream(server: Server, call: Call) -> Response:
    """Open a connection that hears when a tournament changes."""
    tournament = str(call.request.path_params["tournament"])
    await server.tournaments.get(tournament)
    seen = _number(call.request.query_params.get("seen"), "seen")
    connection = _connection(server, call, watch=True)
    connection.now = server.clock.now
    onlookers = server.tournaments.onlookers
    onlookers.come(tournament, connection, seen or 0)
    server.open_connection(connection)

    def ended() -> None:
        onlookers.leave(tournament, connection)
        server.close_connection(connection)

    return EventStream(connection, ended)


class EventStream(Response):
    """What a connection is sent, until either side ends it. Starlette's own streams take a millisecond more, and the
    first of them 60 ms to import what it needs."""

    media_type = "text/event-stream"

    def __init__(self, connection: StreamConnection, ended: Callable[[], None]) -> None:
        super().__init__()
        del self.headers["content-length"]  # nobody knows it
        self._connection = connection
        self._ended = ended

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send until either side ends it."""
        del scope
        create_task = asyncio.get_running_loop().create_task
        tasks = [create_task(self._tell(send)), create_task(_until_gone(receive))]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._ended()
        for task in done:
            task.result()  # raises what went wrong

    async def _tell(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        while (data := await self._connection.next()) is not None:
            found = _SEQ.match(data)
            number = b"id: " + found.group(1) + b"\n" if found else b""
            event = number + b"data: " + data + b"\n\n"
            await send({"type": "http.response.body", "body": event, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _until_gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
