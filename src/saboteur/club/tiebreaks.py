"""Tie-breaks: what sets those apart who have the same score, each a number of which more is better."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final

import msgspec

from saboteur.club.event import Event, Tiebreak, finished
from saboteur.core.table.chance import shuffled


class Facts(msgspec.Struct):
    """What tie-breaks look at, gathered once."""

    event: Event
    scores: Mapping[str, float]
    gold: dict[str, int]
    wins: dict[str, float]  # of tables; a shared victory counts in parts
    best: dict[str, int]  # gold at one table
    met: dict[str, list[str]]
    played: dict[str, int]


def facts_of(event: Event, scores: Mapping[str, float]) -> Facts:
    """Gather the facts."""
    facts = Facts(event, scores, defaultdict(int), defaultdict(float), defaultdict(int), defaultdict(list),
                  defaultdict(int))  # fmt: skip
    for one in finished(event):
        most = max(one.gold)
        for key, gold in zip(one.sheet.seats, one.gold, strict=True):
            facts.gold[key] += gold
            facts.played[key] += 1
            facts.best[key] = max(facts.best[key], gold)
            if gold == most:
                facts.wins[key] += 1 / one.gold.count(most)
        for a, b in combinations(one.sheet.seats, 2):
            facts.met[a].append(b)
            facts.met[b].append(a)
    return facts


def _gold(facts: Facts, tied: Sequence[str]) -> dict[str, float]:
    return {key: facts.gold[key] for key in tied}


def _wins(facts: Facts, tied: Sequence[str]) -> dict[str, float]:
    return {key: round(facts.wins[key], 2) for key in tied}


def _best(facts: Facts, tied: Sequence[str]) -> dict[str, float]:
    return {key: facts.best[key] for key in tied}


def _opponents(facts: Facts, tied: Sequence[str]) -> dict[str, float]:
    out = {}
    for key in tied:
        met = facts.met[key]
        out[key] = round(sum(facts.scores.get(other, 0.0) for other in met) / len(met), 1) if met else 0.0
    return out


def _direct(facts: Facts, tied: Sequence[str]) -> dict[str, float]:
    """Count for whom tied people had more gold at tables that they shared with tied people."""
    out = dict.fromkeys(tied, 0.0)
    for one in finished(facts.event):
        here = [(key, gold) for key, gold in zip(one.sheet.seats, one.gold, strict=True) if key in out]
        for (a, of_a), (b, of_b) in combinations(here, 2):
            out[a] += 0.5 + 0.5 * ((of_a > of_b) - (of_a < of_b))
            out[b] += 0.5 + 0.5 * ((of_b > of_a) - (of_b < of_a))
    return out


def _lot(facts: Facts, tied: Sequence[str]) -> dict[str, float]:
    keys = sorted(one.key for one in facts.event.entrants)
    drawn = shuffled(facts.event.seed_bytes(), "tiebreak/lot", len(keys))
    lots = {keys[who]: float(place) for place, who in enumerate(drawn)}
    return {key: lots[key] for key in tied}


TIEBREAKS: Final[dict[Tiebreak, Callable[[Facts, Sequence[str]], dict[str, float]]]] = {
    "gold": _gold,  # all gold
    "wins": _wins,  # tables won
    "opponents": _opponents,  # the mean score of those met
    "best": _best,  # most gold at one table
    "direct": _direct,  # against those with the same score
    "lot": _lot,  # drawn from the seed
}


class Ordered(msgspec.Struct, frozen=True):
    """Somebody in order: what the tie-breaks said, and which one set them below the one before."""

    key: str
    values: dict[str, float]
    by: str  # empty: the score itself, or nobody before; `shared`: nothing sets them apart


def order(facts: Facts, keys: Iterable[str], tiebreaks: Sequence[Tiebreak]) -> list[Ordered]:
    """Put people in order by score, then by each tie-break among those who are still level."""
    by_score: dict[float, list[str]] = defaultdict(list)
    for key in sorted(keys):
        by_score[facts.scores.get(key, 0.0)].append(key)
    out: list[Ordered] = []
    for score in sorted(by_score, reverse=True):
        out += _apart(facts, [(key, {}) for key in by_score[score]], list(tiebreaks), "")
    return out


def _apart(facts: Facts, tied: list[tuple[str, dict[str, float]]], left: list[Tiebreak], by: str) -> list[Ordered]:
    """Order those who are level; `by`: what set the first of them below whoever comes before."""
    if len(tied) == 1:
        return [Ordered(*tied[0], by)]
    if not left:
        return [Ordered(*one, "shared" if i else by) for i, one in enumerate(tied)]
    name, *rest = left
    said = TIEBREAKS[name](facts, [key for key, _ in tied])
    groups: dict[float, list[tuple[str, dict[str, float]]]] = defaultdict(list)
    for key, values in tied:
        groups[said[key]].append((key, {**values, name: said[key]}))
    out: list[Ordered] = []
    for value in sorted(groups, reverse=True):
        out += _apart(facts, groups[value], rest, name if out else by)
    return out
