"""Refusals in words: the code chooses the sentence, and its values are named as the reader calls them."""

from __future__ import annotations

from saboteur.core.refusal import Refusal
from saboteur.play.values import Cell
from saboteur.words.names import GOAL_COLUMN, Names, dashed
from saboteur.words.sentences import Value


def refusal_text(refusal: Refusal, names: Names) -> str:
    """Say why something cannot be done; in English, as the code was raised, where only a program can meet it."""
    turn = refusal.code == "wrong_question" and refusal.values.get("question") == "take_turn"
    key = "refusal-wrong-turn" if turn else f"refusal-{dashed(refusal.code)}"
    return names.t(key, **_named(refusal, names)) if names.t.has(key) else refusal.sentence


def clash_text(clash: Refusal, names: Names) -> str:
    """Say why a setup cannot be played."""
    key = f"clash-{dashed(clash.code)}"
    return names.t(key, **_named(clash, names)) if names.t.has(key) else clash.sentence


def _named(refusal: Refusal, names: Names) -> dict[str, Value]:
    return {key: _name(key, value, names) for key, value in refusal.values.items()}


def _name(key: str, value: str | int, names: Names) -> Value:
    match key, value:
        case "seat", int():
            return names.seat(value)
        case "card", str():
            return names.card(value)
        case "side", str():
            return names.t(f"side-{value}")
        case "question", str():
            return names.t(f"q-{dashed(value)}")
        case "option", str():
            return names.t(f"option-{dashed(value)}")
        case (("cell" | "other"), str()) if _cell(value) is not None:
            return _place(value, names)
        case (("module" | "other" | "foundation"), str()):
            return names.t(f"clash-{value}" if value in ("start", "goals") else f"module-{dashed(value)}")
    return value


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
