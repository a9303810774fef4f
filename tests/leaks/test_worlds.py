"""Leaks, the first and third kind: worlds, and the timing of questions."""

from __future__ import annotations

import contextlib

import pytest

from saboteur.core.rules.flow import options, to_act
from saboteur.core.table.state import State
from saboteur.sim.random_rulesets import Ruleset
from saboteur.sim.volume import seeking

from .harness import LARGEST, REAL, Table, Wire, act
from .worlds import Leak, check


def deals(seed: int) -> list[Table]:
    """A random ruleset; where a game of it has one round, which is soon over, it is dealt twice."""
    first = Table.at(seed)
    if first.setup.options.get("rounds") != "1":
        return [first]
    chosen = {key: str(value) for key, value in first.setup.options.items()}
    ruleset = first.setup.seats, list(first.setup.modules), chosen
    return [first, Table.at(seed + 1000, ruleset)]


@pytest.mark.parametrize("seed", range(40))
def test_two_worlds_that_a_viewer_cannot_tell_apart_send_it_the_same_bytes(seed: int) -> None:
    compared = 0
    for table in deals(seed):
        compared += check(table, table.rng.choice(table.viewers()), 250).compared
    assert compared > 50


SECOND_ROUND: list[Ruleset] = [
    (4, ["base"], {}),
    (4, ["saboteur2"], {}),
    (3, ["base", "toll", "greedy_dwarf", "new_goals"], {}),
]


def second_round(seed: int, ruleset: Ruleset) -> Table:
    """Play into a second round, towards the treasure: then purses are filled, and secret (B18)."""
    table = Table.at(seed, ruleset)
    while table.s.table.round == 0:
        seat = table.asked()[0]
        act(table.s, seat, seeking(table.s, table.rng, list(options(table.s, seat))))
    return table


@pytest.mark.parametrize("ruleset", SECOND_ROUND, ids=lambda one: "-".join(one[1]))
def test_in_a_second_round_worlds_with_other_purses_send_the_same_bytes(ruleset: Ruleset) -> None:
    for viewer in (None, 0, 2):
        assert check(second_round(3, ruleset), viewer, 220).compared > 50


class SortsByPurse(Wire):
    """What a viewer may do is listed in an order that depends on a secret purse."""

    def options(self, s: State, seat: int | None) -> bytes:
        listed = super().options(s, seat)
        return listed[::-1] if s.purse(0) % 2 and seat != 0 else listed


def test_an_order_by_a_secret_purse_would_be_found() -> None:
    found = 0
    for seed in range(12):
        with contextlib.suppress(Leak):
            check(second_round(seed, SECOND_ROUND[0]), 2, 120, SortsByPurse())
            continue
        found += 1
    assert found


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
