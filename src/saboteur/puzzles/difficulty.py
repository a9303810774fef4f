"""How hard a puzzle is: by which levels of bots solve it, on the scale of ratings."""

import random
from collections.abc import Sequence
from typing import Final

from saboteur.bots.levels import decide
from saboteur.bots.memory.bot_memory import Memory
from saboteur.play.actions import pack
from saboteur.play.commentary.said import Spoken
from saboteur.play.views.view_types import View
from saboteur.puzzles import false_claims, hidden_dwarfs
from saboteur.puzzles.best_move import Setting
from saboteur.puzzles.solvers import chance

SOLVERS: Final = {"novice": 1100, "steady": 1350, "shrewd": 1600, "master": 1850}  # ratings they are taken for
TRIES: Final = 4
EASIEST, HARDEST, STEP = 800, 2200, 25


def rating(solved: dict[str, float]) -> int:
    """Return how hard a puzzle is from how often each level solves it: the rating that fits best."""

    def misfit(hard: int) -> float:
        return sum((share - chance(SOLVERS[level], hard)) ** 2 for level, share in solved.items())

    return min(range(EASIEST, HARDEST + 1, STEP), key=misfit)


def move_solved(setting: Setting, good: Sequence[int], luck: str, level: str) -> float:
    """Return how often a level finds the move."""
    tries = 1 if level == "master" else TRIES
    found = 0
    for number in range(tries):
        dice = random.Random(f"{luck}:{level}:{number}")
        found += pack(decide(level, setting.view, setting.options, setting.memory, dice).action) in good
    return found / tries


def move_solvers(setting: Setting, good: Sequence[int], luck: str) -> dict[str, float]:
    """Return how often each level finds the move."""
    return {level: move_solved(setting, good, luck, level) for level in SOLVERS}


def dwarf_solvers(setting: Setting, answer: Sequence[int]) -> dict[str, float]:
    """Return which levels would name the saboteurs."""
    me, solved = setting.memory.seat, {}
    for level in SOLVERS:
        chances = hidden_dwarfs.saboteurs(setting.view, setting.options, setting.memory, level, "plain")
        solved[level] = float(hidden_dwarfs.named(chances, me) == answer)
    return solved


def lie_solvers(talk: Sequence[Spoken], doubt: false_claims.Doubt, view: View, memory: Memory) -> dict[str, float]:
    """Return how often each level points at the lie: at the claim that it believes least."""
    solved = {}
    for level in SOLVERS:
        chances = {place: false_claims.chance_of(talk[place].said, view, memory, level) for place in doubt.claims}
        known = {place: 1.0 if chance is None else chance for place, chance in chances.items()}
        least = min(known.values())
        solved[level] = float(known[doubt.lie] == least) / sum(chance == least for chance in known.values())
    return solved
