"""A place as a stranger has it who installed the wheel, and beside it one house card and one bot."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from tests.modules.stranger import HOUSE_CARD, OWN_BOT, install

ROOT = Path(__file__).resolve().parents[2]
PARTS = (
    "pyproject.toml",
    "hatch_build.py",
    "README.md",
    "LICENSE",
    "CHANGELOG.md",
    ".gitignore",
    "tools/compile_core.py",
)


def wheel(folder: Path) -> Path:
    """Build the wheel for all platforms from a copy of what it is made of, with the page that ./run built."""
    copy = folder / "archive"
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src", copy / "src", ignore=ignored)
    for part in PARTS:
        (copy / part).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / part, copy / part)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(
        command,
        cwd=copy,
        env={**os.environ, "SABOTEUR_PURE": "1", "SABOTEUR_PAGE": "built"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    shutil.rmtree(copy)
    return next(folder.glob("*.whl"))


def environment(folder: Path, *, alone: bool) -> Path:
    """Make an environment with the wheel and return its programs.

    Alone it gets what the wheel depends on from a registry; otherwise it finds that where the tests' own Python has
    it, and the rules as they were compiled there, which spares minutes.
    """
    place = folder / "venv"
    uv = shutil.which("uv", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    assert uv is not None
    made = wheel(folder)
    run(uv, "venv", "--quiet", "--python", sys.executable, str(place))
    python = str(place / "bin/python")
    extras = "[dataset,openspiel,research]" if alone else ""
    shared = ("--constraint", str(ROOT / "requirements.lock")) if alone else ("--no-deps", "--offline")
    run(uv, "pip", "install", "--quiet", "--python", python, *shared, f"{made}{extras}")
    site = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    if not alone:
        (site / "what-it-needs.pth").write_text(sysconfig.get_path("purelib") + "\n")
        for file in (ROOT / "src").rglob("*.so"):
            shutil.copy(file, site / file.relative_to(ROOT / "src"))
    install(OWN_BOT, install(HOUSE_CARD, site))
    return place / "bin"


def once(folder: Path, *, alone: bool) -> Path:
    """Make the environment for all workers of a run; whoever comes first makes it."""
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = folder / "programs"
        if not done.exists():
            done.write_text(str(environment(folder, alone=alone)))
        return Path(done.read_text())


def run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)}: {done.stderr}"
    return done.stdout
