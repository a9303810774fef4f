"""Leaks, the second kind: answers to secret questions."""

from __future__ import annotations

import pytest

from saboteur.sim.random_rulesets import Ruleset

from .choices import check
from .harness import LARGEST, Table


@pytest.mark.parametrize("ruleset", LARGEST, ids=lambda one: f"{one[1][0]}-{one[0]}")
def test_different_answers_to_a_secret_question_look_alike_to_all_others(
    ruleset: Ruleset,
) -> None:
    assert sum(check(Table.at(seed, ruleset), 200) for seed in range(3)) > 300


@pytest.mark.parametrize("seed", range(15))
def test_secret_answers_look_alike_in_random_rulesets(seed: int) -> None:
    assert check(Table.at(100 + seed), 120) > 0
