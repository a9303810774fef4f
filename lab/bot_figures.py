"""The figures of the bots in bench/figures/bots.md: every table and picture, or some, written between their marks.

python -m lab figures                           everything, as the page has it (hours on one core)
python -m lab figures levels --deals 40         one part, smaller
python -m lab figures levels --level master --table base,5 --table tournament,9
python -m lab figures inference --games 200 --print
"""

import argparse
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from msgspec.structs import replace

from lab.calibrate_beliefs import dots, measure, score_lines, top_line
from lab.decision_costs import costs
from saboteur.bots.arena.charts import bars, heat_map, reliability
from saboteur.bots.arena.comparison import cells, modules_of
from saboteur.bots.arena.duel import Duel, run
from saboteur.bots.arena.duel_tables import level_lines, side_lines
from saboteur.bots.arena.intervals import ReportLine, markdown, read_means
from saboteur.bots.levels import LEVELS
from saboteur.workers import Workers

UNSEEN = 10_040  # from here on deals that no setting was tuned on
SIDES = list(LEVELS[1:])  # `random` digs no tunnel worth a figure
TABLES = [
    (3, "base"), (5, "base"), (7, "base"), (10, "base"), (4, "saboteur2"), (6, "saboteur2"), (8, "saboteur2"),
    (12, "saboteur2"), (5, "tournament"), (9, "tournament"), (8, "everything"), (8, "everything2"),
]  # fmt: skip
SEATS = range(3, 11)
PAIRS = [(better, worse) for worse, better in pairwise(LEVELS)]
FOUNDATIONS = [(5, "base"), (6, "saboteur2")]


class Page:
    """The page that the figures go into, or the terminal."""

    def __init__(self, docs: Path, only_print: bool) -> None:
        """Take the folder of the page."""
        self.docs = docs
        self.only_print = only_print

    def put(self, mark: str, text: str, name: str = "", picture: str = "") -> None:
        """Write a table between `<!-- mark -->` and `<!-- /mark -->`, with a picture beside the page."""
        if self.only_print:
            sys.stdout.write(text + "\n")
            return
        before, _, after = self.parts(mark)
        if picture:
            (self.docs / name).write_text(picture, "utf-8")
            text = f"{text}\n![{mark}]({name})\n".lstrip()
        (self.docs / "bots.md").write_text(f"{before}\n{text}\n{after}", "utf-8")

    def means(self, mark: str) -> list[ReportLine]:
        """Return the figures that stand between the marks; the terminal keeps none."""
        return [] if self.only_print else read_means(self.parts(mark)[1])

    def parts(self, mark: str) -> tuple[str, str, str]:
        """Cut the page where `<!-- mark -->` opens and closes; the marks stay with what is before and after."""
        page = self.docs / "bots.md"
        if not page.is_file():
            raise SystemExit(f"there is no page {page}; --docs names its folder, --print does without one")
        before, opened, rest = page.read_text("utf-8").partition(f"<!-- {mark} -->\n")
        between, closed, after = rest.partition(f"<!-- /{mark} -->")
        if not opened or not closed:
            raise SystemExit(
                f"{page} has no place for {mark}: <!-- {mark} --> and <!-- /{mark} --> on lines of their own"
            )
        return before + opened, between, closed + after


def levels(page: Page, options: argparse.Namespace) -> None:
    """Let every level meet the one below at every table, or at some; the other rows of the page stay."""
    for better, worse in PAIRS:
        if options.level and better not in options.level:
            continue
        title = f"Gold per game that {better} has more than {worse}"
        mark = f"levels {better}"
        rows = {line.name: line for line in page.means(mark)}
        for name in options.table:
            rows.pop(name_of(name), None)
        for seats, modules in TABLES:
            table = f"{modules},{seats}"
            if table not in options.table:
                continue
            duel = Duel(seats, modules_of(modules), [better, worse], first=options.first)
            found = level_lines(run(duel, options.deals, Workers(options.jobs)), [better, worse])
            edge = next(line for line in found if " more than " in line.name)
            rows[name_of(table)] = replace(edge, name=name_of(table))
            sys.stderr.write(f"{edge.name}, {name_of(table)}: {edge.text()}\n")
            lines = [rows[name] for name in map(name_of, table_names()) if name in rows]
            text = markdown(f"{title}, duplicate deals from {options.first} on", lines)
            page.put(mark, text, f"bots-{better}.svg", bars(title, lines))


def table_names() -> list[str]:
    """Return the tables as one asks for them."""
    return [f"{modules},{seats}" for seats, modules in TABLES]


def name_of(table: str) -> str:
    """Return the name of a table as the page has it."""
    return table.replace(",", ", ") + " seats"


def sides(page: Page, options: argparse.Namespace) -> None:
    """Play every level as diggers against every level as saboteurs, base game with 5 seats."""
    chosen = options.level or SIDES[:3]
    title = "Rounds in which the treasure was found: base, 5 seats"
    lines: list[ReportLine] = []
    for cell in cells(Duel(5, ["base"], chosen, first=options.first), -(-options.rounds // 3), Workers(options.jobs)):
        lines += cell
        sys.stderr.write("".join(f"{line.name} {line.text()}\n" for line in cell))
        page.put("sides", markdown(title, lines), "bots-sides.svg", heat_map(title, lines))


def seats(page: Page, options: argparse.Namespace) -> None:
    """Play every number of seats of the base game against saboteurs who hide: have they a chance?"""
    lines: list[ReportLine] = []
    level = (options.level or ["steady"])[0]
    mark = f"seats {level}"
    title = f"Rounds in which {level} gold-diggers found the treasure against {level}-cunning saboteurs: base"
    for number in SEATS:
        duel = Duel(number, ["base"], [level, f"{level}-cunning"], sides=True, first=options.first)
        found = side_lines(run(duel, -(-options.rounds // 3), Workers(options.jobs)))
        lines += [replace(line, name=f"{number} seats: {line.name}") for line in found]
        sys.stderr.write("".join(f"{number} seats: {line.name} {line.text()}\n" for line in found))
        page.put(mark, markdown(title, lines))


def inference(page: Page, options: argparse.Namespace) -> None:
    """Measure beliefs among steady players, and how often other saboteurs are unmasked."""
    series = {}
    for seats, modules in FOUNDATIONS:
        samples = measure("steady", "steady", seats, modules, options.games, options.jobs)
        lines = score_lines(samples)
        title = f"Inference among steady players: {modules}, {seats} seats, {options.games} games"
        page.put(f"inference {modules}", markdown(title, lines))
        series[f"{modules}, {seats} seats"] = dots(samples)
    title = "Beliefs after half a round, among steady players"
    page.put("reliability", "", "bots-reliability.svg", reliability(title, series))


def unmask(page: Page, options: argparse.Namespace) -> None:
    """Draw how often the top suspect of steady players is a saboteur, by the level of the saboteurs."""
    lines: list[ReportLine] = []
    for seats, modules in FOUNDATIONS:
        for level in options.level or SIDES[1:3]:
            samples = measure("steady", level, seats, modules, options.games, options.jobs)
            name = f"{modules}, {level} saboteurs"
            lines += [top_line(f"{name}, {when} of a round", samples, when) for when in ("quarter", "half")]
    page.put("unmask", markdown("The seat most suspected is a saboteur", lines))


def cost(page: Page, options: argparse.Namespace) -> None:
    """Time the decisions of the levels."""
    rows = ["| table | level | median, ms | 95 of 100, ms | worst, ms | decisions |", "|---|---|---|---|---|---|"]
    for seats, modules in ((5, "base"), (10, "base"), (8, "saboteur2"), (8, "everything2")):
        chosen, games = options.level or SIDES[1:], max(1, options.games // 400)
        found = costs(seats, modules_of(modules), chosen, games, options.first)
        for level, took in found.items():
            median, high = took[len(took) // 2], took[19 * len(took) // 20]
            shown = f"{median:.2f} | {high:.2f} | {took[-1]:.1f} | {len(took)}"
            rows.append(f"| {modules}, {seats} seats | {level} | {shown} |")
    page.put("cost", "\n".join(["**Processor time of a decision**, bots uncompiled, core compiled", "", *rows, ""]))


PARTS: dict[str, Callable[[Page, argparse.Namespace], None]] = {
    "levels": levels, "sides": sides, "seats": seats, "inference": inference, "unmask": unmask, "cost": cost,
}  # fmt: skip


def main(words: list[str] | None = None) -> int:
    """Make what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m lab figures", description="Refresh the figures of the bots.")
    parser.add_argument("parts", nargs="*", help=f"of {', '.join(PARTS)}; all of them if none is named")
    parser.add_argument("--level", action="append", help="only this level; may be given several times")
    parser.add_argument("--table", action="append", help="levels: only this table, as in base,5; several times too")
    parser.add_argument("--first", type=int, default=UNSEEN, help="seed of the first deal")
    parser.add_argument("--deals", type=int, default=400, help="of each meeting")
    parser.add_argument("--rounds", type=int, default=1000, help="of each cell of the matrix")
    parser.add_argument("--games", type=int, default=2000, help="for the inference")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--docs", type=Path, default=Path("bench/figures"), help="folder of the page")
    parser.add_argument("--print", action="store_true", help="print the tables and leave the page alone")
    options = parser.parse_args(words)
    unknown = [part for part in options.parts if part not in PARTS]
    if unknown or min(options.deals, options.rounds, options.games, options.jobs) < 1:
        parser.error(f"parts are {', '.join(PARTS)}; deals, rounds, games and jobs are numbers from 1")
    if set(options.table or []) - set(table_names()):
        parser.error(f"tables are {' '.join(table_names())}")
    options.table = options.table or table_names()
    page = Page(options.docs, options.print)
    for part in options.parts or PARTS:
        started = time.perf_counter()
        PARTS[part](page, options)
        sys.stderr.write(f"{part}: {time.perf_counter() - started:.0f} s\n")
    return 0
