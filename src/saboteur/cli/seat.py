"""`saboteur seat`: a program that reads a prompt and prints a move plays, here among bots or at a server's table."""

from __future__ import annotations

import argparse
import asyncio
from typing import TYPE_CHECKING

from saboteur.cli.shared import OK, USAGE, Complaint, add_ruleset, chosen_modules, chosen_options, number, say

if TYPE_CHECKING:
    from saboteur.env.outside_program import Program

EXAMPLES = """\
examples:
  saboteur seat --llm-command "python my_model.py" --rounds 20                  against steady bots, here
  saboteur seat --llm-command "ollama run llama3" --levels shrewd --seats 6
  saboteur seat --llm-command ./mover --join http://127.0.0.1:8000 ABCDE        at a table on a server

The command gets the prompt on its input and prints the number of an option.
"""


def add_seat(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "seat",
        help="let your own program play: it reads a prompt and prints a move",
        description="Let a program take a seat.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--llm-command", required=True, metavar="CMD", help="the program, started for every question")
    parser.add_argument("--seconds", type=number(1, 3600), default=60, metavar="N", help="time for an answer (60)")
    parser.add_argument("--levels", default="steady", metavar="LEVEL", help="level of the bots (default steady)")
    parser.add_argument("--rounds", type=number(1, 100_000), default=10, metavar="N", help="rounds to play (10)")
    parser.add_argument("--first", type=number(0, 2**62), default=1, metavar="S", help="seed of the first deal (1)")
    parser.add_argument("--join", nargs=2, metavar=("URL", "CODE"), help="sit down at a table of a server instead")
    parser.add_argument("--name", default="Program", help="name at that table")
    add_ruleset(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, and say how it went."""
    from saboteur.env.outside_program import Program, ProgramError  # noqa: PLC0415 - commands import what they need

    try:
        program = Program(args.llm_command, float(args.seconds))
        if args.join:
            asyncio.run(sit(program, args.join[0], args.join[1], args.name))
        else:
            play_here(program, args)
    except ProgramError as error:
        raise Complaint(str(error), USAGE) from None
    say(", ".join(f"{name}: {count}" for name, count in sorted(program.counts.items())) or "it was never asked")
    return OK


def play_here(program: Program, args: argparse.Namespace) -> None:
    """Play rounds among bots and count those that the program's side won."""
    from saboteur.bots.arena.intervals import rate_line  # noqa: PLC0415
    from saboteur.env.among_bots import SeatedError, rounds  # noqa: PLC0415
    from saboteur.env.vector import EnvError  # noqa: PLC0415
    from saboteur.play.setup import Setup  # noqa: PLC0415

    setup = Setup(seats=args.seats, modules=chosen_modules(args), options=chosen_options(args), seed=args.first)
    won: list[float] = []
    try:
        for result in rounds(program, setup, args.levels, args.first, args.rounds):
            won.append(float(result.won))
            say(f"round {len(won)}: {result.role}, {'won' if result.won else 'lost'}")
    except (SeatedError, EnvError) as error:
        raise Complaint(str(error), USAGE) from None
    say(f"its side won {sum(won):.0f} of {len(won)} rounds: {rate_line('', won).text()}")


async def sit(program: Program, url: str, code: str, name: str) -> None:
    """Sit down at a server's table and answer until the game is over."""
    from saboteur.client import Client  # noqa: PLC0415 - the server's libraries may be absent

    client = await Client.new(url)
    table = await client.join(code, name=name)
    async for frame in client.play(table):
        game = frame.game
        if game is None:
            continue
        if game.result is not None:
            say(f"the game is over; gold: {', '.join(map(str, game.result.gold))}")
            return
        if game.options:
            action = await asyncio.to_thread(program.choose, game.view, list(game.options))
            client.act(game.decision, action)
