# ruff: noqa: ASYNC110 -- waiting for a count is waiting in steps
"""Nothing that was acknowledged is ever lost, and nothing is there twice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from tests.server.services import PostgresServer
from tests.server.store.kit import in_loop, opened, table

from saboteur.server.store import StoreUnavailable
from saboteur.server.store.postgres_store import PostgresStore

ROOT = Path(__file__).resolve().parents[3]
KILLS = 5


def write_until_killed(database: str, owner: str, after: float) -> list[str]:
    """Starts a writer, kills it some time after its first word, returns what it said was acknowledged."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.store.writer", database, owner],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{ROOT}/src"},
        stdout=subprocess.PIPE,
        bufsize=0,  # whatever a buffer took in beyond the first line, `communicate` would not find
    )
    assert process.stdout
    first = process.stdout.readline()
    time.sleep(after)
    process.send_signal(signal.SIGKILL)
    rest, _ = process.communicate(timeout=60)
    lines = (first + rest).decode().split("\n")
    return lines[:-1]  # the last one was cut, or is empty


def test_whatever_a_killed_process_acknowledged_is_there_once(database: str) -> None:
    chance = random.Random(1)
    said: list[str] = []
    for kill in range(KILLS):
        said += write_until_killed(database, f"w{kill}", chance.uniform(0.05, 0.3))

    @in_loop
    async def check() -> None:
        async with opened(database) as store:
            logs = {f"t{n}": dict(await store.read(f"t{n}")) for n in range(8)}
        for log in logs.values():
            assert list(log) == list(range(1, len(log) + 1))
        for line in said:
            name, seq, owner = line.split()
            assert logs[name][int(seq)] == f"{owner}/{seq}".encode()
        assert {line.split()[2] for line in said} == {f"w{kill}" for kill in range(KILLS)}

    check()


@in_loop
async def test_when_the_database_is_away_for_a_while_appends_wait_and_none_is_lost(
    own_postgres: PostgresServer,
) -> None:
    store = PostgresStore(own_postgres.url(), patience=3600)  # for which /readyz does not wait
    await store.open()
    async with contextlib.AsyncExitStack() as after:
        after.push_async_callback(store.close)
        fences = {f"t{n}": await table(store, f"t{n}") for n in range(5)}
        done: list[tuple[str, int]] = []

        async def play(name: str) -> None:
            for seq in range(2, 200):
                await store.append(name, seq, [b"%d" % seq], fences[name])
                done.append((name, seq))
                await asyncio.sleep(0.005)

        playing = asyncio.gather(*(play(name) for name in fences))
        for how in (signal.SIGQUIT, signal.SIGINT):
            while len(done) < (50 if how == signal.SIGQUIT else 400):
                await asyncio.sleep(0.005)
            await asyncio.to_thread(own_postgres.stop, how)
            with pytest.raises(StoreUnavailable):
                await store.ping()  # and whatever was done before is told by then
            before = len(done)
            await asyncio.sleep(1)
            assert len(done) == before
            reading = asyncio.create_task(store.read("t0"))
            claiming = asyncio.create_task(store.claim("u", "me", 60))
            await asyncio.to_thread(own_postgres.start)
            assert await reading
            assert await claiming
        await playing
        for name in fences:
            assert await store.read(name) == [(seq, b"%d" % seq) for seq in range(1, 200)]


@in_loop
async def test_when_patience_ends_everybody_is_told_and_later_all_goes_on(own_postgres: PostgresServer) -> None:
    store = PostgresStore(own_postgres.url(), patience=0.5)
    await store.open()
    fence = await table(store)
    await asyncio.to_thread(own_postgres.stop)
    started = time.monotonic()
    calls = [store.append("t", 2, [b"2"], fence), store.read("t"), store.claim("t", "me", 1), store.ping()]
    for outcome in await asyncio.gather(*calls, return_exceptions=True):
        assert isinstance(outcome, StoreUnavailable)
        assert "\n" not in str(outcome)
    assert time.monotonic() - started < 15  # far less than the patience it has otherwise
    await asyncio.to_thread(own_postgres.start)
    await store.append("t", 2, [b"2"], fence)
    assert await store.read("t") == [(1, b"1"), (2, b"2")]
    await store.close()


@in_loop
async def test_closing_while_the_database_is_away_does_not_hang(own_postgres: PostgresServer) -> None:
    store = PostgresStore(own_postgres.url())
    await store.open()
    fence = await table(store)
    await asyncio.to_thread(own_postgres.stop)
    waiting = asyncio.create_task(store.append("t", 2, [b"2"], fence))
    await asyncio.sleep(0.1)
    await store.close()
    with pytest.raises(StoreUnavailable):
        await waiting
    with pytest.raises(StoreUnavailable):
        await store.append("t", 2, [b"2"], fence)


@in_loop
async def test_a_commit_whose_answer_got_lost_counts_once(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = PostgresStore(postgres_database)
    await store.open()
    fence = await table(store)
    lost: list[object] = []

    def losing_the_answer(once: Callable[[PostgresStore, Any], Awaitable[object]]) -> object:
        async def lose_the_answer(self: PostgresStore, use: object) -> object:
            result = await once(self, use)
            if not lost:
                lost.append(result)
                raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")
            return result

        return lose_the_answer

    for once in ("_once", "_once_kept"):
        monkeypatch.setattr(PostgresStore, once, losing_the_answer(getattr(PostgresStore, once)))
    await store.append("t", 2, [b"2"], fence)
    assert lost == [[None]]
    lost.clear()
    await store.create("u", b"1", (await store.claim("u", "me", 60)) or 0)
    assert await store.read("t") == [(1, b"1"), (2, b"2")]
    assert await store.read("u") == [(1, b"1")]
    await store.close()
