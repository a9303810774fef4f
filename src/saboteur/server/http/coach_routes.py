"""The coach: what a grandmaster would do in one's place, at tables where one plays alone with bots.

It is asked as a bot is: with what the caller's seat was told, its view and its options. Where a second person plays,
nobody gets such help.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from saboteur.bots import Said
from saboteur.bots.review.coach import notes_of
from saboteur.bots.skills import STYLES, USUAL_STYLE
from saboteur.core.table.refusal import Refusal
from saboteur.play.actions import unpack
from saboteur.play.commentary.thoughts import Thought
from saboteur.play.events import Event
from saboteur.play.game import Game
from saboteur.play.views.view_types import View
from saboteur.server import messages as m
from saboteur.server.http.guard import Call
from saboteur.server.http.people_routes import room_of
from saboteur.server.limits.rate_limiter import callers_at
from saboteur.server.tables.bots.bot_pool import think
from saboteur.server.tables.bots.fair_turns import FairnessKey
from saboteur.server.tables.log.intents import alone
from saboteur.server.tables.log.table_state import RoomState

if TYPE_CHECKING:
    from saboteur.server.app import Server

COACH: Final[m.Level] = "grandmaster"
LUCK: Final = 1  # the same question gets the same answer


class CoachRequest(NamedTuple):
    """What a seat knows: its first view, what it was told since, its view and its options now; and how it plays."""

    first: View
    heard: list[Event | Said]
    view: View
    codes: list[int]
    style: str = USUAL_STYLE


def request_of(game: Game, seat: int, talk: Sequence[m.TalkLine], style: str = USUAL_STYLE) -> CoachRequest:
    """Tell the story again as a seat was told it, with what was said in between."""
    again = game.beginning()
    first = again.view(seat)
    heard: list[Event | Said] = []
    said = [(line.step, Said.of(line.seat, line.claim)) for line in talk if line.claim is not None]
    for step, (mover, code) in enumerate(game.moves_after(0)):
        heard += [claim for at, claim in said if at == step]
        heard += [raw_event.seen_by(seat) for raw_event in again.apply_code(mover, code)]
    heard += [claim for at, claim in said if at >= game.steps]
    return CoachRequest(first, heard, game.view(seat), game.codes(seat), style)


def advise(request: CoachRequest) -> m.Advice:
    """Think in the caller's place, and in their manner; runs in a worker."""
    first, heard, view, codes, style = request
    assert view.own is not None
    code, reason, memory = think(COACH, first, None, heard, view, codes, LUCK, style)
    thought = Thought(0, view.own.seat, COACH, view.own.role, reason)
    return m.Advice(action=unpack(code), thought=thought, notes=notes_of(view, memory, reason, COACH, style))


def learner(state: RoomState, person: str) -> int:
    """Return the seat of somebody who may ask now, or refuse."""
    seat = state.seat_of(person)
    if seat is None:
        raise Refusal("not_seated", "You have no seat at this table.")
    if state.phase != "playing" or state.game is None:
        raise Refusal("wrong_phase", "That can be done only during the game.", {"phase": "playing"})
    if state.is_try:
        raise alone()
    if state.tournament or any(chair.level is None for other, chair in enumerate(state.seats) if other != seat):
        raise Refusal("not_alone", "A coach helps only where you play alone with bots.")
    if seat not in state.asked:
        raise Refusal("not_asked", f"Seat {seat} is not asked for anything now.")
    return seat


async def get_advice(server: Server, call: Call) -> m.Advice:
    """Return what a grandmaster would do in the caller's place who plays in their style."""
    style = call.request.query_params.get("style", USUAL_STYLE)
    if style not in STYLES:
        raise Refusal("malformed", f"There is no style {style[:40]!r}; styles are {', '.join(STYLES)}.")
    state = (await room_of(server, call.table)).state
    seat = learner(state, call.identity.person)
    assert state.game is not None
    request = await asyncio.to_thread(request_of, state.game.copy(), seat, list(state.talk), style)
    payer = FairnessKey(callers_at(call.address)[0].key, state.table)
    return await server.bot_pool.work(advise, request, payer)
