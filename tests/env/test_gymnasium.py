"""The Gymnasium environments pass Gymnasium's own check, learn nothing they may not, and say what is wrong."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

checker = pytest.importorskip("gymnasium.utils.env_checker", reason="the extra `research` is not installed")

from saboteur.env.gym import SaboteurEnv, SaboteurVectorEnv  # noqa: E402
from saboteur.env.vector import EnvError  # noqa: E402
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
    env = SaboteurEnv(BASE, levels="random", seat=0)
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
