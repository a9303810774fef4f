"""The game as a PettingZoo environment: `env()` with the usual wrappers, `raw_env()` without.

    from saboteur.env import saboteur_v0

    env = saboteur_v0.env(setup=Setup(seats=5))
    env.reset(seed=42)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else policy(observation["observation"], observation["action_mask"])
        env.step(action)

Agents are seats: `seat_0` … . An observation is the row of `VectorGames` with the maze behind it.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from saboteur.core.research import observation_layout
from saboteur.env.picture import ansi, picture
from saboteur.env.vector import (
    GAME,
    PASS_OVER,
    RAISE,
    REFUSE,
    EnvError,
    VectorGames,
    check_illegal,
    checked_setup,
    may_not,
)
from saboteur.play.setup import Setup

REWARDS = ("side", "gold")
Observation = dict[str, NDArray[Any]]


def env(**arguments: Any) -> AECEnv:
    """Make the environment with the checks that PettingZoo's own games have.

    But for the one that ends a game for an illegal action: what comes of it is chosen by `illegal`, as everywhere.
    """
    return Checked(raw_env(**arguments))


class Checked(wrappers.OrderEnforcingWrapper):  # type: ignore[misc] # PettingZoo has no types
    """Checks the order of calls and that actions lie in their space.

    A wrapper looks everything up in what it wraps, which costs a step more than the game does; so what it is asked
    for most is kept here, too.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        super().reset(seed, options)
        self._keep(self.env)

    def step(self, action: Any) -> None:
        """Do what the seat to act chose."""
        raw = self.env
        if not self._has_reset or not raw.agents:
            super().step(action)
            return
        if action is None or not raw.may_be(action):
            agent = raw.agent_selection
            if action is not None or not (raw.terminations[agent] or raw.truncations[agent]):
                raise AssertionError("action is not in action space")  # as PettingZoo's wrapper does
        self._has_updated = True
        raw.step(action)
        self._keep(raw)

    def _keep(self, raw: "raw_env") -> None:
        self.agents = raw.agents
        self.agent_selection = raw.agent_selection
        self.rewards = raw.rewards
        self._cumulative_rewards = raw._cumulative_rewards  # `last` reads it
        self.terminations = raw.terminations
        self.truncations = raw.truncations
        self.infos = raw.infos


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 - PettingZoo has no types, and expects this name
    """One game at a time, seat by seat.

    `episode` is `game` (three rounds) or `round`. `reward` is `side` (+1 or -1 for every seat when a round ends) or
    `gold` (what it won in the round).
    With `talk` a seat may make up to so many claims after its turn.
    An illegal action is refused: the same seat is asked again, and
    `infos[agent]["refused"]` counts such actions; with `illegal="raise"` it raises an `EnvError`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo reads it from the class
        "render_modes": ["human", "ansi", "rgb_array"],
        "name": observation_layout.VERSION,
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        setup: Setup | Mapping[str, Any] | None = None,
        *,
        episode: str = GAME,
        reward: str = "side",
        talk: int = 0,
        illegal: str = REFUSE,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_illegal(illegal)
        self.illegal = illegal
        if reward not in REWARDS:
            raise EnvError(f"rewards are {' or '.join(REWARDS)}, not {reward!r}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise EnvError(f"render_mode is human, ansi or rgb_array, not {render_mode!r}")
        self.setup = checked_setup(setup)
        self.episode = episode
        self.reward = reward
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self._seeds = np.random.default_rng()
        self._games = VectorGames(1, self.setup, 0, episode=episode, features=False, masks=True, talk=talk)
        self._ended = False
        self._places = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        spec = self._games.spec
        self._space = spaces.Dict(
            {
                "observation": spaces.Box(0, 127, (spec.flat_size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (spec.actions,), np.int8),
            }
        )
        # One space each, because callers seed the spaces of agents one by one.
        self._actions = {agent: spaces.Discrete(spec.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:  # noqa: ARG002 - all seats see alike
        """Return the space of observations, the same for all seats."""
        return self._space

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of dense action numbers."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's
        """Deal a new game; without a seed, another one each time."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._games.restart(int(self._seeds.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"refused": 0} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self._games.seats[0])]
        self._ended = False

    def observe(self, agent: str) -> Observation:
        """Return what a seat may know; the mask has places only while it is asked."""
        return self._games.seen(0, self._places[agent], self._ended)

    def may_be(self, action: Any) -> bool:
        """Return whether an action lies in the space of actions; plain numbers are by far the most."""
        if type(action) is int:
            return 0 <= action < self._games.spec.actions
        return bool(self._actions[self.agent_selection].contains(action))

    def step(self, action: Any) -> None:
        """Do what the seat to act chose; a number that the mask does not show is refused and nothing happens."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        games = self._games
        place = games.place_of(0, action)
        if place is None and self.illegal == RAISE:
            raise EnvError(may_not(agent, action))
        self._cumulative_rewards[agent] = 0.0
        paid = games.rounds_ended  # in the step before
        if place is None:
            self.infos[agent]["refused"] += 1
            games.step_alone(PASS_OVER)
        else:
            games.step_alone(place)
        if paid or games.rounds_ended:
            self._pay()
        self.agent_selection = self.possible_agents[int(games.seats[0])]
        if self.render_mode == "human":
            self.render()

    def _pay(self) -> None:
        """Hand out what the rounds that ended in this step came to: zero where none did."""
        games = self._games
        paid = games.rewards[0] if self.reward == "side" else games.gold[0]
        for seat, name in enumerate(self.possible_agents):
            self.rewards[name] = float(paid[seat])
        if games.ended[0]:
            self._ended = True
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | NDArray[np.uint8] | None:
        """Show the table as a spectator sees it."""
        state, setup = self._games.state(0), self.setup
        if self.render_mode == "rgb_array":
            return picture(state)
        text = ansi(setup, state)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)  # noqa: T201 - what this mode is for
        return None

    def close(self) -> None:
        """Nothing is held open."""

    @cached_property
    def names(self) -> list[str]:
        """Name every index of an observation's first part."""
        return self._games.spec.names()
