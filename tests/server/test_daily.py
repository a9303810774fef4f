"""The daily mine on a server: one deal, one try, nothing told before its time, the same answers to everybody."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House, house, quick
from tests.server.lines import line_to

from saboteur.bots.review.verdict import Effort
from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.daily import judged
from saboteur.daily.calendar import begins, days_from, opens
from saboteur.daily.table import DailyTable
from saboteur.play.setup import Setup
from saboteur.server import messages as m
from saboteur.server.timing import FastClock

MONDAY = "2026-11-16"
MINUTE = 60_000


class Calendar(FastClock):
    """A clock that can be set, and runs fast from there."""

    def __init__(self, day: str = MONDAY) -> None:
        super().__init__(60)
        self.ahead = begins(day) + 12 * 60 * MINUTE - self._began

    def now(self) -> int:
        return super().now() + self.ahead

    def set_to(self, moment: int) -> None:
        """Set the clock, forwards or back."""
        self.ahead += moment - self.now()


@pytest.fixture(autouse=True)
def hasty_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge with few roll-outs: what is tested here is not how well."""
    monkeypatch.setattr(judged, "EFFORT", Effort(8, 4))


async def begin(client: Client, day: str = MONDAY, name: str = "Ann") -> str:
    made = await client.request("POST", f"/api/daily/{day}", m.PlayDaily(name=name), m.DailyMade)
    return str(made.table)


async def today(client: Client) -> m.Daily:
    found: m.Daily = await client.request("GET", "/api/daily", None, m.Daily)
    return found


async def result(client: Client, day: str = MONDAY) -> m.DailyResult:
    found: m.DailyResult = await client.request("GET", f"/api/daily/{day}", None, m.DailyResult)
    return found


async def play(there: House, client: Client, table: str, seed: int, until: int = 10**6) -> None:
    """Play a table at random, to its end or so many moves far."""
    rng, room = random.Random(seed), there.server.rooms.open[table]
    done = 0
    while room.state.phase != "over" and done < until:
        game = room.state.game
        seat = next((one for one in room.state.asked if not room.state.played_by_bot(one)), None)
        if game is None or seat is None:
            await asyncio.sleep(0.002)
            continue
        action = rng.choice(game.legal(seat))
        act = m.Act(cid=f"d{room.state.decision}", decision=room.state.decision, action=action)
        await client.request("POST", f"/api/tables/{table}/intents", act, m.Ok)
        done += 1


async def scored(client: Client, day: str = MONDAY) -> m.DailyResult:
    """Wait until a line is judged, and the judge's own line is there."""
    for _ in range(3000):
        found = await result(client, day)
        if found.status == "done" and found.best is not None:
            return found
        await asyncio.sleep(0.02)
    raise AssertionError("it was never judged")


async def refused(client: Client, method: str, path: str, body: Any = None) -> str:
    with pytest.raises(Refusal) as refusal:
        await client.request(method, path, body)
    return refusal.value.code


def test_a_day_is_played_judged_and_told_to_its_player_alone(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Calendar()
        async with house(quick(tmp_path), clock) as there:
            ann, bob = await Client.new(there.url), await Client.new(there.url)
            before = await today(ann)
            assert (before.today.day, before.today.plan, before.status, before.streak) == (MONDAY, "base", "new", 0)
            assert before.tomorrow is not None
            assert before.tomorrow.day == days_from(MONDAY, 1)
            table = await begin(ann)
            assert await begin(ann) == table  # another tab, another device of hers
            await play(there, ann, table, 1)
            told = await scored(ann)
            assert 0 <= (told.score or 0) <= 100
            assert len(told.signs) == 5
            assert told.choices
            assert [one.me for one in told.places] == [True]
            assert told.seed is None
            after = await today(ann)
            assert (after.status, after.streak, after.score) == ("done", 1, told.score)
            # Bob has not played: nothing of it is told to him, at no door.
            day = there.server.daily
            secret = (await day.day(MONDAY)).deal.seed
            assert await refused(bob, "GET", f"/api/daily/{MONDAY}") == "daily_hidden"
            for door in ("replay", "record", "story", "analysis", "file", "rounds/1", "guesses"):
                assert await refused(bob, "GET", f"/api/tables/{table}/{door}") == "sealed", door
                if door not in ("analysis", "guesses"):
                    await ann.request("GET", f"/api/tables/{table}/{door}")
            branch = m.PlayOn(name="Ann", step=3, seat=0)
            assert await refused(ann, "POST", f"/api/tables/{table}/branch", branch) == "sealed"
            async with line_to(there, table, bob.token, watch=True) as line:
                assert (await line.hear_a(m.Bye)).code == "sealed"
            async with there.http(bob.token) as http:
                doors = ("daily", "tables", "statistics", "me/statistics", "me/tables", "me/history", "ratings")
                for path in (*doors, f"daily/{MONDAY}", f"tables/{table}/replay", f"tables/{table}/events"):
                    text = (await http.get(f"/api/{path}")).text
                    assert secret not in text
                    assert "Ann" not in text
                    assert '"saboteur"' not in text
            public = await bob.request("GET", "/api/statistics", None, m.Statistics)
            assert (public.games, public.roles) == (0, [])

    asyncio.run(run())


def test_the_same_actions_meet_the_same_answers_as_without_a_server(tmp_path: Path) -> None:
    async def run() -> None:
        moves, deals = [], []
        for name in ("one", "two"):  # two servers with one secret
            async with house(quick(tmp_path / name, secret="s" * 40), Calendar()) as there:
                ann = await Client.new(there.url)
                table = await begin(ann)
                await play(there, ann, table, 7)
                game = there.server.rooms.open[table].state.game
                assert game is not None
                moves.append(list(game.moves_after(0)))
                deals.append((await there.server.daily.day(MONDAY)).deal)
        assert moves[0] == moves[1]
        assert deals[0] == deals[1]
        rng, alone, deal = random.Random(7), DailyTable(deals[0]), deals[0]
        while alone.go_on():
            action = rng.choice(alone.game.legal(deal.seat))
            alone.act(alone.game.code(deal.seat, action))
        assert alone.moves == moves[0]

    asyncio.run(run())


def test_many_that_begin_at_once_have_one_try_and_a_clock_set_back_gives_no_other(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Calendar()
        async with house(quick(tmp_path), clock) as there:
            ann = await Client.new(there.url)
            tables = await asyncio.gather(*(begin(ann) for _ in range(8)))
            assert len(set(tables)) == 1
            clock.set_to(begins(days_from(MONDAY, 2)))
            assert await begin(ann, days_from(MONDAY, 2)) != tables[0]
            clock.set_to(begins(MONDAY) + 5 * MINUTE)
            assert await begin(ann) == tables[0]
            assert (
                await refused(ann, "POST", f"/api/daily/{days_from(MONDAY, 3)}", m.PlayDaily(name="A")) == "no_daily"
            )
            assert await refused(ann, "POST", "/api/daily/soon", m.PlayDaily(name="A")) == "no_daily"
            ahead = days_from(MONDAY, 1)
            assert await refused(ann, "POST", f"/api/daily/{ahead}", m.PlayDaily(name="A")) == "daily_hidden"

    asyncio.run(run())


def test_a_try_open_at_midnight_stays_that_days_and_the_day_opens_an_hour_later(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Calendar()
        async with house(quick(tmp_path), clock) as there:
            ann, bob, cid = [await Client.new(there.url) for _ in range(3)]
            mine, his = await begin(ann), await begin(bob, name="Bob")
            commitment = (await today(ann)).today.commitment
            await play(there, ann, mine, 3, until=4)
            clock.set_to(begins(days_from(MONDAY, 1)) + MINUTE)  # tuesday
            assert (await today(ann)).status == "new"
            assert await begin(ann) == mine
            assert await refused(cid, "POST", f"/api/daily/{MONDAY}", m.PlayDaily(name="Cid")) == "daily_hidden"
            assert await refused(cid, "GET", f"/api/daily/{MONDAY}") == "daily_hidden"
            await play(there, ann, mine, 4)
            told = await scored(ann)
            assert not told.late
            assert (await today(ann)).streak == 1
            clock.set_to(opens(MONDAY) + MINUTE)
            await there.server.rooms.sweep()
            shown = await result(cid)
            assert shown.seed is not None
            assert Setup(seats=5, options={"rounds": 1}, seed=shown.seed).commitment() == commitment
            assert [one.name for one in shown.places] == ["Ann"]
            await cid.request("GET", f"/api/tables/{mine}/replay")
            free = await begin(cid, name="Cid")  # yesterday's, for nothing
            await play(there, cid, free, 1)
            assert (await result(cid)).status == "new"
            assert (await today(cid)).streak == 0
            await play(there, bob, his, 5)
            late = await scored(bob)
            assert late.late
            assert [one.name for one in late.places] == ["Ann"]

    asyncio.run(run())


def test_nobody_talks_helps_or_stands_in_at_a_try(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(quick(tmp_path), Calendar()) as there:
            ann = await Client.new(there.url)
            table = await begin(ann)
            intents = f"/api/tables/{table}/intents"
            said = m.Speak(cid="a", claim=m.IAm(role="digger"))
            assert await refused(ann, "POST", intents, said) == "daily_table"
            assert await refused(ann, "POST", intents, m.Leave(cid="b")) == "daily_table"
            assert await refused(ann, "GET", f"/api/tables/{table}/advice") == "daily_table"
            assert await refused(ann, "POST", f"/api/tables/{table}/move") == "daily_table"

    asyncio.run(run())


def test_what_was_not_judged_when_the_server_ended_is_judged_when_somebody_asks(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Calendar()
        async with house(quick(tmp_path), clock) as there:
            ann = await Client.new(there.url)
            table = await begin(ann)
            await play(there, ann, table, 2)
            token = ann.token
        async with house(quick(tmp_path), clock) as there:
            ann = Client(there.url, token)
            told = await scored(ann)
            assert told.table == table
            assert [one.score for one in told.places] == [told.score]

    asyncio.run(run())


def test_whoever_is_forgotten_leaves_a_line_without_a_name(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(quick(tmp_path), Calendar()) as there:
            ann, bob = await Client.new(there.url), await Client.new(there.url)
            table = await begin(ann)
            await play(there, ann, table, 2)
            await scored(ann)
            await ann.request("DELETE", "/api/me")
            other = await begin(bob, name="Bob")
            await play(there, bob, other, 3)
            told = await scored(bob)
            assert sorted(one.name for one in told.places) == ["Bob", "…"]

    asyncio.run(run())
