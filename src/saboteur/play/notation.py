"""Notation: every action as one readable line, and back.

``write`` gives the one spelling of an action, ``read`` takes it back and names the column of whatever it cannot
read. Most actions are their verb and their fields, in the order in which they are packed; some are phrases. Whether
the action is legal is another question.
"""

from collections.abc import Iterable
from typing import Any

from saboteur.core.table.cards import KIND, NUMBERED, TARGETS_OF
from saboteur.core.table.codes import VERBS as CORE_VERBS
from saboteur.core.table.spec import ANSWERS
from saboteur.play import actions as act
from saboteur.play.actions import ACTIONS, Action, AnyAction
from saboteur.play.actions.packing import BY_WORD, PACKED, TAG, TWO_WORDS
from saboteur.play.fields.line import Line, Phrase, likely, shown, tail
from saboteur.play.modules import gathered

_CHOICES = tuple(field for field in ANSWERS if field != "yes")


def _read_lay(line: Line) -> Action:
    card, cell = line.card_at()
    return act.LayPath(card, cell, line.accept("turned"), line.payer())


def _write_lay(action: act.LayPath) -> str:
    return f"lay {action.card}@{action.cell}" + tail(action.turned, action.payer)


def _read_pass(line: Line) -> Action:
    return act.Pass([line.card(), *(line.card() for _ in range(2) if line.more())])


def _write_pass(action: act.Pass) -> str:
    return " ".join(["pass", *action.cards])


def _read_keep(line: Line) -> Action:
    card = line.card()
    return act.KeepCard(card, [line.card(), line.card()] if line.accept("discard") else [])


def _write_keep(action: act.KeepCard) -> str:
    return " ".join(["keep", action.card, *(["discard", *action.discards] if action.discards else [])])


def _read_play(line: Line) -> Action:
    """Read a card of a module and what it is played on."""
    card = line.card()
    if KIND[card] < NUMBERED:
        line.refuse("not_so", f"{shown(card)} cannot be played like this; only cards of modules are", card)
    return act.PlayCard(card, **_fields(line, TARGETS_OF[KIND[card]]))


def _write_play(action: act.PlayCard) -> str:
    targets = (getattr(action, field) for field in TARGETS_OF[KIND[action.card]])
    return " ".join(["play", action.card, *map(str, targets)])


def _read_choice(line: Line) -> Action:
    """Read an answer to a question of a module."""
    sort = line.one_of("answer", [*_CHOICES, "yes", "no"])
    if sort in ("yes", "no"):
        return act.Choose(yes=sort == "yes")
    return act.Choose(**{sort: getattr(line, sort)()})


def _write_choice(action: act.Choose) -> str:
    if action.yes is not None:
        return "choose yes" if action.yes else "choose no"
    field = next(field for field in _CHOICES if getattr(action, field) is not None)
    return f"choose {field} {getattr(action, field)}"


_PHRASES: dict[type[Action], Phrase] = {
    act.LayPath: Phrase(_read_lay, _write_lay),
    act.Pass: Phrase(_read_pass, _write_pass),
    act.KeepCard: Phrase(_read_keep, _write_keep),
    act.PlayCard: Phrase(_read_play, _write_play),
    act.Choose: Phrase(_read_choice, _write_choice),
    **gathered("PHRASES"),
}
_BY_VERB: dict[str, type[Action]] = {TAG[kind]: kind for kind in ACTIONS if kind not in TWO_WORDS}
_WORDS: dict[str, AnyAction] = {CORE_VERBS[verb]: action for verb, action in BY_WORD.items()}
_WORD_OF = {action: word for word, action in _WORDS.items()}
VERBS = (*_BY_VERB, *_WORDS)


def write(action: Action) -> str:
    """Write an action."""
    kind = type(action)
    if kind in _PHRASES:
        return _PHRASES[kind].write(action)
    if kind in TWO_WORDS:
        return _WORD_OF[action]  # type: ignore[index]  # the table holds nothing else
    return " ".join([TAG[kind], *(str(getattr(action, field)) for field in PACKED.get(kind, {}))])


def read(text: str, seat: int | None = None) -> AnyAction:
    """Read an action; `seat` is who acts, and pays where `toll` names nobody."""
    line = Line(text, seat)
    verb = line.word("action")
    action: Action
    if verb in _WORDS:
        action = _WORDS[verb]
    elif verb not in _BY_VERB:
        line.refuse("no_action", f"{shown(verb)} is no action", verb, meant=likely(verb, VERBS))
    elif (kind := _BY_VERB[verb]) in _PHRASES:
        action = _PHRASES[kind].read(line)
    else:
        action = kind(**_fields(line, PACKED.get(kind, {})))
    line.end()
    return action  # type: ignore[return-value]  # the tables hold nothing else


def _fields(line: Line, fields: Iterable[str]) -> dict[str, Any]:
    """Read plain fields, one after the other."""
    return {field: getattr(line, "cell" if field == "other" else field)() for field in fields}
