"""HTTP bodies of quick match: what somebody waits for, and how it stands."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from saboteur.core.table.slots import MOST_SEATS
from saboteur.server.messages.shared_types import Key


class MatchWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """PUT /api/match: wait for a table; null means anything."""

    preset: Key | None = None  # of the catalogue
    seats: Annotated[int, Meta(ge=3, le=MOST_SEATS)] | None = None  # number of seats
    clock: Literal["brisk", "relaxed", "slow"] | None = None  # how long people may think; never without a clock
    bots_after: Annotated[int, Meta(ge=0, le=3600)] | None = 60  # seconds after which bots fill up; null: never
    rated: bool = False  # whether the game counts for ratings; those who want it play with each other
    call: bool = False  # whether one wants web push when a table fills while the page sleeps


class MatchRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of PUT /api/match."""

    name: str  # how to be called
    wish: MatchWish = msgspec.field(default_factory=MatchWish)  # what for


class Matching(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/match: how it stands."""

    waiting: bool  # whether one waits
    people: int  # how many wait, oneself included
    table: str | None = None  # where one sits now
    since: int | None = None  # since when one waits
    expected: int | None = None  # milliseconds that it will still take; null: not known
    again: int  # milliseconds after which to ask again; who does not ask for a minute is taken from the list
    wish: MatchWish | None = None  # what for
