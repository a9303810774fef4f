"""Learn the base game by self-play with PPO on a CPU, and say how it does against bots.

    pip install torch         # beside saboteur
    python examples/train_ppo.py --out ppo                       train for 1,200 CPU seconds, then evaluate
    python examples/train_ppo.py --out ppo --play --deals 500    evaluate a net that was trained before

One net plays every seat: it reads the observation and scores every legal option by its features. Three things let it
learn within minutes:

- inputs that never change in this ruleset are left out, the others brought to one scale;
- the critic sees all roles and goals and says after *every* action how the round stands between the two sides, so an
  action is judged by the change it made, not by what four others did before the same seat was asked again;
- a potential, the distance of the treasure, is paid out as it changes. Over a round it sums to the same whatever
  anybody does, so it favours no way to play, but it tells digging from blocking before anybody finds the treasure.

Writes net.pt and ppo.npz (the same weights for `saboteur.env.ppo_player`, which needs no torch) at every point of the
curve, curve.csv, curve.svg and the figures of the evaluation, which goes through the arena: rounds on deals that
training never saw, each played with net and bots in each other's seats, with 95 % intervals.
"""

from __future__ import annotations

import argparse
import csv
import json
import time
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from rich.console import Console
from torch import Tensor, nn

from saboteur import Setup
from saboteur.bots.arena.duel_tables import level_lines
from saboteur.bots.arena.intervals import ReportLine, csv_text, mean_line, rate_line, show
from saboteur.core.research import observation_layout
from saboteur.core.table.cards import SABOTEUR, TREASURE
from saboteur.core.table.codes import END_TREASURE
from saboteur.env.among_bots import SIDES, Chooser, meet, rounds
from saboteur.env.ppo_player import BOUND, LAYERS, VERSION, columns, option_columns, rows_of
from saboteur.env.vector import VectorGames

TABLES, STEPS, EPOCHS, PARTS = 128, 32, 3, 8
RATE, CLIP, LAMBDA, ENTROPY = 1e-3, 0.2, 0.8, 0.01
POTENTIAL = 0.1  # worth of a card's way to the treasure, where a round is worth 1 or -1
WARM_UP = 300  # random steps at every table, to see which inputs there are
HELD_OUT = 10**9  # seeds of evaluation: training never deals these
SERIES = {
    "found_in_self_play": ("treasure found in self-play", "#777777"),
    "diggers_beat_novice": ("won as diggers against novice", "#2f7d57"),
    "saboteurs_beat_novice": ("won as saboteurs against novice", "#b2532c"),
}


class Scaled(nn.Module):
    """Leaves out the inputs that never change and brings the others to mean 0 and spread 1."""

    def __init__(self, kept: int) -> None:
        super().__init__()
        self.register_buffer("kept", torch.zeros(kept, dtype=torch.long))
        self.register_buffer("mean", torch.zeros(kept))
        self.register_buffer("spread", torch.ones(kept))

    @classmethod
    def fitted(cls, seen: np.ndarray, usable: np.ndarray) -> Scaled:
        """Look at rows of bytes and see which inputs change, and how much."""
        kept = np.flatnonzero((seen.min(0) < seen.max(0)) & usable)
        out = cls(len(kept))
        out.kept[:] = torch.from_numpy(kept)
        out.mean[:] = torch.from_numpy(seen[:, kept].mean(0))
        out.spread[:] = torch.from_numpy(seen[:, kept].std(0))
        return out

    def choose(self, rows: np.ndarray) -> np.ndarray:
        """Copy the inputs that are kept."""
        return rows[:, self.kept.numpy()]

    def forward(self, rows: Tensor) -> Tensor:
        """Bring them to one scale."""
        return ((rows.float() - self.mean) / self.spread).clamp(-5.0, 5.0)


class Net(nn.Module):
    """Scores options against the state; a critic of its own sees the truth, too."""

    def __init__(self, rows: Scaled, options: Scaled, truth: int, wide: int = 128, narrow: int = 64) -> None:
        super().__init__()
        self.rows, self.options = rows, options
        width = len(rows.kept)
        self.state = nn.Sequential(nn.Linear(width, wide), nn.ReLU(), nn.Linear(wide, narrow))
        self.option = nn.Linear(len(options.kept), narrow)
        self.score = nn.Sequential(nn.ReLU(), nn.Linear(narrow, narrow), nn.ReLU(), nn.Linear(narrow, 1))
        self.critic = nn.Sequential(
            nn.Linear(width + truth, wide), nn.ReLU(), nn.Linear(wide, wide), nn.ReLU(), nn.Linear(wide, 1)
        )
        nn.init.zeros_(self.score[-1].weight)  # begin with every option alike

    @classmethod
    def load(cls, path: Path) -> Net:
        """Read a net that was trained before."""
        weights = torch.load(path, weights_only=True)
        truth = weights["critic.0.weight"].shape[1] - len(weights["rows.kept"])
        net = cls(Scaled(len(weights["rows.kept"])), Scaled(len(weights["options.kept"])), truth)
        net.load_state_dict(weights)
        return net

    def inputs(self, games: VectorGames) -> tuple[np.ndarray, np.ndarray]:
        """Copy what the net reads of all games, and of their options."""
        return self.rows.choose(rows_of(games.observations, games.extras)), self.options.choose(games.options)

    def export(self, path: Path, **about: Any) -> None:
        """Write the policy, without the critic, for those who have no torch."""
        state = self.state_dict()
        kept = {key: state[key].numpy() for key in state if key.rpartition(".")[0] in (*LAYERS, "rows", "options")}
        said = {"version": VERSION, "observation": observation_layout.VERSION, **about}
        np.savez_compressed(path, about=np.frombuffer(json.dumps(said).encode(), np.uint8), **kept)

    def forward(self, rows: Tensor, options: Tensor, game: Tensor) -> Tensor:
        """Return the logarithm of each option's chance; `game` says which row an option belongs to."""
        state = self.state(self.rows(rows))
        logits = self.score(self.option(self.options(options)) + state[game]).squeeze(-1)
        logits = BOUND * torch.tanh(logits / BOUND)  # bounded, so that sums of powers need no largest one
        total = torch.zeros(len(rows)).index_add(0, game, torch.exp(logits))
        return logits - torch.log(total)[game]

    def value(self, rows: Tensor, truth: Tensor) -> Tensor:
        """Return how the round stands for the gold-diggers."""
        return self.critic(torch.cat([self.rows(rows), truth.float()], dim=1)).squeeze(-1)


def belongs(counts: np.ndarray) -> Tensor:
    """Say of every option which game it belongs to."""
    return torch.from_numpy(np.repeat(np.arange(len(counts)), counts))


def draw(logs: np.ndarray, starts: np.ndarray) -> np.ndarray:
    """Draw an option in every game by the Gumbel trick."""
    noisy = logs + np.random.gumbel(size=len(logs))
    return np.array([noisy[a:b].argmax() for a, b in pairwise(starts)])


def new_net(games: VectorGames) -> Net:
    """Play at random to see what inputs there are, and make a net for them."""
    rng = np.random.default_rng(0)
    rows, options = [], []
    for step in range(WARM_UP):
        if step % 5 == 0:
            rows.append(rows_of(games.observations, games.extras))
            options.append(games.options.copy())
        games.step(games.random(rng))
    return Net(
        Scaled.fitted(np.concatenate(rows), columns(games.spec.room)),
        Scaled.fitted(np.concatenate(options), option_columns()),
        games.truth[0].size,
    )


def potential(games: VectorGames) -> np.ndarray:
    """Return what the distance of the treasure is worth to the gold-diggers."""
    blocks = games.observations[:, observation_layout.GOALS_AT : observation_layout.CHESTS_AT].reshape(
        games.number, -1, observation_layout.GOAL_SIZE
    )
    treasure = games.truth[:, games.spec.room :, TREASURE]
    return -POTENTIAL * (blocks[:, :, observation_layout.G_FAR] * treasure).sum(1) / observation_layout.SOFT


class Rollout:
    """What was seen and done in a stretch of play, step by step at many tables."""

    def __init__(self) -> None:
        self.rows: list[np.ndarray] = []
        self.options: list[np.ndarray] = []
        self.counts: list[np.ndarray] = []
        self.truth: list[np.ndarray] = []
        self.places: list[np.ndarray] = []
        self.logs: list[np.ndarray] = []
        self.values: list[np.ndarray] = []
        self.sides: list[np.ndarray] = []  # 1 where a gold-digger acted, -1 a saboteur
        self.rewards: list[np.ndarray] = []  # of the gold-diggers
        self.ended: list[np.ndarray] = []

    def play(self, net: Net, games: VectorGames) -> list[float]:
        """Play on with the net in every seat; return for each round that ended whether the treasure was found."""
        found: list[float] = []
        game = np.arange(games.number)
        for _ in range(STEPS):
            counts, starts, seats = games.counts, games.starts.copy(), games.seats.copy()
            rows, options = net.inputs(games)
            truth = games.truth.reshape(len(rows), -1).copy()
            with torch.no_grad():
                logs = net(torch.from_numpy(rows), torch.from_numpy(options), belongs(counts)).numpy()
                values = net.value(torch.from_numpy(rows), torch.from_numpy(truth)).numpy()
            places = draw(logs, starts)
            sides = np.where(games.observations[:, observation_layout.ROLE + SABOTEUR], -1.0, 1.0)
            before = potential(games)
            games.step(places)
            ended = games.ended > 0
            reward = sides * games.rewards[game, seats] + np.where(ended, 0.0, potential(games)) - before
            found += (games.endings[ended] == END_TREASURE).astype(float).tolist()
            for kept, now in zip(
                (self.rows, self.options, self.counts, self.truth, self.places, self.logs, self.values, self.sides,
                 self.rewards, self.ended),
                (rows, options, counts, truth, places, logs[starts[:-1] + places], values, sides, reward, ended),
                strict=True,
            ):  # fmt: skip
                kept.append(now)
        with torch.no_grad():
            truth = torch.from_numpy(games.truth.reshape(len(game), -1).copy())
            self.values.append(net.value(torch.from_numpy(net.inputs(games)[0]), truth).numpy())
        return found

    def advantages(self) -> np.ndarray:
        """Estimate by how much the diggers' prospects changed with each action, and what followed from it."""
        out = np.zeros((len(self.rows), len(self.rows[0])), np.float32)
        later = np.zeros(len(self.rows[0]))
        for t in reversed(range(len(self.rows))):
            goes_on = ~self.ended[t]
            change = self.rewards[t] + goes_on * self.values[t + 1] - self.values[t]
            later = change + LAMBDA * goes_on * later
            out[t] = later
        return out


def learn(net: Net, optimiser: torch.optim.Optimizer, seen: Rollout, entropy: float) -> None:
    """Improve the net with what was seen."""
    advantage = seen.advantages()
    target = advantage + np.stack(seen.values[:-1])
    gains = advantage * np.stack(seen.sides)
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)

    def some(steps: np.ndarray, arrays: list[np.ndarray] | np.ndarray) -> Tensor:
        return torch.from_numpy(np.concatenate([arrays[t] for t in steps]))

    for _ in range(EPOCHS):
        for part in np.array_split(np.random.permutation(len(seen.rows)), PARTS):
            rows, counts = some(part, seen.rows), some(part, seen.counts)
            logs = net(rows, some(part, seen.options), belongs(counts.numpy()))
            firsts = torch.cumsum(counts, 0) - counts
            ratio = torch.exp(logs[firsts + some(part, seen.places)] - some(part, seen.logs))
            gain = some(part, gains).float()
            policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            critic = (net.value(rows, some(part, seen.truth)) - some(part, target).float()).square().mean()
            doubt = -(torch.exp(logs) * logs).sum() / len(rows)
            optimiser.zero_grad()
            (policy + 0.5 * critic - entropy * doubt).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def train(args: argparse.Namespace, setup: Setup) -> Net:
    """Train for a number of CPU seconds; stop the clock now and then to see how the net does against novices."""
    games = VectorGames(TABLES, setup, args.seed, truth=True, extras=True, skip_forced=True)
    began, aside = time.process_time(), 0.0
    net = new_net(games)
    optimiser = torch.optim.Adam(net.parameters(), lr=RATE)
    points: list[Point] = []
    found: list[float] = []
    decisions = 0
    while True:
        spent = time.process_time() - began - aside
        if found and spent >= args.cpu_seconds * len(points) / args.points:
            stopped = time.process_time()
            won = [float(np.mean(won_by(net, setup, "novice", side, args.checks))) for side in SIDES]
            points.append(Point(spent, decisions, float(np.mean(found)), *won))
            print(points[-1], flush=True)
            save(net, setup, points, args.out)
            found = []
            aside += time.process_time() - stopped
        if spent >= args.cpu_seconds and points:
            return net
        left = max(0.0, 1.0 - spent / args.cpu_seconds)
        optimiser.param_groups[0]["lr"] = RATE * max(left, 0.05)
        seen = Rollout()
        found += seen.play(net, games)
        learn(net, optimiser, seen, ENTROPY * left)
        decisions += STEPS * TABLES


def save(net: Net, setup: Setup, points: list[Point], out: Path) -> None:
    """Write the net as it is now, and how it came there."""
    torch.save(net.state_dict(), out / "net.pt")
    about = {"seats": setup.seats, "modules": list(setup.modules), "cpu_seconds": round(points[-1].cpu_seconds)}
    net.export(out / "ppo.npz", decisions=points[-1].decisions, **about)
    with (out / "curve.csv").open("w", newline="") as file:
        csv.writer(file).writerows([Point._fields, *points])
    (out / "curve.svg").write_text(picture(points), "utf-8")


# -- how good it is --------------------------------------------------------------------------------------


class Point(NamedTuple):
    """A point of the curve."""

    cpu_seconds: float
    decisions: int
    found_in_self_play: float
    diggers_beat_novice: float
    saboteurs_beat_novice: float


def player(net: Net) -> Chooser:
    """Let the net answer for a seat: the best option, without noise."""

    def answer(games: VectorGames, view: object, options: list[Any]) -> int:  # noqa: ARG001 - arrays are enough
        rows, choices = net.inputs(games)
        with torch.no_grad():
            return int(net(torch.from_numpy(rows), torch.from_numpy(choices), belongs(games.counts)).argmax())

    return answer


def won_by(net: Net, setup: Setup, level: str, side: str, number: int) -> list[float]:
    """Play rounds with the net as one side and bots as the other; return 1 for each that the net won."""
    return [float(result.won) for result in rounds(player(net), setup, level, HELD_OUT, number, side=side)]


def by_side(net: Net, setup: Setup, level: str, deals: int) -> list[ReportLine]:
    """Let net and bots be the two sides, each deal played both ways round: even players win half of it."""
    won = {side: won_by(net, setup, level, side, deals) for side in SIDES}
    both = [(dug + blocked) / 2 for dug, blocked in zip(*won.values(), strict=True)]
    sides = [rate_line(f"net as {side} against {level}: won", rounds_won) for side, rounds_won in won.items()]
    return [mean_line(f"share won against {level}, every deal from both sides", both), *sides]


def by_seat(net: Net, setup: Setup, level: str, deals: int) -> list[ReportLine]:
    """Let net and bots sit in turn round one table, as `saboteur arena` seats levels."""
    return level_lines(list(meet({"net": player(net)}, ["net", level], setup, HELD_OUT, deals)), ["net", level])


def picture(points: list[Point]) -> str:
    """Draw the curve."""
    wide, high, left, top = 640, 300, 50, 40
    most = points[-1].cpu_seconds
    body = "".join(
        f'<path d="M{left} {top + high * (1 - y / 4):.0f}h{wide}" stroke="#ddd"/>'
        f'<text x="{left - 8}" y="{top + high * (1 - y / 4) + 5:.0f}" text-anchor="end">{25 * y} %</text>'
        for y in range(5)
    )
    for i, (name, (label, colour)) in enumerate(SERIES.items()):
        line = " ".join(
            f"{left + wide * p.cpu_seconds / most:.1f},{top + high * (1 - getattr(p, name)):.1f}" for p in points
        )
        body += f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2.5"/>'
        body += f'<text x="{left + 220 * i}" y="24" fill="{colour}">{label}</text>'
    body += f'<text x="{left + wide}" y="{top + high + 22}" text-anchor="end">{most:.0f} CPU seconds</text>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + wide + 30} {top + high + 36}" '
        f'font-family="sans-serif" font-size="13"><rect width="100%" height="100%" fill="#fff"/>{body}</svg>\n'
    )


def main() -> None:
    """Train, draw, evaluate."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cpu-seconds", type=float, default=1200.0, help="of training: ten minutes on two cores")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--points", type=int, default=10, help="points of the curve")
    parser.add_argument("--checks", type=int, default=60, help="rounds on each side against novices for a point")
    parser.add_argument("--levels", nargs="*", default=["novice", "steady"])
    parser.add_argument("--deals", type=int, default=200, help="deals of the evaluation against each level")
    parser.add_argument("--play", action="store_true", help="only evaluate the net in --out")
    parser.add_argument("--out", type=Path, default=Path("ppo"))
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    np.random.seed(args.seed)
    torch.set_num_threads(args.threads)
    setup = Setup(seats=args.seats, seed=0)
    if args.play:
        net = Net.load(args.out / "net.pt")
    else:
        args.out.mkdir(parents=True, exist_ok=True)
        net = train(args, setup)
    for level in args.levels:
        lines = by_side(net, setup, level, args.deals) + by_seat(net, setup, level, args.deals)
        show(Console(width=110), f"net / {level}, {args.seats} seats, one round a deal, {args.deals} deals", lines)
        (args.out / f"{level}.csv").write_text(csv_text(lines), "utf-8")


if __name__ == "__main__":
    main()
