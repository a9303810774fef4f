"""Events: what happened, in the past tense, each with public fields and at most one secret one.

Who may know which part is said in `telling`.
"""

import msgspec

from saboteur.play.actions import AnyAction
from saboteur.play.values import Cell, GoalFace, PlacedCard
from saboteur.play.views import Question


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened, as one viewer may know it; a secret field is null for the others."""


class RoundStarted(Event, frozen=True, tag="round_started"):
    """A round was set up; `spare` dwarfs lie face down beside those dealt."""

    round: int
    starter: int
    spare: int


class DwarfDealt(Event, frozen=True, tag="dwarf_dealt"):
    """A seat was dealt its dwarf."""

    seat: int
    role: str | None = None


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """A seat drew a card."""

    seat: int
    pile: int
    card: str | None = None


class TurnStarted(Event, frozen=True, tag="turn_started"):
    """It is a seat's turn."""

    seat: int
    turn: int


class CardPlayed(Event, frozen=True, tag="card_played"):
    """A card was played with its cell, rotation and targets; it has not yet taken effect."""

    seat: int
    action: AnyAction


class VetoAsked(Event, frozen=True, tag="veto_asked"):
    """These seats may say whether they veto."""

    seats: list[int]


class CardVetoed(Event, frozen=True, tag="card_vetoed"):
    """A Veto was played: the card does not take effect."""

    seat: int
    victim: int
    action: AnyAction


class PathLaid(Event, frozen=True, tag="path_laid"):
    """A path card lies in the maze."""

    seat: int
    cell: Cell
    card: PlacedCard


class GoalTurned(Event, frozen=True, tag="goal_turned"):
    """A goal was turned up."""

    seat: int
    cell: Cell
    goal: GoalFace


class TunnelTurned(Event, frozen=True, tag="tunnel_turned"):
    """A chest tunnel was turned up, to be set; its chest lies face down still."""

    seat: int
    cell: Cell
    tunnel: str


class ChestOpened(Event, frozen=True, tag="chest_opened"):
    """The chest under a tunnel that lies now was turned up, and takes effect."""

    seat: int
    cell: Cell
    tunnel: str
    chest: int


class LargeReached(Event, frozen=True, tag="large_reached"):
    """The wardrobe or the tunnel party was joined for the first time in the round."""

    seat: int
    place: str


class ToolBroken(Event, frozen=True, tag="tool_broken"):
    """A broken tool lies before a seat."""

    seat: int
    target: int
    tool: str


class ToolMended(Event, frozen=True, tag="tool_mended"):
    """A broken tool was repaired."""

    seat: int
    target: int
    tool: str


class RockFell(Event, frozen=True, tag="rock_fell"):
    """A card fell out of the maze; `chest`: a covered one, with the chest beneath it (M7)."""

    seat: int
    cell: Cell
    chest: bool = False


class Sight(msgspec.Struct, frozen=True):
    """What a map showed: a goal, or a chest and its tunnel."""

    goal: GoalFace | None = None
    tunnel: str | None = None
    chest: int | None = None


class MapRead(Event, frozen=True, tag="map_read"):
    """A seat looked at a face-down goal or a covered chest."""

    seat: int
    cell: Cell
    sight: Sight | None = None


class Passed(Event, frozen=True, tag="passed"):
    """A seat passed, discarding face down."""

    seat: int
    count: int
    cards: list[str] | None = None


class FrontDropped(Event, frozen=True, tag="front_dropped"):
    """A seat discarded two cards and removed one lying before it."""

    seat: int
    front: str
    cards: list[str] | None = None


class FrontLaid(Event, frozen=True, tag="front_laid"):
    """A theft or a trapped card lies before a seat."""

    seat: int
    target: int
    front: str


class FrontRemoved(Event, frozen=True, tag="front_removed"):
    """A theft or a trapped card was removed."""

    seat: int
    target: int
    front: str


class DwarfInspected(Event, frozen=True, tag="dwarf_inspected"):
    """A seat looked at another seat's dwarf."""

    seat: int
    target: int
    role: str | None = None


class DwarfChanged(Event, frozen=True, tag="dwarf_changed"):
    """A seat has a new dwarf."""

    seat: int
    why: str
    role: str | None = None


class HandsSwapped(Event, frozen=True, tag="hands_swapped"):
    """Two seats exchanged their hands."""

    seat: int
    target: int


class HandCard(Event, frozen=True, tag="hand_card"):
    """A card that a seat received with a whole hand; the giver knows it too."""

    seat: int
    card: str | None = None


class GoalsHandled(Event, frozen=True, tag="goals_handled"):
    """Two goals were taken and put back, swapped or not."""

    seat: int
    cell: Cell
    other: Cell
    swapped: bool | None = None


class CardShown(Event, frozen=True, tag="card_shown"):
    """A seat looks at a card it may keep."""

    seat: int
    why: str
    pile: int
    card: str | None = None


class CardKept(Event, frozen=True, tag="card_kept"):
    """A seat kept one of the cards it looked at; the others were discarded, in the order it chose, if any."""

    seat: int
    why: str
    discarded: int
    card: str | None = None
    order: list[str] | None = None


class WayTurned(Event, frozen=True, tag="way_turned"):
    """The order of play was reversed."""

    seat: int
    clockwise: bool


class PathMoved(Event, frozen=True, tag="path_moved"):
    """The path card laid last was moved."""

    seat: int
    origin: Cell
    cell: Cell
    card: PlacedCard


class TollPlaced(Event, frozen=True, tag="toll_placed"):
    """A toll dwarf sits at an open end."""

    seat: int
    cell: Cell
    guards: Cell
    card: str | None = None


class TollAsked(Event, frozen=True, tag="toll_asked"):
    """A seat asked another to pay."""

    seat: int
    target: int
    cell: Cell


class TollAnswered(Event, frozen=True, tag="toll_answered"):
    """A seat agreed to pay, or refused."""

    seat: int
    agreed: bool
    cell: Cell


class TollPaid(Event, frozen=True, tag="toll_paid"):
    """A toll was paid."""

    seat: int
    owner: int
    cell: Cell


class TollGone(Event, frozen=True, tag="toll_gone"):
    """A toll dwarf is out for the round."""

    cell: Cell


class GoldGained(Event, frozen=True, tag="gold_gained"):
    """A seat got gold that everybody can count."""

    seat: int
    amount: int
    why: str


class GoldLost(Event, frozen=True, tag="gold_lost"):
    """A seat gave gold to the supply."""

    seat: int
    amount: int
    why: str


class GoldOffered(Event, frozen=True, tag="gold_offered"):
    """Gold cards were passed to a seat, which takes one."""

    seat: int
    count: int
    values: list[int] | None = None


class GoldTaken(Event, frozen=True, tag="gold_taken"):
    """A seat took one of the gold cards going round."""

    seat: int
    left: int
    value: int | None = None


class GoldDraw(msgspec.Struct, frozen=True):
    """A gold card drawn to be paid with; what overshoots goes under the stack."""

    value: int
    kept: bool


class GoldSeen(Event, frozen=True, tag="gold_seen"):
    """A seat drew the gold cards it is paid with."""

    seat: int
    draws: list[GoldDraw] | None = None


class PurseChanged(Event, frozen=True, tag="purse_changed"):
    """A purse changed; whether there is any gold in it is public."""

    seat: int
    any: bool
    total: int | None = None


class GoalMoved(Event, frozen=True, tag="goal_moved"):
    """A face-down goal was moved away from the start."""

    seat: int
    origin: Cell
    cell: Cell


class CardTaken(Event, frozen=True, tag="card_taken"):
    """A seat took a random card from another hand."""

    seat: int
    target: int
    card: str | None = None


class PileBuried(Event, frozen=True, tag="pile_buried"):
    """Cards went unseen from the draw pile to the discard pile."""

    seat: int
    count: int


class DiscardsShuffled(Event, frozen=True, tag="discards_shuffled"):
    """The discard pile was shuffled."""

    seat: int


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """The round is over."""

    ending: str
    finder: int | None


class DwarfShown(Event, frozen=True, tag="dwarf_shown"):
    """A dwarf was turned up at the end of the round; without a seat it is the spare."""

    seat: int | None
    role: str


class GoalShown(Event, frozen=True, tag="goal_shown"):
    """An unturned goal was shown at the end of the round."""

    cell: Cell
    goal: GoalFace


class Robbed(Event, frozen=True, tag="robbed"):
    """A thief took one gold."""

    seat: int
    victim: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The game is over."""


class PurseShown(Event, frozen=True, tag="purse_shown"):
    """A purse was opened at the end of the game."""

    seat: int
    gold: int


class CardSet(Event, frozen=True, tag="card_set"):
    """A turned goal or tunnel, or the tournament's middle card, lies in the maze this way round."""

    seat: int | None
    cell: Cell
    card: PlacedCard


class CardDiscarded(Event, frozen=True, tag="card_discarded"):
    """A card that everybody has seen went to the discard pile."""

    card: str


class CardWorked(Event, frozen=True, tag="card_worked"):
    """A card of a module did what it does: on a seat, at a cell, with a number, as far as the card has them."""

    seat: int
    card: str
    target: int | None
    cell: Cell | None
    number: int


class FieldChanged(Event, frozen=True, tag="field_changed"):
    """A number that a module keeps on the table changed, of a seat where each has one."""

    field: str
    value: int
    seat: int | None


class Asked(Event, frozen=True, tag="asked"):
    """Everything that had to happen has happened, and this is asked now; it ends what an action led to."""

    question: Question
