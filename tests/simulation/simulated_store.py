"""The store of a simulated night: one database for all processes, reached over a network that a seed disturbs.

The statements are the server's own, on SQLite in memory; what is simulated is the way there and back, and a database
that does not answer, answers late, is full, or does what it is asked and then seems not to have done it. A request
that is on its way arrives even if its process dies meanwhile.
"""

from __future__ import annotations

import asyncio
import contextvars
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from tests.simulation.virtual_time import PROCESS

from saboteur.server.store import sqlite_file
from saboteur.server.store.log_jobs import Append, append_all
from saboteur.server.store.sql_jobs import SQLITE, Job
from saboteur.server.store.sql_store import SqlStore
from saboteur.server.store.store_errors import StoreError, StoreFull, StoreUnavailable
from saboteur.server.tables.opening.ids import is_table_id

P = ParamSpec("P")
T = TypeVar("T")
PATIENCE = 1.0  # seconds after which a request that got lost has failed
_MEMORY = Path(":memory:")
_TEMPLATE: list[sqlite3.Connection] = []


def _empty() -> sqlite3.Connection:
    """Return an empty database of this release; the tables are made once."""
    if not _TEMPLATE:
        _TEMPLATE.append(sqlite_file.prepare(_MEMORY, migrate=True))
    con = sqlite_file.connect(_MEMORY)
    con.deserialize(_TEMPLATE[0].serialize())
    return con


class Database:
    """What all processes write to, and how well it can be reached."""

    def __init__(self, loop: asyncio.AbstractEventLoop, dice: random.Random) -> None:
        self.con = _empty()
        self.trouble = 0.0  # chance that a request gets lost, half of them on the way back
        self.slowness = 0.002  # seconds that a way takes, on average
        self.full = False
        self.away: set[str] = set()  # processes that cannot reach it
        self.requests = 0
        self._loop = loop
        self._dice = dice

    async def ask(self, make: Callable[[], Job[T]], *, writes: bool) -> T:
        """Send a request there and wait for what comes back."""
        self.requests += 1
        loop, dice, process = self._loop, self._dice, PROCESS.get()
        answer: asyncio.Future[T] = loop.create_future()
        there, back = (dice.expovariate(1 / self.slowness) for _ in range(2))
        lost = dice.random() < self.trouble or process in self.away
        if lost and (dice.random() < 0.5 or not writes):
            await asyncio.sleep(PATIENCE)
            raise StoreUnavailable("the request got lost")

        def arrive() -> None:
            try:
                result, error = self._run(make, writes=writes), None
            except Exception as problem:  # noqa: BLE001 -- whoever asked is told
                result, error = None, problem
            if not lost:
                loop.call_later(back, settle, answer, result, error, context=context)

        context = contextvars.copy_context()
        loop.call_later(there, arrive, context=contextvars.Context())
        if not lost:
            return await answer
        await asyncio.sleep(PATIENCE)
        raise StoreUnavailable("the answer got lost")

    def _run(self, make: Callable[[], Job[T]], *, writes: bool) -> T:
        con = self.con
        if writes and self.full:
            raise StoreFull("no room on the disk")
        if not writes:
            return self._looked_up(make)
        con.execute("BEGIN IMMEDIATE")
        try:
            result = sqlite_file.run(con, make())
        except BaseException as error:
            con.execute("ROLLBACK")
            if isinstance(error, sqlite3.Error):
                raise sqlite_file.explain(error, _MEMORY) from None
            raise
        con.execute("COMMIT")
        return result

    def _looked_up(self, make: Callable[[], Job[T]]) -> T:
        """Answer a question: nobody else is at the database meanwhile, so it needs no transaction."""
        try:
            return sqlite_file.run(self.con, make())
        except sqlite3.Error as error:
            raise sqlite_file.explain(error, _MEMORY) from None

    def tables(self) -> list[str]:
        """Return the names of all logs of tables: what no process owns has longer ones."""
        rows = self.con.execute("SELECT DISTINCT table_id FROM log")
        return [name for (name,) in rows if is_table_id(name)]

    def log(self, table: str) -> list[tuple[int, int, bytes]]:
        """Return a table's log: number, fence and entry, as it lies there."""
        rows = self.con.execute("SELECT seq, fence, entry FROM log WHERE table_id = ? ORDER BY seq", (table,))
        return [(seq, fence, bytes(entry)) for seq, fence, entry in rows]


def settle(answer: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    """Answer whoever still waits."""
    if answer.done():
        return
    if error is None:
        answer.set_result(result)
    else:
        answer.set_exception(error)


class SimulatedStore(SqlStore):
    """A process's way to the database."""

    dialect = SQLITE

    def __init__(self, database: Database) -> None:
        self._database = database
        self._closed = False

    async def open(self) -> None:
        """There is nothing to do."""

    async def close(self) -> None:
        self._closed = True

    async def backup(self, path: Path) -> None:
        raise StoreError(f"{path}: a simulated database is not copied")

    async def _ask(self, make: Callable[[], Job[T]], *, writes: bool) -> T:
        if self._closed:
            raise StoreUnavailable("closed")
        return await self._database.ask(make, writes=writes)

    async def _read(self, job: Callable[P, Job[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._ask(lambda: job(*args, **kwargs), writes=False)

    async def _write(self, job: Callable[P, Job[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._ask(lambda: job(*args, **kwargs), writes=True)

    async def _append(self, append: Append) -> None:
        (error,) = await self._ask(lambda: append_all([append], SQLITE), writes=True)
        if error is not None:
            raise error
