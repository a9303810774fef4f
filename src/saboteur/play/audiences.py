"""Telling: who may know which part of an event (law 3).

The core writes numbers into its journal; `EVENT_SPECS` says of each event what its public fields are made from, its
secret field if it has one, and the audience of that. An event without an entry cannot be told to anybody.
`RawEvent` is the event before it is told: it has no wire form on purpose, and `seen_by` is the only way out of it.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from saboteur.core import events as code
from saboteur.core.cards import FRONTS, NAMES, ROLES, TOOLS
from saboteur.core.codes import ENDINGS
from saboteur.core.registry import FIELDS
from saboteur.play.actions import unpack
from saboteur.play.events import (
    Asked,
    CardDiscarded,
    CardDrawn,
    CardKept,
    CardPlayed,
    CardSet,
    CardShown,
    CardTaken,
    CardVetoed,
    CardWorked,
    ChestOpened,
    DiscardsShuffled,
    DwarfChanged,
    DwarfDealt,
    DwarfInspected,
    DwarfShown,
    Event,
    FieldChanged,
    FrontDropped,
    FrontLaid,
    FrontRemoved,
    GameEnded,
    GoalMoved,
    GoalsHandled,
    GoalShown,
    GoalTurned,
    GoldDraw,
    GoldGained,
    GoldLost,
    GoldOffered,
    GoldSeen,
    GoldTaken,
    HandCard,
    HandsSwapped,
    LargeReached,
    MapRead,
    Passed,
    PathLaid,
    PathMoved,
    PileBuried,
    PurseChanged,
    PurseShown,
    Robbed,
    RockFell,
    RoundEnded,
    RoundStarted,
    Sight,
    TollAnswered,
    TollAsked,
    TollGone,
    TollPaid,
    TollPlaced,
    ToolBroken,
    ToolMended,
    TunnelTurned,
    TurnStarted,
    VetoAsked,
    WayTurned,
)
from saboteur.play.values import cell_of, goal_face, placed
from saboteur.play.views import Question

PUBLIC = "everybody"
OWN = "the seat itself"
BOTH = "both seats"


Key = tuple[int, ...]  # the event's number, its three public numbers, and the secret one for those who may know it
Fields = dict[str, tuple[int, Callable[[int], Any]]]


class EventSpec(msgspec.Struct, frozen=True):
    """How to tell an event: its type, its public fields, its secret fields, and who may know those.

    A public field says which of the journal's three public numbers it is made from, and how. Secret fields are all
    made from the one secret number.
    """

    kind: type[Event]
    fields: Fields
    secret: dict[str, Callable[[int], Any]] = {}
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


def _why(number: int) -> str:
    return NAMES[number - code.BY_CARD] if number >= code.BY_CARD else code.WHY[number]


_front = FRONTS.__getitem__
_tool = TOOLS.__getitem__
_seat: Fields = {"seat": (0, int)}
_target: Fields = {"seat": (0, int), "target": (1, int)}

EVENT_SPECS: dict[int, EventSpec] = {
    code.ROUND_STARTED: EventSpec(
        RoundStarted, {"round": (0, lambda n: n + 1), "starter": (1, int), "spare": (2, int)}
    ),
    code.DWARF_DEALT: EventSpec(DwarfDealt, _seat, {"role": _role}, OWN),
    code.CARD_DRAWN: EventSpec(CardDrawn, _seat | {"pile": (1, int)}, {"card": _card}, OWN),
    code.TURN_STARTED: EventSpec(TurnStarted, _seat | {"turn": (1, int)}),
    code.CARD_PLAYED: EventSpec(CardPlayed, _seat | {"action": (1, unpack)}),
    code.VETO_ASKED: EventSpec(VetoAsked, {"seats": (0, _set_of_seats)}),
    code.CARD_VETOED: EventSpec(CardVetoed, _seat | {"victim": (1, int), "action": (2, unpack)}),
    code.PATH_LAID: EventSpec(PathLaid, _seat | {"cell": (1, cell_of), "card": (2, placed)}),
    code.GOAL_TURNED: EventSpec(GoalTurned, _seat | {"cell": (1, cell_of), "goal": (2, goal_face)}),
    code.CHEST_OPENED: EventSpec(
        ChestOpened,
        _seat | {"cell": (1, cell_of), "tunnel": (2, lambda n: NAMES[n & 255]), "chest": (2, lambda n: n >> 8)},
    ),
    code.LARGE_REACHED: EventSpec(LargeReached, _seat | {"place": (1, ("wardrobe", "tunnel_party").__getitem__)}),
    code.TOOL_BROKEN: EventSpec(ToolBroken, _target | {"tool": (2, _tool)}),
    code.TOOL_MENDED: EventSpec(ToolMended, _target | {"tool": (2, _tool)}),
    code.ROCK_FELL: EventSpec(RockFell, _seat | {"cell": (1, cell_of), "chest": (2, bool)}),
    code.MAP_READ: EventSpec(MapRead, _seat | {"cell": (1, cell_of)}, {"sight": _sight}, OWN),
    code.PASSED: EventSpec(Passed, _seat | {"count": (1, int)}, {"cards": _cards}, OWN),
    code.FRONT_DROPPED: EventSpec(FrontDropped, _seat | {"front": (1, _front)}, {"cards": _cards}, OWN),
    code.FRONT_LAID: EventSpec(FrontLaid, _target | {"front": (2, _front)}),
    code.FRONT_REMOVED: EventSpec(FrontRemoved, _target | {"front": (2, _front)}),
    code.DWARF_INSPECTED: EventSpec(DwarfInspected, _target, {"role": _role}, OWN),
    code.DWARF_CHANGED: EventSpec(DwarfChanged, _seat | {"why": (1, _why)}, {"role": _role}, OWN),
    code.HANDS_SWAPPED: EventSpec(HandsSwapped, _target),
    code.HAND_CARD: EventSpec(HandCard, _seat, {"card": _card}, BOTH),
    code.GOALS_HANDLED: EventSpec(
        GoalsHandled, _seat | {"cell": (1, cell_of), "other": (2, cell_of)}, {"swapped": bool}, OWN
    ),
    code.CARD_SHOWN: EventSpec(CardShown, _seat | {"why": (1, _why), "pile": (2, int)}, {"card": _card}, OWN),
    code.CARD_KEPT: EventSpec(
        CardKept,
        _seat | {"why": (1, _why), "discarded": (2, int)},
        {"card": lambda n: NAMES[n & 127], "order": lambda n: _cards(n >> 7)},
        OWN,
    ),
    code.WAY_TURNED: EventSpec(WayTurned, _seat | {"clockwise": (1, lambda way: way > 0)}),
    code.PATH_MOVED: EventSpec(
        PathMoved,
        _seat
        | {"origin": (1, cell_of), "cell": (2, lambda n: cell_of(n & 65535)), "card": (2, lambda n: placed(n >> 16))},
    ),
    code.TOLL_PLACED: EventSpec(
        TollPlaced, _seat | {"cell": (1, cell_of), "guards": (2, cell_of)}, {"card": _card}, OWN
    ),
    code.TOLL_ASKED: EventSpec(TollAsked, _target | {"cell": (2, cell_of)}),
    code.TOLL_ANSWERED: EventSpec(TollAnswered, _seat | {"agreed": (1, bool), "cell": (2, cell_of)}),
    code.TOLL_PAID: EventSpec(TollPaid, _seat | {"owner": (1, int), "cell": (2, cell_of)}),
    code.TOLL_GONE: EventSpec(TollGone, {"cell": (0, cell_of)}),
    code.GOLD_GAINED: EventSpec(GoldGained, _seat | {"amount": (1, int), "why": (2, _why)}),
    code.GOLD_LOST: EventSpec(GoldLost, _seat | {"amount": (1, int), "why": (2, _why)}),
    code.GOLD_OFFERED: EventSpec(GoldOffered, _seat | {"count": (1, int)}, {"values": _values}, OWN),
    code.GOLD_TAKEN: EventSpec(GoldTaken, _seat | {"left": (1, int)}, {"value": int}, OWN),
    code.GOLD_SEEN: EventSpec(GoldSeen, _seat, {"draws": _gold_draws}, OWN),
    code.PURSE_CHANGED: EventSpec(PurseChanged, _seat | {"any": (1, bool)}, {"total": int}, OWN),
    code.GOAL_MOVED: EventSpec(GoalMoved, _seat | {"origin": (1, cell_of), "cell": (2, cell_of)}),
    code.CARD_TAKEN: EventSpec(CardTaken, _target, {"card": _card}, BOTH),
    code.PILE_BURIED: EventSpec(PileBuried, _seat | {"count": (1, int)}),
    code.DISCARDS_SHUFFLED: EventSpec(DiscardsShuffled, _seat),
    code.ROUND_ENDED: EventSpec(
        RoundEnded, {"ending": (0, ENDINGS.__getitem__), "finder": (1, lambda n: _none_below(n - 1))}
    ),
    code.DWARF_SHOWN: EventSpec(DwarfShown, {"seat": (0, lambda n: _none_below(n - 1)), "role": (1, _role)}),
    code.GOAL_SHOWN: EventSpec(GoalShown, {"cell": (0, cell_of), "goal": (1, goal_face)}),
    code.ROBBED: EventSpec(Robbed, _seat | {"victim": (1, int)}),
    code.GAME_ENDED: EventSpec(GameEnded, {}),
    code.PURSE_SHOWN: EventSpec(PurseShown, _seat | {"gold": (1, int)}),
    code.CARD_SET: EventSpec(CardSet, {"seat": (0, _none_below), "cell": (1, cell_of), "card": (2, placed)}),
    code.CARD_DISCARDED: EventSpec(CardDiscarded, {"card": (0, _card)}),
    code.TUNNEL_TURNED: EventSpec(TunnelTurned, _seat | {"cell": (1, cell_of), "tunnel": (2, _card)}),
    code.CARD_WORKED: EventSpec(
        CardWorked,
        _seat
        | {
            "card": (1, lambda n: NAMES[n & 127]),
            "target": (1, lambda n: _none_below((n >> 8 & 15) - 1)),
            "cell": (1, lambda n: cell_of(n >> 16) if n >> 16 else None),
            "number": (2, int),
        },
    ),
    code.FIELD_CHANGED: EventSpec(
        FieldChanged,
        {"field": (0, lambda n: FIELDS[n].name), "value": (1, int), "seat": (2, lambda n: _none_below(n - 1))},
    ),
}
# Of all events only `Asked` is not the core's: it is the question on top, which has more than three numbers.
EVENTS: tuple[type[Event], ...] = (*(spec.kind for spec in EVENT_SPECS.values()), Asked)
LATE_EVENTS: tuple[type[Event], ...] = (CardWorked, FieldChanged)  # only later modules bring these about
STRIDE = 6  # numbers that the journal keeps for each event


class RawEvent:
    """An event before it is told to anybody."""

    __slots__ = ("_numbers", "_question")

    def __init__(self, numbers: tuple[int, int, int, int, int, int] | None, question: Question | None = None) -> None:
        """Keep the journal's numbers, or the question that is asked of everybody's knowledge."""
        self._numbers = numbers
        self._question = question

    @property
    def kind(self) -> type[Event]:
        """Say what sort of event it is."""
        return EVENT_SPECS[self._numbers[0]].kind if self._numbers else Asked

    def audience(self) -> frozenset[int]:
        """Return the seats that may know its secret fields."""
        return frozenset(_set_of_seats(self._numbers[5])) if self._numbers else frozenset()

    def seen_by(self, seat: int | None) -> Event:
        """Return the event to a seat, or to a spectator."""
        if self._numbers is None:
            assert self._question is not None
            return Asked(self._question)
        return event_of(self.key(seat))

    def key(self, seat: int | None) -> Key:
        """Return what the event is made of as a seat is told it: the same key, the same event. Not for questions."""
        assert self._numbers is not None
        number, first, second, third, secret, seats = self._numbers
        knows = seat is not None and seats >> seat & 1
        return (number, first, second, third, secret) if knows else (number, first, second, third)


def event_of(key: Key) -> Event:
    """Make an event of what somebody may know of it."""
    spec, public = EVENT_SPECS[key[0]], key[1:4]
    fields = {name: read(public[at]) for name, (at, read) in spec.fields.items()}
    if len(key) > len(public) + 1:
        fields |= {name: read(key[-1]) for name, read in spec.secret.items()}
    return spec.kind(**fields)


def raw_events(journal: list[int], question: Question | None = None) -> list[RawEvent]:
    """Read the core's journal; what is asked afterwards, if anything, comes last."""
    told = [
        RawEvent((journal[i], journal[i + 1], journal[i + 2], journal[i + 3], journal[i + 4], journal[i + 5]))
        for i in range(0, len(journal), STRIDE)
    ]
    return told if question is None else [*told, RawEvent(None, question)]
