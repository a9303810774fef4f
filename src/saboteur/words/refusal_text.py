"""Refusals in words: the code chooses the sentence, and its values are named as the reader calls them.

A code that has several sentences names the one that is meant in its value `fault`. What a refusal was raised from
(another refusal, or an error of the file system) is its `$why`.
"""

from __future__ import annotations

from errno import errorcode

from saboteur.core.table.refusal import Refusal, SetupRefused
from saboteur.play.fields.line import shown
from saboteur.play.fields.values import Cell
from saboteur.words.sentences import Value
from saboteur.words.thing_names import GOAL_COLUMN, Names, dashed


def refusal_text(refusal: Refusal, names: Names) -> str:
    """Say why something cannot be done; in English, as the code was raised, where only a program can meet it."""
    if isinstance(refusal, SetupRefused):
        return " ".join(clash_text(reason, names) for reason in refusal.reasons)
    t, key = names.t, _key(refusal)
    if not t.has(key):
        return refusal.sentence
    said = t(key, **_named(refusal, names), why=_why(refusal.__cause__, names))
    for more in ("meant", "made_by"):
        if refusal.values.get(more):
            said += f" {t(f'refusal-{dashed(more)}', text=refusal.values[more])}"
    return said


def _key(refusal: Refusal) -> str:
    if refusal.code == "wrong_question" and refusal.values.get("question") == "take_turn":
        return "refusal-wrong-turn"
    fault = refusal.values.get("fault")
    return f"refusal-{dashed(refusal.code)}" + (f"-{dashed(str(fault))}" if fault else "")


def _why(cause: BaseException | None, names: Names) -> str:
    """Say what a refusal was raised from; the usual troubles with files have words of ours."""
    if isinstance(cause, Refusal):
        return refusal_text(cause, names)
    if isinstance(cause, OSError):
        key = f"file-{errorcode.get(cause.errno or 0, 'unknown').lower()}"
        return names.t(key) if names.t.has(key) else cause.strerror or str(cause)
    return str(cause or "")


def clash_text(clash: Refusal, names: Names) -> str:
    """Say why a setup cannot be played."""
    key = f"clash-{dashed(clash.code)}"
    return names.t(key, **_named(clash, names)) if names.t.has(key) else clash.sentence


def _named(refusal: Refusal, names: Names) -> dict[str, Value]:
    return {key: _name(key, value, names) for key, value in refusal.values.items()}


def _name(key: str, value: str | int, names: Names) -> Value:
    match key, value:
        case (("seat" | "mover"), int()):
            return names.seat(value)
        case "tool", str():
            return names.tool(value)
        case "expected", str():
            return names.t(f"expected-{dashed(value)}")
        case "card", str():
            return names.card(value)
        case "side", str():
            return names.t(f"side-{value}")
        case "question", str():
            return names.t(f"q-{dashed(value)}")
        case "option", str():
            return _known(f"option-{dashed(value)}", value, names)
        case (("cell" | "other"), str()) if _cell(value) is not None:
            return _place(value, names)
        case (("module" | "other" | "foundation"), str()):
            return _known(
                f"clash-{value}" if value in ("start", "goals") else f"module-{dashed(value)}", value, names
            )
    return value


def _known(key: str, typed: str, names: Names) -> str:
    """Return a name; as somebody typed it, if there is no such thing."""
    return names.t(key) if names.t.has(key) else shown(typed)[1:-1]


def _cell(text: str) -> Cell | None:
    try:
        x, y = text.split(",")
        return Cell(int(x), int(y))
    except ValueError:
        return None


def _place(text: str, names: Names) -> str:
    cell = _cell(text)
    assert cell is not None
    return names.goal_at(cell) if cell.x >= GOAL_COLUMN and cell.y in (-2, 0, 2) else names.cell(cell)
