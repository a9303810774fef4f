"""How long strangers wait for each other: simulated people who arrive at random, matched as the server does."""

from __future__ import annotations

import random
from collections.abc import Mapping
from statistics import mean, median
from typing import NamedTuple

from saboteur.club.matching import Waiter, Wish, groups

SPREAD = 250.0  # of ratings around 1500
OPEN = 0.4  # of people leave everything open
BOTS_AFTER = (60, 180)
PRESETS = {"base": 6, "tournament": 2, "saboteur2": 2}  # with how often one is asked for
SEATS = (None, None, 4, 5, 6)
CLOCKS = (None, None, "relaxed", "brisk")


class Waits(NamedTuple):
    """What came of it."""

    per_minute: float
    median: float  # seconds waited
    most: float  # that nine in ten did not exceed
    company: float  # people at a table on average, oneself included
    alone: float  # part of the people who got nobody but bots
    gap: float  # median points between the best and the worst rating at tables of several people


def simulate(people: int, per_minute: float, seed: int, presets: Mapping[str, tuple[int, int]]) -> Waits:
    """Let so many people arrive, so many a minute on average, until everybody sits."""
    chance = random.Random(seed)
    at, arrivals = 0.0, []
    for number in range(people):
        at += chance.expovariate(per_minute / 60)
        arrivals.append(
            Waiter(person=f"{number:06}", wish=_wish(chance), since=at, rating=chance.gauss(1500, SPREAD))
        )
    waits: list[float] = []
    company: list[int] = []
    gaps: list[float] = []
    waiting: list[Waiter] = []
    now, arrived = 0.0, 0
    while len(waits) < people:
        if not waiting:
            now = max(now, arrivals[arrived].since)
        now += 1.0
        while arrived < people and arrivals[arrived].since <= now:
            waiting.append(arrivals[arrived])
            arrived += 1
        seated = set()
        for group in groups(waiting, now, presets):
            waits += [now - one.since for one in group.people]
            company += [len(group.people)] * len(group.people)
            if len(group.people) > 1:
                ratings = [one.rating for one in group.people]
                gaps.append(max(ratings) - min(ratings))
            seated |= {one.person for one in group.people}
        waiting = [one for one in waiting if one.person not in seated]
    waits.sort()
    return Waits(
        per_minute=per_minute,
        median=median(waits),
        most=waits[int(0.9 * len(waits))],
        company=mean(company),
        alone=company.count(1) / people,
        gap=median(gaps) if gaps else 0.0,
    )


def _wish(chance: random.Random) -> Wish:
    bots_after = chance.choice(BOTS_AFTER)
    if chance.random() < OPEN:
        return Wish(bots_after=bots_after)
    (preset,) = chance.choices(list(PRESETS), list(PRESETS.values()))
    seats = chance.choice(SEATS)
    if preset == "tournament" and seats == 4:
        seats = 5
    return Wish(preset=preset, seats=seats, clock=chance.choice(CLOCKS), bots_after=bots_after)
