"""What the store knows of a table besides its log: worked out from the room's state, never anything secret."""

from __future__ import annotations

import msgspec

from saboteur.server import messages as m
from saboteur.server.store import Listing, Phase
from saboteur.server.tables.log.table_state import RoomState


def listing_of(state: RoomState) -> Listing:
    """Return a table's listing."""
    line = summary(state, your_turn=False)
    return Listing(
        summary=msgspec.json.encode(line),
        phase=Phase(state.phase),
        # Where nobody sits any more nobody would begin the game.
        open=state.door_open and not state.options.private and bool(line.people) and line.taken < line.seats,
        updated=state.updated / 1000,
        wake=wake_of(state),
    )


def wake_of(state: RoomState) -> float | None:
    """Say from when on some process must hold the room: at once while a clock runs or a bot is asked.

    A game that no person plays sleeps until one is there (`Room`)."""
    busy = state.phase == "playing" and not state.paused and state.goes_on
    moving = busy and (state.clocks.timed or any(state.played_by_bot(seat) for seat in state.asked))
    return 0.0 if moving else None


def summary(state: RoomState, your_turn: bool) -> m.TableLine:
    """Return the table's line in a list; nothing in it is secret."""
    return m.TableLine(
        table=state.table,
        phase=state.phase,
        names=[chair.name for chair in state.seats if chair.name],
        people=[chair.name for chair in state.seats if chair.person],
        seats=len(state.seats),
        taken=sum(not state.is_empty(seat) for seat in range(len(state.seats))),
        modules=state.setup.modules,
        clock=state.options.clock,
        created=state.created,
        your_turn=your_turn,
        round=None if state.game is None else state.game.round,
        rounds=state.game_setup().rules().rounds,
        rated=state.options.rated,
        levels=[chair.level for chair in state.seats if chair.level is not None],
    )
