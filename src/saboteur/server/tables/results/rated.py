"""A finished game as ratings look at it, if it counts for them."""

from __future__ import annotations

from saboteur.club.games import PlayedGame, PlayedRound, bot_key, kind_of
from saboteur.server.tables.log.table_state import RoomState
from saboteur.server.tables.results.earnings import earnings_by_round

MOST_STOOD_IN = 0.25  # of somebody's turns; with more the game says nothing of them


def rated_game(state: RoomState) -> PlayedGame | None:
    """Return the game by persons' ids; None: it is not rated, or not over."""
    if not state.options.rated or not state.counts or state.phase != "over":
        return None
    game = state.game
    assert game is not None
    result = game.result
    assert result is not None
    earned = earnings_by_round(game.story(), game.setup.seats)
    return PlayedGame(
        kind=kind_of(state.setup.modules),
        people=[_counted(state, seat) for seat in range(state.setup.seats)],
        gold=list(result.gold),
        rounds=[
            PlayedRound(roles=list(one.roles), won=[amount > 0 for amount in amounts])
            for one, amounts in zip(result.rounds, earned, strict=True)
        ],
    )


def _counted(state: RoomState, seat: int) -> str:
    """Return who is rated at a seat; nobody for a program, or whom a bot has played for too long.

    Whoever leaves late counts as they would have: nobody gets out of a bad game by closing the page. Nor does a bot
    count that took a seat over.
    """
    chair = state.seats[seat]
    if chair.level is not None:
        return bot_key(chair.level) if state.stood_in[seat] == state.turns[seat] else ""
    stood_in = state.stood_in[seat] > MOST_STOOD_IN * state.turns[seat]
    return "" if chair.program or stood_in else chair.person
