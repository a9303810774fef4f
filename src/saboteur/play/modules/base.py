"""The base game: gold cards that go round (B16)."""

from saboteur.core.table import events as code
from saboteur.core.table.codes import CARD_AT
from saboteur.play.fields.packed_fields import Parts, part
from saboteur.play.fields.tagged import Action, Event
from saboteur.play.fields.telling import BY_SEAT, OWN, EventSpec


class PickGold(Action, frozen=True, tag="gold"):
    """Take a gold card of this value."""

    value: int  # 1, 2 or 3


class GoldOffered(Event, frozen=True, tag="gold_offered"):
    """Gold cards were passed to a seat, which takes one."""

    seat: int  # who takes next
    count: int  # how many cards go round
    values: list[int] | None = None  # secret: what they are worth, told to the seat itself


class GoldTaken(Event, frozen=True, tag="gold_taken"):
    """A seat took one of the gold cards going round."""

    seat: int  # who took one
    left: int  # how many still go round
    value: int | None = None  # secret: what it is worth, told to the seat itself


PACKED: dict[type[Action], Parts] = {PickGold: {"value": part(CARD_AT, 7, int, int)}}


def _values(packed: int) -> list[int]:
    out = []
    while packed:
        out.append(packed & 3)
        packed >>= 2
    return out


TOLD: dict[int, EventSpec] = {
    code.GOLD_OFFERED: EventSpec(GoldOffered, BY_SEAT | {"count": (1, int)}, {"values": _values}, OWN),
    code.GOLD_TAKEN: EventSpec(GoldTaken, BY_SEAT | {"left": (1, int)}, {"value": int}, OWN),
}
