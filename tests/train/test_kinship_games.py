"""Recording what seats know of each other: at every kind of table, with the dwarfs that are held at that moment."""

import random
from pathlib import Path

import numpy as np
import pytest
from train.commands import Refused

from saboteur.bots.network import public_beliefs, role_net
from saboteur.bots.skills import STYLES
from saboteur.core.table.cards import ROLES
from train import kinship_games as games

HAT_SWAPS = 4006  # a deal with teams, where dwarfs change in mid-round


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let rules alone play."""
    monkeypatch.setattr(games, "levels_of", lambda seats, *_: ["steady"] * seats)


def test_half_of_the_deals_are_at_the_tables_of_the_docs_and_none_at_those_of_the_large_network() -> None:
    setups = [games.ruleset_of(deal) for deal in range(4000, 4064)]
    assert all(role_net.made_for(setup.modules) for setup in setups)
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
    played = games.play(HAT_SWAPS)
    rows, truth = played.rows, played.truth
    seats = games.ruleset_of(HAT_SWAPS).seats
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
    assert kept["rows"].shape == (len(truth), role_net.WIDTH)
    assert np.isfinite(kept["rows"]).all()


def test_every_other_deal_of_the_spectator_is_a_base_game_or_a_tournament() -> None:
    setups = [games.seen_ruleset_of(deal) for deal in range(4000, 4056)]
    plain = [setup for setup in setups if not role_net.made_for(setup.modules)]
    assert len(plain) == 28
    assert {setup.seats for setup in plain if "tournament" not in setup.modules} == set(range(3, 11))
    assert {setup.seats for setup in plain if "tournament" in setup.modules} == set(range(5, 10))
    assert any("saboteur2" in setup.modules for setup in setups)


def test_for_the_spectator_what_everybody_saw_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_table", games.Table(spectator=True))
    played = games.play(4000)
    seats = games.seen_ruleset_of(4000).seats
    assert {about[games.EYE] for about in played.about} == {-1}
    assert not any(known for _, known in played.truth)
    assert len(played.truth) == seats * len(played.rows)
    assert len(played.evidence) == 2 * (seats + 1) * len(played.rows)  # two roles, and the spare dwarf
    assert (
        len({tuple(role for role, _ in played.truth[at : at + seats]) for at in (0, len(played.truth) - seats)}) == 2
    )
    games.write(tmp_path / "moments.npz", [played])
    assert np.load(tmp_path / "moments.npz")["rows"].shape[1] == public_beliefs.OBSERVER_SHAPES["inner"][0]


def test_a_folder_without_games_or_with_half_a_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="holds no games"):
        games.read(tmp_path)
    (tmp_path / "moments-1-00001.npz").write_bytes(b"half")
    with pytest.raises(Refused, match="no whole record of games"):
        games.read(tmp_path)
