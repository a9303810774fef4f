"""Learning what a spectator may think: the loss falls, and the observer runs the network that was fitted."""

from collections import Counter

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="training wants torch; nothing else does")

from saboteur.bots.network import public_beliefs as bots  # noqa: E402
from saboteur.bots.network import role_net  # noqa: E402
from saboteur.core.table.cards import ROLES  # noqa: E402
from train import kinship, kinship_games, observer  # noqa: E402

DEALS = (4000, 4003)  # a base game, and one with modules


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> observer.Moments:
    """Return what everybody saw of two games."""
    folder = tmp_path_factory.mktemp("moments")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kinship_games, "levels_of", lambda seats, *_: ["steady"] * seats)
        patch.setattr(kinship_games, "_table", kinship_games.Table(spectator=True))
        kinship_games.write(folder / "moments.npz", [kinship_games.play(deal) for deal in DEALS])
    return observer.Moments(folder)


def test_a_seventh_of_the_deals_of_every_table_is_held_out() -> None:
    deals = range(60000, 60000 + 28 * 14)
    tables = [(setup.seats, *setup.modules) for setup in map(kinship_games.seen_ruleset_of, deals[::2])]
    held = [table for deal, table in zip(deals[::2], tables, strict=True) if observer.held_out(deal)]
    assert Counter(tables) == {table: 7 * number for table, number in Counter(held).items()}


def test_nothing_added_gives_the_posterior(data: observer.Moments) -> None:
    places = data.places(data.moments)
    found = data.chances(data.moments, np.zeros(len(places), np.float32))
    column = kinship.POSTERIOR.start + ROLES.index(observer.SABOTEUR)
    assert found == pytest.approx(np.exp(data.rows[places, column]), abs=2e-3)  # as it was recorded, in few bits


def test_what_was_learned_is_better_than_the_posterior_where_it_was_learned(
    data: observer.Moments, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(observer, "BATCH", 16)
    net = observer.learn(data, data.moments)
    assert {name: array.shape for name, array in net.items()} == bots.OBSERVER_SHAPES
    observer.report(data, data.moments, net)
    last = capsys.readouterr().out.splitlines()[-1].split()
    assert last[0] == "all:"
    assert float(last[last.index("observer") + 1]) < float(last[last.index("posterior") + 1])


def test_the_observer_runs_the_mean_of_what_was_fitted(
    data: observer.Moments, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(observer, "PASSES", 1)
    nets = [observer.fit(data, data.moments, seed) for seed in (1, 2, 3, 4)]
    rows = data.rows[data.places(data.moments)]
    most = role_net.bounds(rows, bots.A_DEED, bots.ALL_DEEDS)
    with torch.no_grad():
        said = np.mean([net.said(torch.from_numpy(rows))[:, 0].numpy() for net in nets], 0)
    found = bots.shifts(rows, kinship.together(nets))
    assert found == pytest.approx(most * np.tanh(said / np.maximum(most, bots.A_DEED)), abs=1e-3)
    assert abs(found).max() > 0.0
