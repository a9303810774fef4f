"""Playing on from a moment of a finished game: the same deal and the same moves, then people and bots again.

Nothing of it is secret any more: whoever may see the replay has seen the seed. Running games are refused.
Such a game is private, without clocks, and in no statistics: whoever plays it may know what comes.
"""

from __future__ import annotations

import msgspec

from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.finished.history import finished
from saboteur.server.finished.retelling import retelling_of
from saboteur.server.people.clean_text import clean_name
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.seated_bots import bot_names
from saboteur.server.tables.log.table_state import RoomState
from saboteur.server.tables.opening.branch_start import Branch


def branch_of(state: RoomState, wish: m.PlayOn, person: str) -> Branch:
    """Return what the table of a finished game goes on with, or refuse."""
    game, seats = finished(state), state.setup.seats
    if wish.seat >= seats:
        raise Refusal("no_such_seat", f"There is no seat {wish.seat}; seats are 0 to {seats - 1}.", {"seats": seats})
    if wish.step >= game.steps or next(retelling_of(game).games(range(wish.step, wish.step + 1)))[1].over:
        raise Refusal("game_over", "The game is over.")
    return Branch(
        table=state.table,
        seed=state.seed,
        revision=state.revision,
        setup=state.setup,
        options=msgspec.structs.replace(
            state.options,
            private=True,
            clock="none",
            veto_seconds=None,
            shared_device=False,
            breaks=None,
            rated=False,
        ),
        chairs=_chairs(state, clean_name(wish.name), wish.seat, person),
        moves=game.moves_after(0)[: wish.step],
    )


def _chairs(state: RoomState, name: str, own: int, person: str) -> list[e.Chair]:
    """Seat the asker, and bots everywhere else: those that played, and new ones for people."""
    taken = [name, *(chair.name for chair in state.seats)]
    fresh = iter(bot_names(taken, state.setup.seats))
    level = state.options.bot_level
    chairs = [
        e.Chair(name=chair.name, level=chair.level, character=chair.character)
        if chair.level is not None
        else e.Chair(name=next(fresh), level=level)
        for chair in state.seats
    ]
    chairs[own] = e.Chair(person=person, name=name)
    return chairs
