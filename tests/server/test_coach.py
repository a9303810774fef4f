"""The coach: a grandmaster's advice from what one's own seat knows, only where one plays alone with bots."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest
from tests.bots.test_bots_fair import reachable
from tests.bots.test_judge import late_game
from tests.server.house import house, quick
from tests.server.lines import line_to
from tests.server.test_story import table_with_bots, until_asked

from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.core.table.state import Hidden, State, Table
from saboteur.play.events.audiences import RawEvent
from saboteur.play.game import Game
from saboteur.play.imagining.other_worlds import resample
from saboteur.play.positions import load, position_of
from saboteur.server import messages as m
from saboteur.server.http.coach_routes import advise, request_of


async def refused(client: Client, table: str) -> str:
    """Ask for advice and return why there is none."""
    with pytest.raises(Refusal) as refusal:
        await client.request("GET", f"/api/tables/{table}/advice")
    return refusal.value.code


def test_whoever_plays_alone_with_bots_is_advised_when_asked(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(quick(tmp_path)) as there:
            ann, table = await table_with_bots(there)
            stranger = await Client.new(there.url)
            assert await refused(stranger, table) == "not_seated"
            async with line_to(there, table, ann.token) as line:
                game = await until_asked(line)
                path = f"/api/tables/{table}/advice"
                found, again = [await ann.request("GET", path, None, m.Advice) for _ in range(2)]
                assert found == again
                assert found.action in game.options
                assert (found.thought.seat, found.thought.level) == (0, "grandmaster")
                assert game.view.own is not None
                assert found.thought.role == game.view.own.role

    asyncio.run(run())


def test_a_table_with_a_second_person_has_no_coach(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(quick(tmp_path)) as there:
            ann, bob = await Client.new(there.url), await Client.new(there.url)
            wish = m.NewTable(name="Ann", setup=m.TableSetup(seats=3), options=m.TableOptions(clock="none"))
            made = await ann.create(wish)
            assert await refused(ann, made.table) == "wrong_phase"
            await bob.join(made.code, "Bob")
            room = there.server.rooms.open[made.table]
            for cid, intent in (("a", m.FillWithBots(cid="a")), ("b", m.Start(cid="b"))):
                done: asyncio.Future[m.Ok | m.No] = asyncio.get_running_loop().create_future()
                room.submit(room.state.seats[0].person, intent, done.set_result)
                assert isinstance(await done, m.Ok), cid
            assert [await refused(client, made.table) for client in (ann, bob)] == ["not_alone", "not_alone"]

    asyncio.run(run())


@pytest.mark.parametrize(("seed", "modules"), [(1, ("base",)), (6, ("saboteur2", "veto"))])
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_advice(seed: int, modules: tuple[str, ...]) -> None:
    game, dice = late_game(seed, modules), random.Random(seed)
    seat = min(game.to_act)
    worlds = [load(position_of(resample(game, seat, dice))) for _ in range(3)]
    assert len({world.digest() for world in worlds}) > 1
    requests = [request_of(world, seat, []) for world in worlds]
    assert len({msgspec.json.encode(request) for request in requests}) == 1
    assert len({msgspec.json.encode(advise(request)) for request in requests}) == 1


def test_the_coach_is_handed_no_state_and_no_untold_event() -> None:
    game = late_game(1, ("base",))
    for part in reachable(tuple(request_of(game, min(game.to_act), [])), set()):
        assert not isinstance(part, Game | State | Hidden | Table | RawEvent)
