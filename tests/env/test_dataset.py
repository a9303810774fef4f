"""The dataset is reproducible, tells no more than the public knew, and scores say how good chances are."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from saboteur.cli import run
from saboteur.env.belief_scores import calibration, fit, predict, score
from saboteur.env.role_dataset import KINDS, DatasetError, Wish, make, opinions, played, read, split_of
from saboteur.play.records.record import Record
from saboteur.workers import Workers

WISH = Wish(4, ["base"], "novice", "steady", 1, 5)


def test_a_game_gives_the_same_rows_again_with_record_and_truth() -> None:
    game, rows = played(WISH, 3)
    assert (game, rows) == played(WISH, 3)
    assert Record.parse(game["record"]).result is not None
    assert {row["quarter"] for row in rows if row["round"] == 0} == {1, 2, 3, 4}
    for row in rows:
        assert sum(row["saboteur"]) <= 1  # four seats have one saboteur among five dwarfs
        assert len(row["observation"]) > 1000
        assert sum(row["prior"]) == pytest.approx(0.8, abs=1e-3)  # the spare may be the saboteur
        assert all(0 <= chance <= 1 for kind in KINDS for chance in row[kind])


def test_steps_stop_before_the_roles_are_turned_up() -> None:
    _, rows = played(WISH, 3)
    assert not any("dwarf_shown" in row["events"] for row in rows)


def test_splits_go_by_seed() -> None:
    assert [split_of(seed) for seed in (1, 4, 5, 10)] == ["train", "train", "test", "test"]


def test_scores_of_good_and_bad_chances() -> None:
    rows = [{"saboteur": [True, False], "quarter": quarter} for quarter in (1, 2, 3, 4)]
    sure = score("sure", rows, np.array([[1.0, 0.0]] * 4))
    even = score("even", rows, np.full((4, 2), 0.5))
    assert [one.quarter for one in sure] == [1, 2, 3, 4]
    assert sure[0].log_loss < 0.001 < even[0].log_loss == pytest.approx(np.log(2))
    assert sure[0].brier == 0.0
    assert even[0].calibration == 0.0
    assert calibration(np.array([0.9, 0.9]), np.array([0.0, 0.0])) == pytest.approx(0.9)
    with pytest.raises(DatasetError, match="shape"):
        score("short", rows, np.zeros((3, 2)))
    with pytest.raises(DatasetError, match="from 0 to 1"):
        score("wild", rows, np.full((4, 2), 1.5))


@pytest.mark.long
def test_the_small_model_learns_something() -> None:
    rows = [row for seed in range(1, 9) for row in played(WISH, seed)[1]]
    weights = fit(rows, sweeps=150)
    found = np.mean([one.log_loss for one in score("regression", rows, predict(weights, rows))])
    prior = np.mean([one.log_loss for one in score("prior", rows, np.array([row["prior"] for row in rows]))])
    assert found < prior


def test_the_commands_write_and_score(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyarrow", reason="the extra `dataset` is not installed")
    folder = tmp_path / "beliefs"
    words = ["--seats", "4", "--diggers", "novice", "--saboteurs", "novice", "--games", "6"]
    assert run(["dataset", "make", "--out", str(folder), *words]) == 0
    assert "role inference" in (folder / "README.md").read_text("utf-8")
    again = tmp_path / "again"
    make(again, Wish(4, ["base"], "novice", "novice", 1, 6), Workers(), quiet=True)
    assert read(again, "steps-test") == read(folder, "steps-test")
    assert run(["dataset", "score", str(folder)]) == 0
    said = capsys.readouterr().out
    assert all(kind in said for kind in (*KINDS, "regression"))


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["make", "--out", "x", "--diggers", "hero"], "no level 'hero'"),
        (["make", "--out", "x", "--modules", "base,tennis"], "tennis"),
        (["score", "nowhere"], "nowhere"),
    ],
)
def test_the_commands_say_what_is_wrong(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["dataset", *words]) in (1, 2)
    assert says in capsys.readouterr().err


@pytest.mark.long
def test_the_table_of_the_page_is_what_its_tool_measures() -> None:
    from tools import belief_table as tool

    noted = tool.small_run(tool.PAGE.read_text("utf-8"))
    measured = tool.measure(tool.FEW, Workers())
    assert list(noted) == list(measured)
    for kind, losses in measured.items():
        assert noted[kind] == pytest.approx(losses, abs=0.002), "run tools/belief_table.py: the bots have changed"


def test_a_spectator_thinks_of_nobody_before_the_first_deed() -> None:
    from saboteur.bots.memory.bot_memory import Memory
    from saboteur.play.game import Game
    from saboteur.play.setup import Setup

    memory = Memory.start(Game.new(Setup(seats=4, seed=1)).view(None))
    assert opinions(memory) == [[0.2] * 4] * 3
