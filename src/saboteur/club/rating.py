"""Ratings of people who play in hidden teams: for the person, and for each side that they are dealt.

What a round says is which sides were paid. So each side's chance is a logistic function of

    its own advantage (by kind of game, number of seats, role and size: learned, too)
    + f · (the mean skill of its members − the mean skill of all others), f² = 2ab/(a+b) for a members and b others,

where somebody's skill on a side is a part common to all sides and a part of its own; equal skill everywhere adds
nothing. All these are beliefs (a mean and a variance), moved by each outcome as an extended Kalman filter moves them:
whoever is little known moves most. The side that was dealt is luck and is accounted for by the advantage, so that
nobody is rated for having been a lone saboteur.

Everything here is plain data in and out: `rate` takes what was believed of those at the table and returns what is
believed afterwards, so that a store need hold no more than a `Card` for a person and an `Belief` for an advantage.
docs/ratings.md compares this with openskill and Elo.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp, pi, sqrt
from typing import Final, NamedTuple

import msgspec

from saboteur.club.games import SABOTEUR, PlayedGame, PlayedRound, side_of

# Fitted on games between bots of known strength (docs/ratings.md).
SPREAD: Final = 0.1  # variance of skill among people
COMMON: Final = 0.6  # of it what is common to all sides
UNKNOWN: Final = 8.0  # variance of an advantage before the first game
PLACE: Final = 0.35  # what a difference in skill does to who ends with more gold
WIN: Final = 1.2 * PLACE  # and to who wins a table; from the same games
SIDES: Final = ("digger", SABOTEUR, "lone")
DIGGING: Final = 0.62  # how often the common roles are dealt, for one number of the whole
SURE: Final = 0.75  # of the first deviation; with more than that a rating is provisional
FEW: Final = 10  # games below which it is so, too
ZERO: Final = 1500
POINTS: Final = 1000  # of what is shown to one unit of skill


class Belief(msgspec.Struct, frozen=True, array_like=True):
    """A mean and a variance."""

    mean: float = 0.0
    variance: float = SPREAD


class Card(msgspec.Struct, frozen=True):
    """What is believed of a person in one kind of game: skill common to all sides, and each side's own part."""

    common: Belief = Belief(0.0, SPREAD * COMMON)
    sides: dict[str, Belief] = {}  # those not there are as for somebody new
    games: int = 0

    def side(self, side: str) -> Belief:
        """Return what is believed of the part that is a side's own."""
        return self.sides.get(side, _NEW)

    def skill(self, side: str | None = None) -> Belief:
        """Return the skill on a side, or on the whole."""
        parts = [(side, 1.0)] if side else [("digger", DIGGING), (SABOTEUR, 1 - DIGGING)]
        return Belief(
            self.common.mean + sum(share * self.side(key).mean for key, share in parts),
            self.common.variance + sum(share**2 * self.side(key).variance for key, share in parts),
        )

    def shown(self, side: str | None = None) -> Shown:
        """Return the rating as people see it."""
        skill, first = self.skill(side), Card().skill(side)
        half = 1.96 * sqrt(skill.variance)
        doubtful = self.games < FEW or skill.variance > SURE**2 * first.variance
        return Shown(round(ZERO + POINTS * skill.mean), round(POINTS * half), doubtful)


def joined(one: Card, other: Card) -> Card:
    """Return the card of somebody who was known as two: what either has told beyond what is believed of anybody."""
    return Card(
        common=_both(one.common, other.common, Card().common),
        sides={key: _both(one.side(key), other.side(key), _NEW) for key in sorted({*one.sides, *other.sides})},
        games=one.games + other.games,
    )


def _both(one: Belief, other: Belief, first: Belief) -> Belief:
    sure = 1 / one.variance + 1 / other.variance - 1 / first.variance
    return Belief((one.mean / one.variance + other.mean / other.variance) / sure, 1 / sure)


class Shown(NamedTuple):
    """A rating on a leaderboard: within `half` of the truth in 95 of 100 cases; provisional while little is known."""

    rating: int
    half: int
    provisional: bool


_NEW: Final = Belief(0.0, SPREAD * (1 - COMMON))
Cards = Mapping[str, Card]
Advantages = Mapping[str, Belief]  # by `advantage_key`


class Side(NamedTuple):
    """Those who were paid together or not at all, and whether they were."""

    role: str
    seats: list[int]
    won: bool


def sides_of(played: PlayedRound) -> list[Side]:
    """Return the sides of a round; dwarfs that play for themselves are sides of their own."""
    found: dict[tuple[str, int], list[int]] = {}
    for seat, role in enumerate(played.roles):
        found.setdefault((role, seat if side_of(role) == "lone" else -1), []).append(seat)
    return [Side(role, seats, any(played.won[seat] for seat in seats)) for (role, _), seats in found.items()]


def advantage_key(kind: str, seats: int, side: Side) -> str:
    """Return under which key a side's own advantage is kept."""
    return f"{kind}/{seats}/{side.role}/{len(side.seats)}"


class _Term(NamedTuple):
    """How much one part of a person's skill adds to a side's chance."""

    seat: int
    part: str  # `common`, or a side
    weight: float


def _terms(roles: Sequence[str], side: Side) -> list[_Term]:
    members = len(side.seats)
    others = len(roles) - members
    factor = sqrt(2 * members * others / len(roles))
    out = []
    for seat, role in enumerate(roles):
        weight = factor / members if seat in side.seats else -factor / others
        out += [_Term(seat, "common", weight), _Term(seat, side_of(role), weight)]
    return out


def _together(terms: Iterable[_Term], people: Sequence[str]) -> list[_Term]:
    """Add up what is one and the same skill: bots of one level may sit at several seats, even on both sides."""
    sums: dict[tuple[str | int, str], _Term] = {}
    for term in terms:
        key = (people[term.seat] or term.seat, term.part)
        before = sums.get(key)
        sums[key] = term if before is None else before._replace(weight=before.weight + term.weight)
    return list(sums.values())


def rate(cards: Cards, advantages: Advantages, game: PlayedGame) -> tuple[dict[str, Card], dict[str, Belief]]:
    """Return the cards of those at the table, and the advantages that were in play, after a game.

    Whoever has no key is believed to be average, and nothing is learned of them.
    """
    after = {who: cards.get(who, Card()) for who in game.people if who}
    moved: dict[str, Belief] = {}
    for played in game.rounds:
        steps = []
        for side in sides_of(played):
            key = advantage_key(game.kind, len(game.people), side)
            edge = moved.get(key, advantages.get(key, Belief(0.0, UNKNOWN)))
            terms = _together(_terms(played.roles, side), game.people)
            mean, variance = _sum(edge, terms, game.people, after)
            chance = _logistic(mean)
            spread = max(1e-6, chance * (1 - chance))
            pull, gain = (side.won - chance) / (1 + spread * variance), spread / (1 + spread * variance)
            moved[key] = _moved(edge, 1.0, pull, gain)
            steps.append((terms, pull, gain))
        for terms, pull, gain in steps:  # all of a round's sides were judged by what was believed before it
            for term in terms:
                who = game.people[term.seat]
                if who:
                    after[who] = _learned(after[who], term, pull, gain)
    return {who: msgspec.structs.replace(card, games=card.games + 1) for who, card in after.items()}, moved


def _sum(edge: Belief, terms: Iterable[_Term], people: Sequence[str], cards: Cards) -> tuple[float, float]:
    mean, variance = edge.mean, edge.variance
    for term in terms:
        card = cards.get(people[term.seat], Card())
        part = card.common if term.part == "common" else card.side(term.part)
        mean += term.weight * part.mean
        variance += term.weight**2 * part.variance
    return mean, variance


def _learned(card: Card, term: _Term, pull: float, gain: float) -> Card:
    if term.part == "common":
        return msgspec.structs.replace(card, common=_moved(card.common, term.weight, pull, gain))
    return msgspec.structs.replace(
        card, sides={**card.sides, term.part: _moved(card.side(term.part), term.weight, pull, gain)}
    )


def _moved(belief: Belief, weight: float, pull: float, gain: float) -> Belief:
    variance = belief.variance
    return Belief(belief.mean + variance * weight * pull, max(1e-5, variance - (variance * weight) ** 2 * gain))


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))


def _softened(mean: float, variance: float) -> float:
    """Return the chance over all that may be so, not only for the mean."""
    return _logistic(mean / sqrt(1 + pi * variance / 8))


# -- predicting ------------------------------------------------------------------------------------------


def side_chance(
    cards: Cards, advantages: Advantages, kind: str, people: Sequence[str], round_: PlayedRound
) -> list[float]:
    """Return the chance of each side of `sides_of(round_)` to be paid; who was is not looked at."""
    out = []
    for side in sides_of(round_):
        edge = advantages.get(advantage_key(kind, len(people), side), Belief(0.0, UNKNOWN))
        out.append(_softened(*_sum(edge, _together(_terms(round_.roles, side), people), people, cards)))
    return out


def ahead_chance(one: Card, other: Card) -> float:
    """Return the chance that one ends a game with more gold than the other; equal gold counts half.

    Before the deal: neither knows their dwarf.
    """
    a, b = one.skill(), other.skill()
    return _softened(PLACE * (a.mean - b.mean), PLACE**2 * (a.variance + b.variance))


def win_chances(cards: Sequence[Card]) -> list[float]:
    """Return each one's chance to win a table before the deal; shared victories count in parts."""
    worth = [exp(WIN * card.skill().mean) for card in cards]
    return [one / sum(worth) for one in worth]


class Ratings(msgspec.Struct):
    """All ratings in one piece, where a store of its own would be too much: simulations, the command line, tests.

    It is plain data: `msgspec.json.encode` writes it.
    """

    cards: dict[str, dict[str, Card]] = {}  # by kind of game and person
    advantages: dict[str, Belief] = {}

    def card(self, kind: str, who: str) -> Card:
        """Return what is believed of somebody."""
        return self.cards.get(kind, {}).get(who, Card())

    def update(self, game: PlayedGame) -> None:
        """Learn from a finished game."""
        cards, advantages = rate(self.cards.get(game.kind, {}), self.advantages, game)
        self.cards.setdefault(game.kind, {}).update(cards)
        self.advantages.update(advantages)

    def predict(self, kind: str, people: Sequence[str]) -> list[float]:
        """Return each one's chance to win a table."""
        return win_chances([self.card(kind, who) for who in people])
