"""Whole tournaments of every format, their standings and tie-breaks."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saboteur.club.event import Entrant, Event, Plan, Round, Sheet, with_result
from saboteur.club.formats import drawn_again, is_over, knocked_out, next_round, published, stand, with_next_round
from saboteur.club.pairing import Sizes, Unpairable
from saboteur.club.standings import points
from saboteur.core.table.chance import commitment

SEED = "00112233445566778899aabbccddeeff"


def cup(people: int, **plan: object) -> Event:
    entrants = [Entrant(key=f"p{i:02}", name=f"P {i}") for i in range(people)]
    return Event(name="cup", seed=SEED, plan=Plan(**plan), entrants=entrants)  # type: ignore[arg-type]  # fields by name


def play_round(event: Event, rng: random.Random) -> Event:
    event = with_next_round(event)
    for table in event.rounds[-1].tables:
        gold = [rng.randrange(10) for _ in table.seats]
        event = with_result(event, len(event.rounds), table.number, gold)
    return event


def play(event: Event, seed: int = 1) -> Event:
    rng = random.Random(seed)
    while not is_over(event):
        event = play_round(event, rng)
    return event


@settings(deadline=None, max_examples=10)
@given(
    people=st.integers(5, 40),
    form=st.sampled_from(["swiss", "knockout", "duplicate"]),
    scoring=st.sampled_from(["points", "gold"]),
    seed=st.integers(0, 1000),
)
def test_every_tournament_ends_and_puts_everybody_in_order(people: int, form: str, scoring: str, seed: int) -> None:
    if form == "duplicate" and people < 6:
        people = 6
    event = play(cup(people, format=form, scoring=scoring, rounds=3), seed)
    lines = stand(event)
    assert sorted(one.key for one in lines) == [one.key for one in event.entrants]
    assert [one.place for one in lines] == list(range(1, people + 1)), "the lot leaves nobody level"
    assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event
    assert play(cup(people, format=form, scoring=scoring, rounds=3), seed) == event
    with pytest.raises(Unpairable, match="the tournament is over"):
        next_round(event)


def test_in_a_swiss_leaders_meet_leaders() -> None:
    event = play_round(cup(24, rounds=3), random.Random(1))
    scores = {one.key: one.score for one in stand(event)}
    tables = next_round(event).tables
    means = [sum(scores[key] for key in table.seats) / len(table.seats) for table in tables]
    assert means == sorted(means, reverse=True)
    assert means[0] - means[-1] > 30


def test_a_league_is_one_table_and_everybody_sits_at_each_seat_as_often() -> None:
    event = play(cup(6, format="league", rounds=6))
    seats = Counter((key, seat) for one in event.rounds for seat, key in enumerate(one.tables[0].seats))
    assert set(seats.values()) == {1}
    assert all(len(one.tables) == 1 for one in event.rounds)


def test_a_league_of_more_people_than_a_table_holds_is_refused() -> None:
    with pytest.raises(Unpairable, match="at most 9 people, not 10"):
        next_round(cup(10, format="league"))


def test_a_knock_out_ends_with_a_final_and_ranks_by_how_far_one_went() -> None:
    event = play(cup(40, format="knockout", advance=2))
    assert [len(one.tables) for one in event.rounds][-1] == 1
    final = event.rounds[-1].tables[0].seats
    lines = stand(event)
    assert {one.key for one in lines[: len(final)]} == set(final)
    assert len(knocked_out(event)) + len(final) == 40
    first_out = {key for table in event.rounds[0].tables for key in table.seats} - {
        key for table in event.rounds[1].tables for key in table.seats
    }
    assert {one.key for one in lines[-len(first_out) :]} == first_out


def test_a_result_of_a_knock_out_that_is_corrected_late_sends_nobody_away_and_doubles_nobody() -> None:
    event = with_next_round(play_round(cup(40, format="knockout"), random.Random(1)))
    on = {key for table in event.rounds[1].tables for key in table.seats}
    for sheet in event.rounds[0].tables:  # who won has lost, and the other way round
        assert sheet.gold is not None
        event = with_result(event, 1, sheet.number, [9 - gold for gold in sheet.gold])
    for table in event.rounds[1].tables:
        event = with_result(event, 2, table.number, list(range(len(table.seats))))
    assert set(next_round(event).places) <= on
    keys = [one.key for one in stand(play(event))]
    assert sorted(keys) == sorted(one.key for one in event.entrants)


@pytest.mark.parametrize("form", ["swiss", "league", "knockout", "duplicate"])
def test_every_round_can_be_drawn_again_from_the_seed_and_from_no_other(form: str) -> None:
    event = play(cup(8 if form == "league" else 24, format=form, rounds=3))
    assert all(one.seats and one.order for one in drawn_again(event))
    other = msgspec.structs.replace(event, seed=SEED[::-1])
    assert not any(one.seats for one in drawn_again(other))


def test_in_a_duplicate_the_luck_of_a_seat_is_nobodys_merit() -> None:
    event = with_next_round(cup(18, format="duplicate", rounds=2))
    assert {len(table.seats) for table in event.rounds[0].tables} == {6}
    for table in event.rounds[0].tables:
        event = with_result(event, 1, table.number, [9, 0, 3, 3, 3, 5])
    assert {one.score for one in stand(event)} == {0.0}, "every seat got what that seat always got"
    event = with_result(event, 1, 1, [9, 3, 3, 3, 3, 5])
    best = stand(event)[0]
    assert (best.key, best.score) == (event.rounds[0].tables[0].seats[1], 2.0)


def test_who_cannot_be_seated_in_a_duplicate_has_a_bye_and_not_twice() -> None:
    event = play(cup(20, format="duplicate", rounds=4))
    byes = Counter(key for one in event.rounds for key in one.byes)
    assert sum(byes.values()) == 8
    assert max(byes.values()) == 1


def test_points_compare_tables_of_different_sizes() -> None:
    assert points([5, 3, 3, 0, 1]) == [100.0, 62.5, 62.5, 0.0, 25.0]
    assert points([2] * 9) == [50.0] * 9


def test_those_who_are_late_or_leave_are_paired_when_they_are_there() -> None:
    event = play_round(cup(12, rounds=4), random.Random(1))
    late = Entrant(key="late", name="Late", joined=2)
    left = msgspec.structs.replace(event.entrants[0], left=2)
    event = msgspec.structs.replace(event, entrants=[left, *event.entrants[1:], late])
    event = play_round(event, random.Random(2))
    seated = {key for table in event.rounds[1].tables for key in table.seats}
    assert "late" in seated
    assert left.key not in seated
    line = next(one for one in stand(event) if one.key == left.key)
    assert not line.playing
    assert line.played == 1


def test_when_everybody_leaves_the_round_is_refused_in_a_sentence() -> None:
    event = play_round(cup(6), random.Random(1))
    gone = [msgspec.structs.replace(one, left=2) for one in event.entrants]
    with pytest.raises(Unpairable, match="0 people are fewer than a table needs"):
        next_round(msgspec.structs.replace(event, entrants=gone))


def test_a_corrected_result_changes_standings_and_no_pairing() -> None:
    event = play_round(cup(12, rounds=3), random.Random(1))
    event = with_next_round(event)
    table = event.rounds[0].tables[0]
    mended = with_result(event, 1, 1, [99, *[0] * (len(table.seats) - 1)])
    assert mended.rounds[1] == event.rounds[1]
    assert stand(mended)[0].gold == 99 or any(one.gold == 99 for one in stand(mended))


@pytest.mark.parametrize(
    ("number", "table", "gold", "sentence"),
    [
        (2, 1, [1] * 6, "there is no round 2; rounds are 1 to 1"),
        (1, 9, [1] * 6, "round 1 has no table 9; tables are 1 to 2"),
        (1, 1, [1] * 5, "table 1 has 6 seats, not 5"),
        (1, 1, [-1] * 6, "gold is a number from 0 to 999"),
    ],
)
def test_a_result_that_cannot_be_is_refused(number: int, table: int, gold: list[int], sentence: str) -> None:
    with pytest.raises(Unpairable, match=sentence):
        with_result(with_next_round(cup(12)), number, table, gold)


def test_a_round_waits_for_the_one_before() -> None:
    with pytest.raises(Unpairable, match="round 1 is not over: no result of table 1, 2"):
        next_round(with_next_round(cup(12)))


def test_somebody_registered_twice_or_sitting_twice_is_refused() -> None:
    one = Entrant(key="a", name="Anna")
    with pytest.raises(Unpairable, match="'Anna' is registered twice"):
        Event(name="cup", seed=SEED, entrants=[one, one])
    with pytest.raises(Unpairable, match="in round 1 'a' sits twice"):
        Event(
            name="cup",
            seed=SEED,
            entrants=[one],
            rounds=[Round(number=1, tables=[Sheet(number=1, seats=["a", "a"])])],
        )
    with pytest.raises(Unpairable, match="who is not registered"):
        Event(name="cup", seed=SEED, entrants=[], rounds=[Round(number=1, tables=[Sheet(number=1, seats=["a"])])])


def level_pair() -> Event:
    """Two tables of two: a and c have 100 points each, b and d none; gold differs."""
    event = cup(4, sizes=Sizes(2, 2, 2), rounds=1)
    keys = [one.key for one in event.entrants]
    tables = [Sheet(number=1, seats=keys[:2], gold=[3, 1]), Sheet(number=2, seats=keys[2:], gold=[5, 2])]
    return msgspec.structs.replace(event, rounds=[Round(number=1, tables=tables)])


@pytest.mark.parametrize(("tiebreaks", "first", "by"), [(["gold"], "p02", "gold"), (["wins", "best"], "p02", "best")])
def test_tiebreaks_set_level_people_apart_and_say_which_did(tiebreaks: list[str], first: str, by: str) -> None:
    event = level_pair()
    lines = stand(msgspec.structs.replace(event, plan=msgspec.structs.replace(event.plan, tiebreaks=tiebreaks)))
    assert (lines[0].key, lines[0].by, lines[1].by) == (first, "", by)


def test_without_a_tiebreak_places_are_shared() -> None:
    event = level_pair()
    lines = stand(msgspec.structs.replace(event, plan=msgspec.structs.replace(event.plan, tiebreaks=[])))
    assert [one.place for one in lines] == [1, 1, 3, 3]
    assert lines[1].by == "shared"


def test_direct_meetings_count_among_those_who_are_level_only() -> None:
    event = level_pair()
    keys = [one.key for one in event.entrants]
    again = Round(number=2, tables=[Sheet(number=1, seats=[keys[0], keys[2]], gold=[4, 4])])
    plan = msgspec.structs.replace(event.plan, tiebreaks=["direct", "lot"])
    event = msgspec.structs.replace(event, rounds=[*event.rounds, again], plan=plan)
    lines = stand(event)
    assert {lines[0].values["direct"], lines[1].values["direct"]} == {0.5}
    assert lines[1].by == "lot"


def test_the_hash_of_the_seed_is_that_of_deals() -> None:
    assert published(cup(5)) == commitment(bytes.fromhex(SEED))
