"""The project frame: the lock, the set-up script, the compiled core and its plain twin."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "src/saboteur/core"
LOCK = (ROOT / "requirements.lock").read_text()
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())

SAY_WHAT_RUNS = """
import pkgutil, importlib, saboteur
from saboteur import _native, core
found = [m.name for m in pkgutil.walk_packages(core.__path__, core.__name__ + ".")]
files = [importlib.import_module(name).__file__ for name in found] + [core.__file__]
print(_native.compiled(), *files, sep="\\n")
"""


def core_in_use(**environment: str) -> tuple[bool, list[str]]:
    """What a fresh Python says of its core: whether it is compiled, and the files it came from."""
    inherited = {name: value for name, value in os.environ.items() if name != "SABOTEUR_PURE"}
    result = subprocess.run(
        [sys.executable, "-c", SAY_WHAT_RUNS],
        env=inherited | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    compiled, *files = result.stdout.split("\n")[:-1]
    return compiled == "True", files


def is_extension(file: str) -> bool:
    return file.endswith(tuple(EXTENSION_SUFFIXES))


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def declared() -> list[str]:
    requirements = PROJECT["project"]["dependencies"] + PROJECT["dependency-groups"]["dev"]
    return [normal(re.split(r"[^A-Za-z0-9._-]", line)[0]) for line in requirements]


def locked() -> set[str]:
    return {normal(name) for name in re.findall(r"^([A-Za-z0-9._-]+)==", LOCK, re.MULTILINE)}


def test_the_lock_names_no_host() -> None:
    assert not re.findall(
        r"https?:|--(?:extra-)?index-url|--find-links|--trusted-host|\w+\.(?:com|org|io|net)\b", LOCK
    )


def test_the_lock_names_no_place_on_a_machine() -> None:
    assert not re.findall(r"file:|(?:^|\s)[~.]{0,2}/(?!run lock)\S+|\b[A-Z]:\\", LOCK)


def test_every_locked_version_has_a_hash() -> None:
    entries = re.split(r"^(?=[A-Za-z0-9])", LOCK, flags=re.MULTILINE)[1:]
    assert [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("name", declared())
def test_every_dependency_is_in_the_lock(name: str) -> None:
    assert name in locked()


def test_the_wheel_is_compiled_by_the_mypy_that_is_locked() -> None:
    pins = [line for line in PROJECT["build-system"]["requires"] if line.startswith("mypy")]
    assert pins == [re.search(r"^mypy==[^ ]+", LOCK, re.MULTILINE)[0]]  # type: ignore[index]


def test_saboteur_pure_runs_the_sources() -> None:
    compiled, files = core_in_use(SABOTEUR_PURE="1")
    assert not compiled
    assert all(file.endswith(".py") for file in files)


def test_a_compiled_core_is_used_where_there_is_one_and_says_so() -> None:
    there = any(is_extension(path.name) for path in CORE.rglob("*"))
    compiled, files = core_in_use()
    assert compiled == there == any(is_extension(file) for file in files)


@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_run_explains_itself_without_setting_anything_up(flag: str) -> None:
    result = subprocess.run([sys.executable, ROOT / "run", flag], capture_output=True, text=True, check=False)
    assert result.returncode == 0
    assert "./run test" in result.stdout
    assert result.stderr == ""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no executable bit")
@pytest.mark.parametrize("script", ["run", ".ci/run"])
def test_the_scripts_can_be_executed(script: str) -> None:
    assert os.access(ROOT / script, os.X_OK)
