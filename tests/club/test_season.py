"""A season's standing: what evenings are worth, and what sets equal points apart."""

from __future__ import annotations

import pytest

from saboteur.club.season import evening_points, season_standing


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ({"a": 1, "b": 2, "c": 3}, {"a": 100.0, "b": 50.0, "c": 0.0}),
        ({"a": 1, "b": 1, "c": 3}, {"a": 75.0, "b": 75.0, "c": 0.0}),
        ({"a": 1, "b": 1}, {"a": 50.0, "b": 50.0}),
        ({"a": 1}, {}),
        ({}, {}),
    ],
)
def test_an_evening_is_worth_how_many_one_was_ahead_of(places: dict[str, int], points: dict[str, float]) -> None:
    assert evening_points(places) == points


def test_evenings_add_up_and_only_the_best_count_where_that_was_agreed() -> None:
    evenings = [{"a": 100.0, "b": 0.0}, {"a": 0.0, "b": 60.0}, {"b": 60.0}]
    assert [(one.key, one.points, one.evenings) for one in season_standing(evenings)] == [
        ("b", 120.0, 3),
        ("a", 100.0, 2),
    ]
    assert [(one.key, one.points) for one in season_standing(evenings, best=1)] == [("a", 100.0), ("b", 60.0)]
    assert season_standing(evenings)[0].each == [0.0, 60.0, 60.0]


def test_equal_points_are_set_apart_by_the_best_evening_then_the_latest_then_by_nothing() -> None:
    best = season_standing([{"a": 100.0, "b": 50.0}, {"a": 0.0, "b": 50.0}])
    assert [(one.key, one.place, one.by) for one in best] == [("a", 1, ""), ("b", 2, "best")]
    latest = season_standing([{"a": 100.0, "b": 0.0}, {"a": 0.0, "b": 100.0}])
    assert [(one.key, one.place, one.by) for one in latest] == [("b", 1, ""), ("a", 2, "latest")]
    shared = season_standing([{"a": 50.0, "b": 50.0, "c": 50.0}])
    assert [(one.place, one.by) for one in shared] == [(1, ""), (1, "shared"), (1, "shared")]
    assert season_standing([]) == []
