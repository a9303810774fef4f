"""The operator's tools: beside a running server, on both databases, and what they never show."""

from __future__ import annotations

import asyncio
import json
import stat
from pathlib import Path

import msgspec
import pytest
from tests.server.house import House, Player, house, quick
from tests.server.lines import line_to

from saboteur.cli import run
from saboteur.client import Client
from saboteur.extras import how_to_get
from saboteur.server import messages as m
from saboteur.server.people.push import check_settings
from saboteur.server.settings import Settings
from saboteur.server.tables.delivery.frames import snapshot
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.table_state import RoomState, state_from_log
from saboteur.server.tables.results.erasure import NAMELESS, farewell, without
from saboteur.server.timing import Clock

NAME, CHAT, NOTE = "Annabella", "my private words", "seat 1 is lying"


async def admin(*words: str) -> int:
    """Run the command as a person would, while the loop goes on."""
    return await asyncio.to_thread(run, ["admin", *words])


async def person_of(there: House, client: Client) -> str:
    identity = await there.server.identities.read(client.token)
    assert identity is not None
    return identity.person


async def a_game(there: House, *, finish: bool) -> tuple[Client, Client, str]:
    """Two people and a bot at a table where nobody's time runs out; the first has talked and made notes."""
    ann, ben = await Client.new(there.url), await Client.new(there.url)
    options = m.TableOptions(clock="none")
    table = (await ann.create(m.NewTable(name=NAME, setup=m.TableSetup(seats=3), options=options))).table
    await ben.sit(table, "Ben")
    path = f"/api/tables/{table}"
    for intent in (m.FillWithBots(cid="f"), m.Say(cid="c", text=CHAT), m.Start(cid="s")):
        await ann.request("POST", f"{path}/intents", intent, m.Ok)
    await ann.request("PUT", f"{path}/notes", m.Notebook(text=NOTE), m.Notebook)
    if finish:
        await asyncio.wait_for(asyncio.gather(Player(ann, 1).play(table), Player(ben, 2).play(table)), 180)
        await there.settled(table)
    return ann, ben, table


def test_a_running_table_is_shown_as_its_spectators_see_it(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        async with house(quick(tmp_path, database=database)) as there:
            ann, _, table = await a_game(there, finish=False)
            assert await admin("list", "--database", database, "--json") == 0
            (line,) = json.loads(capsys.readouterr().out)
            assert (line["table"], line["phase"], line["held"]) == (table, "playing", True)
            assert await admin("list", "--database", database, "--phase", "over", "--json") == 0
            assert json.loads(capsys.readouterr().out) == []

            async with line_to(there, table) as spectator:
                seen = await spectator.hear_a(m.Snapshot)
            assert await admin("inspect", table, "--database", database, "--json") == 0
            shown = capsys.readouterr().out
            public = msgspec.json.decode(json.dumps(json.loads(shown)["public"]), type=m.Snapshot)
            assert public == msgspec.structs.replace(seen, pad="")
            assert await admin("inspect", table, "--database", database) == 0
            shown += capsys.readouterr().out
            assert await person_of(there, ann) in shown
            seed = there.server.rooms.open[table].state.seed
            for secret in (seed, ann.token, NOTE):
                assert secret not in shown

    asyncio.run(story())


def test_an_export_has_everything_but_notes_of_a_running_game(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        async with house(quick(tmp_path, database=database)) as there:
            ann, _, table = await a_game(there, finish=False)
            person = await person_of(there, ann)
            assert await admin("export", person, "--database", database) == 0
            text = capsys.readouterr().out
            data = json.loads(text)
            assert data["withheld_until_the_game_is_over"] == [table]
            assert NOTE not in text
            assert {"name": NAME}.items() <= data["tables"][0]["said"][0].items()
            assert CHAT in text
            await asyncio.wait_for(_play_out(ann, table), 180)
            await there.settled(table)
            file = tmp_path / "export.json"
            assert await admin("export", person, "--database", database, "--output", str(file)) == 0
            data = json.loads(file.read_text())
            assert [one["note"]["text"] for one in data["notes"] if "text" in one["note"]] == [NOTE]
            assert data["history"][0]["table"] == table
            assert await admin("export", person, "--database", database, "--output", str(file)) == 1
            assert "exists already" in capsys.readouterr().err

    asyncio.run(story())


async def _play_out(ann: Client, table: str) -> None:
    """Let the other person's bot end the game with us."""
    await ann.request("POST", f"/api/tables/{table}/intents", m.Replace(cid="r", seat=1), m.Ok)
    await Player(ann, 1).play(table)


def test_a_deleted_person_is_in_no_byte_of_the_store(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        async with house(quick(tmp_path, database=database)) as there:
            ann, ben, table = await a_game(there, finish=True)
            person = await person_of(there, ann)
            before = snapshot(there.server.rooms.open[table].state, None)
            assert await admin("delete", person, "--database", database) == 2
            assert "--yes" in capsys.readouterr().err
            assert await admin("delete", person, "--database", database, "--yes") == 1  # the room is in memory
            assert table in capsys.readouterr().err
            assert await there.server.identities.read(ann.token) is None
        async with house(quick(tmp_path, database=database)) as there:
            assert await admin("delete", person, "--database", database, "--yes") == 0
            log = await there.server.store.read(table)
            kept = b"".join(data for _, data in log)
            assert CHAT.encode() not in kept
            ben.url = there.url
            history = await ben.request("GET", "/api/me/history", None, m.TableList)
            assert history.tables[0].names[:2] == [NAMELESS, "Ben"]
            for secret in (NAME.encode(), person.encode()):
                assert secret not in kept
                assert all(
                    secret not in info.listing.summary for info in await there.server.store.tables() if info.listing
                )
            after = snapshot(state_from_log(e.decode_entry(data) for _, data in log), None)
            assert after.game == before.game
            assert after.lobby.seats[0].name == NAMELESS
            assert await admin("delete", person, "--database", database, "--yes") == 1
            assert "no log names one" in capsys.readouterr().err

    asyncio.run(story())


def test_a_game_in_play_goes_on_without_a_deleted_person(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann, ben, table = await a_game(there, finish=False)
            person = await person_of(there, ann)
        assert await admin("delete", person, "--data", str(tmp_path), "--yes") == 0
        async with house(quick(tmp_path)) as there:
            ben.url = there.url
            last = await asyncio.wait_for(Player(ben, 2).play(table), 180)
            assert last.lobby.host == 1
            assert last.lobby.seats[0].away == "left"
            assert NAME not in msgspec.json.encode(last).decode()

    asyncio.run(story())


def test_an_entry_that_does_not_name_the_person_stays_the_very_same() -> None:
    chat = e.Chatted(at=1, by="ben", cid="c", seat=1, text="hello")
    assert without(chat, "ann", "x") is chat
    assert without(chat, "ben", "x") == e.Chatted(at=1, by="x", cid="c", seat=1, text=NAMELESS)
    window = e.Answered(at=1, answers=[e.VetoAnswer(seat=0, code=1, by="ann", cid="v")])
    assert b"ann" not in e.encode_entry(without(window, "ann", "x"))
    given = e.SeatGiven(at=1, by="ann", seat=0, person="ben")
    assert without(given, "ben", "x") == e.SeatGiven(at=1, by="ann", seat=0, person="x")


def test_a_lobby_loses_a_deleted_person_and_keeps_a_host() -> None:
    chairs = [e.Chair(person="ann", name="Ann"), e.Chair(person="ben", name="Ben")]
    made = e.Created(
        at=1,
        table="t",
        code="ACDEF",
        seed="0" * 32,
        setup=m.TableSetup(seats=2),
        options=m.TableOptions(),
        seats=chairs,
    )
    state = RoomState(made)
    for entry in farewell(state, "ann"):
        state.apply(entry)
    assert (state.host, state.is_empty(0)) == (1, True)
    assert farewell(state, "ann") == []


def test_a_backup_beside_the_running_server_is_a_whole_database_for_its_owner_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"

    async def story() -> None:
        async with house(quick(tmp_path / "data")) as there:
            _, _, table = await a_game(there, finish=False)
            assert await admin("backup", str(copy), "--data", str(tmp_path / "data")) == 0
            assert await admin("backup", str(copy), "--data", str(tmp_path / "data")) == 1
            assert "exists already" in capsys.readouterr().err
        assert await admin("inspect", table, "--database", str(copy)) == 0

    asyncio.run(story())
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


def test_postgres_is_backed_up_with_its_own_tool(
    postgres_database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["admin", "backup", str(tmp_path / "x"), "--database", postgres_database]) == 1
    assert "pg_dump" in capsys.readouterr().err


def test_prune_takes_what_is_old_and_in_nobodys_hands(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        where = ("--database", database)
        async with house(quick(tmp_path, database=database), Clock()) as there:
            _, ben, over = await a_game(there, finish=True)
            _, _, playing = await a_game(there, finish=False)
            lobby = (await ben.create(m.NewTable(name="Ben"))).table
            assert await admin("prune", "--finished-days", "0", "--lobby-hours", "0", *where) == 0
            assert "deleted 0 tables" in capsys.readouterr().out  # the server holds all of them
        assert await admin("prune", *where) == 2
        assert await admin("prune", "--finished-days", "1", *where) == 0
        assert "deleted 0 tables" in capsys.readouterr().out
        assert await admin("prune", "--finished-days", "0", "--dry-run", *where) == 0
        assert over in capsys.readouterr().out
        assert await admin("prune", "--finished-days", "0", "--lobby-hours", "0", *where) == 0
        assert "deleted 2 tables" in capsys.readouterr().out
        assert await admin("list", "--json", *where) == 0
        assert [line["table"] for line in json.loads(capsys.readouterr().out)] == [playing]
        assert await admin("inspect", lobby, *where) == 1

    asyncio.run(story())


def test_wrong_words_and_missing_databases_are_one_line_and_an_exit_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def said(*words: str) -> tuple[int, str]:
        code = run(["admin", *words])
        lines = capsys.readouterr().err.splitlines()
        assert len(lines) == 1
        return code, lines[0]

    assert said("list", "--data", str(tmp_path))[0] == 3
    assert not any(tmp_path.iterdir())  # reading makes nothing
    (tmp_path / "text").write_text("no database at all, but long enough to be looked at" * 50)
    code, line = said("list", "--database", str(tmp_path / "text"))
    assert (code, "text" in line) == (3, True)
    code, line = said("list", "--database", "mysql://x")
    assert (code, "mysql" in line) == (3, True)
    code, line = said("list", "--database", "postgresql://nobody@127.0.0.1:1/x")
    assert code == 3
    assert said("list", "--config", str(tmp_path / "missing.toml"))[0] == 2


def test_a_key_for_web_push_is_made_new_each_time_and_can_be_used(capsys: pytest.CaptureFixture[str]) -> None:
    made = []
    for _ in range(2):
        assert run(["admin", "push-key"]) == 0
        made.append(capsys.readouterr().out.strip())
    check_settings(Settings(push_key=made[0], push_contact="mailto:op@mine.example"))
    assert made[0] != made[1]


def test_without_the_extra_there_is_no_key_for_web_push(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saboteur.cli.admin.INSTALLED", False)
    assert run(["admin", "push-key"]) == 1
    assert how_to_get("push") in capsys.readouterr().err


def test_who_asks_to_be_forgotten_is_in_no_byte_of_the_store_although_the_tables_are_in_use(
    database: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with house(quick(tmp_path, database=database)) as there:
            ann, ben, over = await a_game(there, finish=True)
            person = await person_of(there, ann)
            going = (await ann.create(m.NewTable(name=NAME, setup=m.TableSetup(seats=3)))).table
            await ben.sit(going, "Ben")
            for intent in (m.FillWithBots(cid="f"), m.Say(cid="c", text=CHAT), m.Start(cid="s")):
                await ann.request("POST", f"/api/tables/{going}/intents", intent, m.Ok)
            lobby = (await ann.create(m.NewTable(name=NAME))).table
            async with line_to(there, going, ben.token) as line:
                await line.hear_a(m.Snapshot)
                assert not (await ann.request("DELETE", "/api/me", None, m.Me)).known
                assert (await line.hear_a(m.Bye)).resume
            assert await there.server.identities.read(ann.token) is None
            for table in (over, going, lobby):
                kept = b"".join(data for _, data in await there.server.store.read(table))
                for secret in (NAME, CHAT, person, NOTE):
                    assert secret.encode() not in kept
            for info in await there.server.store.tables():
                assert info.listing is None or NAME.encode() not in info.listing.summary
            last = await asyncio.wait_for(Player(ben, 3).play(going), 180)  # the game goes on without her
            assert last.lobby.seats[0].name == NAMELESS
            assert last.lobby.host == 1

    asyncio.run(story())
