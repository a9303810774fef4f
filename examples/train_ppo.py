"""Learn the base game by self-play with PPO on a CPU, and say how it does against bots.

    pip install 'saboteur[research]' torch
    python examples/train_ppo.py --minutes 10 --out ppo

One net plays every seat. It reads the observation, scores every legal option by its features, and learns from +1 or
-1 for its side at the end of a round; the critic sees all roles, in training only. At the end it plays rounds among
bots on deals it never trained on, beside what the bots themselves reach there, with 95 % intervals. Writes
ppo/curve.csv, ppo/curve.svg and ppo/net.pt.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Callable
from itertools import pairwise
from math import sqrt
from pathlib import Path

import numpy as np
import torch
from torch import nn

from saboteur import Setup
from saboteur.core.batch import layout
from saboteur.core.batch.options import GAIN_ZERO, MEAN_GAIN
from saboteur.core.cards import SABOTEUR
from saboteur.env.seated import rounds
from saboteur.env.vector import VectorGames

TABLES, STEPS, EPOCHS, PARTS = 128, 48, 2, 8
RATE, CLIP, LAMBDA, ENTROPY = 5e-4, 0.2, 0.95, 0.01
SHAPING, SHAPED = 0.1, 0.3  # reward for a card's worth of way, and for which share of the time it is paid
HELD_OUT = 10**9  # seeds of evaluation: training never deals these


class Net(nn.Module):
    """Scores options against the state; a critic that also sees the truth."""

    def __init__(self, observation: int, option: int, truth: int, wide: int = 128) -> None:
        super().__init__()
        self.state = nn.Sequential(nn.Linear(observation, wide), nn.ReLU(), nn.Linear(wide, wide), nn.ReLU())
        self.option = nn.Linear(option, wide)
        self.both = nn.Linear(wide, wide)
        self.score = nn.Linear(wide, 1)
        self.critic = nn.Sequential(nn.Linear(wide + truth, wide), nn.ReLU(), nn.Linear(wide, 1))

    def forward(self, rows: torch.Tensor, options: torch.Tensor, game: torch.Tensor) -> torch.Tensor:
        """Return the logarithm of each option's chance; `game` says which row an option belongs to."""
        state = self.state(rows)
        logits = self.score(torch.relu(self.option(options) + self.both(state)[game])).squeeze(-1)
        top = torch.full((len(rows),), -1e9).scatter_reduce(0, game, logits, "amax")
        total = torch.zeros(len(rows)).index_add(0, game, torch.exp(logits - top[game]))
        return logits - top[game] - torch.log(total)[game]

    def value(self, rows: torch.Tensor, truth: torch.Tensor) -> torch.Tensor:
        """Return what the state is worth to the seat that acts."""
        return torch.tanh(self.critic(torch.cat([self.state(rows), truth], dim=1))).squeeze(-1)


def floats(array: np.ndarray) -> torch.Tensor:
    """Bytes as small numbers."""
    return torch.from_numpy(array.astype(np.float32) / 16.0)


def belongs(counts: np.ndarray) -> torch.Tensor:
    """Say of every option which game it belongs to."""
    return torch.from_numpy(np.repeat(np.arange(len(counts)), counts))


def choose(logs: torch.Tensor, starts: np.ndarray) -> np.ndarray:
    """Draw an option in every game by the Gumbel trick."""
    noisy = logs.numpy() + np.random.gumbel(size=len(logs))
    return np.array([noisy[a:b].argmax() for a, b in pairwise(starts)])


class Rollout:
    """What was seen and done in a stretch of play."""

    def __init__(self) -> None:
        self.rows: list[np.ndarray] = []
        self.options: list[np.ndarray] = []
        self.counts: list[np.ndarray] = []
        self.truth: list[np.ndarray] = []
        self.places: list[np.ndarray] = []
        self.logs: list[np.ndarray] = []
        self.values: list[np.ndarray] = []
        self.seats: list[np.ndarray] = []
        self.rewards: list[np.ndarray] = []
        self.ended: list[np.ndarray] = []

    def play(self, net: Net, games: VectorGames, shaping: float) -> None:
        """Play on with the net in every seat; at first diggers are paid for bringing goals nearer, saboteurs fined.

        Without that nobody ever finds the treasure by chance, and there would be nothing to learn from.
        """
        for _ in range(STEPS):
            counts, starts = games.counts.copy(), games.starts.copy()
            with torch.no_grad():
                logs = net(floats(games.observations), floats(games.options), belongs(counts))
                value = net.value(floats(games.observations), floats(games.truth.reshape(len(counts), -1)) * 16)
            place = choose(logs, starts)
            self.rows.append(games.observations.copy())
            self.options.append(games.options.copy())
            self.counts.append(counts)
            self.truth.append(games.truth.reshape(len(counts), -1).copy())
            self.places.append(place)
            self.logs.append(logs.numpy()[starts[:-1] + place])
            self.values.append(value.numpy())
            self.seats.append(games.seats.copy())
            nearer = (games.options[starts[:-1] + place, MEAN_GAIN].astype(np.float64) - GAIN_ZERO) / layout.SOFT
            side = np.where(games.observations[:, layout.ROLE + SABOTEUR], -1.0, 1.0)
            paid = shaping * side * np.clip(nearer, -2.0, 2.0)
            seat = games.seats.copy()
            games.step(place)
            self.rewards.append(games.rewards.copy())
            self.rewards[-1][np.arange(len(seat)), seat] += paid
            self.ended.append(games.ended > 0)

    def advantages(self) -> np.ndarray:
        """Estimate by how much each action was better than expected, along each seat's own decisions."""
        tables, seats = self.rewards[0].shape
        out = np.zeros((len(self.rows), tables), np.float32)
        later, value = np.zeros((tables, seats)), np.full((tables, seats), np.nan)
        owed = np.zeros((tables, seats))
        game = np.arange(tables)
        for t in reversed(range(len(self.rows))):
            over = self.ended[t]
            later[over], value[over], owed[over] = 0.0, 0.0, 0.0
            owed += self.rewards[t]
            seat = self.seats[t]
            now = self.values[t]
            ahead = value[game, seat]
            ahead = np.where(np.isnan(ahead), now, ahead)  # the seat does not act again in this stretch
            out[t] = owed[game, seat] + ahead - now + LAMBDA * later[game, seat]
            later[game, seat], value[game, seat], owed[game, seat] = out[t], now, 0.0
        return out


def learn(net: Net, optimiser: torch.optim.Optimizer, seen: Rollout) -> float:
    """Improve the net with what was seen; return the loss of the critic."""
    advantage = seen.advantages()
    target = advantage + np.stack(seen.values)
    spread = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    losses = []
    for _ in range(EPOCHS):
        for part in np.array_split(np.random.permutation(len(seen.rows)), PARTS):
            rows = floats(np.concatenate([seen.rows[t] for t in part]))
            truth = floats(np.concatenate([seen.truth[t] for t in part])) * 16
            counts = np.concatenate([seen.counts[t] for t in part])
            game = belongs(counts)
            logs = net(rows, floats(np.concatenate([seen.options[t] for t in part])), game)
            firsts = np.concatenate([[0], np.cumsum(counts)[:-1]])
            taken = logs[torch.from_numpy(firsts + np.concatenate([seen.places[t] for t in part]))]
            ratio = torch.exp(taken - torch.from_numpy(np.concatenate([seen.logs[t] for t in part])))
            gain = torch.from_numpy(np.concatenate([spread[t] for t in part]))
            policy = -torch.min(ratio * gain, torch.clamp(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
            worth = net.value(rows, truth)
            critic = ((worth - torch.from_numpy(np.concatenate([target[t] for t in part])).float()) ** 2).mean()
            entropy = -(torch.exp(logs) * logs).sum() / len(rows)
            optimiser.zero_grad()
            (policy + 0.5 * critic - ENTROPY * entropy).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
            losses.append(float(critic.detach()))
    return float(np.mean(losses))


# -- how good it is --------------------------------------------------------------------------------------


def player(net: Net) -> Callable[..., int]:
    """Let the net answer for a seat: the best option, without noise."""

    def answer(games: VectorGames, view: object, options: list[object]) -> int:  # noqa: ARG001 - arrays are enough
        with torch.no_grad():
            logs = net(floats(games.observations), floats(games.options), belongs(games.counts))
        return int(logs.argmax())

    return answer


def evaluate(net: Net, setup: Setup, level: str, number: int) -> list[str]:
    """Play rounds with the net as one side and bots as the other, and bots as both, on deals held out."""
    lines = []
    for side in ("diggers", "saboteurs"):
        for name, who in (("net", player(net)), (level, None)):
            results = list(rounds(who, setup, level, HELD_OUT, number, side=side))
            won = sum(result.won for result in results) / number
            half = 1.96 * sqrt(won * (1 - won) / number)
            lines.append(f"{name} as {side} against {level}: {100 * won:.1f} % of rounds won ± {100 * half:.1f}")
    return lines


def curve(path: Path, rows: list[tuple[float, float, float]]) -> None:
    """Draw how often the treasure was found in self-play, over minutes."""
    wide, high = 640, 240
    most = max(row[0] for row in rows) or 1.0
    points = " ".join(f"{40 + (wide - 60) * x / most:.1f},{20 + (high - 50) * (1 - y):.1f}" for x, y, _ in rows)
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif">'
        f'<rect width="{wide}" height="{high}" fill="white"/><text x="40" y="14">treasure found in self-play</text>'
        f'<polyline points="40,20 40,{high - 30} {wide - 20},{high - 30}" fill="none" stroke="black"/>'
        f'<text x="8" y="24">1</text><text x="8" y="{high - 26}">0</text>'
        f'<text x="{wide - 120}" y="{high - 10}">{most:.1f} minutes</text>'
        f'<polyline points="{points}" fill="none" stroke="steelblue" stroke-width="2"/></svg>',
        "utf-8",
    )


def main() -> None:
    """Train, draw, evaluate."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--levels", nargs="*", default=["novice", "steady"])
    parser.add_argument("--rounds", type=int, default=300, help="rounds of each evaluation")
    parser.add_argument("--out", type=Path, default=Path("ppo"))
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    np.random.seed(args.seed)
    torch.set_num_threads(1)  # more fight one another over two cores
    setup = Setup(seats=args.seats, seed=0)
    games = VectorGames(TABLES, setup, args.seed, truth=True, skip_forced=True)
    spec = games.spec
    net = Net(spec.observation_size, spec.option_size, games.truth.shape[1] * games.truth.shape[2])
    optimiser = torch.optim.Adam(net.parameters(), lr=RATE)
    args.out.mkdir(parents=True, exist_ok=True)
    began, decisions = time.monotonic(), 0
    log: list[tuple[float, float, float]] = []
    while (minutes := (time.monotonic() - began) / 60) < args.minutes:
        seen = Rollout()
        seen.play(net, games, SHAPING if minutes < SHAPED * args.minutes else 0.0)
        loss = learn(net, optimiser, seen)
        decisions += STEPS * TABLES
        digging = float((games.endings == 1).mean())
        log.append((minutes, digging, loss))
        print(
            f"{minutes:5.2f} min  {decisions:8d} decisions  treasure found {digging:.2f}  critic {loss:.3f}",
            flush=True,
        )
    with (args.out / "curve.csv").open("w", newline="") as file:
        csv.writer(file).writerows([("minutes", "treasure found", "critic loss"), *log])
    curve(args.out / "curve.svg", log)
    torch.save(net.state_dict(), args.out / "net.pt")
    for level in args.levels:
        print("\n".join(evaluate(net, setup, level, args.rounds)), flush=True)


if __name__ == "__main__":
    main()
