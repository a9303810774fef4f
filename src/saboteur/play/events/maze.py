"""What happens in the maze: paths, goals, chests, and whoever sits there."""

import msgspec

from saboteur.play.events.event import Event
from saboteur.play.values import Cell, GoalFace, PlacedCard


class PathLaid(Event, frozen=True, tag="path_laid"):
    """A path card lies in the maze."""

    seat: int  # who laid it
    cell: Cell  # where it lies
    card: PlacedCard  # which card, and which way round


class PathMoved(Event, frozen=True, tag="path_moved"):
    """The path card laid last was moved."""

    seat: int  # who moved it
    origin: Cell  # where it had lain
    cell: Cell  # where it lies now
    card: PlacedCard  # which card, and which way round


class CardSet(Event, frozen=True, tag="card_set"):
    """A turned goal or tunnel, or the tournament's middle card, lies in the maze this way round."""

    seat: int | None  # who turned it up; null for the tournament's middle card
    cell: Cell  # where it lies
    card: PlacedCard  # which card, and which way round


class RockFell(Event, frozen=True, tag="rock_fell"):
    """A card fell out of the maze; `chest`: a covered one, with the chest beneath it (M7)."""

    seat: int  # who played the card
    cell: Cell  # where it had lain
    chest: bool = False  # whether it was a covered chest


class GoalTurned(Event, frozen=True, tag="goal_turned"):
    """A goal was turned up."""

    seat: int  # who reached it
    cell: Cell  # where it lies
    goal: GoalFace  # what it shows


class GoalMoved(Event, frozen=True, tag="goal_moved"):
    """A face-down goal was moved away from the start."""

    seat: int  # who moved it
    origin: Cell  # where it had lain
    cell: Cell  # where it lies now


class GoalsHandled(Event, frozen=True, tag="goals_handled"):
    """Two goals were taken and put back, swapped or not."""

    seat: int  # who took them
    cell: Cell  # of one goal
    other: Cell  # of the other
    swapped: bool | None = None  # secret: told to the seat itself


class GoalShown(Event, frozen=True, tag="goal_shown"):
    """An unturned goal was shown at the end of the round."""

    cell: Cell  # where it lies
    goal: GoalFace  # what it shows


class Sight(msgspec.Struct, frozen=True):
    """What a map showed: a goal, or a chest and its tunnel."""

    goal: GoalFace | None = None  # what the goal shows; null for a chest
    tunnel: str | None = None  # the card over a chest; null for a goal
    chest: int | None = None  # the chest's number, 1 to 9; null for a goal


class MapRead(Event, frozen=True, tag="map_read"):
    """A seat looked at a face-down goal or a covered chest."""

    seat: int  # who looked
    cell: Cell  # of the card looked at
    sight: Sight | None = None  # secret: told to the seat itself


class TunnelTurned(Event, frozen=True, tag="tunnel_turned"):
    """A chest tunnel was turned up, to be set; its chest lies face down still."""

    seat: int  # who reached it
    cell: Cell  # where it lies
    tunnel: str  # its shape as a path card


class ChestOpened(Event, frozen=True, tag="chest_opened"):
    """The chest under a tunnel that lies now was turned up, and takes effect."""

    seat: int  # who opened it
    cell: Cell  # where it lies
    tunnel: str  # the card over it
    chest: int  # the chest's number, 1 to 9


class LargeReached(Event, frozen=True, tag="large_reached"):
    """The wardrobe or the tunnel party was joined for the first time in the round."""

    seat: int  # who reached it
    place: str  # wardrobe or tunnel_party


class TollPlaced(Event, frozen=True, tag="toll_placed"):
    """A toll dwarf sits at an open end."""

    seat: int  # its owner
    cell: Cell  # of the card that it sits on
    guards: Cell  # the empty cell that it guards
    card: str | None = None  # secret: the card discarded for it, told to the owner


class TollAsked(Event, frozen=True, tag="toll_asked"):
    """A seat asked another to pay."""

    seat: int  # who asked
    target: int  # who is asked to pay
    cell: Cell  # the guarded cell


class TollAnswered(Event, frozen=True, tag="toll_answered"):
    """A seat agreed to pay, or refused."""

    seat: int  # who was asked
    agreed: bool  # whether it will pay
    cell: Cell  # the guarded cell


class TollPaid(Event, frozen=True, tag="toll_paid"):
    """A toll was paid."""

    seat: int  # who paid
    owner: int  # whose toll dwarf got the coin
    cell: Cell  # the guarded cell


class TollGone(Event, frozen=True, tag="toll_gone"):
    """A toll dwarf is out for the round."""

    cell: Cell  # the cell that it guarded
