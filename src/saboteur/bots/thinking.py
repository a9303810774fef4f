"""What a level makes of its options before any search: beliefs, worths and prices, and how hard it will search."""

from math import log
from typing import Final, NamedTuple

from saboteur.bots import learned_player
from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.memory.observed_actions import evidence_of
from saboteur.bots.network import role_net
from saboteur.bots.rules.answer_worth import ANSWER, weigh_answers
from saboteur.bots.rules.cover import prices
from saboteur.bots.rules.path_worth import Weighed
from saboteur.bots.rules.turn_worth import weigh
from saboteur.bots.search.budgets import DEFAULT, Budget, budget_of
from saboteur.bots.search.option_search import Advice
from saboteur.bots.skills import LEVEL_BY_NAME
from saboteur.core.measure.posterior import marginals
from saboteur.play.actions import AnyAction
from saboteur.play.views.view_types import View

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
    return budget_of(style, learned_player.at_home(view), view.seats, view.modules, role)


def _advice(assessment: Assessment, options: list[AnyAction], budget: Budget) -> Advice | None:
    """Ask the network, where a budget says so and it was trained for this; its beliefs are made one's own."""
    if not budget.asks_network:
        return None
    if not learned_player.trained(assessment):
        return _kinship(assessment, options, budget.belief_weight) if role_net.knows(assessment.memory) else None
    found = learned_player.opinion(assessment, options)
    assessment.believe(learned_player.evidence(assessment, found, budget.belief_weight))
    return Advice([budget.prior_weight * log(max(chance, LEAST)) for chance in found.chances])


def _kinship(assessment: Assessment, options: list[AnyAction], belief_weight: float) -> Advice:
    """Believe what was learned about who is who, and have no opinion of the options."""
    memory = assessment.memory
    by_deeds = marginals(evidence_of(memory), tuple(memory.counts), memory.seats, memory.known)
    assessment.believe(role_net.evidence(memory, by_deeds, belief_weight))
    return Advice([0.0] * len(options))
