"""Many tables as one TorchRL environment, stepped as a batch.

    pip install torchrl       # beside saboteur
    python examples/torchrl_env.py 64 200

Every table waits for one seat, so a step is one action at every table. `reward` has a place for every seat (rewards
belong to seats, not to whoever acts), `seat` says who is asked. The core deals a table in the step that ends its
episode: the observation after a step that is `terminated` is the next episode's first, and the partial reset that
TorchRL then asks for has nothing left to do.
"""

from __future__ import annotations

import sys

import numpy as np
import torch
from tensordict import TensorDict, TensorDictBase
from torchrl.data import Binary, Bounded, Categorical, Composite, Unbounded
from torchrl.envs import EnvBase
from torchrl.envs.utils import check_env_specs

from saboteur import Setup
from saboteur.env.vector import VectorGames


class SaboteurTables(EnvBase):
    """`VectorGames` in TorchRL's words."""

    def __init__(self, number: int, setup: Setup, seed: int = 0, episode: str = "round") -> None:
        super().__init__(batch_size=[number])
        self.games = VectorGames(number, setup, seed, episode=episode, features=False, masks=True)
        spec = self.games.spec
        self.observation_spec = Composite(
            observation=Bounded(0, 127, (number, spec.observation_size), dtype=torch.uint8),
            maze=Bounded(0, 127, (number, *spec.maze_shape), dtype=torch.uint8),
            action_mask=Binary(spec.actions, (number, spec.actions), dtype=torch.bool),
            seat=Categorical(setup.seats, (number,)),
            shape=(number,),
        )
        self.action_spec = Categorical(spec.actions, (number,))
        self.reward_spec = Unbounded((number, spec.room))
        self.done_spec = Categorical(2, (number, 1), dtype=torch.bool)

    def _seen(self) -> dict[str, torch.Tensor]:
        games = self.games
        return {
            "observation": torch.from_numpy(games.observations.copy()),
            "maze": torch.from_numpy(games.maze.copy()),
            "action_mask": torch.from_numpy(games.masks.astype(bool)),
            "seat": torch.from_numpy(games.seats.copy()),
        }

    def _reset(self, tensordict: TensorDictBase | None = None, **_: object) -> TensorDictBase:
        if tensordict is None or "_reset" not in tensordict:
            self.games.restart(self.games.seed + 1)
        return TensorDict(self._seen(), self.batch_size)

    def _step(self, tensordict: TensorDictBase) -> TensorDictBase:
        refused = self.games.refused.sum()
        self.games.step_numbers(tensordict["action"].numpy())
        if self.games.refused.sum() > refused:
            raise ValueError("an action outside its table's mask; that table was left as it was")
        ended = torch.from_numpy(self.games.ended > 0).unsqueeze(1)
        reward = torch.from_numpy(self.games.rewards.astype(np.float32))
        return TensorDict({**self._seen(), "reward": reward, "done": ended, "terminated": ended}, self.batch_size)

    def _set_seed(self, seed: int | None) -> None:
        if seed is not None:
            self.games.seed = seed


def at_random(tensordict: TensorDictBase) -> TensorDictBase:
    """Choose evenly among what the masks allow."""
    tensordict["action"] = torch.multinomial(tensordict["action_mask"].float(), 1).squeeze(-1)
    return tensordict


def main(number: int, steps: int) -> None:
    """Check the environment as TorchRL does, then play at random."""
    env = SaboteurTables(number, Setup(seats=5, seed=0))
    torch.manual_seed(0)
    first = env.reset()
    env.rand_action = at_random  # type: ignore[method-assign]  # TorchRL's own knows no mask of a batch
    check_env_specs(env)
    seen = env.rollout(steps, at_random, break_when_any_done=False, tensordict=first)
    ended = int(seen["next", "done"].sum())
    shape = tuple(seen["observation"].shape)
    sys.stdout.write(f"{number} tables, {steps} steps: {ended} rounds ended, observations of the shape {shape}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 64, int(sys.argv[2]) if len(sys.argv) > 2 else 200)
