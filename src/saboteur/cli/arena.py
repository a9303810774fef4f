"""`saboteur arena`: levels of play against levels of play; the arena itself is the bots'."""

from __future__ import annotations

import argparse

from saboteur.bots import LEVELS, arena
from saboteur.cli.common import USAGE, Complaint, chosen_modules
from saboteur.play.setup import Setup

EXAMPLES = """\
examples:
  saboteur arena shrewd steady --seats 5 --deals 100                 two levels in turn round the table
  saboteur arena shrewd steady novice --seats 6 --ratings            three, with ratings
  saboteur arena --diggers shrewd --saboteurs steady --rounds 1000   one level for each side
  saboteur arena steady novice --modules saboteur2,veto --seats 8 --csv out.csv --svg out.svg

Each deal is played once for every rotation of the levels, so that all have had all hands and roles. The same first
seed gives the same games, however many processes there are.
"""
LIMITS = {"deals": 10**7, "rounds": 10**7, "first": 2**63, "processes": 256}


def add_arena(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command with the arguments that the arena itself describes."""
    described = arena.parser()
    parser = commands.add_parser(
        "arena",
        parents=[described],
        add_help=False,  # the arena's parser has it
        help="let levels of play meet over many deals",
        description=described.description,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check what a person may get wrong, then hand over to the arena."""
    check(args)
    return arena.main(words_of(args))


def check(args: argparse.Namespace) -> None:
    """Complain before anything is played, in one line."""
    sides = bool(args.diggers and args.saboteurs)
    for level in args.levels:
        if level not in LEVELS:
            raise Complaint(f"there is no level {level!r}; levels are {', '.join(LEVELS)}", USAGE)
    if sides == bool(args.levels) or (not sides and len(args.levels) < 2):
        raise Complaint("name two levels or more, or --diggers and --saboteurs", USAGE)
    if len(args.levels) > args.seats:
        raise Complaint(f"{len(args.levels)} levels cannot sit on {args.seats} seats", USAGE)
    for name, most in LIMITS.items():
        value = getattr(args, name)
        least = 0 if name == "first" else 1
        if value is not None and not least <= value <= most:
            raise Complaint(f"--{name} {value} is not between {least} and {most}", USAGE)
    for path in (args.csv, args.svg):
        if path is not None and (path.is_dir() or not path.parent.is_dir()):
            raise Complaint(f"cannot write {path}: there is no such folder, or it is one")
    args.modules = ",".join(chosen_modules(args))  # a preset may be named
    Setup(seats=args.seats, modules=args.modules.split(","), seed=0)  # refused here, before any process starts


def words_of(args: argparse.Namespace) -> list[str]:
    """Write the arguments down again for the arena's own parser."""
    words = list(args.levels)
    for name, value in vars(args).items():
        if name in ("levels", "command", "run") or value is None or value is False:
            continue
        words.append(f"--{name}" if value is True else f"--{name}={value}")
    return words
