"""Pairings against brute force, and their properties for fields of up to 500."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saboteur.club.pairing import (
    MEETING,
    Sizes,
    Unpairable,
    best_partition,
    choose_byes,
    least_meetings,
    meetings_of,
    pair_costs,
    seat_round,
    table_sizes,
    total,
)

SEED = bytes(range(16))


def partitions(people: tuple[int, ...], counts: tuple[int, ...]) -> Iterator[list[tuple[int, ...]]]:
    """Yield every way to cut people into parts of the given sizes."""
    if not people:
        yield []
        return
    first, rest = people[0], people[1:]
    for size in sorted(set(counts)):
        left = list(counts)
        left.remove(size)
        for others in combinations(rest, size - 1):
            part = (first, *others)
            for more in partitions(tuple(one for one in rest if one not in others), tuple(left)):
                yield [part, *more]


def rounds_of(people: int, rounds: int, sizes: Sizes, seed: bytes = SEED) -> list[list[list[str]]]:
    """Play a Swiss of made-up results."""
    rng, names = random.Random(people), [f"p{i}" for i in range(people)]
    score, byes, past = dict.fromkeys(names, 0.0), Counter[str](), list[list[list[str]]]()
    for number in range(rounds):
        order = sorted(names, key=lambda who: -score[who])
        places = [float(order.index(who)) for who in order]
        seating = seat_round(order, places, sizes, past, byes, seed, f"round {number}")
        past.append(seating.tables)
        byes.update(seating.byes)
        for who in seating.byes:
            score[who] += 50
        for table in seating.tables:
            for who, points in zip(rng.sample(table, len(table)), range(0, 101, 10), strict=False):
                score[who] += points
    return past


@pytest.mark.parametrize(("people", "rounds"), [(10, 1), (10, 3), (11, 4), (12, 2), (12, 5), (13, 3), (14, 4)])
def test_a_small_field_is_paired_as_well_as_any_other_pairing_could(people: int, rounds: int) -> None:
    sizes, names = Sizes(), [f"p{i}" for i in range(people)]
    met = meetings_of(rounds_of(people, rounds, sizes))
    costs = pair_costs(names, [float(i) for i in range(people)], met)
    counts = table_sizes(people, sizes)
    least = min(total(costs, parts) for parts in partitions(tuple(range(people)), tuple(counts)))
    assert total(costs, best_partition(costs, counts)) == least


@pytest.mark.long
@pytest.mark.parametrize("rounds", [1, 3])
def test_of_sixteen_no_other_pairing_has_fewer_meetings_or_much_closer_tables(rounds: int) -> None:
    sizes, names = Sizes(), [f"p{i}" for i in range(16)]
    costs = pair_costs(names, [float(i) for i in range(16)], meetings_of(rounds_of(16, rounds, sizes)))
    counts = table_sizes(16, sizes)
    least = min(total(costs, parts) for parts in partitions(tuple(range(16)), tuple(counts)))
    found = total(costs, best_partition(costs, counts))
    assert found // MEETING == least // MEETING
    assert found % MEETING <= 1.1 * (least % MEETING)


@settings(deadline=None, max_examples=10)
@given(people=st.integers(5, 60), best=st.integers(5, 9), rounds=st.integers(1, 5))
def test_sizes_are_equal_everybody_sits_once_and_nobody_meets_again_without_need(
    people: int, best: int, rounds: int
) -> None:
    sizes = Sizes(5, 9, best)
    names = {f"p{i}" for i in range(people)}
    past = rounds_of(people, rounds, sizes)
    for tables in past:
        seated = [who for table in tables for who in table]
        assert len(set(seated)) == len(seated)
        assert set(seated) == names, "from five people on, tables of 5 to 9 need no bye"
        assert max(map(len, tables)) - min(map(len, tables)) <= 1
        assert all(5 <= len(table) <= 9 for table in tables)


@pytest.mark.parametrize("people", [200, 500])
def test_in_a_large_field_nobody_meets_twice_and_strength_meets_strength(people: int) -> None:
    past = rounds_of(people, 4 if people == 200 else 3, Sizes())
    assert max(meetings_of(past).values()) == 1


def test_without_meetings_to_avoid_tables_are_blocks_of_the_standings() -> None:
    names = [f"p{i:02}" for i in range(24)]
    seating = seat_round(names, [float(i) for i in range(24)], Sizes(), [], {}, SEED, "round 1")
    assert [sorted(table) for table in seating.tables] == [names[i : i + 6] for i in range(0, 24, 6)]


def test_the_bound_is_never_above_what_is_reached() -> None:
    past: list[list[list[str]]] = []
    names = [f"p{i}" for i in range(12)]
    for number in range(6):
        seating = seat_round(names, [0.0] * 12, Sizes(), past, {}, SEED, f"round {number}")
        assert seating.meetings >= seating.bound
        past.append(seating.tables)
    assert least_meetings([names[:6]], set(names), 2) == 6, "three and three must meet again"


def test_the_same_seed_gives_the_same_pairing_and_another_seed_another() -> None:
    assert rounds_of(33, 3, Sizes()) == rounds_of(33, 3, Sizes())
    assert rounds_of(33, 3, Sizes()) != rounds_of(33, 3, Sizes(), bytes(16))


def test_byes_go_round_before_anybody_has_a_second_one() -> None:
    byes: Counter[str] = Counter()
    names = [f"p{i}" for i in range(13)]
    for number in range(4):
        free = choose_byes(names, 3, byes, SEED, f"round {number}")
        byes.update(free)
    assert max(byes.values()) == 1
    assert "p0" not in byes, "the one who leads is the last to rest"


def test_fewer_people_than_a_table_needs_are_refused_in_a_sentence() -> None:
    with pytest.raises(Unpairable, match=r"4 people are fewer than a table needs \(5\)"):
        table_sizes(4, Sizes())


@pytest.mark.parametrize("bad", [(1, 5, 3), (6, 5, 5), (5, 13, 9), (5, 9, 4)])
def test_sizes_that_contradict_themselves_are_refused(bad: tuple[int, int, int]) -> None:
    with pytest.raises(Unpairable):
        Sizes(*bad)


def test_a_meeting_weighs_more_than_any_difference_in_standing() -> None:
    assert MEETING > 9 * 500 * (2 * 500) ** 2
