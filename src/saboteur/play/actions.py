"""Actions as typed values, one for each thing a seat can do, and their packed form.

Names are imperative; the tag is the wire name and never changes once released.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from saboteur.core.cards import FRONTS, KIND, NAMES, SIDES, TARGETS_OF, TOOLS
from saboteur.core.codes import (
    CARD_AT,
    CELL_AT,
    CHOOSE_CARD,
    CHOOSE_CELL,
    CHOOSE_NO,
    CHOOSE_NUMBER,
    CHOOSE_SEAT,
    CHOOSE_YES,
    LEAVE,
    NUMBER_AT,
    OTHER_CELL_AT,
    PLAY,
    REFUSE,
    SEAT_AT,
    SECOND_AT,
    STRAIGHT,
    SWAP,
    THIRD_AT,
    TOOL_AT,
    TURN_AT,
    TURNED,
    VERBS,
)
from saboteur.core.codes import PAY as PAY_VERB
from saboteur.play.values import Cell, cell_of, code_of


class Action(msgspec.Struct, frozen=True, tag_field="do"):
    """Anything a seat can do."""


class LayPath(Action, frozen=True, tag="lay"):
    """Lay a path card; `payer` is the seat that pays the toll of a guarded cell."""

    card: str
    cell: Cell
    turned: bool = False
    payer: int | None = None


class BreakTool(Action, frozen=True, tag="break"):
    """Lay a broken tool before a seat."""

    tool: str
    seat: int


class MendTool(Action, frozen=True, tag="fix"):
    """Remove a broken tool with a repair card."""

    tool: str
    seat: int
    card: str


class DropRocks(Action, frozen=True, tag="rockfall"):
    """Let a path card fall out of the maze."""

    cell: Cell


class ReadMap(Action, frozen=True, tag="map"):
    """Look secretly at a face-down goal or a covered chest."""

    cell: Cell


class Pass(Action, frozen=True, tag="pass"):
    """Discard cards face down, in this order."""

    cards: list[str]


class DropFront(Action, frozen=True, tag="drop"):
    """Discard two cards to remove a card lying before oneself."""

    cards: list[str]
    front: str


class PlaceToll(Action, frozen=True, tag="toll"):
    """Discard a card and set a toll dwarf on an open end."""

    cell: Cell
    side: str
    card: str


class AskToll(Action, frozen=True, tag="ask"):
    """Ask a seat to pay for a guarded cell."""

    seat: int
    cell: Cell


class PlayTheft(Action, frozen=True, tag="theft"):
    """Lay a theft before oneself."""


class HandsOff(Action, frozen=True, tag="hands_off"):
    """Remove the theft before a seat."""

    seat: int


class Trap(Action, frozen=True, tag="trapped"):
    """Lay a trapped card before a seat."""

    seat: int


class Free(Action, frozen=True, tag="freed"):
    """Remove the trapped card before a seat."""

    seat: int


class Inspect(Action, frozen=True, tag="inspection"):
    """Look secretly at a seat's dwarf."""

    seat: int


class SwapHats(Action, frozen=True, tag="hat_swap"):
    """Let a seat exchange its dwarf with the stack."""

    seat: int


class SwapHands(Action, frozen=True, tag="hand_swap"):
    """Exchange hands with a seat."""

    seat: int


class HandleGoals(Action, frozen=True, tag="goal_swap"):
    """Take two face-down goals."""

    cell: Cell
    other: Cell


class SearchTrove(Action, frozen=True, tag="trove"):
    """Look at the top five discards and keep one."""


class TurnAbout(Action, frozen=True, tag="turnabout"):
    """Reverse the order of play."""


class CallSpecialist(Action, frozen=True, tag="path_specialist"):
    """Lay two paths in this turn."""


class MakeDetour(Action, frozen=True, tag="detour"):
    """Move the path card laid last."""

    cell: Cell
    turned: bool = False
    payer: int | None = None


class PlayVeto(Action, frozen=True, tag="veto"):
    """Stop the card that was just played."""


class Allow(Action, frozen=True, tag="allow"):
    """Let the card that was just played be."""


class OpenReached(Action, frozen=True, tag="open"):
    """Turn or enter this reached thing next."""

    cell: Cell


class ChooseRotation(Action, frozen=True, tag="rotate"):
    """Set the turned goal or tunnel this way round."""

    turned: bool


class PickGold(Action, frozen=True, tag="gold"):
    """Take a gold card of this value."""

    value: int


class SwapGoals(Action, frozen=True, tag="swap"):
    """Swap the two goals, or leave them as they were."""

    swapped: bool


class KeepCard(Action, frozen=True, tag="keep"):
    """Keep this one of the cards looked at; `discards`: the order in which the other two of three go (R-27)."""

    card: str
    discards: list[str] = []


class Rob(Action, frozen=True, tag="rob"):
    """Steal one gold from a seat."""

    seat: int


class TakeCard(Action, frozen=True, tag="take"):
    """Take a random card from a seat's hand."""

    seat: int


class LookAtDwarf(Action, frozen=True, tag="look"):
    """Look at a seat's dwarf (chest)."""

    seat: int


class MoveGoal(Action, frozen=True, tag="move"):
    """Move this face-down goal away from the start (chest)."""

    cell: Cell


class AnswerToll(Action, frozen=True, tag="pay"):
    """Agree to pay somebody's toll, or refuse."""

    pay: bool


class FinishTurn(Action, frozen=True, tag="done"):
    """End a specialist's turn without a second path."""


class PlayCard(Action, frozen=True, tag="play"):
    """Play a card of a module on what the card takes: a seat, a cell, another cell, a number."""

    card: str
    seat: int | None = None
    cell: Cell | None = None
    other: Cell | None = None
    number: int | None = None


class Choose(Action, frozen=True, tag="choose"):
    """Answer a question of a module with what it asks for: a seat, a cell, a card, a number, or yes or no."""

    seat: int | None = None
    cell: Cell | None = None
    card: str | None = None
    number: int | None = None
    yes: bool | None = None


AnyAction = (
    LayPath | BreakTool | MendTool | DropRocks | ReadMap | Pass | DropFront | PlaceToll | AskToll | PlayTheft
    | HandsOff | Trap | Free | Inspect | SwapHats | SwapHands | HandleGoals | SearchTrove | TurnAbout
    | CallSpecialist | MakeDetour | PlayVeto | Allow | OpenReached | ChooseRotation | PickGold | SwapGoals
    | KeepCard | Rob | TakeCard | LookAtDwarf | MoveGoal | AnswerToll | FinishTurn | PlayCard | Choose
)  # fmt: skip
ACTIONS: tuple[type[Action], ...] = AnyAction.__args__
LATE_ACTIONS: tuple[type[Action], ...] = (PlayCard, Choose)  # what later modules are played with; the boxes have none

# Where each field of an action lies in its packed form: to the number, and back.
_Part = tuple[Callable[[Any], int], Callable[[int], Any]]


def _part(at: int, bits: int, to: Callable[[Any], int], back: Callable[[int], Any]) -> _Part:
    mask = (1 << bits) - 1
    return (lambda value: to(value) << at), (lambda code: back((code >> at) & mask))


def _cards_to(values: list[str]) -> int:
    return sum(KIND[name] << at for name, at in zip(values, (CARD_AT, SECOND_AT, THIRD_AT), strict=False))


_CELL = _part(CELL_AT, 16, code_of, cell_of)
_SEAT = _part(SEAT_AT, 4, int, int)
_CARD = _part(CARD_AT, 7, KIND.__getitem__, NAMES.__getitem__)
_TOOL = _part(TOOL_AT, 2, TOOLS.index, TOOLS.__getitem__)
_TURNED = _part(TURN_AT, 1, int, bool)
_PAYER = _part(SECOND_AT, 4, lambda p: 0 if p is None else p + 1, lambda p: p - 1 if p else None)
_NUMBER = _part(NUMBER_AT, 7, int, int)
_OTHER = _part(OTHER_CELL_AT, 16, code_of, cell_of)
_PASSED: _Part = (
    _cards_to,
    lambda code: [NAMES[k] for at in (CARD_AT, SECOND_AT, THIRD_AT) if (k := (code >> at) & 127)],
)
_REST: _Part = (
    lambda names: sum(KIND[name] << at for name, at in zip(names, (SECOND_AT, THIRD_AT), strict=False)),
    lambda code: [NAMES[k] for at in (SECOND_AT, THIRD_AT) if (k := (code >> at) & 127)],
)
_DROPPED: _Part = (_cards_to, lambda code: [NAMES[(code >> at) & 127] for at in (CARD_AT, SECOND_AT)])
_PARTS: dict[type[Action], dict[str, _Part]] = {
    LayPath: {"card": _CARD, "cell": _CELL, "turned": _TURNED, "payer": _PAYER},
    BreakTool: {"tool": _TOOL, "seat": _SEAT},
    MendTool: {"tool": _TOOL, "seat": _SEAT, "card": _CARD},
    DropRocks: {"cell": _CELL},
    ReadMap: {"cell": _CELL},
    Pass: {"cards": _PASSED},
    DropFront: {"cards": _DROPPED, "front": _part(THIRD_AT, 7, FRONTS.index, FRONTS.__getitem__)},
    PlaceToll: {"cell": _CELL, "side": _part(TOOL_AT, 2, SIDES.index, SIDES.__getitem__), "card": _CARD},
    AskToll: {"seat": _SEAT, "cell": _CELL},
    HandsOff: {"seat": _SEAT},
    Trap: {"seat": _SEAT},
    Free: {"seat": _SEAT},
    Inspect: {"seat": _SEAT},
    SwapHats: {"seat": _SEAT},
    SwapHands: {"seat": _SEAT},
    HandleGoals: {"cell": _CELL, "other": _OTHER},
    MakeDetour: {"cell": _CELL, "turned": _TURNED, "payer": _PAYER},
    OpenReached: {"cell": _CELL},
    PickGold: {"value": _part(CARD_AT, 7, int, int)},
    KeepCard: {"card": _CARD, "discards": _REST},
    Rob: {"seat": _SEAT},
    TakeCard: {"seat": _SEAT},
    LookAtDwarf: {"seat": _SEAT},
    MoveGoal: {"cell": _CELL},
}
# What cards of modules are played on, and what answers to their questions name, each with its verb.
_TARGETS: dict[str, _Part] = {"seat": _SEAT, "cell": _CELL, "other": _OTHER, "number": _NUMBER}
_CHOICES: dict[str, tuple[int, _Part]] = {
    "seat": (CHOOSE_SEAT, _SEAT),
    "cell": (CHOOSE_CELL, _CELL),
    "card": (CHOOSE_CARD, _CARD),
    "number": (CHOOSE_NUMBER, _NUMBER),
}
_CHOICE_OF: dict[int, str] = {verb: field for field, (verb, _) in _CHOICES.items()}
_TAG: dict[type[Action], str] = {kind: str(kind.__struct_config__.tag) for kind in ACTIONS}
_BY_VERB: dict[int, type[Action]] = {VERBS.index(tag): kind for kind, tag in _TAG.items() if tag in VERBS}
# Cards that the verb alone names, and the answers that are two verbs in the core.
_OWN_CARD: dict[type[Action], int] = {
    kind: KIND[tag] for kind, tag in _TAG.items() if tag in KIND and kind not in (LayPath, MendTool)
}
_PAIRS: dict[type[Action], tuple[str, int, int]] = {
    ChooseRotation: ("turned", STRAIGHT, TURNED),
    SwapGoals: ("swapped", LEAVE, SWAP),
    AnswerToll: ("pay", REFUSE, PAY_VERB),
}
_BY_PAIR: dict[int, Action] = {
    verb: kind(**{field: bool(i)}) for kind, (field, *verbs) in _PAIRS.items() for i, verb in enumerate(verbs)
}


def pack(action: Action) -> int:
    """Return an action's number. Raises KeyError, ValueError or IndexError for names that do not exist."""
    kind = type(action)
    if kind in _PAIRS:
        field, no, yes = _PAIRS[kind]
        return yes if getattr(action, field) else no
    if isinstance(action, PlayCard):
        return _pack_play(action)
    if isinstance(action, Choose):
        return _pack_choice(action)
    code = VERBS.index(_TAG[kind]) | _OWN_CARD.get(kind, 0) << CARD_AT
    if isinstance(action, BreakTool):
        code |= KIND[f"break_{action.tool}"] << CARD_AT
    for field, (to, _) in _PARTS.get(kind, {}).items():
        code |= to(getattr(action, field))
    return code


def _pack_play(action: PlayCard) -> int:
    code = PLAY | KIND[action.card] << CARD_AT
    for field in TARGETS_OF[KIND[action.card]]:
        code |= _TARGETS[field][0](getattr(action, field))
    return code


def _pack_choice(action: Choose) -> int:
    if action.yes is not None:
        return CHOOSE_YES if action.yes else CHOOSE_NO
    for field, (verb, (to, _)) in _CHOICES.items():
        if getattr(action, field) is not None:
            return verb | to(getattr(action, field))
    raise ValueError("an answer names something")


def unpack(code: int) -> AnyAction:
    """Make the action of a number."""
    verb = code & 63
    if verb in _BY_PAIR:
        return _BY_PAIR[verb]  # type: ignore[return-value]  # the table holds nothing else
    if verb == PLAY:
        card = (code >> CARD_AT) & 127
        return PlayCard(NAMES[card], **{field: _TARGETS[field][1](code) for field in TARGETS_OF[card]})
    if verb in (CHOOSE_YES, CHOOSE_NO):
        return Choose(yes=verb == CHOOSE_YES)
    if verb in _CHOICE_OF:
        field = _CHOICE_OF[verb]
        return Choose(**{field: _CHOICES[field][1][1](code)})
    kind = _BY_VERB[verb]
    return kind(**{field: back(code) for field, (_, back) in _PARTS.get(kind, {}).items()})  # type: ignore[return-value]
