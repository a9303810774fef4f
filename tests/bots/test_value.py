"""The network that weighs imagined worlds: what it is shown, what it says, and what happens without it."""

import logging
import random
from pathlib import Path

import numpy as np
import pytest
from tests.bots import weights

from saboteur.bots import Memory, decide, value
from saboteur.bots.assessment import Assessment
from saboteur.bots.budgets import TRIALS, Budget
from saboteur.bots.network import BadWeights
from saboteur.bots.skills import skill_of
from saboteur.bots.trials import Guessed, Trials, stages_of
from saboteur.core.batch import net_layout as layout
from saboteur.core.cards import DIGGER, GREEDY, SABOTEUR
from saboteur.play.actions import AnyAction, pack
from saboteur.play.game import Game
from saboteur.play.setup import Setup

LEAF = Budget(24, leaf=1.0)


@pytest.fixture
def net(tmp_path: Path) -> value.ValueNetwork:
    """Read weights at random."""
    return value.read(weights.write(tmp_path / "value.npz", shapes_of=value.shapes))


def some_turn(seed: int, modules: list[str] | None = None) -> tuple[Assessment, list[AnyAction]]:
    """Return the first turn of a game, as its seat sees it."""
    game = Game.new(Setup(seats=5, modules=modules or ["base"], seed=seed))
    seat = min(game.to_act)
    view = game.view(seat)
    assert view.own is not None
    memory = Memory.start(view)
    assessment = Assessment(view, view.own, memory, skill_of("master", ""), random.Random(seed))
    return assessment, game.legal(seat)


def whole(roles: list[int], outcomes: list[float], net: value.ValueNetwork, monkeypatch: pytest.MonkeyPatch) -> float:
    """Return the chance that follows from what the seats expect."""
    hidden = np.zeros((1, layout.CRITIC), np.int8)
    for seat, role in enumerate(roles):
        hidden[0, seat * layout.C_BLOCK + role] = 1
    rows = np.zeros((1, layout.SEAT_ROOM), np.float32)
    rows[0, : len(outcomes)] = outcomes
    monkeypatch.setattr(net, "outcomes", lambda *_: rows)
    return net.chances(bytes(layout.STATE), hidden.tobytes())[0]


def test_what_gold_diggers_may_expect_saboteurs_must_fear(
    net: value.ValueNetwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert whole([DIGGER, SABOTEUR], [0.5, -0.5], net, monkeypatch) == pytest.approx(0.75)
    assert whole([SABOTEUR, DIGGER], [0.5, -0.5], net, monkeypatch) == pytest.approx(0.25)
    assert whole([DIGGER, SABOTEUR], [2.0, -2.0], net, monkeypatch) == pytest.approx(1.0 - value.LEAST)


def test_greedy_dwarfs_say_nothing_about_the_treasure(
    net: value.ValueNetwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert whole([DIGGER, GREEDY, DIGGER], [0.5, -1.0, 0.5], net, monkeypatch) == pytest.approx(0.75)


def test_many_states_at_once_are_judged_as_one_by_one(net: value.ValueNetwork) -> None:
    dice = np.random.default_rng(2)
    states = dice.integers(0, 3, (7, layout.STATE), np.uint8)
    hidden = dice.integers(0, 2, (7, layout.CRITIC), np.uint8)
    alone = [net.chances(a.tobytes(), b.tobytes())[0] for a, b in zip(states, hidden, strict=True)]
    assert net.chances(states.tobytes(), hidden.tobytes()) == pytest.approx(alone, abs=1e-5)
    assert net.chances(b"", b"") == []


def test_roll_outs_are_the_same_whoever_weighs_them(net: value.ValueNetwork) -> None:
    """With no share of the network's guess every worth is that of the plain search, from the same luck."""
    found = []
    for guessed in (False, True):
        assessment, options = some_turn(3)
        by_code = {pack(option): option for option in options[:6]}
        trials = Trials(assessment)
        stage = Guessed(trials, assessment, by_code, 0.0, net).stage if guessed else trials.stage
        found.append(stage(list(by_code), 12, float("inf")))
    assert len(found[0]) == 12
    for one, other in zip(*found, strict=True):
        assert other == pytest.approx(one)


def test_the_network_s_guess_counts(net: value.ValueNetwork) -> None:
    found = []
    for share in (0.0, 1.0):
        assessment, options = some_turn(3)
        by_code = {pack(option): option for option in options[:6]}
        found.append(Guessed(Trials(assessment), assessment, by_code, share, net).stage(list(by_code), 4, 1e9))
    assert found[0] != found[1]


def test_where_it_was_not_trained_the_plain_guess_is_used(
    net: value.ValueNetwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(value, "ready", lambda: net)
    for modules, there in ((["base"], True), (["saboteur2"], False), (["base", "toll"], False)):
        assessment, options = some_turn(4, modules)
        trials = Trials(assessment)
        stage = stages_of(trials, assessment, {pack(option): option for option in options}, LEAF)
        assert (stage != trials.stage) == there


def test_without_its_weights_the_level_still_plays_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(value, "WEIGHTS", tmp_path / "none.npz")
    monkeypatch.setitem(TRIALS, "leaf", LEAF)
    value.ready.cache_clear()
    game = Game.new(Setup(seats=5, seed=2))
    seat = min(game.to_act)
    with caplog.at_level(logging.WARNING):
        answer = decide(
            "grandmaster-leaf", game.view(seat), game.legal(seat), Memory.start(game.view(seat)), random.Random(1)
        )
    value.ready.cache_clear()
    assert answer.reason.ground == "searched"
    assert "There are no weights" in caplog.text


def test_weights_of_another_shape_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match=r"has no sound weights for value\.bias"):
        value.read(weights.write(tmp_path / "value.npz", leave_out="value.bias", shapes_of=value.shapes))
