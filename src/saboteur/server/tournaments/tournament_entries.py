"""What a tournament's log is made of.

As in a table's, entries hold the seed and persons' ids and never leave the server. Tags never change once released.
"""

from __future__ import annotations

import msgspec

from saboteur.club.event import Round
from saboteur.server.messages import ClockKind, Level, TournamentPlan


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="e"):
    """Something accepted, when, and by whose message."""

    at: int
    by: str = ""
    cid: str = ""


class Begun(Entry, frozen=True, kw_only=True, tag="begun"):
    """The tournament was opened by its organiser."""

    tournament: str
    name: str
    seed: str
    plan: TournamentPlan
    real: bool
    modules: list[str]
    clock: ClockKind
    bot_level: Level
    starts: int | None = None
    club: str = ""
    rated: bool = False
    deals: str = ""  # secret for ever: what the deals of all tables come from; empty in those begun before


class Registered(Entry, frozen=True, kw_only=True, tag="registered"):
    """Somebody takes part; without a person it is a bot, or somebody at a real table."""

    key: str
    name: str
    person: str = ""
    bot: Level | None = None
    joined: int = 1


class CheckedIn(Entry, frozen=True, kw_only=True, tag="checked_in"):
    """Somebody is there."""

    key: str


class Withdrawn(Entry, frozen=True, kw_only=True, tag="withdrawn"):
    """Somebody left."""

    key: str
    left: int


class Readmitted(Entry, frozen=True, kw_only=True, tag="readmitted"):
    """Somebody who had left is back."""

    key: str


class Paired(Entry, frozen=True, kw_only=True, tag="paired"):
    """A round was paired. Its tables' ids and deals are decided here, so that they open once, whatever happens."""

    round: Round
    tables: list[str]
    seeds: list[str]


class Entered(Entry, frozen=True, kw_only=True, tag="entered"):
    """A table has a result: by its own report (nobody's), or by an organiser's hand."""

    round: int
    table: int
    gold: list[int]
    note: str = ""


class DealOpened(Entry, frozen=True, kw_only=True, tag="deal_opened"):
    """The last table of a deal was over: these tables have been opened since."""

    round: int
    tables: list[int]


class Paused(Entry, frozen=True, kw_only=True, tag="paused"):
    """The tournament was paused or resumed."""

    paused: bool


class DeputyNamed(Entry, frozen=True, kw_only=True, tag="deputy_named"):
    """Somebody may organise, too, or no more."""

    key: str
    deputy: bool


class Forgotten(Entry, frozen=True, kw_only=True, tag="forgotten"):
    """Somebody is forgotten: their key and results stay."""

    key: str
    name: str


class Carried(Entry, frozen=True, kw_only=True, tag="carried"):
    """Somebody is another identity of the same person from now on."""

    key: str  # empty: the organiser
    person: str


class Ended(Entry, frozen=True, kw_only=True, tag="ended"):
    """The tournament is over."""


AnyEntry = (
    Begun | Registered | CheckedIn | Withdrawn | Readmitted | Paired | Entered | DealOpened | Paused | DeputyNamed
    | Forgotten | Carried | Ended
)  # fmt: skip
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode_entry(entry: AnyEntry) -> bytes:
    """Write an entry for the store."""
    return msgspec.json.encode(entry)


def decode_entry(data: bytes) -> AnyEntry:
    """Read an entry from the store."""
    return _decoder.decode(data)
