"""Ratings of solvers and puzzles move as a game between the two, and settle."""

from __future__ import annotations

import random

from saboteur.puzzles.solvers import BEGINNER, Standing, chance, rated


def test_who_solves_what_is_hard_gains_more_than_who_solves_what_is_easy() -> None:
    solver = Standing(1400.0, 20)
    hard, _ = rated(solver, Standing(1800.0), solved=True)
    easy, _ = rated(solver, Standing(1000.0), solved=True)
    assert hard.rating - 1400 > 5 * (easy.rating - 1400) > 0
    missed, puzzle = rated(solver, Standing(1000.0), solved=False)
    assert missed.rating < 1400
    assert puzzle.rating > 1000
    assert (missed.tries, puzzle.tries) == (21, 1)


def test_ratings_find_how_strong_somebody_is() -> None:
    rng = random.Random(3)
    for strength in (1100, 1500, 1900):
        solver, late = Standing(BEGINNER), []
        for number in range(400):
            hard = rng.uniform(900, 2100)
            solver, _ = rated(solver, Standing(hard, 50), solved=rng.random() < chance(strength, hard))
            if number >= 200:
                late.append(solver.rating)
        assert abs(sum(late) / len(late) - strength) < 80
