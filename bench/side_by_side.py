"""CPU a move of this checkout beside another one's, in turn, so that both have the same machine.

    git worktree add --detach /tmp/before acd46070 && (cd /tmp/before && python tools/compile_core.py)
    .venv/bin/python bench/side_by_side.py /tmp/before --tables 400 --rounds 3

Each round runs `bench/load.py` of the one and of the other tree with the same Python; the middle round counts.
"""

from __future__ import annotations

import argparse
import os
import re
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from bench.load import say  # noqa: E402

STEADY = re.compile(r"steady.*")


def cpu_a_move(tree: Path, tables: int, seconds: float) -> float:
    """Run the load benchmark of a tree; milliseconds of the server's CPU for each move."""
    command = [sys.executable, "bench/load.py", "--tables", str(tables), "--seconds", str(seconds), "--no-guests"]
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "COLUMNS": "160"}
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    found = STEADY.search(done.stdout)  # an older one may fail at its end, when all has been said
    if found is None:
        raise SystemExit(f"{tree}: {done.stderr[-500:] or done.stdout[-500:]}")
    return float(re.split(r"\s*[│|]\s*", found[0])[10])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, help="a checkout whose core is compiled")
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    theirs, ours = [], []
    for number in range(1, options.rounds + 1):
        theirs.append(cpu_a_move(options.other.resolve(), options.tables, options.seconds))
        ours.append(cpu_a_move(ROOT, options.tables, options.seconds))
        say(f"round {number}: {theirs[-1]:.2f} ms there, {ours[-1]:.2f} ms here")
    there, here = statistics.median(theirs), statistics.median(ours)
    say(f"CPU a move at {options.tables} tables: {there:.2f} ms there, {here:.2f} here: {here / there:.2f}")
    say(f"load {' '.join(f'{one:.1f}' for one in os.getloadavg())}")


if __name__ == "__main__":
    main()
