"""What a finished game leaves in the histories of those who played it."""

from __future__ import annotations

import msgspec

from saboteur.server import messages as m
from saboteur.server.store import Fact, PlayedGame
from saboteur.server.tables.log.table_state import RoomState
from saboteur.server.tables.results.earnings import earnings_by_round
from saboteur.server.tables.results.feats import Trusted, feats
from saboteur.server.tables.results.listing import summary


def histories(state: RoomState, ended: float) -> list[PlayedGame]:
    """Return the line of every person who played to the end; a seat that a bot had at the end does not count."""
    game = state.game
    assert game is not None
    result = game.result
    assert result is not None
    story = game.story()
    earned = earnings_by_round(story, game.setup.seats)
    done = feats(story, result, earned, state.votes, _trusted(state))
    lines = []
    for seat, chair in enumerate(state.seats):
        if not chair.person or chair.away is not None:
            continue
        won, gold = seat in result.winners, result.gold[seat]
        facts = [Fact("game", "all", won, gold), Fact("seats", str(state.setup.seats), won, gold)]
        facts += [Fact("module", key, won, gold) for key in state.setup.modules]
        facts += [
            Fact("role", one.roles[seat], amounts[seat] > 0, amounts[seat])
            for one, amounts in zip(result.rounds, earned, strict=True)
        ]
        facts += [Fact("feat", key, True, 0) for key in done[seat]]
        line = summary(state, your_turn=False)
        lines.append(
            PlayedGame(
                person=chair.person,
                name=chair.name,
                colour=chair.colour or "",
                face=chair.face or "",
                table=state.table,
                ended=ended,
                summary=msgspec.json.encode(line),
                facts=facts,
            )
        )
    return lines


def _trusted(state: RoomState) -> list[Trusted]:
    """Return who said in which round that they trust whom, as far as the talk is kept."""
    return [
        Trusted(line.round, line.seat, line.claim.seat)
        for line in state.talk
        if isinstance(line.claim, m.Trust) and line.round > 0 and line.claim.seat < len(state.seats)
    ]
