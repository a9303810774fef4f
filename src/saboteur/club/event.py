"""A tournament as plain data: what is decided before it, who plays, and what each round came to.

One document holds all of it, for an organiser's file as for a server's log. What stands in it is all that pairings
and standings depend on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Literal, NamedTuple, TypeAlias

import msgspec

from saboteur.club.pairing import Sizes, Unpairable

Format: TypeAlias = Literal["swiss", "league", "knockout", "duplicate"]
Tiebreak: TypeAlias = Literal["gold", "wins", "opponents", "best", "direct", "lot"]
Scoring: TypeAlias = Literal["points", "gold"]
MOST_PEOPLE = 1000
MOST_GOLD = 999
Gold: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_GOLD)]
Key: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Seed: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is decided before the first round."""

    format: Format = "swiss"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=50)] = 5  # a knock-out ends with its final
    sizes: Sizes = Sizes()
    scoring: Scoring = "points"  # a duplicate compares gold with that of the same seat elsewhere
    tiebreaks: list[Tiebreak] = msgspec.field(default_factory=lambda: ["gold", "wins", "opponents", "lot"])
    bye: Annotated[int, msgspec.Meta(ge=0, le=100)] = 50  # points
    advance: Annotated[int, msgspec.Meta(ge=1, le=6)] = 2  # of each table of a knock-out

    def __post_init__(self) -> None:
        """Refuse what cannot be played."""
        if self.format == "knockout" and self.advance >= self.sizes.least:
            raise Unpairable(f"of tables of {self.sizes.least} fewer than {self.sizes.least} people advance")


class Entrant(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody who plays."""

    key: Key
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    rating: float | None = None  # seeds the first round
    joined: Annotated[int, msgspec.Meta(ge=1)] = 1  # the first round they are paired for
    left: int | None = None  # the first round they are not paired for any more
    bot: str | None = None  # level


class Sheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One table of a round: who sits where, and each seat's gold once it is over."""

    number: int
    seats: list[Key]
    gold: list[Gold] | None = None


class Round(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A round: its tables, who has a bye, and how everybody stood when it was paired."""

    number: int
    tables: list[Sheet]
    byes: list[Key] = []
    places: dict[str, float] = {}
    meetings: int = 0  # pairs who meet again
    bound: int = 0  # below which that could not be

    @property
    def over(self) -> bool:
        """Return whether every table has a result."""
        return all(table.gold is not None for table in self.tables)


class Event(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tournament."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
    seed: Seed  # secret until the end; its hash is published before
    plan: Plan = Plan()
    entrants: Annotated[list[Entrant], msgspec.Meta(max_length=MOST_PEOPLE)] = []
    rounds: list[Round] = []

    def __post_init__(self) -> None:
        """Refuse what contradicts itself, by name and place."""
        known: set[str] = set()
        for one in self.entrants:
            if one.key in known:
                raise Unpairable(f"{one.name!r} is registered twice")
            known.add(one.key)
        for number, played in enumerate(self.rounds, 1):
            _check_round(number, played, known)

    def seed_bytes(self) -> bytes:
        """Return the seed as shuffles use it."""
        return bytes.fromhex(self.seed)

    def playing(self, number: int) -> list[Entrant]:
        """Return who is to be paired for a round."""
        return [one for one in self.entrants if one.joined <= number and (one.left is None or number < one.left)]


def _check_round(number: int, one: Round, known: set[str]) -> None:
    if one.number != number:
        raise Unpairable(f"the {number}. round calls itself round {one.number}")
    sitting = [key for table in one.tables for key in table.seats] + list(one.byes)
    for key, times in Counter(sitting).items():
        if key not in known:
            raise Unpairable(f"in round {number} sits {key!r}, who is not registered")
        if times > 1:
            raise Unpairable(f"in round {number} {key!r} sits twice")
    for table in one.tables:
        if table.gold is not None and len(table.gold) != len(table.seats):
            raise Unpairable(
                f"round {number}, table {table.number} has {len(table.seats)} seats and gold for {len(table.gold)}"
            )


class Finished(NamedTuple):
    """A table with a result."""

    round: int
    sheet: Sheet
    gold: list[int]


def finished(event: Event) -> Iterator[Finished]:
    """Yield the tables that have results, in order."""
    for one in event.rounds:
        for sheet in one.tables:
            if sheet.gold is not None:
                yield Finished(one.number, sheet, sheet.gold)


def with_result(event: Event, number: int, table: int, gold: list[int] | None) -> Event:
    """Enter, correct or take back the result of a table."""
    if not 1 <= number <= len(event.rounds):
        raise Unpairable(f"there is no round {number}; rounds are 1 to {len(event.rounds)}")
    one = event.rounds[number - 1]
    sheet = next((sheet for sheet in one.tables if sheet.number == table), None)
    if sheet is None:
        raise Unpairable(f"round {number} has no table {table}; tables are 1 to {len(one.tables)}")
    if gold is not None and len(gold) != len(sheet.seats):
        raise Unpairable(f"table {table} has {len(sheet.seats)} seats, not {len(gold)}")
    if gold is not None and not all(0 <= amount <= MOST_GOLD for amount in gold):
        raise Unpairable(f"gold is a number from 0 to {MOST_GOLD}")
    tables = [msgspec.structs.replace(s, gold=gold) if s is sheet else s for s in one.tables]
    rounds = [msgspec.structs.replace(r, tables=tables) if r is one else r for r in event.rounds]
    return msgspec.structs.replace(event, rounds=rounds)
