"""The tool that lays out a new module, run in a copy: what it writes can be played, checked and read."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.long
# The suite's conftest.py would refuse the compiled core, which knows nothing of the new module.
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", "--noconftest")
PARTS = ("src", "tests", "tools", "docs", "pyproject.toml")


def run(copy: Path, *command: str) -> subprocess.CompletedProcess[str]:
    env = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST")}
    env |= {"PYTHONPATH": str(copy / "src")}
    return subprocess.run(
        [sys.executable, *command], cwd=copy, env=env, capture_output=True, text=True, timeout=600, check=False
    )


def copied(target: Path, *more: str) -> Path:
    """Copy the sources, with the core as it is compiled here, if it is."""
    for part in (*PARTS, *more):
        if (ROOT / part).is_dir():
            ignored = shutil.ignore_patterns("__pycache__", "static", "golden")
            shutil.copytree(ROOT / part, target / part, ignore=ignored)
        else:
            shutil.copy(ROOT / part, target / part)
    return target


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Lay a new module out in a copy; it runs interpreted beside the compiled core."""
    target = copied(tmp_path_factory.mktemp("copy"))
    made = run(target, "tools/new_module.py", "lamp_oil")
    assert made.returncode == 0, made.stderr
    assert len(made.stdout.splitlines()) == 5
    return target


def test_what_the_tool_writes_plays_two_hundred_checked_games(copy: Path) -> None:
    tests = ("tests/rules/test_lamp_oil.py", "tests/modules/test_late.py", "tests/play/test_lessons.py")
    done = run(copy, *PYTEST, *tests)
    assert done.returncode == 0, done.stdout + done.stderr
    assert " skipped" not in done.stdout
    assert int(done.stdout.rpartition(" passed")[0].split()[-1]) > 200


def test_games_with_what_the_tool_writes_can_be_replayed(copy: Path) -> None:
    saboteur = ("-c", "from saboteur.cli import main; main()")
    games = ("--modules", "base,lamp_oil", "--games", "1", "--seed", "2", "--record", "games")
    played = run(copy, *saboteur, "sim", *games)
    assert played.returncode == 0, played.stderr
    shown = run(copy, *saboteur, "replay", "games/game-0.json", "--print", "--language", "en")
    assert shown.returncode == 0, shown.stderr
    assert "draws one more card" in shown.stdout


def test_what_the_tool_writes_needs_no_other_file(copy: Path) -> None:
    lists = ("tests/project/test_docs.py", "tests/play/test_api.py", "tests/sim/test_rulesets.py")
    done = run(copy, *PYTEST, *lists, "-k", "lamp_oil or everything_leaves_out")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(("name", "sentence"), [("Lamp", "is no key"), ("veto", "already"), ("lamp_oil", "already")])
def test_a_name_that_cannot_be_one_or_is_taken_is_refused(copy: Path, name: str, sentence: str) -> None:
    done = run(copy, "tools/new_module.py", name)
    assert done.returncode == 2
    assert sentence in done.stderr
