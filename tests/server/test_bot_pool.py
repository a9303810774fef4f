"""Bots think outside the event loop, and a bot's fault never stops a table."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest
import structlog
from tests.server.house import Player, house, quick

from saboteur.bots import Memory, Said, talk
from saboteur.client import Client
from saboteur.play import events as ev
from saboteur.play.actions import AnyAction
from saboteur.play.commentary.thoughts import Reason
from saboteur.play.fields.values import Cell, GoalFace
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.server import messages as m
from saboteur.server.tables.bots import bot_pool
from saboteur.server.tables.bots.bot_pool import BotPool, BotSeat
from saboteur.server.tables.bots.fair_turns import FairnessKey


def test_a_worker_process_answers_with_one_of_the_options() -> None:
    async def story() -> None:
        pool = BotPool(workers=1, delay=0.0)
        game = Game.new(Setup(seats=4, seed=1))
        try:
            seat = min(game.to_act)
            bot_seat = BotSeat(game.view(seat), [])
            code, thinking = await pool.answer("steady", bot_seat, game.view(seat), game.codes(seat))
            assert code in game.codes(seat)
            assert bot_seat.memory is not None
            own = game.view(seat).own
            assert own is not None
            assert thinking is not None
            assert (thinking.level, thinking.role) == ("steady", own.role)
        finally:
            pool.close()

    asyncio.run(story())


@pytest.mark.parametrize("prepared", [True, False])
def test_workers_stand_back_behind_the_server_and_are_not_started_by_its_event_loop(prepared: bool) -> None:
    async def story() -> None:
        pool, starters = BotPool(workers=1, delay=0.0), list[str]()
        honest = bot_pool._start

        def noted(workers: int, *, politely: bool) -> ProcessPoolExecutor:
            assert politely is prepared
            starters.append(threading.current_thread().name)
            return honest(workers, politely=politely)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(bot_pool, "_start", noted)
            if prepared:
                pool.prepare()
            try:
                nice = await asyncio.gather(*(pool.work(os.nice, 0) for _ in range(2)))
                pool.prepare()  # they are there
            finally:
                pool.close()
        assert nice == [min(19, os.nice(0) + bot_pool.NICENESS)] * 2
        assert starters == ["bots-start"]

    asyncio.run(story())


def test_a_pool_that_is_closed_while_its_workers_start_lets_whoever_waits_go() -> None:
    async def story() -> None:
        pool = BotPool(workers=1, delay=0.0)
        waiting = asyncio.create_task(pool.work(os.nice, 0))
        while pool._starting is None:  # noqa: ASYNC110 - there is no event for it
            await asyncio.sleep(0)
        pool.close()
        await asyncio.wait([waiting])
        assert waiting.cancelled()
        assert pool._pool is None

    asyncio.run(story())


def test_tables_that_are_only_watched_share_a_pace_and_keep_nobody_waiting_who_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(talk, "pause", lambda *_: 0.0)

    async def story() -> None:
        pool = BotPool(workers=0, delay=1e6)  # so that the next turn does not come
        game = Game.new(Setup(seats=4, seed=1))
        seat = min(game.to_act)
        view, options = game.view(seat), game.codes(seat)

        async def answer(table: str, *, watched: bool) -> int:
            payer = FairnessKey(table, table)
            return (await pool.answer("random", BotSeat(view, []), view, options, payer, watched=watched))[0]

        assert await answer("a", watched=True) in options
        waiting = [asyncio.create_task(answer(table, watched=True)) for table in ("b", "c")]
        assert [await answer(table, watched=False) in options for table in "def"] == [True] * 3
        assert not any(task.done() for task in waiting)
        pool._watched.end()  # the time is up
        assert await waiting[0] in options
        assert not waiting[1].done()
        waiting[1].cancel()
        await asyncio.wait(waiting)
        pool.close()

    asyncio.run(story())


def test_a_bot_that_fails_is_replaced_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(bot_pool, "think", broken)

    async def story() -> None:
        pool = BotPool(workers=0, delay=0.0)
        game = Game.new(Setup(seats=4, seed=1))
        seat = min(game.to_act)
        code, thinking = await pool.answer("steady", BotSeat(game.view(seat), []), game.view(seat), game.codes(seat))
        assert code in game.codes(seat)
        assert thinking is None
        assert pool.outcomes == {"failed": 1}  # what the alert for operators counts
        pool.close()

    asyncio.run(story())


def test_a_bot_thinks_again_when_its_worker_dies() -> None:
    async def story() -> None:
        pool = BotPool(workers=1, delay=0.0)
        game = Game.new(Setup(seats=4, seed=1))
        seat = min(game.to_act)
        try:
            await pool.work(os.nice, 0)
            dying = asyncio.ensure_future(pool.work(os._exit, 1))  # it takes the thought behind it along
            await asyncio.sleep(0)
            bot_seat = BotSeat(game.view(seat), [])
            _, thinking = await pool.answer("steady", bot_seat, game.view(seat), game.codes(seat))
            assert thinking is not None
            assert pool.outcomes == {"thought": 1}
            with pytest.raises(BrokenProcessPool):
                await dying
        finally:
            pool.close()

    asyncio.run(story())


def test_a_worker_that_may_not_be_nice_works_all_the_same_and_the_operator_hears_of_it_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_pool, "stand_back", lambda _by: False)
    bot_pool._say_impolite.cache_clear()
    with structlog.testing.capture_logs() as lines:
        for _ in range(2):
            awake = Future[bool]()
            bot_pool._give_way()
            awake.set_result(bot_pool._awake())
            bot_pool._is_awake(awake)
    assert [line["event"] for line in lines] == ["bots_not_nice"]


def test_a_bot_that_is_asked_again_while_it_thinks_forgets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[list[int]] = []
    begun, go_on = threading.Event(), threading.Event()

    def slow(*work: Any) -> tuple[AnyAction, Reason, Any]:
        _, _, memory, heard, _, options, *_ = work
        begun.set()
        go_on.wait(60)
        taken.append([*(memory or []), *heard])
        return options[0], Reason("at_random"), taken[-1]

    monkeypatch.setattr(bot_pool, "think", slow)

    async def story() -> None:
        pool = BotPool(workers=0, delay=0.0)
        game = Game.new(Setup(seats=4, seed=1))
        seat = min(game.to_act)
        heard: list[Any] = [1, 2]
        bot_seat = BotSeat(game.view(seat), heard)
        first = asyncio.create_task(pool.answer("shrewd", bot_seat, game.view(seat), game.codes(seat)))
        await asyncio.to_thread(begun.wait, 60)
        bot_seat.heard += [3]  # type: ignore[list-item]
        again = asyncio.create_task(pool.answer("shrewd", bot_seat, game.view(seat), game.codes(seat)))
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(first, again)
        assert taken == [[1, 2], [1, 2, 3]]
        assert bot_seat.heard == []
        pool.close()

    asyncio.run(story())


def test_an_answer_does_not_appear_before_its_delay() -> None:
    async def story() -> None:
        pool = BotPool(workers=0, delay=0.2)
        game = Game.new(Setup(seats=4, seed=1))
        seat = min(game.to_act)
        began = time.monotonic()
        await pool.answer("random", BotSeat(game.view(seat), []), game.view(seat), game.codes(seat))
        assert time.monotonic() - began >= 0.2 * 0.6
        pool.close()

    asyncio.run(story())


@pytest.mark.parametrize("level", ["novice", "steady", "shrewd"])
def test_bots_of_every_level_play_everything_to_the_end(level: m.Level, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            options = m.TableOptions(bot_level=level, clock="none")
            wish = m.NewTable(
                name="Ann", preset="championship", setup=m.TableSetup(seats=4), options=options, bots=True, start=True
            )
            table = (await ann.create(wish)).table
            with structlog.testing.capture_logs() as logs:
                last = await asyncio.wait_for(Player(ann, 1).play(table), 180)
            assert not [entry for entry in logs if entry["log_level"] == "error"]
            assert last.game is not None
            assert last.game.result is not None

    asyncio.run(story())


def test_bots_talk_in_turns_of_their_own_and_listen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "speaks", lambda *_: True)
    heard: list[tuple[int, Said]] = []
    hear = Memory.hear_claim

    def listening(memory: Memory, said: Said) -> Memory:
        heard.append((memory.seat, said))
        return hear(memory, said)

    monkeypatch.setattr(Memory, "hear_claim", listening)

    async def story() -> None:
        async with house(quick(tmp_path, bot_delay=0.001)) as there:
            ann = await Client.new(there.url)
            options = m.TableOptions(bot_level="steady", clock="none")
            wish = m.NewTable(name="Ann", setup=m.TableSetup(seats=3), options=options, bots=True, start=True)
            last = await asyncio.wait_for(Player(ann, 1).play((await ann.create(wish)).table), 180)
            assert {line.seat for line in last.talk if line.claim is not None} == {1, 2}
            assert {(hearer, said.by) for hearer, said in heard} == {(1, 1), (1, 2), (2, 1), (2, 2)}

    asyncio.run(story())


def test_bots_that_answer_at_once_do_not_talk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "speaks", lambda *_: True)

    async def story(delay: float) -> bool:
        pool = BotPool(workers=0, delay=delay)
        game = Game.new(Setup(seats=4, seed=1))
        seat = min(game.to_act)
        bot_seat = BotSeat(game.view(seat), [])
        bot_seat.listen(ev.MapRead(seat, Cell(8, 0), ev.Sight(goal=GoalFace("stone", "NE"))))
        claim = await pool.remark("steady", bot_seat, game.view(seat))
        pool.close()
        return claim is not None

    assert asyncio.run(story(0.001))
    assert not asyncio.run(story(0.0))


def test_a_bot_that_looked_at_a_goal_speaks_of_it_once_and_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "speaks", lambda _level, mouth, _rng: mouth.looked is not None)

    async def story() -> None:
        pool = BotPool(workers=0, delay=0.001)
        game = Game.new(Setup(seats=4, seed=2))
        seat = min(game.to_act)
        view, cell = game.view(seat), Cell(8, 2)
        own = ev.MapRead(seat, cell, ev.Sight(goal=GoalFace("stone", "NE")))
        bot_seat = BotSeat(view, [])
        for event in (ev.MapRead((seat + 1) % 4, Cell(8, 0)), own):
            bot_seat.listen(event)
        assert view.own is not None
        assert view.own.role == "digger"
        assert await pool.remark("steady", bot_seat, view) == m.GoalIsNot(cell=cell, kind="treasure")
        assert bot_seat.heard == []  # taken in
        assert await pool.remark("steady", bot_seat, view) is None
        bot_seat.listen(own)
        bot_seat.listen(ev.RoundStarted(2, 0, 1))
        assert await pool.remark("steady", bot_seat, view) is None
        pool.close()

    asyncio.run(story())
