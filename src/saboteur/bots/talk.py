"""PolicyWeights: how long a bot takes, when it speaks, and what it says.

Whether and when a bot speaks, and how long it takes to answer, is drawn before anybody looks at its role or its hand:
these functions are not even given them. Only what is said depends on the role. Whoever is to speak always has
something to say, so silence tells nothing either.
"""

import random
from typing import Final

from saboteur.bots.memory import Memory
from saboteur.bots.observed import suspicion_of
from saboteur.bots.remembered import Said
from saboteur.core.search import window
from saboteur.core.search.inference import marginals
from saboteur.play.values import Cell
from saboteur.play.views import View

# By level: how long it takes, of the usual; how likely it speaks after its turn; how likely it lies for its side.
PACE: Final = {"random": 1.0, "novice": 1.2, "steady": 1.0, "shrewd": 1.0, "master": 1.1, "grandmaster": 1.1}
TALK: Final = {"random": 0.0, "novice": 0.04, "steady": 0.1, "shrewd": 0.12, "master": 0.12, "grandmaster": 0.12}
EAGER: Final = {
    "novice": 0.2,
    "steady": 0.4,
    "shrewd": 0.5,
    "master": 0.5,
    "grandmaster": 0.5,
}  # after it has looked at a goal
LIARS: Final = {"shrewd": 0.4, "master": 0.8, "grandmaster": 0.8}
MOST: Final = 3  # claims of one seat in a round
FRESH: Final = 0.7  # how often one speaks of the goal just looked at: not always, or whoever does not is a saboteur
REST: Final = 2  # turns of its own that a seat is silent after speaking
SURE: Final = 0.6  # chance of being a saboteur from which one says so
FEELINGS: Final = ("good_luck", "doubt", "surprise", "wait")


def pause(level: str, usual: float, rng: random.Random) -> float:
    """Draw how many seconds an answer takes; thinking goes on meanwhile, and takes less."""
    return usual * PACE.get(level, 1.0) * rng.uniform(0.6, 1.4)


def speaks(level: str, spoken: int, silent: int, looked: bool, rng: random.Random) -> bool:
    """Draw whether a seat speaks with its turn.

    It has made `spoken` claims this round and was silent for so many turns; `looked`: everybody has seen it look at a
    goal and would like to hear of it.
    """
    wants = rng.random() < (EAGER if looked else TALK).get(level, 0.0)
    return wants and spoken < MOST and silent >= REST


def remark(level: str, view: View, memory: Memory, rng: random.Random, looked: Cell | None = None) -> Said:
    """Choose what to say: a topic that everybody can see to be there, and about it what suits the role.

    Whoever has just looked at a goal mostly speaks of that goal.
    """
    me = memory.seat
    topics = ["suspect", "feel"]
    if any(front in ("pick", "lantern", "cart") for front in view.table[me].front):
        topics += ["mend", "mend"]
    seen = [goal.cell for goal in view.goals if goal.face is None and me in memory.readers.get(_at(goal.cell), [])]
    if seen:
        topics += ["goal", "goal", "goal"]
    fresh = looked in seen and rng.random() < FRESH
    topic = "goal" if fresh else rng.choice(topics)
    cell = looked if fresh else rng.choice(seen) if seen else None
    feeling = Said(me, "feel", feeling=rng.choice(FEELINGS))
    lies = rng.random() < LIARS.get(level, 0.0)
    if topic == "mend":
        tool = next(front for front in view.table[me].front if front in ("pick", "lantern", "cart"))
        return Said(me, "please_mend", seat=me, tool=tool)
    if topic == "goal" and cell is not None:
        return _of_goal(view, memory, cell, lies) or feeling
    if topic == "suspect":
        return _of_seat(level, view, memory, lies) or feeling
    return feeling


def _at(cell: Cell) -> int:
    return window.place(cell.x, cell.y)


def _of_goal(view: View, memory: Memory, cell: Cell, lies: bool) -> Said | None:
    """Say what was seen; a saboteur says the contrary, or nothing that would help."""
    chance = memory.goals.get(_at(cell))
    if chance not in (0.0, 1.0):
        return None  # it may have been swapped since
    says = "goal_is" if chance == 1.0 else "goal_is_not"
    if _saboteur(view):
        if not lies:
            return None
        says = "goal_is_not" if chance == 1.0 else "goal_is"
    return Said(memory.seat, says, cell=cell, kind="treasure")


def _of_seat(level: str, view: View, memory: Memory, lies: bool) -> Said | None:
    """Accuse whom one suspects; a saboteur accuses whom others may believe to be one, and is none."""
    if level == "novice" or "saboteur" not in memory.roles:
        return None  # beginners suspect nobody in particular
    bad = memory.roles.index("saboteur")
    own = [row[bad] for row in marginals(memory.rows, tuple(memory.counts), memory.seats, memory.known)]
    others = [seat for seat in range(memory.seats) if seat != memory.seat]
    if _saboteur(view):
        honest = [seat for seat in others if own[seat] < 0.5]
        if not lies or not honest:
            return None
        return Said(memory.seat, "suspect", seat=max(honest, key=lambda s: suspicion_of(memory, s)), role="saboteur")
    top = max(others, key=lambda seat: own[seat])
    if own[top] >= SURE:
        return Said(memory.seat, "suspect", seat=top, role="saboteur")
    low = min(others, key=lambda seat: own[seat])
    return Said(memory.seat, "trust", seat=low) if own[low] <= 1.0 - SURE - 0.3 else None


def _saboteur(view: View) -> bool:
    return view.own is not None and view.own.role == "saboteur"
