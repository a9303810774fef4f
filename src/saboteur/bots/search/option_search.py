"""Search: the most promising options are played on in imagined worlds, and the one that comes out best is taken.

Options are put forward by the rules of `bots/rules` and by those of the roll-outs
(`core/search/rollout_players.py`). They meet in the same worlds with the same luck, and after each stage the worse
half is dropped (sequential halving). A roll-out goes on for a lap and is then weighed by
`core/search/round_outlook.py`. What the rules think of an option counts as a few roll-outs.
"""

import time
from typing import Final

import msgspec

from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.rules.path_worth import Weighed
from saboteur.bots.search.budgets import DEFAULT, Budget
from saboteur.bots.search.imagined_play import CARD, Trials
from saboteur.play.actions import AnyAction, Pass

LONE: Final = 16  # roll-outs of an option that is the only one to be tried
SHOWN: Final = 3  # options that a reason names, tried or not


class Tried(msgspec.Struct):
    """An option that is being tried out."""

    option: int  # its place among all options
    code: int
    prior: float  # what the rules, or a network, think of it, in gold
    trust: float  # roll-outs that this counts for
    price: float = 0.0  # what it costs to be seen doing it, in gold
    total: float = 0.0
    number: int = 0

    def mean(self, level: float) -> float:
        """Return the worth of the option, with the rules' worth as a few roll-outs around a common level."""
        return (self.total + self.trust * (level + self.prior)) / (self.number + self.trust) - self.price


class Advice(msgspec.Struct, frozen=True):
    """What a network thinks of the options, beside the rules."""

    priors: list[float]  # by option, in gold


def search(
    assessment: Assessment,
    options: list[AnyAction],
    weighed: list[Weighed],
    budget: Budget = DEFAULT,
    advice: Advice | None = None,
    prices: list[float] | None = None,
) -> list[Tried]:
    """Try the best options out; return those tried, best first. `prices`: what each costs, in cards of progress.

    If few were worth trying, the next best follow, with what was thought of them before.
    """
    began = time.thread_time()
    trials = Trials(assessment, budget)
    codes = [assessment.code(option) for option in options]
    priors = trials.opinions(codes, weighed)
    if advice:
        priors = [prior + more for prior, more in zip(priors, advice.priors, strict=True)]
    costs = [CARD * price for price in prices or [0.0] * len(options)]
    tried, untried = _candidates(options, codes, priors, costs, budget)
    stages = max(1, (len(tried) - 1).bit_length())
    if len(tried) == 1:  # there is nothing to choose, but the reason says what it is worth
        budget = msgspec.structs.replace(budget, rollouts=min(LONE, budget.rollouts))
    live = tried
    for _ in range(stages):
        for _ in range(max(1, budget.rollouts // (stages * len(live)))):
            for one, worth in zip(live, trials.run([one.code for one in live]), strict=True):
                one.total += worth
                one.number += 1
            if (time.thread_time() - began) * 1000.0 > budget.milliseconds:
                return ranked(live, tried + untried)
        live = ranked(live, [])[: (len(live) + 1) // 2]
    return ranked(live, tried + untried)


def _candidates(
    options: list[AnyAction], codes: list[int], priors: list[float], costs: list[float], budget: Budget
) -> tuple[list[Tried], list[Tried]]:
    """Return the options to be tried, and if those are few the next best to name beside them."""
    values = [prior - cost for prior, cost in zip(priors, costs, strict=True)]
    order = sorted(range(len(options)), key=lambda i: -values[i])
    least = values[order[0]] - budget.behind * CARD
    tried: list[Tried] = []
    untried: list[Tried] = []
    passes = 0
    for i in order:
        close = values[i] >= least and len(tried) < budget.candidates
        if not close and len(tried) + len(untried) >= SHOWN:
            break
        passes += isinstance(options[i], Pass)
        if passes <= budget.passes or not isinstance(options[i], Pass):
            (tried if close else untried).append(Tried(i, codes[i], priors[i], budget.trust, costs[i]))
    return tried, untried


def level_of(tried: list[Tried]) -> float:
    """Return what the options came to on average."""
    return sum(one.total for one in tried) / max(1, sum(one.number for one in tried))


def falling(worths: list[float]) -> list[float]:
    """Return worths in order: what was dropped early is told to be worth no more than what was preferred to it."""
    out: list[float] = []
    for worth in worths:
        out.append(min(worth, out[-1]) if out else worth)
    return out


def ranked(live: list[Tried], rest: list[Tried]) -> list[Tried]:
    """Return the options still compared, best first, and behind them those dropped before."""
    level = level_of(live)
    best = sorted(live, key=lambda one: -one.mean(level))
    gone = sorted((one for one in rest if one not in live), key=lambda one: (-one.number, -one.mean(level)))
    return best + gone
