"""Evaluate weights in the real arena, on deals that training never saw: `python -m train.evaluate WEIGHTS --jobs 16`.

Each cell is a level as gold-diggers against a level as saboteurs; a line says how often the treasure was found, with
Wilson's interval, in all and with two saboteurs; with `--readable` also how readable the saboteurs were, as
`saboteur.env.readability` measures it. Deals of the arena are made from seeds by SHAKE-256, those of
training by quick dice, so no deal is in both.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from lab.bot_figures import UNSEEN
from saboteur.bots import learned_player
from saboteur.bots.arena.bot_game import play
from saboteur.bots.arena.comparison import modules_of
from saboteur.bots.arena.duel import by_side
from saboteur.bots.arena.intervals import ReportLine, csv_text, rate_line
from saboteur.bots.network import play_net
from saboteur.env.readability import Game3, lines_of, played
from saboteur.play.setup import Setup
from train.commands import Refused, check_level, command, output, positive, table_of

CELL = "DIGGERS:SABOTEURS[:SEATS[:GAMES]]"

Job = tuple[str, str, int, int, tuple[str, ...]]


def use(weights: Path) -> None:
    """Let the level that learned play by these weights."""
    found = play_net.read(weights)
    learned_player.ready = lambda: found  # type: ignore[assignment]


def game(job: Job) -> list[tuple[int, bool]]:
    """Play a game; of each round the number of saboteurs and whether the treasure was found."""
    diggers, saboteurs, deal, seats, modules = job
    played = play(Setup(seats=seats, modules=list(modules), seed=deal), partial(by_side, diggers, saboteurs))
    return [(result.roles.count("saboteur"), result.ending == "treasure") for result in played.rounds]


def readable_game(job: Job) -> Game3:
    """Play a game; keep what an observer needs too."""
    diggers, saboteurs, deal, seats, modules = job
    return played(diggers, saboteurs, seats, list(modules), deal)


def cell_of(text: str, usual: int, modules: str) -> tuple[str, str, int, int]:
    """Return the levels, the seats and the number of games of a cell."""
    names = text.split(":")
    if not 2 <= len(names) <= 4:
        raise Refused(f"{text} is not {CELL}.")
    diggers, saboteurs, seats, games = [*names, *("5", str(usual))[len(names) - 2 :]]
    for level in (diggers, saboteurs):
        check_level(level)
    if not games.isdecimal():
        raise Refused(f"{text}: {games} is no number of games.")
    return diggers, saboteurs, table_of(seats, modules)[0], int(games)


def jobs_of(texts: list[str], usual: int, modules: str) -> list[Job]:
    """Return the games of all cells, in turn, so that each has had about as many whenever time is over."""
    cells = [cell_of(text, usual, modules) for text in texts]
    return [
        (diggers, saboteurs, UNSEEN + number, seats, tuple(modules_of(modules)))
        for number in range(max(games for *_, games in cells))
        for diggers, saboteurs, seats, games in cells
        if number < games
    ]


def lines_of_rounds(name: str, games: list[list[tuple[int, bool]]]) -> Iterator[ReportLine]:
    """Say how often the treasure was found, in all and with two saboteurs."""
    rounds = [one for done in games for one in done]
    for title, some in (("all", rounds), ("two saboteurs", [one for one in rounds if one[0] == 2])):
        if some:
            yield rate_line(f"{name}, {title}", [float(found) for _, found in some])


@command
def main(words: list[str] | None = None) -> int:
    """Play the cells named and print a table."""
    parser = argparse.ArgumentParser(prog="python -m train.evaluate")
    parser.add_argument("weights", type=Path)
    parser.add_argument("--cell", action="append", required=True, metavar=CELL)
    parser.add_argument("--games", type=positive, default=340, help="of three rounds each")
    parser.add_argument("--jobs", type=positive, default=1, help="processes")
    parser.add_argument("--seconds", type=float, default=500.0, help="begin no further game after so long")
    parser.add_argument("--csv", type=output, help="file for the figures")
    parser.add_argument("--modules", default="base", help="modules or a preset")
    parser.add_argument("--readable", action="store_true", help="measure how readable the saboteurs are, too")
    args = parser.parse_args(words)
    began = time.monotonic()
    try:
        play_net.read(args.weights)
    except play_net.BadWeights as fault:
        raise Refused(str(fault)) from fault
    jobs = jobs_of(args.cell, args.games, args.modules)
    work: Callable[[Job], Any] = readable_game if args.readable else game
    results: dict[str, list[Any]] = {}
    with ProcessPoolExecutor(args.jobs, initializer=use, initargs=(args.weights,)) as pool:
        for start in range(0, len(jobs), 8 * args.jobs):
            if time.monotonic() - began > args.seconds:
                break
            some = jobs[start : start + 8 * args.jobs]
            for job, done in zip(some, pool.map(work, some), strict=True):
                results.setdefault(f"{job[0]} v {job[1]}, {job[3]} seats", []).append(done)
    told: Callable[[str, list[Any]], Iterator[ReportLine]] = lines_of if args.readable else lines_of_rounds
    lines = [line for name, games in results.items() for line in told(name, games)]
    if args.csv:
        args.csv.write_text(csv_text(lines), "utf-8")
    for line in lines:
        print(f"{line.name}: {line.text()} of {line.cases}")
    print(f"{time.monotonic() - began:.0f} s, {sum(map(len, results.values()))} games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
