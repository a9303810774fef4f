"""What a move cost against the best one, from what its player could know.

Everything here comes from the view, the options and the memory of one seat, as for a bot that searches: hidden cards
cannot count. `grandmaster`'s search finds the best option; then it meets the one that was played in fresh worlds,
both with the same luck, so that being the best of many guesses counts for nothing.
"""

import random
from math import inf, sqrt
from typing import Final, NamedTuple

from msgspec.structs import replace

from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.rules.common_sense import sensible
from saboteur.bots.search.budgets import Budget
from saboteur.bots.search.imagined_play import CARD, Trials
from saboteur.bots.search.option_search import Tried, search
from saboteur.bots.skills import skill_of
from saboteur.bots.thinking import Thoughts, think
from saboteur.play.actions import AnyAction
from saboteur.play.commentary.thoughts import Ground
from saboteur.play.views.view_types import View

LEVEL, STYLE = "grandmaster", "plain"  # who judges
SURE: Final = 2.0  # standard errors from which a difference counts
LEAST: Final = 0.05  # gold below which nothing is told


class Effort(NamedTuple):
    """How much is tried out for one move."""

    rollouts: int = 96  # to find the best option
    pairs: int = 40  # worlds in which it meets the one that was played


class Verdict(NamedTuple):
    """The cost of a move, in gold, and what would have been better; nothing was if it cost nothing."""

    cost: float
    better: AnyAction | None = None
    ground: Ground | None = None


def judge_move(
    view: View, options: list[AnyAction], memory: Memory, played: AnyAction, luck: str, effort: Effort
) -> Verdict:
    """Judge one move of a seat by what that seat saw; the same `luck` gives the same verdict."""
    if view.own is None or played not in options:
        raise ValueError("a verdict needs the view of the seat that moved, and its options")
    assessment = Assessment(view, view.own, memory, skill_of(LEVEL, STYLE), random.Random(luck))
    options = sensible(assessment, options)
    senseless = played not in options
    if senseless:
        options = [*options, played]
    thoughts, budget, tried = _tried(assessment, options, effort)
    mine = options.index(played)
    best = next(one.option for one in tried if not (senseless and one.option == mine))
    if best == mine:
        return Verdict(0.0)
    trials = Trials(assessment, budget)
    codes = [assessment.code(options[i]) for i in (best, mine)]
    ahead, behind = _opinions(trials, codes, thoughts, (best, mine))
    gaps = [one - other for one, other in (trials.run(codes) for _ in range(effort.pairs))]
    mean = sum(gaps) / len(gaps)
    error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / len(gaps) / len(gaps))
    if mean <= SURE * error and not senseless:
        return Verdict(0.0)
    price = CARD * (thoughts.costs[best] - thoughts.costs[mine])
    cost = (sum(gaps) + budget.trust * (ahead - behind)) / (len(gaps) + budget.trust) - price
    if senseless:  # roll-outs, whose players see to it that somebody else does it, say too little of that
        cost = max(cost, LEAST)
    return Verdict(round(cost, 2), options[best], thoughts.weighed[best][1]) if cost >= LEAST else Verdict(0.0)


def best_option(
    view: View, options: list[AnyAction], memory: Memory, rng: random.Random, effort: Effort
) -> AnyAction:
    """Return what the judge would have done in a seat's place."""
    assert view.own is not None
    assessment = Assessment(view, view.own, memory, skill_of(LEVEL, STYLE), rng)
    options = sensible(assessment, options)
    return options[0 if len(options) == 1 else _tried(assessment, options, effort)[2][0].option]


def _tried(assessment: Assessment, options: list[AnyAction], effort: Effort) -> tuple[Thoughts, Budget, list[Tried]]:
    """Search for the best option; without a limit of time, so that every machine finds the same."""
    thoughts = think(assessment, options, LEVEL, STYLE)
    assert thoughts.budget is not None, "the judge searches"
    budget = replace(thoughts.budget, rollouts=effort.rollouts, milliseconds=inf)
    return thoughts, budget, search(assessment, options, thoughts.weighed, budget, thoughts.advice, thoughts.costs)


def _opinions(trials: Trials, codes: list[int], thoughts: Thoughts, places: tuple[int, int]) -> list[float]:
    """Return what is thought of two options before they are tried out, in gold."""
    rules = trials.opinions(codes, [thoughts.weighed[i] for i in places])
    if thoughts.advice is None:
        return rules
    return [worth + thoughts.advice.priors[i] for worth, i in zip(rules, places, strict=True)]
