"""Routes that tell what a round or a game was about, and that keep guesses until then."""

from __future__ import annotations

import asyncio
import weakref
from typing import TYPE_CHECKING

import msgspec
from starlette.responses import Response

from saboteur.core.table.refusal import Refusal
from saboteur.play.records.record import record_of
from saboteur.server import messages as m
from saboteur.server.finished import guesses
from saboteur.server.finished.branch_moment import branch_of
from saboteur.server.finished.ending import decided_by, ending_of, is_shareable, picture_of
from saboteur.server.finished.history import NOTEBOOK, cut, finished, finished_for, record, replay
from saboteur.server.finished.judging import kept_analysis, record_with_talk
from saboteur.server.finished.story import Chapter, Charts, chapters, charts, tell_round
from saboteur.server.http.guard import Call, check_opener, introduce
from saboteur.server.limits.bounds import STEPS_AT_ONCE
from saboteur.server.store import Phase
from saboteur.server.tables.cluster.follower import Follower
from saboteur.server.tables.log.intents import sealed
from saboteur.server.tables.log.table_state import RoomState
from saboteur.server.tables.opening.ids import is_table_id

if TYPE_CHECKING:
    from saboteur.server.app import Server

# The charts of finished games, as long as their rooms are open. A task, so that several who ask wait for one.
_drawn: weakref.WeakKeyDictionary[RoomState, asyncio.Task[Charts]] = weakref.WeakKeyDictionary()


async def _state_of(server: Server, table: str) -> RoomState:
    """Find a table as it is now: what anybody has been shown, a follower has read by then."""
    room = await server.rooms.get(table)
    if room is None:
        raise Refusal("no_table", "There is no such table.")
    if isinstance(room, Follower):
        await room.do(room.catch_up)
    return room.state


async def get_guesses(server: Server, call: Call) -> m.LockedGuesses:
    """Return one's own locked guesses."""
    state = await _state_of(server, call.table)
    if state.closed_to(call.identity.person):
        raise sealed()
    return await guesses.own(server.store, state, call.identity.person)


async def lock_guesses(server: Server, call: Call) -> m.LockedGuesses:
    """Lock one's guesses."""
    return await guesses.lock(server.store, await _state_of(server, call.table), call.identity.person, call.body)


async def get_round(server: Server, call: Call) -> Response:
    """Return a round whose dwarfs lie open."""
    state = await _state_of(server, call.table)
    seat = state.seat_of(call.identity.person)
    if state.sealed and not (state.is_try and seat is not None):
        raise sealed()
    if seat is None and state.phase == "playing" and not state.options.spectators:
        raise Refusal("no_spectators", "This table has no spectators.")
    number = str(call.request.path_params["round"])
    known = 0 if state.public is None else len(state.public.rounds)
    if state.game is None or number not in map(str, range(1, known + 1)):
        raise Refusal("not_over", "A round is told when its dwarfs lie open.")
    person, at = call.identity.person, int(number) - 1
    marks = await _marks(server, state, person)

    async def tell() -> bytes:
        told = await _chapters(server, state, call.address)
        return msgspec.json.encode((await _rounds(server, state, told[at : at + 1], person, marks))[0])

    if state.phase != "over":
        return _json(await tell())
    return _json(await server.answers.get(state, ("round", at, seat, marks), tell))


def _json(written: bytes) -> Response:
    return Response(written, media_type="application/json")


async def _chapters(server: Server, state: RoomState, address: str) -> list[Chapter]:
    assert state.game is not None
    game = state.game.copy()
    return await server.answers.retell(address, state.table, lambda: chapters(game))


async def _marks(server: Server, state: RoomState, person: str) -> bytes:
    """Return somebody's own notes and marks, as they are kept; of those without a seat nothing is looked at."""
    if state.seat_of(person) is None:
        return b""
    return (await server.store.notes(state.table, person)).get(NOTEBOOK, b"")


async def _rounds(
    server: Server, state: RoomState, told: list[Chapter], person: str, notes: bytes
) -> list[m.RoundStory]:
    seat = state.seat_of(person)
    marks = msgspec.json.decode(notes, type=m.Notebook).guesses if notes else []
    out = []
    for chapter, scores in zip(told, await guesses.all_scored(server.store, state, told), strict=True):
        if state.phase != "over" and all(one.seat != seat for one in scores):
            scores = []  # noqa: PLW2901 - whoever wants to see the others' guesses locks some
        out.append(tell_round(chapter, seat, state.talk, scores, state.votes, marks))
    return out


async def play_on(server: Server, call: Call) -> m.TableMade:
    """Open a table that goes on from a moment of a finished game."""
    wish: m.PlayOn = call.body
    state = await _state_of(server, call.table)
    server.rooms.check_room()
    await asyncio.to_thread(branch_of, state, wish, "")  # before somebody gets an identity for it
    check_opener(server, wish.name)
    await introduce(server, call)
    branch = branch_of(state, wish, call.identity.person)
    if "authorization" not in call.request.headers:  # a page knows of breaks
        branch = branch._replace(options=msgspec.structs.replace(branch.options, breaks=True))
    room = await server.rooms.play_on(call.identity.person, branch)
    return m.TableMade(table=room.state.table, code=room.state.code, seat=wish.seat)


async def get_story(server: Server, call: Call) -> Response:
    """Return a finished game."""
    state, person = await _state_of(server, call.table), call.identity.person
    finished(state, person)
    marks = await _marks(server, state, person)

    async def tell() -> bytes:
        drawn = await _charts(server, state, person)
        told = await _chapters(server, state, call.address)
        rounds = await _rounds(server, state, told, person, marks)
        names = [chair.name for chair in state.seats]
        return msgspec.json.encode(
            m.Story(names=names, starts=drawn.starts, moments=drawn.moments, deeds=drawn.deeds, rounds=rounds)
        )

    return _json(await server.answers.get(state, ("story", state.seat_of(person), marks), tell))


async def _charts(server: Server, state: RoomState, person: str) -> Charts:
    if state not in _drawn or (_drawn[state].done() and _drawn[state].exception()):
        work = server.bot_pool.work(charts, record_of(finished(state, person)))
        _drawn[state] = asyncio.get_running_loop().create_task(work)
    return await asyncio.shield(_drawn[state])


async def get_record(server: Server, call: Call) -> Response:
    """Return the record of a finished game."""
    state, person = await _state_of(server, call.table), call.identity.person
    finished(state, person)

    async def tell() -> bytes:
        return await server.answers.retell(
            call.address, state.table, lambda: msgspec.json.encode(record(state, person))
        )

    return _json(await server.answers.get(state, "record", tell))


async def get_replay(server: Server, call: Call) -> Response:
    """Return a page of the replay of a finished game; one that begins anywhere is cut out of two."""
    query = call.request.query_params
    text, eyes, views = query.get("first", "0"), query.get("eyes", "public"), query.get("views", "yes") != "no"
    if not (text.isascii() and text.isdecimal() and len(text) < 7):
        raise Refusal("malformed", "first is the number of a step.")
    state = await _state_of(server, call.table)
    person = call.identity.person
    game, first = finished_for(state, eyes, person), int(text)
    size = STEPS_AT_ONCE if views else game.steps + 1

    async def page(begin: int) -> bytes:
        def told() -> bytes:
            return msgspec.json.encode(replay(state, eyes, begin, views=views, person=person))

        async def tell() -> bytes:
            return await server.answers.retell(call.address, state.table, told)

        return await server.answers.get(state, ("replay", eyes, views, begin), tell)

    begin = min(first, game.steps) // size * size
    if first == begin:
        return _json(await page(begin))
    begins = [begin, begin + size] if begin + size <= game.steps else [begin]
    return _json(cut([await page(one) for one in begins], first))


async def get_analysis(server: Server, call: Call) -> m.JudgedGame:
    """Return what a judge makes of a finished game, as soon as it is there."""
    state = await _state_of(server, call.table)
    return m.JudgedGame(analysis=await server.judges.ask(server.store, state, call.address, call.identity.person))


async def tell_ending(server: Server, state: RoomState, address: str) -> m.Ending:
    """Say how a finished game ended, with what decided it if it was judged."""
    swing = decided_by(await kept_analysis(server.store, state.table))

    async def tell() -> bytes:
        told = await _chapters(server, state, address)
        return msgspec.json.encode(ending_of(state, await _rounds(server, state, told, "", b""), swing))

    return msgspec.json.decode(await server.answers.get(state, ("ending", swing), tell), type=m.Ending)


async def get_ending(server: Server, call: Call) -> m.Ending:
    """Say how a finished game ended."""
    state = await _state_of(server, call.table)
    finished(state, call.identity.person)
    return await tell_ending(server, state, call.address)


async def shareable(server: Server, table: str) -> RoomState:
    """Return a finished game that a link shows to anybody; every other table is as unknown as one that is not."""
    listed = (await server.store.listings([table])).get(table) if is_table_id(table) else None
    if listed is not None and listed.phase is Phase.OVER:
        state = await _state_of(server, table)
        if is_shareable(state):
            return state
    raise Refusal("no_table", "There is no such table.")


async def get_picture(server: Server, call: Call) -> Response:
    """Return the picture of a finished game: for previews of its link, and for those who sat there."""
    person = call.identity.person
    room = await server.rooms.get(call.table) if person and is_table_id(call.table) else None
    seated = room is not None and room.state.seat_of(person) is not None
    state = await (_state_of(server, call.table) if seated else shareable(server, call.table))
    finished(state, person)
    ending = await tell_ending(server, state, call.address)

    async def tell() -> bytes:
        return await server.answers.retell(call.address, state.table, lambda: picture_of(state, ending, person))

    data = await server.answers.get(state, ("picture", ending.decided), tell)
    return Response(data, media_type="image/png", headers={"Cache-Control": "private, max-age=60"})


async def get_file(server: Server, call: Call) -> Response:
    """Return the record as a file that `saboteur replay` and `saboteur verify` read."""
    state, person = await _state_of(server, call.table), call.identity.person
    finished(state, person)

    def told() -> bytes:
        return record_with_talk(state, person).dump().encode()

    async def tell() -> bytes:
        return await server.answers.retell(call.address, state.table, told)

    text = await server.answers.get(state, "file", tell)
    name = f'attachment; filename="saboteur-{state.table}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})
