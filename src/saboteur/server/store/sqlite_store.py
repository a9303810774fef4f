"""The store in a SQLite file: for one server process, with nothing to set up.

One thread writes. It takes all that is queued into one transaction, so that many moves share a commit (and its
wait for the disk), and tells each caller after the commit. Each has its savepoint: one that fails harms no other.
While several tables write at once, a moment lies between two commits, so that more of them share the next.
A few other threads read. One more brings what was written from the write-ahead log into the file, so that nobody's
move has to wait for that; only the last few pages, after which the log begins again, are the writer's.
"""

from __future__ import annotations

import asyncio
import functools
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from saboteur.server.store import sqlite_file as file
from saboteur.server.store.commit_gathering import Gathering
from saboteur.server.store.log_jobs import Append, append_all, release_all
from saboteur.server.store.sql_jobs import SQLITE, Job
from saboteur.server.store.sql_store import SqlStore
from saboteur.server.store.store_errors import StoreBusy, StoreError, StoreUnavailable

P = ParamSpec("P")
T = TypeVar("T")

READERS = 2
_FAULTS_OF_THE_JOB = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError, sqlite3.InterfaceError)
BATCH = 1024
"""At most so many writes in one transaction: nobody waits for an endless one."""
GATHER_SECONDS = 0.012
"""From one commit to the next in a crowd: each takes about half a millisecond of CPU."""
AT_ONCE = 64
"""At most so many entries in one statement: each number of them is a statement of its own, which is kept."""
CHECKPOINT_SECONDS = 1.0
LOG_PAGES = 4000
"""Pages in the write-ahead log from which on it is to begin again."""


class _Order:
    """A queued write and who waits for it."""

    __slots__ = ("append", "error", "future", "job", "result")

    def __init__(self, future: asyncio.Future[Any], what: Append | Callable[[], Job[Any]]) -> None:
        self.future = future
        self.append = what if isinstance(what, Append) else None
        self.job = None if isinstance(what, Append) else what
        self.result: object = None
        self.error: Exception | None = None

    def tell(self) -> None:
        if self.future.done():
            return  # the caller gave up waiting
        if self.error:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class SqliteStore(SqlStore):
    """`Store` in a file. With `share` it also opens beside a running server, for the operator's tools; otherwise
    it is the only one, and starts by ending the leases of the process that was there before."""

    dialect = SQLITE

    def __init__(self, path: Path, *, share: bool = False, batch: int = BATCH) -> None:
        self.path = path
        self._share = share
        self._batch = batch
        self._orders: queue.SimpleQueue[_Order | None] = queue.SimpleQueue()
        self._fresh: list[_Order] = []  # of this turn of the event loop, at whose end they go to the writer
        self._writer: threading.Thread | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._connections: list[sqlite3.Connection] = []
        self._mine = threading.local()
        self._checkpointer: threading.Thread | None = None
        self._closing = threading.Event()
        self._written = self._long = False  # since the last checkpoint; whether the log has become long

    async def open(self) -> None:
        con = await asyncio.to_thread(self._connect)
        self._readers = ThreadPoolExecutor(READERS, "store-read", self._open_reader)
        loop = asyncio.get_running_loop()
        self._writer = threading.Thread(target=self._write_on, args=(con, loop), name="store-write", daemon=True)
        self._writer.start()
        if not self._share:
            self._closing.clear()
            self._checkpointer = threading.Thread(target=self._checkpoint_on, name="store-checkpoint", daemon=True)
            self._checkpointer.start()

    def _connect(self) -> sqlite3.Connection:
        file.make(self.path)
        held = file.lock(self.path)
        if held:
            self._connections.append(held)
        elif not self._share:
            raise StoreBusy(f"{self.path}: another server is using this file")
        try:
            con = file.prepare(self.path, migrate=held is not None)
            self._connections.append(con)
            if not self._share:
                con.execute("PRAGMA wal_autocheckpoint = 0")
            if held:
                con.execute("BEGIN IMMEDIATE")
                file.run(con, release_all())
                con.execute("COMMIT")
        except (sqlite3.Error, StoreError) as error:
            self._disconnect()
            raise (file.explain(error, self.path) if isinstance(error, sqlite3.Error) else error) from None
        return con

    def _open_reader(self) -> None:
        self._mine.con = con = file.connect(self.path)
        self._connections.append(con)

    def _disconnect(self) -> None:
        while self._connections:
            self._connections.pop().close()

    async def close(self) -> None:
        writer, self._writer = self._writer, None
        readers, self._readers = self._readers, None
        checkpointer, self._checkpointer = self._checkpointer, None
        self._closing.set()
        if checkpointer:
            await asyncio.to_thread(checkpointer.join)
        if writer:
            self._hand_over()
            self._orders.put(None)
            await asyncio.to_thread(writer.join)
        if readers:
            await asyncio.to_thread(readers.shutdown)
        self._disconnect()

    # ---- reading

    async def _read(self, job: Callable[P, Job[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._in_reader(lambda con: _in_transaction(con, job(*args, **kwargs)))

    async def _in_reader(self, use: Callable[[sqlite3.Connection], T]) -> T:
        if not self._readers:
            raise StoreUnavailable(f"{self.path}: closed")

        def work() -> T:
            try:
                return use(self._mine.con)
            except sqlite3.Error as error:
                raise file.explain(error, self.path) from None

        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def backup(self, path: Path) -> None:
        """An exact copy as of now; the file at `path` must not exist yet, and appears only when complete."""
        if await asyncio.to_thread(path.exists):
            raise StoreError(f"{path}: exists already")
        await self._in_reader(lambda con: _copy(con, path))

    # ---- writing

    async def _write(self, job: Callable[P, Job[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        result: T = await self._order(lambda: job(*args, **kwargs))
        return result

    async def _append(self, append: Append) -> None:
        await self._order(append)

    def _order(self, what: Append | Callable[[], Job[Any]]) -> asyncio.Future[Any]:
        if not self._writer:
            raise StoreUnavailable(f"{self.path}: closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        if not self._fresh:
            loop.call_soon(self._hand_over)
        self._fresh.append(_Order(future, what))
        return future

    def _hand_over(self) -> None:
        """Wake the writer once for all that a turn of the event loop brought."""
        fresh, self._fresh = self._fresh, []
        for order in fresh:
            self._orders.put(order)

    def _write_on(self, con: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        """The writing thread."""
        closing, gathering = False, Gathering(GATHER_SECONDS)
        while not closing:
            orders: list[_Order] = []
            order = self._orders.get()
            if order is not None and (pause := gathering.pause(1 + self._orders.qsize())):
                time.sleep(pause)
            while order is not None:
                orders.append(order)
                if len(orders) == self._batch or self._orders.empty():
                    break
                order = self._orders.get()
            closing = order is None
            if orders:
                if self._long:
                    self._long = False
                    _checkpoint(con)  # all but the last few pages are done
                self._commit(con, orders)
                self._written = True
                gathering.committed(len({order.append.table for order in orders if order.append}))
                loop.call_soon_threadsafe(_tell_all, orders)

    def _checkpoint_on(self) -> None:
        """The checkpointing thread."""
        con = file.connect(self.path)
        try:
            while not self._closing.wait(CHECKPOINT_SECONDS):
                if self._written:
                    self._written = False
                    self._long = _checkpoint(con) > LOG_PAGES
        finally:
            con.close()

    def _commit(self, con: sqlite3.Connection, orders: list[_Order]) -> None:
        try:
            if _append_next(con, orders):
                return
            con.execute("BEGIN IMMEDIATE")
            for order in orders:
                if order.job:
                    _attempt(con, [order], order.job)
            appends = [order for order in orders if order.append]
            if appends:
                _append_all(con, appends)
            con.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 -- the thread must live on, and everybody be told
            file.undo(con)
            reason = StoreError(f"refused: {type(error).__name__}")
            if isinstance(error, sqlite3.Error):
                reason = file.explain(error, self.path)
            for order in orders:
                order.error = reason


def _faulty(error: Exception) -> bool:
    """Return whether a job failed by its own fault, not because of what the file cannot do."""
    return not isinstance(error, sqlite3.Error) or isinstance(error, _FAULTS_OF_THE_JOB)


@functools.cache
def append_next(count: int) -> str:
    """Insert so many entries, each if its fence is the newest and its log goes on there."""
    rows = ", ".join(["(?, ?, ?, ?)"] * count)
    return f"""INSERT INTO log (table_id, seq, fence, entry)
        SELECT column1, column2, column3, column4 FROM (VALUES {rows})
        WHERE (SELECT fence FROM leases WHERE table_id = column1) = column3
        AND (SELECT max(seq) FROM log WHERE table_id = column1) = column2 - 1"""


def _append_next(con: sqlite3.Connection, orders: list[_Order]) -> bool:
    """Append in one statement, if there is nothing else to do: each of them, and each row that is given to one by
    itself, costs two changes of the thread that runs. False: not all was done, and the slower way finds out what is
    the matter; whatever is there already by then counts as done there."""
    appends = [order.append for order in orders if order.append and order.append.entries and not order.append.listing]
    if len(appends) < len(orders):
        return False
    rows = [(one.table, seq, one.fence, entry) for one in appends for seq, entry in enumerate(one.entries, one.seq)]
    try:
        if len({row[0] for row in rows}) == len(rows) <= AT_ONCE:
            values = [value for row in rows for value in row]
            return con.execute(append_next(len(rows)), values).rowcount == len(rows)
        con.execute("BEGIN IMMEDIATE")
        done = con.executemany(append_next(1), rows).rowcount == len(rows)
        con.execute("COMMIT" if done else "ROLLBACK")
    except Exception as error:
        if not _faulty(error):
            raise
        file.undo(con)
        return False
    return done


def _attempt(con: sqlite3.Connection, orders: list[_Order], make: Callable[[], Job[Any]]) -> bool:
    """Run a job in a savepoint. What is its own fault stays its own; what the file cannot do (the disk is full)
    ends the whole transaction. False: it failed in an unforeseen way."""
    con.execute("SAVEPOINT one")
    try:
        result = file.run(con, make())
    except Exception as error:  # whatever it is, its caller gets it and the writer goes on
        if not (_faulty(error) and con.in_transaction):
            raise
        con.execute("ROLLBACK TO one")
        con.execute("RELEASE one")
        for order in orders:
            order.error = error if isinstance(error, StoreError) else StoreError(f"refused: {type(error).__name__}")
        return isinstance(error, StoreError)
    con.execute("RELEASE one")
    if len(orders) == 1 and orders[0].job:
        orders[0].result = result
    else:
        for order, outcome in zip(orders, result, strict=True):
            order.error = outcome
    return True


def _append_all(con: sqlite3.Connection, orders: list[_Order]) -> None:
    appends = [order.append for order in orders if order.append]
    if not _attempt(con, orders, lambda: append_all(appends, SQLITE)) and len(orders) > 1:
        for order in orders:  # one of them is impossible (text that cannot be stored, say): find out which
            _append_all(con, [order])


def _tell_all(orders: list[_Order]) -> None:
    for order in orders:
        order.tell()


def _checkpoint(con: sqlite3.Connection) -> int:
    """Bring what was written into the file, as far as nobody has to wait; say how many pages the log has."""
    try:
        _, pages, _ = con.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    except sqlite3.Error:
        return 0  # the next write will find out what is the matter
    return int(pages)


def _in_transaction(con: sqlite3.Connection, job: Job[T]) -> T:
    con.execute("BEGIN")
    try:
        return file.run(con, job)
    finally:
        file.undo(con)  # nothing was written


def _copy(con: sqlite3.Connection, path: Path) -> None:
    part = path.with_name(f"{path.name}.part")
    try:
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
        copy = sqlite3.connect(part, isolation_level=None)
        try:
            con.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, complete in itself
        finally:
            copy.close()
        part.rename(path)
    except OSError as error:
        raise StoreError(f"{path}: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)
