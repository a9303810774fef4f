"""The packed form of actions: the number that the core knows each by, and back."""

from saboteur.core.table.cards import KIND, NAMES, TARGETS_OF
from saboteur.core.table.codes import (
    CARD_AT,
    CHOOSE_CARD,
    CHOOSE_CELL,
    CHOOSE_NO,
    CHOOSE_NUMBER,
    CHOOSE_SEAT,
    CHOOSE_YES,
    PLAY,
    SECOND_AT,
    STRAIGHT,
    THIRD_AT,
    TURNED,
    VERBS,
    card_of,
    verb_of,
)
from saboteur.play.actions.action_types import (
    ACTIONS,
    Action,
    AnyAction,
    Choose,
    ChooseRotation,
    KeepCard,
    LayPath,
    MendTool,
    OpenReached,
    Pass,
    PlayCard,
)
from saboteur.play.fields.packed_fields import (
    CARD,
    CELL,
    NUMBER,
    OTHER_CELL,
    PAYER,
    SEAT,
    TURNED_ROUND,
    Part,
    Parts,
    cards_to,
)
from saboteur.play.modules import gathered

_PASSED: Part = (
    cards_to,
    lambda code: [NAMES[k] for at in (CARD_AT, SECOND_AT, THIRD_AT) if (k := (code >> at) & 127)],
)
_REST: Part = (
    lambda names: sum(KIND[name] << at for name, at in zip(names, (SECOND_AT, THIRD_AT), strict=False)),
    lambda code: [NAMES[k] for at in (SECOND_AT, THIRD_AT) if (k := (code >> at) & 127)],
)
PACKED: dict[type[Action], Parts] = {
    LayPath: {"card": CARD, "cell": CELL, "turned": TURNED_ROUND, "payer": PAYER},
    Pass: {"cards": _PASSED},
    OpenReached: {"cell": CELL},
    KeepCard: {"card": CARD, "discards": _REST},
    **gathered("PACKED"),
}
# What cards of modules are played on, and what answers to their questions name, each with its verb.
_TARGETS: Parts = {"seat": SEAT, "cell": CELL, "other": OTHER_CELL, "number": NUMBER}
_CHOICES: dict[str, tuple[int, Part]] = {
    "seat": (CHOOSE_SEAT, SEAT),
    "cell": (CHOOSE_CELL, CELL),
    "card": (CHOOSE_CARD, CARD),
    "number": (CHOOSE_NUMBER, NUMBER),
}
_CHOICE_OF: dict[int, str] = {verb: field for field, (verb, _) in _CHOICES.items()}
TAG: dict[type[Action], str] = {kind: str(kind.__struct_config__.tag) for kind in ACTIONS}
_BY_VERB: dict[int, type[Action]] = {VERBS.index(tag): kind for kind, tag in TAG.items() if tag in VERBS}
# Cards that the verb alone names, and the answers that are two verbs in the core.
_OWN_CARD: dict[type[Action], int] = {
    kind: KIND[tag] for kind, tag in TAG.items() if tag in KIND and kind not in (LayPath, MendTool)
}
TWO_WORDS: dict[type[Action], tuple[str, int, int]] = {
    ChooseRotation: ("turned", STRAIGHT, TURNED),
    **gathered("TWO_WORDS"),
}
BY_WORD: dict[int, AnyAction] = {
    verb: kind(**{field: bool(i)})  # type: ignore[misc]  # the table holds nothing else
    for kind, (field, *verbs) in TWO_WORDS.items()
    for i, verb in enumerate(verbs)
}


def pack(action: Action) -> int:
    """Return an action's number. Raises KeyError, ValueError or IndexError for names that do not exist."""
    kind = type(action)
    if kind in TWO_WORDS:
        field, no, yes = TWO_WORDS[kind]
        return yes if getattr(action, field) else no
    if isinstance(action, PlayCard):
        return _pack_play(action)
    if isinstance(action, Choose):
        return _pack_choice(action)
    code = VERBS.index(TAG[kind]) | _OWN_CARD.get(kind, 0) << CARD_AT
    for field, (to, _) in PACKED.get(kind, {}).items():
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
    verb = verb_of(code)
    if verb in BY_WORD:
        return BY_WORD[verb]
    if verb == PLAY:
        card = card_of(code)
        return PlayCard(NAMES[card], **{field: _TARGETS[field][1](code) for field in TARGETS_OF[card]})
    if verb in (CHOOSE_YES, CHOOSE_NO):
        return Choose(yes=verb == CHOOSE_YES)
    if verb in _CHOICE_OF:
        field = _CHOICE_OF[verb]
        return Choose(**{field: _CHOICES[field][1][1](code)})
    kind = _BY_VERB[verb]
    return kind(**{field: back(code) for field, (_, back) in PACKED.get(kind, {}).items()})  # type: ignore[return-value]
