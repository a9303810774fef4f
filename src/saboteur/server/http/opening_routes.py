"""HTTP routes that open tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from saboteur.server import messages as m
from saboteur.server.http.guard import Call, check_opener, introduce
from saboteur.server.limits.rate_limiter import callers_at
from saboteur.server.tables.log.intents import playable
from saboteur.server.tables.opening import lesson
from saboteur.server.tables.opening.offer import PARTY, with_preset

if TYPE_CHECKING:
    from saboteur.server.app import Server


async def new_table(server: Server, call: Call) -> m.TableMade:
    return await open_table(server, call, call.body)


async def open_table(server: Server, call: Call, wish: m.NewTable) -> m.TableMade:
    """Open a table for whoever calls."""
    if wish.lesson:
        wish = lesson.table(wish)
    setup = playable(with_preset(wish.setup, wish.preset))
    server.rooms.check_wish(wish)  # before somebody gets an identity for it
    check_opener(server, wish.name)
    if wish.options.breaks is None and "authorization" not in call.request.headers:
        # A page knows of breaks; programs bring a token, and some were written before there were any.
        wish = msgspec.structs.replace(wish, options=msgspec.structs.replace(wish.options, breaks=True))
    if wish.options.vote is None:
        wish = msgspec.structs.replace(
            wish, options=msgspec.structs.replace(wish.options, vote=wish.preset in PARTY and not wish.options.rated)
        )
    if wish.club is not None:
        await server.clubs.may_open_table(wish.club, call.identity.person)
    await introduce(server, call)
    opener = server.identities.opener(callers_at(call.address)[0].key)
    room = await server.rooms.create(call.identity.person, wish, setup, opener)
    if wish.club is not None:
        await server.clubs.opened_table(wish.club, call.identity.person, room.state.table)
    return m.TableMade(table=room.state.table, code=room.state.code, seat=0)
