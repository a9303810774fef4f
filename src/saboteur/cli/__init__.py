"""The command line: `saboteur COMMAND`.

Exit codes: 0 fine, 1 refused or a check failed, 2 wrong usage, 3 no database, 4 no port (`serve`, `admin`),
70 a fault of the program, 128 + a signal's number (130: Ctrl-C).
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from saboteur import __version__, _loading
from saboteur.bots.own_bots import BotFault
from saboteur.cli.analyse import add_analyse
from saboteur.cli.arena import add_arena
from saboteur.cli.argument_words import arguments_in, gettext
from saboteur.cli.bench import add_bench
from saboteur.cli.club import add_club
from saboteur.cli.completion import add_completion
from saboteur.cli.dataset import add_dataset
from saboteur.cli.match import add_match
from saboteur.cli.perft import add_perft
from saboteur.cli.position import add_position
from saboteur.cli.puzzles import add_puzzles
from saboteur.cli.replay import add_replay
from saboteur.cli.rules import add_rules, add_schema
from saboteur.cli.seat import add_seat
from saboteur.cli.shared import FAULT, INTERRUPTED, OK, REFUSED, USAGE, Complaint, Parser, wished_language
from saboteur.cli.sim import add_sim
from saboteur.cli.terminal import add_play
from saboteur.cli.tournament import add_tournament
from saboteur.cli.verify import add_verify
from saboteur.core.table.refusal import Refusal
from saboteur.words import Narrator
from saboteur.words.sentences import ENGLISH
from saboteur.workers import NoCluster

EXAMPLES = """\
examples:
  saboteur play                                    a game against bots, here in the terminal
  saboteur rules                                   what can be played
  saboteur sim --games 1000 --modules base,veto    random games and what they came to
  saboteur sim --check --games 500                 random rulesets, every invariant at every step
  saboteur sim --games 1 --record games            save a game …
  saboteur replay games/game-0.json --seat 2       … and look at it through a player's eyes
  saboteur verify games/game-0.json                are the shuffles honest, is every action legal?
  saboteur analyse games/game-0.json               what decided it, and what did each move cost?
  saboteur perft --depth 3 --divide                count legal sequences
  saboteur arena shrewd steady --deals 50          let levels of play meet
  saboteur tournament simulate --players 20      a tournament between bots
  saboteur seat --llm-command ./mover              a program of yours plays among bots
  saboteur bench                                   how fast is this machine

`saboteur COMMAND --help` says more about each. Only club and people need a network.
"""

TRACEBACK = "SABOTEUR_TRACEBACK"  # a setting of the environment, for whoever looks for a fault
SPOKEN = ("play", "replay", "analyse", "rules")  # the commands for players, in any language

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def parser(argv: Sequence[str]) -> argparse.ArgumentParser:
    """Make the parser; the server's part is loaded only where it is wanted, because it is large."""
    top: argparse.ArgumentParser = Parser(
        prog="saboteur",
        description="The card game Saboteur: play, simulate and analyse it.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"saboteur {__version__}")
    commands: Commands = top.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    for add in (add_play, add_sim, add_replay, add_verify, add_rules, add_schema, add_position, add_perft, add_bench):
        add(commands)
    add_match(commands)
    add_club(commands)
    add_puzzles(commands)
    add_analyse(commands)
    add_arena(commands)
    add_tournament(commands)
    add_seat(commands)
    add_dataset(commands)
    add_completion(commands, lambda: parser([]))
    if not argv or argv[0] not in commands.choices:
        _add_serve(commands)
    for name in SPOKEN:
        command = commands.choices[name]
        assert isinstance(command, Parser)
        command.spoken, command.language = name, wished_language(argv)
    return top


def _add_serve(commands: Commands) -> None:
    try:
        from saboteur.cli.admin import add_admin  # noqa: PLC0415 - see above
        from saboteur.cli.serve import add_serve  # noqa: PLC0415
    except ImportError:  # installed without the server's libraries
        return
    add_serve(commands)
    add_admin(commands)


def run(argv: Sequence[str]) -> int:
    """Run a command and give its exit code: the one place where whatever goes wrong becomes a line on stderr."""
    try:
        with arguments_in(language_of(argv)):
            return _run(argv)
    except Complaint as complaint:
        return complain(str(complaint), complaint.code)
    except Refusal as refusal:
        language = language_of(argv)
        # English as it was raised: it names the places in files, too.
        return complain(refusal.sentence if language == ENGLISH else Narrator(language).refusal(refusal), REFUSED)
    except NoCluster as wrong:
        return complain(str(wrong), USAGE)
    except BotFault as fault:
        return complain(str(fault), REFUSED)
    except BrokenPipeError:  # whoever read the output has seen enough
        drop_output()
        return OK
    except OSError as error:
        drop_output()
        what = "cannot write the output" if error.filename is None else f"cannot use {error.filename}"
        return complain(f"{what}: {error.strerror or error}", REFUSED)
    except KeyboardInterrupt as stop:
        with arguments_in(language_of(argv)):
            return complain(gettext("interrupted"), getattr(stop, "code", INTERRUPTED))
    except Exception as fault:
        if os.environ.get(TRACEBACK) == "1":
            raise
        return complain(f"{where(fault)}; {TRACEBACK}=1 shows all of it, for a report", FAULT)


def where(fault: Exception) -> str:
    """Say in a line what failed in the program itself, and in which line of which file."""
    last = traceback.extract_tb(fault.__traceback__)[-1]
    place = "/".join(Path(last.filename).parts[-2:])
    return f"a fault of the program: {type(fault).__name__} at {place}:{last.lineno}: {fault}"


def drop_output() -> None:
    """Let what could not be written go, so that Python does not try it once more at its end."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(argv: Sequence[str]) -> int:
    top = parser(argv)
    args = top.parse_args(argv)
    if args.command is None:
        top.print_help()
        return USAGE
    code: int = args.run(args)
    sys.stdout.flush()
    return code


def language_of(argv: Sequence[str]) -> str:
    """Return the language of a command's help and complaints; those for programmers and operators are in English."""
    return wished_language(argv) if argv and argv[0] in SPOKEN else ENGLISH


def complain(sentence: str, code: int) -> int:
    """Say what is wrong in one line; signs that steer a terminal may stand in a file that is named."""
    line = "".join(sign if sign.isprintable() else "�" for sign in " ".join(sentence.split()))
    with contextlib.suppress(OSError):  # the terminal is gone: the exit code still tells
        print(f"saboteur: {line}", file=sys.stderr)
    return code


def main() -> None:
    """Start from the command line."""
    _loading.take_ctrl_c()
    try:
        code: object = run(sys.argv[1:])
    except SystemExit as left:  # the parser leaves by itself, after help and mistakes
        code = left.code
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        drop_output()
    except OSError as error:
        drop_output()
        code = complain(f"cannot write the output: {error.strerror or error}", REFUSED)
    _loading.end_by_ctrl_c()
    sys.exit(code)  # type: ignore[arg-type]  # None, a number or a text, as SystemExit has it
