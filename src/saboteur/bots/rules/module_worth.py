"""What a module's own author says that an action of it is worth, where the spec's numbers do not reach."""

from math import isfinite

from saboteur.bots.beliefs.assessment import Assessment
from saboteur.core.registry import CLASSES
from saboteur.play import actions as act


def said_by_module(assessment: Assessment, action: act.PlayCard | act.Choose) -> float | None:
    """Return what the module's `worth` says of an action; nothing if it has none, or leaves it to the spec.

    It gets what the bot's seat may know: its view, the action, how much it wishes that the treasure is found, and of
    each seat how far it is believed to be on its side.
    """
    view = assessment.view
    if isinstance(action, act.PlayCard):
        sought = action.card
        owners = (key for key in view.modules if any(card.name == sought for card in CLASSES[key].spec.cards))
    else:
        sought = view.question.kind if view.question else ""
        owners = (key for key in view.modules if any(one.name == sought for one in CLASSES[key].spec.questions))
    owner = next(owners, None)
    weigh = getattr(CLASSES[owner], "worth", None) if owner else None
    if weigh is None:
        return None
    friends = [1.0 if seat == assessment.me else side for seat, side in enumerate(assessment.allied)]
    found = weigh(view, action, assessment.wish, friends)
    if found is None:
        return None
    if not isinstance(found, int | float) or not isfinite(found):
        raise ValueError(f"{owner}: worth answered {found!r} for {action}, which is no number")
    return float(found)
