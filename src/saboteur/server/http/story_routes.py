"""Routes that tell what a round or a game was about, and that keep guesses until then."""

from __future__ import annotations

import asyncio
import weakref
from typing import TYPE_CHECKING

import msgspec
from starlette.responses import Response

from saboteur.core.refusal import Refusal
from saboteur.play.records import record_of
from saboteur.server import messages as m
from saboteur.server.finished import guesses
from saboteur.server.finished.branch import branch_of
from saboteur.server.finished.history import NOTEBOOK, finished
from saboteur.server.finished.judging import record_with_talk
from saboteur.server.finished.story import Chapter, Charts, chapters, charts, tell_round
from saboteur.server.http.guard import Call
from saboteur.server.tables.follower import Follower
from saboteur.server.tables.state import RoomState

if TYPE_CHECKING:
    from saboteur.server.server import Server

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
    return await guesses.own(server.store, await _state_of(server, call.table), call.identity.person)


async def lock_guesses(server: Server, call: Call) -> m.LockedGuesses:
    """Lock one's guesses."""
    return await guesses.lock(server.store, await _state_of(server, call.table), call.identity.person, call.body)


async def get_round(server: Server, call: Call) -> m.RoundStory:
    """Return a round whose dwarfs lie open."""
    state = await _state_of(server, call.table)
    seat = state.seat_of(call.identity.person)
    if seat is None and state.phase == "playing" and not state.options.spectators:
        raise Refusal("no_spectators", "This table has no spectators.")
    number = str(call.request.path_params["round"])
    known = 0 if state.public is None else len(state.public.rounds)
    if state.game is None or number not in map(str, range(1, known + 1)):
        raise Refusal("not_over", "A round is told when its dwarfs lie open.")
    told = await asyncio.to_thread(chapters, state.game.copy())
    return await _round(server, state, told[int(number) - 1], call.identity.person)


async def _round(server: Server, state: RoomState, chapter: Chapter, person: str) -> m.RoundStory:
    seat = state.seat_of(person)
    scores = await guesses.all_scored(server.store, state, chapter)
    if state.phase != "over" and all(one.seat != seat for one in scores):
        scores = []  # whoever wants to see the others' guesses locks some
    notes = (await server.store.notes(state.table, person)).get(NOTEBOOK) if person else None
    marks = msgspec.json.decode(notes, type=m.Notebook).guesses if notes else []
    return tell_round(chapter, seat, state.talk, scores, marks)


async def play_on(server: Server, call: Call) -> m.TableMade:
    """Open a table that goes on from a moment of a finished game."""
    wish: m.PlayOn = call.body
    state = await _state_of(server, call.table)
    server.rooms.check_room()
    await asyncio.to_thread(branch_of, state, wish, "")  # before somebody gets an identity for it
    objection = server.operator.about_words(wish.name)
    if objection is not None:
        raise objection
    if server.operator.draining:
        raise Refusal("unavailable", "This process takes no new tables; try again.")
    if not call.identity.person:
        call.new_token, call.identity = await server.identities.make(server.clock.now())
    branch = branch_of(state, wish, call.identity.person)
    if "authorization" not in call.request.headers:  # a page knows of breaks
        branch = branch._replace(options=msgspec.structs.replace(branch.options, breaks=True))
    room = await server.rooms.play_on(call.identity.person, branch)
    return m.TableMade(table=room.state.table, code=room.state.code, seat=wish.seat)


async def get_story(server: Server, call: Call) -> m.Story:
    """Return a finished game."""
    state = await _state_of(server, call.table)
    game = finished(state)
    if state not in _drawn or (_drawn[state].done() and _drawn[state].exception()):
        _drawn[state] = asyncio.get_running_loop().create_task(server.bot_pool.work(charts, record_of(game)))
    drawn = await asyncio.shield(_drawn[state])
    rounds = await asyncio.to_thread(chapters, game)
    return m.Story(
        names=[chair.name for chair in state.seats],
        starts=drawn.starts,
        moments=drawn.moments,
        deeds=drawn.deeds,
        rounds=[await _round(server, state, one, call.identity.person) for one in rounds],
    )


async def get_analysis(server: Server, call: Call) -> m.JudgedGame:
    """Return what a judge makes of a finished game, as soon as it is there."""
    state = await _state_of(server, call.table)
    return m.JudgedGame(analysis=await server.judges.ask(server.store, state, call.address))


async def get_file(server: Server, call: Call) -> Response:
    """Return the record as a file that `saboteur replay` and `saboteur verify` read."""
    state = await _state_of(server, call.table)
    text = await asyncio.to_thread(lambda: record_with_talk(state).dump())
    name = f'attachment; filename="saboteur-{state.table}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})
