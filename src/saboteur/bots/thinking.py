"""What a level makes of its options before any search: beliefs, worths and prices, and how hard it will search."""

from math import log
from typing import Final, NamedTuple

from saboteur.bots import learned_player
from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.memory.observed_actions import evidence_of
from saboteur.bots.network import public_beliefs, role_net
from saboteur.bots.rules.answer_worth import ANSWER, weigh_answers
from saboteur.bots.rules.cover import prices
from saboteur.bots.rules.path_worth import Weighed
from saboteur.bots.rules.turn_worth import weigh
from saboteur.bots.search.budgets import DEFAULT, Budget, budget_of
from saboteur.bots.search.option_search import Advice
from saboteur.bots.skills import LEVEL_BY_NAME
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
    """Weigh the options as a level does; what was learned of the seats is believed from here on."""
    budget = settle(assessment, level, style)
    advice = _advice(assessment, options, budget) if budget else None
    if type(options[0]) in ANSWER:
        return Thoughts(budget, advice, weigh_answers(assessment, options), [0.0] * len(options))
    weighed = weigh(assessment, options)
    return Thoughts(budget, advice, weighed, prices(assessment, options, weighed))


def settle(assessment: Assessment, level: str, style: str) -> Budget | None:
    """Believe of the seats what a level believes; return how hard it will search, if it does."""
    budget = _budget(level, style, assessment.view, assessment.role)
    if budget:
        _believe(assessment, budget)
    return budget


def _budget(level: str, style: str, view: View, role: str) -> Budget | None:
    if not LEVEL_BY_NAME[level].searches:
        return None
    if not LEVEL_BY_NAME[level].learned:
        return DEFAULT
    return budget_of(style, learned_player.at_home(view), view.seats, view.modules, role)


def _believe(assessment: Assessment, budget: Budget) -> None:
    """Make what was learned about who is who one's own: what everybody could think, and what one knows besides."""
    share, memory = budget.belief_weight, assessment.memory
    if not share:
        return
    learned = role_net.evidence(memory) if role_net.knows(memory) else public_beliefs.evidence(memory)
    mixed = [
        [(1.0 - share) * old + share * new for old, new in zip(row, found, strict=True)]
        for row, found in zip(evidence_of(memory), learned, strict=True)
    ]
    assessment.believe(mixed)


def _advice(assessment: Assessment, options: list[AnyAction], budget: Budget) -> Advice | None:
    """Ask the network what it thinks of the options, where a budget says so and it was trained for this."""
    if not budget.prior_weight or not learned_player.trained(assessment):
        return None
    found = learned_player.opinion(assessment, options)
    return Advice([budget.prior_weight * log(max(chance, LEAST)) for chance in found.chances])
