"""Random lines of the daily mine, as one hash: the same on every machine, compiled or not.

python -m saboteur.daily.lines --lines 1000
SABOTEUR_PURE=1 python -m saboteur.daily.lines --lines 1000
"""

from __future__ import annotations

import argparse
import hashlib
import random
import sys
from collections.abc import Sequence

from saboteur.daily.calendar import days_from
from saboteur.daily.deal import deal_of, seed_of
from saboteur.daily.table import DailyTable
from saboteur.workers import Workers, each

SECRET = "lines"
FIRST_DAY = "2026-01-05"  # a Monday


def line(number: int) -> str:
    """Play a line at random and name it by all its moves."""
    day = days_from(FIRST_DAY, number % 28)
    deal, rng = deal_of(day, seed_of(SECRET, day)), random.Random(number)
    table = DailyTable(deal)
    while table.go_on():
        table.act(rng.choice(table.game.codes(deal.seat)))
    return table.node


def digest(numbers: Sequence[int], workers: Workers) -> str:
    """Return one hash of many lines."""
    found = hashlib.sha256()
    for name in each(line, numbers, workers, chunk=20):
        found.update(name.encode())
    return found.hexdigest()


def main() -> None:
    """Play, and print the hash."""
    parser = argparse.ArgumentParser(prog="python -m saboteur.daily.lines", description=__doc__)
    parser.add_argument("--lines", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    args = parser.parse_args()
    sys.stdout.write(f"{args.lines} lines: {digest(range(args.lines), Workers(args.jobs))}\n")


if __name__ == "__main__":
    main()
