"""What a check says when something does not hold."""

from __future__ import annotations

from saboteur.core.table.codes import FRAMES
from saboteur.core.table.state import State


class InvariantError(Exception):
    """An invariant does not hold; the sentence says what and where."""


def require(holds: bool, state: State, sentence: str) -> None:
    """Raise `InvariantError` with a sentence and the moment, unless it holds."""
    if not holds:
        raise InvariantError(f"{sentence} ({moment(state)})")


def moment(state: State) -> str:
    """Say where in the game we are."""
    t = state.table
    if t.over:
        return f"round {t.round + 1}, game over"
    asked = FRAMES[int(state.stack[-1]) & 255] if len(state.stack) else "nothing asked"
    return f"round {t.round + 1}, turn {t.turn}, seat {t.mover}, {asked}"
