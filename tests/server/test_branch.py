"""Playing on from a moment of a finished game: the same table as it was, nothing of running games, no statistics."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from tests.server.house import House, Player, house, quick
from tests.server.test_lobby import code_of
from tests.server.test_story import table_with_bots

from saboteur.client import Client
from saboteur.server import messages as m
from saboteur.server.tables.log.table_state import RoomState


async def branch(client: Client, table: str, step: int, seat: int) -> m.TableMade:
    """Play on."""
    wish = m.PlayOn(name="Bea", step=step, seat=seat)
    made: m.TableMade = await client.request("POST", f"/api/tables/{table}/branch", wish, m.TableMade)
    return made


def state_of(there: House, table: str) -> RoomState:
    """Return a table's state."""
    return there.server.rooms.open[table].state


@pytest.mark.parametrize(("step", "seat"), [(0, 1), (17, 2)])
def test_a_table_goes_on_as_it_was_at_that_moment(tmp_path: Path, step: int, seat: int) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann, table = await table_with_bots(there, seats=3)
            await Player(ann, 3).play(table)
            before = state_of(there, table)
            replay = await ann.request("GET", f"/api/tables/{table}/replay?eyes={seat}&first={step}", None, m.Replay)
            bea = await Client.new(there.url)
            made = await branch(bea, table, step, seat)
            after = state_of(there, made.table)
            assert made.seat == seat
            assert after.game is not None
            assert before.game is not None
            assert after.game.moves_after(0)[:step] == before.game.moves_after(0)[:step]
            shown = replay.steps[0].view
            assert shown is not None
            first = after.game.beginning()
            for mover, code in before.game.moves_after(0)[:step]:
                first.apply_code(mover, code)
            assert msgspec.json.encode(first.view(seat)) == msgspec.json.encode(shown)
            kinds = [one.kind for one in after.lobby().seats]
            assert [kind == "person" for kind in kinds] == [one == seat for one in range(3)]
            assert "Ann" not in [one.name for one in after.lobby().seats], "somebody else's name on a bot"
            assert [state.lobby().counts for state in (before, after)] == [True, False]
            assert after.options.private
            assert after.options.clock == "none"

    asyncio.run(asyncio.wait_for(story(), 180))


def test_a_game_that_is_played_on_counts_in_no_statistics(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann, table = await table_with_bots(there, seats=3)
            await Player(ann, 3).play(table)
            bea = await Client.new(there.url)
            made = await branch(bea, table, 30, 1)
            await Player(bea, 3).play(made.table)
            assert state_of(there, made.table).phase == "over"
            assert (await bea.request("GET", "/api/me/statistics", None, m.Statistics)).games == 0
            assert (await ann.request("GET", "/api/me/statistics", None, m.Statistics)).games == 1
            assert (await bea.request("GET", "/api/me/history", None, m.TableList)).tables == []

    asyncio.run(asyncio.wait_for(story(), 120))


def test_nothing_is_played_on_that_runs_or_is_over_or_has_no_such_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann, table = await table_with_bots(there, seats=3)
            assert await code_of(branch(ann, table, 0, 0)) == "not_over"
            await Player(ann, 3).play(table)
            game = state_of(there, table).game
            assert game is not None
            assert await code_of(branch(ann, table, game.steps, 0)) == "game_over"
            assert await code_of(branch(ann, table, 9999, 0)) == "game_over"
            assert await code_of(branch(ann, table, 3, 3)) == "no_such_seat"
            assert await code_of(branch(ann, "nosuchtable000000000", 3, 0)) == "no_table"
            assert len(there.server.rooms.open) == 1

    asyncio.run(asyncio.wait_for(story(), 180))


def test_only_a_replay_with_all_hands_open_shows_what_lay_face_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann, table = await table_with_bots(there, seats=3)
            await Player(ann, 3).play(table)
            for eyes, faces in (("open", 3), ("public", 0), ("1", 0)):
                path = f"/api/tables/{table}/replay?eyes={eyes}&first=2"
                steps = (await ann.request("GET", path, None, m.Replay)).steps
                assert all(len(step.goals) == faces for step in steps)
            quick_look = await ann.request("GET", f"/api/tables/{table}/replay?eyes=open&views=no", None, m.Replay)
            assert all(step.goals == [] for step in quick_look.steps)

    asyncio.run(asyncio.wait_for(story(), 180))
