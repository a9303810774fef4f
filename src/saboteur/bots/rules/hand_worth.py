"""What a card in the hand is worth keeping, in cards of progress."""

from functools import cache

from saboteur.bots.beliefs.assessment import Assessment
from saboteur.core.measure.known_maze import is_dead_end, through
from saboteur.core.registry import CARDS
from saboteur.core.table.cards import FACES, FIT, KIND, PATH_KINDS

AVERAGE = 0.28  # of a card not yet drawn


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
        return _path_worth(assessment.role, kind) * (skill.keep_path if assessment.wish > 0 else 1.0)
    if assessment.wish > 0 and skill.surplus < 1.0:
        return _one(assessment, card) * skill.surplus ** max(0, assessment.alike[card.partition("_")[0]] - 1)
    return _one(assessment, card)


def _one(assessment: Assessment, card: str) -> float:
    """Return the worth of the only action card of its sort."""
    sabotage = assessment.wish < 0
    if card == "map":
        return (0.3 if sabotage else 0.6) * doubt(assessment)
    if card.startswith("break"):
        return 0.5 if sabotage else 0.4
    if card.startswith("fix"):
        return (0.2 if sabotage else 0.3) + (0.1 if card.count("_") > 1 else 0.0)
    return CARDS[card].worth[sabotage] if card in CARDS else 0.3


@cache
def _path_worth(role: str, kind: int) -> float:
    """Weigh a path card: what leads on serves the diggers, what ends serves the saboteurs."""
    oriented = 2 * kind
    sides = through(oriented)
    dead = is_dead_end(oriented)
    door = FACES[kind].door
    if role == "saboteur":
        return 0.55 if dead else 0.35 if door else 0.1 if sides == 2 else 0.0
    worth = 0.0 if dead else {2: 0.28, 3: 0.4, 4: 0.45}.get(sides, 0.4)
    if not dead and sides == 2 and FIT[oriented] & 15 == 5:
        worth = 0.18  # north-south leads nowhere by itself
    if door:
        worth = 0.5 if door == role else 0.05 if role in ("blue", "green") else 0.15
    if FACES[kind].crystals and role == "geologist":
        worth += 0.6
    return worth


def doubt(assessment: Assessment) -> float:
    """Return how little is known about where the treasure lies: 0 known, 1 nothing."""
    goals = assessment.memory.goals
    if len(goals) < 2:
        return 0.0
    even = 1.0 / len(goals)
    return max(0.0, (1.0 - max(goals.values())) / (1.0 - even))
