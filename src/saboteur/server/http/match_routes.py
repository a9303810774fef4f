"""HTTP routes of quick match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.http.guard import Call, introduce
from saboteur.server.matching.waiting_list import check
from saboteur.server.people.clean_text import clean_name

if TYPE_CHECKING:
    from saboteur.server.app import Server


async def get_match(server: Server, call: Call) -> m.Matching:
    return await server.waiting_list.state(call.identity.person)


async def put_match(server: Server, call: Call) -> m.Matching:
    body: m.MatchRequest = call.body
    name = clean_name(body.name)
    objection = server.operator.about_words(name)
    if objection is not None:
        raise objection
    check(body.wish)  # before somebody gets an identity for it
    if not await server.allows("matches", call.address):
        raise Refusal("too_fast", "Too many of these from your address; wait a little.")
    await introduce(server, call)
    return await server.waiting_list.join(call.identity.person, name, body.wish)


async def leave_match(server: Server, call: Call) -> m.Matching:
    return await server.waiting_list.leave(call.identity.person)
