"""A small MCP server: a language model's host plays Saboteur among bots through four tools.

    python -m saboteur.env.mcp_server

`new_game` deals, `look` shows the table to the seat, `options` lists what it may do, `act` takes an answer as
`saboteur.env.prompts.parse` reads it and lets the bots answer. One game at a time, kept in memory.
"""

import random
import sys
from typing import Any

from saboteur.bots.levels import LEVELS, decide
from saboteur.bots.memory.bot_memory import Memory
from saboteur.core.table.refusal import Refusal
from saboteur.env.among_bots import heard
from saboteur.env.prompts import as_json, parse, prompt
from saboteur.env.seat_story import Story
from saboteur.extras import how_to_get
from saboteur.play.game import Game
from saboteur.play.setup import Setup


class Refused(ValueError):  # noqa: N818 - it is a refusal, which the server hands on as the tool's error
    """What was asked for cannot be; the sentence says why."""


class Table:
    """One seat at a table of bots, answered with sentences."""

    def __init__(self) -> None:
        self.game: Game | None = None

    def new_game(self, seats: int = 5, modules: str = "base", level: str = "steady", seed: int = 0) -> str:
        """Deal a new game; you sit at seat 0 and bots of a level at the others."""
        if level not in LEVELS:
            raise Refused(f"There is no level {level!r}; levels are {', '.join(LEVELS)}.")
        names = tuple(word.strip() for word in modules.split(",") if word.strip())
        try:
            self.game = Game.new(Setup(seats=seats, modules=names, seed=seed))
        except Refusal as refusal:
            raise Refused(refusal.sentence) from None
        self._level = level
        self._dice = random.Random(seed)
        self._memories = {seat: Memory.start(self.game.view(seat)) for seat in range(1, seats)}
        self._story = Story(0)
        self._story.hears(self.game.events(0))
        self._bots()
        return self.look()

    def look(self) -> str:
        """Show the rules, what happened and the table to your seat, with your options if you are asked."""
        game = self._dealt()
        if game.over:
            return f"The game is over; gold by seat: {game.result.gold if game.result else ''}."
        return prompt(game.view(0), list(game.legal(0)), self._story.lines())

    def options(self) -> dict[str, Any]:
        """List what you may do, as JSON, with the view and the story."""
        game = self._dealt()
        if game.over:
            return {"options": [], "answer": "There is nothing to answer now."}
        return as_json(game.view(0), list(game.legal(0)), self._story.lines())

    def act(self, answer: str) -> str:
        """Take an option by its number or notation; the bots then play until you are asked again."""
        game = self._dealt()
        if game.over:
            return self.look()
        self._apply(0, parse(answer, list(game.legal(0))))
        self._bots()
        return self.look()

    def _dealt(self) -> Game:
        if self.game is None:
            raise Refused("No game has begun; call new_game.")
        return self.game

    def _bots(self) -> None:
        """Let the bots play until seat 0 is asked."""
        game = self._dealt()
        while not game.over and 0 not in game.to_act:
            seat = min(game.to_act)
            memory = self._memories[seat]
            answer = decide(self._level, game.view(seat), game.legal(seat), memory, self._dice)
            self._memories[seat] = answer.memory
            self._apply(seat, answer.action)

    def _apply(self, seat: int, action: Any) -> None:
        told = list(self._dealt().apply(seat, action))
        self._memories = {one: heard(memory, told, one) for one, memory in self._memories.items()}
        self._story.hears([raw_event.seen_by(0) for raw_event in told])


def server() -> Any:
    """Make the server with its tools."""
    from mcp.server import MCPServer  # noqa: PLC0415 - an extra

    table = Table()
    made = MCPServer("saboteur")
    for tool in (table.new_game, table.look, table.options, table.act):
        made.tool()(tool)
    return made


def main() -> int:
    """Serve over standard input and output."""
    try:
        made = server()
    except ImportError:
        sys.stderr.write(f"saboteur: the MCP server needs a package that is missing: {how_to_get('mcp')}\n")
        return 2
    made.run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
