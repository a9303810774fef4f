"""Trials: actions of one seat played on in imagined worlds, all of them with the same luck, and what they come to."""

from functools import lru_cache
from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.bots.assessment import Assessment
from saboteur.bots.budgets import DEFAULT, Budget
from saboteur.bots.memory import Memory
from saboteur.bots.observed import evidence_of, suspicion_of
from saboteur.bots.paths import Weighed
from saboteur.bots.worlds import Worlds
from saboteur.core.search.playout import survey, try_all, worths
from saboteur.core.search.prospects import Stakes
from saboteur.core.search.weights import DIG, NOISE, SAP, PolicyWeights
from saboteur.play.setup import ruleset

CARD: Final = 0.3  # gold that a card of progress is worth, to compare the rules' worth with roll-outs
SHARE: Final = 0.5  # of the roll-outs' rules in that worth, where they were tuned
SURE: Final = 0.97  # beyond this no suspicion goes


@lru_cache(maxsize=64)
def policy_weights_of(
    seats: int, modules: tuple[str, ...], options: tuple[tuple[str, str], ...], slips: float | None = None
) -> PolicyWeights:
    """Return what the players of the roll-outs go by in a ruleset; `slips`: how far they misjudge a worth."""
    dig, sap = (weights[:] for weights in (DIG, SAP))
    if slips is not None:
        dig[NOISE] = sap[NOISE] = slips
    return PolicyWeights(ruleset(seats, modules, options), dig, sap)


class Trials:
    """Tries actions of one seat out, all of them in the same world with the same luck."""

    def __init__(
        self, assessment: Assessment, budget: Budget = DEFAULT, evidence: list[list[float]] | None = None
    ) -> None:
        """Imagine the table; `evidence` as `Memory.rows`, where somebody else's is to be used."""
        view, memory = assessment.view, assessment.memory
        self._view = view
        self._me = assessment.me
        self._rng = assessment.rng
        self._policy = policy_weights_of(view.seats, tuple(view.modules), tuple(view.options.items()))
        rows = evidence_of(memory) if evidence is None else evidence
        self._worlds = Worlds(view, assessment.own, memory, rows, assessment.rng, assessment.goals)
        self._suspicion = vec[float](common_suspicion(assessment, self._policy.prior, budget.common))
        self._distances = survey(self._worlds.state)
        self._turns = budget.laps * view.seats
        self._stakes = Stakes(budget.envy, budget.victory)

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
        return list(
            try_all(
                world, self._me, acts, self._suspicion, self._policy, self._stakes, self._distances, luck, self._turns
            )
        )


def public_suspicion(memory: Memory, prior: float) -> list[float]:
    """Return, as log-odds beside the prior, what everybody may think of each seat."""
    if "saboteur" not in memory.roles:
        return [0.0] * memory.seats
    return [_odds(suspicion_of(memory, seat)) - prior for seat in range(memory.seats)]


def _odds(chance: float) -> float:
    held = min(SURE, max(1.0 - SURE, chance))
    return log(held / (1.0 - held))


def common_suspicion(assessment: Assessment, prior: float, share: float) -> list[float]:
    """Return what the others in roll-outs think of each seat: what everybody may, and a share of what this seat does.

    Of this seat itself they think what everybody may.
    """
    public = public_suspicion(assessment.memory, prior)
    if not share:
        return public
    own = [_odds(assessment.role_chance(seat, "saboteur")) - prior for seat in range(len(public))]
    own[assessment.me] = public[assessment.me]
    return [(1.0 - share) * old + share * new for old, new in zip(public, own, strict=True)]
