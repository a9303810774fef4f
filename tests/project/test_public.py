"""What others may rely on is what docs/compatibility.md promises: nothing goes by accident."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from tools import public

import saboteur

ROOT = Path(__file__).resolve().parents[2]


def test_nothing_public_goes_or_comes_unseen() -> None:
    stored, now = set(public.STORED.read_text("utf-8").splitlines()), set(public.lines())
    assert not stored - now, f"promised, and gone: {sorted(stored - now)}; see docs/compatibility.md"
    assert not now - stored, f"new promises: {sorted(now - stored)}; python -m tools.public writes them down"


def test_the_list_names_something_of_every_kind() -> None:
    kinds = {line.partition(" ")[0] for line in public.lines()}
    page = (ROOT / "docs/compatibility.md").read_text("utf-8")
    assert kinds == set(re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE))


def test_the_version_is_written_once_and_everything_names_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" not in project["project"], "hatchling reads it from src/saboteur/__init__.py"
    assert project["tool"]["hatch"]["version"]["path"] == "src/saboteur/__init__.py"
    cited = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {saboteur.__version__}\n" in cited
    assert f"\n## {saboteur.__version__} " in (ROOT / "CHANGELOG.md").read_text("utf-8")
