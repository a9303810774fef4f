"""Tuning the roll-outs' players by gold, in small."""

from itertools import count
from pathlib import Path

import numpy as np
import pytest
from train.tune_games import Table, check, lesson
from train.tune_weights import DIGGERS, SCALE, TEAMS, read, row_of, todays, write

from saboteur.bots.search import tuned_weights
from saboteur.core.search.policy_weights import NOISE, TRAP, WISH_AT
from saboteur.core.table.cards import GREEDY, TEAM_BLUE, TEAM_GREEN
from train import tune

CONFIGS = Path(__file__).resolve().parents[2] / "train/configs/tune"


def config(name: str) -> tune.Config:
    """Read a config."""
    return tune.read_config(CONFIGS / f"{name}.toml")


@pytest.mark.parametrize("name", ["teams", "modules", "plain"])
def test_the_shares_of_the_tables_make_a_whole(name: str) -> None:
    assert sum(share for _, share in tune.tables_of(config(name))) == pytest.approx(1.0)


@pytest.mark.parametrize("name", ["teams", "modules"])
def test_weights_are_read_as_they_were_written(name: str, tmp_path: Path) -> None:
    roles = config(name).roles
    weights = np.round(todays(roles) + 0.25 * SCALE, 2)
    write(tmp_path / "weights.toml", roles, weights)
    found = read(tmp_path / "weights.toml", roles)
    assert found[:, SCALE > 0] == pytest.approx(weights[:, SCALE > 0])


def test_the_shipped_weights_can_be_gone_on_from() -> None:
    for roles in (TEAMS, DIGGERS):
        assert read(tuned_weights.FILE, roles).shape == todays(roles).shape


def test_todays_weights_have_no_edge_over_themselves() -> None:
    table = Table("saboteur2:5", 5, ("saboteur2",))
    assert {gold for deal in check(table, TEAMS, todays(TEAMS), 0, 6) for _, gold in deal} == {0.0}


def test_gold_diggers_who_shun_the_treasure_lose_gold() -> None:
    weights = todays(DIGGERS)
    weights[:, WISH_AT] = -1.0
    judged = check(Table("toll", 4, ("base", "toll")), DIGGERS, weights, 0, 30)
    edges = [gold for deal in judged for _, gold in deal]
    assert sum(edges) / len(edges) < -0.2


def test_a_lesson_says_what_changes_of_weights_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock counts deals here, so that a slow machine plays as many."""
    clock = count()
    monkeypatch.setattr("time.process_time", lambda: float(next(clock)))
    slope, number = lesson(tune.tables_of(config("teams")), TEAMS, todays(TEAMS), 1, seconds=40.0)
    assert number.sum() > 40
    assert slope[1, TRAP] != 0.0
    assert np.isfinite(slope).all()
    assert SCALE[NOISE] == 0.0


def test_green_is_tuned_as_blue_and_a_greedy_dwarf_by_itself() -> None:
    assert row_of(TEAMS, TEAM_GREEN) == TEAMS.index(TEAM_BLUE)
    assert DIGGERS[row_of(DIGGERS, GREEDY)] == GREEDY


def test_seats_of_one_deal_are_one_case() -> None:
    assert tune.means_of([(TEAM_BLUE, 1.0), (TEAM_BLUE, 0.0), (GREEDY, -1.0)]) == {TEAM_BLUE: 0.5, GREEDY: -1.0}


TABLE = "base = 'base'\ntables = { 'championship:5' = 1 }\n"
BAD = {
    "base = 'base'\ntables = {}": "there is no table",
    "base = 'bass'\ntables = {}": "Invalid enum value 'bass'",
    "base = 'saboteur2'\ntables = { 'championship:5' = 1 }": "is not played with saboteur2",
    f"{TABLE}seats = 5": "unknown field `seats`",
    f"{TABLE}share = 0.5": "go together",
    f"{TABLE}share = 2": "<= 1.0",
}


@pytest.mark.parametrize("content", BAD)
def test_a_bad_config_is_refused_in_a_sentence(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "config.toml").write_text(content)
    assert tune.main([str(tmp_path / "config.toml"), "--out", str(tmp_path / "out.toml")]) == 2
    assert BAD[content] in capsys.readouterr().err


def test_weights_that_cannot_be_gone_on_from_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plain, bad = str(CONFIGS / "plain.toml"), tmp_path / "bad.toml"
    assert tune.main([plain]) == 2
    assert tune.main([plain, "--check", str(bad)]) == 2
    bad.write_text("teams = 3")
    assert tune.main([plain, "--check", str(bad)]) == 2
    write(bad, DIGGERS, todays(DIGGERS))
    assert tune.main([plain, "--out", str(tmp_path / "out.toml"), "--begin", str(bad)]) == 2
    said = capsys.readouterr().err.splitlines()
    for line, words in zip(said, ("by --out", "No such file", "got `int`", "no weights for saboteur"), strict=True):
        assert words in line
