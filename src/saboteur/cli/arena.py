"""`saboteur arena`: levels of play against levels of play; the arena itself is the bots'."""

from __future__ import annotations

import argparse

from saboteur.bots.arena import comparison
from saboteur.cli.shared import OK, USAGE, Complaint

EXAMPLES = """\
examples:
  saboteur arena shrewd steady --seats 5 --deals 100                 two levels in turn round the table
  saboteur arena shrewd steady novice --seats 6 --ratings            three, with ratings
  saboteur arena --diggers shrewd --saboteurs steady --rounds 1000   one level for each side
  saboteur arena novice steady shrewd --matrix --svg matrix.svg      each side against each
  saboteur arena steady novice --modules saboteur2,veto --seats 8 --csv out.csv --svg out.svg
  saboteur arena shrewd steady --deals 1 --record games              then: saboteur replay games/deal-1-0.json

Each deal is played once for every rotation of the levels, so that all have had all hands and roles. The same first
seed gives the same games, however many processes there are.
"""


def add_arena(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command with the arguments that the arena itself describes."""
    described = comparison.parser()
    parser = commands.add_parser(
        "arena",
        parents=[described],
        add_help=False,  # the arena's parser has it
        help="compare bot levels over many deals",
        description=described.description,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Hand over to the arena."""
    try:
        comparison.compete(args)
    except comparison.Unplayable as wrong:
        raise Complaint(str(wrong), USAGE) from None
    return OK
