"""A SQLite file of ours: opening, checking, migrating, running jobs on it, and what its errors mean."""

from __future__ import annotations

import contextlib
import functools
import json
import os
import re
import shutil
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

from saboteur.server.store.migrations import migrations
from saboteur.server.store.sql_jobs import Ask, Job, Rows
from saboteur.server.store.store_errors import (
    StoreBusy,
    StoreCorrupt,
    StoreError,
    StoreFull,
    StoreTooNew,
    StoreUnavailable,
)

T = TypeVar("T")

APPLICATION = 0x5AB07E11
"""SQLite's mark of whose file it is."""
ROOM = 256 * 1024
"""Bytes; with less than that on the disk an error in writing means that it is full."""
CHECK_SECONDS = 5.0
"""How long the check for damage at the start may take; a large file is checked in part."""
_OUTSIDE_SECONDS = 5.0
"""How long to wait for another program that holds the file, such as an operator's sqlite3."""


def explain(error: sqlite3.Error, path: Path) -> StoreError:
    """The one line for it. Never the statement or its values."""
    code = getattr(error, "sqlite_errorcode", None)
    primary = code & 0xFF if isinstance(code, int) else None
    if primary == sqlite3.SQLITE_FULL:
        return StoreFull(f"{path}: no room on the disk")
    if primary in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}:
        return StoreCorrupt(f"{path}: not a database, or damaged; restore a backup or move the file away")
    if primary in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
        return StoreUnavailable(f"{path}: another program holds the file")
    if primary == sqlite3.SQLITE_IOERR and _no_room(path):  # how a full disk shows when the log beside the file grows
        return StoreFull(f"{path}: no room on the disk")
    name = getattr(error, "sqlite_errorname", type(error).__name__)
    if primary in {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_IOERR}:
        return StoreUnavailable(f"{path}: cannot be read or written ({name})")
    return StoreError(f"{path}: {name}")


def _no_room(path: Path) -> bool:
    try:
        return shutil.disk_usage(path.parent).free < ROOM
    except OSError:
        return False


def connect(path: Path) -> sqlite3.Connection:
    """A connection without transactions of its own making. Who uses it sees to it that one thread does at a time."""
    con = sqlite3.connect(path, timeout=_OUTSIDE_SECONDS, isolation_level=None, check_same_thread=False)
    # A clock that nobody can set: leases neither end early nor last longer because the machine's time jumped.
    con.create_function("lease_clock", 0, time.monotonic)
    con.execute("PRAGMA foreign_keys = ON")
    return con


def make(path: Path) -> None:
    """See to it that the file is there, and that nobody else may read it: seeds, hands and notes lie in it.
    SQLite gives its side files the same mode."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StoreUnavailable(f"{path}: {error.strerror}") from None


def prepare(path: Path, *, migrate: bool) -> sqlite3.Connection:
    """The writing connection to a checked file of this release's number."""
    con = connect(path)
    try:
        _check(con, path)
        con.execute("PRAGMA journal_mode = WAL")
        con.execute("PRAGMA synchronous = FULL")
        con.execute("PRAGMA fullfsync = ON")  # macOS: to the disk, not only to its cache
        con.execute("PRAGMA journal_size_limit = 67108864")
        con.execute("PRAGMA cache_size = -16384")  # kB: the ends of a thousand logs, so that no append has to read
        # Rarer checkpoints: 16,000 moves a second against 12,000 to 14,000 with the default of 1000 (one run each).
        con.execute("PRAGMA wal_autocheckpoint = 4000")
        _migrate(con, path, migrate=migrate)
    except sqlite3.Error as error:
        con.close()
        raise explain(error, path) from None
    except StoreError:
        con.close()
        raise
    return con


def _check(con: sqlite3.Connection, path: Path) -> None:
    mark = con.execute("PRAGMA application_id").fetchone()[0]
    if mark != APPLICATION and con.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
        raise StoreCorrupt(f"{path}: a database of another program")
    end = time.monotonic() + CHECK_SECONDS
    con.set_progress_handler(lambda: time.monotonic() > end, 100_000)
    try:
        verdict = con.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        verdict = "ok"  # as far as we came
    finally:
        con.set_progress_handler(None, 0)
    if verdict != "ok":
        raise StoreCorrupt(f"{path}: damaged; restore a backup or move the file away")


def _migrate(con: sqlite3.Connection, path: Path, *, migrate: bool) -> None:
    number = con.execute("PRAGMA user_version").fetchone()[0]
    ours = migrations("sqlite")
    if number > len(ours):
        raise StoreTooNew(f"{path}: has migration {number}, this release knows {len(ours)}; use the newer release")
    if number < len(ours) and not migrate:
        raise StoreBusy(f"{path}: used by a server of an older release; stop it first")
    for migration in ours[number:]:
        steps = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {migration.number};"
        try:
            con.executescript(f"BEGIN IMMEDIATE; {migration.sql} {steps} COMMIT;")
        except sqlite3.Error:
            undo(con)
            raise


def lock(path: Path) -> sqlite3.Connection | None:
    """Hold the right to be the only server on this file, until closed or dead; None if another has it.

    The lock is SQLite's own on an empty file beside it: the same on every system, and gone with the process."""
    try:
        con = sqlite3.connect(f"{path}-lock", timeout=0, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise explain(error, path) from None
    try:
        con.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        con.close()
        reason = explain(error, path)
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
            return None
        raise reason from None
    return con


def undo(con: sqlite3.Connection) -> None:
    """Roll back whatever is open; some errors have done it already."""
    if con.in_transaction:
        with contextlib.suppress(sqlite3.Error):
            con.execute("ROLLBACK")


def run(con: sqlite3.Connection, job: Job[T]) -> T:
    """Run a job inside the transaction that is open."""
    rows: Rows = []
    try:
        step = next(job)
        while True:
            if isinstance(step, Ask):
                rows = con.execute(numbered(step.sql), _plain(step.args)).fetchall()
            else:
                con.executemany(numbered(step.sql), step.rows)
                rows = []
            step = job.send(rows)
    except StopIteration as done:
        result: T = done.value
        return result
    finally:
        job.close()


@functools.cache
def numbered(sql: str) -> str:
    """SQLite's spelling of the parameters."""
    return re.sub(r"\$(\d)", r"?\1", sql)


def _plain(args: Sequence[Any]) -> list[Any]:
    return [json.dumps(arg) if isinstance(arg, list) else arg for arg in args]
