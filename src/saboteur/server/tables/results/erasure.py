"""Taking a person out of everything that is kept: their identity, and their traces in tables' logs.

A log must fold to the same game afterwards, so their id becomes one that nobody has, another at every table, and
their names and chat become `NAMELESS`. What others wrote about them stays.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Iterable

import msgspec

from saboteur.server.store import Store
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.table_state import RoomState, state_from_log
from saboteur.server.tables.opening.ids import is_table_id
from saboteur.server.tables.results.listing import listing_of

NAMELESS = "…"
PAGE = 200
LEASE = 60.0  # seconds
TRIES = 5


class Erased(msgspec.Struct, frozen=True, kw_only=True):
    """What was done."""

    known: bool  # whether there was such an identity
    tables: list[str]  # whose logs do not name the person any more
    busy: list[str]  # held by a running server; they still name the person


def without(entry: e.AnyEntry, person: str, stand_in: str) -> e.AnyEntry:
    """Return an entry that does not name the person; the very same one if it does not name them anyway."""
    if isinstance(entry, e.Created):
        seats = [_other_chair(chair, stand_in) if chair.person == person else chair for chair in entry.seats]
        entry = msgspec.structs.replace(entry, seats=seats, voice="") if seats != entry.seats else entry
    if isinstance(entry, e.SeatGiven) and entry.person == person:
        entry = msgspec.structs.replace(entry, person=stand_in)
    if isinstance(entry, e.Answered):
        answers = [_other_by(answer, stand_in) if answer.by == person else answer for answer in entry.answers]
        entry = msgspec.structs.replace(entry, answers=answers) if answers != entry.answers else entry
    if entry.by != person:
        return entry
    if isinstance(entry, e.Joined):
        entry = msgspec.structs.replace(entry, title="")
    if isinstance(entry, e.Joined | e.Renamed):
        entry = msgspec.structs.replace(entry, name=NAMELESS)
    if isinstance(entry, e.VoiceSet):
        entry = msgspec.structs.replace(entry, link="")
    if isinstance(entry, e.Chatted):
        entry = msgspec.structs.replace(entry, text=NAMELESS)
    return msgspec.structs.replace(entry, by=stand_in)


def _other_chair(chair: e.Chair, stand_in: str) -> e.Chair:
    return msgspec.structs.replace(chair, person=stand_in, name=NAMELESS, title="")


def _other_by(answer: e.VetoAnswer, stand_in: str) -> e.VetoAnswer:
    return msgspec.structs.replace(answer, by=stand_in)


def farewell(state: RoomState, person: str) -> list[e.AnyEntry]:
    """Return the entries that let an unfinished table go on without the person."""
    seat = state.seat_of(person)
    if seat is None or state.phase == "over" or state.closed:
        return []
    if state.phase == "lobby":
        return [e.Left(at=state.updated, seat=seat, kicked=False)]
    out: list[e.AnyEntry] = []
    if state.seats[seat].away is None:
        out.append(e.TookOver(at=state.updated, seat=seat, why="left"))
    others = [other for other, chair in enumerate(state.seats) if chair.person and other != seat]
    if state.host == seat and others:
        out.append(e.HostHanded(at=state.updated, seat=others[0]))
    return out


async def forget(
    store: Store,
    person: str,
    tables: Iterable[str] | None = None,
    let_go: Callable[[str], Awaitable[None]] | None = None,
) -> Erased:
    """Delete a person's identity at once, then take their traces out of the logs of these tables, or of all.

    `let_go` asks whoever holds a table to let it go. Doing it again takes out what is left, so a run that was broken
    off does no harm.
    """
    known = await store.delete_person(person)
    owner = f"forget-{secrets.token_hex(8)}"
    done, busy = [], []
    for table in filter(is_table_id, await _all_tables(store) if tables is None else tables):
        log = await store.read(table)
        if any(person.encode() in data for _, data in log):
            fence = await _claim(store, table, owner, let_go)
            if fence is None:
                busy.append(table)
                continue
            try:
                await _scrub(store, table, person, fence)
            finally:
                await store.release(table, owner)
            done.append(table)
    return Erased(known=known, tables=done, busy=busy)


async def carry_over(
    store: Store, person: str, to: str, tables: Iterable[str], let_go: Callable[[str], Awaitable[None]]
) -> bool:
    """Name another identity of the same person in the logs of these tables; False if one could not be had just now.

    Where both sit at one table they stay two there, and of the first no trace is left. Doing it again does no harm.
    """
    owner = f"carry-{secrets.token_hex(8)}"
    for table in tables:
        log = await store.read(table)
        if not any(person.encode() in data for _, data in log):
            continue
        fence = await _claim(store, table, owner, let_go)
        if fence is None:
            return False
        try:
            log = await store.read(table)
            if any(to.encode() in data for _, data in log):
                await _scrub(store, table, person, fence)
                continue
            for seq, data in log:
                if person.encode() in data:  # ids are as long as each other, and nothing else looks like one
                    await store.rewrite(table, seq, data.replace(person.encode(), to.encode()), fence)
        finally:
            await store.release(table, owner)
    return True


async def _all_tables(store: Store) -> list[str]:
    found: list[str] = []
    while page := await store.tables(found[-1] if found else "", PAGE):
        found += [info.table for info in page]
    return found


async def _claim(store: Store, table: str, owner: str, let_go: Callable[[str], Awaitable[None]] | None) -> int | None:
    """Become a table's owner; if somebody knocks just when it was let go, it is asked for again."""
    for _ in range(TRIES):
        fence = await store.claim(table, owner, LEASE)
        if fence is not None or let_go is None:
            return fence
        await let_go(table)
    return await store.claim(table, owner, LEASE)


async def _scrub(store: Store, table: str, person: str, fence: int) -> None:
    log = [(seq, e.decode_entry(data)) for seq, data in await store.read(table)]
    leaving = farewell(state_from_log(entry for _, entry in log), person)
    if leaving:
        first = log[-1][0] + 1
        await store.append(table, first, [e.encode_entry(entry) for entry in leaving], fence)
        log += enumerate(leaving, start=first)
    stand_in = secrets.token_hex(16)
    clean = [(seq, entry, without(entry, person, stand_in)) for seq, entry in log]
    for seq, before, after in clean:
        if before is not after:
            await store.rewrite(table, seq, e.encode_entry(after), fence)
    listing = listing_of(state_from_log(after for _, _, after in clean))
    await store.set_listing(table, listing, fence)
    await store.update_summary(table, listing.summary)
