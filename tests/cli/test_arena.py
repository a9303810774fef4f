"""`saboteur arena` hands over to the bots' arena, and complains in one line before anything is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from saboteur.bots.arena import comparison
from saboteur.cli import parser, run


def test_two_levels_meet_and_the_figures_are_shown_and_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    csv, svg = tmp_path / "out.csv", tmp_path / "out.svg"
    words = ["steady", "random", "--seats", "3", "--deals", "2", "--jobs", "1"]
    assert run(["arena", *words, "--csv", str(csv), "--svg", str(svg)]) == 0
    assert "steady more than random" in capsys.readouterr().out
    assert "steady: gold per game" in csv.read_text()
    assert svg.read_text().startswith("<svg")


def test_it_plays_the_same_games_as_the_arena_itself(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--diggers", "steady", "--saboteurs", "novice", "--seats", "3", "--rounds", "3", "--jobs", "1"]
    assert run(["arena", *words]) == 0
    ours = capsys.readouterr().out
    assert comparison.main(words) == 0
    assert ours == capsys.readouterr().out
    assert "treasure found" in ours


def test_a_preset_may_be_named() -> None:
    words = ["arena", "steady", "novice", "--modules", "everything2", "--seats", "8"]
    assert "tunnel_party" in comparison.check(parser(words).parse_args(words)).modules


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["stedy", "novice"], 2, "there is no level 'stedy'"),
        (["steady"], 2, "name two levels or more, or --diggers and --saboteurs"),
        (["steady", "novice", "--diggers", "steady", "--saboteurs", "novice"], 2, "name two levels or more"),
        (["--diggers", "steady"], 2, "name two levels or more"),
        (["steady"] * 4 + ["--seats", "3"], 2, "4 levels cannot sit on 3 seats"),
        (["steady", "novice", "--deals", "0"], 2, "--deals 0 is not between 1"),
        (["steady", "novice", "--jobs", "0"], 2, "--jobs 0 is not between 1"),
        (["steady", "novice", "--seats", "2"], 1, "base is for 3 to 10 seats"),
        (["steady", "novice", "--modules", "base,dragons"], 1, "there is no module 'dragons'"),
        (["steady", "novice", "--csv", "no/such/folder/x.csv"], 2, "cannot write no/such/folder/x.csv"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    words: list[str], code: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["arena", *words]) == code
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("saboteur: ")
    assert said in printed.err
    assert printed.err.count("\n") == 1
