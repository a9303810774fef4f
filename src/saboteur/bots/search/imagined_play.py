"""Trials: actions of one seat played on in imagined worlds, all of them with the same luck, and what they come to."""

from functools import lru_cache
from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.beliefs.imagined_worlds import Worlds
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.memory.observed_actions import suspicion_of
from saboteur.bots.rules.path_worth import Weighed
from saboteur.bots.search.budgets import DEFAULT, Budget
from saboteur.bots.search.tuned_weights import tuned_weights
from saboteur.core.search.expected_gold import Stakes
from saboteur.core.search.playout import survey, try_all, worths
from saboteur.core.search.policy_weights import DIG, FRIEND, NOISE, SAP, PolicyWeights
from saboteur.core.table.cards import ROLES
from saboteur.play.setup import ruleset

CARD: Final = 0.3  # gold that a card of progress is worth, to compare the rules' worth with roll-outs
SURE: Final = 0.97  # beyond this no suspicion goes


@lru_cache(maxsize=64)
def policy_weights_of(
    seats: int,
    modules: tuple[str, ...],
    options: tuple[tuple[str, str], ...],
    slips: float | None = None,
    tuned: bool = False,
) -> PolicyWeights:
    """Return what the players of the roll-outs go by in a ruleset; `slips`: how far they misjudge a worth.

    `tuned`: by the weights for teams and modules.
    """
    if tuned:
        return tuned_weights(ruleset(seats, modules, options))
    dig, sap = (weights[:] for weights in (DIG, SAP))
    if slips is not None:
        dig[NOISE] = sap[NOISE] = slips
    return PolicyWeights(ruleset(seats, modules, options), dig, sap)


class Trials:
    """Tries actions of one seat out, all of them in the same world with the same luck."""

    def __init__(self, assessment: Assessment, budget: Budget = DEFAULT) -> None:
        """Imagine the table."""
        view, memory = assessment.view, assessment.memory
        self._view = view
        self._me = assessment.me
        self._rng = assessment.rng
        self._policy = policy_weights_of(
            view.seats, tuple(view.modules), tuple(view.options.items()), None, budget.tuned
        )
        self._worlds = Worlds(
            view, assessment.own, memory, assessment.evidence, assessment.rng, assessment.goals, assessment.imagined
        )
        self._suspicion = vec[float](common_suspicion(assessment, self._policy.prior, budget.shared_beliefs))
        self._distances = survey(self._worlds.state)
        self._turns = budget.laps * view.seats
        self._stakes = Stakes(budget.envy, budget.victory)
        self._tuned, self._share = budget.tuned, budget.share
        self._assessment = assessment

    def opinions(self, codes: list[int], weighed: list[Weighed]) -> list[float]:
        """Return what the rules think of the options, in gold; where they were tuned, also those of the roll-outs."""
        priors = [CARD * worth for worth, _ in weighed]
        if not self._share or ("saboteur2" in self._view.modules and not self._tuned):
            return priors
        bonds = vec[float](self._bonds() if self._tuned else [])
        quick = worths(self._worlds.state, self._me, vec[i64](codes), self._suspicion, self._policy, bonds)
        share = self._share
        return [(1.0 - share) * prior + share * CARD * worth for prior, worth in zip(priors, quick, strict=True)]

    def _bonds(self) -> list[float]:
        """Return how far each seat is a friend, by what is believed of its role."""
        names = self._assessment.memory.roles
        weights = self._policy.roles[ROLES.index(self._assessment.role)]
        friends = [weights[FRIEND + ROLES.index(name)] for name in names]
        return [sum(c * f for c, f in zip(row, friends, strict=True)) for row in self._assessment.roles]

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
