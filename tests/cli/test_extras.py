"""What is installed only where it is wanted says how to get it, in packages that exist."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from saboteur.cli import run
from saboteur.extras import how_to_get, packages
from saboteur.server.serving import EXIT_SETTINGS

ROOT = Path(__file__).resolve().parents[2]
EXTRAS: dict[str, list[str]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
    "optional-dependencies"
]


@pytest.mark.parametrize("extra", sorted(EXTRAS))
def test_a_missing_extra_is_told_by_its_packages(extra: str) -> None:
    wanted = [re.split(r"[<>=]", package)[0].lower().replace("_", "-") for package in EXTRAS[extra]]
    assert [re.split(r"[<>=]", name)[0].lower().replace("_", "-") for name in packages(extra)] == wanted
    assert how_to_get(extra).startswith("pip install '")


def test_an_extra_that_is_none_does_not_make_up_a_command() -> None:
    assert packages("wings") == []
    assert "pip install" not in how_to_get("wings")


@pytest.mark.parametrize(
    ("package", "flags", "words"),
    [
        ("asyncpg", ["--database", "postgresql://nobody@127.0.0.1/x"], "a database on PostgreSQL needs"),
        ("redis", ["--redis", "redis://127.0.0.1:9"], "word over Redis needs"),
    ],
)
def test_the_server_says_which_package_is_missing_and_for_what(
    package: str,
    flags: list[str],
    words: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == package else find(name))
    assert run(["serve", "--no-browser", "--port", "0", "--data", str(tmp_path / "data"), *flags]) == EXIT_SETTINGS
    said = capsys.readouterr().err
    assert words in said
    assert f"pip install '{package}" in said
    assert not (tmp_path / "data").exists()


def test_a_server_of_its_own_needs_neither_postgresql_nor_redis() -> None:
    code = (
        "import sys; sys.modules |= dict.fromkeys(('asyncpg', 'redis')); "  # None there: importing them fails
        "from saboteur.cli import run; import saboteur.server.serving; sys.exit(run(['--version']))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
