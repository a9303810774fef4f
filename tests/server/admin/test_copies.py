"""Copies of the database: kept so many of, sent elsewhere, tried; and finished games that leave it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from pathlib import Path

import pytest
from tests.server.admin.test_admin import a_game, admin
from tests.server.house import house, quick

from saboteur.cli import run
from saboteur.server.finished.pruning import Pruning
from saboteur.server.settings import Settings
from saboteur.server.store import open_store
from saboteur.server.timing import Clock

OLD = [f"saboteur-2020010{day}T000000Z.sqlite" for day in (1, 2, 3)]


def made_copy(folder: Path, *, finish: bool) -> tuple[Path, str]:
    """A copy made beside a running server at which a game is played, and its table."""

    async def story() -> str:
        async with house(quick(folder / "data")) as there:
            _, _, table = await a_game(there, finish=finish)
            assert await admin("backup", str(folder / "copy.db"), "--data", str(folder / "data")) == 0
            return table

    return folder / "copy.db", asyncio.run(story())


def test_copies_made_by_time_are_sent_elsewhere_and_only_the_latest_are_kept(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    copies = tmp_path / "copies"
    copies.mkdir()
    for name in (*OLD, "mine.sqlite"):
        (copies / name).write_text("as it was")

    async def story() -> None:
        async with house(quick(tmp_path / "data")) as there:
            await a_game(there, finish=False)
            words = ("backup", "--into", str(copies), "--data", str(tmp_path / "data"), "--keep", "2", "--drill")
            assert await admin(*words, "--hook", "false") == 1
            assert "ended with 1" in capfd.readouterr().err
            assert len(list(copies.iterdir())) == 5  # nothing goes before the new one is elsewhere
            await asyncio.sleep(1.1)  # the next second, the next name
            assert await admin(*words, "--hook", "echo sent") == 0

    asyncio.run(story())
    said = capfd.readouterr().out
    kept = sorted(path.name for path in copies.iterdir())
    assert kept[0] == "mine.sqlite"
    assert len(kept) == 3
    assert f"sent {copies / kept[-1]}" in said
    assert all(f"deleted {copies / name}" in said for name in OLD)


@pytest.mark.parametrize("words", [(), ("a.db", "--into", "copies"), ("a.db", "--keep", "3")])
def test_wrong_words_about_copies_are_one_line(
    words: tuple[str, ...], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    made_copy(tmp_path, finish=False)
    assert run(["admin", "backup", *words, "--data", str(tmp_path / "data")]) == 2
    assert "Traceback" not in capfd.readouterr().err


def test_a_drill_plays_on_in_a_copy_and_leaves_it_as_it_is(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    copy, table = made_copy(tmp_path, finish=False)
    before = copy.read_bytes()
    assert run(["admin", "drill", str(copy)]) == 0
    said = capfd.readouterr().out
    assert "1 logs (1 playing)" in said
    assert f"played: table {table} took step" in said
    assert copy.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "data"]


def test_a_drill_opens_a_new_table_where_no_game_waits(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    copy, table = made_copy(tmp_path, finish=True)
    assert run(["admin", "drill", str(copy)]) == 0
    said = capfd.readouterr().out
    assert "played: table" in said
    assert table not in said


def test_a_drill_names_what_is_damaged(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    copy, table = made_copy(tmp_path, finish=False)
    with sqlite3.connect(copy) as con:
        con.execute("UPDATE log SET entry = ? WHERE seq = 2", (b"{}",))
    con.close()
    assert run(["admin", "drill", str(copy)]) == 1
    assert f"cannot be read: {table}" in capfd.readouterr().err
    data = bytearray(copy.read_bytes())
    data[len(data) // 2 :] = os.urandom(len(data) - len(data) // 2)
    copy.write_bytes(data)
    assert run(["admin", "drill", str(copy)]) == 3
    assert "Traceback" not in capfd.readouterr().err
    assert run(["admin", "drill", str(tmp_path / "none.db")]) == 3
    assert (
        run(["admin", "drill", "postgresql://nobody@127.0.0.1:1/none"]) == 2
    )  # without --scratch nothing is touched


def test_a_drill_on_postgresql_plays_in_a_restored_database_alone(
    postgres_database: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        async with house(quick(tmp_path, database=postgres_database)) as there:
            _, _, table = await a_game(there, finish=False)
            assert await admin("drill", postgres_database, "--scratch") == 1
            assert "is alive there" in capfd.readouterr().err
        assert await admin("drill", postgres_database, "--scratch") == 0
        assert f"played: table {table}" in capfd.readouterr().out

    asyncio.run(story())


def test_old_finished_games_go_and_their_records_stay_in_the_archive(tmp_path: Path) -> None:
    data, archive = tmp_path / "data", tmp_path / "archive"

    async def story() -> tuple[str, str]:
        async with house(quick(data), Clock()) as there:
            _, _, over = await a_game(there, finish=True)
            _, _, playing = await a_game(there, finish=False)
        store = await open_store(str(data / "saboteur.sqlite"))
        try:
            await Pruning(Settings(finished_days=1.0, archive=str(archive)), store, "me").page("")
            assert await store.exists(over)  # it is of today
            await Pruning(Settings(finished_days=1e-9, archive=str(archive)), store, "me").page("")
            assert not await store.exists(over)
            assert await store.exists(playing)
        finally:
            await store.close()
        return over, playing

    over, _ = asyncio.run(story())
    (record,) = archive.rglob("*.json")
    assert record.name == f"{over}.json"
    assert record.parent.name == time.strftime("%Y-%m", time.gmtime())
    assert run(["verify", str(record)]) == 0


def test_a_game_stays_when_its_record_cannot_be_written(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    data, archive = tmp_path / "data", tmp_path / "archive"
    archive.write_text("no folder")

    async def story() -> str:
        async with house(quick(data), Clock()) as there:
            _, _, over = await a_game(there, finish=True)
        words = ("prune", "--finished-days", "0", "--archive", str(archive), "--data", str(data))
        assert await admin(*words) == 1
        assert f"{over} is kept" in capfd.readouterr().err
        return over

    over = asyncio.run(story())
    assert run(["admin", "inspect", over, "--data", str(data)]) == 0
