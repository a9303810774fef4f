"""Pairs of people who favour each other beyond chance, from what they openly did to others in finished games.

A deed helps a seat or harms it. At whom it goes depends on sides: gold-diggers mend gold-diggers. So each deed's
target is compared with a draw among all other seats, weighted by how often such deeds go to one's own side and to
others, which the games themselves tell. Sparing somebody counts as helping them does: every harm that goes elsewhere
was expected to hit them with some chance. Both directions are added up; the chance that honest people would look so
is corrected for the number of pairs that were looked at. It says nothing about deeds that nobody sees, and proves
nothing: friends favour each other without meaning to.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from math import erfc, sqrt
from typing import NamedTuple

FEWEST = 2.0  # of the variance of a pair's deeds; with less nothing can be said


class Act(NamedTuple):
    """Something that a seat did to another, openly."""

    seat: int
    target: int
    helps: bool


class RoundActs(NamedTuple):
    """A round: the key of the person at each seat ("" for nobody of interest), its side, and what was done."""

    game: str
    people: Sequence[str]
    sides: Sequence[str]  # equal for those who were paid together
    acts: Sequence[Act]


class Pair(NamedTuple):
    """Two people, and how far their deeds favour each other."""

    one: str
    other: str
    games: int  # that both played
    acts: int  # of theirs that could have gone to the other
    favour: float  # helps to the other and harms spared them, beyond what was to be expected
    deviations: float  # how many standard deviations that is
    chance: float  # that some pair of as many honest pairs as these would look so


class _Sum:
    def __init__(self) -> None:
        self.games: set[str] = set()
        self.acts = 0
        self.favour = 0.0
        self.variance = 0.0


def pairs(rounds: Sequence[RoundActs]) -> list[Pair]:
    """Return all pairs of whom something can be said, those that favour each other most first."""
    weights = _weights(rounds)
    sums: dict[tuple[str, str], _Sum] = defaultdict(_Sum)
    for one in rounds:
        for act in one.acts:
            _count(one, act, weights, sums)
    told = {key: one for key, one in sums.items() if one.variance >= FEWEST}
    found = [_pair(key, one, len(told)) for key, one in told.items()]
    return sorted(found, key=lambda pair: (-pair.deviations, pair.one, pair.other))


def _weights(rounds: Iterable[RoundActs]) -> dict[tuple[bool, bool], float]:
    """Return how much likelier a help, or a harm, goes to a seat of one's own side, or of another."""
    went: Counter[tuple[bool, bool]] = Counter()
    could: Counter[tuple[bool, bool]] = Counter()
    for one in rounds:
        for act in one.acts:
            went[act.helps, one.sides[act.seat] == one.sides[act.target]] += 1
            for seat in range(len(one.people)):
                if seat != act.seat:
                    could[act.helps, one.sides[act.seat] == one.sides[seat]] += 1
    return {key: (went[key] + 1) / (could[key] + 2) for key in ((a, b) for a in (False, True) for b in (False, True))}


def _count(
    one: RoundActs,
    act: Act,
    weights: dict[tuple[bool, bool], float],
    sums: dict[tuple[str, str], _Sum],
) -> None:
    who = one.people[act.seat]
    if not who:
        return
    others = [seat for seat in range(len(one.people)) if seat != act.seat]
    worth = {seat: weights[act.helps, one.sides[act.seat] == one.sides[seat]] for seat in others}
    whole, sign = sum(worth.values()), 1 if act.helps else -1
    for seat in others:
        other = one.people[seat]
        if other and other != who:
            expected = worth[seat] / whole
            into = sums[min(who, other), max(who, other)]
            into.games.add(one.game)
            into.acts += 1
            into.favour += sign * ((seat == act.target) - expected)
            into.variance += expected * (1 - expected)


def _pair(key: tuple[str, str], one: _Sum, looked_at: int) -> Pair:
    deviations = one.favour / sqrt(one.variance)
    by_chance = erfc(deviations / sqrt(2)) / 2
    return Pair(*key, len(one.games), one.acts, one.favour, deviations, 1 - (1 - by_chance) ** looked_at)
