"""Gymnasium: one learner among bots of any level, and many learners at once among quick opponents.

Importing this module registers both: `gymnasium.make("saboteur/Saboteur-v0")`, and `make_vec` for many.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from saboteur.bots.levels import LEVELS, decide
from saboteur.bots.memory.bot_memory import Memory
from saboteur.env.among_bots import heard
from saboteur.env.picture import ansi, picture
from saboteur.env.talking import Company, said_of
from saboteur.env.vector import (
    PASS_OVER,
    RAISE,
    REFUSE,
    ROUND,
    EnvError,
    VectorGames,
    check_episode,
    check_illegal,
    checked_setup,
    may_not,
)
from saboteur.play.actions import unpack
from saboteur.play.events.audiences import raw_events
from saboteur.play.setup import Setup
from saboteur.play.views.making import question_of, view_of

Observation = dict[str, NDArray[Any]]
ID = "saboteur/Saboteur-v0"
Opponents = Callable[[VectorGames], NDArray[np.int64]]


class SaboteurEnv(gymnasium.Env[Any, Any]):
    """A learner's seat at a table of bots, which see what they may and nothing else.

    `levels` is one level for all bots or a list for the seats after the learner's, clockwise. The learner sits at
    `seat`, or at another one in every episode.
    With `talk` seats may speak after their turns, and bots do. The reward is +1 or -1 for its side when a round ends,
    and what `shaping` pays beside that (`saboteur.env.shaping`). `illegal`
    is what comes of an action that the mask does not show: `refuse` changes nothing and says so in `info["refused"]`,
    `raise` raises an `EnvError`.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012 - Gymnasium reads it there

    def __init__(
        self,
        setup: Setup | Mapping[str, Any] | None = None,
        *,
        levels: str | Sequence[str] = "steady",
        seat: int | None = None,
        episode: str = ROUND,
        talk: int = 0,
        shaping: float = 0.0,
        illegal: str = REFUSE,
        render_mode: str | None = None,
    ) -> None:
        self.setup = checked_setup(setup)
        check_episode(episode)
        check_illegal(illegal)
        self.illegal = illegal
        self.levels = checked_levels(levels, self.setup.seats - 1)
        if seat is not None and not 0 <= seat < self.setup.seats:
            raise EnvError(f"there is no seat {seat}; seats are 0 to {self.setup.seats - 1}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise EnvError(f"render_mode is ansi or rgb_array, not {render_mode!r}")
        self.episode = episode
        self.render_mode = render_mode
        self._fixed = seat
        self.seat = seat or 0
        self._games = VectorGames(
            1, self.setup, 0, episode=episode, features=False, masks=True, talk=talk, shaping=shaping
        )
        spec = self._games.spec
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 127, (spec.flat_size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (spec.actions,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(spec.actions)
        self._ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal, and let the bots play until the learner is asked."""
        super().reset(seed=seed, options=options)
        deal = int(self.np_random.integers(1 << 62))
        n = self.setup.seats
        self.seat = int(self.np_random.integers(n)) if self._fixed is None else self._fixed
        self._dice = random.Random(deal)
        self._games.restart(deal)
        state = self._games.state(0)
        self._memories = {
            seat: Memory.start(view_of(self.setup, state, seat)) for seat in range(n) if seat != self.seat
        }
        self._company = Company({seat: self._level_of(seat) for seat in self._memories})
        self._ended = False
        self._reward = 0.0
        self._go_on()
        return self._seen(), {"seat": self.seat, "refused": False}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do what the learner chose and let the bots answer; what the mask does not show is refused."""
        if self._ended:
            raise EnvError("the episode is over; reset begins another one")
        place = self._games.place_of(0, action)
        if place is None and self.illegal == RAISE:
            raise EnvError(may_not("the learner", action))
        self._reward = 0.0
        if place is not None:
            self._apply(place)
            self._go_on()
        return self._seen(), self._reward, self._ended, False, {"seat": self.seat, "refused": place is None}

    def _go_on(self) -> None:
        """Let the bots play until the learner is asked or the episode is over."""
        games = self._games
        while not self._ended and games.seats[0] != self.seat:
            seat = int(games.seats[0])
            view = view_of(self.setup, games.state(0), seat)
            if games.claim_of(0, 0) is not None:
                self._apply(self._company.place(games, seat, view, self._memories[seat], self._dice))
                continue
            options = [unpack(int(code)) for code in games.codes]
            decision = decide(self._level_of(seat), view, options, self._memories[seat], self._dice)
            self._memories[seat] = decision.memory
            self._apply(options.index(decision.action))

    def _level_of(self, seat: int) -> str:
        return self.levels[(seat - self.seat) % self.setup.seats - 1]

    def _apply(self, place: int) -> None:
        state = self._games.state(0)
        said = self._games.claim_of(0, place)
        if said is not None:
            self._company.hear(said_of(self._games.claims, state, int(self._games.seats[0]), said), self._memories)
            self._games.step_alone(place)
            return
        self._games.step_alone(place)
        told = raw_events(list(state.journal), question_of(state))
        self._company.hear_events(told)
        for seat, memory in self._memories.items():
            self._memories[seat] = heard(memory, told, seat)
        self._reward += float(self._games.rewards[0, self.seat] + self._games.shaped[0, self.seat])
        self._ended = bool(self._games.ended[0])

    def _seen(self) -> Observation:
        return self._games.seen(0, self.seat, self._ended)

    def render(self) -> Any:
        """Show the table as a spectator sees it."""
        if self.render_mode == "rgb_array":
            return picture(self._games.state(0))
        return ansi(self.setup, self._games.state(0)) if self.render_mode == "ansi" else None


def checked_levels(levels: str | Sequence[str], number: int) -> list[str]:
    """Spell levels out for every bot."""
    named = [levels] * number if isinstance(levels, str) else list(levels)
    for level in named:
        if level not in LEVELS:
            raise EnvError(f"there is no level {level!r}; levels are {', '.join(LEVELS)}")
    if len(named) != number:
        raise EnvError(f"{number} bots need {number} levels, not {len(named)}")
    return named


def at_random(seed: int = 0) -> Opponents:
    """Return opponents that choose evenly among their options."""
    rng = np.random.default_rng(seed)
    return lambda games: games.random(rng)


class SaboteurVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[np.int64]]):
    """Many tables with one learner each; the other seats play by a policy over the whole batch.

    `opponents` takes the `VectorGames` and returns the place of an option for every game. Actions are dense numbers.
    An episode that ends is dealt again in the same step. `illegal` is as everywhere: `info["refused"]` has the games
    whose action was refused, or an `EnvError` is raised and no game goes on.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium reads it there

    def __init__(
        self,
        num_envs: int,
        setup: Setup | Mapping[str, Any] | None = None,
        *,
        seat: int = 0,
        opponents: Opponents | None = None,
        episode: str = ROUND,
        talk: int = 0,
        shaping: float = 0.0,
        illegal: str = REFUSE,
    ) -> None:
        self.games = VectorGames(
            num_envs, setup, 0, episode=episode, masks=True, features=opponents is not None, talk=talk,
            shaping=shaping, illegal=illegal,
        )  # fmt: skip
        spec = self.games.spec
        if not 0 <= seat < spec.seats:
            raise EnvError(f"there is no seat {seat}; seats are 0 to {spec.seats - 1}")
        self.num_envs = num_envs
        self.seat = seat
        self.opponents = opponents or at_random()
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 127, (spec.flat_size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (spec.actions,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(spec.actions)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal everything again."""
        super().reset(seed=seed, options=options)
        self.games.restart(int(self.np_random.integers(1 << 62)))
        self._go_on(np.zeros(self.num_envs), np.zeros(self.num_envs, bool))
        return self._seen(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Let every learner act, then the others until the learners are asked again."""
        refused = self.games.refused.copy()
        self.games.step_numbers(np.asarray(actions))
        wrong = np.flatnonzero(self.games.refused > refused)
        rewards, ended = np.zeros(self.num_envs), np.zeros(self.num_envs, bool)
        self._note(rewards, ended)
        self._go_on(rewards, ended)
        return self._seen(), rewards, ended, np.zeros(self.num_envs, bool), {"refused": wrong}

    def _note(self, rewards: NDArray[Any], ended: NDArray[Any]) -> None:
        rewards += self.games.rewards[:, self.seat] + self.games.shaped[:, self.seat]
        ended |= self.games.ended > 0

    def _go_on(self, rewards: NDArray[Any], ended: NDArray[Any]) -> None:
        while (others := self.games.seats != self.seat).any():
            self.games.step(np.where(others, self.opponents(self.games), PASS_OVER))
            self._note(rewards, ended)

    def _seen(self) -> Observation:
        games = self.games
        flat = np.concatenate((games.observations, games.maze.reshape(self.num_envs, -1)), axis=1)
        return {"observation": flat, "action_mask": games.masks.astype(np.int8)}


gymnasium.register(
    ID, f"{__name__}:{SaboteurEnv.__name__}", vector_entry_point=f"{__name__}:{SaboteurVectorEnv.__name__}"
)
