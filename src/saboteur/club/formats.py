"""The formats: who is paired for the next round and how, and when a tournament is over."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from saboteur.club.event import Entrant, Event, Round, Sheet
from saboteur.club.pairing import Seating, Sizes, Unpairable, seat_round, table_sizes
from saboteur.club.standings import Standing, standings, table_scores
from saboteur.core.table.chance import commitment, shuffled


def published(event: Event) -> str:
    """Return the hash of the seed, which is published before the first round."""
    return commitment(event.seed_bytes())


def stand(event: Event) -> list[Standing]:
    """Return how everybody stands, by the rules of the format."""
    return standings(event, knocked_out(event) if event.plan.format == "knockout" else ())


def is_over(event: Event) -> bool:
    """Return whether no round is left to be played."""
    if not event.rounds or not event.rounds[-1].over:
        return False
    if event.plan.format == "knockout":
        return len(event.rounds[-1].tables) == 1
    return len(event.rounds) >= event.plan.rounds


def takes_late(event: Event) -> bool:
    """Return whether somebody may still come: never into a knock-out that has begun, as if they had got that far."""
    return event.plan.format != "knockout" or not event.rounds


def next_round(event: Event) -> Round:
    """Pair the next round. The same document gives the same round."""
    if event.rounds and not event.rounds[-1].over:
        missing = [str(table.number) for table in event.rounds[-1].tables if table.gold is None]
        raise Unpairable(f"round {len(event.rounds)} is not over: no result of table {', '.join(missing)}")
    if is_over(event):
        raise Unpairable("the tournament is over")
    return _seated(event, _places_now(event))


def _places_now(event: Event) -> dict[str, float]:
    """Return who is to be paired next, and how they stand."""
    playing = event.playing(len(event.rounds) + 1)
    if event.plan.format == "knockout":
        left = set(knocked_out(event))
        playing = [one for one in playing if one.key not in left]
    return _places(event, playing)


def _seated(event: Event, places: dict[str, float]) -> Round:
    """Seat the next round of those who have a place, by the seed alone."""
    number = len(event.rounds) + 1
    sizes = _sizes(event, len(places))
    order = sorted(places, key=lambda key: (places[key], key))
    past = [[table.seats for table in one.tables] for one in event.rounds]
    byes = Counter(key for one in event.rounds for key in one.byes)
    towards = _snake(order, places, sizes) if event.plan.format == "knockout" else places
    keys = sorted(order, key=lambda key: (towards[key], places[key], key))
    seating = seat_round(
        keys, [towards[key] for key in keys], sizes, past, byes, event.seed_bytes(), f"round {number}"
    )
    if event.plan.format in ("league", "duplicate"):
        seating = _rotated(event, seating, number)
    return Round(
        number=number,
        tables=[Sheet(number=i, seats=table) for i, table in enumerate(seating.tables, 1)],
        byes=seating.byes,
        places=places,
        meetings=seating.meetings,
        bound=seating.bound,
    )


class Drawn(NamedTuple):
    """A round that was paired, looked at again."""

    number: int
    seats: bool  # whether tables, seats and byes follow from the seed
    order: bool  # whether it was paired as the results stand now; not so where one was corrected later


def drawn_again(event: Event) -> Iterator[Drawn]:
    """Seat every round of a tournament again, as anybody may who knows the seed."""
    for index, one in enumerate(event.rounds):
        before = msgspec.structs.replace(event, rounds=event.rounds[:index])
        again = _seated(before, one.places)
        same = [table.seats for table in again.tables] == [table.seats for table in one.tables]
        yield Drawn(one.number, same and again.byes == one.byes, _places_now(before) == one.places)


def with_next_round(event: Event) -> Event:
    """Add the next round."""
    return msgspec.structs.replace(event, rounds=[*event.rounds, next_round(event)])


def _sizes(event: Event, people: int) -> Sizes:
    """Return the sizes of tables: all alike in a duplicate, one table in a league."""
    sizes = event.plan.sizes
    if event.plan.format == "duplicate":
        return Sizes(sizes.best, sizes.best, sizes.best)
    if event.plan.format == "league":
        if people > sizes.most:
            raise Unpairable(f"a league is played at one table: at most {sizes.most} people, not {people}")
        return Sizes(sizes.least, sizes.most, max(sizes.least, people))
    return sizes


def _places(event: Event, playing: Sequence[Entrant]) -> dict[str, float]:
    """Return how those who play stand, equal for those with the same score; before the first round, by rating."""
    known = event.rounds and table_scores(event)
    if known:
        worth = {one.key: one.score for one in standings(event)}
    else:
        rated = [one.rating for one in playing if one.rating is not None]
        mean = sum(rated) / len(rated) if rated else 0.0
        worth = {one.key: mean if one.rating is None else one.rating for one in playing}
    level: dict[float, list[str]] = defaultdict(list)
    for one in playing:
        level[worth[one.key]].append(one.key)
    out, place = {}, 0
    for value in sorted(level, reverse=True):
        for key in level[value]:
            out[key] = place + (len(level[value]) - 1) / 2
        place += len(level[value])
    return out


def _snake(order: Sequence[str], places: dict[str, float], sizes: Sizes) -> dict[str, float]:
    """Return to which table somebody is drawn in a knock-out: the strong are kept apart, there and back again."""
    tables = len(table_sizes(len(order), sizes))
    out = {}
    for index, key in enumerate(order):
        lap, at = divmod(index, tables)
        out[key] = float(len(order)) * (at if lap % 2 == 0 else tables - 1 - at) + places[key] / 1000
    return out


def _rotated(event: Event, seating: Seating, number: int) -> Seating:
    """Seat people so that everybody sits at each seat as evenly as can be; the seed decides between equals."""
    sat = Counter((key, seat) for one in event.rounds for table in one.tables for seat, key in enumerate(table.seats))
    tables = []
    for table in seating.tables:
        mixed = [table[i] for i in shuffled(event.seed_bytes(), f"round {number}/rotate/{table[0]}", len(table))]
        tables.append(_least(mixed, sat))
    return msgspec.structs.replace(seating, tables=tables)


def _least(people: Sequence[str], sat: Counter[tuple[str, int]]) -> list[str]:
    """Give each seat to somebody at the least sum of squares of how often they sat there (by subsets, exact)."""
    best: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
    for seat in range(len(people)):
        longer: dict[int, tuple[int, tuple[int, ...]]] = {}
        for taken, (cost, chosen) in best.items():
            for who, key in enumerate(people):
                if not taken >> who & 1:
                    more = cost + (sat[key, seat] + 1) ** 2
                    new = taken | 1 << who
                    if new not in longer or more < longer[new][0]:
                        longer[new] = (more, (*chosen, who))
        best = longer
    return [people[who] for who in best[(1 << len(people)) - 1][1]]


def knocked_out(event: Event) -> list[str]:
    """Return who is out of a knock-out, those who went furthest first.

    From each table the first ones advance, and of the others the best, so many that the next tables can be seated.
    When all that advance fit at one table, that is the final. Once the next round is paired, whoever sits in it has
    advanced: a result that is corrected after that sends nobody away, and brings nobody back.
    """
    out: list[list[str]] = []
    for number, one in enumerate(event.rounds, 1):
        if not one.over or len(one.tables) == 1:
            break
        order = _by_worth(event, one)
        if number < len(event.rounds):
            after = event.rounds[number]
            on = {*after.byes, *(key for table in after.tables for key in table.seats)}
            out.insert(0, [key for key in [*one.byes, *order] if key not in on])
        else:
            keep = min(len(order) - 1, max(event.plan.advance * len(one.tables), event.plan.sizes.least))
            out.insert(0, order[keep:])
    return [key for stage in out for key in stage]


def _by_worth(event: Event, one: Round) -> list[str]:
    """Return who played in a round of a knock-out, those who go on first."""
    worth = {}
    for table in one.tables:
        assert table.gold is not None
        drawn = _lots(event, table.seats, one.number, table.number)
        lots = {key: i for i, key in enumerate(drawn)}
        ranked = sorted(zip(table.seats, table.gold, strict=True), key=lambda pair: (-pair[1], lots[pair[0]]))
        for rank, (key, gold) in enumerate(ranked):
            worth[key] = (rank, -gold / max(1, sum(table.gold)), lots[key], table.number)
    return sorted(worth, key=lambda key: worth[key])


def _lots(event: Event, keys: Sequence[str], number: int, table: int) -> list[str]:
    ordered = sorted(keys)
    return [ordered[i] for i in shuffled(event.seed_bytes(), f"round {number}/table {table}/lots", len(ordered))]
