"""The OpenSpiel game passes OpenSpiel's own random simulations; search over information sets runs on it."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

pyspiel: Any = pytest.importorskip("pyspiel", reason="open_spiel is not installed")

from saboteur.env import openspiel, other_pasts  # noqa: E402

GAMES = [
    "python_saboteur(seats=3)",
    "python_saboteur(seats=4,modules=saboteur2+veto+chests,deals=50)",
    "python_saboteur(seats=4,modules=base+greedy_dwarf+toll,episode=game)",
]
MANY = (
    "python_saboteur(seats=6,modules=saboteur2+veto+path_specialist+goal_swap+detour+toll+chests+tunnel_party+trove)"
)


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


@pytest.mark.parametrize("name", [*GAMES, "python_saboteur(seats=10)", MANY])
def test_one_information_state_has_one_view_and_one_set_of_options_in_all_worlds(name: str) -> None:
    game = pyspiel.load_game(name)
    rng = np.random.default_rng(5)
    found: dict[str, tuple[str, list[int]]] = {}
    state = played(game, 6, 1)
    other_pasts.REDEALT.clear()
    for step in range(60):
        if state.is_terminal():
            break
        if step % 6 == 5:
            seat = state.current_player()
            for _ in range(8):
                other = state.resample_from_infostate(seat, rng.random)
                assert other.information_state_string(seat) == state.information_state_string(seat)
                for one in range(game.num_players()):
                    seen = other.observation_string(one), other.held.game.codes(one)
                    assert found.setdefault(other.information_state_string(one), seen) == seen
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert other_pasts.REDEALT[True] > 40
    assert other_pasts.REDEALT[False] == 0


def test_the_past_of_a_made_up_world_is_one_that_the_rules_allow() -> None:
    state = played(pyspiel.load_game(MANY), 8, 50)
    seat = state.current_player()
    other = state.resample_from_infostate(seat, np.random.default_rng(2).random).held
    again = other.story.deal.copy()
    for (mover, code), journal in zip(other.story.moves, other.story.journals, strict=True):
        assert code in again.codes(mover)
        assert again.raw_step(mover, code) == journal
    for one in range(again.setup.seats):
        assert again.view(one) == other.game.view(one)
        assert (again.observation(one) == other.game.observation(one)).all()
    assert other.story.moves != state.held.story.moves  # others discarded other cards


def test_a_seat_remembers_what_it_drew_when_and_what_it_answered() -> None:
    state = played(pyspiel.load_game(GAMES[0]), 3, 1)
    seat = state.current_player()
    kept = {other: state.information_state_string(other) for other in range(3)}
    passes = [a for a in state.legal_actions() if state.action_to_string(seat, a).startswith("pass")]
    ways = [state.child(action) for action in passes]
    assert len({way.information_state_string(seat) for way in ways}) == len(passes) > 1
    for other in set(kept) - {seat}:
        assert len({way.information_state_string(other) for way in ways}) == 1
        assert ways[0].information_state_string(other) != kept[other]


@pytest.mark.parametrize("resampling", [True, False])
def test_search_over_information_sets_plays_a_whole_round(resampling: bool) -> None:
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    game = pyspiel.load_game(GAMES[0])
    dice = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(game, openspiel.RandomRounds(3), uct_c=1.4, max_simulations=40, random_state=dice)
    if not resampling:
        bot.set_resampler(lambda state, _: state.clone())
    state, rng = played(game, 4, 1), np.random.default_rng(4)
    while not state.is_terminal():
        choices = state.legal_actions()
        action = bot.step(state) if state.current_player() == 1 else rng.choice(choices)
        assert action in choices
        state.apply_action(int(action))
    assert set(state.returns()) <= {-1.0, 1.0}


def test_the_command_that_measures_search_plays(capsys: pytest.CaptureFixture[str]) -> None:
    from bench import ismcts

    assert ismcts.main(["--games", "1", "--simulations", "3", "--random", "2", "--seats", "3"]) == 0
    assert "3 simulations, with resampling: treasure in" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_random_play_in_the_core_ends_as_random_play_here(name: str) -> None:
    game = pyspiel.load_game(name)
    state = played(game, 2, 5)
    values = openspiel.RandomRounds(1, 20).evaluate(state)
    most = game.max_utility()
    assert values.shape == (game.num_players(),)
    assert (abs(values) <= most).all()
    assert state.legal_actions() == played(game, 2, 5).legal_actions()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert list(openspiel.RandomRounds(1).evaluate(state)) == state.returns()


@pytest.mark.parametrize("name", [*GAMES, MANY])
def test_roll_outs_by_our_rules_leave_the_state_alone_and_their_priors_name_every_option(name: str) -> None:
    state = played(pyspiel.load_game(name), 2, 5)
    before = state.observation_string(0), state.legal_actions()
    values = openspiel.RuleRounds(1, 3).evaluate(state)
    assert (abs(values) <= pyspiel.load_game(name).max_utility()).all()
    chances = dict(openspiel.RuleRounds(1).prior(state))
    assert sorted(chances) == state.legal_actions()
    assert sum(chances.values()) == pytest.approx(1.0)
    assert (state.observation_string(0), state.legal_actions()) == before


def test_priors_by_our_rules_prefer_a_path_towards_the_goals_to_a_dead_end() -> None:
    state = played(pyspiel.load_game(GAMES[0]), 3, 1)
    seat = state.current_player()
    chances = {state.action_to_string(seat, action): chance for action, chance in openspiel.RuleRounds().prior(state)}
    assert max(chances, key=lambda name: chances[name]).startswith(("lay", "map"))
    assert max(chances.values()) > 2.0 / len(chances)


@pytest.mark.long
def test_search_with_roll_outs_by_our_rules_finds_the_treasure_where_chance_does_not() -> None:
    from bench import ismcts

    game = pyspiel.load_game("python_saboteur(seats=3)")
    bot = ismcts.searcher(game, 40, True, 0)
    dice = random.Random(0)
    assert sum(ismcts.played(game, deal, bot, dice)[0] for deal in range(3)) >= 2
    assert sum(ismcts.played(game, deal, None, dice)[0] for deal in range(3) for _ in range(5)) <= 1


def test_an_episode_of_another_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="a round or a game"):
        openspiel.SaboteurGame({"episode": "match"})
