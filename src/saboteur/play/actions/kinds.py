"""What a seat can do, each as a typed value.

Names are imperative; the tag is the wire name and never changes once released.
"""

import msgspec

from saboteur.play.values import Cell


class Action(msgspec.Struct, frozen=True, tag_field="do"):
    """Anything a seat can do."""


class LayPath(Action, frozen=True, tag="lay"):
    """Lay a path card; `payer` is the seat that pays the toll of a guarded cell."""

    card: str  # the path card, e.g. NES
    cell: Cell  # the empty cell to lay it on
    turned: bool = False  # whether it lies upside down
    payer: int | None = None  # the seat that pays the toll of a guarded cell; null: none is due


class BreakTool(Action, frozen=True, tag="break"):
    """Lay a broken tool before a seat."""

    tool: str  # pick, lantern or cart
    seat: int  # before whom the broken tool is laid


class MendTool(Action, frozen=True, tag="fix"):
    """Remove a broken tool with a repair card."""

    tool: str  # the broken tool to remove
    seat: int  # before whom it lies
    card: str  # the repair card; one with two tools mends either


class DropRocks(Action, frozen=True, tag="rockfall"):
    """Let a path card fall out of the maze."""

    cell: Cell  # where the path card lies


class ReadMap(Action, frozen=True, tag="map"):
    """Look secretly at a face-down goal or a covered chest."""

    cell: Cell  # of the goal or the covered chest


class Pass(Action, frozen=True, tag="pass"):
    """Discard cards face down, in this order."""

    cards: list[str]  # one of the hand; in Saboteur 2 up to three


class DropFront(Action, frozen=True, tag="drop"):
    """Discard two cards to remove a card lying before oneself."""

    cards: list[str]  # the two cards to discard
    front: str  # what to remove: pick, lantern, cart, theft or trapped


class PlaceToll(Action, frozen=True, tag="toll"):
    """Discard a card and set a toll dwarf on an open end."""

    cell: Cell  # of the card that has the open end
    side: str  # of that card: N, E, S or W
    card: str  # the card to discard for it


class AskToll(Action, frozen=True, tag="ask"):
    """Ask a seat to pay for a guarded cell."""

    seat: int  # who is asked to pay
    cell: Cell  # the guarded cell


class PlayTheft(Action, frozen=True, tag="theft"):
    """Lay a theft before oneself."""


class HandsOff(Action, frozen=True, tag="hands_off"):
    """Remove the theft before a seat."""

    seat: int  # whose theft is removed


class Trap(Action, frozen=True, tag="trapped"):
    """Lay a trapped card before a seat."""

    seat: int  # before whom it is laid


class Free(Action, frozen=True, tag="freed"):
    """Remove the trapped card before a seat."""

    seat: int  # who is freed


class Inspect(Action, frozen=True, tag="inspection"):
    """Look secretly at a seat's dwarf."""

    seat: int  # whose dwarf is looked at


class SwapHats(Action, frozen=True, tag="hat_swap"):
    """Let a seat exchange its dwarf with the stack."""

    seat: int  # who gets another dwarf


class SwapHands(Action, frozen=True, tag="hand_swap"):
    """Exchange hands with a seat."""

    seat: int  # with whom


class HandleGoals(Action, frozen=True, tag="goal_swap"):
    """Take two face-down goals."""

    cell: Cell  # one of the two goals
    other: Cell  # the other


class SearchTrove(Action, frozen=True, tag="trove"):
    """Look at the top five discards and keep one."""


class TurnAbout(Action, frozen=True, tag="turnabout"):
    """Reverse the order of play."""


class CallSpecialist(Action, frozen=True, tag="path_specialist"):
    """Lay two paths in this turn."""


class MakeDetour(Action, frozen=True, tag="detour"):
    """Move the path card laid last."""

    cell: Cell  # the empty cell to move it to
    turned: bool = False  # whether it lies upside down there
    payer: int | None = None  # the seat that pays the toll of a guarded cell; null: none is due


class PlayVeto(Action, frozen=True, tag="veto"):
    """Stop the card that was just played."""


class Allow(Action, frozen=True, tag="allow"):
    """Let the card that was just played be."""


class OpenReached(Action, frozen=True, tag="open"):
    """Turn or enter this reached thing next."""

    cell: Cell  # of the goal, the chest or the large card


class ChooseRotation(Action, frozen=True, tag="rotate"):
    """Set the turned goal or tunnel this way round."""

    turned: bool  # whether it lies upside down


class PickGold(Action, frozen=True, tag="gold"):
    """Take a gold card of this value."""

    value: int  # 1, 2 or 3


class SwapGoals(Action, frozen=True, tag="swap"):
    """Swap the two goals, or leave them as they were."""

    swapped: bool  # true to swap them


class KeepCard(Action, frozen=True, tag="keep"):
    """Keep this one of the cards looked at; `discards`: the order in which the other two of three go (R-27)."""

    card: str  # the one to keep
    discards: list[str] = []  # the other two of three, in the order in which they are discarded; else empty


class Rob(Action, frozen=True, tag="rob"):
    """Steal one gold from a seat."""

    seat: int  # who is robbed


class TakeCard(Action, frozen=True, tag="take"):
    """Take a random card from a seat's hand."""

    seat: int  # from whom


class LookAtDwarf(Action, frozen=True, tag="look"):
    """Look at a seat's dwarf (chest)."""

    seat: int  # whose dwarf


class MoveGoal(Action, frozen=True, tag="move"):
    """Move this face-down goal away from the start (chest)."""

    cell: Cell  # of the goal to move


class AnswerToll(Action, frozen=True, tag="pay"):
    """Agree to pay somebody's toll, or refuse."""

    pay: bool  # true to agree


class FinishTurn(Action, frozen=True, tag="done"):
    """End a specialist's turn without a second path."""


class PlayCard(Action, frozen=True, tag="play"):
    """Play a card of a module on what the card takes: a seat, a cell, another cell, a number."""

    card: str  # the module's card
    seat: int | None = None  # whom it is played on, if it takes a seat
    cell: Cell | None = None  # where it is played, if it takes a cell
    other: Cell | None = None  # the second cell, if it takes two
    number: int | None = None  # the number named, if it takes one


class Choose(Action, frozen=True, tag="choose"):
    """Answer a question of a module with what it asks for: a seat, a cell, a card, a number, or yes or no."""

    seat: int | None = None  # the seat chosen, if one is asked for
    cell: Cell | None = None  # the cell chosen, if one is asked for
    card: str | None = None  # the card chosen, if one is asked for
    number: int | None = None  # the number chosen, if one is asked for
    yes: bool | None = None  # the answer to a question of yes or no


AnyAction = (
    LayPath | BreakTool | MendTool | DropRocks | ReadMap | Pass | DropFront | PlaceToll | AskToll | PlayTheft
    | HandsOff | Trap | Free | Inspect | SwapHats | SwapHands | HandleGoals | SearchTrove | TurnAbout
    | CallSpecialist | MakeDetour | PlayVeto | Allow | OpenReached | ChooseRotation | PickGold | SwapGoals
    | KeepCard | Rob | TakeCard | LookAtDwarf | MoveGoal | AnswerToll | FinishTurn | PlayCard | Choose
)  # fmt: skip
ACTIONS: tuple[type[Action], ...] = AnyAction.__args__
LATE_ACTIONS: tuple[type[Action], ...] = (PlayCard, Choose)  # what later modules are played with; the boxes have none
