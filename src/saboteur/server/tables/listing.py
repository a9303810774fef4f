"""What the store knows of a table besides its log: worked out from the room's state, never anything secret."""

from __future__ import annotations

import msgspec

from saboteur.server.finished.history import summary
from saboteur.server.store import Listing, Phase
from saboteur.server.tables.state import RoomState


def listing_of(state: RoomState) -> Listing:
    """Return a table's listing."""
    line = summary(state, your_turn=False)
    return Listing(
        summary=msgspec.json.encode(line),
        phase=Phase(state.phase),
        open=state.door_open and not state.options.private and line.taken < line.seats,
        updated=state.updated / 1000,
        wake=wake_of(state),
    )


def wake_of(state: RoomState) -> float | None:
    """Say from when on some process must hold the room: at once while a clock runs or a bot is asked.

    A game that no person plays sleeps until one is there (`Room`)."""
    busy = state.phase == "playing" and not state.paused and state.played_by_people
    moving = busy and (state.clocks.timed or any(state.played_by_bot(seat) for seat in state.asked))
    return 0.0 if moving else None
