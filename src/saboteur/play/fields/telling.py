"""How an event is told: what its fields are made from, and who may know which (law 3)."""

import functools
from collections.abc import Callable
from typing import Any

import msgspec

from saboteur.core.table.cards import FRONTS, NAMES, ROLES
from saboteur.core.table.slots import MOST_SEATS
from saboteur.core.table.state import State
from saboteur.play.fields.tagged import Event

PUBLIC = "everybody"
OWN = "the seat itself"
BOTH = "both seats"

Fields = dict[str, tuple[int, Callable[[int], Any]]]
About = Callable[[State, int], dict[str, Any]]  # what everybody sees of a question, made of the number in its frame


class EventSpec(msgspec.Struct, frozen=True):
    """How to tell an event: its type, its public fields, its secret fields, and who may know those.

    A public field says which of the journal's three public numbers it is made from, and how. Secret fields are all
    made from the one secret number.
    """

    kind: type[Event]
    fields: Fields
    secret: dict[str, Callable[[int], Any]] = {}
    audience: str = PUBLIC


BY_SEAT: Fields = {"seat": (0, int)}
ON_SEAT: Fields = {"seat": (0, int), "target": (1, int)}
card = NAMES.__getitem__
front = FRONTS.__getitem__
role = ROLES.__getitem__


def cards(packed: int) -> list[str]:
    """Read up to three cards."""
    return [NAMES[kind] for at in (0, 7, 14) if (kind := packed >> at & 127)]


def set_of_seats(mask: int) -> list[int]:
    """Read a set of seats."""
    return [seat for seat in range(MOST_SEATS) if mask >> seat & 1]


@functools.cache  # 4,096 at most; every event of every move asks for one
def frozen_seats(mask: int) -> frozenset[int]:
    """Read a set of seats that nobody changes."""
    return frozenset(set_of_seats(mask))
