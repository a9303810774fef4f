"""Which characters sit down at a table: four different ones, their levels around a number.

Levels count from the weakest that is worth meeting, 0, to the strongest. The number may be a level, or follow the
games that somebody finished against bots: as strong a table as they win their share at. That changes who sits down
and nothing else: nobody plays better or worse than at any other table.
"""

import random
from collections.abc import Collection, Iterable, Sequence
from math import exp
from typing import Final, NamedTuple

from saboteur.bots.characters import CHARACTERS
from saboteur.bots.skills import LEVEL_BY_NAME

RUNGS: Final = {name: i for i, name in enumerate(name for name, level in LEVEL_BY_NAME.items() if level.skill)}
MODERATE: Final = 1.5  # for somebody of whom nothing is known: between `steady` and `shrewd`
WIDE: Final = 0.8  # how far the weakest and the strongest at a table are from the number
STEP: Final = 0.3  # levels that a game moves the number at most
SLOPE: Final = 0.5  # log-odds of winning that a level is worth
RECENT: Final = 40  # games that count


class AgainstBots(NamedTuple):
    """A finished game of one person among bots."""

    levels: Sequence[str]  # of the bots
    won: bool


def companions(
    aim: float, count: int, rng: random.Random, absent: Collection[str] = (), present: Collection[str] = ()
) -> list[str]:
    """Choose characters by key, as many as there are; those who were `present` come back where they still fit.

    `absent` is who cannot come: those who sit there already.
    """
    free = [key for key in CHARACTERS if key not in absent]
    rng.shuffle(free)
    chosen = []
    for number in range(min(count, len(free))):
        wanted = aim + WIDE * (2 * number / (count - 1) - 1 if count > 1 else 0.0)
        wanted = min(max(wanted, 0.0), len(RUNGS) - 1.0)
        key = min(free, key=lambda one: (abs(RUNGS[CHARACTERS[one].level] - wanted) // 0.5, one not in present))
        free.remove(key)
        chosen.append(key)
    rng.shuffle(chosen)
    return chosen


def aim_of(games: Iterable[AgainstBots]) -> float:
    """Return where somebody stands by their finished games, the oldest first.

    A share is one game in as many as sit at the table. Whoever wins more often moves up, whoever wins less often
    down; a win against stronger ones counts more.
    """
    aim, top = MODERATE, len(RUNGS) - 1.0
    for game in list(games)[-RECENT:]:
        rungs = [RUNGS[level] for level in game.levels if level in RUNGS]
        if not rungs:
            continue
        odds = exp(SLOPE * (aim - sum(rungs) / len(rungs))) / len(game.levels)
        aim = min(max(aim + STEP * (game.won - odds / (1.0 + odds)), 0.0), top)
    return aim
