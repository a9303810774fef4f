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
from saboteur.bots.memory import Memory
from saboteur.bots.observed import evidence_of, suspicion_of
from saboteur.bots.paths import Weighed
from saboteur.bots.worlds import Worlds
from saboteur.core.search import playout
from saboteur.core.search.playout import survey, try_all, worths
from saboteur.core.search.weights import DIG, NOISE, SAP, PolicyWeights
from saboteur.play.actions import AnyAction, Pass, pack
from saboteur.play.setup import ruleset

CANDIDATES: Final = 8
PASSES: Final = 2  # options to pass among them
BEHIND: Final = 2.0  # cards of progress: an option that looks worse than the best by more is not tried
CARD: Final = 0.3  # gold that a card of progress is worth, to compare the rules' worth with roll-outs
TRUST: Final = 12.0  # roll-outs that the rules' worth counts for
SHARE: Final = 0.5  # of the roll-outs' rules in that worth, where they were tuned
LONE: Final = 16  # roll-outs of an option that is the only one to be tried
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
def policy_weights_of(
    seats: int, modules: tuple[str, ...], options: tuple[tuple[str, str], ...], slips: float | None = None
) -> PolicyWeights:
    """Return what the players of the roll-outs go by in a ruleset; `slips`: how far they misjudge a worth."""
    dig, sap = (weights[:] for weights in (DIG, SAP))
    if slips is not None:
        dig[NOISE] = sap[NOISE] = slips
    return PolicyWeights(ruleset(seats, modules, options), dig, sap)


class Advice(msgspec.Struct, frozen=True):
    """What somebody else thinks of the options and of the seats, to begin from instead of the rules."""

    priors: list[float]  # by option, in gold
    evidence: list[list[float]]  # as `Memory.rows`
    trust: float  # roll-outs that it counts for


class Trials:
    """Tries actions of one seat out, all of them in the same world with the same luck."""

    def __init__(self, assessment: Assessment, laps: int = 1, evidence: list[list[float]] | None = None) -> None:
        """Imagine the table; `evidence` as `Memory.rows`, where somebody else's is to be used."""
        view, memory = assessment.view, assessment.memory
        self._view = view
        self._me = assessment.me
        self._rng = assessment.rng
        self._policy = policy_weights_of(view.seats, tuple(view.modules), tuple(view.options.items()))
        rows = evidence_of(memory) if evidence is None else evidence
        self._worlds = Worlds(view, assessment.own, memory, rows, assessment.rng, assessment.goals)
        self._suspicion = vec[float](public_suspicion(memory, self._policy.prior))
        self._distances = survey(self._worlds.state)
        self._turns = laps * view.seats

    def opinions(self, codes: list[int], weighed: list[Weighed]) -> list[float]:
        """Return what the rules think of the options, in gold; where they were tuned, also those of the roll-outs."""
        priors = [CARD * worth for worth, _ in weighed]
        if "saboteur2" in self._view.modules:
            return priors
        quick = worths(self._worlds.state, self._me, vec[i64](codes), self._suspicion, self._policy)
        return [(1.0 - SHARE) * prior + SHARE * CARD * worth for prior, worth in zip(priors, quick, strict=True)]

    def run(self, codes: list[int]) -> list[float]:
        """Draw a world, try the actions out in it, and return what each came to."""
        world, luck = self._worlds.draw(), self._rng.getrandbits(50) | 1
        acts = vec[i64](codes)
        return list(try_all(world, self._me, acts, self._suspicion, self._policy, self._distances, luck, self._turns))


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
    trials = Trials(assessment, budget.laps, advice.evidence if advice else None)
    codes = [pack(option) for option in options]
    priors = advice.priors if advice else trials.opinions(codes, weighed)
    costs = [CARD * price for price in prices or [0.0] * len(options)]
    tried = _candidates(options, codes, priors, costs, advice.trust if advice else TRUST)
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


def public_suspicion(memory: Memory, prior: float) -> list[float]:
    """Return, as log-odds beside the prior, what everybody may think of each seat."""
    if "saboteur" not in memory.roles:
        return [0.0] * memory.seats
    out = []
    for seat in range(memory.seats):
        chance = min(SURE, max(1.0 - SURE, suspicion_of(memory, seat)))
        out.append(log(chance / (1.0 - chance)) - prior)
    return out
