"""*Who is it?* The story so far through one seat's eyes tells who the saboteurs are: name them."""

import random
from itertools import pairwise
from math import log
from typing import Final

from saboteur.bots.beliefs.assessment import Assessment
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.review.spectator import suspicion
from saboteur.bots.review.verdict import LEVEL, STYLE
from saboteur.bots.skills import skill_of
from saboteur.bots.thinking import think
from saboteur.play.actions import AnyAction
from saboteur.play.views.view_types import View
from saboteur.puzzles.puzzle import Telling

SURE: Final = 0.9  # of everybody's side
TOLD: Final = 3  # actions that the answer shows
BAD: Final = "saboteur"


def saboteurs(
    view: View, options: list[AnyAction], memory: Memory, level: str = LEVEL, style: str = STYLE
) -> list[float]:
    """Return each seat's chance of being a saboteur, as a level believes in that seat; its own is its role."""
    assert view.own is not None, "a puzzle is seen through a seat's eyes"
    assessment = Assessment(view, view.own, memory, skill_of(level, style), random.Random(0))
    if level == LEVEL:
        think(assessment, options, level, style)  # a network's beliefs are made one's own there
    return [assessment.role_chance(seat, BAD) for seat in range(view.seats)]


def plain_to_see(chances: list[float], me: int) -> list[int]:
    """Return the saboteurs, where everybody's side is as good as certain; else nothing."""
    others = [chance for seat, chance in enumerate(chances) if seat != me]
    if any(1.0 - SURE < chance < SURE for chance in others):
        return []
    return [seat for seat, chance in enumerate(chances) if seat != me and chance >= SURE]


def named(chances: list[float], me: int) -> list[int]:
    """Return whom somebody with these beliefs names."""
    return [seat for seat, chance in enumerate(chances) if seat != me and chance >= 0.5]


def telling(moved: list[list[float]], answer: list[int], first: int) -> list[Telling]:
    """Return the actions that said most about the saboteurs; `moved` has a seat's log-odds after every action."""
    steps = [
        Telling(first + at, seat, round(now[seat] - before[seat], 2))
        for at, (before, now) in enumerate(pairwise(moved), 1)
        for seat in answer
    ]
    return sorted(sorted(steps, key=lambda one: -one.said)[:TOLD], key=lambda one: one.step)


def public_odds(memory: Memory) -> list[float]:
    """Return each seat's log-odds of being a saboteur, for somebody who only looks on."""
    held = [min(0.995, max(0.005, chance)) for chance in suspicion(memory)]
    return [log(chance / (1.0 - chance)) for chance in held]
