"""Simulated nights, in a process of their own: clocks and chance are the world's there."""

from __future__ import annotations

import subprocess
import sys

import pytest
from tests.simulation.planted_faults import PLANTED


def nights(*arguments: str) -> str:
    """Let nights pass and return what is said of them."""
    command = [sys.executable, "-m", "tests.simulation", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=3000, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("number", [300, pytest.param(3000, marks=pytest.mark.long)])
def test_in_nights_of_faults_nothing_is_lost_doubled_told_or_stuck(number: int) -> None:
    assert nights("--seeds", f"0:{number}", "--jobs", "2").endswith(f"{number} passed, 0 failed\n")


def test_a_night_passes_the_same_way_again() -> None:
    assert nights("--seed", "7") == nights("--seed", "7")


@pytest.mark.long
def test_every_planted_fault_is_found_within_two_thousand_nights() -> None:
    assert nights("--planted", "2000", "--jobs", "2").endswith(f"{len(PLANTED)} passed, 0 failed\n")
