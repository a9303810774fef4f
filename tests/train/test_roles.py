"""Teaching the network who is who: real games are kept as it sees them, and guesses become better, nothing else."""

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="training wants torch; nothing else does")

from train.settings import Ruleset, Settings  # noqa: E402

from saboteur.bots.network import network_layout as layout  # noqa: E402
from saboteur.bots.network import play_net  # noqa: E402
from saboteur.core.table.cards import DIGGER, GREEDY, SABOTEUR  # noqa: E402
from train import role_games, roles, store  # noqa: E402

TABLES = Settings(rulesets=[Ruleset(5), Ruleset(6, ("base", "tournament"))])
DEALS = (*range(14, 18), 21)  # 14 is judged by, 21 chosen by


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return where a few games are recorded."""
    out = tmp_path_factory.mktemp("games")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(role_games, "levels_of", lambda seats, *_: ["steady"] * seats)
        role_games.prepare(TABLES)
        role_games.write(out / "decisions.npz", [role_games.play(deal) for deal in DEALS])
    return out


def test_a_decision_is_kept_with_the_dwarfs_as_the_seat_counts_them(folder: Path) -> None:
    found = role_games.read_all(folder)
    states, truth = found["states"], found["roles"]
    assert len(states) > 100
    own = states[:, layout.ROLE : layout.ROLE + layout.ROLE_ROOM].argmax(1)
    assert (own == truth[:, 0]).all()
    assert set(own) == {DIGGER, GREEDY}
    there = np.arange(layout.SEAT_ROOM) < states[:, layout.SEATS, None]
    assert set((truth == SABOTEUR).sum(1, where=there)) == {1, 2}
    assert (found["about"][:, role_games.KIND] == 0).all()  # all of them steady


def test_a_side_of_several_kinds_has_a_number_of_its_own() -> None:
    assert role_games.kind_of(["grandmaster-hasty-plain"] * 3) == list(role_games.KINDS).index("hasty-plain")
    assert role_games.kind_of(["steady", "shrewd"]) == len(role_games.KINDS)


def test_guesses_become_better_where_they_are_learned(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roles, "BATCH", 64)
    found = role_games.read_all(folder)
    some, device = roles.Decisions(found, found["about"][:, role_games.DEAL] < 17), torch.device("cpu")
    judge = roles.Judge(store.load_weights(play_net.WEIGHTS)[0])
    before = roles.loss_on(judge, some, device)
    roles.fit(judge, some, some, 2, device)
    assert roles.loss_on(judge, some, device) < 0.9 * before


def test_the_policy_stays_as_it_is(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "weights.npz"
    assert roles.main([str(folder), "--passes", "1", "--out", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("all: before ")
    before, after = (store.load_weights(one)[0].state_dict() for one in (play_net.WEIGHTS, path))
    kept = [key for key in before if not key.startswith("roles")]
    assert all(torch.equal(before[key], after[key]) for key in kept)
    assert {key for key in after if key not in kept} >= {"roles_trunk.first.weight", "roles.weight"}
    assert play_net.read(path).about.roles_trunk


def test_too_few_games_and_other_files_are_refused_in_a_sentence(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert roles.main([str(tmp_path), "--out", str(tmp_path / "w.npz")]) == 2
    assert "holds no games" in capsys.readouterr().err
    assert roles.main([str(folder), "--begin", str(folder / "none.npz"), "--out", str(tmp_path / "w.npz")]) == 2
    assert "There are no weights at" in capsys.readouterr().err
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "one.npz").write_bytes((folder / "decisions.npz").read_bytes()[:500])
    assert roles.main([str(tmp_path / "broken"), "--out", str(tmp_path / "w.npz")]) == 2
    assert "no whole record of games" in capsys.readouterr().err
