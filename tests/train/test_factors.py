"""Trying many changes at once: every hand is played with every setting, and the figures tell them apart."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from saboteur.bots import budgets, levels, trials
from train import factors, styles

CONFIG = factors.Config(
    first=3000,
    tables={"base:3": 1, "saboteur2:3": 2},
    factors={
        "rollouts": [{"rollouts": 2}, {"rollouts": 4}],
        "told": [{}, {"told": "roles treasure cards"}],
        "network": [{}, {"nat": 0.04, "heed": 1.0}],
        "finder": [{}, {"finder": 1.0}],
    },
)


@pytest.fixture(autouse=True)
def prepared(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make the factors known, and forget them again."""
    for module, name in ((levels, "skill_of"), (trials, "Worlds")):
        monkeypatch.setattr(module, name, getattr(module, name))
    monkeypatch.setattr(factors, "_factors", {})
    known = set(budgets.TRIALS)
    factors.prepare(CONFIG)
    yield
    for name in set(budgets.TRIALS) - known:
        del budgets.TRIALS[name]


def test_every_hand_is_played_with_every_setting_of_every_factor() -> None:
    rows = factors.work(("base:3", 3000))
    assert len(rows) == 2 * 3
    for place in range(len(CONFIG.factors)):
        seen = defaultdict(set)
        for _, _, _, seat, settings, _, _ in rows:
            seen[seat].add(settings[place])
        assert all(found == {"0", "1"} for found in seen.values())
    assert [row[:6] for row in factors.work(("base:3", 3000))] == [row[:6] for row in rows]


def test_tables_share_the_time_whenever_it_is_over() -> None:
    jobs = factors.jobs_of(factors.Config(5, {"base:3": 2, "base:5": 4}, {}))
    assert Counter(jobs[:3]) == Counter([("base:3", 5), ("base:5", 5), ("base:5", 6)])
    assert len(jobs) == 6


def test_saboteurs_ask_no_network_where_the_large_one_is_asked() -> None:
    settings = [0, 0, 1, 1]
    assert budgets.TRIALS[factors.style_of(settings, unadvised=False)].asks_network
    assert not budgets.TRIALS[factors.style_of(settings, unadvised=True)].asks_network
    assert styles.skill("grandmaster", factors.style_of(settings, unadvised=True)).finder == 1.0


def test_a_setting_that_brings_gold_is_told_from_one_that_does_not() -> None:
    rows: list[factors.Row] = [
        ("base:3", deal, game, seat, f"{(seat + game) % 2}{(seat + deal) % 2}", 2 + (seat + game) % 2, 1.0)
        for deal in range(4)
        for game in range(2)
        for seat in range(3)
    ]
    assert factors.edges(rows, 0, 1) == [1.0] * 4
    assert sum(factors.edges(rows, 1, 1)) == pytest.approx(0.0)


CONFIGS = Path(factors.__file__).parent / "configs/factors"


@pytest.mark.parametrize("path", sorted(CONFIGS.glob("*.toml")), ids=lambda path: path.stem)
def test_every_config_can_be_played(path: Path) -> None:
    assert factors.jobs_of(factors.read(path))


BAD = {
    "first = 1\ntables = {}\nfactors = {}": "nothing to try",
    "tables = {}\nfactors = {}": "missing required field `first`",
    "first = 1\ntables = { base = 4 }\nfactors.a = [{}, {}]": "is no number of seats",
    "first = 1\ntables = { 'base:2' = 4 }\nfactors.a = [{}, {}]": "base is for 3 to 10 seats",
    "first = 1\ntables = { 'base:5' = 4 }\nfactors.a = [{}]": "a has 1 settings, not 2 to 10",
    "first = 1\ntables = { 'base:5' = 4 }\nfactors.a = [{}, { tund = true }]": "a: there is no tund",
}


@pytest.mark.parametrize("content", BAD)
def test_a_bad_config_is_refused_in_a_sentence(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "config.toml").write_text(content)
    assert factors.main([str(tmp_path / "config.toml"), "--out", str(tmp_path / "out.csv")]) == 2
    assert BAD[content] in capsys.readouterr().err
