"""What is published is built and tried: the page is inside, and a clean environment runs it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.long
def test_the_archive_and_its_wheel_are_built_without_npm_and_run_in_a_clean_environment(tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    command = [sys.executable, str(ROOT / "tools/release.py"), str(dist), "--pure"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=580)
    assert done.returncode == 0, done.stderr
    assert sorted(path.suffix for path in dist.iterdir()) == [".gz", ".json", ".whl"]
    bill = json.loads(next(dist.glob("*.json")).read_text())
    assert {"uvicorn", "msgspec"} <= {part["name"] for part in bill["components"]}


def test_nothing_is_built_into_a_folder_that_holds_something(tmp_path: Path) -> None:
    (tmp_path / "old").touch()
    command = [sys.executable, str(ROOT / "tools/release.py"), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert "is not empty" in done.stderr


def test_what_the_readme_says_of_the_release_is_true() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["requires-python"] == ">=3.11"
    assert "`Python 3.11+`" in readme
    assert project["project"]["license"] == "MIT"
    assert project["tool"]["mypy"]["strict"]
    workflow = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text("utf-8"))
    assert workflow["jobs"]["tests"]["runs-on"] == "ubuntu-latest"
    with Image.open(ROOT / "docs/screens/betrayal.webp") as picture:
        assert getattr(picture, "n_frames", 1) > 50
    assert (ROOT / "docs/screens/betrayal.webp").stat().st_size <= 1_500_000


@pytest.mark.long
@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_nothing_is_called_that_another_system_lacks(system: str, tmp_path: Path) -> None:
    """Whatever is there on one system only, in the types of Python's library too, stands behind `sys.platform`."""
    command = [sys.executable, "-m", "mypy", "--platform", system, "--cache-dir", str(tmp_path), "--no-error-summary"]
    files = ["src", "run", "hatch_build.py", "tools/release.py", "tools/docs_site.py", "tools/compile_core.py"]
    done = subprocess.run([*command, *files], cwd=ROOT, capture_output=True, text=True, check=False, timeout=580)
    assert done.returncode == 0, done.stdout


def test_the_package_starts_where_modules_of_unix_are_missing(tmp_path: Path) -> None:
    """A stand-in for Windows: Python without them, and without uvloop, says its version, plays, and can serve."""
    lacking = ("fcntl", "termios", "tty", "pwd", "grp", "resource", "uvloop", "readline")
    (tmp_path / "sitecustomize.py").write_text(f"import sys\nsys.modules.update(dict.fromkeys({lacking!r}))\n")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    for words in (["--version"], ["sim", "--games", "2", "--check"], ["serve", "--help"]):
        command = [sys.executable, "-m", "saboteur", *words]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)
        assert done.returncode == 0, done.stderr
    imports = "import saboteur.server.serving as s, saboteur.cli.replay, asyncio; print(s._loop_factory())"
    done = subprocess.run(
        [sys.executable, "-c", imports], env=environment, capture_output=True, text=True, check=False
    )
    assert done.stdout.strip() == "None", done.stderr
