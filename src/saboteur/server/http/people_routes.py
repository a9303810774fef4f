"""HTTP routes about oneself: what is known of one, where one plays and played, how one can be reached."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from starlette.responses import Response

from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.finished import history
from saboteur.server.http.guard import Call
from saboteur.server.http.identity_routes import my_look
from saboteur.server.limits.bounds import REPORTED_LINES, TABLES_AT_ONCE
from saboteur.server.people.clean_text import clean_note
from saboteur.server.people.notifier import EMAIL, PUSH
from saboteur.server.people_everywhere import forget_everywhere
from saboteur.server.store import Phase, Report
from saboteur.server.tables.cluster.follower import Follower
from saboteur.server.tables.log.table_state import RoomState
from saboteur.server.tables.opening.ids import is_table_id
from saboteur.server.tables.results.listing import summary
from saboteur.server.tables.results.titles import TITLES
from saboteur.server.tables.room import Room
from saboteur.words import Narrator

if TYPE_CHECKING:
    from saboteur.server.app import Server


async def room_of(server: Server, table: str) -> Room | Follower:
    """Find a room, or refuse."""
    room = await server.rooms.get(table)
    if room is None:
        raise Refusal("no_table", "There is no such table.")
    return room


async def me(server: Server, call: Call) -> m.Me:
    person = call.identity.person
    look = await my_look(server, person) if person else m.Look()
    return m.Me(known=bool(person), name=call.identity.name, colour=look.colour, face=look.face)


async def get_titles(server: Server, call: Call) -> m.Titles:
    """Say what the caller may be called."""
    titles, person = server.rooms.titles, call.identity.person
    earned = await titles.earned(person)
    others = [title for title in TITLES if title not in earned]
    return m.Titles(earned=earned, others=others, worn=await titles.worn(person))


async def put_title(server: Server, call: Call) -> m.Titles:
    """Choose a title."""
    await server.rooms.titles.wear(call.identity.person, call.body.title)
    return await get_titles(server, call)


async def forget_me(server: Server, call: Call) -> m.Me:
    person = call.identity.person
    tables = await server.store.tables_of(person)
    await forget_everywhere(server.store, person, tables, server.rooms.let_go)
    return m.Me(known=False)


async def report(server: Server, call: Call) -> m.Reported:
    """Tell the operator of somebody at one's table, with what was said there."""
    state = (await room_of(server, call.table)).state
    if state.seat_of(call.identity.person) is None:
        raise Refusal("not_seated", "You have no seat at this table.")
    body: m.NewReport = call.body
    if body.seat >= len(state.seats) or not state.seats[body.seat].person:
        raise Refusal("no_person", f"No person sits at seat {body.seat}.")
    told = {
        "by": call.identity.person,
        "seat": body.seat,
        "name": state.seats[body.seat].name,
        "text": clean_note(body.text),
        "step": state.seq,
        "talk": [_said(state, one) for one in state.talk],
        "log": _public_log(state),
    }
    now = server.clock.now() / 1000
    person = state.seats[body.seat].person
    await server.store.put_report(Report(made=now, table=state.table, person=person, body=msgspec.json.encode(told)))
    return m.Reported()


def _spoken_for(state: RoomState, seat: int) -> str:
    """Return what a mute of a seat is kept under: the person, wherever they sit next; of a bot, this very seat."""
    chair = state.seats[seat]
    return chair.person or (f"{state.table}/{seat}" if chair.level else "")


async def get_mutes(server: Server, call: Call) -> m.OwnMutes:
    """Say whom of those here one has muted for oneself."""
    state = (await room_of(server, call.table)).state
    muted = await server.store.own_mutes(call.identity.person)
    return m.OwnMutes(seats=[seat for seat in range(len(state.seats)) if _spoken_for(state, seat) in muted])


async def put_mutes(server: Server, call: Call) -> m.OwnMutes:
    """Mute for oneself: no step of the table, and nothing is sent to anybody, so nobody learns of it."""
    state = (await room_of(server, call.table)).state
    me, wanted = call.identity.person, set(call.body.seats)
    for seat in wanted:
        if seat >= len(state.seats) or not _spoken_for(state, seat):
            raise Refusal("seat_empty", f"Nobody sits at seat {seat}.", {"seat": seat})
        if state.seats[seat].person == me:
            raise Refusal("own_seat", "This is done to another seat, not to oneself.")
    before = await server.store.own_mutes(me)
    for seat in range(len(state.seats)):
        subject = _spoken_for(state, seat)
        if subject and (subject in before) != (seat in wanted):
            await server.store.set_own_mute(me, subject, muted=seat in wanted)
    return m.OwnMutes(seats=sorted(wanted))


def _said(state: RoomState, line: m.TalkLine) -> dict[str, object]:
    """Return a line for the operator, with whose it is, so that it goes when its speaker wants to be forgotten."""
    by = state.seats[line.seat].person if line.seat < len(state.seats) else ""
    return {"by": by, "seat": line.seat, "name": line.name, "text": line.text, "claim": line.claim}


def _public_log(state: RoomState) -> list[str]:
    """Return the last that happened in the game, as spectators were told it, in the operator's English."""
    if state.game is None:
        return []
    names = [f"seat {seat}" for seat in range(len(state.seats))]
    return Narrator("en", names).tell(state.game.events(None))[-REPORTED_LINES:]


async def _going(server: Server, person: str) -> list[str]:
    """Return a person's tables whose games are not over."""
    sat_at = [table for table in await server.store.tables_of(person) if is_table_id(table)]
    listed = await server.store.listings(sat_at)
    return [one for one in sat_at if one not in listed or listed[one].phase is not Phase.OVER][:TABLES_AT_ONCE]


async def my_tables(server: Server, call: Call) -> m.TableList:
    lines = []
    for table in await _going(server, call.identity.person):
        room = await server.rooms.get(table)
        if room is not None:
            seat = room.state.seat_of(call.identity.person)
            if seat is not None and room.state.phase != "over" and not room.state.lesson:
                lines.append(summary(room.state, your_turn=seat in room.state.asked))
    return m.TableList(tables=sorted(lines, key=lambda line: -line.created))


async def my_history(server: Server, call: Call) -> m.TableList:
    past = await server.store.history(call.identity.person)
    return m.TableList(tables=[history.past_line(line) for line in past])


async def my_statistics(server: Server, call: Call) -> m.Statistics:
    return history.statistics(await server.store.stats(call.identity.person))


async def my_data(server: Server, call: Call) -> Response:
    data = await server.store.export_person(call.identity.person)
    assert data is not None  # the guard let nobody unknown in
    kept = {
        "person": data.person,
        "devices": data.devices,
        "tables": data.tables,
        "history": [history.past_line(past) for past in data.history],
        "notes": [{"table": note.table, "key": note.key, "note": note.note.decode()} for note in data.notes],
        "muted": data.muted,
        "shown": data.shown or "nobody",
        "known": [
            {"name": one.name, "times": one.times, "latest": one.latest, "liked": one.likes, "blocked": one.blocks}
            for one in data.known
        ],
        "ratings": [{"kind": one.kind, "card": one.card} for one in data.ratings],
        "rating_history": data.rating_steps,
        "puzzles": data.puzzles,
        "solver": data.solver,
        "phrase": data.phrase,
        "passkeys": [{"label": one.label, "created": one.created} for one in data.passkeys],
    }
    headers = {"Content-Disposition": 'attachment; filename="saboteur.json"', "Cache-Control": "no-store"}
    return Response(msgspec.json.encode(kept), media_type="application/json", headers=headers)


async def my_reach(server: Server, call: Call) -> m.ContactInfo:
    return await server.notifier.reach(call.identity.person)


async def put_daily(server: Server, call: Call) -> m.ContactInfo:
    """Choose when one wants word of the daily mine, or that one wants none."""
    await server.notifier.want_daily(call.identity.person, call.body.hour)
    return await my_reach(server, call)


async def put_email(server: Server, call: Call) -> m.ContactInfo:
    body: m.Email = call.body
    await server.notifier.ask_code(call.identity.person, body.email, body.language, server.clock.now())
    return await my_reach(server, call)


async def confirm_email(server: Server, call: Call) -> m.ContactInfo:
    body: m.EmailCode = call.body
    await server.notifier.confirm(call.identity.person, body.email, body.code, server.clock.now())
    return await my_reach(server, call)


async def drop_email(server: Server, call: Call) -> m.ContactInfo:
    await server.notifier.drop(call.identity.person, EMAIL)
    return await my_reach(server, call)


async def put_language(server: Server, call: Call) -> m.ContactInfo:
    body: m.Speaks = call.body
    await server.notifier.speak(call.identity.person, body.language)
    return await my_reach(server, call)


async def put_push(server: Server, call: Call) -> m.ContactInfo:
    await server.notifier.subscribe(call.identity.person, call.body)
    return await my_reach(server, call)


async def drop_push(server: Server, call: Call) -> m.ContactInfo:
    await server.notifier.drop(call.identity.person, PUSH)
    return await my_reach(server, call)
