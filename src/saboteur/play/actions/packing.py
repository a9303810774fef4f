"""The packed form of actions: the number that the core knows each by, and back."""

from collections.abc import Callable
from typing import Any

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
from saboteur.play.actions.kinds import (
    ACTIONS,
    Action,
    AnswerToll,
    AnyAction,
    AskToll,
    BreakTool,
    Choose,
    ChooseRotation,
    DropFront,
    DropRocks,
    Free,
    HandleGoals,
    HandsOff,
    Inspect,
    KeepCard,
    LayPath,
    LookAtDwarf,
    MakeDetour,
    MendTool,
    MoveGoal,
    OpenReached,
    Pass,
    PickGold,
    PlaceToll,
    PlayCard,
    ReadMap,
    Rob,
    SwapGoals,
    SwapHands,
    SwapHats,
    TakeCard,
    Trap,
)
from saboteur.play.values import cell_of, code_of

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
