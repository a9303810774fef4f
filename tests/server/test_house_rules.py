"""Small rules of the house: who is let in, what is kept of strangers, whose answer is whose."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest
from tests.server.house import House, house, quick
from tests.server.lines import line_to

from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.fanout import FanoutError
from saboteur.server.fanout.redis_fanout import redis_fanout
from saboteur.server.store.sql_jobs import ask
from saboteur.server.tables.rooms import SPARED
from saboteur.server.timing import Clock

LOBBY = m.NewTable(name="Ann", setup=m.TableSetup(seats=3))


async def people(there: House) -> int:
    """Count the identities."""
    rows = await there.server.store._read(ask, "SELECT count(*) FROM people")  # type: ignore[attr-defined]
    return int(rows[0][0])


def test_as_many_tables_are_in_memory_as_there_may_be_old_ones_included(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            old = (await ann.create(LOBBY)).table
        async with house(quick(tmp_path, max_tables=1)) as there:
            ann = await Client.new(there.url)
            new = (await ann.create(LOBBY)).table
            for _ in range(2):
                with pytest.raises(Refusal) as refused:
                    await ann.create(LOBBY)
                assert refused.value.code == "too_many_tables"
            async with line_to(there, old) as line:
                bye = await line.hear_a(m.Bye)
                assert (bye.code, bye.resume) == ("too_many_tables", True)
            assert set(there.server.rooms.open) == {new}

    asyncio.run(story())


def test_a_table_that_nobody_uses_makes_room_for_another_one(tmp_path: Path) -> None:
    class Minutes(Clock):
        ahead = 0

        def now(self) -> int:
            return super().now() + self.ahead

    async def story() -> None:
        clock = Minutes()
        async with house(quick(tmp_path, max_tables=1), clock) as there:
            ann = await Client.new(there.url)
            old = (await ann.create(LOBBY)).table
            clock.ahead += SPARED + 1000
            async with line_to(there, old, ann.token) as line:
                await line.hear_a(m.Welcome)
                with pytest.raises(Refusal, match="as many tables as it can hold"):
                    await ann.create(LOBBY)  # somebody is at the old one
            while there.server.rooms.open[old].viewers:  # noqa: ASYNC110 - until the room has heard of it
                await asyncio.sleep(0.005)
            clock.ahead += SPARED + 1000
            new = (await ann.create(LOBBY)).table
            assert set(there.server.rooms.open) == {new}
            clock.ahead += SPARED + 1000
            async with line_to(there, old, ann.token) as line:  # its log is whole, and it comes back as well
                await line.hear_a(m.Snapshot)
            assert set(there.server.rooms.open) == {old}

    asyncio.run(story())


def test_what_is_refused_makes_no_identity(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            table = (await ann.create(LOBBY)).table
            await ann.request("POST", f"/api/tables/{table}/intents", m.Lock(cid="l", locked=True))
            before = await people(there)
            async with there.http() as stranger:
                tries = [
                    ("/api/tables", {"name": "\u200b", "setup": {"seats": 3}}),
                    ("/api/tables", {"name": "Eve", "setup": {"seats": 3}, "start": True}),
                    (f"/api/tables/{table}/intents", {"t": "join", "cid": "c", "name": "Eve"}),
                    (f"/api/tables/{table}/moved", {"key": "none"}),
                ]
                for path, body in tries:
                    answer = await stranger.post(path, json=body)
                    assert answer.status_code in {404, 409, 422}, answer.text
                    assert "set-cookie" not in answer.headers
            assert await people(there) == before

    asyncio.run(story())


def test_identities_that_never_took_a_seat_do_not_stay_for_ever(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            await ann.create(LOBBY)
            for _ in range(5):
                await Client.new(there.url)
            assert await people(there) == 6
            soon = there.server.clock.now() / 1000 + 1
            assert await there.server.store.collect_people(soon, "", 4) != ""
            assert await there.server.store.collect_people(soon, "", 100) == ""
            assert await people(there) == 1
            assert (await ann.request("GET", "/api/me", None, m.Me)).known

    asyncio.run(story())


def test_what_cannot_be_read_is_answered_with_its_id_if_that_can_be_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            table = (await ann.create(LOBBY)).table
            async with line_to(there, table, ann.token) as line:
                for text, cid in (
                    ('{"t":"say","cid":"abc","text":7}', "abc"),
                    ('{"t":"fly","cid":"xyz"}', "xyz"),
                    ('{"t":"say","cid":{"no":1}}', None),
                    ('{"cid":"abc"', None),
                ):
                    await line.say(text)
                    no = await line.hear_a(m.No)
                    assert (no.cid, no.code) == (cid, "malformed")

    asyncio.run(story())


def test_notes_go_with_the_seat_to_another_device(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann, phone = await Client.new(there.url), await Client.new(there.url)
            table = (await ann.create(LOBBY)).table
            path = f"/api/tables/{table}"
            await ann.request("PUT", f"{path}/notes", m.Notebook(text="Ben smiles"), m.Notebook)
            code = await ann.request("POST", f"{path}/move", None, m.MoveCode)
            await phone.request("POST", f"{path}/moved", m.MoveKey(key=code.key), m.Moved)
            assert (await phone.request("GET", f"{path}/notes", None, m.Notebook)).text == "Ben smiles"

    asyncio.run(story())


def test_whoever_was_sent_away_stays_away_also_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann, eve, cat = [await Client.new(there.url) for _ in range(3)]
            table = (await ann.create(LOBBY)).table
            await eve.sit(table, "Eve")
            await ann.request("POST", f"/api/tables/{table}/intents", m.Kick(cid="k", seat=1))
        async with house(quick(tmp_path)) as there:
            eve.url = cat.url = there.url
            with pytest.raises(Refusal) as refused:
                await eve.sit(table, "Eve again")
            assert refused.value.code == "sent_away"
            await cat.sit(table, "Cat")

    asyncio.run(story())


def test_names_that_look_alike_are_told_apart_at_a_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann, eve = await Client.new(there.url), await Client.new(there.url)
            table = (await ann.create(LOBBY)).table
            await eve.sit(table, "Аnn")
            assert [chair.name for chair in there.server.rooms.open[table].state.seats[:2]] == ["Ann", "Аnn 2"]

    asyncio.run(story())


def test_a_server_starts_while_redis_is_away(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        fanout = redis_fanout("redis://anna:hunter2@127.0.0.1:1/0")
        with caplog.at_level(logging.WARNING):
            await fanout.open()
        assert "cannot be reached" in caplog.text
        assert "hunter2" not in caplog.text
        with pytest.raises(FanoutError):
            await fanout.ping()
        await fanout.close()

    asyncio.run(story())
