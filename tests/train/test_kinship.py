"""Learning who is who: the loss falls, blue and green are alike, and the bots run the network that was fitted."""

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="training wants torch; nothing else does")

from saboteur.bots.network import role_net as bots  # noqa: E402
from saboteur.core.table.cards import ROLES  # noqa: E402
from train import kinship, kinship_games  # noqa: E402

DEALS = (4000, 4002)  # teams, and gold-diggers with everything


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> kinship.Moments:
    """Return the moments of two games."""
    folder = tmp_path_factory.mktemp("moments")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kinship_games, "levels_of", lambda seats, *_: ["steady"] * seats)
        kinship_games.write(folder / "moments.npz", [kinship_games.play(deal) for deal in DEALS])
    return kinship.Moments(folder)


def test_what_was_learned_is_better_than_the_posterior_where_it_was_learned(
    data: kinship.Moments, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kinship, "PASSES", 6)
    monkeypatch.setattr(kinship, "BATCH", 64)
    every = np.arange(len(data.roles))
    net = kinship.learn(data, every)
    assert {name: array.shape for name, array in net.items()} == bots.SHAPES
    before, after = kinship.posterior(data, every), kinship.guessed(data, every, net)
    assert kinship.loss(after, data.roles) < kinship.loss(before, data.roles)


def test_the_bots_run_the_mean_of_what_was_fitted(data: kinship.Moments, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kinship, "PASSES", 1)
    every = np.arange(len(data.roles))
    nets = [kinship.fit(data, every, seed) for seed in (1, 2, 3, 4)]
    rows, _, absent = data.tensors(every)
    with torch.no_grad():
        mean = torch.softmax(sum(net(rows, absent) for net in nets) / len(nets), -1)
    found = kinship.guessed(data, every, kinship.together(nets))
    assert found == pytest.approx(mean.numpy(), abs=1e-3)


def test_a_mirrored_moment_has_blue_and_green_exchanged_and_nothing_else(data: kinship.Moments) -> None:
    some = np.flatnonzero(data.teams)
    rows, roles, _ = data.tensors(some, np.ones(len(some), bool))
    plain, plain_roles, _ = data.tensors(some)
    blue, green = (ROLES.index(role) for role in ("blue", "green"))
    assert (roles == blue).sum() == (plain_roles == green).sum() > 0
    assert torch.equal(rows[..., len(ROLES) + blue], plain[..., len(ROLES) + green])
    assert torch.equal(rows[..., bots.BLOCKS * len(ROLES) :], plain[..., bots.BLOCKS * len(ROLES) :])
