"""Taking a person out of everything that is kept: their identity, and their traces in tables' logs.

A log must fold to the same game afterwards, so their id becomes one that nobody has, another at every table, and
their names and chat become `NAMELESS`. What others wrote about them stays.
"""

from __future__ import annotations

import secrets

import msgspec

from saboteur.server import entries as e
from saboteur.server.afterwards import summary
from saboteur.server.state import RoomState, fold
from saboteur.server.store import Store, TableInfo

NAMELESS = "…"
PAGE = 200
LEASE = 60.0  # seconds


class Forgotten(msgspec.Struct, frozen=True, kw_only=True):
    """What was done."""

    known: bool  # whether there was such an identity
    tables: list[str]  # whose logs do not name the person any more
    busy: list[str]  # held by a running server; they still name the person


def without(entry: e.AnyEntry, person: str, stand_in: str) -> e.AnyEntry:
    """Give an entry that does not name the person; the very same one if it does not name them anyway."""
    if isinstance(entry, e.Created):
        seats = [_other_chair(chair, stand_in) if chair.person == person else chair for chair in entry.seats]
        entry = msgspec.structs.replace(entry, seats=seats) if seats != entry.seats else entry
    if isinstance(entry, e.SeatGiven) and entry.person == person:
        entry = msgspec.structs.replace(entry, person=stand_in)
    if isinstance(entry, e.Answered):
        answers = [_other_by(answer, stand_in) if answer.by == person else answer for answer in entry.answers]
        entry = msgspec.structs.replace(entry, answers=answers) if answers != entry.answers else entry
    if entry.by != person:
        return entry
    if isinstance(entry, e.Joined | e.Renamed):
        entry = msgspec.structs.replace(entry, name=NAMELESS)
    if isinstance(entry, e.Chatted):
        entry = msgspec.structs.replace(entry, text=NAMELESS)
    return msgspec.structs.replace(entry, by=stand_in)


def _other_chair(chair: e.Chair, stand_in: str) -> e.Chair:
    return msgspec.structs.replace(chair, person=stand_in, name=NAMELESS)


def _other_by(answer: e.VetoAnswer, stand_in: str) -> e.VetoAnswer:
    return msgspec.structs.replace(answer, by=stand_in)


def farewell(state: RoomState, person: str) -> list[e.AnyEntry]:
    """Give the entries that let an unfinished table go on without the person."""
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


async def forget(store: Store, person: str) -> Forgotten:
    """Delete a person's identity at once, then take their traces out of every log that no server holds just now.

    Doing it again takes out what is left, so a run that was broken off does no harm.
    """
    known = await store.delete_person(person)
    owner = f"forget-{secrets.token_hex(8)}"
    done, busy = [], []
    after = ""
    while page := await store.tables(after, PAGE):
        for info in page:
            log = await store.read(info.table)
            if any(person.encode() in data for _, data in log):
                fence = await store.claim(info.table, owner, LEASE)
                if fence is None:
                    busy.append(info.table)
                    continue
                try:
                    await _scrub(store, info, person, fence)
                finally:
                    await store.release(info.table, owner)
                done.append(info.table)
        after = page[-1].table
    return Forgotten(known=known, tables=done, busy=busy)


async def _scrub(store: Store, info: TableInfo, person: str, fence: int) -> None:
    log = [(seq, e.decode_entry(data)) for seq, data in await store.read(info.table)]
    leaving = farewell(fold(entry for _, entry in log), person)
    if leaving:
        first = log[-1][0] + 1
        await store.append(info.table, first, [e.encode_entry(entry) for entry in leaving], fence)
        log += enumerate(leaving, start=first)
    stand_in = secrets.token_hex(16)
    clean = [(seq, entry, without(entry, person, stand_in)) for seq, entry in log]
    for seq, before, after in clean:
        if before is not after:
            await store.rewrite(info.table, seq, e.encode_entry(after), fence)
    line = msgspec.json.encode(summary(fold(after for _, _, after in clean), your_turn=False))
    if info.listing is not None:
        await store.set_listing(info.table, msgspec.structs.replace(info.listing, summary=line), fence)
    await store.retell(info.table, line)
