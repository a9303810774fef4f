"""Quick match: strangers who wait are seated once, whatever dies when, and waiting costs nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.house import House, house, quick

from saboteur.client import Client
from saboteur.club.games import bot_key
from saboteur.club.matching import Group, Waiter, Wish, groups
from saboteur.club.rating import Belief, Card
from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.matching import waiting_list
from saboteur.server.matching.waiting_list import fitting_level
from saboteur.server.store import PlayedGame, RatedPerson
from saboteur.server.tables.log import log_entries as e
from saboteur.server.timing import Clock

THREE = m.MatchWish(preset="base", seats=3, bots_after=None)


class Hands(Clock):
    """A clock that goes on only when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.at = 1_790_000_000_000

    def now(self) -> int:
        return self.at


def told(tmp_path: Path, story: Callable[[House, Hands], Awaitable[None]], **settings: Any) -> None:
    async def tell() -> None:
        hands = Hands()
        settings.setdefault("rate_matches", "1000/second")
        async with house(quick(tmp_path, **settings), hands) as there:
            there.server.waiting_list.stop()  # it looks when the test says so
            await story(there, hands)

    asyncio.run(asyncio.wait_for(tell(), 180))


async def wait(client: Client, name: str, wish: m.MatchWish = THREE) -> m.Matching:
    found: m.Matching = await client.request("PUT", "/api/match", m.MatchRequest(name=name, wish=wish), m.Matching)
    return found


async def stands(client: Client) -> m.Matching:
    found: m.Matching = await client.request("GET", "/api/match", None, m.Matching)
    return found


async def people(there: House, count: int) -> list[Client]:
    return [await Client.new(there.url) for _ in range(count)]


def test_as_many_as_a_table_has_seats_are_seated_together_and_the_game_begins(tmp_path: Path) -> None:
    async def story(there: House, _hands: Hands) -> None:
        clients = await people(there, 3)
        for number, client in enumerate(clients, 1):
            said = await wait(client, "Ann")
            assert (said.waiting, said.people) == (True, number)
        await there.server.waiting_list.look()
        tables = {(await stands(client)).table for client in clients}
        assert len(tables) == 1
        (table,) = tables
        assert table is not None
        room = await there.server.rooms.get(table)
        assert room is not None
        assert room.state.phase == "playing"
        assert sorted(chair.name for chair in room.state.seats) == ["Ann", "Ann 2", "Ann 3"]  # alike, but told apart
        assert all(chair.person for chair in room.state.seats)

    told(tmp_path, story)


def test_bots_fill_up_after_the_time_one_chose_and_not_before(tmp_path: Path) -> None:
    async def story(there: House, hands: Hands) -> None:
        (client,) = await people(there, 1)
        said = await wait(client, "Ann", m.MatchWish(seats=4, bots_after=60))
        assert said.expected == 60_000
        for seconds in (30, 29):
            hands.at += seconds * 1000
            await stands(client)
            await there.server.waiting_list.look()
            assert (await stands(client)).waiting
        hands.at += 2000
        await stands(client)
        await there.server.waiting_list.look()
        table = (await stands(client)).table
        assert table is not None
        room = await there.server.rooms.get(table)
        assert room is not None
        assert [bool(chair.person) for chair in room.state.seats].count(True) == 1
        assert sum(chair.level is not None for chair in room.state.seats) == 3

    told(tmp_path, story)


def test_how_long_others_waited_counts_for_the_same_table_until_one_has_waited_longer(tmp_path: Path) -> None:
    async def story(there: House, hands: Hands) -> None:
        *seated, large, small = await people(there, 5)
        for client in seated:
            await wait(client, "Ann", m.MatchWish(seats=3))
        hands.at += 20_000
        await there.server.waiting_list.look()
        assert all([(await stands(client)).table for client in seated])
        assert (await wait(large, "Ben", m.MatchWish(seats=7, bots_after=60))).expected == 60_000
        assert (await wait(small, "Cid", m.MatchWish(seats=3, bots_after=60))).expected == 20_000
        hands.at += 21_000
        assert (await stands(small)).expected == 39_000

    told(tmp_path, story)


def test_whoever_leaves_while_groups_are_looked_for_keeps_nobody_else_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(there: House, _hands: Hands) -> None:
        clients, loop = await people(there, 6), asyncio.get_running_loop()
        for number, client in enumerate(clients):
            await wait(client, "Ann", m.MatchWish(seats=3, clock="brisk" if number < 3 else "slow"))

        def found_while_one_leaves(*asked: Any) -> list[Group]:
            found = groups(*asked)
            leaving = clients[0].request("DELETE", "/api/match", None, m.Matching)
            asyncio.run_coroutine_threadsafe(leaving, loop).result(60)
            return found

        monkeypatch.setattr(waiting_list, "groups", found_while_one_leaves)
        await there.server.waiting_list.look()
        tables = [(await stands(client)).table for client in clients]
        assert tables[:3] == [None] * 3
        assert tables[3] is not None
        assert len(set(tables[3:])) == 1

    told(tmp_path, story)


def test_whoever_has_a_table_is_led_there_and_not_seated_twice(tmp_path: Path) -> None:
    async def story(there: House, _hands: Hands) -> None:
        clients = await people(there, 3)
        for client in clients:
            await wait(client, "Ann")
        await asyncio.gather(*(there.server.waiting_list.look() for _ in range(3)))  # as many processes would
        first = (await stands(clients[0])).table
        assert len(there.server.rooms.open) == 1
        assert (await wait(clients[0], "Ann")).table == first

    told(tmp_path, story)


def test_leaving_costs_nothing_and_asking_again_keeps_the_place(tmp_path: Path) -> None:
    async def story(there: House, hands: Hands) -> None:
        (client,) = await people(there, 1)
        since = (await wait(client, "Ann")).since
        hands.at += 5000
        assert (await wait(client, "Ann")).since == since
        assert (await wait(client, "Ann", m.MatchWish(preset="base", seats=4))).since == hands.at
        gone: m.Matching = await client.request("DELETE", "/api/match", None, m.Matching)
        assert not gone.waiting
        assert gone.table is None
        assert (await stands(client)).people == 0

    told(tmp_path, story)


def test_whose_page_is_silent_is_not_seated_and_goes_after_a_minute(tmp_path: Path) -> None:
    async def story(there: House, hands: Hands) -> None:
        clients = await people(there, 3)
        for client in clients:
            await wait(client, "Ann")
        hands.at += 40_000
        for client in clients[1:]:
            await stands(client)
        await there.server.waiting_list.look()
        assert not there.server.rooms.open
        hands.at += 30_000
        for client in clients[1:]:
            await stands(client)
        await there.server.waiting_list.look()
        assert not (await stands(clients[0])).waiting
        assert (await stands(clients[1])).people == 2

    told(tmp_path, story)


def test_whose_page_sleeps_is_called_once_when_a_table_would_fill_and_seated_when_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(there: House, hands: Hands) -> None:
        called: list[str] = []
        monkeypatch.setattr(there.server.notifier, "found", called.append)
        clients = await people(there, 3)
        await wait(clients[0], "Ann", msgspec.structs.replace(THREE, call=True))
        hands.at += 120_000
        for client in clients[1:]:
            await wait(client, "Ben")
        for _ in range(2):
            await there.server.waiting_list.look()
        assert len(called) == 1
        await stands(clients[0])
        await there.server.waiting_list.look()
        assert {(await stands(client)).table for client in clients} == set(there.server.rooms.open)

    told(tmp_path, story)


def test_people_who_blocked_each_other_are_not_seated_together(tmp_path: Path) -> None:
    async def story(there: House, _hands: Hands) -> None:
        clients = await people(there, 4)
        ids = []
        for client in clients:
            await wait(client, "Ann")
            ids = [row.person for row in await there.server.store.waiting()]
        await there.server.store.set_own_mute(ids[0], ids[1], muted=True)
        await there.server.waiting_list.look()
        (table,) = there.server.rooms.open.values()
        seated = {chair.person for chair in table.state.seats}
        assert not {ids[0], ids[1]} <= seated

    told(tmp_path, story)


def test_a_table_that_was_never_made_gives_its_people_back(tmp_path: Path) -> None:
    async def story(there: House, hands: Hands) -> None:
        store = there.server.store
        clients = await people(there, 3)
        for client in clients:
            await wait(client, "Ann")
        ids = [row.person for row in await store.waiting()]
        dead = "a" * 20
        assert await store.claim(dead, "a process that is killed now", 0.01)
        assert await store.seat_waiting(ids, dead, hands.at / 1000)
        hands.at += 11_000
        await asyncio.sleep(0.05)
        await there.server.waiting_list.look()
        assert {row.table for row in await store.waiting()} == {""}
        for client in clients:
            await stands(client)
        await there.server.waiting_list.look()
        assert {(await stands(client)).table for client in clients} == set(there.server.rooms.open)

    told(tmp_path, story)


def test_what_nobody_could_sit_down_to_is_refused(tmp_path: Path) -> None:
    async def story(there: House, _hands: Hands) -> None:
        (client,) = await people(there, 1)
        with pytest.raises(Refusal, match="There is no preset"):
            await wait(client, "Ann", m.MatchWish(preset="dragons"))
        with pytest.raises(Refusal) as caught:
            await wait(client, "Ann", m.MatchWish(preset="tournament", seats=3))
        assert (caught.value.code, caught.value.values) == ("match_seats", {"fewest": 5, "most": 9})
        with pytest.raises(Refusal, match="visible letter"):
            await wait(client, "\u200b")

    told(tmp_path, story)


def test_joining_and_leaving_again_and_again_is_limited_by_address(tmp_path: Path) -> None:
    async def story(there: House, _hands: Hands) -> None:
        (client,) = await people(there, 1)
        for _ in range(5):
            await wait(client, "Ann")
            await client.request("DELETE", "/api/match", None, m.Matching)
        with pytest.raises(Refusal, match="Too many"):
            await wait(client, "Ann")

    told(tmp_path, story, rate_matches="5/minute")


def test_who_is_deleted_waits_no_more(tmp_path: Path) -> None:
    async def story(there: House, _hands: Hands) -> None:
        (client,) = await people(there, 1)
        await wait(client, "Ann")
        await client.request("DELETE", "/api/me", None, m.Me)
        assert await there.server.store.waiting() == []

    told(tmp_path, story)


RATED = msgspec.structs.replace(THREE, rated=True)


def test_those_who_want_it_play_rated_and_with_each_other_alone(tmp_path: Path) -> None:
    async def story(there: House, _hands: Hands) -> None:
        clients = await people(there, 5)
        for number, client in enumerate(clients):
            await wait(client, "Ann", RATED if number in {0, 2, 4} else THREE)
        await there.server.waiting_list.look()
        (room,) = there.server.rooms.open.values()
        assert room.state.options.rated
        assert [(await stands(client)).table is not None for client in clients] == [True, False, True, False, True]

    told(tmp_path, story)


def test_people_who_met_lately_are_kept_apart_in_rated_games_where_there_are_others(tmp_path: Path) -> None:
    async def story(there: House, hands: Hands) -> None:
        clients = await people(there, 6)
        for client in clients:
            await wait(client, "Ann", RATED)
        ids = [row.person for row in await there.server.store.waiting()]
        now = hands.at / 1000
        game = [PlayedGame(person=who, table="x", ended=now, summary=b"{}", facts=[]) for who in ids[:2]]
        await there.server.store.add_history(game)
        await there.server.waiting_list.look()
        seated = [{chair.person for chair in room.state.seats} for room in there.server.rooms.open.values()]
        assert len(seated) == 2
        assert all(len(set(ids[:2]) & one) == 1 for one in seated)

    told(tmp_path, story)


def test_among_strangers_nobody_is_host(tmp_path: Path) -> None:
    async def story(there: House, _hands: Hands) -> None:
        clients = await people(there, 3)
        for client in clients:
            await wait(client, "Ann")
        await there.server.waiting_list.look()
        (room,) = there.server.rooms.open.values()
        assert room.state.host is None
        for number, client in enumerate(clients):
            for intent in (m.Replace(cid="r", seat=(number + 1) % 3), m.Pause(cid="p", paused=True),
                           m.HandOver(cid="h", seat=number)):  # fmt: skip
                body = msgspec.to_builtins(intent)
                with pytest.raises(Refusal) as caught:
                    await client.request("POST", f"/api/tables/{room.state.table}/intents", body, m.Ok)
                assert caught.value.code == "not_host"
        person = room.state.seats[0].person
        await room.commit([e.TookOver(at=room.now(), seat=0, why="left")])
        assert room.state.host is None
        assert room.state.seats[0].person == person

    told(tmp_path, story)


def test_bots_that_fill_up_fit_what_rated_games_have_told() -> None:
    sure = Belief(0.0, 0.0001)

    def told_of(level: str, rating: float) -> RatedPerson:
        card = Card(common=Belief((rating - 1500) / 1000, 0.0001), sides={"digger": sure, "saboteur": sure}, games=99)
        return RatedPerson(person=bot_key(level), name=level, kind="base", card=card)

    def filled(rating: float, known: list[RatedPerson]) -> str:
        one = Waiter(person="p", wish=Wish(), since=0.0, rating=rating)
        group = Group(people=[one], preset="base", clock="relaxed", rated=False, seats=5)
        return fitting_level(group, known)

    assert [filled(rating, []) for rating in (1300.0, 1500.0, 1800.0)] == ["steady", "shrewd", "master"]
    known = [told_of("steady", 1700), told_of("shrewd", 1500), told_of("master", 1300)]
    assert [filled(rating, known) for rating in (1300.0, 1500.0, 1800.0)] == ["master", "shrewd", "steady"]
