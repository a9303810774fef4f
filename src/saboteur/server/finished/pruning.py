"""Finished games that are old leave the database, their records written into a folder first if the operator wants it.

One page of tables at a time and then a pause, so that nobody waits for it, however many there are.
"""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import msgspec
import structlog

from saboteur.core.table.refusal import Refusal
from saboteur.server.finished.judging import record_with_talk
from saboteur.server.settings import Settings
from saboteur.server.store import Phase, Store, StoreError, TableInfo
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.table_state import state_from_log

PAGE = 200  # tables looked at in one go
PAUSE = 10.0  # seconds between two pages
REST = 3600.0  # seconds after the last one
HELD = 60.0  # seconds for which a table is held while it is written and deleted
DAY = 86_400.0
_log = structlog.get_logger("saboteur.pruning")


async def prune_table(store: Store, info: TableInfo, owner: str, archive: Path | None) -> bool:
    """Delete a table that nobody holds, its record written first; False if it stays. OSError: no room for that."""
    fence = await store.claim(info.table, owner, HELD)
    if fence is None:
        return False
    try:
        if archive is not None and info.listing is not None and info.listing.phase is Phase.OVER:
            await _keep(store, info, archive)
        return await store.delete_table(info.table)
    except Refusal:  # of a tournament whose deal is still played elsewhere, or of a module that is missing here
        return False
    finally:
        await store.release(info.table, owner, fence)


async def _keep(store: Store, info: TableInfo, archive: Path) -> None:
    assert info.listing is not None
    log = await store.read(info.table)

    def write() -> None:
        state = state_from_log(e.decode_entry(entry) for _, entry in log)
        if state.game is None or state.game.result is None:
            return  # closed before its end: there is no record
        folder = archive / time.strftime("%Y-%m", time.gmtime(info.listing.updated if info.listing else 0))
        folder.mkdir(parents=True, exist_ok=True)
        draft, file = folder / f".{info.table}", folder / f"{info.table}.json"
        with draft.open("w", encoding="utf-8") as out:
            out.write(record_with_talk(state).dump())
            out.flush()
            os.fsync(out.fileno())
        draft.replace(file)

    await asyncio.to_thread(write)


class Pruning:
    """Goes through all tables, hour by hour, if there is anything to delete by the settings."""

    def __init__(self, settings: Settings, store: Store, owner: str) -> None:
        self._days = settings.finished_days
        self._archive = Path(settings.archive) if settings.archive else None
        self._store, self._owner = store, owner
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start, if finished games do not stay for ever."""
        if self._days > 0:
            self._task = asyncio.get_running_loop().create_task(self._for_ever(), name="pruning")

    def stop(self) -> None:
        """Stop; what is half done is done again."""
        if self._task is not None:
            self._task.cancel()

    async def _for_ever(self) -> None:
        after = ""
        while True:
            try:
                after = await self.page(after)
            except (StoreError, OSError, msgspec.MsgspecError) as error:
                _log.error("pruning_failed", error=type(error).__name__, said=str(error))
                after = ""
            await asyncio.sleep(PAUSE if after else REST)

    async def page(self, after: str) -> str:
        """Look at one page of tables; return where to go on, empty at the end."""
        infos = await self._store.tables(after, PAGE)
        before = time.time() - self._days * DAY
        for info in infos:
            old = info.listing is not None and info.listing.phase is Phase.OVER and info.listing.updated < before
            if old and info.owner is None and await prune_table(self._store, info, self._owner, self._archive):
                _log.info("table_pruned", table=info.table)
        return infos[-1].table if infos else ""
