"""The daily mine on a server: one deal, one try, nothing told before its time, the same answers to everybody."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House, house, quick
from tests.server.lines import line_to
from tests.server.sinks import sink

from saboteur.bots.review.verdict import Effort
from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.daily import judged
from saboteur.daily.calendar import begins, days_from, opens
from saboteur.daily.table import DailyTable
from saboteur.play.setup import Setup
from saboteur.server import messages as m
from saboteur.server.daily.daily_log import log_of
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


def test_devices_that_are_joined_have_one_try_whichever_of_them_plays(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(quick(tmp_path, rate_phrases="1000/second"), Calendar()) as there:
            ann, phone, tablet = [await Client.new(there.url) for _ in range(3)]
            words = " ".join((await ann.request("POST", "/api/me/phrase", None, m.PhraseMade)).words)

            async def join(device: Client) -> None:
                given = m.PhraseGiven(phrase=words, here="bring", program=True)
                back = await device.request("POST", "/api/phrase", given, m.CameBack)
                device.token = back.token or device.token

            table = await begin(phone)  # before it is known that phone and Ann are one
            await play(there, phone, table, 1, until=2)
            await join(phone)
            assert await begin(ann) == await begin(phone) == table
            lost = await begin(tablet)  # a second try, by a device that was somebody else so far
            assert lost != table
            await play(there, tablet, lost, 2)
            await scored(tablet)
            await join(tablet)
            assert await begin(tablet) == table, "the first try is the one that counts"
            await play(there, ann, table, 3)
            told = await scored(ann)
            assert told.table == table
            assert [one.me for one in told.places].count(True) == 1
            stands = await today(ann)
            assert (stands.status, stands.streak, stands.score) == ("done", 1, told.score)
            await ann.request("DELETE", "/api/me")
            log = [data for _, data in await there.server.store.read(log_of(MONDAY))]
            assert not [data for data in log if b"Ann" in data], "the line stays, nobody's"

    asyncio.run(run())


def test_a_server_that_was_down_for_a_day_breaks_no_streak_and_tells_nothing_of_it(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Calendar()
        async with house(quick(tmp_path), clock) as there:
            ann = await Client.new(there.url)
            await play(there, ann, await begin(ann), 1)
            await scored(ann)
            token, announced = ann.token, (await today(ann)).tomorrow
        clock.set_to(begins(days_from(MONDAY, 2)) + MINUTE)  # all of Tuesday nobody was there
        async with house(quick(tmp_path), clock) as there:
            ann = Client(there.url, token)
            stands = await today(ann)
            assert announced is not None
            assert [(one.day, one.players) for one in stands.past] == [(days_from(MONDAY, 1), 0), (MONDAY, 1)]
            assert stands.past[0].commitment == announced.commitment
            assert stands.streak == 1
            table = await begin(ann, days_from(MONDAY, 2))
            await play(there, ann, table, 2)
            await scored(ann, days_from(MONDAY, 2))
            assert (await today(ann)).streak == 2

    asyncio.run(run())


def test_a_link_to_a_day_that_is_not_over_tells_a_stranger_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(quick(tmp_path), Calendar()) as there:
            ann, bob = await Client.new(there.url), await Client.new(there.url)
            table = await begin(ann)
            await play(there, ann, table, 1)
            await scored(ann)
            async with there.http(bob.token) as http:
                day = (await http.get(f"/api/daily/{MONDAY}")).json()
                assert set(day) == {"code", "sentence", "values", "clashes"}
                unknown = table[:-1] + ("a" if table[-1] != "a" else "b")
                for path in ("/api/tables/{}/picture", "/t/{}", "/t/{}/replay"):
                    here, nowhere = await http.get(path.format(table)), await http.get(path.format(unknown))
                    assert (here.status_code, here.content) == (nowhere.status_code, nowhere.content)
            async with there.http(ann.token) as http:
                assert (await http.get(f"/api/tables/{table}/picture")).status_code == 200, "her own game is hers"

    asyncio.run(run())


def test_word_of_the_day_goes_to_those_who_asked_at_their_hour_and_have_not_played(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Calendar()
        async with sink() as out, house(quick(tmp_path, **out.settings()), clock) as there:
            people = [await Client.new(there.url) for _ in range(4)]
            for number, one in enumerate(people):
                await one.request("PUT", "/api/me/email", m.Email(email=f"p{number}@mine.example"), m.ContactInfo)
                await out.until(0, len(out.mails) + 1)
                await one.request(
                    "POST", "/api/me/email", m.EmailCode(email=f"p{number}@mine.example", code=out.code())
                )
                await begin(one, name="Ann")
            out.mails.clear()
            ann, bob, cid, _dot = people  # Dot never asks for anything
            for one, hour in ((ann, 7), (bob, 8), (cid, 7)):
                told = await one.request("PUT", "/api/me/daily", m.DailyWord(hour=hour), m.ContactInfo)
                assert told.daily == hour
            tuesday = days_from(MONDAY, 1)
            clock.set_to(begins(tuesday) + 6 * 60 * MINUTE)
            await begin(cid, tuesday)
            clock.set_to(begins(tuesday) + 7 * 60 * MINUTE + MINUTE)
            daily = there.server.daily
            for _ in range(3):  # however often it is looked at
                await daily._call(await daily.day(tuesday))
            await out.until(0, 1)
            clock.set_to(begins(tuesday) + 8 * 60 * MINUTE + MINUTE)
            await bob.request("PUT", "/api/me/daily", m.DailyWord(hour=None), m.ContactInfo)
            await daily._call(await daily.day(tuesday))
            await ann.request("GET", "/api/me/reach")
        assert [re.findall(r"To: (\S+)", mail) for mail in out.mails] == [["p0@mine.example"]]
        assert "/daily" in out.mails[0]

    asyncio.run(run())


def test_whoever_has_not_played_for_a_week_is_sent_no_word(tmp_path: Path) -> None:
    async def run() -> None:
        clock, sent = Calendar(), []
        async with house(quick(tmp_path), clock) as there:
            ann, daily = await Client.new(there.url), there.server.daily
            await begin(ann)

            async def told(person: str, _hour: int) -> None:
                sent.append(person)

            there.server.notifier.day_begun = told  # type: ignore[method-assign,assignment]
            for later, count in ((1, 1), (7, 2), (8, 2)):
                clock.set_to(begins(days_from(MONDAY, later)) + (10 + later) * 60 * MINUTE)
                await daily._call(await daily.day(daily.today()))
                assert len(sent) == count

    asyncio.run(run())
