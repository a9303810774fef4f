"""What happens in the maze: paths, goals, chests, and whoever sits there."""

from saboteur.play.fields.tagged import Event
from saboteur.play.fields.values import Cell, GoalFace, PlacedCard


class PathLaid(Event, frozen=True, tag="path_laid"):
    """A path card lies in the maze."""

    seat: int  # who laid it
    cell: Cell  # where it lies
    card: PlacedCard  # which card, and which way round


class CardSet(Event, frozen=True, tag="card_set"):
    """A turned goal or tunnel, or the tournament's middle card, lies in the maze this way round."""

    seat: int | None  # who turned it up; null for the tournament's middle card
    cell: Cell  # where it lies
    card: PlacedCard  # which card, and which way round


class GoalTurned(Event, frozen=True, tag="goal_turned"):
    """A goal was turned up."""

    seat: int  # who reached it
    cell: Cell  # where it lies
    goal: GoalFace  # what it shows


class GoalShown(Event, frozen=True, tag="goal_shown"):
    """An unturned goal was shown at the end of the round."""

    cell: Cell  # where it lies
    goal: GoalFace  # what it shows


class LargeReached(Event, frozen=True, tag="large_reached"):
    """The wardrobe or the tunnel party was joined for the first time in the round."""

    seat: int  # who reached it
    place: str  # wardrobe or tunnel_party
