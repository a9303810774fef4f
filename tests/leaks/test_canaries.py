"""Leaks, the fourth kind: names of hidden cards in what is sent."""

from __future__ import annotations

import pytest

from saboteur.sim.random_rulesets import Ruleset

from .canaries import check
from .harness import LARGEST, Table


@pytest.mark.parametrize("ruleset", LARGEST, ids=lambda one: f"{one[1][0]}-{one[0]}")
def test_nothing_sent_names_a_card_that_the_viewer_was_not_shown(
    ruleset: Ruleset,
) -> None:
    assert check(Table.at(3, ruleset), 250) > 1000


@pytest.mark.parametrize("seed", range(15))
def test_nothing_hidden_is_named_in_random_rulesets(seed: int) -> None:
    assert check(Table.at(200 + seed), 120) > 100
