"""The arena: levels against levels over many deals, with duplicate deals, intervals, tables and a picture.

python -m saboteur.bots.arena.comparison steady novice --seats 5 --deals 200
python -m saboteur.bots.arena.comparison --diggers steady --saboteurs steady --seats 5 --rounds 1000
python -m saboteur.bots.arena.comparison novice steady shrewd --matrix --rounds 300
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec.structs import replace
from rich.console import Console

from saboteur.bots.arena.charts import bars, heat_map
from saboteur.bots.arena.duel import Duel, DuelGame, run
from saboteur.bots.arena.duel_tables import asked_lines, level_lines, rating_lines, side_lines
from saboteur.bots.arena.intervals import ReportLine, csv_text, show
from saboteur.bots.levels import no_level, playable, who_can_play
from saboteur.core.table.refusal import SetupRefused
from saboteur.play.catalogue import presets
from saboteur.workers import NoCluster, Workers, add_ray

ROUNDS = 3  # in a game
LIMITS = {"deals": 10**7, "rounds": 10**7, "first": 2**63, "jobs": 256}


class Unplayable(Exception):  # noqa: N818 - what a person got wrong, in one sentence
    """The arena was asked for something that it cannot do."""


WAYS = "name two levels or more, or --diggers and --saboteurs"


def parser() -> argparse.ArgumentParser:
    """Describe the command line."""
    out = argparse.ArgumentParser(prog="saboteur arena", description="Let levels of play meet over many deals.")
    out.add_argument(
        "levels",
        nargs="*",
        help=f"who sits in turn round the table: {who_can_play()}, or a bot of yours, as MODULE:CLASS",
    )
    out.add_argument("--diggers", metavar="LEVEL", help="level of everybody but the saboteurs")
    out.add_argument("--saboteurs", metavar="LEVEL", help="level of the saboteurs")
    out.add_argument("--matrix", action="store_true", help="each level named as diggers against each as saboteurs")
    out.add_argument("--seats", type=int, default=5, metavar="N", help="number of seats (default 5)")
    out.add_argument("--modules", default="base", metavar="A,B", help="modules or a preset (default base)")
    out.add_argument("--deals", type=int, default=100, metavar="N", help="deals; each is played once per level")
    out.add_argument("--rounds", type=int, metavar="N", help="rounds instead of deals, three a game")
    out.add_argument("--first", type=int, default=1, metavar="S", help="seed of the first deal (default 1)")
    out.add_argument("--jobs", "--processes", type=int, default=1, metavar="N", help="processes (default 1)")
    add_ray(out)
    out.add_argument("--ratings", action="store_true", help="rate the levels, too")
    out.add_argument("--csv", type=Path, metavar="FILE", help="write the figures as CSV")
    out.add_argument("--svg", type=Path, metavar="FILE", help="draw the figures")
    out.add_argument("--record", type=Path, metavar="DIR", help="save every game with what the bots thought")
    return out


# -- what was asked for ----------------------------------------------------------------------------------


def check(args: argparse.Namespace) -> Duel:
    """Say what is to be played, or refuse it in one sentence before anything is."""
    for level in [*args.levels, args.diggers, args.saboteurs]:
        if level is not None and not playable(level):
            raise Unplayable(no_level(level))
    sides = bool(args.diggers and args.saboteurs)
    if bool(args.diggers) != bool(args.saboteurs) or sides == bool(args.levels):
        raise Unplayable(WAYS)
    if not sides and len(args.levels) < 2:
        raise Unplayable(WAYS)
    if args.matrix and (sides or args.ratings or args.record):
        raise Unplayable("--matrix takes levels only; leave --diggers, --saboteurs, --ratings and --record out")
    if args.ratings and sides:
        raise Unplayable("--ratings compares levels round one table; leave --diggers and --saboteurs out")
    if not args.matrix and len(args.levels) > args.seats:
        raise Unplayable(f"{len(args.levels)} levels cannot sit on {args.seats} seats")
    for name, most in LIMITS.items():
        value, least = getattr(args, name), 0 if name == "first" else 1
        if value is not None and not least <= value <= most:
            raise Unplayable(f"--{name} {value} is not between {least} and {most}")
    levels = [args.diggers, args.saboteurs] if sides else list(args.levels)
    return Duel(args.seats, modules_of(args.modules), levels, sides, args.first, args.record is not None)


def modules_of(text: str) -> list[str]:
    """Read --modules; the name of a preset stands for its modules."""
    named = [word.strip() for word in text.split(",") if word.strip()]
    ready = {preset.key: list(preset.modules) for preset in presets()}
    return ready[named[0]] if len(named) == 1 and named[0] in ready and named[0] != "classic" else named


def check_files(args: argparse.Namespace) -> None:
    """Refuse files that could not be written once all is played."""
    for path in (args.csv, args.svg):
        if path is not None and (path.is_dir() or not path.parent.is_dir()):
            raise Unplayable(f"cannot write {path}: there is no such folder, or it is one")
    if args.record is not None:
        try:
            args.record.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Unplayable(f"cannot make the folder {args.record}: {error.strerror or error}") from None


# -- playing ---------------------------------------------------------------------------------------------


def compete(args: argparse.Namespace) -> None:
    """Check, play, and show what came out; `Unplayable` or `SetupRefused` says what is wrong."""
    duel = check(args)
    duel.setup(duel.first)  # refused here, before any process starts
    check_files(args)
    per_deal = ROUNDS * (1 if duel.sides or args.matrix else len(duel.levels))
    deals = -(-args.rounds // per_deal) if args.rounds else args.deals
    title = f"{' / '.join(duel.levels)}, {duel.seats} seats, {', '.join(duel.modules)}, {deals} deals"
    workers = Workers(args.jobs, args.ray)
    if args.matrix:
        lines = matrix_lines(duel, deals, workers)
        drawn = heat_map("Treasure found: " + title, lines)
    else:
        entries = run(duel, deals, workers)
        lines = side_lines(entries) if duel.sides else level_lines(entries, duel.levels)
        lines += rating_lines(entries) if args.ratings else []
        lines += asked_lines(entries)
        drawn = bars(title, lines)
        if args.record is not None:
            save(args.record, entries)
    show(Console(), title, lines)
    if args.csv:
        args.csv.write_text(csv_text(lines), "utf-8")
    if args.svg:
        args.svg.write_text(drawn, "utf-8")


def matrix_lines(duel: Duel, deals: int, workers: Workers, quiet: bool = False) -> list[ReportLine]:
    """Let every level as diggers meet every level as saboteurs."""
    return [line for cell in cells(duel, deals, workers, quiet) for line in cell]


def cells(duel: Duel, deals: int, workers: Workers, quiet: bool = False) -> Iterator[list[ReportLine]]:
    """Play the matrix cell by cell."""
    levels = list(dict.fromkeys(duel.levels))
    for diggers in levels:
        for saboteurs in levels:
            entries = run(replace(duel, levels=[diggers, saboteurs], sides=True), deals, workers, quiet)
            yield [
                replace(line, name=f"{diggers} diggers, {saboteurs} saboteurs: {line.name}")
                for line in side_lines(entries)
            ]


def save(folder: Path, entries: Iterable[list[DuelGame]]) -> None:
    """Write the records of all games."""
    for deal in entries:
        for number, entry in enumerate(deal):
            if entry.played.record is not None:
                name = f"deal-{entry.deal}-{number}.json"
                (folder / name).write_text(entry.played.record.dump(), "utf-8")


def main(words: list[str] | None = None) -> int:
    """Run the arena from the command line."""
    try:
        compete(parser().parse_args(words))
    except (Unplayable, SetupRefused, NoCluster) as wrong:
        sys.stderr.write(f"saboteur arena: {wrong}\n")
        return 2
    except KeyboardInterrupt:
        sys.stderr.write("saboteur arena: interrupted\n")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
