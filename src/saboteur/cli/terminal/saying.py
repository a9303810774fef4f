"""What the player says at a terminal: a few words that stand for the claims everybody can make."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saboteur.bots import Said
from saboteur.bots.talk import FEELINGS, TOOLS

if TYPE_CHECKING:
    from saboteur.play.fields.values import Cell
    from saboteur.play.views.view_types import View

ABOUT_SEATS = {"suspect": "suspect", "trust": "trust", "break": "please_break", "why": "why_that"}
ABOUT_GOALS = {"is": "goal_is", "not": "goal_is_not"}


def spoken(me: int, words: list[str], view: View) -> Said | None:
    """Read what is to be said: `suspect 3`, `trust 2`, `goal 1 is`, `goal 2 not`, `repair pick`, `wait`."""
    match [word.lower() for word in words]:
        case [word, number] if word in ABOUT_SEATS and number.isdigit():
            seat = int(number) - 1
            if seat == me or not 0 <= seat < view.seats:
                return None
            return Said(me, ABOUT_SEATS[word], seat=seat, role="saboteur" if word == "suspect" else None)
        case ["goal", number, word] if word in ABOUT_GOALS and number.isdigit():
            cell = goal(view, int(number))
            return Said(me, ABOUT_GOALS[word], cell=cell, kind="treasure") if cell is not None else None
        case ["repair" | "mend", tool] if tool in TOOLS:
            return Said(me, "please_mend", seat=me, tool=tool)
        case [word] if word in FEELINGS:
            return Said(me, "feel", feeling=word)
    return None


def goal(view: View, number: int) -> Cell | None:
    """Return a face-down goal by its number from the top of the board, counted from 1."""
    cells = sorted((goal.cell for goal in view.goals), key=lambda cell: (cell.y, cell.x))
    faces = {goal.cell: goal.face for goal in view.goals}
    if not 1 <= number <= len(cells) or faces[cells[number - 1]] is not None:
        return None
    return cells[number - 1]
