"""What others chose where one stood: the same actions meet the same answers, so many stand at the same places."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Final, NamedTuple

from saboteur.daily.judged import Choice, points

FORKS: Final = 3
SHOWN: Final = 4  # choices of a fork


class Taken(NamedTuple):
    """What was chosen at a fork by how many, and what it cost."""

    code: int
    people: int
    points: int


class Fork(NamedTuple):
    """A place at which choices differed."""

    step: int
    code: int  # one's own choice
    taken: list[Taken]  # the most chosen first


class Crossroads:
    """All choices of all lines of a day, by the place in the story."""

    def __init__(self) -> None:
        self._counts: defaultdict[str, dict[int, int]] = defaultdict(dict)
        self._costs: dict[tuple[str, int], int] = {}

    def add(self, choices: Iterable[Choice]) -> None:
        """Take a line in."""
        for one in choices:
            counts = self._counts[one.node]
            counts[one.code] = counts.get(one.code, 0) + 1
            self._costs[one.node, one.code] = points(one.cost)
            if one.better is not None:
                self._costs.setdefault((one.node, one.better), 0)

    def forks(self, line: list[Choice]) -> list[Fork]:
        """Return the forks of a line that mattered most: where much was to be lost, and was by somebody."""
        rated = [(self._weight(choice), choice) for choice in line]
        best = sorted((one for one in rated if one[0] > 0), key=lambda one: (-one[0], one[1].step))[:FORKS]
        return [self._fork(choice) for _, choice in sorted(best, key=lambda one: one[1].step)]

    def _weight(self, choice: Choice) -> float:
        """Return the points lost at a place, on average over those who stood there; of one alone, its own."""
        counts = self._counts[choice.node]
        here = sum(counts.values())
        lost = sum(count * self._costs[choice.node, code] for code, count in counts.items())
        return lost / here if here else float(points(choice.cost))

    def _fork(self, choice: Choice) -> Fork:
        counts = dict(self._counts[choice.node])
        counts.setdefault(choice.code, 0)
        if choice.better is not None:
            counts.setdefault(choice.better, 0)
        order = sorted(counts, key=lambda code: (-counts[code], code))[:SHOWN]
        for code in (choice.code, choice.better):
            if code is not None and code not in order:
                order[-1 if code == choice.code else -2] = code
        taken = [Taken(code, counts[code], self._costs.get((choice.node, code), 0)) for code in order]
        return Fork(choice.step, choice.code, taken)
