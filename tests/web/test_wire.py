"""The browser's types are those of the server."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_wire_types_of_the_browser_are_up_to_date() -> None:
    tool = ROOT / "tools" / "typescript.py"
    done = subprocess.run([sys.executable, tool, "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
