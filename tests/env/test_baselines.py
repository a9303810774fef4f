"""Baselines that can be cited: players and weights by name, a leaderboard that a command extends."""

from __future__ import annotations

import importlib.util
import random
import shutil
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from saboteur import Game, Setup
from saboteur.bots.network import play_net
from saboteur.env.baselines import BaselineError, checksum, load, network

ROOT = Path(__file__).resolve().parents[2]


def test_a_player_is_loaded_by_name_and_plays_whole_games_at_every_seat() -> None:
    game, player = Game.new(Setup(seats=4, seed=3)), load("novice")
    while not game.over:
        seat = min(game.to_act)
        game.apply(seat, player(game, seat))
    assert game.result is not None


def test_a_player_asked_late_knows_what_one_asked_all_along_knows() -> None:
    game, always, dice = Game.new(Setup(seats=5, seed=4)), load("steady"), random.Random(1)
    for _ in range(40):
        seat = min(game.to_act)
        early, late = always(game, seat), load("steady")(game, seat)
        assert early == late
        game.apply(seat, dice.choice(game.legal(seat)))


def test_what_there_is_not_is_refused_with_what_there_is(tmp_path: Path) -> None:
    with pytest.raises(BaselineError, match="steady"):
        load("godlike")
    game = Game.new(Setup(seats=3, seed=1))
    idle = next(seat for seat in range(3) if seat not in game.to_act)
    with pytest.raises(BaselineError, match=f"seat {idle} is not asked anything"):
        load("novice")(game, idle)
    with pytest.raises(BaselineError, match="There are no weights"):
        network(tmp_path / "nothing.npz")


def test_a_checkpoint_of_another_version_is_refused_and_the_one_shipped_is_as_it_was(tmp_path: Path) -> None:
    with np.load(play_net.WEIGHTS) as file:
        arrays: dict[str, Any] = {key: file[key] for key in file.files}
    arrays["about"] = np.frombuffer(arrays["about"].tobytes().replace(b'"version":1', b'"version":7'), np.uint8)
    np.savez(tmp_path / "other.npz", **arrays)
    with pytest.raises(BaselineError, match=r"has weights of version 7; this program has \d+"):
        network(tmp_path / "other.npz")
    assert network().about.version == 1


def test_the_model_card_has_the_checksum_of_the_weights() -> None:
    assert f"`{checksum()}`" in (ROOT / "docs/model-card.md").read_text("utf-8")


def leaderboard() -> Any:
    spec = importlib.util.spec_from_file_location("leaderboard", ROOT / "tools/leaderboard.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_the_leaderboard_plays_only_what_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    board, file = leaderboard(), tmp_path / "board.csv"
    assert board.main(["random", "novice", "--deals", "2", "--file", str(file)]) == 0
    first = file.read_text("utf-8").splitlines()
    assert len(first) == 5
    assert board.main(["random", "--deals", "1", "--file", str(file)]) == 0
    assert file.read_text("utf-8").splitlines() == first
    assert "| novice |" in capsys.readouterr().out
    assert "<svg" in file.with_suffix(".svg").read_text("utf-8")


def test_the_leaderboard_refuses_unknown_names_and_foreign_files(tmp_path: Path) -> None:
    board, file = leaderboard(), tmp_path / "board.csv"
    assert board.main(["godlike", "--file", str(file)]) == 2
    assert not file.exists()
    file.write_text("a,b\n1,2\n", "utf-8")
    with pytest.raises(SystemExit, match="is no leaderboard"):
        board.main(["random", "--file", str(file)])


def test_a_dataset_that_was_changed_is_not_scored(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="pyarrow is not installed")
    from saboteur.env.role_dataset import DatasetError, Wish, make, read
    from saboteur.workers import Workers

    make(tmp_path, Wish(3, ["base"], "novice", "novice", 5, 2), Workers(1), quiet=True)
    sums = (tmp_path / "SHA256SUMS").read_text("utf-8").splitlines()
    assert [line.split()[1] for line in sums] == sorted(path.name for path in tmp_path.glob("*.parquet"))
    assert read(tmp_path, "steps-test")
    shutil.copy(tmp_path / "steps-train.parquet", tmp_path / "steps-test.parquet")
    with pytest.raises(DatasetError, match=r"steps-test\.parquet is not the file that was made"):
        read(tmp_path, "steps-test")
