"""Recording what seats know of each other: at every kind of table, with the dwarfs that are held at that moment."""

import random
from pathlib import Path

import numpy as np
import pytest

from saboteur.bots import kinship
from saboteur.bots.skills import STYLES
from saboteur.core.cards import ROLES
from train import kinship_games as games

WARDROBES = 4002  # a deal with everything, where dwarfs change in mid-round


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let rules alone play."""
    monkeypatch.setattr(games, "levels_of", lambda seats, _: ["steady"] * seats)


def test_half_of_the_deals_are_at_the_tables_of_the_docs_and_none_at_those_of_the_large_network() -> None:
    setups = [games.ruleset_of(deal) for deal in range(4000, 4064)]
    assert all(kinship.made_for(setup.modules) for setup in setups)
    assert {(setup.seats, "saboteur2" in setup.modules) for setup in setups[::2]} >= {
        (4, True),
        (8, False),
        (12, True),
    }
    assert len({tuple(setup.modules) for setup in setups[1::2]}) > 24


def test_every_kind_of_bot_comes_to_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    for name, value in (("TRIALS", {}), ("STYLES", dict(STYLES))):
        monkeypatch.setattr(games, name, value)
    seated = {level for deal in range(60) for level in games.levels_of(8, random.Random(deal))}
    assert seated == {f"grandmaster-{kind}" if kind.startswith("hasty") else kind for kind in games.KINDS}


def test_a_moment_is_kept_with_the_dwarfs_of_now(tmp_path: Path) -> None:
    played = games.play(WARDROBES)
    rows, truth = played.rows, played.truth
    seats = games.ruleset_of(WARDROBES).seats
    assert len(rows) == len(played.about) > 20
    assert len(truth) == seats * len(rows)
    first = [tuple(role for role, _ in truth[i : i + seats]) for i in range(0, len(truth), seats)]
    assert len(set(first)) > 3  # three rounds, and a change of dwarfs within one
    for number, moment in enumerate(rows):
        own = ROLES[int(moment[0, 2 * len(ROLES) : 3 * len(ROLES)].argmax())]
        eye = int(played.about[number][games.EYE])
        assert ROLES[first[number][eye]] == own
        assert truth[number * seats + eye][1] == 1
    games.write(tmp_path / "moments.npz", [played])
    kept = np.load(tmp_path / "moments.npz")
    assert kept["rows"].shape == (len(truth), kinship.WIDTH)
    assert np.isfinite(kept["rows"]).all()
