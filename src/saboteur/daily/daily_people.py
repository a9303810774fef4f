"""People of every level play the daily mine: how their scores spread, whether better ones score more, what it costs.

    python -m saboteur.daily.daily_people                       30 days, 4 people of each level
    python -m saboteur.daily.daily_people --days 1 --people 80  a day of many

A person is a bot of a level that now and then does something at random. Everybody's line is judged as on the server.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from saboteur.bots.levels import LEVELS, decide_packed
from saboteur.daily.calendar import days_from
from saboteur.daily.deal import Deal, deal_of, seed_of
from saboteur.daily.judged import Choice, Judged, Piece, choices_of, judge_choice, judged, result_of
from saboteur.daily.table import DailyTable
from saboteur.workers import Workers, each

SECRET: Final = "simulated"
FIRST_DAY: Final = "2026-01-05"  # a Monday
SLIPS: Final = 0.05  # how often somebody does just anything


class Played(NamedTuple):
    """One person's day."""

    level: str
    day: str
    judged: Judged
    seconds: float  # of CPU for the bots
    judging: float  # and for the judge


def line_of(deal: Deal, level: str, number: int) -> list[tuple[int, int]]:
    """Play a day as a person of a level would."""
    rng = random.Random(f"{deal.day} {level} {number}")
    table = DailyTable(deal)
    while table.go_on():
        view, codes = table.game.view(deal.seat), table.game.codes(deal.seat)
        if rng.random() < SLIPS:
            code = rng.choice(codes)
        else:
            code = decide_packed(level, view, codes, table.memory(), rng)[0]
        table.act(code)
    return table.moves


def day_of(day: str, people: int) -> list[Played]:
    """Play and judge a day; what several did alike is judged once."""
    deal = deal_of(day, seed_of(SECRET, day))
    known: dict[tuple[str, int], Choice] = {}
    out = []
    for level in LEVELS:
        for number in range(people):
            began = time.process_time()
            moves = line_of(deal, level, number)
            middle = time.process_time()
            choices = []
            for step in choices_of(deal, moves):
                before, code = moves[:step], moves[step][1]
                key = DailyTable(deal, before).node, code
                if key not in known:
                    known[key] = judge_choice(Piece(deal, before, code))
                choices.append(known[key])
            won = result_of(deal, moves)
            assert won is not None
            ended = time.process_time()
            out.append(Played(level, day, judged(choices, *won), middle - began, ended - middle))
    return out


def correlation(xs: Sequence[float], ys: Sequence[float]) -> float:
    """Return how far two rows rise together, from -1 to 1."""
    return statistics.correlation(xs, ys) if len(set(ys)) > 1 else 0.0


def report(played: list[Played], people: int) -> list[str]:
    """Write what came out."""
    lines = ["| level | mean | spread within a day | side had its way |", "|---|---|---|---|"]
    persons: list[tuple[int, float]] = []
    for rank, level in enumerate(LEVELS):
        own = [one for one in played if one.level == level]
        scores = [one.judged.score for one in own]
        won = sum(one.judged.won for one in own) / len(own)
        lines.append(f"| {level} | {statistics.mean(scores):.0f} | {statistics.pstdev(scores):.0f} | {won:.0%} |")
        persons += [(rank, statistics.mean(scores[at::people])) for at in range(people)]
    daily = correlation([LEVELS.index(one.level) for one in played], [one.judged.score for one in played])
    over = correlation([rank for rank, _ in persons], [mean for _, mean in persons])
    choices = statistics.mean(len(one.judged.choices) for one in played)
    lines += [
        "",
        f"correlation with level: {over:.2f} over {len({one.day for one in played})} days, {daily:.2f} in one day",
        f"{choices:.1f} choices a game; CPU a player: bots {statistics.mean(one.seconds for one in played):.2f} s"
        f" (their own thoughts included), judge {statistics.mean(one.judging for one in played):.2f} s",
    ]
    return lines


def play_days(days: int, people: int, workers: Workers) -> list[Played]:
    """Play days one after the other, as many at once as there are workers."""
    wanted = [days_from(FIRST_DAY, number) for number in range(days)]
    return [one for day in each(partial(day_of, people=people), wanted, workers) for one in day]


def main() -> None:
    """Play, and write the report."""
    parser = argparse.ArgumentParser(prog="python -m saboteur.daily.daily_people", description=__doc__)
    parser.add_argument("--days", type=int, default=30)
    parser.add_argument("--people", type=int, default=4, help="of each level")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    args = parser.parse_args()
    sys.stdout.write("\n".join(report(play_days(args.days, args.people, Workers(args.jobs)), args.people)) + "\n")


if __name__ == "__main__":
    main()
