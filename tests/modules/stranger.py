"""Installing a stranger's package without a network: its files and what an installer writes about them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOUSE_CARD = ROOT / "examples" / "house-card"
LUCKY_CHARM = ROOT / "examples" / "lucky-charm"
OWN_BOT = ROOT / "examples" / "own-bot"


def install(package: Path, target: Path) -> Path:
    """Put a package where Python finds it, with the notes that `pip` would leave beside it."""
    target.mkdir(exist_ok=True)
    project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
    for folder in (package / "src").iterdir():
        shutil.copytree(folder, target / folder.name, ignore=shutil.ignore_patterns("__pycache__"))
    notes = target / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    notes.mkdir()
    (notes / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    lines = [f"[{group}]\n" + "".join(f"{key} = {value}\n" for key, value in points.items())
             for group, points in project["entry-points"].items()]  # fmt: skip
    (notes / "entry_points.txt").write_text("\n".join(lines))
    return target


def run(
    *command: str, beside: Path | None = None, cwd: Path | None = None, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run Python as somebody who has these packages installed."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST")}
    if beside is not None:
        env["PYTHONPATH"] = str(beside)
    return subprocess.run(
        [sys.executable, *command],
        input=typed,
        capture_output=True,
        text=True,
        env=env,
        cwd=cwd or ROOT,
        timeout=600,
        check=False,
    )


def cli(*arguments: str, beside: Path | None = None, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the `saboteur` command so."""
    return run("-c", "from saboteur.cli import main; main()", *arguments, beside=beside, typed=typed)
