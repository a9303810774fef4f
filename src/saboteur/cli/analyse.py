"""`saboteur analyse`: what a judge makes of a finished game."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from saboteur.cli.shared import OK, add_language, read_text, say
from saboteur.play.records.record import Record
from saboteur.words import Narrator, Texts
from saboteur.words.analysis_text import analysis_text


def add_analyse(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command; the Fluent files (`cli-…`) have the words of its help."""
    parser = commands.add_parser(
        "analyse", help="judge a finished game: chances, what decided it, costs of moves, lies"
    )
    parser.add_argument("file", type=Path, metavar="RECORD")
    add_language(parser)
    parser.add_argument("--ascii", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Judge a record."""
    from saboteur.bots.review.judge import (  # noqa: PLC0415 - it loads all that bots know; other commands need none
        analyse,
    )

    record = Record.load(read_text(args.file))
    says = Narrator(args.language, ascii_only=args.ascii or "utf" not in (sys.stdout.encoding or "").lower())
    progress = Progress(says.t)
    try:
        analysis = analyse(record, progress=progress.show)
    finally:
        progress.clear()
    if args.json:
        say(msgspec.json.format(msgspec.json.encode(analysis), indent=2).decode())
    else:
        say("\n".join(analysis_text(analysis, record.moves(), says)))
    return OK


class Progress:
    """One line on stderr that says how far the judge has come; only where somebody looks."""

    def __init__(self, t: Texts) -> None:
        self._t = t
        self._shown = -1
        self._looks = sys.stderr.isatty()

    def show(self, done: int, total: int) -> None:
        """Say how much is done."""
        percent = 100 * done // total
        if self._looks and percent != self._shown:
            self._shown = percent
            percentage = self._t("chart-percent", percent=percent)
            sys.stderr.write(f"\r\x1b[K{self._t('analysis-working')} {percentage}")
            sys.stderr.flush()

    def clear(self) -> None:
        """Take the line away."""
        if self._shown >= 0:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
