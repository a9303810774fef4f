"""`saboteur seat`: your program, or your bot, plays here among bots or at a server's table."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
from typing import TYPE_CHECKING

from saboteur.cli.shared import OK, USAGE, Complaint, add_ruleset, chosen_modules, chosen_options, number, say

if TYPE_CHECKING:
    from saboteur.bots import Memory
    from saboteur.play.actions import AnyAction
    from saboteur.play.views.view_types import View
    from saboteur.server.messages import Frame, Snapshot

EXAMPLES = """\
examples:
  saboteur seat --llm-command "python my_model.py" --rounds 20                  against steady bots, here
  saboteur seat --model http://127.0.0.1:11434/v1#llama3.2 --levels shrewd      an OpenAI-compatible endpoint
  saboteur seat --program ./mover --rounds 200                                  started once: JSON, a line each
  saboteur seat --bot mine:Bot --join http://127.0.0.1:8000 ABCDE               a class of yours at a server's table

--llm-command gets the prompt on its input and prints the number of an option. --program gets a line of JSON with the
view, the options and the story so far, and prints a line: the number of an option, or {"option": 3}. --model reads a
key from SABOTEUR_MODEL_KEY if the endpoint wants one. The arena knows them as text=CMD, program=CMD, model=URL#NAME.
"""


def add_seat(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "seat",
        help="let your own program or bot play",
        description="Let a program or a bot of yours take a seat.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    player = parser.add_mutually_exclusive_group(required=True)
    player.add_argument("--llm-command", metavar="CMD", help="the program, started for every question")
    player.add_argument("--program", metavar="CMD", help="the program, started once: JSON in, a line out")
    player.add_argument("--model", metavar="URL#NAME", help="a language model behind an OpenAI-compatible endpoint")
    player.add_argument("--bot", metavar="NAME", help="a bot: MODULE:CLASS, an installed one, or a level")
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
    from saboteur.bots.levels import no_level, playable  # noqa: PLC0415 - commands import what they need
    from saboteur.bots.own_bots import is_own, own_bot  # noqa: PLC0415
    from saboteur.env.outside_program import Asked, ProgramError  # noqa: PLC0415

    name = bot_named(args)
    try:
        if not playable(name):
            raise Complaint(no_level(name), USAGE)
        asked = own_bot(name) if is_own(name) else None
        if isinstance(asked, Asked):
            asked.seconds = float(args.seconds)
            with contextlib.closing(asked):
                play(name, args)
            say(asked.account())
        else:
            play(name, args)
    except ProgramError as error:
        raise Complaint(str(error), USAGE) from None
    return OK


def bot_named(args: argparse.Namespace) -> str:
    """Return the name under which the arena, too, knows what is to sit there."""
    given = {"text": args.llm_command, "program": args.program, "model": args.model}
    return next((f"{kind}={value}" for kind, value in given.items() if value is not None), args.bot)


def play(name: str, args: argparse.Namespace) -> None:
    """Play where the bot is to play."""
    if args.join:
        url, code = args.join
        asyncio.run(sit(ChoosingBot(name), url, code, args.name))
    else:
        play_here(name, args)


def play_here(name: str, args: argparse.Namespace) -> None:
    """Play rounds among bots and count those that the player's side won."""
    from saboteur.bots.arena.intervals import rate_line  # noqa: PLC0415
    from saboteur.env.among_bots import SeatedError  # noqa: PLC0415
    from saboteur.env.seat_rounds import seat_rounds  # noqa: PLC0415
    from saboteur.play.setup import Setup  # noqa: PLC0415

    setup = Setup(seats=args.seats, modules=chosen_modules(args), options=chosen_options(args), seed=args.first)
    won: list[float] = []
    try:
        for result in seat_rounds(name, setup, args.levels, args.first, args.rounds):
            won.append(float(result.won))
            say(f"round {len(won)}: {result.role}, {'won' if result.won else 'lost'}")
    except SeatedError as error:
        raise Complaint(str(error), USAGE) from None
    say(f"its side won {sum(won):.0f} of {len(won)} rounds: {rate_line('', won).text()}")


class ChoosingBot:
    """A bot at a server's table: what its seat is told becomes its memory, as at a table of bots."""

    def __init__(self, name: str) -> None:
        from saboteur.bots.own_bots import listener  # noqa: PLC0415

        self._name = name
        self._ear = listener(name)
        self._memory: Memory | None = None
        self._dice = random.Random()

    def take_in(self, state: Snapshot | Frame) -> None:
        """Hear what happened; whoever comes late, or lost the connection, begins with what the seat sees."""
        from saboteur.bots import Memory, Said  # noqa: PLC0415
        from saboteur.server.messages import Frame  # noqa: PLC0415

        if self._memory is None or not isinstance(state, Frame):
            own = state.game is not None and state.game.view.own is not None
            self._memory = Memory.start(state.game.view) if own and state.game is not None else None
            if self._ear is not None and self._memory is not None:
                self._ear.begins(self._memory.seat)
            return
        claims = [Said.of(line.seat, line.claim) for line in state.said if line.claim is not None]
        for event in state.events:
            self._memory = self._memory.hear(event)
        for claim in claims:
            self._memory = self._memory.hear_claim(claim)
        if self._ear is not None:
            self._ear.hears(self._memory.seat, [*state.events, *claims])

    def choose(self, view: View, options: list[AnyAction]) -> AnyAction:
        """Choose one of the options."""
        from saboteur.bots import decide  # noqa: PLC0415

        assert self._memory is not None
        decision = decide(self._name, view, options, self._memory, self._dice)
        self._memory = decision.memory
        return decision.action


async def sit(player: ChoosingBot, url: str, code: str, name: str) -> None:
    """Sit down at a server's table and answer until the game is over."""
    from saboteur.client import Client  # noqa: PLC0415 - the server's libraries may be absent

    client = await Client.new(url)
    table = await client.join(code, name=name)
    async for frame in client.play(table):
        player.take_in(frame)
        game = frame.game
        if game is None:
            continue
        if game.result is not None:
            say(f"the game is over; gold: {', '.join(map(str, game.result.gold))}")
            return
        if game.options:
            action = await asyncio.to_thread(player.choose, game.view, list(game.options))
            client.act(game.decision, action)
