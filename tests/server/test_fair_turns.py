"""Workers serve addresses and tables in turn, whoever asks for more than the others."""

from __future__ import annotations

import asyncio
import functools
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import house, quick
from tests.server.lines import line_to

from saboteur.bots import talk
from saboteur.client import Client
from saboteur.play.commentary.thoughts import Reason
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.server import messages as m
from saboteur.server.limits.bounds import WAITING_OF_ADDRESS, WAITING_OF_TABLE
from saboteur.server.tables.bots import bot_pool
from saboteur.server.tables.bots.bot_pool import BotPool, BotSeat
from saboteur.server.tables.bots.fair_turns import FairnessKey, FairTurns, TooManyWait
from saboteur.server.tables.log import log_entries as e

HOSTILE = FairnessKey("bad", "t")


async def in_order(turns: FairTurns, payers: list[FairnessKey]) -> list[str]:
    """Let everybody wait while the only turn is taken; return in which order they were served."""
    served: list[str] = []

    async def want(payer: FairnessKey) -> None:
        await turns.begin(payer)
        served.append("/".join(payer))
        turns.end()

    await turns.begin(FairnessKey("first"))
    tasks = [asyncio.create_task(want(payer)) for payer in payers]
    await asyncio.sleep(0)
    turns.end()
    await asyncio.gather(*tasks)
    assert turns.waiting == 0
    return served


def test_addresses_are_served_in_turn_and_of_an_address_its_tables() -> None:
    payers = [FairnessKey("bad", "a")] * 4 + [
        FairnessKey("bad", "b"),
        FairnessKey("good", "c"),
        FairnessKey("good", "c"),
    ]
    order = asyncio.run(in_order(FairTurns(1), payers))
    assert order == ["bad/a", "good/c", "bad/b", "good/c", "bad/a", "bad/a", "bad/a"]


def test_what_may_wait_is_bounded_by_table_and_address() -> None:
    async def story() -> None:
        turns = FairTurns(1)
        await turns.begin(HOSTILE)
        tables = WAITING_OF_ADDRESS // WAITING_OF_TABLE + 2
        wanted = [FairnessKey("bad", str(n % tables)) for n in range(2 * WAITING_OF_ADDRESS)]
        tasks = [asyncio.create_task(turns.begin(payer)) for payer in wanted]
        await asyncio.sleep(0)
        assert turns.waiting == WAITING_OF_ADDRESS
        with pytest.raises(TooManyWait):
            await turns.begin(FairnessKey("bad", "one more"))
        good = asyncio.create_task(turns.begin(FairnessKey("good", "t")))
        await asyncio.sleep(0)
        turns.end()
        turns.end()
        await asyncio.wait_for(good, 180)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert turns.waiting == 0

    asyncio.run(story())


def test_whoever_gives_up_waiting_loses_nobody_a_turn() -> None:
    async def story() -> None:
        turns = FairTurns(1)
        await turns.begin(HOSTILE)
        gives_up, other = (asyncio.create_task(turns.begin(HOSTILE)) for _ in range(2))
        await asyncio.sleep(0)
        turns.end()  # the turn is on its way to the one that gives up just now
        gives_up.cancel()
        await asyncio.wait_for(other, 180)
        gives_up, other = (asyncio.create_task(turns.begin(HOSTILE)) for _ in range(2))
        await asyncio.sleep(0)
        gives_up.cancel()  # it has not heard of that yet when the turn comes
        turns.end()
        await asyncio.wait_for(other, 180)
        assert turns.waiting == 0
        turns.end()
        await asyncio.wait_for(turns.begin(HOSTILE), 180)

    asyncio.run(story())


DELAY = 0.8


def slow_thought(*work: Any) -> tuple[Any, Reason, None]:
    """Take 30 ms for a search, 1 ms for anything else."""
    time.sleep(0.03 if work[0] == "master" else 0.001)
    return work[5][0], Reason("at_random"), None


def test_an_honest_tables_bot_answers_in_time_while_a_thousand_hostile_ones_think(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_pool, "think", slow_thought)
    monkeypatch.setattr(talk, "pause", lambda _level, seconds, _dice: seconds)  # drawn ones would differ by half
    game = Game.new(Setup(seats=4, seed=1))
    seat = min(game.to_act)
    view, options = game.view(seat), game.codes(seat)

    async def turn(pool: BotPool, payer: FairnessKey) -> float:
        began = time.monotonic()
        await pool.answer("master", BotSeat(view, []), view, options, payer)
        return time.monotonic() - began

    async def due() -> float:
        """Wait for as long as an answer may take, on this machine at this moment."""
        began = time.monotonic()
        await asyncio.sleep(DELAY + bot_pool.LATE)
        return time.monotonic() - began

    async def keep_thinking(pool: BotPool, payer: FairnessKey) -> None:
        while True:
            await turn(pool, payer)

    async def story() -> None:
        pool = BotPool(workers=0, delay=DELAY)
        hostile = [FairnessKey(f"bad {n % 500}", f"{n}") for n in range(1000)]
        crowd = [asyncio.create_task(keep_thinking(pool, payer)) for payer in hostile]
        while not pool.outcomes["hurried"]:  # noqa: ASYNC110 - nobody searches while so many wait
            await asyncio.sleep(0.05)
        times = [await asyncio.gather(turn(pool, FairnessKey("good", "t")), due()) for _ in range(4)]
        crowded, latest = zip(*times, strict=True)
        for task in crowd:
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)
        pool.close()
        assert sum(crowded) <= 1.5 * sum(latest), (crowded, latest)

    asyncio.run(asyncio.wait_for(story(), 180))


def test_a_thought_that_is_done_just_when_it_is_cancelled_is_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(Setup(seats=4, seed=1))
    seat = min(game.to_act)
    view, options = game.view(seat), game.codes(seat)

    async def story() -> None:
        thought: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        begun = asyncio.Event()

        def submit(*_: object) -> asyncio.Future[Any]:
            begun.set()
            return thought

        pool = BotPool(workers=0, delay=0.0)
        monkeypatch.setattr(pool, "_submit", submit)
        answer = asyncio.create_task(pool.answer("master", BotSeat(view, []), view, options))
        await begun.wait()
        await asyncio.sleep(0)
        thought.set_result((options[0], Reason("at_random"), None, None))
        answer.cancel()
        await asyncio.wait([answer])
        assert answer.cancelled()

    asyncio.run(asyncio.wait_for(story(), 180))


async def filled_with_bots(host: Client) -> str:
    """Make a table of three without a clock, where bots have the other seats."""
    wish = m.NewTable(name="Ann", setup=m.TableSetup(seats=3), options=m.TableOptions(clock="none"))
    table = (await host.create(wish)).table
    await host.request("POST", f"/api/tables/{table}/intents", m.FillWithBots(cid="fill"))
    return table


def test_a_thought_that_nobody_waits_for_any_more_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def for_ever(*_: object, **__: object) -> None:
        await asyncio.sleep(1000)

    monkeypatch.setattr(BotPool, "answer", for_ever)

    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            table = await filled_with_bots(ann)
            for intent in (m.Start(cid="start"), m.Leave(cid="leave")):
                await ann.request("POST", f"/api/tables/{table}/intents", intent)
            room = there.server.rooms.open[table]
            async with line_to(there, table, ann.token) as line:
                await line.hear_a(m.Snapshot)
                await there.settled(table)
                (key,) = room._thinking
                task = room._thinking[key]
                code = room.state.game.codes(key[0])[0] if room.state.game else 0
                acted = e.Acted(at=room.now(), seat=key[0], code=code)
                await room.do(lambda: room.commit([acted]))
                await asyncio.sleep(0)
                assert task.cancelled() or task.cancelling()
                assert key not in room._thinking

    asyncio.run(story())


def test_bots_are_in_no_hurry_while_nobody_plays_and_are_again_when_somebody_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurried: list[bool] = []

    async def for_ever(*_: object, watched: bool, **__: object) -> None:
        hurried.append(not watched)
        await asyncio.sleep(1000)

    monkeypatch.setattr(BotPool, "answer", for_ever)

    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            table = await filled_with_bots(ann)
            room = there.server.rooms.open[table]
            async with line_to(there, table, ann.token) as line:
                assert isinstance(await line.ask(m.Start(cid="start")), m.Ok)
                while 0 in room.state.asked:  # Ann begins
                    code = room.state.game.codes(0)[0] if room.state.game else 0
                    acted = e.Acted(at=room.now(), seat=0, code=code)
                    await room.do(functools.partial(room.commit, [acted]))
                for intent, watched in ((m.Leave(cid="leave"), True), (m.Back(cid="back"), False)):
                    assert isinstance(await line.ask(intent), m.Ok)
                    await there.settled(table)
                    assert [key.watched for key in room._thinking] == [watched]
                    await asyncio.sleep(0)
                    assert hurried[-1] is not watched

    asyncio.run(story())
