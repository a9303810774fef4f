"""A mishap in PostgreSQL is undone as docs/operations.md says: back to the moment before it, and games play on."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest
from bench.load_tables import prepare
from tests.server.services import CannotStartError, PostgresServer, make_database

from saboteur.cli import run

PAGE = (Path(__file__).resolve().parents[2] / "docs/operations.md").read_text()
ARCHIVE = "/mnt/archive"  # in the page

pytestmark = pytest.mark.long


def settings(title: str, changed: Callable[[str], str]) -> list[str]:
    """The lines of the page's block that begins with this comment, as PostgreSQL's programs take them."""
    block = re.search(rf"```ini\n# {title}\n(.*?)```", PAGE, re.DOTALL)
    assert block is not None, title
    lines = (line.partition("#")[0] for line in block[1].splitlines())
    named = (line.partition("=") for line in lines if line.strip())
    return [f"{name.strip()}={changed(value.strip().strip(chr(39)))}" for name, _, value in named]


async def asked(url: str, question: str) -> object:
    con = await asyncpg.connect(url)
    try:
        return await con.fetchval(question)
    finally:
        await con.close()


def until(url: str, question: str) -> None:
    """Wait for a yes."""
    deadline = time.monotonic() + 120
    while not asyncio.run(asked(url, question)):
        assert time.monotonic() < deadline, question
        time.sleep(0.2)


def test_a_mishap_is_undone_to_the_moment_before_it_and_the_games_play_on(
    capsys: pytest.CaptureFixture[str],
) -> None:
    try:
        server = PostgresServer(fsync=False)
    except CannotStartError as why:
        pytest.skip(str(why))
    server.settings += settings("kept all the time", lambda value: value.replace(ARCHIVE, str(server.folder)))
    try:
        server.make()
        server.start()
        url = asyncio.run(make_database(server.url()))
        asyncio.run(prepare(url, 2, ["base"]))
        server.call("pg_basebackup", "-h", str(server.folder), "-U", "postgres", "-D", "base", "--checkpoint=fast")
        asyncio.run(prepare(url, 3, ["base"]))  # after the copy was made
        count = "SELECT count(*) FROM log"
        before = asyncio.run(asked(url, count))
        moment = asyncio.run(asked(url, "SELECT clock_timestamp()::text"))
        asyncio.run(asked(url, "DELETE FROM log"))
        last = asyncio.run(asked(url, "SELECT pg_walfile_name(pg_switch_wal())"))
        until(url, f"SELECT last_archived_wal >= '{last}' FROM pg_stat_archiver")
        server.stop()

        (server.folder / "data").rename(server.folder / "damaged")
        (server.folder / "base").rename(server.folder / "data")
        (server.folder / "data/recovery.signal").touch()
        target = re.compile(r"2026-\S+ \S+")
        server.settings += settings(
            "for the restore", lambda value: target.sub(str(moment), value.replace(ARCHIVE, str(server.folder)))
        )
        server.start()
        until(url, "SELECT NOT pg_is_in_recovery()")
        assert asyncio.run(asked(url, count)) == before != 0
        assert run(["admin", "drill", url, "--scratch"]) == 0, capsys.readouterr()
    finally:
        server.remove()
