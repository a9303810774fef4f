"""The store in PostgreSQL: for any number of server processes.

Appends of one process share a transaction, as with SQLite; everything else takes a connection of the pool. When
the database goes away, callers wait for it to come back, up to `patience`; jobs are idempotent, so a transaction
whose outcome was lost is simply run again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import ParamSpec, TypeAlias, TypeVar
from urllib.parse import urlsplit, urlunsplit

import asyncpg

from saboteur.server.store.commit_gathering import Gathering
from saboteur.server.store.log_jobs import Append, append_all
from saboteur.server.store.migrations import migrations
from saboteur.server.store.sql_jobs import POSTGRES, Ask, Job, Rows
from saboteur.server.store.sql_store import SqlStore
from saboteur.server.store.store_errors import StoreError, StoreFull, StoreTooNew, StoreUnavailable

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")
Pooled: TypeAlias = "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"

BATCH = 1024
GATHER_SECONDS = 0.016
"""From one commit to the next in a crowd: each takes about a third of a millisecond of CPU in this process alone."""
STOOD_STILL = 2  # seconds between two statements of a transaction, after which it is undone
_MIGRATING = 0x5AB07E11
"""The advisory lock under which one process migrates and the others wait."""

_APPEND_NEXT = """
WITH new AS (SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[]) AS n (id, seq, fence, entry)),
held AS (SELECT table_id, fence FROM leases WHERE table_id = ANY($1::text[]) ORDER BY 1 FOR NO KEY UPDATE)
INSERT INTO log (table_id, seq, fence, entry)
SELECT new.id, new.seq, new.fence, new.entry FROM new JOIN held ON held.table_id = new.id AND held.fence = new.fence
WHERE new.seq = 1 + (SELECT max(log.seq) FROM log WHERE log.table_id = new.id)
RETURNING table_id, seq"""
"""Appends of one entry each, as far as their fences are the newest and their logs go on there; in one statement."""

_GONE = (
    OSError,  # TimeoutError is one, too
    asyncpg.InterfaceError,  # "connection is closed"
    asyncpg.InternalClientError,  # a farewell read by a connection that nobody used: taken before it is seen closed
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # starting up, shutting down, crashed, cancelled, idle for too long
    asyncpg.TransactionRollbackError,  # a deadlock, or another's transaction was first
    asyncpg.InvalidTransactionStateError,  # it lasted too long, or a replica, only to be read, is about to take over
    asyncpg.LockNotAvailableError,
    asyncpg.TooManyConnectionsError,
    asyncpg.OutOfMemoryError,
    asyncpg.UniqueViolationError,  # another process was faster: the job's own check will see it next time
)
"""Errors after which the same job may succeed."""
_MISCONFIGURED = (
    asyncpg.InvalidAuthorizationSpecificationError,  # a wrong password is one of these
    asyncpg.InvalidCatalogNameError,  # no such database
    asyncpg.InsufficientPrivilegeError,
)
"""Errors that an operator has to see to."""


def without_password(url: str) -> str:
    """The database's address as it may be shown."""
    parts = urlsplit(url)
    user, at, host = parts.netloc.rpartition("@")
    query = "&".join(part for part in parts.query.split("&") if not part.startswith("password="))
    return urlunsplit((parts.scheme, f"{user.partition(':')[0]}{at}{host}", parts.path, query, ""))


class _Waiting:
    """A queued append and who waits for it."""

    __slots__ = ("append", "deadline", "future")

    def __init__(self, append: Append, deadline: float) -> None:
        self.append = append
        self.deadline = deadline
        self.future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def tell(self, error: Exception | None) -> None:
        if self.future.done():
            return  # the caller gave up waiting
        if error:
            self.future.set_exception(error)
        else:
            self.future.set_result(None)


class PostgresStore(SqlStore):
    """`Store` in a PostgreSQL database. `patience`: for how many seconds a caller waits for a database that is
    away; at the start, where somebody watches, `patience_at_start`."""

    dialect = POSTGRES

    def __init__(
        self,
        url: str,
        *,
        patience: float = 20.0,
        patience_at_start: float = 5.0,
        batch: int = BATCH,
        connections: int = 8,
    ) -> None:
        self.address = without_password(url)
        self._url = url
        self._patience = patience
        self._patience_at_start = patience_at_start
        self._batch = batch
        self._connections = connections
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._waiting: list[_Waiting] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._kept: Pooled | None = None  # the writer's connection
        self._closing = False

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self._url,
                min_size=0,
                max_size=self._connections,
                timeout=5,
                command_timeout=10,
                init=_init,
                reset=_reset,
            )
            await self._patiently(self._migrate, self._patience_at_start)
        except StoreError:
            await self.close()
            raise
        self._closing = False
        self._writer = asyncio.create_task(self._write_on(), name="store-write")

    async def _migrate(self, con: Pooled) -> None:
        ours = migrations("postgres")
        async with con.transaction():
            await con.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)
            await con.execute(
                """CREATE TABLE IF NOT EXISTS migrations (
                       number INTEGER PRIMARY KEY, name TEXT NOT NULL, done TIMESTAMPTZ NOT NULL DEFAULT now())"""
            )
            number = await con.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
            if number > len(ours):
                known = f"has migration {number}, this release knows {len(ours)}"
                raise StoreTooNew(f"{self.address}: {known}; use the newer release")
            for migration in ours[number:]:
                await con.execute(migration.sql)
                await con.execute(
                    "INSERT INTO migrations (number, name) VALUES ($1, $2)", migration.number, migration.name
                )

    async def close(self) -> None:
        self._closing = True
        self._wake.set()
        writer, self._writer = self._writer, None
        if writer:
            await writer
        await self._give_back()
        pool, self._pool = self._pool, None
        if pool:
            try:
                async with asyncio.timeout(2):
                    await pool.close()
            except (TimeoutError, *_GONE):
                pool.terminate()

    async def backup(self, path: Path) -> None:
        command = f"pg_dump --format=custom --file={path} --dbname='{self.address}'"
        raise StoreError(f"PostgreSQL is copied with its own tool (password in PGPASSWORD): {command}")

    # ---- running jobs

    async def ping(self) -> None:
        async def use(con: Pooled) -> None:
            await con.execute("SELECT 1")

        try:
            async with asyncio.timeout(2):
                await self._patiently(use, 0)  # who asks wants to know about now
        except TimeoutError:
            raise StoreUnavailable(f"{self.address}: no answer") from None

    async def _read(self, job: Callable[P, Job[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        async def use(con: Pooled) -> T:
            async with con.transaction(isolation="repeatable_read", readonly=True):
                return await _run(con, job(*args, **kwargs))

        return await self._patiently(use, self._patience)

    async def _write(self, job: Callable[P, Job[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        async def use(con: Pooled) -> T:
            async with con.transaction():
                return await _run(con, job(*args, **kwargs))

        return await self._patiently(use, self._patience)

    async def _patiently(self, use: Callable[[Pooled], Awaitable[T]], patience: float) -> T:
        deadline = time.monotonic() + patience
        pause = 0.02
        while True:
            try:
                return await self._once(use)
            except _GONE as error:
                if time.monotonic() + pause > deadline:
                    raise StoreUnavailable(f"{self.address}: {_line(error)}") from None
            await asyncio.sleep(pause)
            pause = min(pause * 2, 0.5)

    async def _once(self, use: Callable[[Pooled], Awaitable[T]]) -> T:
        if not self._pool:
            raise StoreUnavailable(f"{self.address}: closed")
        try:
            async with self._pool.acquire() as con:
                return await _used(con, use)
        except Exception as error:  # noqa: BLE001 -- said in our own words
            raise self._explained(error) from None

    def _explained(self, error: Exception) -> Exception:
        """Return what to raise for an error: after those of `_GONE`, themselves, the same may succeed."""
        if isinstance(error, asyncpg.ClientConfigurationError):
            return StoreUnavailable(f"{self.address}: this address cannot be understood")
        if isinstance(error, ValueError):  # asyncpg cannot send it; its text would show the value
            return StoreError(f"{self.address}: a value that PostgreSQL cannot keep")
        if isinstance(error, _GONE):
            return error
        if isinstance(error, asyncpg.DiskFullError):
            return StoreFull(f"{self.address}: no room on the database's disk")
        if isinstance(error, _MISCONFIGURED):
            return StoreUnavailable(f"{self.address}: {_line(error)}")
        if isinstance(error, asyncpg.PostgresError):  # only its kind: its text may show a value
            return StoreError(f"{self.address}: {type(error).__name__} ({error.sqlstate})")
        return error

    # ---- appends

    async def _append(self, append: Append) -> None:
        if not self._writer or self._closing:
            raise StoreUnavailable(f"{self.address}: closed")
        waiting = _Waiting(append, time.monotonic() + self._patience)
        self._waiting.append(waiting)
        self._wake.set()
        await waiting.future

    async def _write_on(self) -> None:
        """The task that commits appends, all that wait at a time."""
        pause, gathering = 0.02, Gathering(GATHER_SECONDS)
        while self._waiting or not self._closing:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            if not self._closing and (wait := gathering.pause(len(self._waiting))):
                await asyncio.sleep(wait)
            batch = self._waiting[: self._batch]
            try:
                outcomes = await self._commit(batch)
            except _GONE as error:
                if pause > 0.1:
                    log.warning("%s is away, %d appends wait", self.address, len(self._waiting))
                self._give_up(StoreUnavailable(f"{self.address}: {_line(error)}"))
                await asyncio.sleep(pause)
                pause = min(pause * 2, 0.5)
                continue
            pause = 0.02
            gathering.committed(len({waiting.append.table for waiting in batch}))
            del self._waiting[: len(batch)]
            for waiting, outcome in zip(batch, outcomes, strict=True):
                waiting.tell(outcome)

    def _give_up(self, error: StoreUnavailable) -> None:
        now = time.monotonic()
        for waiting in self._waiting:
            if self._closing or waiting.deadline < now:
                waiting.tell(error)
        self._waiting = [waiting for waiting in self._waiting if not waiting.future.done()]

    async def _commit(self, batch: list[_Waiting]) -> list[Exception | None]:
        appends = [waiting.append for waiting in batch]

        async def use(con: Pooled) -> list[Exception | None]:
            if await _append_next(con, appends):
                return [None] * len(appends)
            async with con.transaction():  # what was appended just now counts once
                return [*await _run(con, append_all(appends, POSTGRES))]

        try:
            return await self._once_kept(use)
        except _GONE:
            raise
        except Exception as error:  # noqa: BLE001 -- its callers get it, the writer goes on
            if len(batch) == 1 or isinstance(error, StoreFull):
                known = error if isinstance(error, StoreError) else StoreError(f"refused: {type(error).__name__}")
                return [known] * len(batch)
        # One of them is impossible (text that cannot be stored, say): find out which.
        return [outcome for waiting in batch for outcome in await self._commit([waiting])]

    async def _once_kept(self, use: Callable[[Pooled], Awaitable[T]]) -> T:
        """As `_once`, on a connection that stays with the writer: to take it out of the pool and put it back costs
        nearly as much as what it is used for. After trouble it goes back, and the pool sees to it."""
        if not self._pool:
            raise StoreUnavailable(f"{self.address}: closed")
        try:
            if self._kept is not None and self._kept.is_closed():
                await self._give_back()
            if self._kept is None:
                self._kept = await self._pool.acquire()
            return await _used(self._kept, use)
        except BaseException as error:  # noqa: BLE001 -- whatever it is, somebody else cannot use it as it is
            await self._give_back()
            raise (self._explained(error) if isinstance(error, Exception) else error) from None

    async def _give_back(self) -> None:
        kept, self._kept = self._kept, None
        if kept is not None and self._pool:
            with contextlib.suppress(*_GONE):
                await self._pool.release(kept)


async def _used(con: Pooled, use: Callable[[Pooled], Awaitable[T]]) -> T:
    try:
        return await use(con)
    except asyncpg.InternalClientError:  # it has lost track of what the server said: never again
        con.terminate()
        raise


def _line(error: BaseException) -> str:
    """What happened, in one line; for errors that speak of connections only, never of values."""
    if isinstance(error, OSError) and error.errno:  # asyncio's own words repeat numbers and addresses
        return os.strerror(error.errno)
    line = (str(error).splitlines() or [""])[0] or type(error).__name__
    return "cannot be reached" if "[Errno" in line else line  # a name with several addresses


async def _init(con: asyncpg.Connection[asyncpg.Record]) -> None:
    """Let a process that stalls in a transaction not hold its locks for longer than its leases."""
    await con.execute(f"SET idle_in_transaction_session_timeout = '{STOOD_STILL}s'")


async def _reset(con: asyncpg.Connection[asyncpg.Record]) -> None:
    """Keep a connection as it is: no job leaves anything behind but, if it was cancelled, a transaction."""
    if con.is_in_transaction():
        await con.reset()


async def _append_next(con: Pooled, appends: list[Append]) -> bool:
    """Append in one statement, which is five times as quick; False: some of it must go the longer way."""
    if any(len(one.entries) != 1 or one.listing for one in appends):
        return False
    if len({one.table for one in appends}) < len(appends):
        return False  # the statement sees every log as it was before: two of the same number would undo it for all
    columns = zip(*((one.table, one.seq, one.fence, one.entries[0]) for one in appends), strict=True)
    return len(await con.fetch(_APPEND_NEXT, *map(list, columns))) == len(appends)


async def _run(con: Pooled, job: Job[T]) -> T:
    """Run a job inside the transaction that is open."""
    rows: Rows = []
    try:
        step = next(job)
        while True:
            rows = []
            if isinstance(step, Ask):
                rows = list(await con.fetch(step.sql, *step.args))
            elif step.rows:
                await con.executemany(step.sql, step.rows)
            step = job.send(rows)
    except StopIteration as done:
        result: T = done.value
        return result
    finally:
        job.close()
