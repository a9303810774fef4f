"""Many games at once: what is written is right, reproducible, and safe against bad input."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from librt.vecs import vec

from saboteur.core.registry import SPECS, late
from saboteur.core.research import observation_layout
from saboteur.core.research.option_features import BEST_GAIN, CARDS_AFTER, REACHES, VERB
from saboteur.core.search.policy_weights import DIG, SAP, PolicyWeights
from saboteur.core.search.rollout_players import Player
from saboteur.core.table.chance import Chance
from saboteur.core.table.codes import LAY, MAP, PASS
from saboteur.env.planes import PLANES, maze_planes
from saboteur.env.vector import EnvError, VectorGames
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.sim.random_rulesets import everything

BASE = Setup(seats=5, seed=0)


def full(foundation: str, seats: int) -> Setup:
    """A setup with every module that fits."""
    number, modules, options = everything(foundation, seats)
    return Setup(seats=number, modules=modules, options=dict(options), seed=0)


def played(games: VectorGames, steps: int, seed: int = 0) -> list[bytes]:
    """Play at random and keep all bytes."""
    rng = np.random.default_rng(seed)
    out = []
    for _ in range(steps):
        games.step(games.random(rng))
        out.append(games.observations.tobytes() + games.maze.tobytes() + games.options.tobytes())
    return out


@pytest.mark.parametrize("setup", [BASE, full("base", 8), full("saboteur2", 2), full("saboteur2", 12)])
def test_the_same_seed_gives_the_same_bytes(setup: Setup) -> None:
    first = played(VectorGames(3, setup, seed=5), 60)
    assert first == played(VectorGames(3, setup, seed=5), 60)
    assert first != played(VectorGames(3, setup, seed=6), 60)


def test_a_game_does_not_depend_on_how_many_others_there_are() -> None:
    one, many = VectorGames(1, BASE, seed=5), VectorGames(4, BASE, seed=5)
    for _ in range(80):
        assert (one.observations[0] == many.observations[0]).all()
        zero = np.zeros(4, np.int64)
        one.step(zero[:1])
        many.step(zero)


@pytest.mark.parametrize("setup", [BASE, full("base", 5), full("saboteur2", 7)])
def test_games_end_and_are_dealt_again(setup: Setup) -> None:
    games = VectorGames(4, setup, seed=1, observations=False, features=False)
    rng = np.random.default_rng(0)
    ends = 0
    for _ in range(1200):
        games.step(games.random(rng))
        assert ((games.rewards != 0).any(axis=1) == (games.ended > 0)).all()
        for game in np.flatnonzero(games.ended):
            assert set(np.abs(games.rewards[game])) == {1.0}
        ends += int((games.ended > 0).sum())
    assert ends > 4
    assert games.episodes.sum() == 4 + ends
    assert not games.refused.any()


def test_a_whole_game_has_three_rounds() -> None:
    games = VectorGames(1, BASE, seed=1, episode="game", observations=False, features=False)
    rng = np.random.default_rng(0)
    rounds = 0
    while not games.ended[0]:
        games.step(games.random(rng))
        rounds += int(games.rewards.any())
    assert rounds == 3
    assert games.ended[0] == 2


def test_a_verifiable_episode_is_the_game_of_its_seed() -> None:
    """Episode e of game g has the seed that the docs name, and the same deal."""
    games = VectorGames(2, BASE, seed=9, verifiable=True)
    game = Game.new(Setup(seats=5, seed=9 << 64 | 1 << 32))
    seat = int(games.seats[1])
    assert game.to_act == {seat}
    assert len(game.legal(seat)) == games.counts[1]
    role = games.observations[1][observation_layout.ROLE : observation_layout.ROLE + 8].argmax()
    assert role == (0 if game.own(seat).role == "digger" else 1)


def test_bad_choices_are_counted_and_change_nothing_in_that_game_alone() -> None:
    games = VectorGames(3, BASE, seed=1)
    before = games.observations.copy()
    games.step(np.array([10_000, 0, -5]))
    assert list(games.refused) == [1, 0, 1]
    assert (games.observations[[0, 2]] == before[[0, 2]]).all()
    assert (games.observations[1] != before[1]).any()


def test_minus_one_leaves_a_game_as_it_is() -> None:
    games = VectorGames(2, BASE, seed=1)
    before = games.observations.copy()
    games.step(np.array([-1, 0]))
    assert (games.observations[0] == before[0]).all()
    assert not games.refused.any()


@pytest.mark.parametrize(
    ("choices", "says"),
    [
        (np.zeros(3, np.int64), "shape (2,)"),
        (np.zeros((2, 1), np.int64), "shape (2,)"),
        (np.zeros(2), "whole numbers"),
        (np.array(["a", "b"]), "whole numbers"),
    ],
)
def test_choices_of_the_wrong_kind_are_refused_before_anything_happens(choices: np.ndarray, says: str) -> None:
    games = VectorGames(2, BASE, seed=1)
    before = games.observations.copy()
    with pytest.raises(EnvError, match=says.replace("(", r"\(").replace(")", r"\)")):
        games.step(choices)
    assert (games.observations == before).all()


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"number": 0}, "number of games"),
        ({"number": True}, "number of games"),
        ({"seed": -1}, "a seed is"),
        ({"seed": 0.5}, "a seed is"),
        ({"episode": "match"}, "a round or a game"),
        ({"version": "saboteur_v9"}, "saboteur_v9"),
        ({"room": 3}, "room must be"),
        ({"setup": {"chairs": 5}}, "chairs"),
    ],
)
def test_what_does_not_fit_is_said(given: dict[str, Any], says: str) -> None:
    with pytest.raises(EnvError, match=says):
        VectorGames(**{"number": 2, "setup": BASE, **given})


@pytest.mark.parametrize("setup", [BASE, full("base", 8), full("saboteur2", 12)])
def test_masks_show_exactly_the_options_and_numbers_are_distinct(setup: Setup) -> None:
    games = VectorGames(4, setup, seed=3, masks=True, features=False, episode="game")
    rng = np.random.default_rng(0)
    for _ in range(150):
        for game in range(4):
            numbers = games.numbers[games.starts[game] : games.starts[game + 1]]
            inside = numbers[numbers >= 0]
            assert len(set(inside)) == len(inside)
            assert set(np.flatnonzero(games.masks[game])) == set(inside)
        picks = [rng.choice(np.flatnonzero(mask)) for mask in games.masks]
        games.step_numbers(np.array(picks))
    assert not games.refused.any()


def test_stepping_by_number_needs_masks() -> None:
    with pytest.raises(EnvError, match="masks=True"):
        VectorGames(1, BASE).step_numbers(np.zeros(1, np.int64))


def nearest(games: VectorGames) -> np.ndarray:
    """Choose in every game the option that brings a goal nearest."""
    gains = np.split(games.options[:, BEST_GAIN], games.starts[1:-1])
    return np.array([gain.argmax() for gain in gains])


def test_features_say_what_an_option_is() -> None:
    games = VectorGames(8, BASE, seed=2)
    reached = 0
    for _ in range(200):
        verbs = games.options[:, VERB : VERB + 40].argmax(axis=1)
        assert (verbs == games.codes & 63).all()
        assert set(np.unique(verbs)) <= {*range(LAY, PASS + 1), 24, 25, 26, 27}
        unmoved = games.options[verbs == MAP]
        where = np.repeat(np.arange(8), games.counts)[verbs == MAP]
        at = observation_layout.GOALS_AT + observation_layout.G_CARDS
        now = games.observations[where][:, [at + observation_layout.GOAL_SIZE * i for i in range(3)]]
        assert (unmoved[:, CARDS_AFTER : CARDS_AFTER + 3] == now).all()
        reached += int((games.options[:, REACHES] > 0).sum())
        games.step(nearest(games))
    assert reached


def test_room_for_more_seats_changes_nothing_else() -> None:
    narrow, wide = VectorGames(2, BASE, seed=4), VectorGames(2, BASE, seed=4, room=12)
    size = narrow.spec.observation_size
    for _ in range(60):
        assert (wide.observations[:, :size] == narrow.observations).all()
        assert not wide.observations[:, size:].any()
        narrow.step(np.zeros(2, np.int64))
        wide.step(np.zeros(2, np.int64))


def test_the_public_observation_has_no_own_part() -> None:
    games = VectorGames(1, full("saboteur2", 5), seed=4)
    row, maze = games.observe(0, None)
    assert not row[observation_layout.ROLE : observation_layout.PLAYED].any()
    assert maze.shape == (13, 16, 2)
    own, _ = games.observe(0, int(games.seats[0]))
    assert (own == games.observations[0]).all()


def test_truth_and_beliefs_are_about_the_same_seats() -> None:
    games = VectorGames(6, BASE, seed=4, truth=True, beliefs=True)
    rng = np.random.default_rng(0)
    for _ in range(60):
        own = games.observations[:, observation_layout.ROLE : observation_layout.ROLE + 8]
        assert (games.truth[:, 0] == own).all()
        assert games.beliefs[:, 0] == pytest.approx(own.astype(float))
        assert games.truth[:, :5].sum() == 30
        assert games.truth[:, 5:8, 0].sum() == 6  # one treasure each
        assert games.beliefs.sum(axis=2)[:, :5] == pytest.approx(1.0)
        games.step(games.random(rng))


def test_skipping_forced_actions_asks_only_where_there_is_a_choice() -> None:
    setup = Setup(seats=5, modules=("base", "veto"), seed=0)
    games = VectorGames(4, setup, seed=1, skip_forced=True)
    rng = np.random.default_rng(0)
    for _ in range(150):
        assert (games.counts > 1).all()
        games.step(games.random(rng))


def test_every_name_is_used_once_and_planes_are_named() -> None:
    spec = VectorGames(1, BASE, room=12).spec
    names = [name for name in spec.names() if name != "spare"]
    assert len(names) == len(set(names))
    assert all(f"module {spec.key}" in names for spec in SPECS if not late(spec))
    games = VectorGames(2, BASE)
    planes = maze_planes(games.maze)
    assert planes.shape == (2, len(PLANES), 13, 16)
    assert planes[0, PLANES.index("start"), 6, 3] == 1
    assert planes[0, PLANES.index("face-down goal")].sum() == 3


def test_rewards_of_a_step_are_gone_with_the_next_one_and_with_a_restart() -> None:
    rng = np.random.default_rng(3)
    games = VectorGames(8, Setup(seats=3, seed=0), 5, features=False)
    seen = 0
    for _ in range(400):
        games.step(games.random(rng))
        paid = int(np.count_nonzero(np.abs(games.rewards).sum(axis=1)))
        assert paid == games.rounds_ended == np.count_nonzero(games.ended)
        seen += paid
    assert seen > 8
    while not games.rounds_ended:
        games.step(games.random(rng))
    games.restart(6)
    assert not games.rounds_ended
    assert not games.rewards.any()


@pytest.mark.parametrize("number", [-1, 10**6, 10**30, True, "7", None, 1.0])
def test_what_is_no_action_number_has_no_place(number: object) -> None:
    games = VectorGames(1, Setup(seats=3, seed=0), 5, features=False, masks=True)
    assert games.place_of(0, number) is None
    assert games.place_of(0, int(games.numbers[0])) == 0


def test_worths_are_what_rules_of_play_think_of_each_option() -> None:
    """Those who play by them find the treasure more often than those who play at random, kept up or made again."""
    found = {}
    for name, rules in (("by rules", True), ("at random", False)):
        games = VectorGames(64, BASE, seed=3, observations=False, features=False, worths=True, skip_forced=True)
        rng = np.random.default_rng(0)
        ends: list[int] = []
        while len(ends) < 200:
            games.step(games.by_rules(rng, 0.5) if rules else games.random(rng))
            ends += games.endings[games.ended > 0].tolist()
        found[name] = np.mean(np.array(ends) == 1)
    assert found["by rules"] > 0.3
    assert found["at random"] < 0.05


@pytest.mark.parametrize("setup", [BASE, full("base", 6), full("saboteur2", 5)])
def test_worths_kept_from_step_to_step_are_those_weighed_again(setup: Setup) -> None:
    games = VectorGames(6, setup, seed=3, worths=True, episode="game")
    rng = np.random.default_rng(0)
    weights = PolicyWeights(setup.rules(), DIG, SAP)
    for _ in range(200):
        for game in range(6):
            state, first, last = games.state(game), *games.starts[game : game + 2]
            player = Player(state, vec[float]([0.0] * setup.seats), Chance(b"", 0, 1), weights)
            player.look(int(games.seats[game]))
            frame = state.stack[len(state.stack) - 1]
            anew = [player.worth(frame, int(code)) for code in games.codes[first:last]]
            assert games.worths[first:last].tolist() == pytest.approx(anew, abs=1e-9)
        games.step(games.random(rng))


def test_choosing_by_rules_needs_their_worths() -> None:
    games = VectorGames(1, BASE)
    with pytest.raises(EnvError, match="choosing by rules needs worths=True"):
        games.by_rules(np.random.default_rng(0))


def test_a_game_of_one_round_is_told_from_one_of_three_and_ends_with_its_round() -> None:
    setups = [Setup(seats=3, seed=0), Setup(seats=3, options={"rounds": "1"}, seed=0)]
    games, rng = VectorGames(8, setups, 4, episode="game"), np.random.default_rng(2)
    flag = games.spec.names().index("option rounds: 1")
    paid = {0: [0] * 8, 1: [0] * 8}
    for _ in range(600):
        assert (games.observations[:, flag] == games.setups).all()
        setups_before = games.setups.copy()
        games.step(games.random(rng))
        for game in range(8):
            paid[int(setups_before[game])][game] += bool(games.rewards[game].any())
            if games.ended[game]:
                kind = int(setups_before[game])
                assert paid[kind][game] == (1 if kind else 3)
                paid[kind][game] = 0
    assert games.episodes.min() > 2
