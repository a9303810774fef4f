"""The examples run, and the page's tables are those of the code."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TORCH = ROOT / "build" / "torch"  # where ./run test long puts one that it finds on the disk


def example(name: str, *words: str, cwd: Path = ROOT) -> str:
    """Run an example and give what it says."""
    done = subprocess.run(
        [sys.executable, str(ROOT / name), *words],
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(TORCH), os.environ.get("PYTHONPATH", "")]),
        },
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_many_processes_play_two_halves_in_turn() -> None:
    assert "in 2 processes" in example("examples/many_processes.py", "2", "3")


@pytest.mark.long
def test_training_learns_writes_and_evaluates(tmp_path: Path) -> None:
    if importlib.util.find_spec("torch") is None and not TORCH.is_dir():
        pytest.skip("torch is not installed")
    few = ["--seats", "3", "--levels", "random", "--deals", "2", "--threads", "1", "--out", str(tmp_path)]
    said = example("examples/train_ppo.py", "--cpu-seconds", "2", "--points", "1", "--checks", "1", *few)
    assert "net more than random" in said
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {"curve.csv", "curve.svg", "net.pt", "ppo.npz", "random.csv"}
    figures = (tmp_path / "random.csv").read_text("utf-8")
    example("examples/train_ppo.py", "--play", *few)
    assert (tmp_path / "random.csv").read_text("utf-8") == figures  # the net that was saved plays as the one trained
    same = tmp_path / "same.py"
    same.write_text(SAME, "utf-8")
    assert "alike" in example(str(same), str(tmp_path))


# The policy that needs no torch scores options as the net does.
SAME = """
import sys; sys.path.insert(0, "examples")
from pathlib import Path
import numpy as np, torch
from saboteur import Setup
from saboteur.env.ppo_player import Policy, rows_of
from saboteur.env.vector import VectorGames
from train_ppo import Net, belongs
folder = Path(sys.argv[1])
net, policy = Net.load(folder / "net.pt"), Policy.load(folder / "ppo.npz")
games = VectorGames(64, Setup(seats=3), 5, extras=True)
ours = policy.scores(rows_of(games.observations, games.extras), games.options, games.counts)
rows, options = net.inputs(games)
with torch.no_grad():
    logs = net(torch.from_numpy(rows), torch.from_numpy(options), belongs(games.counts)).numpy()
for first, last in zip(games.starts, games.starts[1:]):
    assert np.allclose(ours[first:last] - ours[first], logs[first:last] - logs[first], atol=1e-3)
print("alike")
"""


@pytest.mark.long
def test_torchrl_checks_the_environment_and_rolls_it_out() -> None:
    pytest.importorskip("torchrl", reason="TorchRL is not installed")
    assert "8 tables, 100 steps" in example("examples/torchrl_env.py", "8", "100")


@pytest.mark.long
def test_pufferlib_steps_tables_of_its_own_process(tmp_path: Path) -> None:
    if importlib.util.find_spec("pufferlib") is None:  # importing it writes into the working folder
        pytest.skip("PufferLib is not installed")
    assert "64 tables in 1 processes" in example("examples/pufferlib_env.py", "1", "20", cwd=tmp_path)


def test_the_speeds_of_the_page_are_the_rows_that_the_bench_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bench import env as bench

    assert {*bench.SHOWN, bench.HANABI} <= {name for name, _ in bench.ROWS}
    text = bench.PAGE.read_text("utf-8")
    labels = [f"| {label} | " for label, _ in bench.SHOWN.values()]
    assert all(text.count(label) == 1 for label in labels)
    page = tmp_path / "page.md"
    page.write_text(text, "utf-8")
    monkeypatch.setattr(bench, "PAGE", page)
    bench.write(dict.fromkeys([*bench.SHOWN, bench.HANABI], 123_456.0))
    written = page.read_text("utf-8")
    assert written.count("| 123,000 | 8.1 |") == len(labels) - 1
    assert "| 123,000 (1.00 of its C++ hanabi) | 8.1 | 0.3 |" in written
    begins, ends = text.index(bench.MARK), text.index(bench.END)
    assert written.startswith(text[:begins])
    assert written.endswith(text[ends:])


def test_the_tables_of_the_page_are_those_of_the_code() -> None:
    example("tools/research_tables.py", "--check")
