"""Lessons' tables, and tables at which people pass one device round."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from tests.server.house import House, house, quick
from tests.server.lines import Line, line_to

from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.play.actions import Allow, AnyAction, Pass, PlayVeto, pack
from saboteur.play.extensions.module_lessons import all_lessons
from saboteur.server import messages as m
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.table_state import RoomState, state_from_log
from saboteur.server.timing import FastClock

KEYS = [lesson.key for lessons in all_lessons().values() for lesson in lessons]


async def asked_again(line: Line, before: int) -> m.GamePart:
    """Hear until the seat is asked for a later decision; the frame may have come before the last answer."""
    while line.game is None or not line.game.options or line.game.decision <= before:
        await line.hear()
    return line.game


def plan_of(line: Line) -> m.LessonPlan | None:
    """Return the lesson's plan as it was last told."""
    lobbies = [one.lobby for one in line.got if isinstance(one, m.Snapshot | m.Frame) and one.lobby is not None]
    return lobbies[-1].teaches if lobbies else None


async def due(line: Line) -> m.LessonStep | None:
    """Hear until the learner is to do or say something; None once the lesson is over."""
    while True:
        plan = plan_of(line)
        if plan is not None and plan.at >= len(plan.steps):
            return None
        if plan is not None and (step := plan.steps[plan.at]) != m.LessonStep():
            return step
        await line.hear()


async def do(line: Line, step: m.LessonStep) -> None:
    """Do or say what the lesson wants, and hear that it goes on."""
    plan = plan_of(line)
    assert plan is not None
    assert line.game is not None
    cid, decision = f"c{plan.at}", line.game.decision
    intent: m.AnyIntent
    if step.claims:
        intent = m.Speak(cid=cid, claim=step.claims[0])
    else:
        assert step.actions[0] in line.game.options
        intent = m.Act(cid=cid, decision=decision, action=step.actions[0])
    assert isinstance(await line.ask(intent), m.Ok)
    while (again := plan_of(line)) is not None and again.at == plan.at:
        await line.hear()


async def follow(line: Line) -> list[AnyAction]:
    """Do and say what the lesson wants until it is over; return what was done."""
    done: list[AnyAction] = []
    while (step := await due(line)) is not None:
        done += step.actions[:1]
        await do(line, step)
    return done


class AtLesson(NamedTuple):
    """Where a story happens."""

    there: House
    ann: Client
    line: Line
    state: RoomState


def at_a_lesson(folder: Path, key: str | None, story: Callable[[AtLesson], Awaitable[None]]) -> None:
    """Open a lesson and let a story happen there."""

    async def run() -> None:
        async with house(quick(folder), FastClock(200)) as there:
            ann = await Client.new(there.url)
            made = await ann.create(m.NewTable(name="Ann", lesson=True, teaches=key))
            async with line_to(there, made.table, ann.token) as line:
                await line.hear_a(m.Snapshot)
                await story(AtLesson(there, ann, line, there.server.rooms.open[made.table].state))

    asyncio.run(asyncio.wait_for(run(), 180))


def test_the_first_lesson_leads_to_the_treasure_in_five_turns_and_is_in_no_list(tmp_path: Path) -> None:
    async def story(at: AtLesson) -> None:
        assert at.state.lobby().lesson
        assert len(await follow(at.line)) == 6  # gold is chosen besides
        assert at.state.game is not None
        first = at.state.game.view(None).rounds[0]
        assert (first.ending, first.finder, first.roles) == ("treasure", 0, ["digger", "digger", "saboteur"])
        assert at.state.asked == frozenset()
        mine = await at.ann.request("GET", "/api/me/tables", None, m.TableList)
        assert mine.tables == []

    at_a_lesson(tmp_path, None, story)


def test_every_lesson_leads_its_learner_to_its_end_and_then_nobody_is_asked(tmp_path: Path) -> None:
    async def story(at: AtLesson) -> None:
        for key in KEYS:
            made = await at.ann.create(m.NewTable(name="Ann", lesson=True, teaches=key))
            async with line_to(at.there, made.table, at.ann.token) as line:
                await line.hear_a(m.Snapshot)
                await follow(line)
            state = at.there.server.rooms.open[made.table].state
            assert state.taught is not None
            assert (state.taught.key, state.lesson_step, state.asked) == (key, None, frozenset())
            # Whoever comes back, and a server that starts again, find the same.
            again = state_from_log(await at.there.server.rooms.log_of(state.table))
            assert again.game is not None
            assert state.game is not None
            assert (again.lesson_at, again.game.digest()) == (state.lesson_at, state.game.digest())

    at_a_lesson(tmp_path, None, story)


def test_what_the_lesson_does_not_want_is_refused_with_a_friendly_word_and_changes_nothing(tmp_path: Path) -> None:
    async def story(at: AtLesson) -> None:
        step = await due(at.line)
        assert step is not None
        game = at.line.game
        assert game is not None
        other = next(one for one in game.options if one not in step.actions)
        for wrong in (m.Why(cid="w", decision=0, action=other), m.Act(cid="x", decision=0, action=other)):
            no = await at.line.ask(wrong)
            assert isinstance(no, m.No)
            assert (no.code, no.sentence) == (
                "off_lesson", "That could be done, but the lesson asks for something else first."
            )  # fmt: skip
        assert (at.state.decision, at.state.lesson_at) == (0, 0)
        # Whatever else is said is heard, and the lesson waits for what it wants.
        assert isinstance(await at.line.ask(m.Speak(cid="y", claim=m.Trust(seat=1))), m.Ok)
        assert at.state.lesson_at == 0
        await follow(at.line)

    at_a_lesson(tmp_path, "be_saboteur", story)


def test_a_lesson_tells_its_learner_nothing_of_what_the_others_will_do(tmp_path: Path) -> None:
    async def story(at: AtLesson) -> None:
        plan = plan_of(at.line)
        assert plan is not None
        told = [bool(step.actions or step.claims) for step in plan.steps]
        assert told == [step.seat == 0 for step in at.state.lesson_steps]

    at_a_lesson(tmp_path, "read_table", story)


def test_the_veto_of_a_lesson_waits_for_whoever_reads_and_a_missed_one_leaves_nobody_stuck(tmp_path: Path) -> None:
    async def story(at: AtLesson) -> None:
        line, state = at.line, at.state
        while (step := await due(line)) is not None and step.actions != [PlayVeto()]:
            await do(line, step)
        await asyncio.sleep(0.2)  # more than half a minute by this clock
        assert state.clocks.window is not None
        allowed = state_from_log(await at.there.server.rooms.log_of(state.table))
        answers = [e.VetoAnswer(seat=seat, code=pack(Allow())) for seat in sorted(allowed.asked)]
        allowed.apply(e.Answered(at=state.updated, answers=answers))
        assert (allowed.wanted(2), allowed.wanted(0)) == ([Pass(["NE"])], [])
        allowed.apply(e.Acted(at=state.updated, seat=2, code=pack(Pass(["NE"]))))
        assert allowed.wanted(0) == []  # the path it wanted leads nowhere now
        assert allowed.asked == {0}
        await follow(line)

    at_a_lesson(tmp_path, "veto", story)


def test_a_lesson_that_does_not_exist_is_refused_and_no_table_is_opened(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            with pytest.raises(Refusal, match="There is no lesson 'juggling'"):
                await ann.create(m.NewTable(name="Ann", lesson=True, teaches="juggling"))
            assert there.server.rooms.open == {}

    asyncio.run(asyncio.wait_for(story(), 180))


def test_a_lesson_from_before_there_were_several_opens_as_a_game() -> None:
    created = e.Created(
        at=1, by="ann", table="t", code="ABCDE", seed=f"{2914583:032x}", setup=m.TableSetup(seats=3),
        options=m.TableOptions(), seats=[e.Chair(person="ann", name="Ann"), e.Chair(level="novice"), e.Chair()],
        lesson=True,
    )  # fmt: skip
    old = msgspec.to_builtins(created)
    del old["taught"]
    state = state_from_log([msgspec.convert(old, e.AnyEntry), e.Started(at=2)])
    assert (state.lobby().lesson, state.lobby().teaches, state.wanted(0)) == (True, None, [])
    assert state.asked


def test_an_ordinary_table_teaches_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            made = await ann.create(m.NewTable(name="Ann", bots=True, start=True, teaches="toll"))
            state = there.server.rooms.open[made.table].state
            assert not state.lobby().lesson
            assert state.taught is None

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
