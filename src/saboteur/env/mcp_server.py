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
from saboteur.env.prompts import AnswerRefused, as_json, parse, prompt
from saboteur.extras import how_to_get
from saboteur.play.game import Game
from saboteur.play.notation import write
from saboteur.play.setup import Setup


class Table:
    """One seat at a table of bots, answered with sentences."""

    def __init__(self) -> None:
        self.game: Game | None = None

    def new_game(self, seats: int = 5, modules: str = "base", level: str = "steady", seed: int = 0) -> str:
        """Deal a new game; you sit at seat 0 and bots of a level at the others."""
        if level not in LEVELS:
            return f"There is no level {level!r}; levels are {', '.join(LEVELS)}."
        names = tuple(word.strip() for word in modules.split(",") if word.strip())
        try:
            self.game = Game.new(Setup(seats=seats, modules=names, seed=seed))
        except Refusal as refusal:
            return refusal.sentence
        self._level = level
        self._dice = random.Random(seed)
        self._memories = {seat: Memory.start(self.game.view(seat)) for seat in range(1, seats)}
        told = self._bots()
        return "\n".join([*told, self.look()])

    def look(self) -> str:
        """Show the table to your seat, with your options if you are asked."""
        game = self.game
        if game is None:
            return "No game has begun; call new_game."
        if game.over:
            return f"The game is over; gold by seat: {game.result.gold if game.result else ''}."
        return prompt(game.view(0), list(game.legal(0)))

    def options(self) -> dict[str, Any]:
        """List what you may do, as JSON."""
        if self.game is None or self.game.over:
            return {"options": [], "answer": "There is nothing to answer now."}
        return as_json(self.game.view(0), list(self.game.legal(0)))

    def act(self, answer: str) -> str:
        """Take an option by its number or notation; the bots then play until you are asked again."""
        game = self.game
        if game is None or game.over:
            return self.look()
        try:
            action = parse(answer, list(game.legal(0)))
        except AnswerRefused as refused:
            return str(refused)
        self._apply(0, action)
        told = self._bots()
        return "\n".join([*told, self.look()])

    def _bots(self) -> list[str]:
        """Let the bots play until seat 0 is asked; say what everybody could see of it."""
        game = self.game
        assert game is not None
        said = []
        while not game.over and 0 not in game.to_act:
            seat = min(game.to_act)
            memory = self._memories[seat]
            answer = decide(self._level, game.view(seat), game.legal(seat), memory, self._dice)
            self._memories[seat] = answer.memory
            said += self._apply(seat, answer.action)
        return said

    def _apply(self, seat: int, action: Any) -> list[str]:
        game = self.game
        assert game is not None
        told = list(game.apply(seat, action))
        self._memories = {one: heard(memory, told, one) for one, memory in self._memories.items()}
        said = []
        for raw_event in told:
            event = raw_event.seen_by(0)
            played = getattr(event, "action", None)
            if type(event).__name__ == "CardPlayed" and played is not None:
                said.append(f"Seat {seat}: {write(played)}.")
            elif type(event).__name__ == "Passed" and seat:
                said.append(f"Seat {seat} passes.")
        return said


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
