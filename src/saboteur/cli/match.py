"""`saboteur match`: how long simulated strangers wait for a table."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.table import Table

from saboteur.bots.arena.charts import by_load
from saboteur.cli.shared import OK, USAGE, Complaint, console, number, write_text
from saboteur.club.waiting import Waits, simulate
from saboteur.play.catalogue import presets

EXAMPLES = """\
examples:
  saboteur match
  saboteur match --people 2000 --per-minute 1,5,30
  saboteur match --per-minute 10 --markdown        the table of docs/clubs.md
  saboteur match --people 2000 --per-minute 1,2,5,10,30,100 --svg waits.svg
"""


def add_match(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "match",
        help="simulate strangers who wait for a table: waiting times and rating gaps by load",
        description="Send simulated people, who arrive at random, through the matching of the server.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--people", type=number(1, 100_000), default=500, help="how many arrive (500)")
    parser.add_argument("--per-minute", default="1,5,30", metavar="N,…", help="how many arrive a minute (1,5,30)")
    parser.add_argument("--seed", type=number(0, 2**63), default=1, help="of chance (1)")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw waits and rating gaps by load")
    parser.add_argument("--markdown", action="store_true", help="print a table for a page")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Simulate each load."""
    try:
        loads = [float(text) for text in arguments.per_minute.split(",")]
    except ValueError:
        loads = []
    if not loads or min(loads) <= 0 or arguments.people < 1:
        raise Complaint("--per-minute takes numbers above 0, such as 1,5,30", USAGE)
    limits = {preset.key: (preset.fewest_seats, preset.most_seats) for preset in presets()}
    found = [simulate(arguments.people, load, arguments.seed, limits) for load in loads]
    if arguments.svg:
        write_text(arguments.svg, by_load(f"{arguments.people} people wait", "people a minute", _panels(found)))
    heads = ["people a minute", "wait, median", "wait, nine in ten", "people at a table", "only bots", "rating gap"]
    rows = [_row(one) for one in found]
    if arguments.markdown:
        print("| " + " | ".join(heads) + " |\n|" + "---|" * len(heads))
        print("\n".join(f"| {' | '.join(row)} |" for row in rows))
        return OK
    table = Table(*heads)
    for row in rows:
        table.add_row(*row)
    console().print(table)
    return OK


def _panels(found: list[Waits]) -> dict[str, dict[str, list[tuple[float, float]]]]:
    waits = {
        "median": [(one.per_minute, one.median) for one in found],
        "nine in ten": [(one.per_minute, one.most) for one in found],
    }
    return {"seconds waited": waits, "points of rating": {"gap": [(one.per_minute, one.gap) for one in found]}}


def _row(one: Waits) -> list[str]:
    return [
        f"{one.per_minute:g}",
        f"{one.median:.0f} s",
        f"{one.most:.0f} s",
        f"{one.company:.1f}",
        f"{100 * one.alone:.0f} %",
        f"{one.gap:.0f}",
    ]
