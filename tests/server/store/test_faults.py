# ruff: noqa: ASYNC110, ASYNC240 -- a test may block its own loop, and waits for counts in steps
"""Full disks, damaged and locked files, wrong databases: one clear line each, and nothing lost."""

from __future__ import annotations

import asyncio
import os
import resource
import socket
import sqlite3
import time
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from tests.server.store.kit import in_loop, opened, table

from saboteur.server.store import (
    StoreBusy,
    StoreCorrupt,
    StoreError,
    StoreFull,
    StoreTooNew,
    StoreUnavailable,
    open_store,
    postgres_store,
    sqlite_file,
    sqlite_store,
)
from saboteur.server.store.migrations import migrations
from saboteur.server.store.sql_jobs import ask
from saboteur.server.store.sql_store import SqlStore
from saboteur.server.store.sqlite_store import SqliteStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "games.db"


async def refused(database: str, kind: type[StoreError]) -> str:
    """Opening fails with this error; returns its one line."""
    with pytest.raises(kind) as caught:
        await open_store(database)
    line = str(caught.value)
    assert "\n" not in line
    return line


@in_loop
async def test_a_full_disk_refuses_the_write_and_loses_nothing(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    fence = await table(store)
    pages = (await store._write(ask, "PRAGMA page_count"))[0][0]
    await store._write(ask, f"PRAGMA max_page_count = {pages + 4}")
    seq, full = 2, None
    while not full:
        try:
            await store.append("t", seq, [b"x" * 500], fence)
            seq += 1
        except StoreFull as error:
            full = error
    assert str(full) == f"{path}: no room on the disk"
    assert seq > 2
    with pytest.raises(StoreFull):
        await store.append("t", seq, [b"x" * 50_000], fence)
    assert [number for number, _ in await store.read("t")] == list(range(1, seq))
    await store._write(ask, "PRAGMA max_page_count = 1000000")
    await store.append("t", seq, [b"y"], fence)
    await store.close()
    async with opened(str(path)) as again:
        assert (await again.read("t"))[-1] == (seq, b"y")


@in_loop
async def test_a_file_that_cannot_grow_refuses_the_write_and_loses_nothing(path: Path) -> None:
    """The system's own limit on the size of files stands for a disk that reports faults."""
    async with opened(str(path)) as store:
        fence = await table(store)
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (Path(f"{path}-wal").stat().st_size, hard))
        try:
            with pytest.raises(StoreUnavailable, match="cannot be read or written"):
                await store.append("t", 2, [b"x" * 100_000], fence)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert await store.read("t") == [(1, b"1")]
        await store.append("t", 2, [b"2"], fence)
    async with opened(str(path)) as store:
        assert await store.read("t") == [(1, b"1"), (2, b"2")]


@in_loop
async def test_a_file_held_by_another_program_is_waited_for_then_refused(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "_OUTSIDE_SECONDS", 0.3)
    async with opened(str(path)) as store:
        fence = await table(store)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable, match="another program holds the file"):
            await store.append("t", 2, [b"2"], fence)
        waiting = asyncio.create_task(store.append("t", 2, [b"2"], fence))
        await asyncio.sleep(0.05)
        other.execute("ROLLBACK")
        other.close()
        await waiting
        assert await store.read("t") == [(1, b"1"), (2, b"2")]


@in_loop
async def test_what_is_no_database_is_refused_and_left_as_it_is(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"Dear diary, " * 1000)
    assert "not a database" in await refused(str(path), StoreCorrupt)
    assert path.read_bytes() == b"Dear diary, " * 1000
    assert sorted(file.name for file in path.parent.iterdir()) in (["games.db"], ["games.db", "games.db-lock"])


@in_loop
async def test_a_database_of_another_program_is_refused_and_left_as_it_is(path: Path) -> None:
    path.parent.mkdir()
    con = sqlite3.connect(path)
    con.execute("CREATE TABLE recipes (name TEXT)")
    con.commit()
    con.close()
    before = path.read_bytes()
    assert "another program" in await refused(str(path), StoreCorrupt)
    assert path.read_bytes() == before


@in_loop
async def test_a_damaged_file_is_refused(path: Path) -> None:
    async with opened(str(path)) as store:
        fence = await table(store)
        await store.append("t", 2, [b"x" * 3000 for _ in range(50)], fence)
    whole = path.read_bytes()
    middle = len(whole) // 2
    path.write_bytes(whole[:middle] + os.urandom(8192) + whole[middle + 8192 :])
    assert "damaged" in await refused(str(path), StoreCorrupt)
    path.write_bytes(whole[:middle])
    assert "damaged" in await refused(str(path), StoreCorrupt)
    path.write_bytes(whole)
    async with opened(str(path)) as store:
        assert len(await store.read("t")) == 51


@in_loop
async def test_a_path_that_is_a_folder_or_in_no_folder_is_refused(tmp_path: Path) -> None:
    assert "Is a directory" in await refused(str(tmp_path), StoreUnavailable)
    (tmp_path / "file").write_text("")
    assert str(tmp_path / "file") in await refused(str(tmp_path / "file" / "games.db"), StoreUnavailable)
    assert await refused("mysql://secret@host/x", StoreError) == "no such kind of database: mysql://"


@in_loop
async def test_nobody_else_may_read_the_file(path: Path) -> None:
    async with opened(str(path)) as store:
        await table(store)
        copy = path.with_name("copy.db")
        await store.backup(copy)
        for file in (path, Path(f"{path}-wal"), copy):
            assert file.stat().st_mode & 0o077 == 0


@in_loop
async def test_a_file_has_one_server_and_any_number_of_operators(path: Path) -> None:
    async with opened(str(path)) as store:
        fence = await table(store)
        assert "another server is using this file" in await refused(str(path), StoreBusy)
        beside = await open_store(str(path), share=True)
        assert await beside.owner_of("t") == "me"
        assert await beside.read("t") == [(1, b"1")]
        await beside.put_note("t", "anna", "text", b"hm")
        await store.append("t", 2, [b"2"], fence)
        assert await beside.read("t", 1) == [(2, b"2")]
        await beside.close()
        assert await store.notes("t", "anna") == {"text": b"hm"}
    assert (await open_and_claim(str(path))) == fence + 1


async def open_and_claim(database: str) -> int | None:
    async with opened(database) as store:
        return await store.claim("t", "somebody else", 60)


@in_loop
async def test_a_jump_of_the_machines_clock_ends_no_lease_and_prolongs_none(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(str(path)) as store:
        now = time.time()
        await table(store)
        for jump in (-1e6, 1e6):
            monkeypatch.setattr(time, "time", lambda jump=jump: now + jump)
            assert await store.claim("t", "other", 60) is None
            assert await store.claim(f"u{jump}", "other", 0.01)
            await asyncio.sleep(0.03)
            assert await store.owner_of(f"u{jump}") is None


@in_loop
async def test_a_backup_is_a_complete_database_made_while_the_server_runs(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    async with opened(str(path)) as store:
        fence = await table(store)

        async def play() -> None:
            for seq in range(2, 100):
                await store.append("t", seq, [b"%d" % seq], fence)

        playing = asyncio.create_task(play())
        while len(await store.read("t")) < 20:
            await asyncio.sleep(0)
        await store.backup(copy)
        await playing
        with pytest.raises(StoreError, match="exists already"):
            await store.backup(copy)
        with pytest.raises(StoreError, match="No such file or directory"):
            await store.backup(tmp_path / "no" / "folder" / "copy.db")
    assert not list(tmp_path.glob("*.part"))
    async with opened(str(copy)) as restored:
        log = await restored.read("t")
        assert 20 <= len(log) <= 99
        assert log == [(seq, b"%d" % seq) for seq in range(1, len(log) + 1)]


@in_loop
async def test_postgresql_says_how_it_is_backed_up_without_the_password(postgres_database: str) -> None:
    async with opened(postgres_database) as store:
        with pytest.raises(StoreError, match=r"pg_dump --format=custom --file=/tmp/x --dbname='postgresql://"):
            await store.backup(Path("/tmp/x"))


def test_a_shown_address_has_no_password() -> None:
    shown = postgres_store.without_password("postgresql://anna:hunter2@db.example:5432/games?password=hunter2&ssl=on")
    assert shown == "postgresql://anna@db.example:5432/games?ssl=on"
    assert postgres_store.without_password("postgresql://db/games") == "postgresql://db/games"


FAREWELL = b"SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0"


async def hear_the_farewell(
    store: postgres_store.PostgresStore,
) -> Any:  # the stubs show no connection behind a proxy
    """Let an idle connection read what a server that stops says, but not yet the end that follows."""
    assert store._pool
    async with store._pool.acquire() as proxy:
        con = proxy._con  # type: ignore[attr-defined]
    con._protocol.data_received(b"E" + (len(FAREWELL) + 4).to_bytes(4, "big") + FAREWELL)
    assert not con.is_closed()
    return con


@in_loop
async def test_a_postgresql_connection_that_read_the_servers_farewell_is_replaced(postgres_database: str) -> None:
    """Such a connection may be taken from the pool before it is seen to be closed."""
    store = postgres_store.PostgresStore(postgres_database)
    await store.open()
    fence = await table(store)
    gone = await hear_the_farewell(store)
    with pytest.raises(StoreUnavailable, match="another operation"):
        await store.ping()  # who wants to know about now
    assert gone.is_closed()
    await hear_the_farewell(store)
    await store.append("t", 2, [b"2"], fence)
    await hear_the_farewell(store)
    assert await store.read("t") == [(1, b"1"), (2, b"2")]
    await hear_the_farewell(store)
    assert await store.claim("t", "other", 60) is None
    await store.close()


GOING_AWAY = (
    asyncpg.AdminShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.ConnectionDoesNotExistError,
    asyncpg.CrashShutdownError,
    asyncpg.DeadlockDetectedError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.IdleSessionTimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.LockNotAvailableError,
    asyncpg.OutOfMemoryError,
    asyncpg.ProtocolViolationError,
    asyncpg.QueryCanceledError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.SerializationError,
    asyncpg.StatementCompletionUnknownError,
    asyncpg.TooManyConnectionsError,
    BrokenPipeError,
    ConnectionResetError,
    TimeoutError,
)


@in_loop
async def test_a_job_that_failed_because_postgresql_went_away_is_run_again(postgres_database: str) -> None:
    store = postgres_store.PostgresStore(postgres_database)
    await store.open()
    errors: list[Exception] = []

    async def use(con: postgres_store.Pooled) -> object:
        if errors:
            raise errors.pop()
        return await con.fetchval("SELECT 7")

    for kind in GOING_AWAY:
        errors.append(kind("gone"))
        assert await store._patiently(use, 20) == 7
        errors.append(kind("gone"))
        with pytest.raises(StoreUnavailable, match=r": gone$"):
            await store._patiently(use, 0)
    await store.close()


@in_loop
async def test_an_unreachable_postgresql_is_one_line_without_the_password(postgres_database: str) -> None:
    for url in (
        "postgresql://anna:hunter2@127.0.0.1:1/games",
        "postgresql://anna:hunter2@127.0.0.1:nine/games",
        postgres_database.replace("?", "_nowhere?"),
    ):
        store = postgres_store.PostgresStore(url, patience_at_start=0.3)
        with pytest.raises(StoreError) as caught:
            await store.open()
        line = str(caught.value)
        assert "hunter2" not in line
        assert "\n" not in line
        assert line.startswith(url.replace(":hunter2", ""))


async def write_with_the_first_migration(database: str) -> None:
    """A database as the first release of all left it, with one table."""
    rows = "INSERT INTO tables (table_id) VALUES ('t'); INSERT INTO log VALUES ('t', 1, 1, {});"
    if database.startswith("postgresql"):
        first, con = migrations("postgres")[0], await asyncpg.connect(database)
        await con.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT, done TIMESTAMPTZ)")
        await con.execute(f"{first.sql}; INSERT INTO migrations VALUES (1, 'logs'); " + rows.format("'1'::bytea"))
        await con.close()
    else:
        first, file = migrations("sqlite")[0], sqlite3.connect(database)
        marks = f"PRAGMA application_id = {sqlite_file.APPLICATION}; PRAGMA user_version = 1;"
        file.executescript(f"{first.sql} {marks} " + rows.format("x'31'"))
        file.close()


@in_loop
async def test_an_older_database_is_migrated_and_keeps_its_games(database: str) -> None:
    await write_with_the_first_migration(database)
    for _ in range(2):
        async with opened(database) as store:
            assert await store.read("t") == [(1, b"1")]
            assert await store.tables_of("anna") == []
            assert await store.owners() == []


@in_loop
async def test_a_migration_that_fails_leaves_the_database_as_it_was(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as store:
        await table(store)
    with monkeypatch.context() as broken:
        for module in (sqlite_file, postgres_store):
            bad = migrations("sqlite")[0]._replace(number=99, sql="CREATE TABLE half (x TEXT); CREATE NONSENSE;")
            broken.setattr(module, "migrations", lambda kind, bad=bad: [*migrations(kind), bad])
        await refused(database, StoreError)
    async with opened(database) as store:
        assert await store.read("t") == [(1, b"1")]
        assert isinstance(store, SqlStore)
        with pytest.raises(StoreError):
            await store._read(ask, "SELECT * FROM half")


@in_loop
async def test_a_database_of_a_later_release_is_refused(database: str) -> None:
    async with opened(database):
        pass
    if database.startswith("postgresql"):
        con = await asyncpg.connect(database)
        await con.execute("INSERT INTO migrations (number, name) VALUES (99, 'future')")
        await con.close()
    else:
        file = sqlite3.connect(database)
        file.execute("PRAGMA user_version = 99")
        file.close()
    assert f"has migration 99, this release knows {len(migrations('sqlite'))}" in await refused(database, StoreTooNew)


def test_both_databases_have_the_same_migrations() -> None:
    ours, theirs = migrations("sqlite"), migrations("postgres")
    assert [(m.number, m.name) for m in ours] == [(m.number, m.name) for m in theirs]
    assert len(ours) > 1


@in_loop
async def test_many_processes_may_start_on_an_empty_postgresql_at_once(postgres_database: str) -> None:
    stores = await asyncio.gather(*(open_store(postgres_database) for _ in range(5)))
    fences = await asyncio.gather(*(store.claim("t", f"p{n}", 60) for n, store in enumerate(stores)))
    assert sorted(fence is None for fence in fences) == [False] + [True] * 4
    await asyncio.gather(*(store.close() for store in stores))


@in_loop
async def test_a_closed_store_says_so_and_closing_twice_is_harmless(database: str) -> None:
    store = await open_store(database)
    await store.close()
    await store.close()
    for call in (store.append("t", 1, [b""], 1), store.read("t"), store.claim("t", "me", 1), store.ping()):
        with pytest.raises(StoreUnavailable, match="closed"):
            await call


@in_loop
async def test_what_was_queued_before_closing_is_kept(database: str) -> None:
    store = await open_store(database)
    fence = await table(store)
    queued = [asyncio.create_task(store.append("t", seq, [b"x"], fence)) for seq in range(2, 20)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*queued)
    async with opened(database) as again:
        assert len(await again.read("t")) == 19


@in_loop
async def test_text_that_cannot_be_stored_fails_alone_and_shows_nothing(database: str) -> None:
    async with opened(database) as store:
        fence = await table(store)
        secret = "hunter2"
        calls = [
            store.append("t", 2, [b"2"], fence),
            store.append("x\ud800" + secret, 2, [b"2"], fence),
        ]
        good, bad = await asyncio.gather(*calls, return_exceptions=True)
        assert good is None
        assert isinstance(bad, StoreError)
        assert secret not in str(bad)
        assert await store.read("t") == [(1, b"1"), (2, b"2")]


@in_loop
async def test_the_write_ahead_log_begins_again_while_the_server_goes_on_writing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_store, "CHECKPOINT_SECONDS", 0.01)
    monkeypatch.setattr(sqlite_store, "LOG_PAGES", 50)
    file = tmp_path / "games.db"
    async with opened(str(file)) as store:
        fence = await table(store)
        log, seq = file.with_name("games.db-wal"), 1
        while seq <= 1000 or log.stat().st_size >= 2000 * seq / 2:
            assert seq < 10_000, "the log goes on growing"  # where nobody gets time to copy it, it grows for a while
            seq += 1
            await store.append("t", seq, [b"x" * 2000], fence)
        assert len(await store.read("t")) == seq


@in_loop
async def test_a_postgres_where_nobody_listens_is_told_in_the_words_of_the_system() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:  # a port of our own, closed again
        port = taken.getsockname()[1]
    store = postgres_store.PostgresStore(f"postgresql://127.0.0.1:{port}/x", patience_at_start=0)
    with pytest.raises(StoreUnavailable) as refused:
        await store.open()
    assert str(refused.value) == f"postgresql://127.0.0.1:{port}/x: Connection refused"
