"""`saboteur verify`: is a record what it says it is?"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from saboteur.cli.shared import OK, REFUSED, read_text, say
from saboteur.play.records.record import Record
from saboteur.play.records.verification import verify


def add_verify(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "verify",
        help="check a record: the seed, every shuffle, every action",
        description="Check that the seed of a record is the one whose hash was published, that every shuffle follows "
        "from it, that every action was legal, and that the game ended as recorded. Exit code 1 if not. "
        "tools/verify_shuffles.py checks the shuffles without any of our code.",
    )
    parser.add_argument("record", type=Path, metavar="RECORD", help="a record, such as `saboteur sim --record` saves")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Verify a record."""
    report = verify(Record.parse(read_text(args.record)))
    if args.json:
        say(msgspec.json.encode(report).decode())
    else:
        for check in report.checks:
            say(f"{'ok    ' if check.ok else 'WRONG '} {check.line}")
    return OK if report.ok else REFUSED
