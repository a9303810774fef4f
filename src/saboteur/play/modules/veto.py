"""Veto (2019): a card is stopped before it takes effect (C19, R-12).

That it was stopped is told by `CardVetoed`, which stands with `CardPlayed`: both hold any action there is.
"""

from saboteur.core.table import events as code
from saboteur.play.fields.tagged import Action, Event
from saboteur.play.fields.telling import EventSpec, set_of_seats


class PlayVeto(Action, frozen=True, tag="veto"):
    """Stop the card that was just played."""


class Allow(Action, frozen=True, tag="allow"):
    """Let the card that was just played be."""


class VetoAsked(Event, frozen=True, tag="veto_asked"):
    """These seats may say whether they veto."""

    seats: list[int]  # who is asked


TOLD: dict[int, EventSpec] = {code.VETO_ASKED: EventSpec(VetoAsked, {"seats": (0, set_of_seats)})}
