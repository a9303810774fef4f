"""What a table's log is made of: one entry for each thing that was accepted.

Entries never leave the server: they hold the seed, persons' ids and packed actions. Time, chance and decisions of the
world outside stand in them, so that folding the log gives the same room every time. Tags never change once released.
"""

from __future__ import annotations

import msgspec

from saboteur.bots.company import MODERATE
from saboteur.play.commentary.thoughts import Reason
from saboteur.server.messages import (
    AnyClaim,
    AwayWhy,
    BotSpeed,
    Colour,
    Face,
    Level,
    Reading,
    TableOptions,
    TableSetup,
)


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="e"):
    """Something accepted, when, and by whose message (empty for what the server did by itself)."""

    at: int
    by: str = ""
    cid: str = ""


class Taught(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a lesson's table teaches, all of it: a lesson that is changed later changes no table that began before."""

    key: str
    module: str
    position: str
    steps: list[str]
    look: dict[str, str] = {}


class Created(Entry, frozen=True, kw_only=True, tag="created"):
    """The table was opened by its host, who sits at seat 0."""

    table: str
    code: str
    seed: str
    setup: TableSetup
    options: TableOptions
    seats: list[Chair]
    lesson: bool = False
    taught: Taught | None = None  # what it teaches; a lesson of before has a script of its own and goes on by itself
    aim: float = MODERATE  # around which levels bots sit down that are to suit whoever opened the table
    voice: str = ""  # where its people talk, at a rematch
    branch: str = ""  # the table of the finished game that is played on from some moment
    tournament: str = ""  # to which the table reports
    sealed: bool = False  # whether the same deal is played at other tables, too
    daily: str = ""  # the day whose deal it is, as 2026-11-19
    opens: int = 0  # from when on a table that is sealed lies open by itself; 0: it is opened, if it is sealed
    matched: bool = False  # by the waiting list: nobody is host among strangers


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where: a person, a bot (with a level, and who it is if anybody), or nobody."""

    person: str = ""
    name: str = ""
    level: Level | None = None
    character: str = ""
    away: AwayWhy | None = None
    program: bool = False
    reading: Reading = "usual"
    colour: Colour | None = None  # as chosen; who has chosen none gets a free one (`looks`)
    face: Face | None = None
    title: str = ""  # that the person had earned, and chose


class Joined(Entry, frozen=True, kw_only=True, tag="joined"):
    """A person sat down."""

    seat: int
    name: str
    program: bool
    colour: Colour | None = None
    face: Face | None = None
    title: str = ""


class Left(Entry, frozen=True, kw_only=True, tag="left"):
    """A seat of the lobby became empty."""

    seat: int
    kicked: bool


class KickUndone(Entry, frozen=True, kw_only=True, tag="kick_undone"):
    """Whoever was sent away last may come back."""


class Renamed(Entry, frozen=True, kw_only=True, tag="renamed"):
    """A person changed their name."""

    seat: int
    name: str


class Looked(Entry, frozen=True, kw_only=True, tag="looked"):
    """A person chose a colour and a face."""

    seat: int
    colour: Colour
    face: Face


class SpeedSet(Entry, frozen=True, kw_only=True, tag="speed_set"):
    """The host chose how long bots take."""

    speed: BotSpeed


class SetupSet(Entry, frozen=True, kw_only=True, tag="setup_set"):
    """The host changed the setup."""

    setup: TableSetup
    options: TableOptions


class Locked(Entry, frozen=True, kw_only=True, tag="locked"):
    """The door was locked, or unlocked under a new code."""

    locked: bool
    code: str


class Reordered(Entry, frozen=True, kw_only=True, tag="reordered"):
    """The seats were put in another order."""

    order: list[int]


class BotsSeated(Entry, frozen=True, kw_only=True, tag="bots_seated"):
    """Bots sat down at these seats; during a game they replace persons for good."""

    seats: list[int]
    names: list[str]
    level: Level  # of all of them; of characters it is theirs
    characters: list[str] = []  # who they are, in the same order, and their levels; none: nobody in particular
    levels: list[Level] = []


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    """The cards were dealt; logs from before revisions of the rules were numbered began under the first."""

    revision: int = 1


class Paused(Entry, frozen=True, kw_only=True, tag="paused"):
    """The game was paused, or goes on."""

    paused: bool


class HostHanded(Entry, frozen=True, kw_only=True, tag="host_handed"):
    """The host handed the role on."""

    seat: int


class Thinking(msgspec.Struct, frozen=True, kw_only=True):
    """Why a bot did something: as secret as its hand and its role until the game is over."""

    level: Level
    role: str
    reason: Reason


class Acted(Entry, frozen=True, kw_only=True, tag="acted", omit_defaults=True):
    """A seat did something, given by its packed code."""

    seat: int
    code: int
    thinking: Thinking | None = None


class VetoAnswer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat's answer in a veto window."""

    seat: int
    code: int
    by: str = ""
    cid: str = ""
    thinking: Thinking | None = None


class Answered(Entry, frozen=True, kw_only=True, tag="answered"):
    """A veto window closed: these are all answers, in the order of seats."""

    answers: list[VetoAnswer]


class Nudged(Entry, frozen=True, kw_only=True, tag="nudged"):
    """A seat's time ran out; the countdown began."""

    seat: int


class Readied(Entry, frozen=True, kw_only=True, tag="readied"):
    """Between two rounds: a person wants to go on."""

    seat: int


class WentOn(Entry, frozen=True, kw_only=True, tag="went_on"):
    """The break between two rounds was over by its limit."""


class TookOver(Entry, frozen=True, kw_only=True, tag="took_over"):
    """A bot plays for a person."""

    seat: int
    why: AwayWhy


class CameBack(Entry, frozen=True, kw_only=True, tag="came_back"):
    """The person plays again."""

    seat: int


class Claimed(Entry, frozen=True, kw_only=True, tag="claimed"):
    """A seat said something from the closed vocabulary."""

    seat: int
    claim: AnyClaim


class Chatted(Entry, frozen=True, kw_only=True, tag="chatted"):
    """A seat said something in its own words."""

    seat: int
    text: str


class VotesCounted(Entry, frozen=True, kw_only=True, tag="votes_counted"):
    """The vote of a round was closed: whom each seat pointed at. Nothing of it is in the log before."""

    round: int
    at_seats: list[int | None]  # by seat at whom it pointed


class ReadingSet(Entry, frozen=True, kw_only=True, tag="reading_set"):
    """A person said how long they need to read."""

    seat: int
    reading: Reading


class VoiceSet(Entry, frozen=True, kw_only=True, tag="voice_set"):
    """The host said where the people at the table talk to each other."""

    link: str


class SeatGiven(Entry, frozen=True, kw_only=True, tag="seat_given"):
    """A seat moved to another device."""

    seat: int
    person: str


class Woken(Entry, frozen=True, kw_only=True, tag="woken"):
    """The server had been away; clocks start again from here."""


class Rematched(Entry, frozen=True, kw_only=True, tag="rematched"):
    """These people play on at another table."""

    table: str


class Unsealed(Entry, frozen=True, kw_only=True, tag="unsealed"):
    """The last table of this deal is over: what was closed lies open."""


class Closed(Entry, frozen=True, kw_only=True, tag="closed"):
    """The table was closed."""


AnyEntry = (
    Created | Joined | Left | KickUndone | Renamed | Looked | SetupSet | SpeedSet | Locked | Reordered | BotsSeated
    | Started | Paused | HostHanded | Acted | Answered | Nudged | Readied | WentOn | TookOver | CameBack | Claimed
    | Chatted | VotesCounted | ReadingSet | VoiceSet | SeatGiven | Woken | Rematched | Unsealed | Closed
)  # fmt: skip

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode_entry(entry: AnyEntry) -> bytes:
    """Write an entry as the store keeps it."""
    return _ENCODER.encode(entry)


def decode_entry(data: bytes) -> AnyEntry:
    """Read an entry of the store."""
    return _DECODER.decode(data)
