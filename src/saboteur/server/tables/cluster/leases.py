"""The life of this process, as the others see it: as long as it says so, its tables are its own.

One row in the store is prolonged a few times a second, however many tables there are. A process that does not do so
for `LEASE` seconds is taken for dead, and whoever follows a table of its own hears of it at once. Nothing is written
under a lease that was lost (`fence`), so being wrong about a death costs a moment, never a move.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from saboteur.server.store import Store, StoreError
from saboteur.server.tables.room import Room

LEASE = 2.0  # seconds; so long after an owner died, another process takes its tables over
PULSE = LEASE / 5
_log = structlog.get_logger("saboteur.rooms")


class Leases:
    """Renews what `held` says; tells `lost` of a table that went to somebody else, `died` of owners that are gone.

    Neither of them may take long: while they do, nothing is renewed, and this process dies, too."""

    def __init__(
        self,
        store: Store,
        owner: str,
        held: dict[str, Room],
        lost: Callable[[str, Room], None],
        died: Callable[[set[str]], None],
    ) -> None:
        self._store = store
        self._owner = owner
        self._held = held
        self._lost = lost
        self._died = died
        self._living: set[str] = set()
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Say that this process lives, and go on saying so."""
        await self.beat()
        self._task = asyncio.get_running_loop().create_task(self._beat_for_ever(), name="leases")

    def stop(self) -> None:
        """Say nothing more."""
        if self._task is not None:
            self._task.cancel()

    async def _beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            try:
                await self.beat()
            except StoreError as error:
                _log.warning("renewing_failed", error=type(error).__name__)
            except Exception as error:  # noqa: BLE001 - a fault of ours; without renewing all leases would run out
                _log.error("renewing_failed", error=type(error).__name__, exc_info=error)

    async def beat(self) -> None:
        """Renew all leases at once, and look who else lives."""
        held = dict(self._held)  # more may be opened while we wait
        kept = set(await self._store.renew(self._owner, list(held), LEASE))
        for table, room in held.items():
            if table not in kept and self._held.get(table) is room:
                self._lost(table, room)
        before, self._living = self._living, set(await self._store.owners())
        if before - self._living:
            self._died(before - self._living)
