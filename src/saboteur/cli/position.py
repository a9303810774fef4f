"""`saboteur position`: load a position, check it, draw it, and write it in its normal form."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from saboteur.cli.shared import OK, read_text, say
from saboteur.play.game import Game
from saboteur.play.notation import write
from saboteur.play.positions import load, position_of, read_json, text_of, write_json
from saboteur.play.views.text_board import draw


def add_position(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "position",
        help="load a position, check it, draw it and print it in its normal form",
        description="Load a position in its text or JSON form (docs/positions.md), refuse one that cannot exist with "
        "what is wrong, draw the maze, list what may be done, and print the normal form.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a position, or - for standard input")
    parser.add_argument("--json", action="store_true", help="print nothing but the JSON form")
    parser.add_argument("--text", action="store_true", help="print nothing but the text form")
    parser.set_defaults(run=run)


def load_file(path: Path) -> Game:
    """Load a position from a file in either form."""
    text = sys.stdin.read() if str(path) == "-" else read_text(path)
    return load(read_json(text) if text.lstrip().startswith("{") else text)


def run(args: argparse.Namespace) -> int:
    """Show a position."""
    game = load_file(args.file)
    if args.json:
        say(write_json(position_of(game)).decode())
        return OK
    if args.text:
        say(text_of(game).rstrip("\n"))
        return OK
    encoding = (sys.stdout.encoding or "").lower()
    say(draw(game.view(None), ascii_only="utf" not in encoding))
    for seat in sorted(game.to_act):
        listed = [write(action) for action in game.legal(seat)]
        say(f"seat {seat} may: {' · '.join(listed)}\n")
    say(text_of(game).rstrip("\n"))
    return OK
