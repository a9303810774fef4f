"""Tables for the load benchmark, written straight into the store before the server starts."""

from __future__ import annotations

import asyncio
import random
import time

import msgspec

from saboteur.play.setup import fresh_seed
from saboteur.server import messages as m
from saboteur.server.people.identity import Identities
from saboteur.server.store import Listing, Phase, Store, open_store
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.intents import playable
from saboteur.server.tables.log.table_state import RoomState, state_from_log
from saboteur.server.tables.opening.ids import fresh_code, fresh_id
from saboteur.server.tables.results.listing import summary

SEATS = 6
SECRET = "only for benches"  # under which players get their tokens


class Seated(msgspec.Struct, frozen=True):
    """A table and its players' tokens, by seat."""

    table: str
    tokens: list[str]


async def prepare(database: str, tables: int, modules: list[str]) -> list[Seated]:
    """Make tables of six people whose games have just begun."""
    store = await open_store(database)
    try:
        identities = Identities(store, SECRET)
        setup = playable(m.TableSetup(seats=SEATS, modules=modules))
        seated: list[Seated] = []
        for first in range(0, tables, 50):
            some = range(first, min(tables, first + 50))
            seated += await asyncio.gather(*(_table(store, identities, setup) for _ in some))
        return seated
    finally:
        await store.close()


async def finished(database: str, modules: list[str]) -> Seated:
    """Make a table whose game is over, played at random."""
    store = await open_store(database)
    try:
        setup = playable(m.TableSetup(seats=SEATS, modules=modules))
        seated = await _table(store, Identities(store, SECRET), setup)
        log = [e.decode_entry(entry) for _, entry in await store.read(seated.table)]
        fence = await store.claim(seated.table, "bench", 60)
        assert fence is not None
        more = _played(state_from_log(log), random.Random(1))
        await store.append(seated.table, len(log) + 1, [e.encode_entry(entry) for entry in more], fence)
        await store.release(seated.table, "bench")
        return seated
    finally:
        await store.close()


def _played(state: RoomState, rng: random.Random) -> list[e.AnyEntry]:
    entries: list[e.AnyEntry] = []
    while state.phase != "over":
        at = state.updated + 1000
        if state.interval is not None:
            entry: e.AnyEntry = e.WentOn(at=at)
        else:
            assert state.game is not None
            seat = min(state.asked)
            entry = e.Acted(at=at, seat=seat, code=rng.choice(state.game.codes(seat)))
        state.apply(entry)
        entries.append(entry)
    return entries


async def _table(store: Store, identities: Identities, setup: m.TableSetup) -> Seated:
    now = int(time.time() * 1000)
    people = await asyncio.gather(*(identities.make(now, name=f"Player {seat}") for seat in range(SEATS)))
    table = fresh_id()
    chairs = [e.Chair(person=identity.person, name=identity.name) for _, identity in people]
    created = e.Created(
        at=now, table=table, code=fresh_code(), seed=fresh_seed(), setup=setup, options=m.TableOptions(), seats=chairs
    )
    log: list[e.AnyEntry] = [created, e.Started(at=now)]
    fence = await store.claim(table, "bench", 60)
    assert fence is not None
    line = msgspec.json.encode(summary(state_from_log(log), your_turn=False))
    listing = Listing(summary=line, phase=Phase.PLAYING, open=False, updated=now / 1000, wake=None)
    await store.create(table, e.encode_entry(log[0]), fence, listing=listing)
    await store.append(table, 2, [e.encode_entry(log[1])], fence)
    for chair in chairs:
        await store.link_table(chair.person, table)
    await store.release(table, "bench")
    return Seated(table, [token for token, _ in people])
