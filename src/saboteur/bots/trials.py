"""Trials: actions of one seat played on in imagined worlds, all of them with the same luck, and what they come to."""

import time
from collections.abc import Callable
from functools import lru_cache
from math import log
from typing import Final

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from saboteur.bots import value
from saboteur.bots.assessment import Assessment
from saboteur.bots.budgets import Budget
from saboteur.bots.counts import chronicle_of, counted, event_of
from saboteur.bots.memory import Memory
from saboteur.bots.observed import classify, evidence_of, suspicion_of
from saboteur.bots.paths import Weighed
from saboteur.bots.worlds import Worlds
from saboteur.core.batch.chronicle import Chronicle
from saboteur.core.batch.leaves import Leaves
from saboteur.core.codes import cell_x, cell_y
from saboteur.core.search import window
from saboteur.core.search.playout import survey, try_all, worths
from saboteur.core.search.weights import DIG, NOISE, SAP, PolicyWeights
from saboteur.play.actions import AnyAction
from saboteur.play.setup import ruleset

CARD: Final = 0.3  # gold that a card of progress is worth, to compare the rules' worth with roll-outs
SHARE: Final = 0.5  # of the roll-outs' rules in that worth, where they were tuned
SURE: Final = 0.97  # beyond this no suspicion goes

Stage = Callable[[list[int], int, float], list[list[float]]]  # codes, worlds and until when: worths by world


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

    def __init__(self, assessment: Assessment, laps: int = 1, evidence: list[list[float]] | None = None) -> None:
        """Imagine the table; `evidence` as `Memory.rows`, where somebody else's is to be used."""
        view, memory = assessment.view, assessment.memory
        self._view = view
        self.me = assessment.me
        self.rng = assessment.rng
        self.policy = policy_weights_of(view.seats, tuple(view.modules), tuple(view.options.items()))
        rows = evidence_of(memory) if evidence is None else evidence
        self.worlds = Worlds(view, assessment.own, memory, rows, assessment.rng, assessment.goals)
        self.suspicion = vec[float](public_suspicion(memory, self.policy.prior))
        self.distances = survey(self.worlds.state)
        self.turns = laps * view.seats

    def opinions(self, codes: list[int], weighed: list[Weighed]) -> list[float]:
        """Return what the rules think of the options, in gold; where they were tuned, also those of the roll-outs."""
        priors = [CARD * worth for worth, _ in weighed]
        if "saboteur2" in self._view.modules:
            return priors
        quick = worths(self.worlds.state, self.me, vec[i64](codes), self.suspicion, self.policy)
        return [(1.0 - SHARE) * prior + SHARE * CARD * worth for prior, worth in zip(priors, quick, strict=True)]

    def run(self, codes: list[int]) -> list[float]:
        """Draw a world, try the actions out in it, and return what each came to."""
        world, luck = self.worlds.draw(), self.rng.getrandbits(50) | 1
        acts = vec[i64](codes)
        return list(try_all(world, self.me, acts, self.suspicion, self.policy, self.distances, luck, self.turns))

    def stage(self, codes: list[int], worlds: int, until: float) -> list[list[float]]:
        """Try actions out in several worlds, until a moment of processor time; return what each came to."""
        out = []
        for _ in range(worlds):
            out.append(self.run(codes))
            if time.thread_time() > until:
                break
        return out


def stages_of(trials: Trials, assessment: Assessment, options: dict[int, AnyAction], budget: Budget) -> Stage:
    """Return how a stage of a search is tried out: weighed by the network where a budget says so and it can be."""
    view, net = assessment.view, value.ready() if budget.leaf else None
    if net is None or not net.about.made_for(view.seats, view.modules):
        return trials.stage
    return Guessed(trials, assessment, options, budget.leaf, net).stage


class Guessed:
    """Trials whose worlds are weighed by a network that sees everything, a stage at once."""

    def __init__(
        self,
        trials: Trials,
        assessment: Assessment,
        options: dict[int, AnyAction],
        share: float,
        net: value.ValueNetwork,
    ) -> None:
        """Count what everybody will have seen after each option (by code)."""
        self._trials = trials
        self._share = share
        self._net = net
        self._told = {code: chronicle_after(assessment, option, trials) for code, option in options.items()}

    def stage(self, codes: list[int], worlds: int, until: float) -> list[list[float]]:
        """Try actions out in several worlds; return what each came to, world by world."""
        trials = self._trials
        leaves = Leaves(trials.me, trials.policy, trials.suspicion, trials.turns, self._share < 1.0)
        acts, told = vec[i64](codes), [self._told[code] for code in codes]
        for _ in range(worlds):
            world, luck = trials.worlds.draw(), trials.rng.getrandbits(50) | 1
            leaves.grow(world, acts, told, trials.distances, luck)
            if time.thread_time() > until:
                break
        chances = iter(self._net.chances(leaves.states.getvalue(), leaves.hidden.getvalue()))
        flat = []
        for found, lost, guess in zip(leaves.if_found, leaves.if_not, leaves.guessed, strict=True):
            chance = 1.0 if guess < 0.0 else self._share * next(chances) + (1.0 - self._share) * guess
            flat.append(chance * found + (1.0 - chance) * lost)
        return [flat[i : i + len(codes)] for i in range(0, len(flat), len(codes))]


def chronicle_after(assessment: Assessment, option: AnyAction, trials: Trials) -> Chronicle:
    """Return what is counted of a round once the seat has taken an option."""
    memory, question = assessment.memory, assessment.view.question
    places = [window.place(cell_x(cell), cell_y(cell)) for cell in trials.worlds.state.table.goal_cells]
    if question is not None and question.kind == "take_turn":
        event = event_of(assessment.me, option)
        memory = replace(memory, action_counts=counted(memory, classify(memory, event), event))
    return chronicle_of(memory, places)


def public_suspicion(memory: Memory, prior: float) -> list[float]:
    """Return, as log-odds beside the prior, what everybody may think of each seat."""
    if "saboteur" not in memory.roles:
        return [0.0] * memory.seats
    out = []
    for seat in range(memory.seats):
        chance = min(SURE, max(1.0 - SURE, suspicion_of(memory, seat)))
        out.append(log(chance / (1.0 - chance)) - prior)
    return out
