"""Ratings of solvers and of puzzles: a try is a game between the two, as chess counts it.

A puzzle begins with what bots showed (`difficulty`), a solver in the middle. The first tries move a rating most.
"""

from typing import Final, NamedTuple

SPREAD: Final = 400.0  # as ratings of chess count
BEGINNER: Final = 1400.0  # the rating of somebody who has tried nothing yet
QUICK, SLOW = 120.0, 20.0  # points that a surprise moves a solver by: at first, and later
STEADY: Final = 0.3  # a puzzle moves by so much of that: bots have tried it before
SETTLED: Final = 12  # tries after which the first half of the way from quick to slow is gone


class Standing(NamedTuple):
    """A rating, and how many tries it comes from."""

    rating: float
    tries: int = 0


def chance(solver: float, puzzle: float) -> float:
    """Return how likely somebody is to solve a puzzle."""
    return 1.0 / (1.0 + float(10.0 ** ((puzzle - solver) / SPREAD)))


def rated(solver: Standing, puzzle: Standing, *, solved: bool) -> tuple[Standing, Standing]:
    """Return both ratings after a try."""
    surprise = float(solved) - chance(solver.rating, puzzle.rating)
    gained = _step(solver.tries) * surprise
    lost = STEADY * _step(puzzle.tries) * surprise
    return (
        Standing(round(solver.rating + gained, 2), solver.tries + 1),
        Standing(round(puzzle.rating - lost, 2), puzzle.tries + 1),
    )


def _step(tries: int) -> float:
    return SLOW + (QUICK - SLOW) * SETTLED / (SETTLED + tries)
