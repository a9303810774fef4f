"""A puzzle as a value: a game up to a moment, through the eyes of a seat, a question and its answer."""

import hashlib
from typing import Final, Literal

import msgspec

from saboteur.core.table.refusal import Refusal
from saboteur.play.commentary.said import Spoken
from saboteur.play.commentary.thoughts import Ground
from saboteur.play.game import Game
from saboteur.play.setup import Setup

VERSION: Final = 1
Kind = Literal["move", "who", "lie"]
KINDS: Final[tuple[Kind, ...]] = ("move", "who", "lie")


class Worth(msgspec.Struct, frozen=True, array_like=True):
    """What an option comes to in imagined play, in gold beside the best one, and how sure that is."""

    code: int  # packed, as `Game.codes` lists it
    behind: float  # gold that it gives away
    error: float  # standard error of that
    ground: Ground | None = None  # what speaks for it or against it, in a word


class Telling(msgspec.Struct, frozen=True, array_like=True):
    """An action that said much about somebody."""

    step: int  # its number in the game, from 1
    seat: int  # of whom
    said: float  # nats more (or less) for a saboteur


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One puzzle. Whoever has it whole has the answer and every secret of its game."""

    kind: Kind
    setup: Setup  # with the seed
    moves: list[int]  # two numbers an action: the seat and its packed code
    seat: int  # through whose eyes
    answer: list[
        int
    ]  # move: right codes, the best first; who: the saboteurs' seats; lie: the claim's place in `talk`
    talk: list[Spoken] = []
    worths: list[Worth] = []  # move: what the options come to, best first
    telling: list[Telling] = []  # who: the actions that said most
    claims: list[int] = []  # lie: between which places in `talk` one chooses
    certain: bool = False  # lie: it cannot be true; else it most likely is not
    themes: list[str] = []
    rating: int = 1500  # how hard it is: as strong a solver solves half of such puzzles

    @property
    def id(self) -> str:
        """Return a name that follows from what is asked, so that the same puzzle has one name everywhere."""
        asked = msgspec.json.encode([self.kind, self.setup, self.moves, self.seat])
        return hashlib.sha256(asked).hexdigest()[:10]

    @property
    def steps(self) -> int:
        """Return how many actions have been done."""
        return len(self.moves) // 2

    def game(self) -> Game:
        """Return the game at the moment of the question; refuse what is no game."""
        game = Game.new(self.setup)
        for seat, code in zip(self.moves[::2], self.moves[1::2], strict=True):
            if game.over or seat not in game.to_act or code not in game.codes(seat):
                raise Refusal("puzzle_damaged", f"puzzle {self.id}: its game cannot be played")
            game.apply_code(seat, code)
        return game
