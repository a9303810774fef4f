"""Statistics by role: who was paid after a round has won it."""

from __future__ import annotations

import random

import pytest
from tests.play.guesses import steps

from saboteur.play.catalogue import presets
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.server.tables.results.earnings import earnings_by_round

PRESETS = {preset.key: preset for preset in presets()}


def played(preset: str, seats: int, seed: int) -> Game:
    chosen = PRESETS[preset]
    game = Game.new(Setup(seats=seats, modules=chosen.modules, options=chosen.options, seed=seed))
    for _ in steps(game, random.Random(seed)):
        pass
    return game


@pytest.mark.parametrize("seed", range(6))
def test_in_the_base_game_the_diggers_are_paid_for_the_treasure_and_the_saboteurs_otherwise(seed: int) -> None:
    game = played("base", 5, seed)
    result = game.result
    assert result is not None
    earned = earnings_by_round(game.story(), game.setup.seats)
    assert [sum(seat) for seat in zip(*earned, strict=True)] == result.gold
    for one, gold in zip(result.rounds, earned, strict=True):
        for role, amount in zip(one.roles, gold, strict=True):
            assert (amount > 0) == ((role == "digger") == (one.ending == "treasure"))


def test_in_saboteur_2_a_team_can_lose_although_the_treasure_was_found() -> None:
    unpaid = 0
    for seed in range(12):
        game = played("saboteur2", 6, seed)
        assert game.result is not None
        for one, gold in zip(game.result.rounds, earnings_by_round(game.story(), game.setup.seats), strict=True):
            teams = [amount for role, amount in zip(one.roles, gold, strict=True) if role in ("blue", "green")]
            unpaid += one.ending == "treasure" and 0 in teams and any(teams)
    assert unpaid > 0
