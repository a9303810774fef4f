"""`saboteur match`: simulated strangers wait, the fewer they are the longer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saboteur.cli import run


def test_the_more_people_come_the_shorter_the_wait_and_the_better_the_company(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["match", "--people", "150", "--per-minute", "1,60", "--markdown"]) == 0
    few, many = ([float(n) for n in re.findall(r"[0-9.]+", row)] for row in capsys.readouterr().out.splitlines()[2:])
    assert many[1] < few[1]
    assert many[3] > few[3]
    assert run(["match", "--people", "20", "--per-minute", "9"]) == 0
    assert "median" in capsys.readouterr().out


@pytest.mark.parametrize("load", ["", "0", "-1", "x", "1,,2"])
def test_loads_that_are_none_are_refused_in_a_line(load: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["match", f"--per-minute={load}"]) == 2
    assert "--per-minute takes numbers above 0" in capsys.readouterr().err


def test_waits_and_gaps_are_drawn(tmp_path: Path) -> None:
    assert run(["match", "--people", "40", "--per-minute", "5,60", "--svg", str(tmp_path / "waits.svg")]) == 0
    drawn = (tmp_path / "waits.svg").read_text("utf-8")
    assert drawn.count("<polyline") == 3
    assert "seconds waited" in drawn
