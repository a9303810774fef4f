"""What there is to know about a table: who sits where, what is played, who is asked, what all are shown of it."""

from __future__ import annotations

import random

import msgspec

from saboteur.bots.skills import STYLES
from saboteur.core.rules import REVISION
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.play.thoughts import Thought
from saboteur.play.views import View
from saboteur.server import messages as m
from saboteur.server.tables import log_entries as e
from saboteur.server.tables import looks
from saboteur.server.tables.clocks import ClockState
from saboteur.server.tables.shown import Shown


class TableFacts:
    """Everything about one table, made of its first entry; `RoomState` changes it."""

    def __init__(self, first: e.Created) -> None:
        self.seq = 1
        self.table = first.table
        self.created = first.at
        self.updated = first.at
        self.seed = first.seed
        self.revision = REVISION  # of the rules, until a log from before says otherwise
        self.setup = first.setup
        self.options = first.options
        self.seats: list[e.Chair] = list(first.seats)
        self.lesson = first.lesson
        self.counts = not first.lesson and not first.branch  # whether it is in histories and statistics
        self.host: int | None = self.first_person()
        self.code = first.code
        self.locked = False
        self.paused = False
        self.phase: m.Phase = "lobby"
        self.rematch: str | None = None
        self.closed = False
        self.sent_away: set[str] = set()  # persons whom the host does not want
        self.game: Game | None = None
        self._shown: Shown | None = None
        self.decision = 0
        self.moves = 0  # how often a seat went to another device
        self.talk: list[m.TalkLine] = []
        self.clocks = ClockState("none", 0)
        self.interval: m.Interval | None = None
        self.answers: dict[tuple[str, str], int] = {}
        self._seated: dict[str, int] | None = None  # until somebody asks, and again once seats change
        self._thoughts: list[bytes] = []  # encoded, which takes a tenth of the room
        if first.cid:
            self.answers[first.by, first.cid] = 1

    # -- asking ------------------------------------------------------------------------------------------

    def seat_of(self, person: str) -> int | None:
        """Find a person's seat."""
        return self.seated.get(person)

    @property
    def seated(self) -> dict[str, int]:
        """Return the seats of all persons; every move asks for it, and few entries change it."""
        if self._seated is None:
            self._seated = {chair.person: seat for seat, chair in enumerate(self.seats) if chair.person}
        return self._seated

    def is_empty(self, seat: int) -> bool:
        """Return whether nobody sits there."""
        return not self.seats[seat].person and self.seats[seat].level is None

    def played_by_bot(self, seat: int) -> bool:
        """Return whether a bot answers for the seat at the moment."""
        chair = self.seats[seat]
        return chair.level is not None or chair.away is not None

    def asked_but(self, here: list[str]) -> list[str]:
        """Return the persons who are asked and are not among those who are here."""
        asked = [self.seats[seat].person for seat in self.asked if not self.played_by_bot(seat)]
        return [person for person in asked if person and person not in here]

    @property
    def played_by_people(self) -> bool:
        """Return whether a person plays at least one seat at the moment."""
        return any(chair.person and chair.away is None for chair in self.seats)

    def bot_level(self, seat: int) -> m.Level:
        """Return the level of the bot that plays a seat."""
        return self.seats[seat].level or self.options.bot_level

    def bot_style(self, seat: int) -> str:
        """Return the style of the bot that plays a seat; one left to chance is drawn once a game, and is a secret."""
        style = self.options.bot_style
        if style != "chance" or self.game is None:
            return style
        return random.Random(f"{self.game.setup.seed}:style:{seat}").choice(sorted(STYLES))

    @property
    def door_open(self) -> bool:
        """Return whether the code finds the table."""
        return self.phase == "lobby" and not self.locked and not self.closed

    @property
    def asked(self) -> frozenset[int]:
        """Return the seats that have to answer now; nobody while the game is paused or between two rounds."""
        if self.game is None or self.phase != "playing" or self.paused or self.interval is not None:
            return frozenset()
        return self.game.to_act

    @property
    def thoughts(self) -> list[Thought]:
        """Return why bots did what they did; nothing before the game is over."""
        if self.phase != "over":
            return []
        return [msgspec.json.decode(thought, type=Thought) for thought in self._thoughts]

    def look(self, before: Shown | None = None) -> Shown | None:
        """Return the game as viewers see it now; the next step can be told by what it changes in that."""
        if self._shown is None and self.game is not None:
            self._shown = Shown(self.game, before)
        return self._shown

    @property
    def public(self) -> View | None:
        """Return the game as a spectator sees it."""
        return None if self.game is None else self.game.view(None)

    def commitment(self) -> str:
        """Return the hash of the seed."""
        return self.game_setup().commitment()

    def game_setup(self) -> Setup:
        """Return the setup as the engine takes it."""
        setup = self.setup
        return Setup(
            seats=setup.seats, modules=setup.modules, options=setup.options, seed=self.seed, revision=self.revision
        )

    def lobby(self) -> m.Lobby:
        """Return the table as all viewers see it."""
        return m.Lobby(
            table=self.table,
            code=self.code if self.door_open else "",
            phase=self.phase,
            setup=self.setup,
            options=self.options,
            seats=[_shown(chair, look) for chair, look in zip(self.seats, looks.worn(self.seats), strict=True)],
            host=self.host,
            locked=self.locked,
            paused=self.paused,
            commitment=self.commitment(),
            created=self.created,
            rematch=self.rematch,
            lesson=self.lesson,
            counts=self.counts,
            interval=self.interval,
        )

    def first_person(self) -> int | None:
        """Find the first seat at which a person sits."""
        return next((seat for seat, chair in enumerate(self.seats) if chair.person), None)


def _shown(chair: e.Chair, look: looks.Look | None) -> m.LobbySeat:
    kind: m.SeatKind = "bot" if chair.level is not None else "person" if chair.person else "empty"
    colour, face = look or (None, None)
    return m.LobbySeat(
        kind=kind,
        name=chair.name,
        level=chair.level,
        away=chair.away,
        program=chair.program,
        colour=colour,
        face=face,
    )
