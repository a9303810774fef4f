"""Training itself, with the torch that ./run found on this machine's disk, in a process of its own.

Every worker would have to import torch otherwise, and what it leaves in memory is in the way of tests that look at
all objects there are.
"""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.train.conftest import WANTING

ROOT = Path(__file__).parents[2]
TORCH = ROOT / "build" / "torch"
PYTEST = ("-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-m", "")


@pytest.mark.long
@pytest.mark.skipif(not TORCH.is_dir(), reason="./run test long found no torch on this machine's disk")
@pytest.mark.skipif(importlib.util.find_spec("torch") is not None, reason="torch is here: the tests beside this ran")
def test_training_passes_its_tests_with_the_torch_on_the_disk() -> None:
    done = subprocess.run(
        [sys.executable, *PYTEST, *sorted(map(str, WANTING))],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(TORCH)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert " passed" in done.stdout
    assert " skipped" not in done.stdout
