"""Cover: what it costs a saboteur to be recognised by what it does.

The price of an action is the rise of what others may think of its doer, in cards. Two onlookers count alike:
one who knows the habits of every role (`reputation.json`), and an attentive person who reads each action plainly;
whoever hides from one alone is soon known by what the other makes of it. The price falls as the treasure comes near,
where harm pays more than a good name. It rises for a saboteur who lacks the fellows that the dwarfs promised (B1,
S1): alone it can stop nobody, and a good name is all that it can win.
"""

from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.memory.observed_actions import (
    REPUTATION,
    TABLE,
    ObservedAction,
    category_of,
    maze_of,
    plain_mark,
    weighed,
)
from saboteur.bots.rule_weights import CoverWeights
from saboteur.bots.rules.path_worth import Weighed
from saboteur.core.measure.action_categories import LAY_SIDE, LAY_SOME, situation
from saboteur.core.measure.posterior import Rows, marginals, public_marginals
from saboteur.play import actions as act


def prices(assessment: Assessment, options: list[act.AnyAction], worths: list[Weighed]) -> list[float]:
    """Return the price of every option of a turn; nothing for those who have nothing to hide."""
    dear = _price_of_certainty(assessment)
    if not dear:
        return [0.0] * len(options)
    best = max(worth for worth, _ in worths)
    known: dict[int, float] = {}
    out = []
    for action, (worth, _) in zip(options, worths, strict=True):
        if worth < best - dear - assessment.skill.noise:
            out.append(dear)  # too bad to be chosen whatever the others cost
            continue
        observed = observed_as(assessment, action)
        if observed.kind not in known:
            known[observed.kind] = dear * rise(assessment, observed)
        out.append(known[observed.kind])
    return out


def _price_of_certainty(assessment: Assessment) -> float:
    """Return what it would cost now to become certain to be a saboteur; nothing for everybody else."""
    if assessment.role != "saboteur" or not assessment.skill.hide:
        return 0.0
    dear = assessment.skill.hide * (1.0 - assessment.weights.cover.openly * assessment.near)
    if assessment.memory.cards_played < assessment.view.seats:
        dear *= assessment.skill.early
    if _among_teams(assessment.memory):
        dear *= assessment.weights.cover.teams
    if not assessment.skill.lonely:
        return dear
    return dear * (1.0 + assessment.skill.lonely * lonely(assessment.memory, assessment.me, assessment.weights.cover))


def observed_as(assessment: Assessment, action: act.AnyAction) -> ObservedAction:
    """Return an action of one's own as others would see it."""
    memory, me = assessment.memory, assessment.me
    where = situation(maze_of(memory).mean, memory.blocks[me] > 0)
    return ObservedAction(me, int(where), category_of(memory, me, assessment.code(action)))


def rise(assessment: Assessment, observed: ObservedAction) -> float:
    """Return by how much an action of one's own would raise what others may think of oneself."""
    memory, me, weights = assessment.memory, assessment.me, assessment.weights.cover
    dawdles = _among_teams(memory) and LAY_SOME <= observed.kind < LAY_SIDE
    mark = plain_mark(observed) + (weights.dawdling if dawdles else 0.0)
    marks = [old + mark * (seat == me) for seat, old in enumerate(memory.marks)]
    table = TABLE if assessment.skill.current else REPUTATION
    by_habit = _suspected(memory, me, weighed(memory, observed, table)) - _suspected(memory, me, memory.rows)
    after, before = (_suspected(memory, me, _read(memory, one, weights.sharp)) for one in (marks, memory.marks))
    share = assessment.skill.plainly
    return (1.0 - share) * by_habit + share * (after - before)


def lonely(memory: Memory, me: int, weights: CoverWeights) -> float:
    """Return how far a saboteur lacks the fellows that the dwarfs promised: 0 none is missing, 1 there are none."""
    bad, counts = memory.roles.index("saboteur"), tuple(memory.counts)
    promised, believed = (
        sum(row[bad] for row in marginals(_read(memory, marks, weights.sharp), counts, memory.seats, {me: bad})) - 1.0
        for marks in ([0.0] * memory.seats, memory.marks)
    )
    return max(0.0, 1.0 - believed / promised) if promised > weights.hope else 0.0


def _among_teams(memory: Memory) -> bool:
    return "digger" not in memory.roles


def _read(memory: Memory, marks: list[float], sharp: float) -> Rows:
    """Return plain marks as evidence; the dwarfs that nobody holds have none."""
    bad, seats = memory.roles.index("saboteur"), len(memory.rows)
    read = [sharp * mark for mark in marks] + [0.0] * (seats - len(marks))
    return [[mark * (role == bad) for role in range(len(memory.roles))] for mark in read]


def _suspected(memory: Memory, seat: int, evidence: Rows) -> float:
    rows = tuple(tuple(row) for row in evidence)
    return public_marginals(rows, tuple(memory.counts), memory.seats)[seat][memory.roles.index("saboteur")]
