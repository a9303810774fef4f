"""Cover: what it costs a saboteur to be seen through by what it does.

The price of a deed is the rise of what everybody may think of its doer, in cards of progress. It falls as the
treasure comes near, where harm pays more than a good name.
"""

from typing import Final

from saboteur.bots.assessment import Assessment
from saboteur.bots.observed import ObservedAction, classify, weighed
from saboteur.bots.paths import Weighed
from saboteur.core.search.inference import public_marginals
from saboteur.play import actions as act
from saboteur.play import events as ev

OPENLY: Final = 0.75  # of the price that falls away where the treasure is near
EARLY: Final = 1.6  # how much dearer it is in the first lap, when there is nothing else to be judged by


def prices(assessment: Assessment, options: list[act.AnyAction], worths: list[Weighed]) -> list[float]:
    """Return the price of every option of a turn; nothing for those who have nothing to hide."""
    hide = assessment.skill.hide
    if assessment.role != "saboteur" or not hide:
        return [0.0] * len(options)
    early = assessment.memory.laps < assessment.view.seats
    dear = hide * (1.0 - OPENLY * assessment.near) * (EARLY if early else 1.0)
    best = max(worth for worth, _ in worths)
    known: dict[tuple[str, str], float] = {}
    out = []
    for action, (worth, _) in zip(options, worths, strict=True):
        if worth < best - dear - assessment.skill.noise:
            out.append(dear)  # too bad to be chosen whatever the others cost
            continue
        observed = _deed(assessment, action)
        if (observed.situation, observed.category) not in known:
            known[observed.situation, observed.category] = dear * rise(assessment, observed)
        out.append(known[observed.situation, observed.category])
    return out


def _deed(assessment: Assessment, action: act.AnyAction) -> ObservedAction:
    if isinstance(action, act.Pass):
        return classify(assessment.memory, ev.Passed(assessment.me, len(action.cards)))
    if isinstance(action, act.DropFront):
        return classify(assessment.memory, ev.FrontDropped(assessment.me, action.front))
    return classify(assessment.memory, ev.CardPlayed(assessment.me, action))


def rise(assessment: Assessment, observed: ObservedAction) -> float:
    """Return by how much a deed of one's own would raise what everybody may think of oneself."""
    memory = assessment.memory
    bad, counts = memory.roles.index("saboteur"), tuple(memory.counts)
    before, after = (
        public_marginals(tuple(tuple(row) for row in rows), counts, memory.seats)[assessment.me][bad]
        for rows in (memory.rows, weighed(memory, observed))
    )
    return after - before
