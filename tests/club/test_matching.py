"""Who plays together: nearest ratings first, further ones with time, nobody twice, blocked people never."""

from __future__ import annotations

import random
import time

from hypothesis import given, settings
from hypothesis import strategies as st

from saboteur.club.matching import NEAR, WIDER, Waiter, Wish, groups

PRESETS = {"base": (3, 10), "tournament": (5, 9), "saboteur2": (2, 12)}


def waiter(person: str, rating: float = 1500, since: float = 0, **wish: object) -> Waiter:
    made = Wish(**{"seats": 3, "preset": "base", **wish})  # type: ignore[arg-type]
    return Waiter(person=person, wish=made, since=since, rating=rating)


wishes = st.builds(
    Wish,
    preset=st.sampled_from([None, *PRESETS]),
    seats=st.sampled_from([None, 3, 5, 6]),
    clock=st.sampled_from([None, "brisk", "relaxed"]),
    rated=st.booleans(),
    bots_after=st.sampled_from([None, 0, 30]),
)
people = st.builds(
    Waiter,
    person=st.integers(0, 40).map(str),
    wish=wishes,
    since=st.floats(0, 100),
    rating=st.floats(800, 2200),
    blocked=st.frozensets(st.integers(0, 40).map(str), max_size=3),
)


@settings(deadline=None, max_examples=150)
@given(st.lists(people, max_size=40, unique_by=lambda one: one.person))
def test_everybody_gets_what_they_asked_for_and_nobody_is_seated_twice(waiting: list[Waiter]) -> None:
    found = groups(waiting, 100.0, PRESETS)
    seated = [one.person for group in found for one in group.people]
    assert len(seated) == len(set(seated))
    for group in found:
        fewest, most = PRESETS[group.preset]
        assert fewest <= group.seats <= most
        for one in group.people:
            wish = one.wish
            assert wish.preset in {None, group.preset}
            assert wish.clock in {None, group.clock}
            assert wish.seats in {None, group.seats}
            assert wish.rated == group.rated
            assert len(group.people) == group.seats or wish.bots_after is not None
            assert not one.blocked & {other.person for other in group.people if other is not one}
    assert found == groups(list(reversed(waiting)), 100.0, PRESETS)  # the order of the list says nothing


def test_the_nearest_ratings_play_together() -> None:
    waiting = [waiter("a", 1500), *(waiter(f"{n}", 1500 + 20 * n) for n in (4, 1, 3, 2))]
    (group,) = groups(waiting, 1.0, PRESETS)
    assert {one.person for one in group.people} == {"1", "2", "3"} or "a" in {one.person for one in group.people}
    assert max(one.rating for one in group.people) - min(one.rating for one in group.people) <= 40


def test_who_is_far_apart_plays_together_only_after_a_while() -> None:
    waiting = [waiter("a", 1200), waiter("b", 1500), waiter("c", 1800)]
    enough = (600 - NEAR) / WIDER
    assert groups(waiting, enough / 3, PRESETS) == []
    assert len(groups(waiting, enough, PRESETS)) == 1


def test_who_met_lately_is_kept_apart_in_rated_games_where_there_are_others() -> None:
    met = frozenset({"b", "c"})
    first = Waiter(person="a", wish=Wish(seats=3, preset="base", rated=True), since=0, met=met)
    others = [waiter(name, 1500, 0.5, rated=True) for name in "bcde"]
    (group,) = groups([first, *others], 1.0, PRESETS)
    assert {one.person for one in group.people} == {"a", "d", "e"}
    assert len(groups([first, *others[:2]], 40.0, PRESETS)) == 1  # there is nobody else


def test_two_thousand_people_are_looked_through_in_less_than_a_second() -> None:
    chance = random.Random(1)
    waiting = [
        Waiter(person=str(n), wish=Wish(preset=chance.choice(["base", "tournament", None]),
               seats=chance.choice([5, 6, 7, None]), clock=chance.choice(["brisk", "relaxed", None])),
               since=chance.uniform(0, 30), rating=chance.gauss(1500, 250))
        for n in range(2000)
    ]  # fmt: skip
    began = time.process_time()
    found = groups(waiting, 30.0, PRESETS)
    assert time.process_time() - began < 3.0  # at rest 0.3 s
    assert sum(len(group.people) for group in found) > 1800


def test_nobody_waits_for_ever_when_others_want_something_else() -> None:
    waiting = [waiter("a", seats=4, bots_after=30), waiter("b", seats=5, bots_after=None)]
    assert groups(waiting, 29.0, PRESETS) == []
    (group,) = groups(waiting, 30.0, PRESETS)
    assert [one.person for one in group.people] == ["a"]
    assert group.seats == 4
