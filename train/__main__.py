"""Train from a config: `python -m train train/configs/grandmaster.toml --out build/run`.

Goes on from the checkpoint in the folder, if there is one; else it may begin with the weights of another (`--begin`).
Ends when the minutes or the lessons of the config are spent, or the minutes of this call (`--minutes`), which count
from the first lesson.
"""

import argparse
import copy
import os
import signal
import sys
import time
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from types import FrameType
from typing import Any

try:
    import torch
except ModuleNotFoundError:
    sys.exit("Training needs torch, any version from 2.4; nothing else does.")
import numpy as np
from torch import Tensor

from saboteur.core.research.batched_games import (
    ALONE,
    OTHER_DIGGERS,
    OTHER_SABOTEURS,
    RULE_DIGGERS,
    RULE_SABOTEURS,
)
from train import curves, ppo, store
from train.commands import Refused, command, folder
from train.gather import ROUND, Ahead, Gatherer
from train.net import Critic, Policy, device_of, policy_of
from train.settings import Settings, read
from train.workers import Crew

SIDES = {"self": ALONE, "old_diggers": OTHER_DIGGERS, "old_saboteurs": OTHER_SABOTEURS,
         "rule_diggers": RULE_DIGGERS, "rule_saboteurs": RULE_SABOTEURS}  # fmt: skip


@command
def main(words: list[str] | None = None) -> int:
    """Read the arguments and train."""
    parser = argparse.ArgumentParser(prog="python -m train", description="Train from a config.")
    parser.add_argument("config", type=Path)
    parser.add_argument("--out", type=folder, required=True, help="folder for checkpoints, curve and weights")
    parser.add_argument("--begin", type=Path, help="folder of a checkpoint to begin from, if --out has none")
    parser.add_argument("--minutes", type=float, help="end this call after so many minutes")
    args = parser.parse_args(words)
    settings = read(args.config)
    begin = args.begin if args.begin and not (args.out / store.POLICY).exists() else args.out
    if begin != args.out and not (begin / store.POLICY).exists():
        raise Refused(f"There is no checkpoint in {begin}.")
    train(settings, args.out, begin, args.minutes)
    return 0


def train(settings: Settings, out: Path, begin: Path, minutes: float | None = None) -> None:
    """Play and learn in turn until the time is over; time starts anew with the weights of another run."""
    device = device_of(settings)
    torch.set_num_threads(1 if device.type == "cuda" else max(1, (os.cpu_count() or 2) - 1))
    crew = Crew(settings, begun=int(time.time()))
    try:
        with closing(lessons(settings, crew, out, begin, minutes)) as lines:
            for line in lines:
                store.add_line(out / "curve.csv", line)
                curves.draw(out / "curve.csv", out / "curve.svg")
                print(" ".join(f"{key} {value:.4g}" for key, value in line.items()), flush=True)
    finally:
        crew.close()


def lessons(
    settings: Settings, crew: Crew, out: Path, begin: Path, minutes: float | None
) -> Generator[dict[str, float], None, None]:
    """Play and learn; yield a line of the curve now and then."""
    device = torch.device(settings.device)
    torch.manual_seed(settings.seed)
    torch.set_float32_matmul_precision("high")
    policy = policy_of(settings).to(device)
    critic = Critic(settings.critic_wide, settings.blocks).to(device)
    blank = copy.deepcopy(policy).requires_grad_(False)
    parameters = [*policy.parameters(), *critic.parameters()]
    optimizer = torch.optim.Adam(parameters, lr=settings.rate, eps=1e-5, fused=device.type == "cuda")
    lesson, spent, league = store.load(begin, policy, critic, optimizer, device)
    playing = Ahead(settings, crew, policy, critic, device)
    gatherer = playing.gatherer
    gatherer.league = league or [_old(policy)]
    if begin != out:
        lesson, spent = 0, 0.0
    stop = Stop()
    began = saved = told = joined = time.monotonic()
    decisions, learning = 0, 0.0
    line: dict[str, float] = {}
    figures: dict[str, float] = {}
    total = 60.0 * settings.minutes
    limit = min(total - spent, total if minutes is None else 60.0 * minutes)
    try:
        gatherer.choose_other(blank)
        playing.start()
        while not stop.asked and time.monotonic() - began < limit and not 0 < settings.lessons <= lesson:
            gathered = playing.wait()
            decisions += settings.steps * settings.tables
            now = time.monotonic()
            so_far = spent + now - began
            tell = now - told > 10.0 or lesson < 2
            if tell:  # while nobody plays: these are the players' own counts
                line = _line(gatherer, so_far, lesson + 1, decisions, learning, now - told)
                told, decisions, learning = now, 0, 0.0
            gatherer.choose_other(blank)
            if settings.ahead:
                playing.start()
            entropy, shaping = _pace(settings, optimizer, so_far)
            start = time.monotonic()
            figures = ppo.teach(gathered, settings, policy, critic, optimizer, entropy, shaping)
            learning += time.monotonic() - start
            lesson += 1
            if not settings.ahead:
                playing.start()
            now = time.monotonic()
            if now - joined > settings.league_every:
                joined = now
                gatherer.league = [*gatherer.league, _old(policy)][-settings.league :]
            if tell:
                yield {**line, **figures}
            if now - saved > settings.save_every:
                saved = now
                _keep(out, lesson, spent + now - began, policy, critic, optimizer, gatherer, settings)
        playing.wait()
        now = time.monotonic()
        _keep(out, lesson, spent + now - began, policy, critic, optimizer, gatherer, settings)
        if figures:
            decisions += settings.steps * settings.tables
            yield {**_line(gatherer, spent + now - began, lesson, decisions, learning, now - told), **figures}
    finally:
        stop.close()
        playing.close()


def _old(policy: Policy) -> dict[str, Tensor]:
    """Return the weights of now as those of an old self."""
    return {key: value.detach().to(torch.float16).clone() for key, value in policy.state_dict().items()}


def _line(
    gatherer: Gatherer, seconds: float, lesson: int, decisions: int, learning: float, length: float
) -> dict[str, float]:
    """Return what the curve says of the time since its last line: how fast, in what, and who won."""
    length = max(0.1, length)
    playing, gatherer.seconds = gatherer.seconds, 0.0
    return {
        "seconds": seconds, "lesson": lesson, "speed": decisions / length, "play": playing / length,
        "learn": learning / length, **_results(gatherer),
    }  # fmt: skip


def _pace(settings: Settings, optimizer: torch.optim.Optimizer, so_far: float) -> tuple[float, float]:
    """Set the rate of learning by the time spent; return what chance and steps on the way are worth by then."""
    part = min(1.0, so_far / (60.0 * settings.minutes))
    for group in optimizer.param_groups:
        group["lr"] = settings.rate * (settings.last_rate / settings.rate) ** part
    entropy = settings.entropy + (settings.last_entropy - settings.entropy) * part
    return entropy, settings.shaping * max(0.0, 1.0 - so_far / settings.shaping_seconds)


def _keep(
    out: Path, lesson: int, seconds: float, policy: Policy, critic: Critic, optimizer: torch.optim.Optimizer,
    gatherer: Gatherer, settings: Settings,
) -> None:  # fmt: skip
    store.save(out, lesson, seconds, policy, critic, optimizer, gatherer.league)
    store.write_weights(out / "weights.npz", policy, store.about(settings, lesson, seconds))


def _results(gatherer: Gatherer) -> dict[str, float]:
    """Return the share of rounds with the treasure found since the last line, by who played, with two saboteurs."""
    rounds = np.concatenate(gatherer.rounds) if gatherer.rounds else np.zeros((0, len(ROUND)), np.uint8)
    gatherer.rounds = []
    rounds = rounds[(rounds[:, 3] == 5) & (rounds[:, 2] == 2)] if (rounds[:, 3] == 5).any() else rounds
    return {name: _found(rounds[rounds[:, 0] == kind + 1]) for name, kind in SIDES.items()}


def _found(rounds: np.ndarray[Any, Any]) -> float:
    return float(rounds[:, 1].mean()) if len(rounds) else float("nan")


class Stop:
    """Turns the first request to end into the end of the lesson under way."""

    def __init__(self) -> None:
        self.asked = False
        self.before = {number: signal.signal(number, self) for number in (signal.SIGINT, signal.SIGTERM)}

    def __call__(self, number: int, frame: FrameType | None) -> None:
        """Note the request; a second one ends at once."""
        _ = number, frame
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True

    def close(self) -> None:
        """Let requests be answered as they were before."""
        for number, handler in self.before.items():
            signal.signal(number, handler)


if __name__ == "__main__":
    sys.exit(main())
