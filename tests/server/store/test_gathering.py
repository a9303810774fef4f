"""Moves of a crowd share commits; whoever writes alone waits for nobody."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.server.store.kit import in_loop, opened, table

from saboteur.server.store import Stale, Store, commit_gathering, postgres_store, sqlite_store
from saboteur.server.store.commit_gathering import CROWDED, ENOUGH, Gathering
from saboteur.server.store.postgres_store import PostgresStore
from saboteur.server.store.sqlite_store import AT_ONCE, SqliteStore


class Writer:
    """Looks at the writing thread: what it commits together, and where it stands still until told to go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.batches: list[int] = []
        self.hold = threading.Event()  # before a commit
        self.held = threading.Event()
        self.waits = threading.Event()
        self.enough = threading.Event()
        self.hold.set()
        commit = SqliteStore._commit

        def counted(store: SqliteStore, con: sqlite3.Connection, orders: list[sqlite_store._Order]) -> None:
            self.held.set()
            self.hold.wait()
            self.batches.append(len(orders))
            commit(store, con, orders)

        def sleep(_seconds: float) -> None:
            self.waits.set()
            self.enough.wait()

        monkeypatch.setattr(SqliteStore, "_commit", counted)
        monkeypatch.setattr(sqlite_store, "time", SimpleNamespace(sleep=sleep))
        monkeypatch.setattr(sqlite_store, "GATHER_SECONDS", 3600.0)  # however slow this machine is

    async def stopped(self, store: Store) -> asyncio.Future[int | None]:
        """Let the thread stand still in a commit of something else, so that what is queued now comes together."""
        self.hold.clear()
        self.held.clear()
        something = asyncio.ensure_future(store.claim("something", "me", 60))
        assert await asyncio.to_thread(self.held.wait, 60)
        return something


async def queued(store: Store, count: int) -> None:
    """Wait until so many writes wait for the thread."""
    assert isinstance(store, SqliteStore)
    while store._orders.qsize() < count:  # noqa: ASYNC110 - there is no event for it
        await asyncio.sleep(0)


@in_loop
async def test_after_moves_of_several_tables_the_next_ones_wait_for_one_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = Writer(monkeypatch)
    async with opened(str(tmp_path / "games.db")) as store:
        fences = [await table(store, name) for name in "ab"]
        held = await writer.stopped(store)
        pairs = zip("ab", fences, strict=True)
        first = [asyncio.ensure_future(store.append(name, 2, [b"2"], fence)) for name, fence in pairs]
        await queued(store, 2)
        writer.hold.set()
        await asyncio.gather(held, *first)
        before = len(writer.batches)
        later = [asyncio.ensure_future(store.append("a", 3, [b"3"], fences[0]))]
        assert await asyncio.to_thread(writer.waits.wait, 60)
        later.append(asyncio.ensure_future(store.append("b", 3, [b"3"], fences[1])))
        await queued(store, 1)
        assert len(writer.batches) == before
        writer.enough.set()
        await asyncio.gather(*later)
        assert writer.batches[before:] == [2]


@in_loop
async def test_moves_of_one_table_alone_never_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writer = Writer(monkeypatch)
    async with opened(str(tmp_path / "games.db")) as store:
        fence = await table(store)
        for seq in range(2, 12):
            await store.append("t", seq, [b"x"], fence)
        assert not writer.waits.is_set()
        writer.enough.set()


@in_loop
async def test_of_many_moves_in_one_statement_only_the_stale_one_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = Writer(monkeypatch)
    writer.enough.set()
    async with opened(str(tmp_path / "games.db")) as store:
        names = [f"t{n}" for n in range(AT_ONCE)]
        fences = {name: await table(store, name) for name in names}
        fences["t7"] -= 1
        held = await writer.stopped(store)
        calls = [asyncio.ensure_future(store.append(name, 2, [name.encode()], fences[name])) for name in names]
        await queued(store, len(names))
        writer.hold.set()
        await held
        outcomes = await asyncio.gather(*calls, return_exceptions=True)
        assert [type(one) for one in outcomes if one is not None] == [Stale]
        for name in names:
            entries = [(1, b"1")] if name == "t7" else [(1, b"1"), (2, name.encode())]
            assert await store.read(name) == entries


def test_only_a_crowd_waits_and_no_longer_than_there_is_one_or_enough_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(commit_gathering, "time", SimpleNamespace(monotonic=lambda: now[0]))
    pace = Gathering(0.5)
    pace.committed(1)
    assert pace.pause(1) == 0  # alone
    pace.committed(2)
    assert pace.pause(1) == 0.5
    assert pace.pause(ENOUGH) == 0
    now[0] += 0.25
    assert pace.pause(1) == 0.25
    now[0] += 1
    assert pace.pause(1) == 0  # it is long enough since the last commit
    for _ in range(CROWDED - 1):
        pace.committed(1)
    assert pace.pause(1) == 0.5
    pace.committed(1)
    assert pace.pause(1) == 0


@in_loop
async def test_on_postgresql_too_the_moves_of_a_crowd_share_commits(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    batches: list[list[str]] = []
    commit, sleep = PostgresStore._commit, asyncio.sleep
    waits, enough = asyncio.Event(), asyncio.Event()

    async def counted(store: PostgresStore, batch: list[postgres_store._Waiting]) -> list[Exception | None]:
        batches.append([waiting.append.table for waiting in batch])
        return await commit(store, batch)

    async def sleep_until_told(seconds: float) -> None:
        if seconds < 100:
            await sleep(seconds)
        else:
            waits.set()
            await enough.wait()

    monkeypatch.setattr(PostgresStore, "_commit", counted)
    monkeypatch.setattr(postgres_store, "GATHER_SECONDS", 3600.0)  # however slow this machine is
    monkeypatch.setattr(asyncio, "sleep", sleep_until_told)
    async with opened(postgres_database) as store:
        one, other = await table(store, "a"), await table(store, "b")
        await asyncio.gather(store.append("a", 2, [b"2"], one), store.append("b", 2, [b"2"], other))
        assert batches == [["a", "b"]]
        later = [asyncio.ensure_future(store.append("a", 3, [b"3"], one))]
        await waits.wait()
        later.append(asyncio.ensure_future(store.append("b", 3, [b"3"], other)))
        await sleep(0)
        assert len(batches) == 1
        enough.set()
        await asyncio.gather(*later)
        assert batches == [["a", "b"], ["a", "b"]]
