"""*The lie*: of some claims one cannot be true, or most likely is not, by what one seat knows."""

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.review.lies import is_lie
from saboteur.bots.review.verdict import LEVEL, STYLE
from saboteur.bots.skills import skill_of
from saboteur.core.table.cards import GOALS
from saboteur.play.commentary.said import Said, Spoken
from saboteur.play.fields.values import Cell, code_of
from saboteur.play.views.view_types import View

FEWEST: Final = 3  # claims to choose from
MOST: Final = 5
UNLIKELY: Final = 0.1  # what the lie's chance of being true is at most
LIKELY: Final = 0.4  # and that of the others at least
TREASURE: Final = GOALS[0]


class Doubt(NamedTuple):
    """Claims to choose from, and the one that is a lie."""

    claims: list[int]  # places in the talk
    lie: int
    certain: bool


def chance_of(said: Said, view: View, memory: Memory, level: str = LEVEL) -> float | None:
    """Return how likely a claim about the treasure is, for a seat; None: it is about something else."""
    assert view.own is not None, "a puzzle is seen through a seat's eyes"
    if said.cell is None or said.kind != TREASURE or said.say not in ("goal_is", "goal_is_not"):
        return None
    at = code_of(said.cell)
    faces = [goal.face.kind for goal in view.goals if goal.cell == said.cell and goal.face is not None]
    if faces:
        here = float(faces[0] == TREASURE)
    elif at in memory.goals:
        style = STYLE if level == LEVEL else "plain"
        assessment = Assessment(view, view.own, memory, skill_of(level, style), random.Random(0))
        total = sum(assessment.goals.values())
        here = assessment.goals.get(at, 0.0) / total if total else 0.0
    else:
        return None
    return here if said.say == "goal_is" else 1.0 - here


def doubtful(
    talk: Sequence[Spoken], since: int, view: View, memory: Memory, lied: Sequence[bool], true: Sequence[bool]
) -> Doubt | None:
    """Return claims of this round of which one alone is a lie that can be seen through."""
    assert view.own is not None, "a puzzle is seen through a seat's eyes"
    chances: dict[int, float] = {}
    for place in range(since, len(talk)):
        said = talk[place].said
        found = chance_of(said, view, memory) if said.by != view.own.seat else None
        if found is not None:
            chances[place] = found
    lies = [place for place, chance in chances.items() if chance <= UNLIKELY and lied[place]]
    others = [place for place, chance in chances.items() if chance >= LIKELY and true[place]]
    if len(lies) != 1 or len(others) < FEWEST - 1:
        return None
    claims = sorted([lies[0], *others[-(MOST - 1) :]])
    return Doubt(claims, lies[0], chances[lies[0]] == 0.0)


def knew_better(said: Said, view: View, memory: Memory) -> bool:
    """Return whether whoever says it knows that it is false."""
    return is_lie(said, view, memory)


def only_lies(talk: Sequence[Spoken], claims: Sequence[int], view: View) -> set[int]:
    """Return which of some claims about the treasure could be the only lie among them, by what a seat has seen."""
    found = set()
    for cell in _may_hide_it(view):
        false = [at for at in claims if (talk[at].said.cell == cell) != (talk[at].said.say == "goal_is")]
        if len(false) == 1:
            found.add(false[0])
    return found


def _may_hide_it(view: View) -> list[Cell]:
    """Return where the treasure may lie, by what is open and what the seat was shown in this round."""
    opened = [goal.cell for goal in view.goals if goal.face is not None and goal.face.kind == TREASURE]
    down = [goal.cell for goal in view.goals if goal.face is None]
    notes = view.own.notes if view.own is not None else []
    seen = {note.cell: note.goal.kind for note in notes if note.about == "goal" and note.goal is not None}
    shown = [cell for cell in down if seen.get(cell) == TREASURE]
    return opened or shown or [cell for cell in down if cell not in seen]
