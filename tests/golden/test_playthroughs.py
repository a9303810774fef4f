"""Playthroughs: what every seat was told and shown in golden games, kept as text and compared line by line."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("[0-9]*.json"))
written = runpy.run_path(str(HERE.parent.parent / "tools/playthroughs.py"))["written"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_seat_still_sees_what_the_playthrough_says(path: Path) -> None:
    kept = path.with_suffix(".txt").read_text("utf-8")
    assert written(path).splitlines() == kept.splitlines(), "run tools/playthroughs.py and review the difference"
