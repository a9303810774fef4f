"""Counts of legal sequences and the order of legal actions, pinned: a change of rules shows here, and where.

`saboteur perft --divide` finds the action below which two versions part. If a change is meant, run
`saboteur perft` with the arguments of the row that fails and write the new figures here.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.sim.perft_counts import counts, divide, fingerprint, start

CHAMPIONSHIP = "greedy_dwarf goal_swap trove veto turnabout master_craftsman path_specialist detour"
TWO = (
    "saboteur2 goal_swap trove veto turnabout master_craftsman path_specialist detour toll wardrobe new_goals chests"
)

# What: seats, modules, options, seed, random actions taken first; the counts, and the fingerprint of the order.
TABLE: dict[str, tuple[int, str, Mapping[str, str], int, int, list[int], str]] = {
    "a deal": (3, "base", {}, 1, 0, [16, 338, 7_956, 121_936], "ea44c9c3f29eea60"),
    "ten seats": (10, "base", {}, 2, 30, [16, 79, 1_643, 39_518], "1b3d69d7b9a473d3"),
    "nothing need connect": (4, "classic", {}, 3, 25, [39, 2_711, 114_967], "2df94110eaf13bcd"),
    "two seats": (2, "saboteur2", {}, 4, 20, [62, 3_655], "09d25b30809a5c87"),
    "ladders, doors, fronts": (6, "saboteur2", {}, 5, 60, [13, 122, 4_872, 298_048], "7583810efb280dc9"),
    "championship": (5, f"base {CHAMPIONSHIP}", {}, 6, 45, [4, 12, 24, 24, 456], "84e7c5075911f0ed"),
    "a Veto window": (4, "base veto", {}, 1, 2, [3, 6, 6, 186, 1_674, 7_812], "cb018c67c0fcbd98"),
    "toll, chests, new goals": (
        5,
        "base toll wardrobe new_goals chests",
        {"chest_layout": "b"},
        8,
        50,
        [8, 257, 4_192],
        "1a502f342164de78",
    ),
    "everything, twelve seats": (12, TWO, {}, 9, 300, [8, 56, 336, 1_680], "f882145cc663f2bb"),
    "a tournament": (7, "base tournament tunnel_party trove", {}, 10, 55, [10, 33, 99, 407], "55c5b2f5cda49da3"),
}


def setup_of(what: str) -> tuple[Setup, int]:
    """Return the setup of a row, and how many actions to take first."""
    seats, modules, options, seed, after, *_ = TABLE[what]
    return Setup(seats=seats, modules=modules.split(), options=dict(options), seed=seed), after


@pytest.mark.parametrize("what", TABLE)
def test_the_number_of_legal_sequences_is_the_one_that_is_pinned(what: str) -> None:
    pinned = TABLE[what][5]
    assert counts(start(*setup_of(what)), len(pinned)) == pinned


@pytest.mark.parametrize("what", TABLE)
def test_legal_actions_are_listed_in_the_order_that_is_pinned(what: str) -> None:
    assert fingerprint(start(*setup_of(what))) == TABLE[what][6]


@pytest.mark.parametrize("what", ["a deal", "a Veto window", "toll, chests, new goals"])
def test_dividing_gives_the_same_sum(what: str) -> None:
    pinned = TABLE[what][5]
    branches = divide(start(*setup_of(what)), len(pinned))
    assert sum(branch.count for branch in branches) == pinned[-1]
    assert len(branches) == pinned[0]


@pytest.mark.parametrize("what", ["a deal", "nothing need connect"])
def test_the_game_as_others_use_it_allows_as_many_sequences(what: str) -> None:
    """Counted once more through `legal`, `apply` and `copy` alone."""
    setup, _ = setup_of(what)
    game = Game.new(setup)
    total = 0
    for seat in game.to_act:
        for action in game.legal(seat):
            after = game.copy()
            after.apply(seat, action)
            total += sum(len(after.legal(other)) for other in after.to_act)
    assert counts(start(setup, 0), 2)[1] == total


def test_a_game_that_is_over_has_one_way_to_go_on() -> None:
    setup, _ = setup_of("a deal")
    state = start(setup, 10_000)
    assert state.table.over
    assert counts(state, 3) == [1, 1, 1]
