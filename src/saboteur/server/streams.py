"""The protocol over plain HTTP: server-sent events and POST, with the same messages."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from starlette.responses import Response, StreamingResponse

from saboteur.core.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.connections import Connection
from saboteur.server.frames import encode
from saboteur.server.guard import Call, problem
from saboteur.server.limiter import network_of

if TYPE_CHECKING:
    from saboteur.server.follower import Follower
    from saboteur.server.room import Reply, Room
    from saboteur.server.server import Server

PATIENCE = 35.0  # seconds for an answer; longer than the store is waited for, and than most veto windows
_SEQ = re.compile(rb'^\{"t":"(?:frame|snapshot)","seq":(\d+)')


async def post_intent(server: Server, call: Call) -> Response:
    """Hand an intent in and wait for its answer."""
    room = await server.rooms.get(call.table)
    if room is None:
        raise Refusal("no_table", "There is no such table.")
    intent: m.AnyIntent = call.body
    if not call.identity.person and isinstance(intent, m.Join):
        call.new_token, call.identity = await server.identities.make(server.clock.now())
    if not call.identity.person:
        raise Refusal("no_identity", "Get a device identity first (POST /api/devices).")
    too_fast = over_rate(server, room, call.identity.person)
    if too_fast is not None:
        return problem(too_fast)
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[m.Ok | m.No] = loop.create_future()

    def reply(said: m.Ok | m.No) -> None:
        if not answer.done():
            answer.set_result(said)

    submit(server, room, call.identity.person, intent, reply)
    try:
        said = await asyncio.wait_for(answer, PATIENCE)
    except TimeoutError:
        sentence = "No answer yet; send the same intent again (its id makes that safe)."
        return problem(Refusal("unavailable", sentence))
    if isinstance(said, m.Ok) and isinstance(intent, m.Join | m.Rename):
        seat = room.state.seat_of(call.identity.person)
        if seat is not None:
            await server.identities.rename(call.identity, room.state.seats[seat].name, server.clock.now())
    return Response(encode(said), 200 if isinstance(said, m.Ok) else 409, media_type="application/json")


def over_rate(server: Server, room: Room | Follower, person: str, address: str = "") -> Refusal | None:
    """Count an intent; give the refusal if that is too much. People without a seat use up nothing of the table's."""
    if not server.limiter.allows("intents", person or network_of(address)):
        return Refusal("too_fast", "You do too much at once; wait a little.")
    if room.state.seat_of(person) is not None and not server.limiter.allows("table", room.state.table):
        return Refusal("too_fast", "Too much happens at this table at once; wait a little.")
    return None


def submit(
    server: Server,
    room: Room | Follower,
    person: str,
    intent: m.AnyIntent,
    reply: Reply,
    line: Connection | None = None,
) -> None:
    """Hand an intent to its room, and measure."""
    began = time.perf_counter()

    def answered(said: m.Ok | m.No) -> None:
        server.metrics.intents.labels(said.code if isinstance(said, m.No) else "ok").inc()
        if not isinstance(intent, m.Act):  # an answer in a veto window waits for its end
            server.metrics.seconds.observe(time.perf_counter() - began)
        reply(said)

    room.submit(person, intent, answered, line)


async def stream(server: Server, call: Call) -> Response:
    """Open a line that is read as server-sent events."""
    room = await server.rooms.get(call.table)
    if room is None:
        raise Refusal("no_table", "There is no such table.")
    query = call.request.query_params
    last = call.request.headers.get("last-event-id") or query.get("last_seq")
    if last is not None and not (last.isascii() and last.isdecimal() and len(last) < 16):
        raise Refusal("malformed", "last_seq is the number of a step.")
    if server.crowded(call.address):
        raise Refusal("too_fast", "There are too many connections from your address.")
    line = server.open_line(call.identity.person, call.address, "sse", watch=query.get("watch") == "1")
    if not room.post(lambda: room.lines.attach(line, None if last is None else int(last))):
        server.close_line(line, "sse")
        raise Refusal("busy", "The table cannot keep up; try again in a moment.")
    return StreamingResponse(_events(server, room, line), media_type="text/event-stream")


async def _events(server: Server, room: Room | Follower, line: Connection) -> AsyncIterator[bytes]:
    try:
        while True:
            data = await line.next()
            if data is None:
                return
            found = _SEQ.match(data)
            number = b"id: " + found.group(1) + b"\n" if found else b""
            yield number + b"data: " + data + b"\n\n"
    finally:
        room.post(lambda: room.lines.detach(line))
        server.close_line(line, "sse")
