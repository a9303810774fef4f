"""Tuning the roll-outs' players by gold, in small."""

import tomllib
from itertools import count
from pathlib import Path

import numpy as np
import pytest

from saboteur.core.cards import GREEDY, TEAM_BLUE, TEAM_GREEN
from saboteur.core.search.weights import NOISE, TRAP, WISH_AT
from train import tune

CONFIGS = Path(__file__).resolve().parents[2] / "train/configs/tune"


def config(name: str) -> dict[str, object]:
    """Read a config."""
    return tomllib.loads((CONFIGS / f"{name}.toml").read_text("utf-8"))


@pytest.mark.parametrize("name", ["teams", "modules", "plain"])
def test_the_shares_of_the_tables_make_a_whole(name: str) -> None:
    assert sum(share for _, share in tune.tables_of(config(name))) == pytest.approx(1.0)


@pytest.mark.parametrize("name", ["teams", "modules"])
def test_weights_are_read_as_they_were_written(name: str, tmp_path: Path) -> None:
    weights = np.round(tune.todays(config(name)) + 0.25 * tune.SCALE, 2)
    tune.write(tmp_path / "weights.toml", config(name), weights)
    found = tune.read(tmp_path / "weights.toml", config(name))
    assert found[:, tune.SCALE > 0] == pytest.approx(weights[:, tune.SCALE > 0])


def test_todays_weights_have_no_edge_over_themselves() -> None:
    teams = config("teams")
    table = ("saboteur2:5", 5, ("saboteur2",))
    assert {gold for _, gold in tune.check(teams, tune.todays(teams), table, 0, 6)} == {0.0}


def test_gold_diggers_who_shun_the_treasure_lose_gold() -> None:
    modules = config("modules")
    weights = tune.todays(modules)
    weights[:, WISH_AT] = -1.0
    edges = [gold for _, gold in tune.check(modules, weights, ("toll", 4, ("base", "toll")), 0, 30)]
    assert sum(edges) / len(edges) < -0.2


def test_a_lesson_says_what_changes_of_weights_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock counts deals here, so that a slow machine plays as many."""
    clock = count()
    monkeypatch.setattr("time.process_time", lambda: float(next(clock)))
    monkeypatch.setattr(tune, "LESSON", 40.0)
    teams = config("teams")
    slope, number = tune.lesson(teams, tune.todays(teams), 1)
    assert number.sum() > 40
    assert slope[1, TRAP] != 0.0
    assert np.isfinite(slope).all()
    assert tune.SCALE[NOISE] == 0.0


def test_green_is_tuned_as_blue_and_a_greedy_dwarf_by_itself() -> None:
    teams, modules = tune.roles_in(config("teams")), tune.roles_in(config("modules"))
    assert tune.row_of(teams, TEAM_GREEN) == teams.index(TEAM_BLUE)
    assert modules[tune.row_of(modules, GREEDY)] == GREEDY
