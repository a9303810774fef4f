"""The lesson's table, and tables at which people pass one device round."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.house import house, quick
from tests.server.lines import Line, line_to

from saboteur.client import Client
from saboteur.play.actions import Allow, AnyAction, BreakTool, LayPath, MendTool, Pass, PickGold, ReadMap
from saboteur.play.fields.values import Cell
from saboteur.server import messages as m
from saboteur.server.tables.opening import lesson
from saboteur.server.timing import FastClock

# What a learner is led to do; the same steps stand in web/src/lib/table/lesson.ts.
TAUGHT: list[AnyAction] = [
    LayPath(card="NEW", cell=Cell(1, 0)),
    MendTool(tool="pick", seat=0, card="fix_pick_lantern"),
    ReadMap(cell=Cell(8, 0)),
    BreakTool(tool="pick", seat=2),
    Pass(cards=["E"]),
    LayPath(card="NESW", cell=Cell(7, 0)),
    PickGold(value=1),
]


async def asked_again(line: Line, before: int) -> m.GamePart:
    """Hear until the seat is asked for a later decision; the frame may have come before the last answer."""
    while line.game is None or not line.game.options or line.game.decision <= before:
        await line.hear()
    return line.game


async def play(line: Line, actions: list[AnyAction | None]) -> None:
    """Do these things one after the other; None: whatever comes last."""
    before = -1
    for number, wanted in enumerate(actions):
        game = await asked_again(line, before)
        action = wanted or game.options[-1]
        assert action in game.options, (number, game.options)
        before = game.decision
        assert isinstance(await line.ask(m.Act(cid=f"c{number}", decision=before, action=action)), m.Ok)


def test_the_lesson_leads_to_the_treasure_in_six_turns_and_is_in_no_list(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            made = await ann.create(m.NewTable(name="Ann", lesson=True))
            async with line_to(there, made.table, ann.token) as line:
                await play(line, list(TAUGHT))
                room = there.server.rooms.open[made.table]
                assert room.state.lobby().lesson
                assert room.state.seed == lesson.SEED
                assert room.state.game is not None
                first = room.state.game.view(None).rounds[0]
                assert (first.ending, first.finder, first.roles) == ("treasure", 0, ["digger", "digger", "saboteur"])
            mine = await ann.request("GET", "/api/me/tables", None, m.TableList)
            assert mine.tables == []

    asyncio.run(asyncio.wait_for(story(), 180))


def test_a_learner_who_goes_another_way_plays_on_against_ordinary_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            made = await ann.create(m.NewTable(name="Ann", lesson=True))
            async with line_to(there, made.table, ann.token) as line:
                await play(line, [None] * 12)

    asyncio.run(asyncio.wait_for(story(), 180))


def test_an_ordinary_table_never_gets_the_lessons_deal(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            made = await ann.create(m.NewTable(name="Ann", bots=True, start=True))
            state = there.server.rooms.open[made.table].state
            assert not state.lobby().lesson
            assert state.seed != lesson.SEED

    asyncio.run(asyncio.wait_for(story(), 180))


def test_a_veto_window_ends_with_the_last_answer_where_one_device_goes_round(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path), FastClock(1)) as there:
            ann = await Client.new(there.url)
            options = m.TableOptions(shared_device=True, veto_seconds=3600, bot_level="random")
            wish = m.NewTable(name="Ann", preset="championship", setup=m.TableSetup(seats=3), options=options,
                              bots=True, start=True)  # fmt: skip
            made = await ann.create(wish)
            windows = 0
            async with line_to(there, made.table, ann.token) as line:
                before = -1
                while windows < 2:
                    game = await asked_again(line, before)
                    before = game.decision
                    asked = game.view.question is not None and game.view.question.kind == "veto_window"
                    windows += asked
                    action = Allow() if asked else game.options[-1]
                    act = m.Act(cid=f"c{game.decision}", decision=game.decision, action=action)
                    assert isinstance(await line.ask(act), m.Ok)

    asyncio.run(asyncio.wait_for(story(), 180))
