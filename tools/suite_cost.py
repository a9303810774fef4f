"""What the tests cost: CPU seconds of all processes, by suite, by folder and by test.

    python tools/suite_cost.py [PYTEST ARGS]                  the dearest folders and tests
    python tools/suite_cost.py --against TREE [PYTEST ARGS]   the same there, too, and how many times that is

Time at the wall says as much about the other programs of a machine as about the tests. CPU seconds say less about
them, though on a busy machine a test costs up to a third more, so both trees are measured in one go; the other one
was set up by its own `./run check`. Browsers, servers and whatever else a test starts are counted.
"""

from __future__ import annotations

import argparse
import contextlib
import ctypes
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FOLDER = "SABOTEUR_SUITE_COST"  # where each of pytest's workers writes what its tests cost
SUBREAPER = 36  # prctl: whoever loses its parent becomes our child, so that its CPU is counted
MOST = 60
TICKS = os.sysconf("SC_CLK_TCK")


def main() -> int:
    parser = argparse.ArgumentParser(description="CPU seconds of the tests.", allow_abbrev=False)
    parser.add_argument("--against", type=Path, metavar="TREE", help="another checkout of this repository, set up")
    args, rest = parser.parse_known_args()
    rest = rest or ["-n", "4", "--dist", "worksteal"]
    ctypes.CDLL(None).prctl(SUBREAPER, 1, 0, 0, 0)
    here, status = measured(ROOT, rest)
    if args.against:
        there, _ = measured(args.against.resolve(), rest)
        print(f"{here / there:.2f} times the CPU of {args.against}")
    return status


def measured(tree: Path, arguments: list[str]) -> tuple[float, int]:
    """Run a tree's tests, print what they cost, and return it with the exit status."""
    python = tree / ".venv/bin/python"
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            FOLDER: folder,
            "PYTHONPATH": str(ROOT),
            "PATH": f"{python.parent}:{os.environ['PATH']}",
        }
        before, began = spent_by_children(), time.monotonic()
        command = [str(python), "-m", "pytest", "-q", "-p", "tools.suite_cost", *arguments]
        status = subprocess.run(command, cwd=tree, env=environment, check=False).returncode
        with contextlib.suppress(ChildProcessError):
            while os.wait3(0):
                pass
        total, wall = spent_by_children() - before, time.monotonic() - began
        report(Path(folder))
    print(f"{tree}: {total:.0f} CPU seconds, {wall:.0f} at the wall")
    return total, status


def spent_by_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def report(folder: Path) -> None:
    """Print the dearest folders and tests."""
    tests: dict[str, float] = defaultdict(float)
    folders: dict[str, float] = defaultdict(float)
    for file in folder.iterdir():
        for line in file.read_text().splitlines():
            seconds, _, name = line.partition(" ")
            tests[name] += float(seconds)
            folders["/".join(name.split("::")[0].split("/")[:3])] += float(seconds)
    for costs in (folders, tests):
        for name in sorted(costs, key=lambda one: -costs[one])[:MOST]:
            print(f"{costs[name]:8.2f} {name}")
        print()


# As a plugin of pytest


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Write what a test cost this process and all that it has started."""
    folder = os.environ.get(FOLDER)
    if not folder:
        yield
        return
    before = started()
    own = time.process_time()
    yield
    own = time.process_time() - own
    with Path(folder, str(os.getpid())).open("a") as out:
        out.write(f"{own + started() - before:.3f} {item.nodeid}\n")


def started() -> float:
    """Return the CPU seconds of all processes that this one has started, and of those that they have."""
    seconds: dict[int, float] = {}
    parents: dict[int, int] = {}
    for process in Path("/proc").iterdir():
        if process.name.isdigit():
            with contextlib.suppress(OSError):  # it has just ended
                fields = (process / "stat").read_text().rpartition(")")[2].split()
                parents[int(process.name)] = int(fields[1])
                seconds[int(process.name)] = sum(map(int, fields[11:15])) / TICKS
    ours = {os.getpid()}
    while more := {child for child, parent in parents.items() if parent in ours} - ours:
        ours |= more
    return spent_by_children() + sum(seconds.get(one, 0.0) for one in ours - {os.getpid()})


if __name__ == "__main__":
    sys.exit(main())
