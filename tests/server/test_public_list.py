"""The public list of open tables, which one address cannot fill."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.house import House, house, quick

from saboteur.client import Client
from saboteur.server import messages as m

HEADER = "X-Forwarded-For"


async def opened(there: House, address: str, count: int) -> list[str]:
    """Open tables from an address; return their ids."""
    made = []
    async with there.http() as http:
        for _ in range(count):
            answer = await http.post("/api/tables", json={"name": "Ann"}, headers={HEADER: address})
            assert answer.status_code == 201
            made.append(answer.json()["table"])
            http.cookies.clear()
    return made


async def listed(there: House) -> set[str]:
    async with there.http() as http:
        return {line["table"] for line in (await http.get("/api/tables")).json()["tables"]}


def test_one_address_cannot_fill_the_list_and_its_other_tables_are_found_by_link_and_code(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path, max_listed=3, trust_proxy=True)) as there:
            hostile = await opened(there, "192.0.2.1", 8)
            (honest,) = await opened(there, "192.0.2.2", 1)
            assert await listed(there) == {*hostile[:3], honest}
            code = there.server.rooms.open[hostile[7]].state.code
            async with there.http() as http:
                found = await http.get(f"/api/codes/{code}")
                assert found.json()["table"] == hostile[7]

    asyncio.run(story())


def test_an_ipv6_site_counts_as_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path, max_listed=2, trust_proxy=True)) as there:
            made = [await opened(there, f"2001:db8:1:{home}::1", 1) for home in range(5)]
            assert await listed(there) == {*made[0], *made[1]}

    asyncio.run(story())


def test_a_place_in_the_list_is_free_again_when_a_table_leaves_it_also_after_a_restart(tmp_path: Path) -> None:
    settings = quick(tmp_path, max_listed=1, trust_proxy=True)

    async def story() -> None:
        async with house(settings) as there:
            ann = await Client.new(there.url)
            first = (await ann.create(m.NewTable(name="Ann"))).table
            second = (await ann.create(m.NewTable(name="Ann"))).table
            assert await listed(there) == {first}
        async with house(settings) as there:
            ann.url = there.url
            for locked in (True, False):  # listed again at every change of the door
                await ann.request("POST", f"/api/tables/{second}/intents", m.Lock(cid=f"{locked}", locked=locked))
                await there.settled(second)
            assert await listed(there) == {first}, "it is no way round to lock and unlock"
            await ann.request("POST", f"/api/tables/{first}/intents", m.Lock(cid="f", locked=True))
            await there.settled(first)
            for locked in (True, False):
                await ann.request("POST", f"/api/tables/{second}/intents", m.Lock(cid=f"2{locked}", locked=locked))
                await there.settled(second)
            assert await listed(there) == {second}

    asyncio.run(story())


def test_the_store_keeps_no_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path, trust_proxy=True)) as there:
            (table,) = await opened(there, "192.0.2.77", 1)
            assert len(await there.server.store.opener(table)) == 16
            await there.server.operator.look(0)

    asyncio.run(story())
    assert all(b"192.0.2.77" not in file.read_bytes() for file in tmp_path.iterdir())


def test_a_table_where_nobody_sits_any_more_is_listed_again_only_when_somebody_does(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann, ben = await Client.new(there.url), await Client.new(there.url)
            table = (await ann.create(m.NewTable(name="Ann"))).table
            await ben.sit(table, "Ben")
            await ann.request("POST", f"/api/tables/{table}/intents", m.Leave(cid="a"))
            await there.settled(table)
            assert await listed(there) == {table}, "another person sits there"
            await ben.request("POST", f"/api/tables/{table}/intents", m.FillWithBots(cid="f", level=None))
            await ben.request("POST", f"/api/tables/{table}/intents", m.Kick(cid="k", seat=0))
            await ben.request("POST", f"/api/tables/{table}/intents", m.Leave(cid="b"))
            await there.settled(table)
            assert await listed(there) == set(), "only bots sit there"
            await ann.sit(table, "Ann")
            await there.settled(table)
            assert await listed(there) == {table}

    asyncio.run(story())


def test_ones_own_list_says_which_round_is_played(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            table = (await ann.create(m.NewTable(name="Ann"))).table
            (line,) = (await ann.request("GET", "/api/me/tables", None, m.TableList)).tables
            assert line.round is None
            for intent in (m.FillWithBots(cid="f", level=None), m.Start(cid="s")):
                await ann.request("POST", f"/api/tables/{table}/intents", intent)
            (line,) = (await ann.request("GET", "/api/me/tables", None, m.TableList)).tables
            assert line.round == 1

    asyncio.run(story())
