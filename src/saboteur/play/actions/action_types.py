"""What a seat can do, each as a typed value: what is in every game here, what modules bring from their own files.

Names are imperative; the tag is the wire name and never changes once released.
"""

# ruff: noqa: PLC0414, RUF012 - whoever needs an action finds it here, wherever it is written; msgspec copies defaults
from saboteur.play.fields.tagged import Action as Action
from saboteur.play.fields.values import Cell
from saboteur.play.modules.base import PickGold as PickGold
from saboteur.play.modules.chests import LookAtDwarf as LookAtDwarf
from saboteur.play.modules.chests import MoveGoal as MoveGoal
from saboteur.play.modules.chests import TakeCard as TakeCard
from saboteur.play.modules.detour import MakeDetour as MakeDetour
from saboteur.play.modules.goal_swap import HandleGoals as HandleGoals
from saboteur.play.modules.goal_swap import SwapGoals as SwapGoals
from saboteur.play.modules.mine import BreakTool as BreakTool
from saboteur.play.modules.mine import DropRocks as DropRocks
from saboteur.play.modules.mine import MendTool as MendTool
from saboteur.play.modules.mine import ReadMap as ReadMap
from saboteur.play.modules.path_specialist import CallSpecialist as CallSpecialist
from saboteur.play.modules.path_specialist import FinishTurn as FinishTurn
from saboteur.play.modules.saboteur2 import DropFront as DropFront
from saboteur.play.modules.saboteur2 import Free as Free
from saboteur.play.modules.saboteur2 import HandsOff as HandsOff
from saboteur.play.modules.saboteur2 import Inspect as Inspect
from saboteur.play.modules.saboteur2 import PlayTheft as PlayTheft
from saboteur.play.modules.saboteur2 import Rob as Rob
from saboteur.play.modules.saboteur2 import SwapHands as SwapHands
from saboteur.play.modules.saboteur2 import SwapHats as SwapHats
from saboteur.play.modules.saboteur2 import Trap as Trap
from saboteur.play.modules.toll import AnswerToll as AnswerToll
from saboteur.play.modules.toll import AskToll as AskToll
from saboteur.play.modules.toll import PlaceToll as PlaceToll
from saboteur.play.modules.trove import SearchTrove as SearchTrove
from saboteur.play.modules.turnabout import TurnAbout as TurnAbout
from saboteur.play.modules.veto import Allow as Allow
from saboteur.play.modules.veto import PlayVeto as PlayVeto


class LayPath(Action, frozen=True, tag="lay"):
    """Lay a path card; `payer` is the seat that pays the toll of a guarded cell."""

    card: str  # the path card, e.g. NES
    cell: Cell  # the empty cell to lay it on
    turned: bool = False  # whether it lies upside down
    payer: int | None = None  # the seat that pays the toll of a guarded cell; null: none is due


class Pass(Action, frozen=True, tag="pass"):
    """Discard cards face down, in this order."""

    cards: list[str]  # one of the hand; in Saboteur 2 up to three


class OpenReached(Action, frozen=True, tag="open"):
    """Turn or enter this reached thing next."""

    cell: Cell  # of the goal, the chest or the large card


class ChooseRotation(Action, frozen=True, tag="rotate"):
    """Set the turned goal or tunnel this way round."""

    turned: bool  # whether it lies upside down


class KeepCard(Action, frozen=True, tag="keep"):
    """Keep this one of the cards looked at; `discards`: the order in which the other two of three go (R-27)."""

    card: str  # the one to keep
    discards: list[str] = []  # the other two of three, in the order in which they are discarded; else empty


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
