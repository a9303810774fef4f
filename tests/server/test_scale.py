"""Several servers on one PostgreSQL and one Redis: any of them will do, and one may die."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.house import House, Player, house, quick
from tests.server.lines import line_to
from tests.server.test_games import check_story

from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.timing import Clock

SECRET = "the same for all processes"


@contextlib.asynccontextmanager
async def two_houses(tmp_path: Path, database: str, redis: str) -> AsyncIterator[tuple[House, House]]:
    settings = quick(tmp_path, database=database, redis=redis, secret=SECRET)
    async with house(settings) as first, house(settings) as second:
        yield first, second


def at(there: House, client: Client) -> Client:
    """The same person at another server."""
    return Client(there.url, client.token)


@pytest.mark.parametrize("word", ["redis", "postgres"])
def test_people_at_two_processes_play_one_game_and_hear_the_same_story(
    word: str, tmp_path: Path, postgres_database: str, request: pytest.FixtureRequest
) -> None:
    redis = request.getfixturevalue("redis_url") if word == "redis" else ""

    async def story() -> None:
        async with two_houses(tmp_path, postgres_database, redis) as (first, second):
            ann = await Client.new(first.url)
            made = await ann.create(m.NewTable(name="Ann", preset="championship", setup=m.TableSetup(seats=4)))
            bob = await Client.new(second.url)
            assert await bob.join(made.code, "Bob") == made.table
            people = [Player(ann, 1), Player(bob, 2), Player(await Client.new(second.url), 3)]
            tasks = [asyncio.create_task(person.play(made.table)) for person in people]
            for intent in (m.FillWithBots(cid="fill"), m.Start(cid="start")):
                assert isinstance(await ann.send(intent), m.Ok)
            assert made.table in first.server.rooms.open
            states = await asyncio.wait_for(asyncio.gather(*tasks), 300)
            for person, state in zip(people, states, strict=True):
                check_story(person.frames, state)
            assert made.table in second.server.rooms.followed
            assert [state.seat for state in states] == [0, 1, None]
            assert len({state.seq for state in states}) == 1

    asyncio.run(story())


def test_another_process_takes_the_game_over_when_its_owner_dies(
    tmp_path: Path, postgres_database: str, redis_url: str
) -> None:
    async def story() -> None:
        settings = quick(tmp_path, database=postgres_database, redis=redis_url, secret=SECRET)
        async with house(settings, Clock()) as second, contextlib.AsyncExitStack() as stack:
            first = await stack.enter_async_context(house(settings, Clock()))
            ann = await Client.new(first.url)
            wish = m.NewTable(name="Ann", setup=m.TableSetup(seats=3), bots=True, start=True)
            table = (await ann.create(wish)).table
            async with line_to(second, table, ann.token) as line:
                snapshot = await line.hear_a(m.Snapshot)
                die(first)
                last = snapshot.seq
                while True:
                    message = await line.hear()
                    if isinstance(message, m.Frame):
                        assert message.seq == last + 1
                        last = message.seq
                    elif isinstance(message, m.Bye):
                        assert message.resume
                        break
            here = at(second, ann)
            while True:
                with contextlib.suppress(Refusal):
                    hello = m.Speak(cid="x", claim=m.Feel("hello"))
                    await here.request("POST", f"/api/tables/{table}/intents", hello)
                    break
                await asyncio.sleep(0.2)
            assert table in second.server.rooms.open
            player = Player(here, 1)
            last_state = await asyncio.wait_for(player.play(table), 180)
            check_story(player.frames, last_state)

    asyncio.run(story())


def die(there: House) -> None:
    """Stop everything of a server at once, without a word to anybody: its lease runs out by itself."""
    rooms = there.server.rooms
    assert rooms._sweeper is not None
    rooms._sweeper.cancel()
    rooms.leases.stop()
    for room in rooms.open.values():
        room.stop()
        for task in room._thinking.values():
            task.cancel()
    rooms.open.clear()
    rooms._leaving = True


def test_a_stale_owner_cannot_write_and_its_viewers_are_led_away(
    tmp_path: Path, postgres_database: str, redis_url: str
) -> None:
    async def story() -> None:
        async with two_houses(tmp_path, postgres_database, redis_url) as (first, second):
            ann = await Client.new(first.url)
            table = (await ann.create(m.NewTable(name="Ann"))).table
            async with line_to(first, table, ann.token) as line:
                await line.hear_a(m.Snapshot)
                old = first.server.rooms.open[table]
                await second.server.store.release(table, first.server.rooms.owner)
                taken = await second.server.rooms.get(table)
                assert taken is second.server.rooms.open[table]
                await line.say(m.Lock(cid="late", locked=True))
                bye = await line.hear_a(m.Bye)
                assert (bye.code, bye.resume) == ("moved", True)
                assert old.gone
                assert not taken.state.locked

    asyncio.run(story())


def test_who_asks_one_process_to_be_forgotten_is_forgotten_at_the_tables_of_another(
    tmp_path: Path, postgres_database: str, redis_url: str
) -> None:
    async def story() -> None:
        async with two_houses(tmp_path, postgres_database, redis_url) as (first, second):
            ann = await Client.new(first.url)
            wish = m.NewTable(name="Annabella", setup=m.TableSetup(seats=3), bots=True, start=True)
            table = (await ann.create(wish)).table
            assert table in first.server.rooms.open
            assert not (await at(second, ann).request("DELETE", "/api/me", None, m.Me)).known
            kept = b"".join(data for _, data in await second.server.store.read(table))
            assert b"Annabella" not in kept
            room = await second.server.rooms.get(table)
            assert room is not None
            assert room.state.seats[0].away == "left"

    asyncio.run(asyncio.wait_for(story(), 180))
