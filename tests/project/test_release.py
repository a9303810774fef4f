"""What is published is built and tried: the page is inside, and a clean environment runs it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml
from PIL import Image
from tools.cut_release import CannotCutError, cut

from saboteur import __version__
from saboteur.cli import parser

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.long
def test_the_archive_and_its_wheel_are_built_without_npm_and_run_in_a_clean_environment(tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    command = [sys.executable, str(ROOT / "tools/release.py"), str(dist), "--pure", "--no-audit"]
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


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The three files that have the version."""
    (tmp_path / "src/saboteur").mkdir(parents=True)
    (tmp_path / "src/saboteur/__init__.py").write_text('"""Words."""\n\n__version__ = "0.1.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(
        "# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0 – 2026-01-01\n\n- Old.\n"
    )
    (tmp_path / "CITATION.cff").write_text("cff-version: 1.2.0\nversion: 0.1.0\ndate-released: 2026-01-01\n")
    return tmp_path


def test_a_release_is_cut_wherever_the_version_stands(checkout: Path) -> None:
    cut(checkout, "1.0.0", "2026-02-03")
    assert (checkout / "CHANGELOG.md").read_text() == (
        "# Changelog\n\n## Unreleased\n\n## 1.0.0 – 2026-02-03\n\n- New.\n\n## 0.1.0 – 2026-01-01\n\n- Old.\n"
    )
    assert '__version__ = "1.0.0"' in (checkout / "src/saboteur/__init__.py").read_text()
    assert (
        checkout / "CITATION.cff"
    ).read_text() == "cff-version: 1.2.0\nversion: 1.0.0\ndate-released: 2026-02-03\n"


@pytest.mark.parametrize(
    ("version", "why"),
    [("0.1.0", "does not come after"), ("0.0.9", "does not come after"), ("next", "is no version")],
)
def test_what_cannot_be_cut_changes_nothing(checkout: Path, version: str, why: str) -> None:
    before = {path: path.read_bytes() for path in checkout.rglob("*") if path.is_file()}
    with pytest.raises(CannotCutError, match=why):
        cut(checkout, version, "2026-02-03")
    assert before == {path: path.read_bytes() for path in checkout.rglob("*") if path.is_file()}


def test_nothing_is_released_twice(checkout: Path) -> None:
    cut(checkout, "1.0.0", "2026-02-03")
    with pytest.raises(CannotCutError, match="nothing under"):
        cut(checkout, "1.0.1", "2026-02-04")


def test_the_version_and_its_date_are_one_everywhere() -> None:
    version, date = re.findall(r"^## (\d\S*) – (\S+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)[0]
    assert version == __version__
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert (str(citation["version"]), str(citation["date-released"])) == (version, date)


def test_the_workflow_hangs_together() -> None:
    """What can be said of it without its machines: jobs, artifacts, Pythons, and every command of ours in it."""
    workflow = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text("utf-8"))
    jobs = workflow["jobs"]
    steps = [step for job in jobs.values() for step in job["steps"]]
    for job in jobs.values():
        needs = job.get("needs", [])
        assert {needs} if isinstance(needs, str) else set(needs) <= set(jobs)
    given = [step["with"]["name"] for step in steps if "upload-artifact" in step.get("uses", "")]
    taken = [step["with"].get("name") for step in steps if "download-artifact" in step.get("uses", "")]
    assert set(taken) - {None} <= set(given)
    classifiers = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["classifiers"]
    named = [one.rpartition(" :: ")[2] for one in classifiers if re.search(r":: 3\.\d+$", one)]
    assert jobs["tests"]["strategy"]["matrix"]["python"] == named
    wheels = next(step["env"] for step in steps if "cibuildwheel" in step.get("run", ""))
    assert wheels["CIBW_BUILD"].split() == [f"cp{python.replace('.', '')}-*" for python in named]
    assert {name.partition("-")[0] for name in jobs["wheels"]["strategy"]["matrix"]["machine"]} == {
        "ubuntu", "macos", "windows",
    }  # fmt: skip
    for command in wheels["CIBW_TEST_COMMAND"].split(" && "):
        parser(command.split()[1:])
    for step in steps:
        for program in re.findall(r"(?:^|\s)((?:\./|\.ci/|tools/)\S+)", step.get("run", "")):
            assert (ROOT / program).is_file(), program
    assert jobs["publish"]["if"] == "github.event_name == 'push'"
    assert workflow[True]["push"]["tags"] == ["v*"]  # YAML takes `on` for a truth
