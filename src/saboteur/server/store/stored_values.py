"""The values that go into and come out of the store."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from saboteur.club.rating import Card


class Phase(StrEnum):
    """How far a table is. It never goes back."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    TOURNAMENT = "tournament"  # no table at all: a tournament's log lies among theirs, and nothing else of it
    CLUB = "club"  # the same of a club
    DAILY = "daily"  # the same of a day of the daily mine


class Listing(Struct, frozen=True, kw_only=True):
    """What the store knows of a table besides its log: all of it derived, public, and set again at will."""

    summary: bytes
    """Shown in the public list of open tables: JSON, never anything secret."""
    phase: Phase
    open: bool
    """In the public list."""
    updated: float
    """Unix time of the last sign of life; orders the list and decides what `collect` removes."""
    wake: float | None = None
    """Unix time from which some process must hold this room in memory: a deadline, or 0 for "always" (bots or
    running clocks). None: only when somebody asks for the table."""


class TableInfo(Struct, frozen=True, kw_only=True):
    """One line of the operator's list."""

    table: str
    listing: Listing | None
    code: str | None
    last: int
    """Sequence number of the last entry."""
    owner: str | None


class Person(Struct, frozen=True, kw_only=True):
    """A device identity. Its tokens are kept apart, and only as hashes."""

    person: str
    name: str
    created: float
    seen: float


class Fact(Struct, frozen=True):
    """One countable fact of a finished game: kind "game", "role", "module", "seats"…, its value, and how it went.

    A game of three rounds has three facts of kind "role", one for each round."""

    kind: str
    value: str
    won: bool
    gold: int


class PlayedGame(Struct, frozen=True, kw_only=True):
    """A finished game in a person's history."""

    person: str
    name: str = ""
    """How they were called there, and looked: so the others know them."""
    colour: str = ""
    face: str = ""
    table: str
    ended: float
    summary: bytes
    """JSON for the history page."""
    facts: list[Fact]


class FactSum(Struct, frozen=True):
    """Facts of the same kind and value, added up."""

    kind: str
    value: str
    count: int
    won: int
    gold: int


class Past(Struct, frozen=True, kw_only=True):
    """A history line as read."""

    table: str
    ended: float
    summary: bytes
    won: bool | None = None
    """Whether the person won, and their gold; None for games from before that was kept."""
    gold: int | None = None


class PrivateNote(Struct, frozen=True, kw_only=True):
    """A private note, as exported."""

    table: str
    key: str
    note: bytes


class Process(Struct, frozen=True, kw_only=True):
    """A running server process, as it last said of itself."""

    process: str
    seen: float
    body: bytes
    """JSON: what operators see of it."""


class Sanction(Struct, frozen=True, kw_only=True):
    """What an operator forbids somebody for a time."""

    kind: str
    """ban or mute."""
    subject: str
    """A person's id, an address, or a network (192.0.2.0/24)."""
    until: float
    reason: str


class OperatorToken(Struct, frozen=True, kw_only=True):
    """What lets somebody in at the operator's page; only its hash is kept."""

    token_hash: bytes
    label: str
    """Whose it is, as the operator calls them."""
    made: float
    expires: float


class Audit(Struct, frozen=True, kw_only=True):
    """Something that an operator did."""

    made: float
    actor: str
    """The label of the token, or `command line`, or `server`."""
    act: str
    subject: str
    """A person's id, a network, a table, a process; "" for all."""
    note: str
    """What else there is to say: an end, a reason, a text."""


class Report(Struct, frozen=True, kw_only=True):
    """What a player told the operator of another."""

    made: float
    table: str
    person: str
    """Who is reported."""
    body: bytes
    """JSON: the words of the report, and what was said at the table."""
    number: int = 0
    """Given by the store."""
    done: float | None = None
    """When an operator had seen to it."""


class Passkey(Struct, frozen=True, kw_only=True):
    """A passkey (WebAuthn) that brings a person back; its secret never leaves their device."""

    credential: bytes
    person: str
    public_key: bytes
    count: int
    """Of signatures, as the authenticator says; 0 where it does not count."""
    label: str
    created: float
    used: float = 0.0
    """When the challenge was made that it answered last: no older one counts."""


class Waiting(Struct, frozen=True, kw_only=True):
    """Somebody who waits for a table with strangers."""

    person: str
    name: str
    wish: bytes
    """JSON: what for."""
    since: float
    heard: float
    """When their page last asked."""
    called: float = 0.0
    """When they were last sent word."""
    table: str = ""
    """Where they sit; "" as long as they wait."""
    seated: float = 0.0


class Acquaintance(Struct, frozen=True, kw_only=True):
    """Somebody with whom a person has played."""

    person: str
    name: str
    """How they were called when both played together last."""
    colour: str
    face: str
    times: int
    latest: float
    likes: bool
    """Whether the person likes them; and so on for `blocks`."""
    blocks: bool
    likes_back: bool
    """Whether they like the person; never shown to them."""
    blocks_back: bool
    shown: str
    """To whom they show that they are here: liked, known; "" for nobody."""
    heard: float


class Invitation(Struct, frozen=True, kw_only=True):
    """An invitation to a table."""

    by: str
    name: str
    """How whoever invites was called when both played together last."""
    table: str
    rematch: bool
    made: float


class RatedPerson(Struct, frozen=True, kw_only=True):
    """What rated games of a kind have told of somebody."""

    person: str
    """The key of `saboteur.club.games.bot_key` for the bots of a level."""
    name: str
    """Of bots their level."""
    kind: str
    card: Card


class RatingStep(Struct, frozen=True, kw_only=True):
    """Somebody's rating after a game."""

    kind: str
    table: str
    ended: float
    rating: float
    half: float
    """It is within this of the truth in 95 of 100 cases."""


class PuzzleTry(Struct, frozen=True, kw_only=True):
    """Somebody's first try at a puzzle."""

    puzzle: str
    at: float
    solved: bool


class SolverCard(Struct, frozen=True, kw_only=True):
    """How strong somebody solves puzzles."""

    rating: float
    tries: int


class PuzzleMark(Struct, frozen=True, kw_only=True):
    """How hard a puzzle turned out to be for people."""

    rating: float
    tries: int
    solved: int


class PersonData(Struct, frozen=True, kw_only=True):
    """Everything kept about a person (no token hashes: they are of no use to anybody)."""

    person: Person
    devices: list[float]
    """When each token was made."""
    tables: list[str]
    history: list[Past]
    notes: list[PrivateNote]
    muted: int
    """How many people and bots they muted for themselves."""
    phrase: float | None = None
    """When their recovery phrase was made."""
    shown: str = ""
    """To whom they show that they are here."""
    known: list[Acquaintance] = []
    """With whom they have played."""
    passkeys: list[Passkey] = []
    ratings: list[RatedPerson] = []
    rating_steps: list[RatingStep] = []
    puzzles: list[PuzzleTry] = []
    solver: SolverCard | None = None
