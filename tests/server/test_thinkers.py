"""Bots think outside the event loop, and a bot's fault never stops a table."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
import structlog
from tests.server.house import Player, house, quick

from saboteur.client import Client
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.server import messages as m
from saboteur.server import thinkers
from saboteur.server.thinkers import Mind, Thinkers


def test_a_worker_process_answers_with_one_of_the_options() -> None:
    async def story() -> None:
        pool = Thinkers(workers=1, delay=0.0)
        game = Game.new(Setup(seats=4, seed=1))
        try:
            seat = min(game.to_act)
            mind = Mind(game.view(seat), [])
            action = await pool.answer("steady", mind, game.view(seat), game.legal(seat))
            assert action in game.legal(seat)
            assert mind.memory is not None
        finally:
            pool.close()

    asyncio.run(story())


def test_a_bot_that_fails_is_replaced_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(thinkers, "think", broken)

    async def story() -> None:
        pool = Thinkers(workers=0, delay=0.0)
        game = Game.new(Setup(seats=4, seed=1))
        seat = min(game.to_act)
        action = await pool.answer("steady", Mind(game.view(seat), []), game.view(seat), game.legal(seat))
        assert action in game.legal(seat)
        pool.close()

    asyncio.run(story())


def test_an_answer_does_not_appear_before_its_delay() -> None:
    async def story() -> None:
        pool = Thinkers(workers=0, delay=0.2)
        game = Game.new(Setup(seats=4, seed=1))
        seat = min(game.to_act)
        began = time.monotonic()
        await pool.answer("random", Mind(game.view(seat), []), game.view(seat), game.legal(seat))
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
                last = await asyncio.wait_for(Player(ann, 1).play(table), 100)
            assert not [entry for entry in logs if entry["log_level"] == "error"]
            assert last.game is not None
            assert last.game.result is not None

    asyncio.run(story())
