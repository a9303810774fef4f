"""Choosers meet bots as the arena's levels meet."""

from __future__ import annotations

import pytest

from saboteur import Setup
from saboteur.bots.arena.duel_tables import level_lines
from saboteur.env.among_bots import SeatedError, meet
from saboteur.env.vector import VectorGames
from saboteur.play.actions import AnyAction
from saboteur.play.views.view_types import View

SETUP = Setup(seats=3, seed=0)


def first(games: VectorGames, view: View, options: list[AnyAction]) -> int:
    """Take the first option, after a look whether the arrays are those of the same moment."""
    _ = view
    assert int(games.counts[0]) == len(options)
    return 0


def test_each_deal_is_played_once_for_every_rotation() -> None:
    deals = list(meet({"first": first}, ["first", "random"], SETUP, 5, 2))
    assert [[game.levels for game in deal] for deal in deals] == [
        [["first", "random", "first"], ["random", "first", "random"]]
    ] * 2
    assert all(len(game.played.rounds) == 1 for deal in deals for game in deal)
    assert [line.name for line in level_lines(deals, ["first", "random"])][2] == "first more than random"


def test_the_same_deals_give_the_same_games() -> None:
    once, again = (list(meet({"first": first}, ["first", "random"], SETUP, 5, 1)) for _ in range(2))
    assert once == again


def test_whole_games_pay_three_rounds() -> None:
    [[game, _]] = meet({"first": first}, ["first", "random"], SETUP, 7, 1, episode="game")
    assert len(game.played.rounds) == 3


@pytest.mark.parametrize(
    ("names", "what"),
    [
        (["first", "champion"], "no level 'champion'"),
        (["first"], "from two to 3 names"),
        (["first", "random", "novice", "steady"], "not 4"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(names: list[str], what: str) -> None:
    with pytest.raises(SeatedError, match=what):
        next(meet({"first": first}, names, SETUP, 1, 1))
