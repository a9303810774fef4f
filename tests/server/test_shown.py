"""What changes in viewers' pictures of a game, move by move."""

from __future__ import annotations

import random

import pytest
from tests.play.guesses import choose, large_game

from saboteur.server.tables.shown import Shown, changes


@pytest.mark.parametrize(("foundation", "seats"), [("base", 5), ("saboteur2", 4)])
def test_of_what_a_seat_alone_sees_every_change_is_found_and_nothing_else(foundation: str, seats: int) -> None:
    game, rng = large_game(foundation, seats, 3), random.Random(3)
    shown = Shown(game)
    for seat in range(seats):
        shown.own(seat)
    found = same = 0
    while not game.over:
        before = shown
        before.end()
        seat = rng.choice(sorted(game.to_act))
        game.apply(seat, choose(game.legal(seat), rng))
        shown = Shown(game)
        for other in range(seats):
            earlier, now = before.own(other), game.own(other)
            change = shown.own_changes(before, other)
            assert change == (None if earlier == now else changes(earlier, now))
            assert shown.own(other) == now
            found, same = found + (change is not None), same + (change is None)
    assert found > 50
    assert same > 50
