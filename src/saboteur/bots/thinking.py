"""What a level makes of its options before any search: beliefs, worths and prices, and how hard it will search."""

from math import log
from typing import Final, NamedTuple

from saboteur.bots import kinship, learned
from saboteur.bots.answers import ANSWER, weigh_answers
from saboteur.bots.assessment import Assessment
from saboteur.bots.budgets import DEFAULT, Budget, budget_of
from saboteur.bots.cover import prices
from saboteur.bots.paths import Weighed
from saboteur.bots.search import Advice
from saboteur.bots.skills import LEVEL_BY_NAME
from saboteur.bots.turns import weigh
from saboteur.core.search.inference import marginals
from saboteur.play.actions import AnyAction
from saboteur.play.views import View

LEAST: Final = 1e-6  # a chance for an option is never less, to compute on with


class Thoughts(NamedTuple):
    """What is known of the options before any of them is tried out."""

    budget: Budget | None  # None: the level does not search
    advice: Advice | None  # of a network, where there is one for this table
    weighed: list[Weighed]  # by option
    costs: list[float]  # by option: what being seen doing it costs, in cards of progress


def think(assessment: Assessment, options: list[AnyAction], level: str, style: str) -> Thoughts:
    """Weigh the options as a level does; what a network believes of the seats is believed from here on."""
    budget = _budget(level, style, assessment.view, assessment.role)
    advice = _advice(assessment, options, budget) if budget else None
    if type(options[0]) in ANSWER:
        return Thoughts(budget, advice, weigh_answers(assessment, options), [0.0] * len(options))
    weighed = weigh(assessment, options)
    return Thoughts(budget, advice, weighed, prices(assessment, options, weighed))


def _budget(level: str, style: str, view: View, role: str) -> Budget | None:
    if not LEVEL_BY_NAME[level].searches:
        return None
    if not LEVEL_BY_NAME[level].learned:
        return DEFAULT
    return budget_of(style, learned.at_home(view), view.seats, view.modules, role)


def _advice(assessment: Assessment, options: list[AnyAction], budget: Budget) -> Advice | None:
    """Ask the network, where a budget says so and it was trained for this; its beliefs are made one's own."""
    if not budget.asks_network:
        return None
    if not learned.trained(assessment):
        return _kinship(assessment, options, budget.heed) if kinship.knows(assessment.memory) else None
    found = learned.opinion(assessment, options)
    evidence = learned.evidence(assessment, found, budget.heed)
    _believe(assessment, evidence)
    return Advice([budget.nat * log(max(chance, LEAST)) for chance in found.chances], evidence)


def _kinship(assessment: Assessment, options: list[AnyAction], heed: float) -> Advice:
    """Believe what was learned about who is who, and have no opinion of the options."""
    evidence = kinship.evidence(assessment.memory, assessment.roles, heed)
    _believe(assessment, evidence)
    return Advice([0.0] * len(options), evidence)


def _believe(assessment: Assessment, evidence: list[list[float]]) -> None:
    memory = assessment.memory
    assessment.believe(marginals(evidence, tuple(memory.counts), memory.seats, memory.known))
