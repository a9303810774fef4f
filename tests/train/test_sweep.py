"""Comparing budgets: the same deals for all of them, and what a budget may be told for figures alone."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saboteur.bots import Memory, budgets, levels, trials
from saboteur.bots.arena import modules_of
from saboteur.bots.figures import TABLES, UNSEEN
from saboteur.core.cards import ROLES
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from train import sweep

CONFIG: dict[str, Any] = {
    "first": 3000,
    "number": 2,
    "saboteurs": 2,
    "rounds": ["grandmaster-knows:steady", "steady:grandmaster-hasty"],
    "gold": {"grandmaster-hasty:steady:3:base": 1},
    "budgets": {
        "hasty": {"rollouts": 4, "hide": 0.0},
        "knows": {"rollouts": 4, "told": "roles treasure cards"},
    },
}


@pytest.fixture(autouse=True)
def prepared(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make the budgets known, and forget them again."""
    for module, name in ((levels, "skill_of"), (trials, "Worlds")):
        monkeypatch.setattr(module, name, getattr(module, name))
    sweep.prepare(CONFIG)
    yield
    sweep.KnownWorlds.truth = None
    for name in CONFIG["budgets"]:
        del budgets.TRIALS[name]


def test_all_cells_meet_the_same_deals_in_turn() -> None:
    jobs = sweep.jobs_of(CONFIG)
    assert len(jobs) == 5
    first, second = (
        [deal for _, cell, deal in jobs if cell == "grandmaster-knows:steady"],
        [deal for _, cell, deal in jobs if cell == "steady:grandmaster-hasty"],
    )
    assert first == second
    for deal in first:
        game = Game.new(Setup(seats=5, seed=deal))
        assert [game.own(seat).role for seat in range(5)].count("saboteur") == 2
    assert {cell for _, cell, _ in jobs[:3]} == {cell for _, cell, _ in jobs}


def test_who_is_told_roles_and_treasure_knows_them() -> None:
    game = Game.new(Setup(seats=5, seed=3000))
    memory = sweep.informed(Memory.start(game.view(0)), game._state, {"roles", "treasure"})
    for seat in range(5):
        best = max(range(len(memory.roles)), key=lambda i: memory.rows[seat][i])
        assert memory.roles[best] == ROLES[game._state.role(seat)]
    assert sorted(memory.goals.values()) == [0.0, 0.0, 1.0]


def test_a_job_can_be_repeated() -> None:
    for job in sweep.jobs_of(CONFIG)[:3]:
        once, again = sweep.work(job), sweep.work(job)
        assert once[:5] == again[:5]


def test_what_was_played_is_read_back_so_that_a_sweep_goes_on(tmp_path: Path) -> None:
    assert sweep.read(tmp_path / "sweep.csv") == []
    rows: list[sweep.Done] = [
        ("rounds", "steady:steady", 3000, 2, 1.0, 0.125),
        ("gold", "a:b:3:base", 1, -1, -0.5, 2.0),
    ]
    sweep.write(tmp_path / "sweep.csv", rows)
    assert sweep.read(tmp_path / "sweep.csv") == rows


def test_the_gold_of_every_table_of_the_page_is_played() -> None:
    config = tomllib.loads((Path(sweep.__file__).parent / "configs/sweeps/gold.toml").read_text("utf-8"))
    tables = [sweep.table_of(cell.split(":")[2:]) for cell in config["gold"]]
    assert tables == [(seats, modules_of(modules)) for seats, modules in TABLES]
    assert config["first"] == UNSEEN
