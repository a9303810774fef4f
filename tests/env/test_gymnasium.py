"""The Gymnasium environments pass Gymnasium's own check, learn nothing they may not, and say what is wrong."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

checker = pytest.importorskip("gymnasium.utils.env_checker", reason="the extra `research` is not installed")

import gymnasium  # noqa: E402

from saboteur.env.gym import ID, SaboteurEnv, SaboteurVectorEnv  # noqa: E402
from saboteur.env.vector import EnvError, VectorGames  # noqa: E402
from saboteur.play.setup import Setup  # noqa: E402

BASE = Setup(seats=4, seed=0)
S2 = Setup(seats=3, modules=("saboteur2", "veto"), seed=0)


class Masked(SaboteurEnv):
    """The checker samples without a mask: take the first legal action where it samples badly."""

    def step(self, action: Any) -> Any:
        mask = self._seen()["action_mask"]
        return super().step(action if mask[action] else int(np.flatnonzero(mask)[0]))


def test_it_passes_the_checker() -> None:
    checker.check_env(Masked(BASE, levels="random", seat=1), skip_render_check=True)


def test_as_gymnasium_makes_it_it_passes_the_checker_with_every_way_to_render() -> None:
    made = gymnasium.make(ID, setup={"seats": 4}, levels="random", render_mode="ansi")
    checker.check_env(made.unwrapped)
    many = gymnasium.make_vec(ID, num_envs=3, vectorization_mode="vector_entry_point", setup={"seats": 4})
    assert isinstance(many, SaboteurVectorEnv)


@pytest.mark.parametrize("kind", ["one", "many", "places", "numbers"])
def test_an_illegal_action_is_refused_or_raised_as_chosen_and_changes_nothing(kind: str) -> None:
    for illegal in ("refuse", "raise"):
        if kind == "one":
            env: Any = SaboteurEnv(BASE, levels="random", seat=0, illegal=illegal)
            seen, _ = env.reset(seed=1)
            action: Any = int(np.flatnonzero(seen["action_mask"] == 0)[0])
            act, games = env.step, env._games
        elif kind == "many":
            env = SaboteurVectorEnv(2, BASE, illegal=illegal)
            seen, _ = env.reset(seed=1)
            action = np.array([row.argmin() for row in seen["action_mask"]])
            act, games = env.step, env.games
        else:
            games = VectorGames(2, BASE, masks=True, illegal=illegal)
            act = games.step if kind == "places" else games.step_numbers
            action = games.counts if kind == "places" else games.masks.argmin(axis=1)
        before = games.observations.copy()
        if illegal == "raise":
            with pytest.raises(EnvError, match="may not take the action"):
                act(action)
        else:
            act(action)
        assert (games.observations == before).all()


def test_a_step_that_is_raised_moves_no_other_game_either() -> None:
    games = VectorGames(3, BASE, illegal="raise")
    before = games.observations.copy()
    with pytest.raises(EnvError, match="game 1 may not take the action 999"):
        games.step(np.array([0, 999, -1]))
    assert (games.observations == before).all()
    games.step(np.array([0, 0, -1]))
    assert (games.observations[2] == before[2]).all()
    with pytest.raises(EnvError, match="refuse or raise"):
        VectorGames(3, BASE, illegal="forgive")


@pytest.mark.parametrize("setup", [BASE, S2], ids=["base", "saboteur2"])
@pytest.mark.parametrize("level", ["novice", "steady"])
def test_a_learner_plays_rounds_among_bots(setup: Setup, level: str) -> None:
    env = SaboteurEnv(setup, levels=level)
    rng = np.random.default_rng(0)
    seats = set()
    for episode in range(3):
        seen, info = env.reset(seed=episode)
        seats.add(info["seat"])
        ended, reward = False, 0.0
        while not ended:
            assert reward == 0.0
            seen, reward, ended, _, _ = env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        assert reward in (-1.0, 1.0)
    assert len(seats) > 1


def test_the_same_seed_gives_the_same_episode() -> None:
    def story(seed: int) -> bytes:
        env = SaboteurEnv(BASE, levels="steady", seat=2)
        seen, _ = env.reset(seed=seed)
        out = b""
        for _ in range(5):
            seen = env.step(int(np.flatnonzero(seen["action_mask"])[0]))[0]
            out += seen["observation"].tobytes()
        return out

    assert story(1) == story(1) != story(2)


def test_what_is_wrong_is_said() -> None:
    env = SaboteurEnv(BASE, levels="random", seat=0, illegal="raise")
    with pytest.raises(EnvError, match="reset"):
        env.step(0)
    seen, _ = env.reset(seed=1)
    with pytest.raises(EnvError, match="may not take"):
        env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    with pytest.raises(EnvError, match="no level"):
        SaboteurEnv(BASE, levels="hero")
    with pytest.raises(EnvError, match="3 bots need 3 levels"):
        SaboteurEnv(BASE, levels=["novice"])
    with pytest.raises(EnvError, match="no seat 9"):
        SaboteurEnv(BASE, seat=9)


def test_many_learners_at_once() -> None:
    env = SaboteurVectorEnv(16, BASE, seat=2)
    rng = np.random.default_rng(0)
    seen, _ = env.reset(seed=3)
    total = 0
    for _ in range(150):
        assert env.observation_space.contains(seen)
        assert (env.games.seats == 2).all()
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, rewards, ended, cut, info = env.step(actions)
        assert not len(info["refused"])
        assert ((rewards != 0) == ended).all()
        assert not cut.any()
        total += int(ended.sum())
    assert total > 16


def test_a_bad_action_in_one_of_many_games_stops_no_other() -> None:
    env = SaboteurVectorEnv(3, BASE)
    seen, _ = env.reset(seed=3)
    actions = seen["action_mask"].argmax(axis=1)
    actions[1] = int(np.flatnonzero(seen["action_mask"][1] == 0)[0])
    after, _, _, _, info = env.step(actions)
    assert list(info["refused"]) == [1]
    assert (after["observation"][1] == seen["observation"][1]).all()
    assert (after["observation"][0] != seen["observation"][0]).any()
