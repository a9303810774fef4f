"""Muting somebody for oneself: kept with one's identity, followed to other tables, and learned by nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from tests.server.house import House, house, quick
from tests.server.lines import line_to

from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.timing import Clock

Story = Callable[[House, Client, Client, str], Awaitable[None]]


def with_two(tmp_path: Path, story: Story) -> None:
    """Ann and Ben and a bot at a table."""

    async def tell() -> None:
        async with house(quick(tmp_path), Clock()) as there:
            ann, ben = await Client.new(there.url), await Client.new(there.url)
            table = (await ann.create(m.NewTable(name="Ann", setup=m.TableSetup(seats=4)))).table
            await ben.sit(table, "Ben")
            seat_bot = m.SeatBot(cid="bot", seat=2, level="novice")
            await ann.request("POST", f"/api/tables/{table}/intents", seat_bot, m.Ok)
            await story(there, ann, ben, table)

    asyncio.run(asyncio.wait_for(tell(), 180))


async def mute(who: Client, table: str, *seats: int) -> list[int]:
    body = m.OwnMutes(seats=list(seats))
    now: m.OwnMutes = await who.request("PUT", f"/api/tables/{table}/mutes", body, m.OwnMutes)
    return now.seats


async def muted(who: Client, table: str) -> list[int]:
    now: m.OwnMutes = await who.request("GET", f"/api/tables/{table}/mutes", None, m.OwnMutes)
    return now.seats


def test_a_mute_is_ones_own_and_goes_along_to_other_tables(tmp_path: Path) -> None:
    async def story(_there: House, ann: Client, ben: Client, table: str) -> None:
        assert await mute(ben, table, 0, 2) == [0, 2]
        assert await muted(ben, table) == [0, 2]
        assert await muted(ann, table) == []
        other = (await ben.create(m.NewTable(name="Ben"))).table
        await ann.sit(other, "Somebody else")
        assert await muted(ben, other) == [1], "the person, whatever their name and seat; not the bot"
        assert await mute(ben, other) == []
        assert await muted(ben, table) == [2]

    with_two(tmp_path, story)


@pytest.mark.parametrize(("seat", "code"), [(1, "own_seat"), (3, "seat_empty"), (9, "seat_empty"), (12, "malformed")])
def test_only_others_who_are_there_can_be_muted(seat: int, code: str, tmp_path: Path) -> None:
    async def story(_there: House, _ann: Client, ben: Client, table: str) -> None:
        with pytest.raises(Refusal) as caught:
            await mute(ben, table, 0, seat)
        assert caught.value.code == code
        assert await muted(ben, table) == []

    with_two(tmp_path, story)


def test_who_is_muted_by_somebody_learns_nothing(tmp_path: Path) -> None:
    """Everything that Ann can get is the same, byte for byte, whether Ben has muted her or not."""

    async def all_ann_gets(there: House, ann: Client, table: str, cid: str) -> list[bytes]:
        async with line_to(there, table, ann.token) as line:
            await line.hear_a(m.Snapshot)
            answer = await line.ask(m.Speak(cid=cid, claim=m.Feel("hello")))
            assert isinstance(answer, m.Ok)
            heard = [msgspec.json.encode(one) for one in line.got if isinstance(one, m.Welcome | m.Presence)]
        async with there.http(ann.token) as http:
            paths = ("me", "me/tables", "me/history", "me/data", "me/statistics", f"tables/{table}/mutes")
            out = [(await http.get(f"/api/{path}")).content for path in paths]
        state = there.server.rooms.open[table].state
        frame = [one for one in line.got if isinstance(one, m.Frame)]
        seen = [msgspec.json.encode([one.news, one.said and one.said[0].claim, len(one.pad)]) for one in frame]
        steps = b"%d" % (state.seq - int(cid[1:]))
        return [b"".join(_timeless(one) for one in heard), *out, *seen, steps]

    def _timeless(message: bytes) -> bytes:
        fields = msgspec.json.decode(message)
        return msgspec.json.encode({key: value for key, value in fields.items() if key not in {"now", "seq"}})

    async def story(there: House, ann: Client, ben: Client, table: str) -> None:
        before = await all_ann_gets(there, ann, table, "c0")
        async with line_to(there, table, ann.token) as line:
            await line.hear_a(m.Snapshot)
            await line.hear_a(m.Presence)
            log = await there.server.store.read(table)
            got = len(line.got)
            assert await mute(ben, table, 0) == [0]
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(line.socket.recv(), 0.4)
            assert len(line.got) == got
            assert await there.server.store.read(table) == log, "no step of the table"
        after = await all_ann_gets(there, ann, table, "c1")
        assert after == before

    with_two(tmp_path, story)


def test_a_mute_goes_with_either_of_the_two(tmp_path: Path) -> None:
    async def story(there: House, ann: Client, ben: Client, table: str) -> None:
        await mute(ben, table, 0)
        async with there.http(ben.token) as http:
            assert (await http.get("/api/me/data")).json()["muted"] == 1
        identity = await there.server.identities.read(ann.token)
        assert identity is not None
        await ann.request("DELETE", "/api/me", None, m.Me)
        me = await there.server.identities.read(ben.token)
        assert me is not None
        assert await there.server.store.own_mutes(me.person) == frozenset()
        await ben.request("DELETE", "/api/me", None, m.Me)
        assert await there.server.store.own_mutes(me.person) == frozenset()

    with_two(tmp_path, story)


def test_whoever_reported_or_spoke_is_forgotten_in_reports_too(tmp_path: Path) -> None:
    async def story(there: House, ann: Client, ben: Client, table: str) -> None:
        carl = await Client.new(there.url)
        await carl.sit(table, "Carl")
        path = f"/api/tables/{table}"
        for client, cid, words in ((ann, "a", "words of Ann"), (ben, "b", "words of Ben")):
            await client.request("POST", f"{path}/intents", m.Say(cid=cid, text=words), m.Ok)
        await ann.request("POST", f"{path}/reports", m.NewReport(seat=1, text="rude"), m.Reported)
        identity = await there.server.identities.read(ann.token)
        assert identity is not None
        (report,) = await there.server.store.reports(10)
        assert identity.person.encode() in report.body
        await ann.request("DELETE", "/api/me", None, m.Me)
        (report,) = await there.server.store.reports(10)
        assert identity.person.encode() not in report.body
        assert b"words of Ann" not in report.body
        assert b"words of Ben" in report.body
        assert b"rude" in report.body

    with_two(tmp_path, story)
