"""More games over the wire than the tests play: `python -m tests.server.leaks.more --games 50 --seed 1`.

Each game has a random ruleset of 4 to 8 seats. It stops at the first leak, and says which game to play again.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from pathlib import Path

from tests.leaks.worlds import Leak
from tests.server.leaks.search import search_frames, search_marks, search_texts
from tests.server.leaks.wiretap import game

from saboteur.sim.random_rulesets import Ruleset, random_ruleset


def ruleset_of(seed: int) -> Ruleset:
    """Draw a ruleset with room for three people and a bot."""
    rng = random.Random(seed)
    while True:
        found = random_ruleset(rng)
        if 4 <= found[0] <= 8:
            return found


def main(arguments: list[str]) -> int:
    """Play and search."""
    parser = argparse.ArgumentParser(description="Search whole games over the wire for leaks.")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    sent = named = 0
    for seed in range(args.seed, args.seed + args.games):
        ruleset = ruleset_of(seed)
        with tempfile.TemporaryDirectory() as data:
            tap = asyncio.run(game(Path(data), ruleset, seed))
        try:
            sent += search_marks(tap)
            named += search_frames(tap)
            search_texts(tap)
        except Leak as leak:
            sys.stderr.write(f"--games 1 --seed {seed} ({ruleset}): {leak}\n")
            return 1
    sys.stdout.write(f"{args.games} games, {sent:,} bytes, {named:,} words: nothing leaked\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
