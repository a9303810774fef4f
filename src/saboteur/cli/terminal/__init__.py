"""`saboteur play`: a complete game against bots in the terminal."""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path

from saboteur.bots.company import MODERATE, companions
from saboteur.bots.levels import playable, who_can_play
from saboteur.bots.skills import SKILLS, USUAL_STYLE
from saboteur.cli.argument_words import gettext
from saboteur.cli.shared import (
    OK,
    USAGE,
    Complaint,
    add_language,
    add_ruleset,
    check_between,
    chosen_modules,
    chosen_options,
    number,
    stopped_by_signals,
)
from saboteur.cli.terminal.saves import Resumed, read_save
from saboteur.cli.terminal.session import PlayerLeft, Session
from saboteur.core.table.slots import MOST_SEATS
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.words import texts
from saboteur.words.sentences import ENGLISH

EXAMPLES = """\
examples:
  saboteur play                                            the base game, five seats, four characters
  saboteur play --seats 7 --bots shrewd --seat 3           sit elsewhere, against better ones
  saboteur play --language cs                              in Czech (else in the language of your system)
  saboteur play --bots hild,korr,vika,steady               characters by name, or a level for each of the others
  saboteur play --bots steady-bold                         in a style: plain, bold, careful or cunning (the usual)
  saboteur play --modules saboteur2,veto,toll --seats 6    any modules, see `saboteur rules`
  saboteur play --show-reasons                             after each round: why the bots did what they did
  saboteur play --resume saboteur-1a2b3c4d.json            go on with a saved game

Choose by number or type notation (`lay NES@3,-1`); ? in the game explains the rest. Your role is not on the screen
until you ask for it with r, so that somebody looking over your shoulder learns nothing (--role shown: always).
"""
COMPANY = "company"  # four different characters, as at a server's tables
USUAL = {"seats": 5, "modules": "base", "options": [], "seat": 1, "bots": COMPANY, "seed": None}  # of a new game
PACE = 0.4  # seconds for each question to bots at a terminal; longer than any level may think


def add_play(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command; the Fluent files (`cli-…`) have the words of its help."""
    parser = commands.add_parser(
        "play",
        help="play a game against bots in the terminal",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_ruleset(parser)
    add_language(parser)
    parser.add_argument("--seat", type=number(1, MOST_SEATS), metavar="N")
    parser.add_argument("--bots", metavar="A,B")
    parser.add_argument("--seed", type=number(0, 2**63), metavar="S")
    parser.add_argument("--role", choices=["hidden", "shown"], default="hidden")
    parser.add_argument("--show-reasons", action="store_true")
    parser.add_argument("--pace", type=pause, metavar="SECONDS")
    parser.add_argument("--ascii", action="store_true")
    parser.add_argument("--resume", type=Path, metavar="FILE")
    # What deals a new game has no defaults here, so that one can tell what was said from what was not.
    parser.set_defaults(run=run, **dict.fromkeys(USUAL))


def pause(text: str) -> float:
    """Read a number of seconds."""
    try:
        seconds = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(gettext("%(text)r is no number of seconds") % {"text": text}) from None
    check_between(seconds, 0, 10)
    return seconds


def run(args: argparse.Namespace) -> int:
    """Play."""
    pace = args.pace if args.pace is not None else PACE if sys.stdin.isatty() else 0.0
    ascii_only = args.ascii or "utf" not in (sys.stdout.encoding or "").lower()
    begun = _game(args)
    session = Session(
        begun.game,
        begun.seat,
        begun.levels,
        pace,
        language=args.language,
        ascii_only=ascii_only,
        role_shown=args.role == "shown",
        reasons=args.show_reasons,
        thoughts=begun.thoughts,
        talk=begun.talk,
    )
    session.file = args.resume
    with stopped_by_signals():
        try:
            session.play()
        except PlayerLeft:
            pass
        except EOFError:
            session.leave_behind()
        except BaseException:  # Ctrl-C, a signal, a full disk, a fault of ours: the game is the player's
            session.leave_behind()
            raise
    return OK


def _game(args: argparse.Namespace) -> Resumed:
    """Deal a new game, or take up a saved one."""
    said = [name for name in USUAL if getattr(args, name) is not None]
    if args.resume is not None:
        if said:
            t = texts(args.language)
            raise Complaint(t("cli-resume-alone", keys=t.listed(f"--{name}" for name in said)), USAGE)
        return read_save(args.resume)
    for name in set(USUAL) - set(said):
        setattr(args, name, USUAL[name])
    setup = Setup(
        seats=args.seats, modules=chosen_modules(args), options=chosen_options(args), seed=args.seed
    )  # refused here, with every reason
    if args.seat > args.seats:
        raise Complaint(texts(args.language)("cli-no-seat", seat=args.seat, last=args.seats), USAGE)
    me = args.seat - 1
    game = Game.new(setup)
    named = args.bots if args.bots != COMPANY else ",".join(_company(game.setup))
    return Resumed(game, me, levels_of(named, args.seats, me, args.language), [], [])


def _company(setup: Setup) -> list[str]:
    """Return who sits down: the same ones with the same seed."""
    found = companions(MODERATE, setup.seats - 1, random.Random(f"{setup.seed}:company"))
    return found + [f"steady-{USUAL_STYLE}"] * (setup.seats - 1 - len(found))


def levels_of(text: str, seats: int, me: int, language: str = ENGLISH) -> list[str]:
    """Read --bots: who all others are, or one for each of them; the player's own is empty.

    A level without a style plays in the usual one, as at the server's tables.
    """
    named = [word.strip() for word in text.split(",")]
    unknown = [word for word in named if not playable(word)]
    if unknown:
        raise Complaint(texts(language)("cli-no-level", text=repr(unknown[0]), keys=who_can_play()), USAGE)
    if len(named) not in (1, seats - 1):
        raise Complaint(texts(language)("cli-levels", count=seats - 1, step=len(named)), USAGE)
    named = [f"{word}-{USUAL_STYLE}" if word in SKILLS else word for word in named]
    others = iter(named if len(named) > 1 else named * (seats - 1))
    return ["" if seat == me else next(others) for seat in range(seats)]
