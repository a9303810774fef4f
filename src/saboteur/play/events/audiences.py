"""Telling: who may know which part of an event (law 3).

The core writes numbers into its journal; `EVENT_SPECS` says of each event what its public fields are made from, its
secret fields if it has any, and who may know them; modules say it of theirs in their own files. An event without an
entry cannot be told to anybody.
`RawEvent` is the event before it is told: it has no wire form on purpose, and `seen_by` is the only way out of it.
"""

from saboteur.core.registry import FIELDS
from saboteur.core.table import events as code
from saboteur.core.table.cards import NAMES
from saboteur.core.table.codes import ENDINGS
from saboteur.play.actions import unpack
from saboteur.play.events import (
    Asked,
    CardDiscarded,
    CardDrawn,
    CardKept,
    CardPlayed,
    CardSet,
    CardShown,
    CardVetoed,
    CardWorked,
    DwarfChanged,
    DwarfDealt,
    DwarfInspected,
    DwarfShown,
    Event,
    FieldChanged,
    GameEnded,
    GoalShown,
    GoalTurned,
    GoldDraw,
    GoldGained,
    GoldLost,
    GoldSeen,
    LargeReached,
    Passed,
    PathLaid,
    PurseChanged,
    PurseShown,
    RoundEnded,
    RoundStarted,
    SecretTold,
    TurnStarted,
)
from saboteur.play.fields.telling import BY_SEAT, ON_SEAT, OWN, EventSpec, card, cards, frozen_seats, role
from saboteur.play.fields.values import cell_of, goal_face, placed
from saboteur.play.memo import Memo
from saboteur.play.modules import gathered
from saboteur.play.views.view_types import Question

Key = tuple[int, ...]  # the event's number, its three public numbers, and the secret one for those who may know it


def _none_below(number: int) -> int | None:
    return None if number < 0 else number


def _gold_draws(packed: int) -> list[GoldDraw]:
    out: list[GoldDraw] = []
    while packed:
        out.append(GoldDraw(packed & 3, not packed & 4))
        packed >>= 3
    return out[::-1]


def _why(number: int) -> str:
    return NAMES[number - code.BY_CARD] if number >= code.BY_CARD else code.WHY[number]


_SPECS: dict[int, EventSpec] = {
    code.ROUND_STARTED: EventSpec(
        RoundStarted, {"round": (0, lambda n: n + 1), "starter": (1, int), "spare": (2, int)}
    ),
    code.DWARF_DEALT: EventSpec(DwarfDealt, BY_SEAT, {"role": role}, OWN),
    code.CARD_DRAWN: EventSpec(CardDrawn, BY_SEAT | {"pile": (1, int)}, {"card": card}, OWN),
    code.TURN_STARTED: EventSpec(TurnStarted, BY_SEAT | {"turn": (1, int)}),
    code.CARD_PLAYED: EventSpec(CardPlayed, BY_SEAT | {"action": (1, unpack)}),
    code.CARD_VETOED: EventSpec(CardVetoed, BY_SEAT | {"victim": (1, int), "action": (2, unpack)}),
    code.PATH_LAID: EventSpec(PathLaid, BY_SEAT | {"cell": (1, cell_of), "card": (2, placed)}),
    code.GOAL_TURNED: EventSpec(GoalTurned, BY_SEAT | {"cell": (1, cell_of), "goal": (2, goal_face)}),
    code.LARGE_REACHED: EventSpec(LargeReached, BY_SEAT | {"place": (1, ("wardrobe", "tunnel_party").__getitem__)}),
    code.PASSED: EventSpec(Passed, BY_SEAT | {"count": (1, int)}, {"cards": cards}, OWN),
    code.DWARF_INSPECTED: EventSpec(DwarfInspected, ON_SEAT, {"role": role}, OWN),
    code.DWARF_CHANGED: EventSpec(DwarfChanged, BY_SEAT | {"why": (1, _why)}, {"role": role}, OWN),
    code.CARD_SHOWN: EventSpec(CardShown, BY_SEAT | {"why": (1, _why), "pile": (2, int)}, {"card": card}, OWN),
    code.CARD_KEPT: EventSpec(
        CardKept,
        BY_SEAT | {"why": (1, _why), "discarded": (2, int)},
        {"card": lambda n: NAMES[n & 127], "order": lambda n: cards(n >> 7)},
        OWN,
    ),
    code.GOLD_GAINED: EventSpec(GoldGained, BY_SEAT | {"amount": (1, int), "why": (2, _why)}),
    code.GOLD_LOST: EventSpec(GoldLost, BY_SEAT | {"amount": (1, int), "why": (2, _why)}),
    code.GOLD_SEEN: EventSpec(GoldSeen, BY_SEAT, {"draws": _gold_draws}, OWN),
    code.PURSE_CHANGED: EventSpec(PurseChanged, BY_SEAT | {"any": (1, bool)}, {"total": int}, OWN),
    code.ROUND_ENDED: EventSpec(
        RoundEnded, {"ending": (0, ENDINGS.__getitem__), "finder": (1, lambda n: _none_below(n - 1))}
    ),
    code.DWARF_SHOWN: EventSpec(DwarfShown, {"seat": (0, lambda n: _none_below(n - 1)), "role": (1, role)}),
    code.GOAL_SHOWN: EventSpec(GoalShown, {"cell": (0, cell_of), "goal": (1, goal_face)}),
    code.GAME_ENDED: EventSpec(GameEnded, {}),
    code.PURSE_SHOWN: EventSpec(PurseShown, BY_SEAT | {"gold": (1, int)}),
    code.CARD_SET: EventSpec(CardSet, {"seat": (0, _none_below), "cell": (1, cell_of), "card": (2, placed)}),
    code.CARD_DISCARDED: EventSpec(CardDiscarded, {"card": (0, card)}),
    code.CARD_WORKED: EventSpec(
        CardWorked,
        BY_SEAT
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
    code.SECRET_TOLD: EventSpec(
        SecretTold,
        BY_SEAT | {"field": (1, lambda n: FIELDS[n].name), "whose": (2, lambda n: _none_below(n - 1))},
        {"value": int},
        OWN,
    ),
    **gathered("TOLD"),
}
EVENT_SPECS: dict[int, EventSpec] = dict(sorted(_SPECS.items()))
# Of all events only `Asked` is not the core's: it is the question on top, which has more than three numbers.
EVENTS: tuple[type[Event], ...] = (*(spec.kind for spec in EVENT_SPECS.values()), Asked)
LATE_EVENTS: tuple[type[Event], ...] = (CardWorked, FieldChanged, SecretTold)  # only later modules bring these about
STRIDE = 6  # numbers that the journal keeps for each event


class RawEvent:
    """An event before it is told to anybody. Those of the same numbers are one object, so that what it becomes can be
    kept."""

    __slots__ = ("_numbers", "_question")

    def __init__(self, numbers: tuple[int, ...] | None, question: Question | None = None) -> None:
        """Keep the journal's numbers, or the question that is asked of everybody's knowledge."""
        self._numbers = numbers
        self._question = question

    @property
    def kind(self) -> type[Event]:
        """Say what sort of event it is."""
        return EVENT_SPECS[self._numbers[0]].kind if self._numbers else Asked

    @property
    def question(self) -> Question | None:
        """Return what is asked, if this is a question; everybody may know that."""
        return self._question

    def audience(self) -> frozenset[int]:
        """Return the seats that may know its secret fields."""
        return frozen_seats(self._numbers[5]) if self._numbers else frozenset()

    def seen_by(self, seat: int | None) -> Event:
        """Return the event as a seat sees it, or a spectator."""
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
    told = [_RAW_EVENTS[tuple(journal[i : i + STRIDE])] for i in range(0, len(journal), STRIDE)]
    return told if question is None else [*told, RawEvent(None, question)]


_RAW_EVENTS = Memo(RawEvent)  # who draws, whose turn it is and most else happens in many games
