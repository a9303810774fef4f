"""`saboteur sim`: random games, what they came to, and `--check`."""

from __future__ import annotations

import argparse
import csv
import io
import json
import os
import secrets
import time
from collections.abc import Iterable
from pathlib import Path
from statistics import fmean, median
from typing import TypeVar

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from saboteur.cli.shared import (
    OK,
    REFUSED,
    USAGE,
    Complaint,
    add_ruleset,
    chosen_modules,
    chosen_options,
    console,
    number,
    progress_console,
    write_text,
)
from saboteur.play.records.record import record_of
from saboteur.sim.random_games import GameResult, Plan, Summary, check_all, play_all, record_one
from saboteur.sim.volume import Coverage
from saboteur.workers import Workers, add_ray

MOST_SHOWN = 5  # failures
Piece = TypeVar("Piece", list[GameResult], Coverage)
EXAMPLES = """\
examples:
  saboteur sim --games 1000 --seats 7
  saboteur sim --modules saboteur2,veto,toll --seats 12 --jobs 4 --json games.json
  saboteur sim --modules base,chests --options chest_layout=b --csv games.csv
  saboteur sim --random --games 200 --record games
  saboteur sim --check --games 200000 --jobs 2 --seed 0     the nightly check
"""


def add_sim(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "sim",
        help="play games between random players and print statistics; --check asserts every invariant",
        description="Play games in which every seat chooses uniformly at random among its legal actions.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", type=number(1, 10**9), default=100, metavar="N", help="how many (default 100)")
    add_ruleset(parser)
    parser.add_argument("--random", action="store_true", help="a random ruleset for every game")
    parser.add_argument("--seed", type=number(0, 2**63), metavar="S", help="same seed, same games (default: any)")
    parser.add_argument("--jobs", type=number(1, 256), default=1, metavar="N", help="processes (default 1)")
    add_ray(parser)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every game as JSON")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write every round as a line of CSV")
    parser.add_argument("--record", type=Path, metavar="DIR", help="save the record of every game")
    parser.add_argument(
        "--check",
        action="store_true",
        help="assert all invariants at every step; over random rulesets unless --modules is given",
    )
    parser.add_argument(
        "--sparse",
        action="store_true",
        help="with --check: a quick audit at every step, all checks only now and then, for volume",
    )
    parser.add_argument("--tally", type=Path, metavar="FILE", help="with --check: keep the sums in a file on the way")
    parser.set_defaults(run=sim)


def sim(args: argparse.Namespace) -> int:
    """Play."""
    plan, workers = plan_of(args), Workers(args.jobs, args.ray)
    if args.check:
        if args.json or args.csv or args.record:
            raise Complaint("--check writes no files; leave --json, --csv and --record out", USAGE)
        return check(plan, args.games, workers, args.tally)
    plan.setup(0)  # a ruleset that cannot be played is refused here, before any process starts
    if args.record:
        make_folder(args.record)
    summary, games = Summary(), []
    started = time.perf_counter()
    for chunk in shown(play_all(plan, args.games, workers), args.games, "playing"):
        for game in chunk:
            summary.add(game)
            if args.json or args.csv:
                games.append(game)
            if args.record:
                record = record_of(record_one(plan, game.number))
                write_text(args.record / f"game-{game.number}.json", record.dump())
    seconds = time.perf_counter() - started
    games.sort(key=lambda game: game.number)
    if args.json:
        write_text(args.json, json_of(plan, games))
    if args.csv:
        write_text(args.csv, csv_of(games))
    show(console(), summary, plan, seconds)
    return OK


def plan_of(args: argparse.Namespace) -> Plan:
    """Read which games to play."""
    seed = secrets.randbits(32) if args.seed is None else args.seed
    options = tuple(sorted(chosen_options(args).items()))
    fixed = args.modules != "base" or args.seats != 5 or bool(options)
    if args.random and fixed:
        raise Complaint("--random draws rulesets; leave --modules, --seats and --options out", USAGE)
    modules = chosen_modules(args)
    return Plan(
        seed, args.seats, modules, options, random=args.random or (args.check and not fixed), sparse=args.sparse
    )


def make_folder(folder: Path) -> None:
    """Make the folder for records."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Complaint(f"cannot make the folder {folder}: {error.strerror or error}") from None


def size(piece: list[GameResult] | Coverage) -> int:
    """Count the games of a piece."""
    return piece.games if isinstance(piece, Coverage) else len(piece)


def shown(pieces: Iterable[Piece], games: int, what: str) -> Iterable[Piece]:
    """Show a progress bar while pieces come in, if anybody is looking."""
    with Progress(console=progress_console(), transient=True, disable=not progress_console().is_terminal) as bar:
        task = bar.add_task(what, total=games)
        for piece in pieces:
            bar.advance(task, size(piece))
            yield piece


# -- results ---------------------------------------------------------------------------------------------


def json_of(plan: Plan, games: list[GameResult]) -> str:
    """Write games as one JSON document."""
    document = {"format": "saboteur-games", "version": 1, "seed": plan.seed, "games": games}
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n"


def csv_of(games: list[GameResult]) -> str:
    """Write games as CSV, a line for each seat in each round."""
    out = io.StringIO()
    lines = csv.writer(out, lineterminator="\n")
    head = "game seed seats modules round ending actions seat role paid finder final_gold"
    lines.writerow(head.split())
    for game in games:
        for count, one in enumerate(game.rounds, 1):
            for seat, role in enumerate(one.roles):
                fixed = [game.number, game.setup.seed, game.setup.seats, " ".join(game.setup.modules)]
                paid, finder = int(seat in one.paid), int(seat == one.finder)
                lines.writerow([*fixed, count, one.ending, one.actions, seat, role, paid, finder, game.gold[seat]])
    return out.getvalue()


def show(out: Console, summary: Summary, plan: Plan, seconds: float) -> None:
    """Show the summary."""
    what = (
        f"{len(summary.rulesets)} random rulesets"
        if plan.random
        else f"{', '.join(plan.modules)}; {plan.seats} seats"
    )
    actions = sum(summary.game_lengths)
    out.print(f"{summary.games} games, {what}, seed {plan.seed}: {actions} actions in {seconds:.1f} s")
    roles = table("by role (as held at the end of a round)", "role", "held", "won", "share", "found the treasure")
    for role, held in summary.held.most_common():
        paid = summary.paid[role]
        roles.add_row(role, str(held), str(paid), f"{100 * paid / held:.1f} %", str(summary.found[role]))
    out.print(roles)
    endings = table("rounds by ending", "ending", "rounds", "share")
    for ending, count in summary.endings.most_common():
        endings.add_row(ending, str(count), f"{100 * count / summary.endings.total():.1f} %")
    out.print(endings)
    lengths = table("lengths and gold", "", "least", "median", "mean", "most")
    rows = {
        "actions in a round": summary.round_lengths,
        "actions in a game": summary.game_lengths,
        "gold of a seat": summary.gold,
    }
    for name, values in rows.items():
        lengths.add_row(name, str(min(values)), f"{median(values):g}", f"{fmean(values):.1f}", str(max(values)))
    out.print(lengths)
    out.print(f"{summary.shared} game{'' if summary.shared == 1 else 's'} had more than one winner")


def table(title: str, *columns: str) -> Table:
    """Make a table: names left, numbers right."""
    made = Table(title=title, title_justify="left")
    for i, column in enumerate(columns):
        made.add_column(column, justify="right" if i else "left")
    return made


# -- --check ---------------------------------------------------------------------------------------------


def tally_text(total: Coverage) -> str:
    """Write the sums down, so that a long run that is broken off has not been for nothing."""
    sums = {"games": total.games, "steps": total.steps, "rulesets": len(total.rulesets)}
    met = {"questions": total.questions, "endings": total.endings, "verbs": total.verbs, "modules": total.modules}
    failed = [str(failure) for failure in total.failures]
    return json.dumps({**sums, **met, "longest_hand": total.longest_hand, "failures": failed}, indent=1) + "\n"


def check(plan: Plan, games: int, workers: Workers, kept: Path | None) -> int:
    """Play and check; say what was met, and how to see a failure again."""
    if not plan.random:
        plan.setup(0)
    total = Coverage()
    started, used = time.perf_counter(), os.times()
    for tally in shown(check_all(plan, games, workers), games, "checking"):
        total.add(tally)
        if kept:
            write_text(kept, tally_text(total))
    seconds = time.perf_counter() - started
    now = os.times()
    spent = sum(now[:4]) - sum(used[:4])
    out = console()
    rate = f"{total.steps / seconds:,.0f} steps/s, {total.steps / max(spent, 0.01):,.0f} per CPU second"
    out.print(f"{total.games:,} games, {total.steps:,} steps, {len(total.rulesets):,} rulesets, seed {plan.seed}")
    out.print(f"{seconds:.1f} s, {rate}; largest hand {total.longest_hand}")
    for name, counter in (
        ("questions met", total.questions),
        ("endings met", total.endings),
        ("verbs", total.verbs),
        ("modules", total.modules),
    ):
        listed = ", ".join(f"{key} {count:,}" for key, count in sorted(counter.items()))
        out.print(f"{name} ({len(counter)}): {listed}", soft_wrap=True)
    for failure in total.failures[:MOST_SHOWN]:
        out.print(f"FAILED {failure}", soft_wrap=True, markup=False)
        again = "" if plan.random else f" --modules {','.join(plan.modules)} --seats {plan.seats}"
        again += "".join(f" --options '{key}={value}'" for key, value in plan.options)
        again += " --sparse" if plan.sparse else ""  # it throws its dice in another order
        out.print(
            f"  again: saboteur sim --check --games 1 --seed {failure.seed}{again}", soft_wrap=True, markup=False
        )
    out.print(f"{len(total.failures)} games failed" if total.failures else "every invariant held")
    return REFUSED if total.failures else OK
