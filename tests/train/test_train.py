"""Training learns, can be killed and goes on, and its network is the one that the bots run with numpy."""

import csv
import signal
from importlib import import_module
from pathlib import Path

import msgspec
import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="training wants torch; nothing else does")

from train.__main__ import Stop, main, train  # noqa: E402
from train.commands import Refused  # noqa: E402
from train.net import Critic, Policy  # noqa: E402
from train.played_games import M_OPTIONS, Bytes, PlayedGames  # noqa: E402
from train.settings import Ruleset, Settings, read  # noqa: E402

from lab.bot_figures import UNSEEN  # noqa: E402
from saboteur.bots import learned_player  # noqa: E402
from saboteur.bots.network import network_layout as layout  # noqa: E402
from saboteur.bots.network import play_net  # noqa: E402
from saboteur.core.table.cards import SABOTEUR  # noqa: E402
from train import evaluate, store  # noqa: E402

CONFIGS = Path(__file__).parents[2] / "train" / "configs"
SMALL = Settings(
    rulesets=[Ruleset(5)], minutes=5.0, workers=1, tables=64, steps=16, batch=512, wide=32, critic_wide=32, blocks=1,
    narrow=16, rate=2e-3, device="cpu", save_every=3.0,
)  # fmt: skip


def some_tables(number: int) -> dict[str, Bytes]:
    """Return what is seen at some tables after a few turns."""
    tables = PlayedGames(Settings(rulesets=[Ruleset(5)]), number, 12345)
    seen = tables.step(None)
    for _ in range(12):
        seen = tables.step(np.zeros(number, np.uint8))
    return seen


@pytest.mark.parametrize(
    ("sides", "roles_trunk"), [(False, False), (True, False), (False, True)],
    ids=["one_scorer", "two_scorers", "roles_apart"],
)  # fmt: skip
def test_the_network_of_training_and_of_the_bots_is_the_same(tmp_path: Path, sides: bool, roles_trunk: bool) -> None:
    torch.manual_seed(1)
    policy = Policy(64, 2, 32, 4.0, sides, roles_trunk=roles_trunk)
    for parameter in policy.parameters():
        if parameter.ndim:
            torch.nn.init.normal_(parameter, std=0.1)
    settings = Settings(rulesets=[Ruleset(5)], wide=64, blocks=2, narrow=32, sides=sides)
    about = msgspec.structs.replace(store.about(settings, 1, 2.0), roles_trunk=roles_trunk)
    store.write_weights(tmp_path / "weights.npz", policy, about)
    for value in policy.state_dict().values():
        value.copy_(value.half().float())
    net = play_net.read(tmp_path / "weights.npz")
    number = 32
    seen = some_tables(number)
    state = torch.from_numpy(seen["state"])
    option = torch.from_numpy(seen["options"].reshape(number, layout.OPTION_ROOM, -1))
    with torch.no_grad():
        thought = policy(state, option)
        assert torch.allclose(thought.scores, policy(state, option, dense=True).scores)
    for i in range(number):
        some = seen["meta"][i, M_OPTIONS]
        found = net.think(state[i].numpy().tobytes(), option[i, :some].numpy().tobytes())
        assert found.scores == pytest.approx(thought.scores[i, :some].tolist(), abs=1e-3)
        assert found.roles[1] == pytest.approx(thought.roles[i, 1].softmax(-1).tolist(), abs=1e-4)
        assert found.outcome == pytest.approx(float(thought.own[i]), abs=1e-4)


def curve(out: Path) -> list[dict[str, float]]:
    with (out / "curve.csv").open(encoding="utf-8") as file:
        return [{key: float(value) for key, value in row.items()} for row in csv.DictReader(file)]


def found(diggers: str, saboteurs: str, games: int) -> int:
    """Return in how many rounds the treasure was found, on deals of the arena."""
    rounds = [evaluate.game((diggers, saboteurs, UNSEEN + deal, 5, ("base",))) for deal in range(games)]
    return sum(treasure for game in rounds for _, treasure in game)


def test_it_learns_is_stopped_goes_on_and_beats_players_who_choose_at_random(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Learning is seen by its losses: nobody can guess roles at first (0.63 nats), soon better than chance."""
    train(msgspec.structs.replace(SMALL, lessons=6), tmp_path, tmp_path)
    first = curve(tmp_path)
    train(msgspec.structs.replace(SMALL, lessons=16), tmp_path, tmp_path)
    lines = curve(tmp_path)
    assert (first[-1]["lesson"], lines[-1]["lesson"]) == (6, 16)
    assert lines[-1]["roles"] < 0.5 < lines[0]["roles"]
    net = play_net.read(tmp_path / "weights.npz")
    assert net.about.lesson == 16
    monkeypatch.setattr(learned_player, "ready", lambda: net)
    assert found("grandmaster-network", "random", 2) > 2 * found("random", "random", 2)
    assert found("random", "grandmaster-network", 2) <= 1


def test_a_torn_checkpoint_does_not_stop_a_run(tmp_path: Path) -> None:
    train(msgspec.structs.replace(SMALL, lessons=2), tmp_path, tmp_path)
    for name in ("first.pt", "critic.pt"):
        (tmp_path / name).write_bytes((tmp_path / name).read_bytes()[:200])
    (tmp_path / "league.pt").write_bytes(bytes(200))
    train(msgspec.structs.replace(SMALL, lessons=3), tmp_path, tmp_path)
    assert play_net.read(tmp_path / "weights.npz").about.lesson == 3


def test_a_bad_config_is_said_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "config.toml"
    path.write_text("minuts = 3\n[[rulesets]]\nseats = 5\n")
    with pytest.raises(Refused, match="minuts"):
        read(path)
    path.write_text("rulesets = []\n")
    with pytest.raises(Refused, match="no ruleset to play"):
        read(path)
    with pytest.raises(Refused, match="No such file"):
        read(tmp_path / "none.toml")


@pytest.mark.parametrize("name", ["train", "train.kinship", "train.roles"])
def test_every_command_that_needs_torch_says_how_it_is_used(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", [name, "--help"])
    with pytest.raises(SystemExit) as ended:
        import_module("train.__main__" if name == "train" else name).main()
    assert ended.value.code == 0
    assert f"usage: python -m {name} " in capsys.readouterr().out


def test_a_run_that_cannot_begin_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is silently begun again, and no process that plays is waited for in vain."""
    out = str(tmp_path / "run")
    smoke = str(CONFIGS / "smoke.toml")
    assert main([smoke, "--out", out, "--begin", str(tmp_path)]) == 2
    (tmp_path / "run" / "policy.pt").write_bytes(b"no weights")
    assert main([smoke, "--out", out]) == 2
    assert capsys.readouterr().err.splitlines() == [
        f"There is no checkpoint in {tmp_path}.",
        f"{tmp_path / 'run' / 'policy.pt'} is damaged, or of another network than the config's.",
    ]
    assert (tmp_path / "run" / "policy.pt").read_bytes() == b"no weights"


def test_a_run_killed_while_it_saves_goes_on_from_the_policy_before_with_a_fresh_optimiser(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    policy, critic = Policy(32, 1, 16, 4.0), Critic(32, 1)
    optimizer = torch.optim.Adam([*policy.parameters(), *critic.parameters()])
    sum(parameter.sum() for parameter in optimizer.param_groups[0]["params"]).backward()
    optimizer.step()
    store.save(tmp_path, 3, 4.0, policy, critic, optimizer, [])
    whole = Path.write_bytes

    def killed(path: Path, data: bytes) -> int:
        whole(path, data[:100] if path.name.startswith(store.POLICY) else data)
        if path.name.startswith(store.POLICY):
            raise KeyboardInterrupt
        return len(data)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_bytes", killed)
        with pytest.raises(KeyboardInterrupt):
            store.save(tmp_path, 5, 6.0, policy, critic, optimizer, [])
    fresh = torch.optim.Adam([*policy.parameters(), *critic.parameters()])
    lesson, seconds, _ = store.load(tmp_path, policy, critic, fresh, torch.device("cpu"))
    assert (lesson, seconds, len(fresh.state)) == (3, 4.0, 0)
    store.save(tmp_path, 7, 8.0, policy, critic, optimizer, [])
    store.load(tmp_path, policy, critic, fresh, torch.device("cpu"))
    assert len(fresh.state) == len(optimizer.state)


@pytest.mark.skipif(torch.cuda.is_available(), reason="there is a device")
def test_a_config_for_a_device_that_is_not_there_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(CONFIGS / "grandmaster.toml"), "--out", str(tmp_path)]) == 2
    assert "torch finds none" in capsys.readouterr().err


def test_a_checkpoint_of_another_network_is_refused_and_stays(tmp_path: Path) -> None:
    train(msgspec.structs.replace(SMALL, lessons=1), tmp_path, tmp_path)
    before = (tmp_path / "policy.pt").read_bytes()
    with pytest.raises(Refused, match="another network"):
        train(msgspec.structs.replace(SMALL, lessons=2, wide=16), tmp_path, tmp_path)
    assert (tmp_path / "policy.pt").read_bytes() == before


def test_a_run_answers_requests_to_end_only_while_it_lasts() -> None:
    before = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]
    stop = Stop()
    signal.raise_signal(signal.SIGTERM)
    assert stop.asked
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGTERM)
    stop.close()
    assert [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)] == before


def test_all_that_can_be_varied_learns_together(tmp_path: Path) -> None:
    varied = msgspec.structs.replace(SMALL, lessons=3, sides=True, gold=True, shaping=0.1, ahead=True)
    train(varied, tmp_path, tmp_path)
    lines = curve(tmp_path)
    assert len(lines) >= 2
    assert all(np.isfinite([line["policy"], line["critic"], line["roles"]]).all() for line in lines)


def test_one_scorer_goes_on_as_two_that_are_the_same(tmp_path: Path) -> None:
    torch.manual_seed(2)
    one, two, critic = Policy(32, 1, 16, 4.0), Policy(32, 1, 16, 4.0, sides=True), Critic(32, 1)
    torch.nn.init.normal_(one.score.weight)
    optimizer = torch.optim.Adam([*one.parameters(), *critic.parameters()])
    store.save(tmp_path, 3, 4.0, one, critic, optimizer, [one.state_dict()])
    *_, league = store.load(tmp_path, two, critic, torch.optim.Adam(two.parameters()), torch.device("cpu"))
    Policy(32, 1, 16, 4.0, sides=True).load_state_dict(league[0])
    seen = some_tables(16)
    state = torch.from_numpy(seen["state"])
    option = torch.from_numpy(seen["options"].reshape(16, layout.OPTION_ROOM, -1))
    assert {int(role) for role in state[:, layout.ROLE + SABOTEUR]} == {0, 1}
    assert torch.allclose(one(state, option).scores, two(state, option).scores)


@pytest.mark.parametrize("path", sorted(CONFIGS.glob("*.toml")))
def test_every_config_can_be_used(path: Path) -> None:
    assert read(path).rulesets
