"""Measure whether the judge tells strong players from weak ones: what it charges each level's moves.

python -m lab costs --games 25
python -m lab costs novice steady grandmaster --games 12 --modules saboteur2 --seats 6

All levels sit at one table and move on by a seat from game to game, so that each has had every kind of hand.
"""

import argparse
import sys
from functools import partial

from saboteur.bots.arena.bot_game import play
from saboteur.bots.arena.duel import spread
from saboteur.bots.arena.intervals import ReportLine, markdown, mean_line
from saboteur.bots.levels import LEVELS, playable
from saboteur.bots.review.judge import Thoroughness, analyse
from saboteur.play.setup import Setup
from saboteur.workers import Workers

FIRST = 5 * 10**6  # seeds that nothing was learned or tuned on
GROSS = 0.2  # gold from which a move counts as a mistake
SPEND = Thoroughness(standing=1, closer=1)  # how the round stood is not asked here

Costs = dict[str, list[float]]  # by level, of every judged move


def costs_of(levels: list[str], seats: int, modules: list[str], seed: int) -> Costs:
    """Play a game among the levels and return what the judge charged each of them."""
    record = play(
        Setup(seats=seats, modules=modules, seed=seed), lambda seat, _: levels[(seat + seed) % len(levels)], keep=True
    ).record
    assert record is not None
    out: Costs = {level: [] for level in levels}
    for move in analyse(record, SPEND).moves:
        out[levels[(move.seat + seed) % len(levels)]].append(move.cost)
    return out


def lines_of(games: list[Costs], levels: list[str]) -> list[ReportLine]:
    """Compare the levels; games are the independent cases."""
    lines = []
    for level in levels:
        moves = [game[level] for game in games if game[level]]
        lines += [
            mean_line(f"{level}: gold given away by 100 moves", [100 * sum(part) / len(part) for part in moves]),
            mean_line(
                f"{level}: moves that cost {GROSS} gold or more",
                [sum(cost >= GROSS for cost in part) / len(part) for part in moves],
                "rate",
            ),
        ]
    return lines


def main(words: list[str] | None = None) -> int:
    """Measure from the command line."""
    parser = argparse.ArgumentParser(prog="python -m lab costs", description="Test the judge's costs.")
    parser.add_argument("levels", nargs="*", help="who plays, at most one a seat; if not named, all from random on")
    parser.add_argument("--games", type=int, default=25, help="of three rounds each")
    parser.add_argument("--first", type=int, default=FIRST, help="seed of the first game")
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--modules", default="base", help="comma between them")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args(words)
    levels = options.levels or list(LEVELS)
    if min(options.games, options.jobs) < 1:
        parser.error("games and jobs are numbers from 1")
    if not all(map(playable, levels)):
        parser.error(f"levels are {', '.join(LEVELS)}, perhaps with a style, as in steady-cunning")
    if len(levels) > options.seats:
        parser.error(f"{len(levels)} levels cannot sit on {options.seats} seats")
    work = partial(costs_of, levels, options.seats, options.modules.split(","))
    seeds = range(options.first, options.first + options.games)
    games = list(spread(work, seeds, Workers(options.jobs), "games"))
    title = f"What the judge charges, {options.games} games: {options.modules}, {options.seats} seats"
    sys.stdout.write(markdown(title, lines_of(games, levels)) + "\n")
    return 0
