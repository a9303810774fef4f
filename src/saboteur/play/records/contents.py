"""A record as data: what the document says, its actions as values, and the game before the first of them."""

import msgspec

from saboteur import __version__
from saboteur.core.table.refusal import Refusal
from saboteur.play.actions import AnyAction
from saboteur.play.commentary.said import RecordedVote, Spoken
from saboteur.play.commentary.thoughts import Thought
from saboteur.play.game import Game, Result
from saboteur.play.notation import read
from saboteur.play.positions import Position, load
from saboteur.play.setup import Setup

FORMAT = "saboteur-record"
VERSION = 2  # records of version 1 were played by the first revision of the rules


class Shuffle(msgspec.Struct, frozen=True):
    """A shuffle: its label, and for each place afterwards the place before."""

    label: str  # what was shuffled
    order: list[int]  # for each place afterwards the place before


class Recorded(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole game. Each action is a line: the seat, a blank, and the action in notation."""

    format: str = FORMAT  # always saboteur-record
    version: int = VERSION  # of the format
    engine: str = __version__  # the version of the engine that wrote it
    setup: Setup  # what was played, with its seed
    commitment: str  # hash of the seed, published before the deal
    start: Position | None = None  # where the game began, if not at the deal
    actions: list[str]  # each a seat, a blank and an action in notation
    marks: list[str]  # shortened digests of the state on the way
    shuffles: list[Shuffle]  # every shuffle, to be checked against the seed
    digest: str  # of the last state
    result: Result | None = None  # how it ended; null if it is not over
    outside: dict[str, str] = {}  # modules from outside, each with its package and version
    thoughts: list[Thought] = []  # why bots did what they did; no part of what is verified
    talk: list[Spoken] = []  # quick claims; no part of what is verified
    votes: list[RecordedVote] = []  # at whom everybody pointed; no part of what is verified

    def moves(self) -> list[tuple[int, AnyAction]]:
        """Return the actions as values, each with its seat; refuse what cannot be read."""
        out = []
        for number, line in enumerate(self.actions, 1):
            seat, _, action = line.partition(" ")
            if not (seat.isascii() and seat.isdecimal() and len(seat) <= 2):
                sentence = f"action {number} does not begin with a seat"
                raise Refusal("record_malformed", sentence, {"fault": "no_seat", "number": number})
            try:
                out.append((int(seat), read(action, int(seat))))
            except Refusal as reason:
                sentence = f"action {number} cannot be read: {reason.sentence}"
                raise Refusal("record_malformed", sentence, {"fault": "action", "number": number}) from reason
        return out

    def beginning(self) -> Game:
        """Return the game before its first action."""
        return Game.new(self.setup) if self.start is None else load(self.start)
