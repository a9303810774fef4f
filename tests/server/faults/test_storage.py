"""A disk that is full and a database that goes away, in the middle of games."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.faults.test_network import table_of_two
from tests.server.faults.witness import Witness, judge, no_trouble
from tests.server.house import House, house, quick
from tests.server.lines import line_to
from tests.server.services import PostgresServer, make_database

from saboteur.client import Client, call
from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.store import StoreFull
from saboteur.server.store.sql_jobs import ask
from saboteur.server.store.sql_store import SqlStore


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """asyncpg and uvicorn may grumble below the level of errors."""
    logging.getLogger("saboteur").setLevel(logging.ERROR)
    yield
    logging.getLogger("saboteur").setLevel(logging.NOTSET)


async def room_on_disk(there: House, pages: int | None) -> None:
    """Let the file grow by so many pages and no more; None: as it likes."""
    store = there.server.store
    assert isinstance(store, SqlStore)
    for _ in range(50):  # our own wish may share a transaction with a write that has no room
        with contextlib.suppress(StoreFull):
            now = (await store._write(ask, "PRAGMA page_count"))[0][0]
            await store._write(ask, f"PRAGMA max_page_count = {1_000_000_000 if pages is None else now + pages}")
            return
    raise AssertionError("the limit cannot be set")


def watch(there: House, table: str, *clients: Client) -> dict[str, Witness]:
    seats = there.server.rooms.open[table].state.seats
    return {seats[seat].person: Witness(client, seat) for seat, client in enumerate(clients)}


async def steps(there: House, table: str, count: int) -> None:
    """Wait for so many steps of a game, far fewer than it has: it is in full swing then, and not over."""
    seen: list[int] = []
    while not seen or seen[-1] < seen[0] + count:
        await asyncio.sleep(0.01)
        if table in there.server.rooms.open:  # after a fault it may have to be loaded again first
            seen.append(there.server.rooms.open[table].state.seq)


@pytest.mark.usefixtures("patient")
def test_a_full_disk_refuses_loses_nothing_and_the_game_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def story() -> None:
        settings = quick(tmp_path, bot_delay=0.01)
        async with house(settings) as there:
            ann, ben, table = await table_of_two(there)
            witnesses = watch(there, table, ann, ben)
            games = asyncio.gather(*(witness.play(table) for witness in witnesses.values()))
            for _ in range(3):
                await steps(there, table, 10)
                await room_on_disk(there, 0)
                await asyncio.sleep(0.7)
                assert not games.done()
                await room_on_disk(there, None)
            finals = await games
            await judge(settings.database_url(), table, witnesses, finals)
            assert any(isinstance(one, m.Ok) for witness in witnesses.values() for one in witness.answers.values())

    with no_trouble("room_store_failed", "store"):
        asyncio.run(story())


def test_somebody_who_comes_while_the_disk_is_full_is_told_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann, _, table = await table_of_two(there)
            there.server.rooms.open[table].leave(lambda line: line.bye("x", "x", resume=True))
            await room_on_disk(there, 0)
            with contextlib.suppress(StoreFull):
                for number in range(200):  # fill the pages that are there
                    await there.server.store.put_note("t", "h", str(number), b"x" * 3000)
                raise AssertionError("the disk is not full")
            async with line_to(there, table, ann.token) as line:
                bye = await line.hear_a(m.Bye)
                assert (bye.code, bye.resume) == ("store_full", True)
            with pytest.raises(Refusal) as caught:
                await ann.create(m.NewTable(name="Ann"))
            assert caught.value.code == "store_full"
            await room_on_disk(there, None)
            async with line_to(there, table, ann.token) as line:
                assert (await line.hear_a(m.Welcome)).seat == 0

    with no_trouble("room_store_failed", "store"):
        asyncio.run(asyncio.wait_for(story(), 180))


@pytest.mark.parametrize("seconds", [1.5, pytest.param(10, marks=pytest.mark.long)])  # nights have the rest
@pytest.mark.usefixtures("patient")
def test_a_database_that_goes_away_for_a_while_only_delays_the_game(
    seconds: float, tmp_path: Path, own_postgres: PostgresServer
) -> None:
    async def story() -> None:
        database = await make_database(own_postgres.url())
        async with house(quick(tmp_path, database=database, bot_delay=0.01)) as there:
            ann, ben, table = await table_of_two(there)
            witnesses = watch(there, table, ann, ben)
            games = asyncio.gather(*(witness.play(table) for witness in witnesses.values()))
            await steps(there, table, 30)
            await asyncio.to_thread(own_postgres.stop)
            with pytest.raises(Refusal) as caught:
                await call(there.url, "GET", "/readyz", None, None)
            assert caught.value.code == "unavailable"
            await asyncio.sleep(seconds)
            assert not games.done()
            await asyncio.to_thread(own_postgres.start)
            finals = await games
            await judge(database, table, witnesses, finals)

    with no_trouble("room_store_failed", "store"):
        asyncio.run(story())


@pytest.mark.parametrize("seconds", [1.5, pytest.param(10, marks=pytest.mark.long)])  # nights have the rest
@pytest.mark.usefixtures("patient")
def test_a_file_that_another_program_locks_for_a_while_only_delays_the_game(seconds: float, tmp_path: Path) -> None:
    async def story() -> None:
        settings = quick(tmp_path, bot_delay=0.01)
        async with house(settings) as there:
            ann, ben, table = await table_of_two(there)
            witnesses = watch(there, table, ann, ben)
            games = asyncio.gather(*(witness.play(table) for witness in witnesses.values()))
            await steps(there, table, 30)
            rude = sqlite3.connect(settings.database_url(), isolation_level=None)
            while True:
                with contextlib.suppress(sqlite3.OperationalError):
                    rude.execute("BEGIN EXCLUSIVE")
                    break
                await asyncio.sleep(0.01)
            before = there.server.rooms.open[table].state.seq
            await asyncio.sleep(seconds)
            assert not games.done()
            assert there.server.rooms.open[table].state.seq <= before + 1
            rude.rollback()
            rude.close()
            finals = await games
            await judge(settings.database_url(), table, witnesses, finals)

    with no_trouble("room_store_failed", "store"):
        asyncio.run(story())
