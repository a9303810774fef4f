"""What a day's log is made of.

Entries hold the seed and persons' ids and never leave the server. Tags never change once released.
"""

from __future__ import annotations

import msgspec

from saboteur.daily.deal import Deal
from saboteur.daily.judged import Judged


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="e"):
    """Something decided, and when."""

    at: int


class Drawn(Entry, frozen=True, kw_only=True, tag="drawn"):
    """The deal of the day was drawn: from here on its commitment stands."""

    deal: Deal


class Tried(Entry, frozen=True, kw_only=True, tag="tried"):
    """Somebody's one try, and the table it is played at."""

    person: str
    name: str
    table: str


class Scored(Entry, frozen=True, kw_only=True, tag="scored"):
    """A try was judged. It is late if it ended when the day lay open already."""

    table: str
    judged: Judged
    late: bool = False


class BestFound(Entry, frozen=True, kw_only=True, tag="best_found"):
    """How the judge would have played the day."""

    judged: Judged


class Renamed(Entry, frozen=True, kw_only=True, tag="renamed"):
    """A try is another person's from now on, or nobody's.

    It names the try: by the time a process reads it, the person whose it was may have been taken out of the log.
    """

    to: str
    table: str = ""
    person: str = ""  # whose it was, in logs that name no try
    name: str = ""  # how they are called then; empty: as before


class Called(Entry, frozen=True, kw_only=True, tag="called"):
    """Those who want word of the day at an hour (by UTC) are sent it: once, whichever process does it."""

    hour: int


AnyEntry = Drawn | Tried | Scored | BestFound | Renamed | Called
_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode_entry(entry: AnyEntry) -> bytes:
    """Write an entry as the store keeps it."""
    return _ENCODER.encode(entry)


def decode_entry(data: bytes) -> AnyEntry:
    """Read an entry of the store."""
    return _DECODER.decode(data)
