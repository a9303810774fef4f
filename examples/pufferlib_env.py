"""Many tables as one PufferLib environment, in several processes.

    python examples/pufferlib_env.py 2 100      two workers, a hundred steps

An agent is a table: whoever is asked there acts. PufferLib has one box for what is seen and no masks, so an
observation is the acting seat's row with the features of up to `ROOM` options behind it, and an action is the place
of an option, counted round where there are fewer: every action is legal. The reward is that of the seat that acted,
if the step ended its round; a learner that wants the others' as well finds them in `games.rewards`.
"""

from __future__ import annotations

import sys
import time

import gymnasium
import numpy as np
import pufferlib
import pufferlib.vector

from saboteur import Setup
from saboteur.env.vector import VectorGames

TABLES, ROOM = 64, 48


class SaboteurTables(pufferlib.PufferEnv):
    """`VectorGames` in PufferLib's words: what is seen is written into the buffer that it shares."""

    def __init__(self, tables: int = TABLES, seats: int = 5, buf: object = None, seed: int = 0) -> None:
        self.games = VectorGames(tables, Setup(seats=seats, seed=0), seed)
        spec = self.games.spec
        size = spec.observation_size + ROOM * spec.option_size
        self.single_observation_space = gymnasium.spaces.Box(0, 127, (size,), np.uint8)
        self.single_action_space = gymnasium.spaces.Discrete(ROOM)
        self.num_agents = tables
        super().__init__(buf)

    def _write(self) -> None:
        """Copy what every table shows."""
        games, spec = self.games, self.games.spec
        self.observations[:, : spec.observation_size] = games.observations
        options = self.observations[:, spec.observation_size :].reshape(games.number, ROOM, spec.option_size)
        options[:] = 0
        counts = np.minimum(games.counts, ROOM)
        table = np.repeat(np.arange(games.number), counts)
        place = np.arange(len(table)) - np.repeat(np.cumsum(counts) - counts, counts)
        options[table, place] = games.options[games.starts[table] + place]

    def reset(self, seed: int | None = None) -> tuple[np.ndarray, list[dict[str, float]]]:
        """Deal all tables again."""
        self.games.restart(0 if seed is None else seed)
        self._write()
        return self.observations, []

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, ...]:
        """Take one action at every table."""
        games = self.games
        seats = games.seats.copy()
        games.step(np.asarray(actions).reshape(-1).astype(np.int64) % np.minimum(games.counts, ROOM))
        self._write()
        self.rewards[:] = games.rewards[np.arange(games.number), seats]
        self.terminals[:] = games.ended > 0
        infos = [{"treasure": float((games.endings[self.terminals] == 1).mean())}] if self.terminals.any() else []
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def close(self) -> None:
        """Nothing is held open."""


def main(workers: int, steps: int) -> None:
    """Let PufferLib run the tables in processes of its own, with actions at random."""
    backend = pufferlib.vector.Multiprocessing if workers > 1 else pufferlib.vector.Serial
    more = {"num_workers": workers} if workers > 1 else {}
    envs = pufferlib.vector.make(SaboteurTables, backend=backend, num_envs=workers, **more)
    seen, _ = envs.reset(seed=1)
    rng = np.random.default_rng(0)
    began, ended = time.perf_counter(), 0
    for _ in range(steps):
        seen, _, terminals, _, _ = envs.step(rng.integers(ROOM, size=len(seen)))
        ended += int(terminals.sum())
    rate = steps * len(seen) / (time.perf_counter() - began)
    envs.close()
    sys.stdout.write(f"{len(seen)} tables in {workers} processes: {ended} rounds ended, {rate:,.0f} steps a second\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2, int(sys.argv[2]) if len(sys.argv) > 2 else 100)
