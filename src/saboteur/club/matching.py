"""Who of those waiting plays together: groups of one wish, the nearest ratings first, and further ones with time.

`groups` is a pure function of the list and the time, so that a simulation sees what a server does. Whoever waited
longest is served first: of all tables that they would sit at, the first that fills with people near enough. Whom one
has blocked is never near; whom one met lately counts as further away in rated games, so that the same people are kept
apart where there are others.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

USUAL = ("base", "relaxed")  # preset and clock of those who leave both open
NEAR, WIDER = 100.0, 12.0  # points between two ratings that play together: at first, and more for each second
MET = 300.0  # points by which somebody met lately is further away in rated games
SIZES = (5, 6, 4, 7, 3, 8)  # of a table whose seats were left open, the best first
SMALLER = 8.0  # seconds after which a size that is less good is taken
TABLES = 6  # kinds of tables that are tried for somebody who leaves them open
LOOKED_AT = 60  # people near somebody, of each kind


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody waits for; null: anything."""

    preset: str | None = None
    seats: int | None = None
    clock: str | None = None
    rated: bool = False
    bots_after: int | None = None  # seconds after which bots may fill the table; null: never


class Waiter(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who waits."""

    person: str
    wish: Wish
    since: float  # seconds
    rating: float = 1500.0
    blocked: frozenset[str] = frozenset()  # by them, or they by those
    met: frozenset[str] = frozenset()  # lately


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits down together, and at what table."""

    people: list[Waiter]
    preset: str
    clock: str
    rated: bool
    seats: int


class Kind(msgspec.Struct, frozen=True, order=True):
    """What two who play together must agree on."""

    preset: str
    clock: str
    rated: bool


def reach(waited: float) -> float:
    """Return how far from one's own rating others may be after so many seconds."""
    return NEAR + WIDER * max(0.0, waited)


def distance(one: Waiter, other: Waiter) -> float:
    """Return how far two are from each other; infinite between those of whom one blocked the other."""
    if other.person in one.blocked or one.person in other.blocked:
        return float("inf")
    met = one.wish.rated and (other.person in one.met or one.person in other.met)
    return abs(one.rating - other.rating) + (MET if met else 0.0)


def groups(waiting: Sequence[Waiter], now: float, presets: Mapping[str, tuple[int, int]]) -> list[Group]:
    """Say who plays together now. `presets` has the fewest and the most seats of each."""
    waiting = sorted(waiting, key=lambda one: (one.since, one.person))
    pools = _pools(waiting)
    taken: set[str] = set()
    found = []
    for anchor in waiting:
        if anchor.person in taken:
            continue
        group = _group(anchor, now, pools, taken, presets)
        if group is not None:
            taken.update(one.person for one in group.people)
            found.append(group)
    return found


def _kinds(wish: Wish, wanted: Sequence[Kind]) -> Iterator[Kind]:
    """Yield the kinds of tables that somebody would sit at, those most wanted first; at least one."""
    usual = Kind(wish.preset or USUAL[0], wish.clock or USUAL[1], wish.rated)
    open_ = [
        kind
        for kind in wanted
        if kind.rated == wish.rated and wish.preset in {None, kind.preset} and wish.clock in {None, kind.clock}
    ]
    yield from open_[:TABLES]
    if usual not in open_[:TABLES]:
        yield usual


def _pools(waiting: Iterable[Waiter]) -> dict[Kind, list[Waiter]]:
    """Return who would sit at each kind of table, by rating."""
    counts: Counter[Kind] = Counter()
    for one in waiting:
        usual = Kind(one.wish.preset or USUAL[0], one.wish.clock or USUAL[1], one.wish.rated)
        counts[usual] += 1
    wanted = [kind for kind, _ in sorted(counts.items(), key=lambda item: (-item[1], item[0]))]
    pools: dict[Kind, list[Waiter]] = defaultdict(list)
    for one in waiting:
        for kind in _kinds(one.wish, wanted):
            pools[kind].append(one)
    for pool in pools.values():
        pool.sort(key=lambda one: (one.rating, one.person))
    return pools


def _near(anchor: Waiter, pool: Sequence[Waiter], taken: set[str]) -> list[Waiter]:
    """Return others of a pool, the nearest first; not many, since only few are needed."""
    at = bisect_left(pool, anchor.rating, key=lambda one: one.rating)
    window = pool[max(0, at - LOOKED_AT) : at + LOOKED_AT]
    others = [one for one in window if one.person != anchor.person and one.person not in taken]
    return sorted(others, key=lambda one: (distance(anchor, one), one.person))


def _group(
    anchor: Waiter, now: float, pools: Mapping[Kind, Sequence[Waiter]], taken: set[str],
    presets: Mapping[str, tuple[int, int]],
) -> Group | None:  # fmt: skip
    waited = now - anchor.since
    best: Group | None = None
    for kind, pool in pools.items():
        if anchor not in pool or kind.preset not in presets:
            continue
        fewest, most = presets[kind.preset]
        sizes = [anchor.wish.seats] if anchor.wish.seats else [size for size in SIZES if fewest <= size <= most]
        near = _near(anchor, pool, taken)
        for rank, size in enumerate(sizes):
            if not fewest <= size <= most or (waited < rank * SMALLER and not anchor.wish.seats):
                continue
            people = _joined(anchor, near, size, now)
            if len(people) == size:
                return _made(people, kind, size)
            if _bots_may_come(anchor, now) and (best is None or len(people) > len(best.people)):
                willing = [anchor, *(one for one in people[1:] if one.wish.bots_after is not None)]
                best = _made(willing, kind, size)
    return best


def _bots_may_come(one: Waiter, now: float) -> bool:
    return one.wish.bots_after is not None and now - one.since >= one.wish.bots_after


def _joined(anchor: Waiter, near: Iterable[Waiter], size: int, now: float) -> list[Waiter]:
    """Return the anchor and as many as fit, each near enough to the anchor for both, and blocked by none of them."""
    people = [anchor]
    for one in near:
        if len(people) == size:
            break
        far = distance(anchor, one)
        if one.wish.seats not in {None, size} or far > min(reach(now - anchor.since), reach(now - one.since)):
            continue
        if all(distance(one, other) < float("inf") for other in people):
            people.append(one)
    return people


def _made(people: list[Waiter], kind: Kind, seats: int) -> Group:
    return Group(people=people, preset=kind.preset, clock=kind.clock, rated=kind.rated, seats=seats)
