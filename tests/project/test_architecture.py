"""docs/architecture.md draws what is: rooms by their imports, and ways through the code by who calls whom."""

from __future__ import annotations

import importlib
import inspect
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
WAYS = re.findall(r"```way ([^\n]+)\n(.*?)```", PAGE, re.DOTALL)


def test_the_rooms_know_those_that_the_page_says() -> None:
    done = subprocess.run(
        [sys.executable, "tools/import_graph.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def found(path: str) -> Any:
    """Find what a line of a drawing names: `module.function` or `module.Class.method`, below `saboteur`."""
    parts = path.split(".")
    for cut in range(len(parts) - 1, 0, -1):
        try:
            one: Any = importlib.import_module(".".join(("saboteur", *parts[:cut])))
        except ModuleNotFoundError:
            continue
        for name in parts[cut:]:
            one = getattr(one, name)
        return one
    raise AssertionError(f"there is no {path}")


@pytest.mark.parametrize(("name", "drawing"), WAYS)
def test_on_every_way_each_step_calls_those_drawn_below_it(name: str, drawing: str) -> None:
    above: list[tuple[int, Any]] = []
    steps = [(len(line) - len(line.lstrip()), line.split()[0]) for line in drawing.splitlines() if line.strip()]
    assert len(steps) > 4, name
    for indent, path in steps:
        one = found(path)
        above = [(before, caller) for before, caller in above if before < indent]
        if above:
            called = path.rpartition(".")[2]
            assert re.search(rf"\b{called}\b", inspect.getsource(above[-1][1])), f"{name}: nobody calls {path} there"
        above.append((indent, one))


def test_the_ways_of_a_move_a_decision_and_a_replay_are_drawn() -> None:
    assert [name for name, _ in WAYS] == ["of a move", "of a bot's decision", "of a replay"]
