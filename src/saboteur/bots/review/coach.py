"""What a coach adds to advice: where the treasure may be, what a move tells the others, what a bluff costs.

Everything comes from the view and the memory of one seat, as for a bot. What the others would think is counted as
each of them could: by what everybody saw, and by knowing itself to be no saboteur.
"""

import random
from collections.abc import Sequence
from typing import Final

from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.memory.observed_actions import weighed
from saboteur.bots.network.public_beliefs import evidence, in_public
from saboteur.bots.rules.answer_worth import ANSWER
from saboteur.bots.rules.cover import observed_as, prices
from saboteur.bots.search.imagined_play import CARD
from saboteur.bots.skills import skill_of
from saboteur.bots.thinking import settle
from saboteur.core.measure.posterior import Rows, marginals
from saboteur.play.actions import AnyAction
from saboteur.play.commentary.coach_notes import CoachNotes, OptionNote
from saboteur.play.commentary.thoughts import Reason
from saboteur.play.fields.values import Cell, cell_of
from saboteur.play.views.view_types import View

ALIKE: Final = 0.05  # gold, or cards, by which options may differ that are called equally good
TRUSTED: Final = 0.25  # chance of a saboteur up to which a seat is trusted,
DOUBTED: Final = 0.55  # and from which it is suspected
DIGGER, SABOTEUR = "digger", "saboteur"


def notes_of(view: View, memory: Memory, reason: Reason, level: str, style: str) -> CoachNotes:
    """Say what a reason leaves out."""
    assert view.own is not None
    assessment = Assessment(view, view.own, memory, skill_of(level, style), random.Random(0))
    settle(assessment, level, style)
    goal, chance = _likeliest(assessment.goals)
    actions = [one.action for one in reason.compared]
    worths = [one.worth for one in reason.compared]
    costs = _prices(assessment, actions, CARD if reason.ground == "searched" else 1.0)
    told = [_told(assessment, action) for action in actions]
    options = [
        OptionNote(worths[0] - worth < ALIKE, round(cost, 2), *news)
        for worth, cost, news in zip(worths, costs, told, strict=True)
    ]
    return CoachNotes(goal, round(chance, 2), options)


def _likeliest(goals: dict[int, float]) -> tuple[Cell | None, float]:
    best = max(goals, key=goals.__getitem__, default=None)
    if best is None or (goals[best] - min(goals.values()) < ALIKE and len(goals) > 1):
        return None, 0.0
    return cell_of(best), goals[best]


def _prices(assessment: Assessment, actions: Sequence[AnyAction], unit: float) -> list[float]:
    """Return what being seen doing each costs a saboteur that hides."""
    if any(type(action) in ANSWER for action in actions):
        return [0.0] * len(actions)
    return [unit * cost for cost in prices(assessment, list(actions), [(0.0, "no_difference")] * len(actions))]


def _told(assessment: Assessment, action: AnyAction) -> tuple[float, int, int]:
    """Return what an action would tell the others of its doer: change of the mean, who trusts now, who suspects."""
    memory, me = assessment.memory, assessment.me
    if type(action) in ANSWER or SABOTEUR not in memory.roles:
        return 0.0, 0, 0
    said = weighed(memory, observed_as(assessment, action))[me]
    before = evidence(in_public(memory))
    row = [old + new - past for old, new, past in zip(before[me], said, memory.rows[me], strict=True)]
    after = [row if seat == me else old for seat, old in enumerate(before)]
    pairs = list(zip(_seen_by_others(memory, before), _seen_by_others(memory, after), strict=True))
    doubt = sum(now - then for then, now in pairs) / max(1, len(pairs))
    trusting = sum(then > TRUSTED >= now for then, now in pairs)
    doubting = sum(then < DOUBTED <= now for then, now in pairs)
    return round(doubt, 3), trusting, doubting


def _seen_by_others(memory: Memory, rows: Rows) -> list[float]:
    """Return what each other seat would think of this one if it is no saboteur itself."""
    bad, counts = memory.roles.index(SABOTEUR), tuple(memory.counts)
    own = memory.roles.index(DIGGER) if DIGGER in memory.roles else None
    return [
        marginals(rows, counts, memory.seats, {} if own is None else {seat: own})[memory.seat][bad]
        for seat in range(memory.seats)
        if seat != memory.seat
    ]
