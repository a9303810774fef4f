"""Taking a person out of the logs of tournaments: their key and results stay, their id and name go."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from saboteur.server.store import Store
from saboteur.server.tournaments import tournament_entries as e
from saboteur.server.tournaments.house import is_tournament_id
from saboteur.server.tournaments.tournament_acts import NAMELESS, without

LEASE = 60.0  # seconds


async def forget_in_tournaments(store: Store, person: str, names: Iterable[str]) -> list[str]:
    """Take them out of those of these that are tournaments; return the ones that a running server held."""
    busy, owner = [], f"forget-{secrets.token_hex(8)}"
    for tournament in filter(is_tournament_id, names):
        fence = await store.claim(tournament, owner, LEASE)
        if fence is None:
            busy.append(tournament)
            continue
        stand_in = secrets.token_hex(16)
        try:
            log = [(seq, e.decode_entry(data)) for seq, data in await store.read(tournament)]
            for seq, before in log:
                after = without(before, person, stand_in)
                if after is not before:
                    await store.rewrite(tournament, seq, e.encode_entry(after), fence)
            last, at = log[-1][0], log[-1][1].at
            gone = [
                e.Forgotten(at=at, key=one.key, name=NAMELESS)
                for _, one in log
                if isinstance(one, e.Registered) and one.person == person
            ]
            if gone:  # for those who have it in memory
                await store.append(tournament, last + 1, [e.encode_entry(one) for one in gone], fence)
        finally:
            await store.release(tournament, owner)
    return busy
