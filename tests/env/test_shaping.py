"""Shaped rewards: paid out of a potential, so that over an episode they come to the same whatever was done."""

from __future__ import annotations

import numpy as np
import pytest

from saboteur import Setup
from saboteur.core.table.slots import KIND_MASK
from saboteur.env.vector import EnvError, VectorGames

FIVE = Setup(seats=5, seed=0)


@pytest.mark.parametrize("talk", [0, 1])
def test_an_episode_pays_what_its_deal_was_worth_whatever_was_done(talk: int) -> None:
    sums = []
    for luck in (1, 2):
        games, rng = VectorGames(8, FIVE, 3, shaping=0.5, talk=talk), np.random.default_rng(luck)
        paid, done = np.zeros((8, 5)), np.zeros(8, bool)
        while not done.all():
            games.step(games.random(rng))
            paid[~done] += games.shaped[~done]
            done |= games.ended > 0
        sums.append(paid)
    assert np.allclose(sums[0], sums[1])
    assert (sums[0] != 0).all()


def test_a_path_towards_the_treasure_pays_diggers_what_saboteurs_lose() -> None:
    games, rng = VectorGames(1, FIVE, 3, shaping=1.0, worths=True), np.random.default_rng(1)
    moved = 0
    for _ in range(60):
        roles = [int(slot & KIND_MASK) for slot in games.state(0).hidden.roles]
        games.step(games.by_rules(rng))
        if games.ended[0] or not games.shaped.any():
            continue
        moved += 1
        for seat, role in enumerate(roles):
            assert games.shaped[0, seat] == (-1 if role else 1) * games.shaped[0, roles.index(0)]
    assert moved > 5


def test_games_that_are_passed_over_are_paid_nothing_and_the_reward_is_unchanged() -> None:
    games = VectorGames(4, FIVE, 3, shaping=1.0, discount=0.9)
    plain = VectorGames(4, FIVE, 3)
    rng = np.random.default_rng(1)
    for _ in range(120):
        choices = plain.random(rng)
        choices[0] = -1
        plain.step(choices)
        games.step(choices)
        assert not games.shaped[0].any()
        assert (games.rewards == plain.rewards).all()


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(EnvError, match="needs observations=True"):
        VectorGames(1, FIVE, shaping=1.0, observations=False)
    with pytest.raises(EnvError, match="the discount must be from 0 to 1"):
        VectorGames(1, FIVE, shaping=1.0, discount=1.5)


def test_a_learner_at_a_table_of_bots_is_paid_it() -> None:
    gym = pytest.importorskip("saboteur.env.gym", reason="gymnasium is not installed")
    env = gym.SaboteurEnv(FIVE, levels="novice", seat=0, shaping=0.25)
    observation, _ = env.reset(seed=1)
    paid = []
    ended = False
    while not ended:
        observation, reward, ended, _, _ = env.step(int(np.flatnonzero(observation["action_mask"])[0]))
        paid.append(reward)
    assert any(0 < abs(one) < 1 for one in paid)
