"""A person in everything that is kept: leaving, and being one who was two. Tables, tournaments,
clubs and days."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable

import msgspec

from saboteur.server.clubs.club_log import CLUBS
from saboteur.server.daily.daily_log import DAYS
from saboteur.server.shared_logs import carry_in, forget_in
from saboteur.server.store import Phase, Store
from saboteur.server.tables.opening.ids import is_table_id
from saboteur.server.tables.results.erasure import Erased, carry_over, forget
from saboteur.server.tournaments.tournament_log import TOURNAMENTS

LetGo = Callable[[str], Awaitable[None]]


async def forget_everywhere(
    store: Store, person: str, names: Iterable[str] | None = None, let_go: LetGo | None = None
) -> Erased:
    """Delete a person's identity, and take their traces out of all that is named, or of all there is."""
    known = None if names is None else list(names)
    done = await forget(store, person, known, let_go)
    busy: list[str] = []
    busy += await forget_in(store, TOURNAMENTS, person, await _named(store, TOURNAMENTS.phase, known))
    busy += await forget_in(store, CLUBS, person, await _named(store, CLUBS.phase, known))
    busy += await forget_in(store, DAYS, person, await _named(store, DAYS.phase, known))
    return msgspec.structs.replace(done, busy=[*done.busy, *busy])


async def _named(store: Store, phase: Phase, known: list[str] | None) -> list[str]:
    return await store.shared_logs(phase) if known is None else known


async def carry_everywhere(store: Store, person: str, to: str, names: Iterable[str], let_go: LetGo) -> bool:
    """Name another identity of the same person wherever the first is named; False: something could not be had."""
    known = list(names)
    carried = await carry_over(store, person, to, filter(is_table_id, known), let_go)
    return (
        carried
        and await carry_in(store, TOURNAMENTS, person, to, known)
        and await carry_in(store, CLUBS, person, to, known)
        and await carry_in(store, DAYS, person, to, known)
    )
