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
from saboteur.core.research.claims import CLAIM, SILENCE
from saboteur.core.table.refusal import Refusal
from saboteur.env.among_bots import heard
from saboteur.env.prompts import ASK, as_json, parse, prompt, prompt_to_speak
from saboteur.env.seat_story import Story
from saboteur.env.single_game import OneGame
from saboteur.env.talking import Company, chosen_claim, claims_in_words, said_of
from saboteur.env.vector import EnvError
from saboteur.extras import how_to_get
from saboteur.play.game import Game
from saboteur.play.setup import Setup


class Refused(ValueError):  # noqa: N818 - it is a refusal, which the server hands on as the tool's error
    """What was asked for cannot be; the sentence says why."""


class Table:
    """One seat at a table of bots, answered with sentences."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self._told: OneGame | None = None  # the same game, if seats may talk

    def new_game(
        self, seats: int = 5, modules: str = "base", level: str = "steady", seed: int = 0, talk: int = 0
    ) -> str:
        """Deal a new game; you sit at seat 0 and bots of a level elsewhere; with talk all may speak after turns."""
        if level not in LEVELS:
            raise Refused(f"There is no level {level!r}; levels are {', '.join(LEVELS)}.")
        names = tuple(word.strip() for word in modules.split(",") if word.strip())
        try:
            self.game = Game.new(Setup(seats=seats, modules=names, seed=seed))
            self._told = OneGame(self.game.setup, talk) if talk else None
        except Refusal as refusal:
            raise Refused(refusal.sentence) from None
        except EnvError as refused:
            raise Refused(str(refused)) from None
        self._company = Company(dict.fromkeys(range(1, seats), level))
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
        told = self._speaks(0)
        if told is not None:
            claims = claims_in_words(told.claims, told.state, 0)
            return prompt_to_speak(game.view(0), claims, self._story.lines())
        return prompt(game.view(0), list(game.legal(0)), self._story.lines())

    def options(self) -> dict[str, Any]:
        """List what you may do, as JSON, with the view and the story."""
        game = self._dealt()
        if game.over:
            return {"options": [], "answer": "There is nothing to answer now."}
        told = self._speaks(0)
        if told is not None:
            listed = enumerate(claims_in_words(told.claims, told.state, 0), 1)
            return {"options": [{"option": i, "action": claim} for i, claim in listed], "answer": ASK}
        return as_json(game.view(0), list(game.legal(0)), self._story.lines())

    def act(self, answer: str) -> str:
        """Take an option by its number or notation; the bots then play until you are asked again."""
        game = self._dealt()
        if game.over:
            return self.look()
        told = self._speaks(0)
        if told is not None:
            self._say(told, 0, chosen_claim(answer, told.claims, told.state, 0))
            self._bots()
            return self.look()
        self._apply(0, parse(answer, list(game.legal(0)), 0))
        self._bots()
        return self.look()

    def _dealt(self) -> Game:
        if self.game is None:
            raise Refused("No game has begun; call new_game.")
        return self.game

    def _speaks(self, seat: int) -> OneGame | None:
        """Return the game as far as it may be spoken of, if a seat is asked to speak."""
        return self._told if self._told is not None and self._told.speech.speaker == seat else None

    def _say(self, told: OneGame, seat: int, number: int) -> None:
        """Let everybody hear what a seat says."""
        said = said_of(told.claims, told.state, seat, number)
        told.raw_step(seat, CLAIM + number)
        self._company.hear(said, self._memories)
        if said is not None:
            self._story.hears([said])

    def _bots(self) -> None:
        """Let the bots play, and speak, until seat 0 is asked."""
        game = self._dealt()
        while not game.over:
            told = self._told
            if told is not None and told.speech.speaker > 0:
                seat = told.asked
                said = SILENCE  # after the first
                if told.speech.left == told.speech.most:
                    memory = self._memories[seat]
                    said = self._company.number(told.claims, told.state, seat, game.view(seat), memory, self._dice)
                self._say(told, seat, said)
                continue
            if 0 in game.to_act or self._speaks(0) is not None:
                return
            seat = min(game.to_act)
            memory = self._memories[seat]
            answer = decide(self._level, game.view(seat), game.legal(seat), memory, self._dice)
            self._memories[seat] = answer.memory
            self._apply(seat, answer.action)

    def _apply(self, seat: int, action: Any) -> None:
        told = list(self._dealt().apply(seat, action))
        self._company.hear_events(told)
        if self._told is not None:
            self._told.play(seat, action)
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
