"""Events: what happened, in the past tense, and who may know which part of it (law 3).

The core writes numbers; here each event has a name, public fields, at most one secret field, and an audience. An
event without an entry in `SPECS` cannot be told to anybody. `Happening` is the event before it is told: it has no
wire form on purpose, and `seen_by` is the only way out of it.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from saboteur.core import events as code
from saboteur.core.cards import FRONTS, NAMES, ROLES, TOOLS
from saboteur.core.codes import ENDINGS
from saboteur.play.actions import AnyAction, unpack
from saboteur.play.values import Cell, GoalFace, PlacedCard, cell_of, goal_face, placed
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


class ChestOpened(Event, frozen=True, tag="chest_opened"):
    """A chest tunnel was turned up and its chest opened."""

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
    """A card fell out of the maze."""

    seat: int
    cell: Cell


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
    """A seat kept one of the cards it looked at; the others went to the discard pile."""

    seat: int
    why: str
    discarded: int
    card: str | None = None


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


class Asked(Event, frozen=True, tag="asked"):
    """Everything that had to happen has happened, and this is asked now; it ends what an action led to."""

    question: Question


PUBLIC = "everybody"
OWN = "the seat itself"
BOTH = "both seats"


Fields = dict[str, tuple[int, Callable[[int], Any]]]


class Spec(msgspec.Struct, frozen=True):
    """How to tell an event: its type, its public fields, its secret field, and who may know that.

    A public field says which of the journal's three public numbers it is made from, and how.
    """

    kind: type[Event]
    fields: Fields
    secret: str = ""
    read: Callable[[int], Any] = int
    audience: str = PUBLIC


def _none_below(number: int) -> int | None:
    return None if number < 0 else number


def _set_of_seats(mask: int) -> list[int]:
    return [seat for seat in range(12) if mask >> seat & 1]


def _cards(packed: int) -> list[str]:
    return [NAMES[kind] for at in (0, 7, 14) if (kind := packed >> at & 127)]


def _values(packed: int) -> list[int]:
    out = []
    while packed:
        out.append(packed & 3)
        packed >>= 2
    return out


def _gold_draws(packed: int) -> list[GoldDraw]:
    out: list[GoldDraw] = []
    while packed:
        out.append(GoldDraw(packed & 3, not packed & 4))
        packed >>= 3
    return out[::-1]


def _sight(packed: int) -> Sight:
    if packed >> 16:
        return Sight(tunnel=NAMES[packed >> 8 & 255], chest=packed & 255)
    return Sight(goal=goal_face(packed))


_card = NAMES.__getitem__
_role = ROLES.__getitem__
_why = code.WHY.__getitem__
_front = FRONTS.__getitem__
_tool = TOOLS.__getitem__
_seat: Fields = {"seat": (0, int)}
_target: Fields = {"seat": (0, int), "target": (1, int)}

SPECS: dict[int, Spec] = {
    code.ROUND_STARTED: Spec(RoundStarted, {"round": (0, int), "starter": (1, int), "spare": (2, int)}),
    code.DWARF_DEALT: Spec(DwarfDealt, _seat, "role", _role, OWN),
    code.CARD_DRAWN: Spec(CardDrawn, _seat | {"pile": (1, int)}, "card", _card, OWN),
    code.TURN_STARTED: Spec(TurnStarted, _seat | {"turn": (1, int)}),
    code.CARD_PLAYED: Spec(CardPlayed, _seat | {"action": (1, unpack)}),
    code.VETO_ASKED: Spec(VetoAsked, {"seats": (0, _set_of_seats)}),
    code.CARD_VETOED: Spec(CardVetoed, _seat | {"victim": (1, int), "action": (2, unpack)}),
    code.PATH_LAID: Spec(PathLaid, _seat | {"cell": (1, cell_of), "card": (2, placed)}),
    code.GOAL_TURNED: Spec(GoalTurned, _seat | {"cell": (1, cell_of), "goal": (2, goal_face)}),
    code.CHEST_OPENED: Spec(
        ChestOpened,
        _seat | {"cell": (1, cell_of), "tunnel": (2, lambda n: NAMES[n & 255]), "chest": (2, lambda n: n >> 8)},
    ),
    code.LARGE_REACHED: Spec(LargeReached, _seat | {"place": (1, ("wardrobe", "tunnel_party").__getitem__)}),
    code.TOOL_BROKEN: Spec(ToolBroken, _target | {"tool": (2, _tool)}),
    code.TOOL_MENDED: Spec(ToolMended, _target | {"tool": (2, _tool)}),
    code.ROCK_FELL: Spec(RockFell, _seat | {"cell": (1, cell_of)}),
    code.MAP_READ: Spec(MapRead, _seat | {"cell": (1, cell_of)}, "sight", _sight, OWN),
    code.PASSED: Spec(Passed, _seat | {"count": (1, int)}, "cards", _cards, OWN),
    code.FRONT_DROPPED: Spec(FrontDropped, _seat | {"front": (1, _front)}, "cards", _cards, OWN),
    code.FRONT_LAID: Spec(FrontLaid, _target | {"front": (2, _front)}),
    code.FRONT_REMOVED: Spec(FrontRemoved, _target | {"front": (2, _front)}),
    code.DWARF_INSPECTED: Spec(DwarfInspected, _target, "role", _role, OWN),
    code.DWARF_CHANGED: Spec(DwarfChanged, _seat | {"why": (1, _why)}, "role", _role, OWN),
    code.HANDS_SWAPPED: Spec(HandsSwapped, _target),
    code.HAND_CARD: Spec(HandCard, _seat, "card", _card, BOTH),
    code.GOALS_HANDLED: Spec(
        GoalsHandled, _seat | {"cell": (1, cell_of), "other": (2, cell_of)}, "swapped", bool, OWN
    ),
    code.CARD_SHOWN: Spec(CardShown, _seat | {"why": (1, _why), "pile": (2, int)}, "card", _card, OWN),
    code.CARD_KEPT: Spec(CardKept, _seat | {"why": (1, _why), "discarded": (2, int)}, "card", _card, OWN),
    code.WAY_TURNED: Spec(WayTurned, _seat | {"clockwise": (1, lambda way: way > 0)}),
    code.PATH_MOVED: Spec(
        PathMoved,
        _seat
        | {"origin": (1, cell_of), "cell": (2, lambda n: cell_of(n & 65535)), "card": (2, lambda n: placed(n >> 16))},
    ),
    code.TOLL_PLACED: Spec(TollPlaced, _seat | {"cell": (1, cell_of), "guards": (2, cell_of)}, "card", _card, OWN),
    code.TOLL_ASKED: Spec(TollAsked, _target | {"cell": (2, cell_of)}),
    code.TOLL_ANSWERED: Spec(TollAnswered, _seat | {"agreed": (1, bool), "cell": (2, cell_of)}),
    code.TOLL_PAID: Spec(TollPaid, _seat | {"owner": (1, int), "cell": (2, cell_of)}),
    code.TOLL_GONE: Spec(TollGone, {"cell": (0, cell_of)}),
    code.GOLD_GAINED: Spec(GoldGained, _seat | {"amount": (1, int), "why": (2, _why)}),
    code.GOLD_LOST: Spec(GoldLost, _seat | {"amount": (1, int), "why": (2, _why)}),
    code.GOLD_OFFERED: Spec(GoldOffered, _seat | {"count": (1, int)}, "values", _values, OWN),
    code.GOLD_TAKEN: Spec(GoldTaken, _seat | {"left": (1, int)}, "value", int, OWN),
    code.GOLD_SEEN: Spec(GoldSeen, _seat, "draws", _gold_draws, OWN),
    code.PURSE_CHANGED: Spec(PurseChanged, _seat | {"any": (1, bool)}, "total", int, OWN),
    code.GOAL_MOVED: Spec(GoalMoved, _seat | {"origin": (1, cell_of), "cell": (2, cell_of)}),
    code.CARD_TAKEN: Spec(CardTaken, _target, "card", _card, BOTH),
    code.PILE_BURIED: Spec(PileBuried, _seat | {"count": (1, int)}),
    code.DISCARDS_SHUFFLED: Spec(DiscardsShuffled, _seat),
    code.ROUND_ENDED: Spec(
        RoundEnded, {"ending": (0, ENDINGS.__getitem__), "finder": (1, lambda n: _none_below(n - 1))}
    ),
    code.DWARF_SHOWN: Spec(DwarfShown, {"seat": (0, lambda n: _none_below(n - 1)), "role": (1, _role)}),
    code.GOAL_SHOWN: Spec(GoalShown, {"cell": (0, cell_of), "goal": (1, goal_face)}),
    code.ROBBED: Spec(Robbed, _seat | {"victim": (1, int)}),
    code.GAME_ENDED: Spec(GameEnded, {}),
    code.PURSE_SHOWN: Spec(PurseShown, _seat | {"gold": (1, int)}),
    code.CARD_SET: Spec(CardSet, {"seat": (0, _none_below), "cell": (1, cell_of), "card": (2, placed)}),
    code.CARD_DISCARDED: Spec(CardDiscarded, {"card": (0, _card)}),
}
# Of all events only `Asked` is not the core's: it is the question on top, which has more than three numbers.
EVENTS: tuple[type[Event], ...] = (*(spec.kind for spec in SPECS.values()), Asked)
STRIDE = 6  # numbers that the journal keeps for each event


class Happening:
    """An event before it is told to anybody."""

    __slots__ = ("_numbers", "_question")

    def __init__(self, numbers: tuple[int, int, int, int, int, int] | None, question: Question | None = None) -> None:
        """Keep the journal's numbers, or the question that is asked of everybody's knowledge."""
        self._numbers = numbers
        self._question = question

    @property
    def kind(self) -> type[Event]:
        """Say what sort of event it is."""
        return SPECS[self._numbers[0]].kind if self._numbers else Asked

    def audience(self) -> frozenset[int]:
        """Give the seats that may know its secret field."""
        return frozenset(_set_of_seats(self._numbers[5])) if self._numbers else frozenset()

    def seen_by(self, seat: int | None) -> Event:
        """Tell the event to a seat, or to a spectator."""
        if self._numbers is None:
            assert self._question is not None
            return Asked(self._question)
        number, *public, secret, seats = self._numbers
        spec = SPECS[number]
        fields = {name: read(public[at]) for name, (at, read) in spec.fields.items()}
        if spec.secret and seat is not None and seats >> seat & 1:
            fields[spec.secret] = spec.read(secret)
        return spec.kind(**fields)


def happenings(journal: list[int], question: Question | None = None) -> list[Happening]:
    """Read the core's journal; what is asked afterwards, if anything, comes last."""
    told = [
        Happening((journal[i], journal[i + 1], journal[i + 2], journal[i + 3], journal[i + 4], journal[i + 5]))
        for i in range(0, len(journal), STRIDE)
    ]
    return told if question is None else [*told, Happening(None, question)]
