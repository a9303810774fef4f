"""Small mines: the same engine with fewer cards, whose smallest can be solved."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from saboteur import Game, Setup, SetupRefused, modules
from saboteur.bots.levels import decide
from saboteur.bots.memory.bot_memory import Memory
from saboteur.core.modules.small import SIZES
from saboteur.env.every_deal import DealsError, deal_of, every_deal
from saboteur.env.prompts import prompt
from saboteur.env.single_game import OneGame
from saboteur.env.vector import VectorGames
from saboteur.play.positions import load, position_of
from saboteur.play.records.record import Record, record_of

OPENSPIEL = "python_saboteur(seats=3,modules=base+small,options=first_seat:0{more})"


def mine(size: str = "xs", seats: int = 3, **options: Any) -> Setup:
    return Setup(seats=seats, modules=["small", "base"], options={"small_size": size, **options}, seed=5)


@pytest.mark.parametrize(("size", "seats"), [*((size, 3) for size in SIZES), ("xs", 5)])
def test_whole_games_are_played_recorded_and_verified_by_bots(size: str, seats: int) -> None:
    game, dice = Game.new(mine(size, seats)), random.Random(2)
    memories = [Memory.start(game.view(seat)) for seat in range(seats)]
    while not game.over:
        seat = min(game.to_act)
        answer = decide("novice", game.view(seat), game.legal(seat), memories[seat], dice)
        memories[seat] = answer.memory
        for raw in game.apply(seat, answer.action):
            memories = [memory.hear(raw.seen_by(one)) for one, memory in enumerate(memories)]
        if len(game.actions) % 7 == 0:
            assert load(position_of(game)).setup == game.setup
    assert game.result is not None
    won = [one.roles.count("digger" if one.ending == "treasure" else "saboteur") for one in game.result.rounds]
    assert sum(game.result.gold) == sum(won)
    assert Record.load(record_of(game).dump()).game().digest() == game.digest()


def test_what_is_kept_by_the_other_modules_is_refused_and_nobody_is_offered_it() -> None:
    with pytest.raises(SetupRefused, match="small and chests do not go together"):
        Setup(seats=3, modules=["base", "small", "chests"])
    with pytest.raises(SetupRefused, match="small goes with base only"):
        Setup(seats=3, modules=["saboteur2", "small"])
    with pytest.raises(SetupRefused, match="small is for 3 to 5 seats, not 6"):
        Setup(seats=6, modules=["base", "small"])
    with pytest.raises(SetupRefused, match="the option small_size cannot be 'huge'; it is one of xs, s, m, l, xl"):
        mine("huge")
    with pytest.raises(SetupRefused, match="belongs to small"):
        Setup(seats=3, options={"small_size": "m"})
    assert "small" not in {module.key for module in modules()}


def test_an_observation_says_that_the_mine_is_small_and_other_bytes_stay_where_they_were() -> None:
    games = VectorGames(4, mine("m"), masks=True)
    names = games.spec.names()
    assert games.observations[0, names.index("module small")] == 1
    assert names.index("module small") == max(i for i, name in enumerate(names) if name.startswith("module "))
    rng = np.random.default_rng(1)
    for _ in range(200):
        games.step(games.random(rng))
    assert games.episodes.min() > 2


def test_a_model_is_told_the_rules_of_a_small_mine() -> None:
    game = Game.new(mine())
    seat = min(game.to_act)
    assert "a mine with few columns" in prompt(game.view(seat), list(game.legal(seat)))


def test_every_deal_is_listed_once_with_its_chance() -> None:
    setup = mine(first_seat=0)
    deals = every_deal(setup)
    game = OneGame(setup)
    found = [deal_of(game.dealt(seed)) for seed, _ in deals]
    assert len(deals) == len(set(found)) == 4 * 2 * 180
    assert sum(chance for _, chance in deals) == pytest.approx(1.0)
    drawn = Counter(deal_of(game.dealt(seed)) for seed in range(100_000, 104_000))
    chances = dict(zip(found, (chance for _, chance in deals), strict=True))
    assert set(drawn) <= set(chances)
    assert sum(chances[deal] for deal in drawn) == pytest.approx(1 - np.exp(-4000 / 1440), abs=0.05)


def test_a_ruleset_with_too_many_deals_is_refused_with_their_number() -> None:
    with pytest.raises(DealsError, match=r"has .*e\+\d+ deals, and at most 20000 can be listed"):
        every_deal(Setup(seats=3, seed=0))


def test_the_tree_that_is_written_out_is_the_game() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    import saboteur.env.openspiel  # noqa: F401 - registers the game
    from saboteur.env.extensive_form import TreeError, as_efg

    game = pyspiel.load_game(OPENSPIEL.format(more=",deals=6"))
    tree = pyspiel.load_efg_game(as_efg(game))
    uniform = pyspiel.UniformRandomPolicy
    assert pyspiel.nash_conv(tree, uniform(tree)) == pytest.approx(pyspiel.nash_conv(game, uniform(game)))
    solver = pyspiel.CFRPlusSolver(tree)
    before = pyspiel.nash_conv(tree, solver.average_policy())
    for _ in range(12):
        solver.evaluate_and_update_policy()
    assert pyspiel.nash_conv(tree, solver.average_policy()) < before / 20
    with pytest.raises(TreeError, match="more than 50 states"):
        as_efg(game, 50)


@pytest.mark.parametrize(("more", "says"), [(",options=colour", "key:value"), (",episode=week", "a round or a game")])
def test_parameters_that_cannot_be_are_refused(more: str, says: str) -> None:
    pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    from saboteur.env.openspiel import SaboteurGame

    parameters = dict(word.split("=") for word in more[1:].split(","))
    with pytest.raises(ValueError, match=says):
        SaboteurGame({"seats": 3, "modules": "base+small", **parameters})
