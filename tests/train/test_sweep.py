"""Comparing budgets: the same deals for all of them, and what a budget may be told for figures alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from train.commands import Refused

from lab.bot_figures import TABLES, UNSEEN
from saboteur.bots import Memory, levels
from saboteur.bots.arena.comparison import modules_of
from saboteur.bots.search import budgets, imagined_play
from saboteur.core.table.cards import ROLES
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from train import styles, sweep

CONFIGS = Path(sweep.__file__).parent / "configs/sweeps"
CONFIG = sweep.Config(
    first=3000,
    number=2,
    saboteurs=2,
    rounds=["grandmaster-knows:steady", "steady:grandmaster-hasty"],
    gold={"grandmaster-hasty:steady:3:base": 1},
    budgets={"hasty": {"rollouts": 4, "hide": 0.0}, "knows": {"rollouts": 4, "told": "roles treasure cards"}},
)


@pytest.fixture(autouse=True)
def prepared(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make the budgets known, and forget them and what tests make known again."""
    for module, name in ((levels, "skill_of"), (imagined_play, "Worlds")):
        monkeypatch.setattr(module, name, getattr(module, name))
    known = set(budgets.TRIALS)
    sweep.prepare(CONFIG)
    yield
    for name in set(budgets.TRIALS) - known:
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
    memory = styles.informed(Memory.start(game.view(0)), game._state, frozenset({"roles", "treasure"}))
    for seat in range(5):
        best = max(range(len(memory.roles)), key=lambda i: memory.rows[seat][i])
        assert memory.roles[best] == ROLES[game._state.role(seat)]
    assert sorted(memory.goals.values()) == [0.0, 0.0, 1.0]


def test_a_job_can_be_repeated() -> None:
    for job in sweep.jobs_of(CONFIG)[:3]:
        once, again = sweep.work(job), sweep.work(job)
        assert once[:5] == again[:5]


def test_what_was_played_is_read_back_so_that_a_sweep_goes_on(tmp_path: Path) -> None:
    assert sweep.read_done(tmp_path / "sweep.csv") == []
    rows: list[sweep.Done] = [
        ("rounds", "steady:steady", 3000, 2, 1.0, 0.125),
        ("gold", "a:b:3:base", 1, -1, -0.5, 2.0),
    ]
    sweep.write(tmp_path / "sweep.csv", rows)
    assert sweep.read_done(tmp_path / "sweep.csv") == rows


def test_the_gold_of_every_table_of_the_page_is_played() -> None:
    config = sweep.read(CONFIGS / "gold.toml")
    tables = [sweep.cell_of(cell)[2:] for cell in config.gold]
    assert tables == [(seats, modules_of(modules)) for seats, modules in TABLES]
    assert config.first == UNSEEN


@pytest.mark.parametrize("path", sorted(CONFIGS.glob("*.toml")), ids=lambda path: path.stem)
def test_every_config_can_be_played_and_uses_all_of_its_budgets(path: Path) -> None:
    config = sweep.read(path)
    played = {level for text in (*config.rounds, *config.gold) for level in sweep.cell_of(text)[:2]}
    assert {f"grandmaster-{name}" for name in config.budgets} <= played


def test_who_is_told_the_cards_leaves_nothing_of_them_to_the_next_game() -> None:
    sweep.work(sweep.jobs_of(CONFIG)[0])
    assert styles.KnownWorlds.truth is None


BAD = {
    "": "neither rounds nor gold",
    "hello": "Expected '='",
    "saboteur = 2": "unknown field `saboteur`",
    'number = "many"': "Expected `int`, got `str`",
    "rounds = ['steady']": "is not ONE:OTHER",
    "rounds = ['steady:mastr']": "There is no level mastr",
    "rounds = ['steady:grandmaster-later']": "There is no level grandmaster-later",
    "rounds = ['steady:steady:x']": "x is no number of seats",
    "rounds = ['steady:steady:50']": "base is for 3 to 10 seats, not 50",
    "rounds = ['steady:steady:5:nonsense']": "there is no module 'nonsense'",
    "rounds = ['steady:steady']\nsaboteurs = 4": "no deal has 4 saboteurs",
    "rounds = ['steady:steady']\nhabits = 'none.json'": "no habits at none.json",
    "rounds = ['steady:steady']\nbudgets.a = { rollout = 4 }": "a: there is no rollout",
    "rounds = ['steady:steady']\nbudgets.a = { rollouts = 'x' }": "a: Expected `int`, got `str`",
    "rounds = ['steady:steady']\nbudgets.a = { rollouts = 4, told = 'all' }": "a: there is no all",
    "gold = { 'grandmaster-a:steady' = 1 }\nbudgets.a = { rollouts = 4, told = 'roles' }": "nobody is told anything",
}


@pytest.mark.parametrize("content", BAD)
def test_a_bad_config_is_refused_in_a_sentence(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "config.toml").write_text(content)
    assert sweep.main([str(tmp_path / "config.toml"), "--out", str(tmp_path / "new/out.csv")]) == 2
    assert BAD[content] in capsys.readouterr().err


def test_a_table_of_something_else_is_not_gone_on_from(tmp_path: Path) -> None:
    for content in ("", "table,deal\n"):
        (tmp_path / "out.csv").write_text(content)
        with pytest.raises(Refused, match="no table of a sweep"):
            sweep.read_done(tmp_path / "out.csv")
