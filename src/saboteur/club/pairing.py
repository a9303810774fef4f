"""Who sits with whom: tables of nearly equal sizes, strength against strength, nobody meeting anybody twice.

One cost orders all ways to seat a round, and it is a sum over pairs at one table, so that swapping two people changes
it by numbers that are at hand:

1. people who have met: the number of earlier meetings squared, so that nobody meets the same person again and again;
2. then how far apart the pair stands, squared, so that tables are of one strength and nobody is far off.

Two tables are cut in every way there is. For more, a tabu search over all swaps looks for the least, first from the
field cut into blocks by standing, then from mixed ones. The first part has a lower bound (`least_meetings`), so that
it is known when nothing better can exist; docs/tournaments.md compares the search with exact solutions. Everything
that is left to chance is a labelled shuffle of the seed, as deals are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

from saboteur.core.table.chance import shuffled
from saboteur.core.table.slots import MOST_SEATS

MEETING: Final = 1 << 40  # more than any difference in standing comes to
TENURE: Final = 7  # swaps for which somebody who was moved stays; fewer in small fields, or nobody could move
Costs = npt.NDArray[np.int64]
Pair = frozenset[str]


class Unpairable(ValueError):  # noqa: N818 - what an organiser asked for cannot be
    """A round cannot be seated, in one sentence."""


class Sizes(msgspec.Struct, frozen=True):
    """How many may sit at a table: at least, at most, and how many are best."""

    least: int = 5
    most: int = 9
    best: int = 6

    def __post_init__(self) -> None:
        """Refuse what contradicts itself."""
        if not 2 <= self.least <= self.best <= self.most <= MOST_SEATS:
            raise Unpairable(
                f"tables of {self.least} to {self.most}, best {self.best}: 2 ≤ least ≤ best ≤ most ≤ {MOST_SEATS}"
            )


class Seating(msgspec.Struct, frozen=True):
    """A round: each table's people in the order of seats, who has a bye, and how good it is."""

    tables: list[list[str]]
    byes: list[str]
    meetings: int  # pairs who meet again, each counted as often as they have met before
    bound: int  # below which `meetings` cannot be


def table_sizes(people: int, sizes: Sizes) -> list[int]:
    """Return the sizes of the tables, largest first, at most one apart; people left over have a bye.

    As few byes as possible; then the mean as close to the best size as possible; then the larger tables.
    """
    if people < sizes.least:
        raise Unpairable(f"{people} people are fewer than a table needs ({sizes.least})")
    for seated in range(people, sizes.least - 1, -1):
        counts = [n for n in range(1, seated // sizes.least + 1) if -(-seated // n) <= sizes.most]
        if counts:
            count = min(counts, key=lambda n: (abs(seated / n - sizes.best), n))
            small, larger = divmod(seated, count)
            return [small + 1] * larger + [small] * (count - larger)
    raise AssertionError("one table of the least size can always be seated")


def meetings_of(rounds: Iterable[Iterable[Sequence[str]]]) -> Counter[Pair]:
    """Count how often each pair has sat at one table."""
    return Counter(frozenset(pair) for tables in rounds for table in tables for pair in combinations(table, 2))


def least_meetings(past: Iterable[Sequence[str]], here: Collection[str], tables: int) -> int:
    """Return how many repeated meetings no seating can avoid.

    Those who sat together at one table and now share fewer tables than they are many must meet: at best they are
    spread evenly. Tables of the past share no meeting, so their numbers add up.
    """
    total = 0
    for table in past:
        share, more = divmod(sum(one in here for one in table), tables)
        total += more * share * (share + 1) // 2 + (tables - more) * share * (share - 1) // 2
    return total


def choose_byes(people: Sequence[str], count: int, byes: Mapping[str, int], seed: bytes, label: str) -> list[str]:
    """Choose who has a bye: those who had fewest, of them the lowest standing; `people` are in order of standing."""
    order = shuffled(seed, f"{label}/byes", len(people))
    lowest = sorted(range(len(people)), key=lambda i: (byes.get(people[i], 0), -i, order[i]))
    return [people[i] for i in lowest[:count]]


def seat_round(
    people: Sequence[str],
    places: Sequence[float],
    sizes: Sizes,
    past: Sequence[Sequence[Sequence[str]]],
    byes: Mapping[str, int],
    seed: bytes,
    label: str,
) -> Seating:
    """Seat a round of people in order of standing; `places`: how they stand, equal for those who stand equal.

    `past`: the tables of each round before. The same arguments give the same seating.
    """
    counts = table_sizes(len(people), sizes)
    free = choose_byes(people, len(people) - sum(counts), byes, seed, label)
    seated = [(who, place) for who, place in zip(people, places, strict=True) if who not in free]
    mixed = [seated[i] for i in shuffled(seed, f"{label}/order", len(seated))]
    mixed.sort(key=lambda one: one[1])  # stable: those who stand equal stay mixed
    keys = [who for who, _ in mixed]
    met = meetings_of(past)
    parts = best_partition(pair_costs(keys, [place for _, place in mixed], met), counts)
    tables = [
        [keys[part[i]] for i in shuffled(seed, f"{label}/table {number}/seats", len(part))]
        for number, part in enumerate(parts, 1)
    ]
    again = sum(met[frozenset(pair)] for table in tables for pair in combinations(table, 2))
    here = set(keys)
    return Seating(tables, free, again, least_meetings([t for tables in past for t in tables], here, len(counts)))


def pair_costs(people: Sequence[str], places: Sequence[float], met: Mapping[Pair, int]) -> Costs:
    """Return for each pair what it costs to seat them together."""
    index = {who: i for i, who in enumerate(people)}
    at = np.array([round(2 * place) for place in places], dtype=np.int64)
    costs = (at[:, None] - at[None, :]) ** 2
    for pair, times in met.items():
        a, b = (index.get(who) for who in pair)
        if a is not None and b is not None:
            costs[a, b] = costs[b, a] = costs[a, b] + MEETING * times * times
    return costs


# -- the search ------------------------------------------------------------------------------------------


def total(costs: Costs, parts: Iterable[Sequence[int]]) -> int:
    """Return what a partition costs."""
    return int(sum(costs[np.ix_(part, part)].sum() // 2 for part in parts))


def best_partition(costs: Costs, counts: Sequence[int], effort: int = 1) -> list[list[int]]:
    """Cut the people 0, 1, … into parts of the given sizes at little cost; parts in order of their first places."""
    if len(counts) == 2 and len(costs) <= 18:
        parts = _best_halves(costs, max(counts))
    else:
        parts = _searched(costs, counts, effort)
    return sorted(parts, key=lambda part: sum(part) / len(part))


def _best_halves(costs: Costs, size: int) -> list[list[int]]:
    """Cut a field into two tables in every way there is, and take the best."""
    everybody = range(len(costs))
    ways = list(combinations(everybody, size))
    at = np.zeros((len(ways), len(costs)), dtype=np.int64)
    np.put_along_axis(at, np.array(ways), 1, axis=1)
    within = sum((half @ costs * half).sum(axis=1) for half in (at, 1 - at))
    best = ways[int(np.argmin(within))]
    return [list(best), [one for one in everybody if one not in best]]


def _searched(costs: Costs, counts: Sequence[int], effort: int) -> list[list[int]]:
    """Search from the blocks, and from as many mixed fields as are quickly done."""
    people = len(costs)
    starts = [list(range(people))]
    starts += [list(shuffled(b"", f"start {i}", people)) for i in range(effort * min(12, 400 // people))]
    best: _Search | None = None
    for start in starts:
        search = _Search(costs, counts, start)
        search.run(60 + 20_000 // people)
        if best is None or search.least < best.least:
            best = search
    assert best is not None
    parts: list[list[int]] = [[] for _ in counts]
    for one, part in enumerate(best.best):
        parts[part].append(one)
    return parts


class _Search:
    """Tabu search over swaps: always the best swap of two people who were not just moved, downhill or not."""

    def __init__(self, costs: Costs, counts: Sequence[int], start: Sequence[int]) -> None:
        self.costs = costs
        self.size = len(costs)
        self.at = np.zeros(self.size, dtype=np.int64)
        self.at[start] = np.repeat(np.arange(len(counts)), counts)
        member = np.zeros((self.size, len(counts)), dtype=np.int64)
        member[np.arange(self.size), self.at] = 1
        self.toward = costs @ member  # what each person costs at each table
        self.cost = int(self.toward[np.arange(self.size), self.at].sum()) // 2
        self.best, self.least = self.at.copy(), self.cost
        self.until = np.zeros(self.size, dtype=np.int64)

    def run(self, patience: int) -> None:
        """Swap until nothing better was found for so many swaps."""
        tenure = max(1, min(TENURE, self.size // 8))
        step = since = 0
        while since < patience and self.least > 0:
            step += 1
            since += 1
            a, b, change = self._swap(step)
            if change is None:
                continue
            self._carry_out(a, b, change)
            self.until[a] = self.until[b] = step + tenure + (a * 7 + b * 13 + step) % tenure
            if self.cost < self.least:
                self.best, self.least, since = self.at.copy(), self.cost, 0

    def _swap(self, step: int) -> tuple[int, int, int | None]:
        """Find the best swap; None: there is none."""
        everybody = np.arange(self.size)
        own = self.toward[everybody, self.at]
        other = self.toward[:, self.at]  # [a, b]: what a costs at the table of b
        change = other + other.T - own[:, None] - own[None, :] - 2 * self.costs
        change[self.at[:, None] == self.at[None, :]] = _NEVER
        stay = self.until > step
        change[(stay[:, None] | stay[None, :]) & (change >= self.least - self.cost)] = _NEVER
        a, b = divmod(int(change.argmin()), self.size)
        least = int(change[a, b])
        return a, b, None if least == _NEVER else least

    def _carry_out(self, a: int, b: int, change: int) -> None:
        x, y = self.at[a], self.at[b]
        moved = self.costs[:, b] - self.costs[:, a]
        self.toward[:, x] += moved
        self.toward[:, y] -= moved
        self.at[a], self.at[b] = y, x
        self.cost += change


_NEVER: Final = np.iinfo(np.int64).max
