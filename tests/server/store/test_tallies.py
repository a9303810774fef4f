"""Statistics are sums kept by the database; what strangers ask for never makes it count."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import asyncpg
import pytest
from tests.server.store.kit import in_loop, opened
from tests.server.store.test_people import ANNA, BEN, game

from saboteur.server.store import Fact, FactSum
from saboteur.server.store import log_jobs as logs
from saboteur.server.store import people_jobs as people
from saboteur.server.store.migrations import migrations
from saboteur.server.store.sql_jobs import Ask, Job
from saboteur.server.store.sqlite_file import APPLICATION, connect

OLD_PEOPLE = "INSERT INTO people VALUES ('anna', 'Anna', 1, 2), ('ben', 'Ben', 1, 2)"
OLD_HISTORY = "INSERT INTO history VALUES ('anna', 't', 5, ''), ('ben', 't', 5, '')"
OLD_FACTS = """INSERT INTO facts VALUES ('anna', 't', 0, 'game', 'all', {yes}, 3),
    ('anna', 't', 1, 'role', 'x', {no}, 0),
    ('ben', 't', 0, 'game', 'all', {no}, 1)"""


async def make_old(database: str) -> None:
    """A database as the release before made it, with a finished game."""
    old = [OLD_PEOPLE, OLD_HISTORY]
    if "://" in database:
        con = await asyncpg.connect(database)
        await con.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
        await con.execute("ALTER TABLE migrations ADD COLUMN done TIMESTAMPTZ NOT NULL DEFAULT now()")
        for migration in migrations("postgres")[:2]:
            await con.execute(migration.sql)
            await con.execute("INSERT INTO migrations (number, name) VALUES ($1, $2)", *migration[:2])
        for statement in [*old, OLD_FACTS.format(yes="true", no="false")]:
            await con.execute(statement)
        await con.close()
        return
    file = connect(Path(database))
    for migration in migrations("sqlite")[:2]:
        file.executescript(migration.sql)
    for statement in [*old, OLD_FACTS.format(yes=1, no=0)]:
        file.execute(statement)
    file.execute(f"PRAGMA application_id = {APPLICATION}")
    file.execute("PRAGMA user_version = 2")
    file.close()


@in_loop
async def test_facts_of_the_release_before_are_in_the_sums(database: str) -> None:
    await make_old(database)
    async with opened(database) as store:
        assert await store.stats(None) == [FactSum("game", "all", 2, 1, 4), FactSum("role", "x", 1, 0, 0)]
        assert await store.stats("anna") == [FactSum("game", "all", 1, 1, 3), FactSum("role", "x", 1, 0, 0)]
        await store.delete_person("anna")
        assert await store.stats(None) == await store.stats("ben") == [FactSum("game", "all", 1, 0, 1)]


@in_loop
async def test_sums_stay_right_when_many_games_end_at_once(database: str) -> None:
    async with opened(database) as store:
        for person in (ANNA, BEN):
            await store.put_person(person)
        facts = [Fact("game", "all", True, 2), Fact("module", "base", True, 2), Fact("role", "digger", False, 0)]
        await asyncio.gather(
            *(store.add_history([game(who, f"t{n}", float(n), *facts) for who in ("anna", "ben")]) for n in range(30))
        )
        await asyncio.gather(*(store.delete_table(f"t{n}") for n in range(10)))
        assert await store.stats(None) == [
            FactSum("game", "all", 40, 40, 80),
            FactSum("module", "base", 40, 40, 80),
            FactSum("role", "digger", 40, 0, 0),
        ]  # fmt: skip
        assert (await store.stats("ben"))[0] == FactSum("game", "all", 20, 20, 40)


STRANGERS_ASK: dict[str, Job[object]] = {
    "statistics": people.stats(None),
    "open tables": logs.list_open(100),
    "a code": logs.find_code("ABCDE"),
    "a token": people.person_by_token_hash(b"hash"),
    "a table's log": logs.read("t", 0),
    "a table's owner": logs.owner_of("t"),
    "own history": people.history("anna", None, 100),
    "own tables": people.tables_of("anna"),
    "own statistics": people.stats("anna"),
    "own notes": people.notes("t", "anna"),
}


@pytest.mark.parametrize("what", STRANGERS_ASK)
def test_no_question_of_a_stranger_looks_through_a_whole_table(what: str, tmp_path: Path) -> None:
    async def make() -> None:
        async with opened(str(tmp_path / "games.db")):
            pass

    asyncio.run(make())
    ask = next(STRANGERS_ASK[what])
    assert isinstance(ask, Ask)
    con = sqlite3.connect(tmp_path / "games.db")
    con.create_function("lease_clock", 0, lambda: 0.0)
    sql = ask.sql
    for number in range(len(ask.args), 0, -1):
        sql = sql.replace(f"${number}", f"?{number}")
    plan = [str(row[3]) for row in con.execute(f"EXPLAIN QUERY PLAN {sql}", list(ask.args))]
    con.close()
    # A walk along the index of open tables, newest first, ends after a hundred of them.
    assert plan
    assert [step for step in plan if step.startswith("SCAN") and "INDEX tables_open" not in step] == []
    assert [step for step in plan if step == "USE TEMP B-TREE FOR ORDER BY"] == []
