"""`saboteur analyse`: a finished game judged in any language, and a sentence for everything else."""

import json
from pathlib import Path

import pytest
from tests.bots.test_judge import finish, late_game

from saboteur.cli import run
from saboteur.cli.shared import OK, REFUSED
from saboteur.play.game import Game
from saboteur.play.positions import load, position_of
from saboteur.play.records.record import record_of
from saboteur.play.setup import Setup
from saboteur.words import LANGUAGES


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Save a game that is soon over."""
    file = tmp_path_factory.mktemp("analyse") / "game.json"
    file.write_text(finish(load(position_of(late_game(2, ("base",), left=0))), 2).dump(), "utf-8")
    return file


def test_a_game_is_judged_as_text_and_for_programs(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["analyse", str(record), "--language", "en"]) == OK
    said = capsys.readouterr()
    assert said.out.startswith("Chance to win the round\n  Round ")
    assert "The record does not contain what was said." in said.out
    assert said.err == ""  # nobody looks at the progress
    assert run(["analyse", str(record), "--json"]) == OK
    assert json.loads(capsys.readouterr().out)["standings"]


def test_every_language_has_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    told = set()
    for language in LANGUAGES:
        with pytest.raises(SystemExit) as ended:
            run(["analyse", "--language", language, "--help"])
        assert ended.value.code == OK
        told.add(capsys.readouterr().out)
    assert len(told) == len(LANGUAGES)


def test_what_is_no_finished_game_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    running, broken = tmp_path / "running.json", tmp_path / "broken.json"
    running.write_text(record_of(Game.new(Setup(seats=3, seed=1)), unfinished=True).dump(), "utf-8")
    broken.write_text(running.read_text("utf-8")[:200], "utf-8")
    for file, sentence in ((running, "not over"), (broken, "ends too early"), (tmp_path / "none", "cannot read")):
        assert run(["analyse", str(file), "--language", "en"]) == REFUSED
        said = capsys.readouterr()
        assert said.out == ""
        assert sentence in said.err
        assert said.err.count("\n") == 1
