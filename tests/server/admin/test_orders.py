"""Operators act on a running server: close, rename, ban, mute, broadcast, drain; and see what runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.admin.test_admin import admin as run_admin
from tests.server.house import House, house, quick
from tests.server.lines import line_to

from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.operators.enforcement import network
from saboteur.server.operators.orders import Broadcast, CloseTable, Drain, RenameSeat, give
from saboteur.server.store import Sanction
from saboteur.server.timing import Clock

LOBBY = m.NewTable(name="Ann", setup=m.TableSetup(seats=3), options=m.TableOptions(clock="none"))
Story = Callable[[House, Client, str], Awaitable[None]]


def with_a_table(tmp_path: Path, story: Story, **settings: Any) -> None:
    async def tell() -> None:
        async with house(quick(tmp_path, **settings), Clock()) as there:
            ann = await Client.new(there.url)
            await story(there, ann, (await ann.create(LOBBY)).table)

    asyncio.run(asyncio.wait_for(tell(), 180))


async def look(there: House) -> None:
    """Let the server look now, not in two seconds."""
    await there.server.operator.look(there.server.clock.now() / 1000)


async def refused(call: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as caught:
        await call
    return caught.value.code


async def person_of(there: House, client: Client) -> str:
    identity = await there.server.identities.read(client.token)
    assert identity is not None
    return identity.person


def test_a_table_is_closed_and_stays_closed(tmp_path: Path) -> None:
    async def story(there: House, ann: Client, table: str) -> None:
        for intent in (m.FillWithBots(cid="fill"), m.Start(cid="start")):
            await ann.request("POST", f"/api/tables/{table}/intents", intent)
        async with line_to(there, table, ann.token) as line:
            await line.hear_a(m.Snapshot)
            await give(there.server.store, CloseTable(table=table))
            await look(there)
            bye = await line.hear_a(m.Bye)
            assert (bye.code, bye.resume) == ("table_closed", False)
        say = m.Speak(cid="c", claim=m.Feel("yes"))
        assert await refused(ann.request("POST", f"/api/tables/{table}/intents", say, m.Ok)) == "table_closed"
        room = await there.server.rooms.get(table)
        assert room is not None
        assert not room.state.asked, "no bot plays on"

    with_a_table(tmp_path, story)


def test_somebody_gets_another_name(tmp_path: Path) -> None:
    async def story(there: House, _ann: Client, table: str) -> None:
        await give(there.server.store, RenameSeat(table=table, seat=0, name="Somebody"))
        await look(there)
        assert there.server.rooms.open[table].state.seats[0].name == "Somebody"

    with_a_table(tmp_path, story)


def test_everybody_hears_a_broadcast_once(tmp_path: Path) -> None:
    async def story(there: House, ann: Client, table: str) -> None:
        async with line_to(there, table, ann.token) as line, line_to(there, table) as stranger:
            for one in (line, stranger):
                await one.hear_a(m.Snapshot)
            await give(there.server.store, Broadcast(text="Back in five minutes"))
            await look(there)
            await look(there)
            for one in (line, stranger):
                assert (await one.hear_a(m.Notice)).text == "Back in five minutes"
            assert isinstance(await line.ask(m.Speak(cid="c", claim=m.Feel("yes"))), m.Ok)
            assert sum(isinstance(one, m.Notice) for one in line.got) == 1

    with_a_table(tmp_path, story)


def test_a_drained_process_is_not_ready_and_takes_no_new_tables(tmp_path: Path) -> None:
    async def story(there: House, ann: Client, table: str) -> None:
        await give(there.server.store, Drain(process=there.server.rooms.owner))
        await look(there)
        assert table not in there.server.rooms.open
        assert await refused(ann.create(LOBBY)) == "unavailable"
        async with there.http() as proxy:
            assert (await proxy.get("/readyz")).status_code == 503
            await give(there.server.store, Drain(process="", drain=False))
            await look(there)
            assert (await proxy.get("/readyz")).status_code == 200

    with_a_table(tmp_path, story)


def test_a_banned_person_is_shown_out_and_not_let_in_until_it_ends(tmp_path: Path) -> None:
    async def story(there: House, ann: Client, table: str) -> None:
        now, person = there.server.clock.now() / 1000, await person_of(there, ann)
        async with line_to(there, table, ann.token) as line:
            await line.hear_a(m.Snapshot)
            await there.server.store.put_sanction(
                Sanction(kind="ban", subject=person, until=now + 100, reason="rude")
            )
            await look(there)
            assert (await line.hear_a(m.Bye)).code == "banned"
        async with line_to(there, table, ann.token) as line:
            assert (await line.hear_a(m.Bye)).code == "banned"
        assert await refused(ann.create(LOBBY)) == "banned"
        async with line_to(there, table) as stranger:
            await stranger.hear_a(m.Snapshot)
        await there.server.operator.look(now + 101)
        await ann.create(LOBBY)

    with_a_table(tmp_path, story)


@pytest.mark.parametrize("subject", ["127.0.0.1", "127.0.0.0/8", "::ffff:127.0.0.0/104"])
def test_a_banned_address_reaches_nothing_but_the_page(subject: str, tmp_path: Path) -> None:
    async def story(there: House, ann: Client, _table: str) -> None:
        now = there.server.clock.now() / 1000
        ban = Sanction(kind="ban", subject=str(network(subject)), until=now + 100, reason="")
        await there.server.store.put_sanction(ban)
        await look(there)
        assert await refused(ann.create(LOBBY)) == "banned"
        assert await there.server.store.drop_sanction("ban", ban.subject)
        await look(there)
        await ann.create(LOBBY)

    with_a_table(tmp_path, story)


def test_a_muted_person_plays_on_without_writing(tmp_path: Path) -> None:
    async def story(there: House, ann: Client, table: str) -> None:
        person = await person_of(there, ann)
        await there.server.store.put_sanction(Sanction(kind="mute", subject=person, until=9e9, reason=""))
        await look(there)
        async with line_to(there, table, ann.token) as line:
            no = await line.ask(m.Say(cid="c", text="hello"))
            assert isinstance(no, m.No)
            assert no.code == "muted"
            assert isinstance(await line.ask(m.Speak(cid="d", claim=m.Feel("yes"))), m.Ok)

    with_a_table(tmp_path, story)


def test_words_that_the_operator_forbids_are_in_no_name_and_no_line(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("# nobody wants these\nblockhead\n", encoding="utf-8")

    async def story(there: House, ann: Client, table: str) -> None:
        async with line_to(there, table, ann.token) as line:
            for cid, text in (("a", "you Blockhead!"), ("b", "you вlосkheаd")):
                no = await line.ask(m.Say(cid=cid, text=text))
                assert isinstance(no, m.No)
                assert no.code == "bad_words"
            assert isinstance(await line.ask(m.Say(cid="c", text="block heads are fine")), m.Ok)
            no = await line.ask(m.Rename(cid="d", name="Blockhead"))
            assert isinstance(no, m.No)
        wish = m.NewTable(name="BLOCKHEAD", setup=m.TableSetup(seats=3))
        assert await refused(ann.create(wish)) == "bad_words"

    with_a_table(tmp_path, story, forbidden_words=str(words))


def test_a_report_reaches_the_operator_with_what_was_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story(there: House, ann: Client, table: str) -> None:
        eve = await Client.new(there.url)
        await eve.sit(table, "Eve")
        await eve.request("POST", f"/api/tables/{table}/intents", m.Say(cid="s", text="Rubbish player!"), m.Ok)
        path = f"/api/tables/{table}/reports"
        await ann.request("POST", path, m.NewReport(seat=1, text="Look at this"), m.Reported)
        assert await refused(ann.request("POST", path, m.NewReport(seat=2), m.Reported)) == "no_person"
        (report,) = await there.server.store.reports(10)
        assert report.person == await person_of(there, eve)
        assert b"Rubbish player!" in report.body
        assert b"Look at this" in report.body
        where = ("--data", str(tmp_path))
        assert await run_admin("reports", *where) == 0
        assert capsys.readouterr().out.startswith(f"{report.number}  ")
        assert await run_admin("done", str(report.number), "--note", "spoke to Eve", *where) == 0
        assert await run_admin("done", str(report.number), *where) == 1
        assert await run_admin("done", "first", *where) == 2
        capsys.readouterr()
        assert await run_admin("reports", *where) == 0
        assert capsys.readouterr().out == "no report waits for you\n"
        assert await run_admin("reports", "--all", *where) == 0
        assert ", done 2" in capsys.readouterr().out
        (act, *_) = await there.server.store.audits(1)
        assert (act.actor, act.act, act.note) == ("command line", "report done", "spoke to Eve")

    with_a_table(tmp_path, story)


def test_the_command_line_gives_orders_beside_a_running_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story(there: House, ann: Client, table: str) -> None:
        person = await person_of(there, ann)

        async def admin(*words: str) -> int:
            return await run_admin(*words, "--data", str(tmp_path))

        assert await admin("ban", "192.0.2.7/24", "--for", "7d", "--reason", "flood") == 0
        assert await admin("mute", person) == 0
        assert await admin("mute", "192.0.2.7") == 2
        assert await admin("ban", "nobody") == 1
        with pytest.raises(SystemExit):
            await admin("ban", person, "--for", "soon")
        assert await admin("sanctions") == 0
        assert "192.0.2.0/24" in capsys.readouterr().out
        assert await admin("unmute", person) == 0
        assert await admin("unmute", person) == 1
        await look(there)
        assert await admin("busiest") == 0
        assert f"process {there.server.rooms.owner}" in capsys.readouterr().out
        assert await admin("close", "nothing") == 1
        assert await admin("close", table) == 0
        assert await admin("broadcast", "\u200b") == 1
        await look(there)
        assert there.server.rooms.open.get(table) is None or there.server.rooms.open[table].state.closed

    with_a_table(tmp_path, story)


def test_nothing_is_ordered_when_no_server_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story(_there: House, _ann: Client, table: str) -> None:
        tables.append(table)

    tables: list[str] = []
    with_a_table(tmp_path, story)
    where = ("--data", str(tmp_path))
    for words in (("close", tables[0]), ("rename", tables[0], "0", "X"), ("broadcast", "hello"), ("drain",)):
        assert asyncio.run(run_admin(*words, *where)) == 1
        said = capsys.readouterr()
        assert said.out == ""
        assert "no server runs" in said.err
    assert asyncio.run(run_admin("ban", "192.0.2.1", *where)) == 0, "bans are kept, and hold when one starts"


def test_what_is_done_on_the_command_line_is_written_down(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story(there: House, ann: Client, _table: str) -> None:
        person = await person_of(there, ann)
        where = ("--data", str(tmp_path))
        assert await run_admin("ban", person, "--for", "2h", "--reason", "rude", *where) == 0
        assert await run_admin("unban", person, *where) == 0
        assert await run_admin("token", "--label", "night watch", "--for", "1h", *where) == 0
        assert await run_admin("token", "--revoke", "night watch", *where) == 0
        assert await run_admin("token", "--revoke", "night watch", *where) == 1
        assert await run_admin("token", "--for", "52w", *where) == 2
        capsys.readouterr()
        assert await run_admin("audit", *where) == 0
        shown = capsys.readouterr().out
        kept = [(one.act, one.actor) for one in await there.server.store.audits(10)]
        acts = ["revoke", "token", "unban", "ban"]
        assert kept == [(act, "command line") for act in acts]
        assert all(act in shown for act in (*acts, "rude"))
        await ann.request("DELETE", "/api/me", None, m.Me)
        assert all(one.subject != person for one in await there.server.store.audits(10))

    with_a_table(tmp_path, story)
