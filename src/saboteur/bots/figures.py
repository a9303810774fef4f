"""All figures of docs/bots.md, by one command: tables to standard output, a picture beside the page.

python -m saboteur.bots.figures --deals 60 --svg docs/bots.svg
"""

import argparse
import sys
from pathlib import Path

from msgspec.structs import replace
from rich.console import Console

from saboteur.bots.arena import Duel, level_lines, run, side_lines
from saboteur.bots.calibrate import measure
from saboteur.bots.report import Line, markdown, picture

SIDES = ("novice", "steady", "shrewd")
MEETINGS = [(5, "base"), (8, "base"), (6, "saboteur2"), (5, "base,tournament")]
UNSEEN = 10_000  # from here on deals that no setting was tuned on
PAIRS = [("novice", "random"), ("steady", "novice"), ("shrewd", "steady")]


def side_table(first: int, deals: int, processes: int) -> list[Line]:
    """Play every level as diggers against every level as saboteurs, base game with 5 seats."""
    out = []
    for diggers in SIDES:
        for saboteurs in SIDES:
            lines = side_lines(
                run(Duel(5, ["base"], [diggers, saboteurs], sides=True, first=first), deals, processes)
            )
            named = {line.name: line for line in lines}
            out += [
                replace(named[name], name=f"{diggers} diggers, {saboteurs} saboteurs: {name}")
                for name in ("treasure found", "with 2 saboteurs")
            ]
    return out


def level_table(first: int, deals: int, processes: int) -> list[Line]:
    """Let every level meet the one below at several tables."""
    out = []
    for seats, modules in MEETINGS:
        for better, worse in PAIRS:
            entries = run(Duel(seats, modules.split(","), [better, worse], first=first), deals, processes)
            edge = next(line for line in level_lines(entries, [better, worse]) if " more than " in line.name)
            out.append(replace(edge, name=f"{modules}, {seats} seats: {edge.name}"))
    return out


def main(words: list[str] | None = None) -> int:
    """Run everything that the page shows."""
    parser = argparse.ArgumentParser(prog="saboteur.bots.figures")
    parser.add_argument("--first", type=int, default=UNSEEN, help="seed of the first deal")
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--svg", type=Path)
    options = parser.parse_args(words)
    console = Console(width=200, highlight=False, markup=False)
    sides = side_table(options.first, options.deals, options.processes)
    console.print(markdown("Rounds in which the treasure was found: base, 5 seats", sides))
    levels = level_table(options.first, options.deals, options.processes)
    console.print(markdown("Gold per game more than the level below, duplicate deals", levels))
    for seats, modules in ((5, "base"), (6, "saboteur2")):
        lines = measure("steady", seats, modules, options.deals, options.processes)
        console.print(markdown(f"Inference among steady players: {modules}, {seats} seats", lines))
    if options.svg:
        options.svg.write_text(picture("Gold per game more than the level below", levels), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
