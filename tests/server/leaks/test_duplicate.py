"""A duplicate over the wire: while its deal is played at one table, no byte tells what came of it at another."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from tests.leaks.worlds import Leak
from tests.server.house import House, Player, house, quick
from tests.server.test_tournaments import act, begin, device, get, people

from saboteur.client import Client
from saboteur.server.http.routes import ENDPOINTS
from saboteur.server.tables.log.table_state import RoomState
from saboteur.server.tournaments.tournament_state import TournamentState

PLAN = {"format": "duplicate", "rounds": 2, "least": 5, "most": 5, "best": 5}
GENERAL = ("/api/statistics", "/api/ratings", "/api/tables")
OWN = ("/api/me/tables", "/api/me/history", "/api/me/statistics", "/api/me/ratings")
# By whoever has no seat: what they are answered must not depend on what happens at the table.
TRIES: tuple[dict[str, Any], ...] = (
    {"t": "join", "cid": "1", "name": "Eve"}, {"t": "leave", "cid": "2"}, {"t": "rematch", "cid": "3"},
    {"t": "act", "cid": "4", "decision": 0, "action": {"t": "pass"}},
    {"t": "throw", "cid": "5", "thing": "bread", "seat": 0},
)  # fmt: skip


class Cup(NamedTuple):
    """A duplicate at two tables, at each of which one person sits."""

    place: House
    organiser: httpx.AsyncClient
    slow: httpx.AsyncClient  # whose table is still playing
    quick: httpx.AsyncClient  # whose table will be over
    stranger: httpx.AsyncClient
    name: str

    async def tables(self) -> tuple[str, str]:
        """Return the tables of the slow and of the quick one."""
        ids = []
        for client in (self.slow, self.quick):
            shown = await get(client, self.name)
            ids += [one["table"] for one in shown["rounds"][-1]["tables"] if shown["you"] in one["seats"]]
        return ids[0], ids[1]

    async def play(self, client: httpx.AsyncClient) -> None:
        """Play somebody's table to its end."""
        slow, fast = await self.tables()
        token = client.headers["authorization"].removeprefix("Bearer ")
        player = Player(Client(self.place.url, token), 1)
        async with asyncio.timeout(120):
            await player.play(slow if client is self.slow else fast)
        await self.place.settled(slow if client is self.slow else fast)

    async def opened(self) -> dict[str, Any]:
        """Wait until the deal is open."""
        async with asyncio.timeout(60):
            while True:
                shown: dict[str, Any] = await get(self.stranger, self.name)
                ids = [one["table"] for one in shown["rounds"][-1]["tables"]]
                seals = [(await self.stranger.get(f"/api/tables/{one}/record")).json().get("code") for one in ids]
                if not shown["closed"] and "sealed" not in seals:
                    return shown
                await asyncio.sleep(0.05)


@contextlib.asynccontextmanager
async def cup(data: Path) -> AsyncIterator[Cup]:
    """Begin one; both persons are there, each at a table of their own."""
    async with (
        house(quick(data)) as place,
        await device(place) as organiser,
        await device(place) as anna,
        await device(place) as ben,
        place.http() as stranger,
    ):
        while True:
            name = await begin(organiser, plan=PLAN, bot_level="novice", clock="slow")
            for client, called in ((anna, "Anna"), (ben, "Ben")):
                await act(client, name, "register", name=called)
                await act(client, name, "check_in")
            await people(organiser, name, 8, bot="novice")
            await act(organiser, name, "pair_round", round=1)
            found = Cup(place, organiser, anna, ben, stranger, name)
            ids = await found.tables()
            async with asyncio.timeout(30):
                while not all(one in place.server.rooms.open for one in ids):  # noqa: ASYNC110 - no such event
                    await asyncio.sleep(0.02)
            if ids[0] != ids[1]:
                break
        yield found


def reading(table: str, cup_name: str) -> list[str]:
    """Return every address under which anything of a table or a tournament can be read."""
    said = {"{table}": table, "{tournament}": cup_name, "{round}": "1"}
    paths = []
    for one in ENDPOINTS:
        path = one.path
        for key, value in said.items():
            path = path.replace(key, value)
        if one.method == "GET" and path != one.path and "{" not in path:
            paths.append(path)
    return [*paths, f"/api/tables/{table}/replay?eyes=open", f"/api/tables/{table}/events?watch=1"]


async def ask(client: httpx.AsyncClient, path: str) -> bytes:
    """Read an address; of a stream only its beginning."""
    async with client.stream("GET", path) as answer:
        if not answer.headers["content-type"].startswith("text/event-stream"):
            return b"%d " % answer.status_code + await answer.aread()
        async for data in answer.aiter_bytes():
            return data
    return b""


async def all_said(one: Cup, table: str) -> dict[str, bytes]:
    """Return everything that whoever does not sit at a table is answered, by who asked what."""
    out = {}
    askers = {"slow": one.slow, "organiser": one.organiser, "stranger": one.stranger}
    for who, client in askers.items():
        own = () if who == "stranger" else OWN
        for path in (*reading(table, one.name), *GENERAL, *own):
            if f"{table}/" in path or one.name in path or path in GENERAL or path in OWN:
                out[f"{who} {path}"] = await ask(client, path)
        for wish in TRIES if who != "stranger" else TRIES[:1]:
            answer = await client.post(f"/api/tables/{table}/intents", json=wish)
            out[f"{who} {wish['t']}"] = answer.content
    return out


def same(before: dict[str, bytes], after: dict[str, bytes]) -> None:
    """Find the first answer that tells the two apart."""
    for what, said in before.items():
        if after[what] != said:
            raise Leak(f"{what}: {said[:300]!r} became {after[what][:300]!r}")


async def nothing_tells(data: Path) -> None:
    async with cup(data) as one:
        slow, fast = await one.tables()
        async with asyncio.timeout(60):  # both tables wait for their people
            while not all(one.place.server.rooms.open[table].state.asked_but([]) for table in (slow, fast)):  # noqa: ASYNC110 - rooms have no such event
                await asyncio.sleep(0.02)
        await one.place.settled(fast)
        before = await all_said(one, fast)
        assert len(before) > 60
        await one.play(one.quick)
        assert one.place.server.rooms.open[fast].state.phase == "over"
        assert one.place.server.rooms.open[slow].state.phase == "playing"
        await one.place.server.tournaments.look_after(one.name)
        same(before, await all_said(one, fast))
        seed = one.place.server.rooms.open[fast].state.seed.encode()
        for path in (*reading(fast, one.name), *GENERAL, *OWN):  # not even who has played it may help others
            said = await ask(one.quick, path)
            if seed in said or b'"digest"' in said:
                raise Leak(path)
        history = (await one.quick.get("/api/me/history")).json()
        assert history["tables"] == []


def test_until_the_last_table_is_over_nobody_is_told_anything_of_the_others(tmp_path: Path) -> None:
    asyncio.run(nothing_tells(tmp_path))


def unsealed_tables(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(RoomState, "closed_to", lambda _self, _person: False)


def unsealed_records(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(RoomState, "sealed", property(lambda _self: False, lambda _self, _value: None), raising=False)


def results_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TournamentState, "closed", lambda _self, _number: False)


@pytest.mark.parametrize("plant", [unsealed_tables, unsealed_records, results_at_once])
def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Any) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        asyncio.run(nothing_tells(tmp_path))


def test_when_the_last_table_is_over_all_of_the_deal_lies_open(tmp_path: Path) -> None:
    async def play() -> None:
        async with cup(tmp_path) as one:
            counted = (await one.stranger.get("/api/statistics")).json()["games"]
            await one.play(one.quick)
            await one.play(one.slow)
            shown = await one.opened()
            (deal,) = [one["deal"] for one in shown["rounds"]]
            seeds = set()
            for table in shown["rounds"][0]["tables"]:
                record = (await one.stranger.get(f"/api/tables/{table['table']}/record")).json()
                assert record["result"]["gold"] == table["gold"]
                assert table["results"] == 1
                assert record["commitment"] == deal
                seeds.add(record["seed"])
            assert len(seeds) == 1
            assert (await one.stranger.get("/api/statistics")).json()["games"] > counted
            assert len((await one.quick.get("/api/me/history")).json()["tables"]) == 1
            assert sum(line["score"] for line in shown["standings"]) == pytest.approx(0, abs=0.1)
            slow, _ = await one.tables()
            said = await ask(one.stranger, f"/api/tables/{slow}/events?watch=1")
            assert b'"t":"welcome"' in said

    asyncio.run(play())


def test_a_server_that_dies_in_between_keeps_the_deal_closed_and_opens_it_in_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with cup(tmp_path) as one:
            await one.play(one.quick)
            tokens = [client.headers["authorization"].removeprefix("Bearer ") for client in (one.slow, one.quick)]
            slow, fast = await one.tables()
            await one.place.server.tournaments.close()
        async with (
            house(quick(tmp_path)) as place,
            place.http(tokens[0]) as anna,
            place.http(tokens[1]) as ben,
            place.http() as stranger,
        ):
            again = Cup(place, stranger, anna, ben, stranger, one.name)
            assert (await stranger.get(f"/api/tables/{fast}/record")).json()["code"] == "sealed"
            assert (await get(stranger, one.name))["closed"]
            await again.play(anna)
            shown = await again.opened()
            assert [table["results"] for table in shown["rounds"][0]["tables"]] == [1, 1]
            assert len((await ben.get("/api/me/history")).json()["tables"]) == 1
            del slow

    asyncio.run(play())


def test_a_result_by_hand_opens_the_deal_and_closes_the_table_that_still_plays_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with cup(tmp_path) as one:
            slow, fast = await one.tables()
            shown = await get(one.organiser, one.name)
            number = next(t["number"] for t in shown["rounds"][0]["tables"] if t["table"] == slow)
            await one.play(one.quick)
            other = {"round": 1, "table": 3 - number, "gold": [1] * 5}
            await act(one.organiser, one.name, "enter_result", **other, seen=0)  # it cannot tell that there is one
            said = await act(one.organiser, one.name, "enter_result", round=1, table=number, gold=[2] * 5, seen=0)
            assert [t["gold"] for t in sorted(said["rounds"][0]["tables"], key=lambda t: t["table"] == fast)] == [
                [2] * 5, [1] * 5,
            ]  # fmt: skip
            await one.opened()
            assert (await one.stranger.get(f"/api/tables/{slow}/record")).json()["code"] == "not_over"
            no = await one.slow.post(f"/api/tables/{slow}/intents", json=TRIES[2])
            assert no.json()["code"] == "table_closed"

    asyncio.run(play())
