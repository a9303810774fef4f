"""The daily mine without a server: days, deals, lines, forks and streaks."""

from __future__ import annotations

import random

import pytest

from saboteur.bots.review.verdict import Effort
from saboteur.daily import judged
from saboteur.daily.calendar import DAY, FIRST, GRACE, WEEK, begins, day_at, days_from, is_day, opens, plan_of
from saboteur.daily.deal import COMPANY, Deal, deal_of, seed_of
from saboteur.daily.forks import Crossroads
from saboteur.daily.judged import Choice, Piece, best_step, choices_of, judge_choice, points, result_of, signs
from saboteur.daily.streaks import longest, streak
from saboteur.daily.table import DailyTable, node_of
from saboteur.play.records.record import Record, record_of

MONDAY = "2026-11-16"
SECRET = "s" * 40
ALL_WEEK = [days_from(MONDAY, number) for number in range(7)]


def deal(day: str = MONDAY) -> Deal:
    return deal_of(day, seed_of(SECRET, day))


def line(of: Deal, luck: int) -> list[tuple[int, int]]:
    """Play a day by doing just anything."""
    rng, table = random.Random(luck), DailyTable(of)
    while table.go_on():
        table.act(rng.choice(table.game.codes(of.seat)))
    return table.moves


def test_a_day_begins_at_the_servers_hour_for_everybody() -> None:
    assert FIRST == 719163
    assert plan_of(MONDAY).name == "base"
    assert plan_of(ALL_WEEK[6]).name == "everything"
    for hour in (0, 5, 23):
        first = begins(MONDAY, hour)
        assert day_at(first, hour) == MONDAY
        assert day_at(first - 1, hour) == days_from(MONDAY, -1)
        assert day_at(first + DAY - 1, hour) == MONDAY
        assert opens(MONDAY, hour) == first + DAY + GRACE
    assert is_day(MONDAY)
    assert not any(map(is_day, ("", "20261116", "2026-W47-1", "2026-02-30", "2026-11-16 ", "soon")))


@pytest.mark.parametrize("day", ALL_WEEK)
def test_every_day_of_the_week_is_a_game_of_one_round_with_quick_company(day: str) -> None:
    of = deal(day)
    assert of == deal(day)
    assert of.seed != deal(days_from(day, 7)).seed
    assert of.company[of.seat] == ""
    others = [key for key in of.company if key]
    assert len(set(others)) == of.seats - 1 == WEEK[ALL_WEEK.index(day)].seats - 1
    assert set(others) <= set(COMPANY)
    moves = line(of, 1)
    result = result_of(of, moves)
    assert result is not None
    again = DailyTable(of, moves)
    assert again.game.over
    assert again.game.result is not None
    assert len(again.game.result.rounds) == 1
    assert Record.parse(record_of(again.game).dump()).game().digest() == again.game.digest()


def test_the_same_actions_meet_the_same_answers_from_any_place() -> None:
    of = deal()
    whole = line(of, 4)
    assert line(of, 4) == whole
    steps = choices_of(of, whole)
    for step in steps[::3]:
        table = DailyTable(of, whole[:step])
        assert table.node == node_of(whole[:step])
        table.act(whole[step][1])
        table.go_on()
        assert table.moves == whole[: len(table.moves)]


def test_two_secrets_give_two_deals() -> None:
    assert seed_of(SECRET, MONDAY) != seed_of("t" * 40, MONDAY)


def test_a_line_is_judged_by_what_one_could_know_and_the_best_line_has_no_cost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(judged, "EFFORT", Effort(8, 4))
    of = deal()
    moves = line(of, 2)
    step = choices_of(of, moves)[0]
    piece = Piece(of, moves[:step], moves[step][1])
    verdict = judge_choice(piece)
    assert verdict == judge_choice(piece)
    assert (verdict.step, verdict.node, verdict.code) == (step, node_of(moves[:step]), moves[step][1])
    played: list[tuple[int, int]] = []
    while result_of(of, played) is None:
        played = best_step(Piece(of, played, None))
    assert DailyTable(of, played).game.over


def choice(node: str, code: int, cost: float, better: int | None = None, step: int = 0) -> Choice:
    return Choice(step, node, code, cost, better)


def test_scores_fall_with_what_was_given_away_and_signs_tell_nothing_else() -> None:
    clean = [choice(str(i), 1, 0.0) for i in range(10)]
    assert judged.judged(clean, True, 3).score == 100
    assert judged.judged(clean, False, 0).score == 75
    costs = (0.0, 0.1, 0.5, 2.0, 9.0)
    scores = [judged.judged([choice("a", 1, cost)], False, 0).score for cost in costs]
    assert scores == sorted(scores, reverse=True)
    assert points(0.0) == 0
    assert signs(clean) == "💎💎💎💎💎"
    assert signs([*clean[:8], choice("x", 1, 0.1), choice("y", 1, 5.0)]) == "💎💎💎💎🪨"
    assert signs([choice("x", 1, 0.1)]) == "💎💎💎💎🪙"
    assert len(signs([])) == 5


def test_forks_are_where_most_was_lost_with_what_others_chose_there() -> None:
    roads = Crossroads()
    for _ in range(3):
        roads.add([choice("a", 1, 0.0), choice("b", 7, 2.0, better=8, step=4)])
    mine = [choice("a", 2, 1.0, better=1), choice("b", 8, 0.0, step=4), choice("c", 5, 0.0, step=9)]
    roads.add(mine)
    first, second = roads.forks(mine)
    assert (first.step, first.code) == (0, 2)
    assert [(one.code, one.people, one.points) for one in first.taken] == [(1, 3, 0), (2, 1, points(1.0))]
    assert [(one.code, one.people, one.points) for one in second.taken] == [(7, 3, points(2.0)), (8, 1, 0)]


def test_streaks_count_days_in_a_row_and_forgive_days_without_a_server() -> None:
    days = ["2026-11-10", "2026-11-12", "2026-11-13", "2026-11-15"]
    assert streak(set(days), "2026-11-16") == 1
    assert streak(set(days), "2026-11-17") == 0
    assert streak(set(days), "2026-11-16", {"2026-11-14"}) == 3
    assert longest(days) == 2
    assert longest([]) == 0
