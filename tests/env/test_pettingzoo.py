"""The PettingZoo environment passes PettingZoo's own tests, and says what is wrong."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

pettingzoo_test = pytest.importorskip("pettingzoo.test", reason="the extra `research` is not installed")

from saboteur.core.research import observation_layout  # noqa: E402
from saboteur.env import saboteur_v0  # noqa: E402
from saboteur.env.vector import EnvError  # noqa: E402
from saboteur.play.setup import Setup  # noqa: E402
from saboteur.sim.random_rulesets import everything  # noqa: E402

BASE = Setup(seats=4, seed=0)


def full() -> Setup:
    """Every module of Saboteur 2."""
    seats, modules, options = everything("saboteur2", 5)
    return Setup(seats=seats, modules=modules, options=dict(options), seed=0)


# The test warns of every observation that is a dict, other than those of games that it knows by name.
KNOWN = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably",
    "action_mask",
    "Action mask",
)


@pytest.mark.parametrize("setup", [BASE, full()], ids=["base", "everything"])
def test_it_passes_the_api_test(setup: Setup) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        pettingzoo_test.api_test(saboteur_v0.env(setup=setup), num_cycles=300)
    assert [str(one.message) for one in caught if not str(one.message).startswith(KNOWN)] == []


def test_it_passes_the_seed_test() -> None:
    pettingzoo_test.seed_test(lambda: saboteur_v0.env(setup=BASE), num_cycles=50)


def played(env: Any, seed: int) -> dict[str, float]:
    """Play an episode at random; return everybody's return."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        total[agent] += reward
        mask = observation["action_mask"]
        env.step(None if ended or cut else int(rng.choice(np.flatnonzero(mask))))
    return total


def test_returns_are_a_sum_over_three_rounds() -> None:
    returns = played(saboteur_v0.raw_env(setup=BASE), 3)
    assert set(returns.values()) <= {-3.0, -1.0, 1.0, 3.0}
    gold = played(saboteur_v0.raw_env(setup=BASE, reward="gold"), 3)
    assert all(value >= 0 for value in gold.values())
    assert sum(gold.values()) > 0


def test_an_illegal_action_is_refused_and_nothing_happens() -> None:
    env = saboteur_v0.raw_env(setup=BASE, illegal="raise")
    env.reset(seed=1)
    agent = env.agent_selection
    before = env.observe(agent)
    wrong = int(np.flatnonzero(before["action_mask"] == 0)[0])
    for action in (wrong, -1, 10**9, "pass", None):
        with pytest.raises(EnvError, match="may not take the action"):
            env.step(action)
    after = env.observe(agent)
    assert (after["observation"] == before["observation"]).all()
    assert env.agent_selection == agent


@pytest.mark.parametrize("make", [saboteur_v0.raw_env, saboteur_v0.env])
def test_a_refused_action_is_counted_and_the_same_seat_is_asked_again(make: Any) -> None:
    env = make(setup=BASE)
    env.reset(seed=1)
    agent = env.agent_selection
    before = env.observe(agent)
    env.step(int(before["action_mask"].argmin()))
    after, _, ended, cut, info = env.last()
    assert (env.agent_selection, ended, cut, info["refused"]) == (agent, False, False, 1)
    assert (after["observation"] == before["observation"]).all()


@pytest.mark.parametrize("mode", ["ansi", "rgb_array", None])
def test_it_is_made_with_its_wrappers_in_every_mode_that_the_page_names(mode: str | None) -> None:
    env = saboteur_v0.env(setup=BASE, render_mode=mode)
    env.reset(seed=1)
    shown: Any = env.render() if mode else None  # text, a picture, or nothing: PettingZoo types all as one
    if mode == "ansi":
        assert "round 1, turn 1" in shown
    elif mode == "rgb_array":
        assert shown.shape[2] == 3


def test_only_the_seat_that_is_asked_has_actions_and_all_see_their_own_hand() -> None:
    env = saboteur_v0.raw_env(setup=BASE)
    env.reset(seed=1)
    hands = set()
    for agent in env.agents:
        seen = env.observe(agent)
        assert seen["action_mask"].any() == (agent == env.agent_selection)
        assert seen["observation"].shape == env.observation_space(agent)["observation"].shape
        hands.add(seen["observation"][observation_layout.HAND : observation_layout.PLAYED].tobytes())
    assert len(hands) == 4


def test_it_can_be_seen_as_text_and_as_a_picture() -> None:
    text = saboteur_v0.raw_env(setup=BASE, render_mode="ansi")
    text.reset(seed=1)
    drawn = str(text.render())
    assert "seat 3" in drawn
    assert "digger" not in drawn
    image = saboteur_v0.raw_env(setup=full(), render_mode="rgb_array")
    image.reset(seed=1)
    painted = image.render()
    assert isinstance(painted, np.ndarray)
    assert painted.shape == (312, 384, 3)
    assert len(np.unique(painted.reshape(-1, 3), axis=0)) > 4


@pytest.mark.parametrize(
    ("given", "says"), [({"reward": "fame"}, "rewards are"), ({"render_mode": "film"}, "render_mode is")]
)
def test_what_does_not_fit_is_said(given: dict[str, Any], says: str) -> None:
    with pytest.raises(EnvError, match=says):
        saboteur_v0.raw_env(setup=BASE, **given)
