"""`saboteur tournament`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from saboteur.cli import run

PEOPLE = "\n".join(f"Person {i}\t{1500 + i}" for i in range(12))


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    (tmp_path / "people.txt").write_text(PEOPLE, "utf-8")
    path = tmp_path / "cup.json"
    words = [
        "tournament",
        "new",
        str(path),
        "--name",
        "Cup",
        "--people",
        str(tmp_path / "people.txt"),
        "--rounds",
        "2",
    ]
    assert run(words) == 0
    return path


def test_a_tournament_at_real_tables_from_the_first_line_to_the_last(
    cup: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for number in (1, 2):
        assert run(["tournament", "pair", str(cup)]) == 0
        for table in (1, 2):
            gold = [str(table + i) for i in range(6)]
            assert run(["tournament", "result", str(cup), str(number), str(table), *gold]) == 0
    assert run(["tournament", "standings", str(cup), "--csv", str(cup.with_suffix(".csv"))]) == 0
    said = capsys.readouterr().out
    assert "Cup, final" in said
    assert "12 pairs meet again; at least 12 must" in said
    lines = cup.with_suffix(".csv").read_text("utf-8").splitlines()
    assert len(lines) == 13
    assert lines[0].startswith("place,name,score")
    assert run(["tournament", "pair", str(cup)]) == 1
    assert "the tournament is over" in capsys.readouterr().err


def test_people_come_late_and_leave(cup: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tournament", "pair", str(cup)]) == 0
    assert run(["tournament", "add", str(cup), "Late Person"]) == 0
    assert run(["tournament", "drop", str(cup), "Person 3"]) == 0
    said = capsys.readouterr().out
    assert "Late Person plays from round 2 on" in said
    assert "Person 3 is not paired from round 2 on" in said


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["add", "Person 1"], "'Person 1' is registered twice"),
        (["drop", "Nobody"], "nobody called 'Nobody' is registered"),
        (["result", "1", "1", "3"], "there is no round 1"),
        (["new", "--name", "again"], "exists; a tournament begins in a new file"),
    ],
)
def test_what_cannot_be_is_said_in_a_line_and_changes_nothing(
    cup: Path, words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = cup.read_bytes()
    assert run(["tournament", words[0], str(cup), *words[1:]]) == 1
    assert sentence in capsys.readouterr().err
    assert cup.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "sentence"),
    [("{", "is no tournament"), ("{}", "missing required field"), ('{"name":"x","seed":"zz"}', "`$.seed`")],
)
def test_a_file_that_is_no_tournament_is_refused(
    tmp_path: Path, text: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, "utf-8")
    assert run(["tournament", "standings", str(path)]) == 1
    assert sentence in capsys.readouterr().err


def test_too_few_people_are_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "small.json"
    assert run(["tournament", "new", str(path), "--name", "Small"]) == 0
    assert run(["tournament", "pair", str(path)]) == 1
    assert "0 people are fewer than a table needs (5)" in capsys.readouterr().err


def test_a_name_that_is_a_formula_is_a_name_in_the_csv(tmp_path: Path) -> None:
    people, path = tmp_path / "people.txt", tmp_path / "cup.json"
    people.write_text('=HYPERLINK("x")\n', "utf-8")
    assert run(["tournament", "new", str(path), "--name", "Cup", "--people", str(people)]) == 0
    assert run(["tournament", "standings", str(path), "--csv", str(tmp_path / "out.csv")]) == 0
    assert "\"'=HYPERLINK" in (tmp_path / "out.csv").read_text("utf-8")


def test_bots_play_a_tournament_and_the_same_seed_gives_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["tournament", "simulate", "--players", "10", "--rounds", "2", "--levels", "novice,random", "--jobs", "1"]
    said = []
    for name in ("a.json", "b.json"):
        assert run([*words, "--save", str(tmp_path / name)]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    assert "novice 1" in said[0]
    assert len(json.loads((tmp_path / "a.json").read_text("utf-8"))["rounds"]) == 2


def test_formats_are_compared_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tournament", "simulate", "--players", "10", "--rounds", "1", "--levels", "novice,random", "--jobs", "1"]
    svg = tmp_path / "formats.svg"
    assert run([*words, "--compare", "2", "--stock", "1", "--tables", "5", "--svg", str(svg)]) == 0
    assert "swiss, 1 rounds:" in capsys.readouterr().out
    assert "<polyline" in svg.read_text("utf-8")


def test_a_level_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tournament", "simulate", "--levels", "genius"]) == 2
    assert "there is no level 'genius'" in capsys.readouterr().err
