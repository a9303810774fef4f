"""How somebody did against bots, by their finished games: so strong are the bots that are to suit them."""

from __future__ import annotations

import msgspec

from saboteur.bots.company import RECENT, AgainstBots, aim_of
from saboteur.server import messages as m
from saboteur.server.store import Past, Store


async def aim_for(store: Store, person: str) -> float:
    """Return around which level bots suit somebody (`bots/company.py`)."""
    past = await store.history(person, limit=2 * RECENT)
    games = [game for game in map(_against_bots, reversed(past)) if game is not None]
    return aim_of(games)


def _against_bots(past: Past) -> AgainstBots | None:
    """Return a game that one person played with bots alone, if it was one and their levels were kept."""
    line = msgspec.json.decode(past.summary, type=m.TableLine)
    if past.won is None or len(line.people) != 1 or len(line.levels) != line.seats - 1:
        return None
    return AgainstBots(line.levels, past.won)
