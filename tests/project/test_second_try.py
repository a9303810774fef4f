"""The second try, on planted tests that pytest runs in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PLANTED = """
import pytest

started = []


@pytest.fixture(scope="session")
def service():
    started.append(1)
    yield started
    if len(started) == 1:
        raise RuntimeError("it is dead and does not end well")


def test_kills_the_service(service):
    assert len(started) == 2, "the service died"


def test_comes_after_it(service):
    assert len(started) == 2


def test_never_passes(service):
    assert len(started) > 9
"""
FOLDERS = ("web", "server", "server/leaks", "rules")


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Plant the same tests into several folders; return what pytest says."""
    planted = tmp_path_factory.mktemp("planted")
    for folder in FOLDERS:
        place = planted / "tests" / folder
        place.mkdir(parents=True, exist_ok=True)
        (place / "test_planted.py").write_text(PLANTED)
    (planted / "pytest.ini").write_text("[pytest]\n")
    plugins = ["-p", "xdist", "-p", "tests.second_try", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *plugins, "--import-mode=importlib", "-n", "1", "-ra", "tests"],
        cwd=planted,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


@pytest.mark.parametrize("folder", ["web", "server"])
def test_a_test_in_real_time_passes_at_the_second_try_with_everything_afresh_and_is_named(
    folder: str, told: str
) -> None:
    _, _, section = told.partition("passed at the second try: each is a fault to be looked into")
    assert f"PASSED AT THE SECOND TRY tests/{folder}/test_planted.py::test_kills_the_service" in section
    assert "the service died" in section
    assert f"tests/{folder}/test_planted.py::test_comes_after_it" not in told  # it needed no second try


@pytest.mark.parametrize("folder", ["web", "server"])
def test_whatever_fails_twice_fails_and_shows_both(folder: str, told: str) -> None:
    assert f"FAILED tests/{folder}/test_planted.py::test_never_passes" in told
    assert "what happened at the first try" in told


@pytest.mark.parametrize("folder", ["server/leaks", "rules"])
def test_everything_else_gets_one_try(folder: str, told: str) -> None:
    assert f"FAILED tests/{folder}/test_planted.py::test_kills_the_service" in told
    assert f"SECOND TRY tests/{folder}/" not in told
