"""What is published is built and tried: the page is inside, and a clean environment runs it."""

from __future__ import annotations

import json
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
