"""`saboteur bench`: the speed of the engine, with its targets beside it."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.progress import Progress

from saboteur.cli.shared import OK, USAGE, Complaint, console, number, progress_console, say
from saboteur.cli.sim import table

if TYPE_CHECKING:
    from saboteur.sim.engine_speed import Figure, Pair

HEAD = ("what", "unit", "compiled", "target", "plain Python", "target")


def add_bench(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "bench",
        help="measure the engine, compiled and as plain Python",
        description="Measure uniform random play (every action lists all legal ones first), copies, worlds, "
        "roll-outs and memory, on one core, per CPU second, events off. Both cores take turns; figures are medians. "
        "docs/benchmarks.md has ours. The calibration row compares machines: it does not use the engine.",
    )
    parser.add_argument(
        "--runs", type=number(1, 99), default=5, metavar="N", help="measurements per figure (default 5)"
    )
    parser.add_argument("--rows", default="", metavar="A,B", help="only these rows, by the key in --json")
    parser.add_argument("--against", type=Path, metavar="TREE", help="beside another checkout, compiled, in turn")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="for programs")
    form.add_argument("--markdown", action="store_true", help="for a page, as docs/benchmarks.md has it")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and show."""
    from saboteur.sim.engine_speed import ROWS, against, bench  # noqa: PLC0415 - it loads nearly everything

    wanted = [word for word in args.rows.split(",") if word]
    unknown = set(wanted) - {row.key for row in ROWS}
    if unknown:
        raise Complaint(
            f"there is no row {', '.join(sorted(unknown))}; rows: {', '.join(r.key for r in ROWS)}", USAGE
        )
    rows = tuple(row for row in ROWS if not wanted or row.key in wanted)
    if args.against is not None and not (args.against / "src/saboteur/sim").is_dir():
        raise Complaint(f"{args.against} is no checkout: it has no src/saboteur/sim", USAGE)
    with Progress(console=progress_console(), transient=True, disable=not progress_console().is_terminal) as bar:
        task = bar.add_task("measuring", total=2 * sum(1 if row.once else args.runs for row in rows))
        if args.against is not None:
            show_pairs(against(args.against, rows, args.runs, lambda: bar.advance(task)), args.runs)
            return OK
        figures = bench(rows, args.runs, lambda: bar.advance(task))
    if args.json:
        say(as_json(figures, args.runs))
        return OK
    title = f"{machine()}; medians of {args.runs}"
    if args.markdown:
        say(as_markdown(title, figures))
        return OK
    shown = table(title, *HEAD)
    for one in figures:
        shown.add_row(*cells(one))
    console().print(shown)
    return OK


def show_pairs(pairs: list[Pair], runs: int) -> None:
    """Show two checkouts side by side."""
    shown = table(f"{machine()}; medians of {runs}", "what", "unit", "here", "there", "here ÷ there")
    for pair in pairs:
        shown.add_row(pair.row.title, pair.row.unit, figure(pair.here), figure(pair.there), f"{pair.ratio:.3f}")
    console().print(shown)


def as_json(figures: list[Figure], runs: int) -> str:
    """Write the figures for programs."""
    listed = [
        {
            "key": one.row.key,
            "title": one.row.title,
            "unit": one.row.unit,
            "compiled": one.compiled,
            "compiled_target": one.row.compiled_target or None,
            "compiled_met": one.row.met(one.compiled, one.row.compiled_target),
            "plain": one.plain,
            "plain_target": one.row.plain_target or None,
            "plain_met": one.row.met(one.plain, one.row.plain_target),
        }
        for one in figures
    ]
    return msgspec.json.encode({"machine": machine(), "runs": runs, "rows": listed}).decode()


def as_markdown(title: str, figures: list[Figure]) -> str:
    """Write the figures as a table for a page."""
    lines = [HEAD, ("---", "---", "---:", "---", "---:", "---"), *map(cells, figures)]
    return "\n".join([f"{title}.", "", *(f"| {' | '.join(line)} |" for line in lines)])


def cells(one: Figure) -> tuple[str, ...]:
    """Write one row of either table."""
    row = one.row
    compiled = "none here" if one.compiled is None else figure(one.compiled)
    native = target(row.met(one.compiled, row.compiled_target), row.compiled_target, row.most)
    plain = target(row.met(one.plain, row.plain_target), row.plain_target, row.most)
    return row.title, row.unit, compiled, native, figure(one.plain), plain


def machine() -> str:
    """Name what was measured on, without naming the machine."""
    return f"Python {platform.python_version()}, {sys.platform} {platform.machine()}, {os.cpu_count()} cores"


def figure(value: float) -> str:
    """Write a figure with three digits or more."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def target(met: bool | None, value: float, most: bool) -> str:
    """Write a target and whether it is met."""
    if not value:
        return ""
    bound = f"{'≤' if most else '≥'} {value:,.0f}"
    return bound if met is None else f"{bound} {'met' if met else 'NOT MET'}"
