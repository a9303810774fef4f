"""The bots' own maze: what is joined, and how many cards are missing."""

import pytest

from saboteur.core.measure import seen_distances as g
from saboteur.core.measure import seen_grid

GOALS = tuple(seen_grid.place(8, y) for y in (-2, 0, 2))


def maze(*cards: tuple[str, int, int, bool], shut: str = "") -> g.Grid:
    lying = {seen_grid.START_AT: g.START_ORIENTED}
    for card, x, y, turned in cards:
        lying[seen_grid.place(x, y)] = g.oriented_of(card, turned)
    return g.Grid(lying, GOALS, 0, shut)


def cards_to(grid: g.Grid, goal: int) -> int:
    """Count the cards missing, without the fine grading."""
    return next(i for i, layer in enumerate(grid.field(goal)) if layer & grid.spots)


@pytest.mark.rule("B2")
def test_seven_cards_lie_between_start_and_the_middle_goal() -> None:
    empty = maze()
    assert [cards_to(empty, goal) for goal in GOALS] == [9, 7, 9]


def test_a_straight_path_brings_the_goal_a_card_nearer_and_a_dead_end_does_not() -> None:
    empty = maze()
    at = seen_grid.place(1, 0)
    on = empty.distances()[GOALS[1]] - empty.guess(at, g.oriented_of("EW", False))[GOALS[1]]
    dead = empty.distances()[GOALS[1]] - empty.guess(at, g.oriented_of("E|W", False))[GOALS[1]]
    assert on > 0.5
    assert dead < 0


def test_the_quick_look_agrees_with_the_complete_one_where_nothing_is_barred() -> None:
    grid = maze(("EW", 1, 0, False))
    at, oriented = seen_grid.place(2, 0), g.oriented_of("NESW", False)
    quick, full = grid.guess(at, oriented), grid.with_card(at, oriented).distances()
    assert quick == pytest.approx(full)


@pytest.mark.rule("B13")
def test_a_joined_side_at_a_goal_is_no_distance_at_all() -> None:
    grid = maze(*(("EW", x, 0, False) for x in range(1, 8)))
    assert grid.distance(GOALS[1]) == 0


@pytest.mark.rule("B11")
def test_a_gap_in_the_way_costs_one_card() -> None:
    whole = [("EW", x, 0, False) for x in range(1, 6)]
    assert cards_to(maze(*whole), GOALS[1]) == 2
    assert cards_to(maze(*whole[:2], *whole[3:]), GOALS[1]) == 3


@pytest.mark.rule("S6")
def test_a_door_of_the_other_team_is_a_wall() -> None:
    door = ("EW+green", 1, 0, False)
    assert maze(door).distance(GOALS[1]) < maze(door, shut="green").distance(GOALS[1])


@pytest.mark.rule("S5")
def test_a_ladder_joins_wherever_it_lies() -> None:
    away = maze(("E+ladder", 5, 0, False))
    assert cards_to(away, GOALS[1]) == 2


@pytest.mark.rule("S4")
def test_a_bridge_joins_only_the_way_that_meets_it() -> None:
    bridge = maze(("NS|EW", 1, 0, False))
    assert bridge.spots >> seen_grid.place(2, 0) & 1
    assert not bridge.spots >> seen_grid.place(1, 1) & 1
