"""Leaks, the first and third kind: worlds, and the timing of questions."""

from __future__ import annotations

import pytest

from saboteur.core.flow import to_act
from saboteur.sim.rulesets import Ruleset

from .harness import LARGEST, REAL, Table, act
from .worlds import check


@pytest.mark.parametrize("seed", range(40))
def test_two_worlds_that_a_viewer_cannot_tell_apart_send_it_the_same_bytes(seed: int) -> None:
    table = Table.at(seed)
    viewer = table.rng.choice(table.viewers())
    assert check(table, viewer, 250).compared > 50


@pytest.mark.parametrize("ruleset", LARGEST, ids=lambda one: f"{one[1][0]}-{one[0]}")
def test_the_largest_rulesets_keep_their_worlds_apart_for_every_viewer(
    ruleset: Ruleset,
) -> None:
    compared = parted = 0
    for viewer in (None, 0, 1, ruleset[0] - 1):
        count = check(Table.at(7, ruleset), viewer, 300)
        compared += count.compared
        parted += count.parted
    assert compared > 3 * parted, "the worlds part so often that the check says little"


def test_worlds_really_differ_in_what_the_viewer_cannot_know() -> None:
    different = 0
    for seed in range(30):
        table = Table.at(seed)
        for _ in range(20):
            seat, code = table.step()
            act(table.s, seat, code)
        other = table.world_for(0)
        different += REAL.view(table.setup, table.s, 1) != REAL.view(table.setup, other, 1)
    assert different > 20


@pytest.mark.parametrize("seed", range(10))
def test_who_is_asked_does_not_depend_on_secrets(seed: int) -> None:
    table = Table.at(seed, (6, ["base", "veto", "toll", "goal_swap", "chests"], {}))
    for _ in range(150):
        for viewer in (None, 2):
            assert to_act(table.world_for(viewer)) == to_act(table.s)
        seat, code = table.step()
        act(table.s, seat, code)
