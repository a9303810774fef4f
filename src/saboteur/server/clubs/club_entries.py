"""What a club's log is made of.

Entries hold persons' ids and never leave the server. Tags never change once released.
"""

from __future__ import annotations

import msgspec

from saboteur.server.messages import ClubDoor, NewTournament, Weekly


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="e"):
    """Something accepted, when, and by whose message."""

    at: int
    by: str = ""
    cid: str = ""


class Founded(Entry, frozen=True, kw_only=True, tag="founded"):
    """The club was founded by its owner."""

    club: str
    name: str
    text: str
    door: ClubDoor
    owner: str  # how the owner is called there


class Joined(Entry, frozen=True, kw_only=True, tag="joined"):
    """Somebody is a member, or again."""

    key: str
    name: str
    person: str


class Asked(Entry, frozen=True, kw_only=True, tag="asked"):
    """Somebody wants to come in."""

    key: str
    name: str
    person: str


class Answered(Entry, frozen=True, kw_only=True, tag="answered"):
    """Somebody who had asked was let in, or not."""

    key: str
    admit: bool


class Left(Entry, frozen=True, kw_only=True, tag="left"):
    """A member left, or somebody asks no more."""

    key: str


class Renamed(Entry, frozen=True, kw_only=True, tag="renamed"):
    """A member is called something else."""

    key: str
    name: str


class Changed(Entry, frozen=True, kw_only=True, tag="changed"):
    """The club's name, text or door changed; null: as before."""

    name: str | None = None
    text: str | None = None
    door: ClubDoor | None = None


class Removed(Entry, frozen=True, kw_only=True, tag="removed"):
    """A member was sent away."""

    key: str


class LetBack(Entry, frozen=True, kw_only=True, tag="let_back"):
    """Somebody who was sent away may join again."""

    key: str


class HelperNamed(Entry, frozen=True, kw_only=True, tag="helper_named"):
    """A member helps, or no more."""

    key: str
    helper: bool


class HandedOver(Entry, frozen=True, kw_only=True, tag="handed_over"):
    """A member is the owner now."""

    key: str


class TakingOver(Entry, frozen=True, kw_only=True, tag="taking_over"):
    """A member will be the owner at that time unless the owner says a word; empty: they do."""

    key: str
    due: int = 0


class EveningPlanned(Entry, frozen=True, kw_only=True, tag="evening_planned"):
    """An evening was decided on, with the id of its tournament, so that it opens once, whatever happens."""

    number: int
    begins: int
    tournament: str
    wish: NewTournament
    weekly: bool = False


class EveningOpened(Entry, frozen=True, kw_only=True, tag="evening_opened"):
    """Its tournament is there."""

    number: int


class EveningCancelled(Entry, frozen=True, kw_only=True, tag="evening_cancelled"):
    """It does not take place, or does not count."""

    number: int


class EveningOver(Entry, frozen=True, kw_only=True, tag="evening_over"):
    """Its tournament is over."""

    number: int
    people: int
    points: dict[str, float]  # of members, by their keys


class SeasonBegun(Entry, frozen=True, kw_only=True, tag="season_begun"):
    """Evenings planned from now on count for another season."""

    name: str
    best: int | None = None


class WeeklySet(Entry, frozen=True, kw_only=True, tag="weekly_set"):
    """A slow tournament begins every week, or no more."""

    weekly: Weekly | None = None


class TableOpened(Entry, frozen=True, kw_only=True, tag="table_opened"):
    """A member opened a table for the club."""

    table: str


class Forgotten(Entry, frozen=True, kw_only=True, tag="forgotten"):
    """Somebody is forgotten: their key and points stay."""

    key: str
    name: str


class Carried(Entry, frozen=True, kw_only=True, tag="carried"):
    """Somebody is another identity of the same person from now on."""

    key: str
    person: str


AnyEntry = (
    Founded | Joined | Asked | Answered | Left | Renamed | Changed | Removed | LetBack | HelperNamed | HandedOver
    | TakingOver | EveningPlanned | EveningOpened | EveningCancelled | EveningOver | SeasonBegun | WeeklySet
    | TableOpened | Forgotten | Carried
)  # fmt: skip
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode_entry(entry: AnyEntry) -> bytes:
    """Write an entry for the store."""
    return msgspec.json.encode(entry)


def decode_entry(data: bytes) -> AnyEntry:
    """Read an entry from the store."""
    return _decoder.decode(data)
