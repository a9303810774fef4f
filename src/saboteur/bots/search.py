"""Search: the most promising options are played on in imagined worlds, and the one that comes out best is taken.

Options are put forward by the rules of `turns.py` and `answers.py` and by those of the roll-outs
(`core/search/policy.py`). They meet in the same worlds with the same luck, and after each stage the worse half is
dropped (sequential halving).
A roll-out goes on for a lap and is then weighed by `core/search/outlook.py`. What the rules think of an option counts
as a few roll-outs.
"""

import time
from functools import lru_cache
from math import log
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from saboteur.bots.assessment import Assessment
from saboteur.bots.observed import evidence_of, suspicion_of
from saboteur.bots.paths import Weighed
from saboteur.bots.worlds import Worlds
from saboteur.core.search import playout
from saboteur.core.search.playout import survey, try_all, worths
from saboteur.core.search.weights import DIG, SAP, PolicyWeights
from saboteur.play.actions import AnyAction, Pass, pack
from saboteur.play.setup import ruleset

CANDIDATES: Final = 8
PASSES: Final = 2  # options to pass among them
BEHIND: Final = 2.0  # cards of progress: an option that looks worse than the best by more is not tried
CARD: Final = 0.3  # gold that a card of progress is worth, to compare the rules' worth with roll-outs
TRUST: Final = 12.0  # roll-outs that the rules' worth counts for
SHARE: Final = 0.5  # of the roll-outs' rules in that worth, where they were tuned
SURE: Final = 0.97  # beyond this no suspicion goes


class Budget(msgspec.Struct, frozen=True):
    """How long to think.

    Roll-outs give the same answer every time; the limit in processor time is there for a machine that is too slow for
    them, and an answer that it cut short may be another the next time.
    """

    rollouts: int
    milliseconds: float = 1000.0
    laps: int = 1  # how far a roll-out goes before it is weighed


COMPILED: Final = not playout.__file__.endswith(".py")
DEFAULT: Final = Budget(240 if COMPILED else 24)


class Tried(msgspec.Struct):
    """An option that is being tried out."""

    option: int  # its place among all options
    code: int
    prior: float  # what the rules, or a network, think of it, in gold
    trust: float = TRUST  # roll-outs that this counts for
    price: float = 0.0  # what it costs to be seen doing it, in gold
    total: float = 0.0
    number: int = 0

    def mean(self, level: float) -> float:
        """Return the worth of the option, with the rules' worth as a few roll-outs around a common level."""
        return (self.total + self.trust * (level + self.prior)) / (self.number + self.trust) - self.price


@lru_cache(maxsize=64)
def policy_weights_of(seats: int, modules: tuple[str, ...], options: tuple[tuple[str, str], ...]) -> PolicyWeights:
    """Return what the players of the roll-outs go by in a ruleset."""
    return PolicyWeights(ruleset(seats, modules, options), DIG, SAP)


class Advice(msgspec.Struct, frozen=True):
    """What somebody else thinks of the options and of the seats, to begin from instead of the rules."""

    priors: list[float]  # by option, in gold
    evidence: list[list[float]]  # as `Memory.rows`
    trust: float  # roll-outs that it counts for


def search(
    assessment: Assessment,
    options: list[AnyAction],
    weighed: list[Weighed],
    budget: Budget = DEFAULT,
    advice: Advice | None = None,
    prices: list[float] | None = None,
) -> list[Tried]:
    """Try the best options out; return those tried, best first. `prices`: what each costs, in cards of progress."""
    began = time.thread_time()
    view = assessment.view
    policy = policy_weights_of(view.seats, tuple(view.modules), tuple(view.options.items()))
    evidence = advice.evidence if advice else evidence_of(assessment.memory)
    worlds = Worlds(view, assessment.own, assessment.memory, evidence, assessment.rng, assessment.goals)
    suspicion = vec[float](_suspicion(assessment, policy.prior))
    codes = [pack(option) for option in options]
    priors = [CARD * worth for worth, _ in weighed]
    if advice:
        priors = advice.priors
    elif "saboteur2" not in view.modules:
        quick = worths(worlds.state, assessment.me, vec[i64](codes), suspicion, policy)
        priors = [(1.0 - SHARE) * prior + SHARE * CARD * worth for prior, worth in zip(priors, quick, strict=True)]
    costs = [CARD * price for price in prices or [0.0] * len(options)]
    tried = _candidates(options, codes, priors, costs, advice.trust if advice else TRUST)
    if len(tried) == 1:
        return tried
    stages = (len(tried) - 1).bit_length()
    turns = budget.laps * view.seats
    distances = survey(worlds.state)
    live = tried
    for _ in range(stages):
        for _ in range(max(1, budget.rollouts // (stages * len(live)))):
            world = worlds.draw()
            acts = vec[i64]([one.code for one in live])
            luck = assessment.rng.getrandbits(50) | 1
            came = try_all(world, assessment.me, acts, suspicion, policy, distances, luck, turns)
            for one, worth in zip(live, came, strict=True):
                one.total += worth
                one.number += 1
            if (time.thread_time() - began) * 1000.0 > budget.milliseconds:
                return ranked(live, tried)
        live = ranked(live, [])[: (len(live) + 1) // 2]
    return ranked(live, tried)


def _candidates(
    options: list[AnyAction], codes: list[int], priors: list[float], costs: list[float], trust: float
) -> list[Tried]:
    values = [prior - cost for prior, cost in zip(priors, costs, strict=True)]
    order = sorted(range(len(options)), key=lambda i: -values[i])
    out: list[Tried] = []
    passes = 0
    for i in order:
        if values[i] < values[order[0]] - BEHIND * CARD or len(out) == CANDIDATES:
            break
        passes += isinstance(options[i], Pass)
        if passes <= PASSES or not isinstance(options[i], Pass):
            out.append(Tried(i, codes[i], priors[i], trust, costs[i]))
    return out


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


def _suspicion(assessment: Assessment, prior: float) -> list[float]:
    """Return, as log-odds beside the prior, what everybody may think of each seat."""
    if "saboteur" not in assessment.memory.roles:
        return [0.0] * assessment.view.seats
    out = []
    for seat in range(assessment.view.seats):
        chance = min(SURE, max(1.0 - SURE, suspicion_of(assessment.memory, seat)))
        out.append(log(chance / (1.0 - chance)) - prior)
    return out
