"""Common sense: what no level does, whatever its rules, its search or its network may think of it."""

from typing import Final

from saboteur.bots.assessment import Assessment
from saboteur.core.search import distances as g
from saboteur.core.search import window
from saboteur.play import actions as act

SURE_ALLY: Final = 0.2  # from here on a seat is taken for an ally, below minus this for an enemy
TOO_MANY: Final = 2  # broken tools before a seat from which one more is wasted


def sensible(assessment: Assessment, options: list[act.AnyAction]) -> list[act.AnyAction]:
    """Leave out what is senseless; if nothing would be left, nothing is left out."""
    turning = [action for action in options if _turns_a_goal(assessment, action)]
    if turning:
        return turning
    asked = _whom_to_ask(assessment, options)
    kept = [action for action in options if not _senseless(assessment, action, asked)]
    return kept or options


def _turns_a_goal(assessment: Assessment, action: act.AnyAction) -> bool:
    """Return whether a gold-digger's path reaches a goal that may be the treasure, and nobody's spider (M4)."""
    memory = assessment.memory
    if not isinstance(action, act.LayPath) or assessment.role != "digger" or memory.spiders:
        return False
    at = window.place(action.cell.x, action.cell.y)
    if at < 0:
        return False
    reached = assessment.grid.guess(at, g.oriented_of(action.card, action.turned))
    before = assessment.distances
    return any(memory.goals[goal] > 0.0 and reached[goal] == 0 < before[goal] for goal in memory.goals)


def _whom_to_ask(assessment: Assessment, options: list[act.AnyAction]) -> int | None:
    """Choose the one seat that may be asked for a toll: the likeliest ally, and nobody once somebody refused."""
    asks = [action.seat for action in options if isinstance(action, act.AskToll)]
    if not asks or assessment.view.toll_refused:
        return None
    best = max(asks, key=lambda seat: assessment.allied[seat])
    return best if assessment.allied[best] > SURE_ALLY else None


def _senseless(assessment: Assessment, action: act.AnyAction, asked: int | None) -> bool:
    memory, view = assessment.memory, assessment.view
    match action:
        case act.BreakTool() | act.Trap():
            return memory.blocks[action.seat] >= TOO_MANY
        case act.AskToll():
            return action.seat != asked
        case act.PlaceToll():
            return memory.laps < view.seats  # nobody knows yet where the way will go
        case act.DropFront():
            return view.pile == 0 and len(assessment.own.hand) <= len(action.cards)
        case act.Pass():
            return view.pile == 0 and len(action.cards) > 1
        case act.PlayVeto():
            return _of_use_to_us(assessment)
    return False


def _of_use_to_us(assessment: Assessment) -> bool:
    """Return whether the card that could be vetoed is an ally's map, or harms somebody held for an enemy (C19)."""
    question = assessment.view.question
    played = question.action if question else None
    if isinstance(played, act.ReadMap):
        return question is not None and question.by is not None and assessment.allied[question.by] > -SURE_ALLY
    if not isinstance(played, act.BreakTool | act.Trap) or played.seat == assessment.me:
        return False
    return assessment.allied[played.seat] < -SURE_ALLY
