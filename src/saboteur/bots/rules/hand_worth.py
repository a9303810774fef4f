"""What a card in the hand is worth keeping, in cards of progress."""

from functools import cache

from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.rule_weights import HandWeights
from saboteur.bots.skills import OTHER_DOORS
from saboteur.core.measure.known_maze import is_dead_end, through
from saboteur.core.registry import CARDS
from saboteur.core.table.cards import FACES, FIT, KIND, PATH_KINDS


def keep_worth(assessment: Assessment, card: str) -> float:
    """Return the worth of keeping a card; asked for every way to pass, so it is computed once a decision."""
    worth = assessment.kept.get(card)
    if worth is None:
        worth = assessment.kept[card] = _worth(assessment, card)
    return worth


def _worth(assessment: Assessment, card: str) -> float:
    """Weigh a card; to a thrifty digger the next of a sort is worth less than the one before."""
    kind = KIND[card]
    skill = assessment.skill
    if kind <= PATH_KINDS:
        return _path_worth(assessment.weights.hand, assessment.role, kind) * (
            skill.keep_path if assessment.wish > 0 else 1.0
        )
    if assessment.wish > 0 and skill.surplus < 1.0:
        return _one(assessment, card) * skill.surplus ** max(0, assessment.alike[card.partition("_")[0]] - 1)
    return _one(assessment, card)


def _one(assessment: Assessment, card: str) -> float:
    """Return the worth of the only action card of its sort."""
    sabotage, weights = assessment.wish < 0, assessment.weights.hand
    if card == "map":
        return (weights.hide_map if sabotage else weights.find_map) * doubt(assessment)
    if card.startswith("break"):
        return weights.hide_break if sabotage else weights.find_break
    if card.startswith("fix"):
        mend = weights.hide_mend if sabotage else weights.find_mend
        return mend + (weights.two_tools if card.count("_") > 1 else 0.0)
    return CARDS[card].worth[sabotage] if card in CARDS else weights.other


@cache
def _path_worth(weights: HandWeights, role: str, kind: int) -> float:
    """Weigh a path card: what leads on serves the diggers, what ends serves the saboteurs."""
    oriented = 2 * kind
    sides = through(oriented)
    dead = is_dead_end(oriented)
    door = FACES[kind].door
    if role == "saboteur":
        if dead:
            return weights.hide_dead_end
        return weights.hide_door if door else weights.hide_narrow if sides == 2 else 0.0
    worth = 0.0 if dead else {2: weights.bend, 4: weights.crossing}.get(sides, weights.branch)
    if not dead and sides == 2 and FIT[oriented] & 15 == 5:
        worth = weights.along
    if door:
        of_team = weights.team_door if role in OTHER_DOORS else weights.other_door
        worth = weights.own_door if door == role else of_team
    if FACES[kind].crystals and role == "geologist":
        worth += weights.crystal
    return worth


def doubt(assessment: Assessment) -> float:
    """Return how little is known about where the treasure lies: 0 known, 1 nothing."""
    goals = assessment.memory.goals
    if len(goals) < 2:
        return 0.0
    even = 1.0 / len(goals)
    return max(0.0, (1.0 - max(goals.values())) / (1.0 - even))
