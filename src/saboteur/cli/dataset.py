"""`saboteur dataset`: games of bots as Parquet for role inference, and scores for whoever tries it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from saboteur.cli.shared import OK, USAGE, Complaint, chosen_modules, console, number, say
from saboteur.core.table.slots import MOST_SEATS
from saboteur.workers import Workers, add_ray

if TYPE_CHECKING:
    from saboteur.env.belief_scores import Score

EXAMPLES = """\
examples:
  saboteur dataset make --out beliefs --games 500 --diggers steady --saboteurs shrewd
  saboteur dataset score beliefs                                   baselines, and a small model fitted on the spot
  saboteur dataset score beliefs --predictions mine.parquet        yours beside them

Predictions have a row for every row of steps-test.parquet, in its order, and a list column `chances`: one a seat.
"""


def add_dataset(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command with its two parts."""
    parser = commands.add_parser(
        "dataset",
        help="write games of bots as Parquet for role inference, and score it",
        description="Role inference from public play, as a benchmark.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parts = parser.add_subparsers(title="parts", metavar="PART", required=True)
    make = parts.add_parser("make", help="play games and write them")
    make.add_argument("--out", type=Path, required=True, metavar="DIR", help="folder to write")
    make.add_argument("--games", type=number(1, 10**7), default=100, metavar="N", help="games (default 100)")
    make.add_argument("--first", type=number(0, 2**62), default=1, metavar="S", help="seed of the first deal (1)")
    make.add_argument("--diggers", default="steady", metavar="LEVEL", help="level of everybody but the saboteurs")
    make.add_argument("--saboteurs", default="steady", metavar="LEVEL", help="level of the saboteurs")
    make.add_argument("--seats", type=number(2, MOST_SEATS), default=5, metavar="N", help="seats (default 5)")
    make.add_argument("--modules", default="base", metavar="A,B", help="modules or a preset (default base)")
    make.add_argument("--jobs", type=number(1, 256), default=1, metavar="N", help="processes (default 1)")
    add_ray(make)
    make.set_defaults(run=run_make)
    score = parts.add_parser("score", help="score baselines, and predictions of yours")
    score.add_argument("folder", type=Path, help="what make has written")
    score.add_argument("--predictions", type=Path, metavar="FILE", help="Parquet with a list column `chances`")
    score.set_defaults(run=run_score)


def run_make(args: argparse.Namespace) -> int:
    """Play and write."""
    from saboteur.env.role_dataset import DatasetError, Wish, make  # noqa: PLC0415 - commands import what they need

    wish = Wish(args.seats, list(chosen_modules(args)), args.diggers, args.saboteurs, args.first, args.games)
    try:
        rows = make(args.out, wish, Workers(args.jobs, args.ray))
    except DatasetError as error:
        raise Complaint(str(error), USAGE) from None
    except OSError as error:
        raise Complaint(f"cannot write {args.out}: {error.strerror or error}") from None
    say(f"{args.out}: {rows['train']} steps to train on, {rows['test']} to test")
    return OK


def run_score(args: argparse.Namespace) -> int:
    """Score the baselines, a small model, and predictions."""
    import numpy as np  # noqa: PLC0415

    from saboteur.env.belief_scores import baselines, fit, predict, score  # noqa: PLC0415
    from saboteur.env.role_dataset import DatasetError, read  # noqa: PLC0415

    try:
        train, test = read(args.folder, "steps-train"), read(args.folder, "steps-test")
        if not train or not test:
            raise DatasetError(f"{args.folder} has no steps in one of its splits; make more games")
        scores = baselines(test) + score("regression", test, predict(fit(train), test))
        if args.predictions:
            rows = read(args.predictions.parent, args.predictions.stem)
            if not rows or "chances" not in rows[0]:
                raise DatasetError(f"{args.predictions} has no column `chances`")
            scores += score("yours", test, np.array([row["chances"] for row in rows], np.float64))
    except (DatasetError, ValueError) as error:
        raise Complaint(str(error), USAGE) from None
    show(scores)
    return OK


def show(scores: list[Score]) -> None:
    """Print a table."""
    from rich.table import Table  # noqa: PLC0415

    table = Table("by", "quarter", "log loss", "Brier", "calibration", "cases")
    for one in scores:
        table.add_row(
            one.kind,
            str(one.quarter),
            f"{one.log_loss:.4f}",
            f"{one.brier:.4f}",
            f"{one.calibration:.4f}",
            str(one.cases),
        )
    console().print(table)
