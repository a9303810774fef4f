"""Random games hold every invariant, and what breaks can be seen again."""

from __future__ import annotations

import random
from concurrent.futures import ProcessPoolExecutor

import pytest

from saboteur.core.rules.flow import apply
from saboteur.core.table.codes import FRAMES, Q_TURN
from saboteur.core.table.state import State
from saboteur.sim import volume
from saboteur.sim.random_rulesets import everything, random_ruleset
from saboteur.sim.volume import Coverage, check_games


def told(tally: Coverage) -> str:
    return "\n".join(str(failure) for failure in tally.failures)


@pytest.mark.parametrize("first", [0, *(pytest.param(first, marks=pytest.mark.long) for first in (1000, 2000))])
def test_random_games_of_random_rulesets_break_nothing(first: int) -> None:
    tally = check_games(range(first, first + 20), deep_every=12)
    assert tally.games == 20
    assert not tally.failures, told(tally)


@pytest.mark.parametrize("foundation", ["base", "saboteur2"])
def test_games_with_every_module_break_nothing(foundation: str) -> None:
    tally = check_games(range(3), deep_every=6, ruleset=everything(foundation, 4))
    assert not tally.failures, told(tally)
    assert {"take_turn", "veto_window", "pay_toll"} <= set(tally.questions)


def test_the_same_seeds_give_the_same_tally() -> None:
    assert check_games(range(3), deep_every=50) == check_games(range(3), deep_every=50)


def test_tallies_come_back_from_other_processes_and_add_up() -> None:
    total = Coverage()
    with ProcessPoolExecutor(2) as pool:
        for tally in pool.map(check_games, [range(2), range(2, 4)]):
            total.add(tally)
    assert total == check_games(range(4))
    assert total.games == 4
    drawn = [random_ruleset(random.Random(seed)) for seed in range(4)]
    assert sum(total.endings.values()) == sum(int(options.get("rounds", 3)) for _, _, options in drawn)
    assert sum(total.questions.values()) == sum(total.verbs.values()) == total.steps
    assert set(total.questions) <= set(FRAMES)


def test_a_failure_says_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(state: State, seat: int, act: int) -> None:
        apply(state, seat, act)
        if state.table.turn > 3 and not state.table.over and state.stack[-1] & 255 == Q_TURN:
            state.table.pile_size -= 1

    monkeypatch.setattr(volume, "apply", careless)
    tally = check_games([5])
    again = check_games([5])
    failure = tally.failures[0]
    assert failure == again.failures[0]
    assert failure.step > 0
    assert "the deck is not conserved" in failure.message
    assert f"seed 5, step {failure.step}" in str(failure)
    assert str(failure.ruleset[1]) in str(failure)


def test_a_specialist_that_finds_the_treasure_loses_no_card() -> None:
    """Found by 200,000 checked games: the specialist's own card was nowhere while the gold went round (R-27)."""
    assert check_games([1123337, 1070629], 128, None, 32).failures == []
