"""The arena: levels against levels over many deals, with duplicate deals, intervals, tables and a picture.

python -m saboteur.bots.arena steady novice --seats 5 --deals 200
python -m saboteur.bots.arena --diggers steady --saboteurs steady --seats 5 --rounds 1000
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress

from saboteur.bots.levels import LEVELS
from saboteur.bots.match import Played, play
from saboteur.bots.report import Line, csv_text, mean_line, picture, rate_line, show
from saboteur.core.refusal import SetupRefused
from saboteur.play.setup import Setup
from saboteur.play.views import View

CHUNK = 4


class Duel(msgspec.Struct, frozen=True):
    """What is played: levels by seat (rotated over the seats), or by side if `sides` is set."""

    seats: int
    modules: list[str]
    levels: list[str]
    sides: bool = False
    first: int = 1


class Entry(msgspec.Struct, frozen=True):
    """One game of a deal, with the level of every seat."""

    levels: list[str]
    played: Played


def by_side(diggers: str, saboteurs: str, seat: int, view: View) -> str:
    """Let saboteurs play one level and everybody else the other."""
    _ = seat
    return saboteurs if view.own is not None and view.own.role == "saboteur" else diggers


def by_seat(levels: list[str], seat: int, view: View) -> str:
    """Let each seat play its own level."""
    _ = view
    return levels[seat]


def play_deal(duel: Duel, deal: int) -> list[Entry]:
    """Play one deal: once by side; or once for each rotation of the levels, so that all have had all hands."""
    setup = Setup(seats=duel.seats, modules=duel.modules, seed=deal)
    if duel.sides:
        return [Entry(duel.levels, play(setup, partial(by_side, duel.levels[0], duel.levels[1])))]
    out = []
    for turn in range(len(duel.levels)):
        levels = [duel.levels[(seat + turn) % len(duel.levels)] for seat in range(duel.seats)]
        out.append(Entry(levels, play(setup, partial(by_seat, levels))))
    return out


def _play_chunk(duel: Duel, deals: list[int]) -> list[list[Entry]]:
    return [play_deal(duel, deal) for deal in deals]


def run(duel: Duel, deals: int, processes: int, quiet: bool = False) -> list[list[Entry]]:
    """Play many deals, in several processes; the result does not depend on their number."""
    chunks = list(_chunks(iter(range(duel.first, duel.first + deals)), CHUNK))
    out: list[list[Entry]] = []
    with Progress(console=Console(stderr=True), disable=quiet) as progress:
        task = progress.add_task("deals", total=deals)
        for done in _results(duel, chunks, processes):
            out += done
            progress.advance(task, len(done))
    return out


def _chunks(numbers: Iterator[int], size: int) -> Iterator[list[int]]:
    while chunk := list(islice(numbers, size)):
        yield chunk


def _results(duel: Duel, chunks: list[list[int]], processes: int) -> Iterator[list[list[Entry]]]:
    if processes <= 1:
        yield from (_play_chunk(duel, chunk) for chunk in chunks)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(partial(_play_chunk, duel), chunks)


# -- what came out ---------------------------------------------------------------------------------------


def side_lines(entries: list[list[Entry]]) -> list[Line]:
    """Give how often the treasure was found, by the number of saboteurs at the table, and over all."""
    found: dict[str, list[float]] = defaultdict(list)
    for deal in entries:
        for entry in deal:
            for result in entry.played.rounds:
                won = float(result.ending == "treasure")
                found["treasure found"].append(won)
                found[f"with {result.roles.count('saboteur')} saboteurs"].append(won)
    return [rate_line(name, values) for name, values in sorted(found.items(), key=lambda item: -len(item[1]))]


def level_lines(entries: list[list[Entry]], levels: list[str]) -> list[Line]:
    """Give gold per game of each level, and how much more than the second each of the others has, deal by deal."""
    gold: dict[str, list[float]] = defaultdict(list)
    for deal in entries:
        for level in dict.fromkeys(levels):
            own = [g for e in deal for g, name in zip(e.played.gold, e.levels, strict=True) if name == level]
            gold[level].append(sum(own) / len(own))
    lines = [mean_line(f"{level}: gold per game", values) for level, values in gold.items()]
    first, *others = gold
    for other in others:
        edges = [a - b for a, b in zip(gold[first], gold[other], strict=True)]
        lines.append(mean_line(f"{first} more than {other}", edges))
    return lines + role_lines(entries)


def role_lines(entries: list[list[Entry]]) -> list[Line]:
    """Give each level's rate of rounds won as saboteur and as anyone who wants the treasure found."""
    won: dict[tuple[str, str], list[float]] = defaultdict(list)
    for deal in entries:
        for entry in deal:
            for result in entry.played.rounds:
                for level, role in zip(entry.levels, result.roles, strict=True):
                    found = result.ending == "treasure"
                    won[level, role].append(float(found != (role == "saboteur")))
    return [rate_line(f"{level} as {role}: rounds won", values) for (level, role), values in sorted(won.items())]


def rating_lines(entries: list[list[Entry]]) -> list[Line]:
    """Rate the levels by final gold, every game a free-for-all (openskill's Plackett-Luce)."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only this needs it

    model = PlackettLuce()
    ratings = {level: model.rating(name=level) for deal in entries for e in deal for level in e.levels}
    for deal in entries:
        for entry in deal:
            teams = [[ratings[level]] for level in entry.levels]
            rated = model.rate(teams, scores=[float(gold) for gold in entry.played.gold])
            for level in ratings:
                mine = [team[0] for team, name in zip(rated, entry.levels, strict=True) if name == level]
                if mine:
                    mu, sigma = sum(r.mu for r in mine) / len(mine), sum(r.sigma for r in mine) / len(mine)
                    ratings[level] = model.create_rating([mu, sigma], name=level)
    return [Line(f"{level}: rating", r.mu, 1.96 * r.sigma, 0, "rating") for level, r in ratings.items()]


def parser() -> argparse.ArgumentParser:
    """Describe the command line."""
    out = argparse.ArgumentParser(prog="saboteur arena", description="Let levels of play meet over many deals.")
    out.add_argument("levels", nargs="*", help=f"levels that sit in turn round the table: {', '.join(LEVELS)}")
    out.add_argument("--diggers", choices=LEVELS, help="level of everybody but the saboteurs")
    out.add_argument("--saboteurs", choices=LEVELS, help="level of the saboteurs")
    out.add_argument("--seats", type=int, default=5)
    out.add_argument("--modules", default="base", help="comma between them")
    out.add_argument("--deals", type=int, default=100, help="deals; each is played once per level")
    out.add_argument("--rounds", type=int, help="rounds instead of deals (three a game), for --diggers/--saboteurs")
    out.add_argument("--first", type=int, default=1, help="seed of the first deal")
    out.add_argument("--processes", type=int, default=2)
    out.add_argument("--ratings", action="store_true", help="rate the levels, too")
    out.add_argument("--csv", type=Path)
    out.add_argument("--svg", type=Path)
    return out


def main(words: list[str] | None = None) -> int:
    """Run the arena from the command line."""
    options = parser().parse_args(words)
    sides = bool(options.diggers and options.saboteurs)
    unknown = [level for level in options.levels if level not in LEVELS]
    if unknown or not (sides or len(options.levels) > 1):
        said = f"unknown: {', '.join(unknown)}. " if unknown else ""
        sys.stderr.write(f"{said}Name two levels or more, or --diggers and --saboteurs.\n")
        return 2
    levels = [options.diggers, options.saboteurs] if sides else options.levels
    duel = Duel(options.seats, options.modules.split(","), levels, sides, options.first)
    deals = -(-options.rounds // 3) if options.rounds else options.deals
    try:
        Setup(seats=duel.seats, modules=duel.modules, seed=duel.first)
    except SetupRefused as refused:
        sys.stderr.write(f"{refused}\n")
        return 2
    if deals < 1 or options.processes < 1:
        sys.stderr.write("Deals, rounds and processes are numbers from 1.\n")
        return 2
    entries = run(duel, deals, options.processes)
    lines = side_lines(entries) if sides else level_lines(entries, levels)
    if options.ratings and not sides:
        lines += rating_lines(entries)
    title = f"{' / '.join(levels)}, {duel.seats} seats, {', '.join(duel.modules)}, {deals} deals"
    show(Console(), title, lines)
    if options.csv:
        options.csv.write_text(csv_text(lines), "utf-8")
    if options.svg:
        options.svg.write_text(picture(title, lines), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
