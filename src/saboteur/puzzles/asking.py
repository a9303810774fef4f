"""What a puzzle lets one choose from, and whether a choice is right."""

import random
from collections.abc import Collection
from itertools import combinations

from saboteur.puzzles.puzzle import Puzzle

Choice = tuple[int, ...]  # packed codes, seats or places in the talk, as the kind of puzzle has it


def choices(puzzle: Puzzle) -> list[Choice]:
    """Return what one may answer, in an order that says nothing and is always the same."""
    if puzzle.kind == "who":
        others = [seat for seat in range(puzzle.setup.seats) if seat != puzzle.seat]
        return list(combinations(others, len(puzzle.answer)))
    if puzzle.kind == "lie":
        return [(place,) for place in puzzle.claims]
    codes = sorted(one.code for one in puzzle.worths)
    random.Random(puzzle.id).shuffle(codes)
    return [(code,) for code in codes]


def is_right(puzzle: Puzzle, choice: Collection[int]) -> bool:
    """Return whether an answer is right; of several good moves any one is."""
    if puzzle.kind == "move":
        return len(choice) == 1 and set(choice) <= set(puzzle.answer)
    return set(choice) == set(puzzle.answer)
