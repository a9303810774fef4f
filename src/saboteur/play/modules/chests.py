"""Chests: tunnels that are turned up, and what the chests beneath them do (M6-M8)."""

from saboteur.core.table import events as code
from saboteur.core.table.cards import NAMES
from saboteur.play.fields.packed_fields import CELL, SEAT, Parts
from saboteur.play.fields.tagged import Action, Event
from saboteur.play.fields.telling import BOTH, BY_SEAT, ON_SEAT, EventSpec, card
from saboteur.play.fields.values import Cell, cell_of


class TakeCard(Action, frozen=True, tag="take"):
    """Take a random card from a seat's hand."""

    seat: int  # from whom


class LookAtDwarf(Action, frozen=True, tag="look"):
    """Look at a seat's dwarf (chest)."""

    seat: int  # whose dwarf


class MoveGoal(Action, frozen=True, tag="move"):
    """Move this face-down goal away from the start (chest)."""

    cell: Cell  # of the goal to move


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


class GoalMoved(Event, frozen=True, tag="goal_moved"):
    """A face-down goal was moved away from the start."""

    seat: int  # who moved it
    origin: Cell  # where it had lain
    cell: Cell  # where it lies now


class CardTaken(Event, frozen=True, tag="card_taken"):
    """A seat took a random card from another hand."""

    seat: int  # who took it
    target: int  # from whom
    card: str | None = None  # secret: told to both


class PileBuried(Event, frozen=True, tag="pile_buried"):
    """Cards went unseen from the draw pile to the discard pile."""

    seat: int  # who brought it about
    count: int  # how many cards


class DiscardsShuffled(Event, frozen=True, tag="discards_shuffled"):
    """The discard pile was shuffled."""

    seat: int  # who brought it about


PACKED: dict[type[Action], Parts] = {TakeCard: {"seat": SEAT}, LookAtDwarf: {"seat": SEAT}, MoveGoal: {"cell": CELL}}
TOLD: dict[int, EventSpec] = {
    code.TUNNEL_TURNED: EventSpec(TunnelTurned, BY_SEAT | {"cell": (1, cell_of), "tunnel": (2, card)}),
    code.CHEST_OPENED: EventSpec(
        ChestOpened,
        BY_SEAT | {"cell": (1, cell_of), "tunnel": (2, lambda n: NAMES[n & 255]), "chest": (2, lambda n: n >> 8)},
    ),
    code.GOAL_MOVED: EventSpec(GoalMoved, BY_SEAT | {"origin": (1, cell_of), "cell": (2, cell_of)}),
    code.CARD_TAKEN: EventSpec(CardTaken, ON_SEAT, {"card": card}, BOTH),
    code.PILE_BURIED: EventSpec(PileBuried, BY_SEAT | {"count": (1, int)}),
    code.DISCARDS_SHUFFLED: EventSpec(DiscardsShuffled, BY_SEAT),
}
