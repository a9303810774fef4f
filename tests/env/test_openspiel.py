"""The OpenSpiel game passes OpenSpiel's own random simulations; search over information sets runs on it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pyspiel: Any = pytest.importorskip("pyspiel", reason="open_spiel is not installed")

import saboteur.env.openspiel  # noqa: E402

GAMES = [
    "python_saboteur(seats=3)",
    "python_saboteur(seats=4,modules=saboteur2+veto+chests,deals=50)",
    "python_saboteur(seats=4,modules=base+greedy_dwarf+toll,episode=game)",
]


def played(game: Any, seed: int, steps: int) -> Any:
    """Play on at random."""
    state = game.new_initial_state()
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        choices = [one for one, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(rng.choice(choices)))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_it_passes_the_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_serialised_by_its_history(name: str) -> None:
    game = pyspiel.load_game(name)
    state = played(game, 1, 30)
    again = game.deserialize_state(state.serialize())
    assert again.history() == state.history()
    assert again.legal_actions() == state.legal_actions()
    for seat in range(game.num_players()):
        assert again.information_state_string(seat) == state.information_state_string(seat)


def test_a_clone_goes_its_own_way() -> None:
    state = played(pyspiel.load_game(GAMES[0]), 1, 10)
    before = str(state), state.legal_actions()
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert (str(state), state.legal_actions()) == before
    assert len(clone.history()) == len(state.history()) + 1


@pytest.mark.parametrize("name", GAMES)
def test_another_world_of_an_information_set_looks_the_same_to_its_seat(name: str) -> None:
    state = played(pyspiel.load_game(name), 3, 25)
    seat = state.current_player()
    rng = np.random.default_rng(1)
    other = state.resample_from_infostate(seat, rng.random)
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.observation_string(seat) == state.observation_string(seat)
    assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
    assert other.legal_actions() == state.legal_actions()
    rest = [one for one in range(state.num_players()) if one != seat]
    assert any(other.observation_string(one) != state.observation_string(one) for one in rest)


def test_returns_are_those_of_a_round() -> None:
    state = played(pyspiel.load_game(GAMES[0]), 2, 10_000)
    assert state.is_terminal()
    assert set(state.returns()) == {-1.0, 1.0}
    assert state.rewards() == state.returns()


def test_search_over_information_sets_runs() -> None:
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    game = pyspiel.load_game(GAMES[0])
    state = played(game, 4, 3)
    rng = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.4,
        max_simulations=3,
        random_state=rng,
    )
    assert bot.step(state) in state.legal_actions()


def test_an_episode_of_another_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="a round or a game"):
        saboteur.env.openspiel.SaboteurGame({"episode": "match"})
