"""How fast one process plays and encodes, without a network or a device: `python -m train.bench CONFIG`.

The network's place is taken by the rules' worth of every option with noise, so that rounds go as they do when
something has been learned. Only the time of the processor inside `PlayedGames.step` counts.
"""

import argparse
import hashlib
import sys
import time
from pathlib import Path

import numpy as np

from saboteur.bots.network import network_layout as layout
from train.commands import command, positive
from train.played_games import M_OPTIONS, Bytes, PlayedGames
from train.settings import read

NOISE = 2.0  # cards' worth by which a choice may be mistaken


def chosen(options: Bytes, meta: Bytes, dice: np.random.Generator) -> Bytes:
    """Choose for every table what the rules think best, give or take some noise."""
    rows = options.reshape(-1, layout.OPTION_ROOM, layout.OPTION)
    worth = rows[:, :, layout.O_WORTH].view(np.int8) / 16.0
    worth = worth + NOISE * dice.random(worth.shape)
    worth[np.arange(layout.OPTION_ROOM) >= meta[:, M_OPTIONS, None]] = -np.inf
    places: Bytes = worth.argmax(1).astype(np.uint8)
    return places


def play(tables: PlayedGames, steps: int, seed: int) -> tuple[float, str]:
    """Play some steps; return the seconds of the processor, and the digest of all that was seen."""
    dice = np.random.default_rng(seed)
    digest = hashlib.sha256()
    seconds = 0.0
    choices = None
    for _ in range(steps):
        began = time.process_time()
        seen = tables.step(choices)
        seconds += time.process_time() - began
        for part in seen.values():
            digest.update(part.tobytes())
        choices = chosen(seen["options"], seen["meta"], dice)
    return seconds, digest.hexdigest()


@command
def main(words: list[str] | None = None) -> int:
    """Measure."""
    parser = argparse.ArgumentParser(prog="python -m train.bench", description=__doc__)
    parser.add_argument("config", type=Path)
    parser.add_argument(
        "--tables", type=positive, default=300, help="as one process of grandmaster.toml has in a part"
    )
    parser.add_argument("--steps", type=positive, default=100, help="decisions of every table")
    parser.add_argument("--runs", type=positive, default=3, help="each with other deals")
    args = parser.parse_args(words)
    settings = read(args.config)
    for run in range(args.runs):
        tables = PlayedGames(settings, args.tables, 12345 + run)
        seconds, digest = play(tables, args.steps, run)
        print(f"{args.tables * args.steps / seconds:,.0f} decisions per second of one processor ({digest[:16]})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
