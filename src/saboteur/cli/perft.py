"""`saboteur perft`: counts of legal sequences."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import msgspec

from saboteur.cli.position import load_file
from saboteur.cli.shared import OK, USAGE, Complaint, add_ruleset, chosen_modules, chosen_options, number, say
from saboteur.core.checks.sequence_count import perft
from saboteur.core.table.state import State
from saboteur.play.setup import Setup
from saboteur.sim.perft_counts import divide, fingerprint, start

EXAMPLES = """\
examples:
  saboteur perft --depth 4
  saboteur perft --modules saboteur2,veto --seats 6 --seed 7 --after 40 --depth 2 --divide
  saboteur perft corner.txt --depth 3
"""


def add_perft(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "perft",
        help="count the legal sequences from a position or a setup",
        description="Count the sequences of legal actions to a depth. Two versions of the rules that give the same "
        "counts allow the same things; --divide shows below which action they part.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("position", nargs="?", type=Path, metavar="POSITION", help="a position; else a game is dealt")
    parser.add_argument("--depth", type=number(1, 12), default=3, metavar="N", help="actions (default 3)")
    parser.add_argument("--divide", action="store_true", help="count by first action")
    parser.add_argument("--json", action="store_true", help="for programs")
    add_ruleset(parser)
    parser.add_argument("--seed", type=number(0, 2**63), default=1, metavar="S", help="of the deal (default 1)")
    parser.add_argument(
        "--after", type=number(0, 10**6), default=0, metavar="N", help="random actions to take first (default 0)"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Count."""
    state = state_of(args)
    levels: list[dict[str, float]] = []
    for depth in range(1, args.depth + 1):
        began = time.process_time()
        count = int(perft(state, depth))
        levels.append({"depth": depth, "sequences": count, "seconds": round(time.process_time() - began, 4)})
        if not args.json:
            say(f"depth {depth}: {count:>16,}   {levels[-1]['seconds']:.2f} s")
    branches = divide(state, args.depth) if args.divide else []
    if args.json:
        listed = [{"seat": one.seat, "action": one.action, "sequences": one.count} for one in branches]
        document = {"order": fingerprint(state), "levels": levels, "divide": listed}
        say(msgspec.json.encode(document).decode())
        return OK
    for one in branches:
        say(f"{one.count:>12,}  {one.seat} {one.action}")
    say(f"order of legal actions: {fingerprint(state)}")
    return OK


def state_of(args: argparse.Namespace) -> State:
    """Load the position, or deal."""
    if args.position is None:
        setup = Setup(seats=args.seats, modules=chosen_modules(args), options=chosen_options(args), seed=args.seed)
        return start(setup, args.after)
    if args.after:
        raise Complaint("--after goes with a dealt game, not with a position", USAGE)
    return load_file(args.position)._state  # counting needs the engine's own state, not a seat's view
