"""The examples run, and the page's tables are those of the code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def example(*words: str) -> str:
    """Run an example and give what it says."""
    done = subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])},
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_many_processes_share_one_block() -> None:
    assert "in 2 processes" in example("examples/many_processes.py", "2", "3")


def test_training_learns_writes_and_evaluates(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="torch is not installed")
    words = ["--minutes", "0.05", "--seats", "3", "--levels", "random", "--rounds", "2", "--out", str(tmp_path)]
    said = example("examples/train_ppo.py", *words)
    assert "net as diggers against random" in said
    assert {path.name for path in tmp_path.iterdir()} == {"curve.csv", "curve.svg", "net.pt"}


def test_the_tables_of_the_page_are_those_of_the_code() -> None:
    example("tools/research_tables.py", "--check")
