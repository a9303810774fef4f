"""What a saboteur pays for being seen through, clones of levels, and the observer that is trained afresh."""

import csv
from pathlib import Path

import msgspec
import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="training wants torch; nothing else does")

from train.commands import Refused  # noqa: E402
from train.gather import Gatherer  # noqa: E402
from train.net import Critic, Policy  # noqa: E402
from train.settings import Price, Ruleset, Settings, read  # noqa: E402
from train.workers import Crew  # noqa: E402

from saboteur.core.batch import net_layout as layout  # noqa: E402
from saboteur.core.batch.training_tables import M_PRICE, M_SEAT, M_SEATS  # noqa: E402
from saboteur.core.cards import SABOTEUR  # noqa: E402
from train import clone, observe, record, store  # noqa: E402

torch.set_num_threads(1)  # threads that wait for each other take longer than one, where others work too
HIDING = Settings(
    rulesets=[Ruleset(5)], workers=1, tables=48, steps=8, wide=32, critic_wide=32, blocks=1, narrow=16, device="cpu",
    prices=[Price(0.0), Price(0.5)], told_share=300, old_share=0, rule_share=0,
)  # fmt: skip
CONFIG = """
workers = 1
wide = 32
blocks = 1
narrow = 16
device = "cpu"
[[rulesets]]
seats = 4
[[prices]]
cost = 0.0
[[prices]]
cost = 0.3
"""


@pytest.fixture
def config(tmp_path: Path) -> Path:
    """Write a small config."""
    path = tmp_path / "config.toml"
    path.write_text(CONFIG)
    return path


def test_others_suspicion_costs_saboteurs_alone_and_only_where_it_has_a_price() -> None:
    torch.manual_seed(1)
    crew, device = Crew(HIDING, begun=1), torch.device("cpu")
    try:
        gatherer = Gatherer(HIDING, crew, Policy(32, 1, 16, 4.0), Critic(32, 1), device)
        lesson = gatherer.gather()
    finally:
        crew.close()
    told = {True: 0, False: 0}
    paid = 0
    for step in range(HIDING.steps):
        for table in range(HIDING.tables):
            meta = lesson.bytes["meta"][step, table].tolist()
            seat, seats, price = meta[M_SEAT], meta[M_SEATS], meta[M_PRICE]
            hidden = lesson.bytes["critic"][step, table, : layout.C_TREASURE].view(layout.SEAT_ROOM, layout.C_BLOCK)
            guilty = {(seat + i) % seats for i in range(seats) if hidden[i, SABOTEUR]}
            costs = lesson.cost[step, table].tolist()
            payers = {other for other in range(layout.SEAT_ROOM) if costs[other]}
            pile = int(lesson.bytes["state"][step, table, layout.PILE])
            assert payers == (guilty if price and pile and seat not in guilty else set())
            assert max(costs) <= 0.5
            paid += len(payers)
            shown = lesson.bytes["state"][step, table, layout.PRICE : layout.PRICE + layout.PRICE_ROOM].tolist()
            told[any(shown)] += seat not in guilty
            assert shown in ([0] * layout.PRICE_ROOM, [int(i == price) for i in range(layout.PRICE_ROOM)])
            assert any(shown) or seat not in guilty
    assert paid
    assert told[True]
    assert told[False]


def test_a_level_is_recorded_and_cloned(config: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert record.main([str(config), "--out", str(tmp_path / "games"), "--seconds", "0.1", "--levels", "steady"]) == 0
    with np.load(tmp_path / "games" / "0.npz") as file:
        assert len(file["states"]) == len(file["counts"]) == len(file["choices"]) > 50
        assert file["counts"].sum() == len(file["options"])
        assert (file["choices"] < file["counts"]).all()
    out = tmp_path / "clones.pt"
    words = [str(tmp_path / "games"), "--config", str(config), "--out", str(out), "--seconds", "1"]
    assert clone.main(words) == 0
    assert "steady: " in capsys.readouterr().out
    assert set(store.load_clones(out, Policy(32, 1, 16, 4.0), torch.device("cpu"))) == {"steady"}
    with pytest.raises(Refused, match="another network"):
        store.load_clones(out, Policy(16, 1, 16, 4.0), torch.device("cpu"))
    with pytest.raises(Refused, match="no clones"):
        store.load_clones(tmp_path / "none.pt", Policy(32, 1, 16, 4.0), torch.device("cpu"))
    out.write_bytes(bytes(300))
    with pytest.raises(Refused, match="damaged"):
        store.load_clones(out, Policy(32, 1, 16, 4.0), torch.device("cpu"))


def test_a_clone_keeps_the_weights_that_foresaw_best() -> None:
    """What is learned contradicts what is held out: the first epoch is the best, and its weights are kept."""
    torch.manual_seed(1)
    policy = Policy(32, 1, 16, 0.0)
    state = torch.randint(0, 3, (64, layout.STATE), dtype=torch.uint8)
    options = torch.zeros((64, layout.OPTION_ROOM, layout.OPTION), dtype=torch.uint8)
    options[:, :2, layout.O_VERB] = 1
    options[:, 1, layout.O_CARD] = 5
    first, second = torch.zeros(64, dtype=torch.int64), torch.ones(64, dtype=torch.int64)
    right, loss = clone.clone(policy, (state, options, first), (state, options, second), 60.0)
    found = float(torch.nn.functional.cross_entropy(policy(state, options).scores.detach(), second))
    assert found == pytest.approx(loss, abs=1e-5)
    assert 0.0 <= right <= 1.0


def test_nothing_recorded_is_said_in_a_sentence(
    config: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert clone.main([str(tmp_path), "--config", str(config), "--out", str(tmp_path / "clones.pt")]) == 2
    assert "nothing was recorded there" in capsys.readouterr().err


def rounds_of(number: int, telling: bool) -> observe.Rounds:
    """Return made-up rounds of eight decisions; in telling ones saboteurs do what others do not."""
    dice = np.random.default_rng(3)
    states = np.zeros((8 * number, layout.STATE), np.uint8)
    guilty = np.zeros((8 * number, layout.SEAT_ROOM), np.float32)
    for one in range(number):
        bad = int(dice.integers(5))
        rows = slice(8 * one, 8 * one + 8)
        guilty[rows, bad] = 1.0
        if telling:
            states[rows, layout.BLOCKS + bad * layout.BLOCK + layout.S_ACTIONS] = 3
    there = np.zeros((8 * number, layout.SEAT_ROOM), np.float32)
    there[:, :5] = 1.0
    share = np.tile(np.arange(8) / 8, number).astype(np.float32)
    return observe.Rounds(
        torch.from_numpy(states), torch.from_numpy(guilty), torch.from_numpy(there),
        torch.arange(number).repeat_interleave(8), torch.from_numpy(share), dict.fromkeys(range(number), True),
    )  # fmt: skip


def test_an_observer_finds_who_can_be_told_and_guesses_where_nobody_can() -> None:
    torch.manual_seed(1)
    told, hidden = rounds_of(600, telling=True), rounds_of(600, telling=False)
    seen = observe.figures(told, *observe.observe(told, 32, 12))
    unseen = observe.figures(hidden, *observe.observe(hidden, 32, 12))
    assert seen["quarter_right"] > 0.95
    assert seen["half_log_loss"] < 0.3 < unseen["half_log_loss"]
    assert unseen["quarter_right"] < 0.5
    assert unseen["half_brier"] > 0.12
    assert seen["found"] == 1.0


def test_what_a_spectator_does_not_see_is_hidden_from_the_observer() -> None:
    places = set(observe.hidden_places())
    assert {layout.ROLE + SABOTEUR, layout.PRICE, layout.OWN, layout.SEEN, layout.GOALS + layout.G_TREASURE} <= places
    assert layout.BLOCKS + layout.S_KNOWN + SABOTEUR in places
    assert not places & {layout.SEATS, layout.PILE, layout.TURN, layout.BLOCKS + layout.S_ACTIONS, layout.MAZE}


def test_rounds_of_a_price_are_played_to_their_ends_and_observed(config: Path, tmp_path: Path) -> None:
    settings = msgspec.structs.replace(HIDING, tables=16)
    policy = Policy(settings.wide, settings.blocks, settings.narrow, settings.prior)
    torch.save({"state": policy.state_dict()}, tmp_path / "policy.pt")
    store.save_clones(tmp_path / "clones.pt", {"steady": policy})
    words = [str(config), "--begin", str(tmp_path), "--clones", str(tmp_path / "clones.pt"), "--rounds", "100"]
    assert observe.main([*words, "--epochs", "2", "--csv", str(tmp_path / "out.csv")]) == 0
    with (tmp_path / "out.csv").open(encoding="utf-8") as file:
        lines = list(csv.DictReader(file))
    assert [(line["price"], line["diggers"]) for line in lines] == [
        ("0.0", "network"), ("0.0", "steady"), ("0.3", "network"), ("0.3", "steady"),
    ]  # fmt: skip
    assert all(0.0 <= float(line["half_right"]) <= 1.0 for line in lines)
    assert (tmp_path / "out.svg").read_text("utf-8").count("<polyline") == 4


def test_a_config_has_some_price_and_not_too_many(tmp_path: Path) -> None:
    path = tmp_path / "config.toml"
    for prices in ("prices = []\n", "prices = [{cost = 0.1, weight = 0}]\n"):
        path.write_text(f"{prices}[[rulesets]]\nseats = 5\n")
        with pytest.raises(Refused, match="one to 8 prices"):
            read(path)
