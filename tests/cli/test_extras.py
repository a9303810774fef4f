"""What is installed only where it is wanted says how to get it, in packages that exist."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from saboteur.extras import how_to_get, packages

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
