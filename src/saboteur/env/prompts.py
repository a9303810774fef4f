"""The game as text for language models: what a seat sees and may do in short English or JSON, and strict answers."""

import json
import re
from collections.abc import Sequence
from typing import Any

import msgspec

from saboteur.core.registry import ROUNDS, ROUNDS_OPTION
from saboteur.env.rules_in_words import cards, guide
from saboteur.play.actions import AnyAction
from saboteur.play.notation import write
from saboteur.play.views.text_board import draw
from saboteur.play.views.view_types import Note, View

ASK = "Answer with the number of one option and nothing else."
LONGEST = 10_000  # characters of an answer that are looked at
# "3", "3.", "Option 3", and the line as it was listed: "3. lay NS@0,-1"
NUMBERED = re.compile(r"(?:option |answer:? )?(\d{1,6})(?:[.:)]? ([a-z].*)|[.:)])?", re.IGNORECASE)


class AnswerRefused(ValueError):  # noqa: N818 - it is a refusal
    """An answer that names no option; the sentence says what was expected."""


def prompt(view: View, options: list[AnyAction], story: Sequence[str] = ()) -> str:
    """Describe the table to the seat that is asked: rules, what happened, what lies there, its options from 1."""
    happened = ["What happened:", *(f"  {line}" for line in story), ""] if story else []
    return "\n".join(
        [guide(view), "", *happened, *_table(view), "", *_own(view), *cards(view), "", *_numbered(options), "", ASK]
    )


def prompt_to_speak(view: View, claims: Sequence[str], story: Sequence[str] = ()) -> str:
    """Describe the table to a seat whose turn is over and that may speak: the claims from 1, silence first."""
    happened = ["What happened:", *(f"  {line}" for line in story), ""] if story else []
    listed = [f"  {i}. {claim}" for i, claim in enumerate(claims, 1)]
    asked = ["Your turn is over. What you may say, truly or not, to everybody:", *listed, "", ASK]
    return "\n".join([guide(view), "", *happened, *_table(view), "", *_own(view), "", *asked])


def as_json(view: View, options: list[AnyAction], story: Sequence[str] = ()) -> dict[str, Any]:
    """Return the same as plain values: the view, the options with their numbers and notation, and the story."""
    listed = [{"option": i, "action": write(action)} for i, action in enumerate(options, 1)]
    return {"view": msgspec.to_builtins(view), "options": listed, "story": list(story), "answer": ASK}


def _table(view: View) -> list[str]:
    lines = [
        f"Round {view.round} of {view.options.get(ROUNDS, ROUNDS_OPTION.values[0])}, turn {view.turn}.",
        f"{view.pile} cards in the draw pile, {view.discards} in the discard pile.",
        draw(view, ascii_only=True).rstrip(),
        "Seats:",
    ]
    for seat, info in enumerate(view.table):
        front = f", in front: {', '.join(info.front)}" if info.front else ""
        role = f", was {info.role}" if info.role else ""
        gold = ", has gold" if info.any_gold else ""
        turn = " (its turn)" if seat == view.mover else ""
        lines.append(f"  seat {seat}{turn}: {info.hand} cards{front}{gold}{role}")
    return lines


def _own(view: View) -> list[str]:
    own = view.own
    if own is None:
        raise ValueError("a prompt is made of the view of a seat, not of a spectator's")
    lines = [
        f"You are seat {own.seat}, your role is {own.role}, you have {own.gold} gold.",
        f"Your hand: {', '.join(own.hand) or 'nothing'}.",
    ]
    lines += [f"You know: {_note(note)}." for note in own.notes]
    for name, values in {**view.fields, **own.secrets}.items():
        lines.append(f"Number of {name}, 0 if unknown or none: {', '.join(map(str, values))}.")
    if own.looking:
        lines.append(f"You look at: {', '.join(own.looking)}.")
    if own.offered:
        lines.append(f"Gold cards to choose from: {', '.join(map(str, own.offered))}.")
    if view.question is not None:
        about = view.question
        card = f" about {write(about.action)} by seat {about.by}" if about.action is not None else ""
        lines.append(f"You are asked: {about.kind}{card}.")
    return lines


def _note(note: Note) -> str:
    if note.goal is not None:
        return f"in turn {note.turn} the goal at {note.cell} was {note.goal.kind}"
    if note.role is not None:
        return f"in turn {note.turn} seat {note.seat} was {note.role}"
    if note.chest is not None:
        return f"in turn {note.turn} the chest at {note.cell} had effect {note.chest}"
    return (
        f"in turn {note.turn} you {'swapped' if note.swapped else 'left'} the goals at {note.cell} and {note.other}"
    )


def _numbered(options: list[AnyAction]) -> list[str]:
    return ["Options:", *(f"  {i}. {write(action)}" for i, action in enumerate(options, 1))]


def parse(answer: str, options: list[AnyAction], seat: int | None = None) -> AnyAction:
    """Read an answer: an option's number, its notation, both as they are listed, or JSON with `option` or `action`.

    Everything else is refused: prose, several answers, a number beside the notation of another option, and JSON that
    names another seat than the one that is asked.
    """
    text = answer[:LONGEST].strip()
    if not text:
        raise AnswerRefused(f"The answer is empty. {_expected(options)}")
    if text.startswith("{"):
        text = _from_json(text, options, seat)
    plain = " ".join(text.split())
    numbered = NUMBERED.fullmatch(plain)
    if numbered:
        number, named = int(numbered[1]), numbered[2]
        if not 1 <= number <= len(options):
            raise AnswerRefused(f"There is no option {number}. {_expected(options)}")
        if named and named != write(options[number - 1]):
            raise AnswerRefused(f"Option {number} is {write(options[number - 1])!r}. {_expected(options)}")
        return options[number - 1]
    for action in options:
        if write(action) == plain:
            return action
    raise AnswerRefused(f"{_short(plain)!r} names no option. {_expected(options)}")


def _from_json(text: str, options: list[AnyAction], seat: int | None) -> str:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise AnswerRefused(f"The answer begins like JSON but is none. {_expected(options)}") from None
    keys = [key for key in ("option", "action") if key in found]
    if len(keys) != 1 or isinstance(found[keys[0]], bool) or not isinstance(found[keys[0]], int | str):
        raise AnswerRefused(f'JSON must have "option" with a number or "action" with notation. {_expected(options)}')
    if seat is not None and found.get("seat", seat) != seat:
        other = _short(json.dumps(found["seat"]))
        raise AnswerRefused(f"Seat {seat} is asked, not {other}. {_expected(options)}")
    return str(found[keys[0]])


def _expected(options: list[AnyAction]) -> str:
    return f"Answer with a number from 1 to {len(options)}, such as 1 for {write(options[0])!r}."


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "..."
