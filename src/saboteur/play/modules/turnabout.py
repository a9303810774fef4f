"""Turnabout (2020): the order of play is reversed (C20)."""

from saboteur.core.table import events as code
from saboteur.play.fields.tagged import Action, Event
from saboteur.play.fields.telling import BY_SEAT, EventSpec


class TurnAbout(Action, frozen=True, tag="turnabout"):
    """Reverse the order of play."""


class WayTurned(Event, frozen=True, tag="way_turned"):
    """The order of play was reversed."""

    seat: int  # who played the card
    clockwise: bool  # the order of play from now on


TOLD: dict[int, EventSpec] = {
    code.WAY_TURNED: EventSpec(WayTurned, BY_SEAT | {"clockwise": (1, lambda way: way > 0)}),
}
