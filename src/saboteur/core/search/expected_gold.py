"""What a seat may expect of a round that is not over yet: gold if the treasure is found, and if it is not.

In games with gold-diggers that is an average by role, and by the order of choosing once the treasure is found; for
teams see `team_prospects`.
"""

from math import comb
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.measure.goal_distances import GoalDistances
from saboteur.core.modules.base import SABOTEUR_PAY, next_taker
from saboteur.core.search.team_prospects import finders, team_gains
from saboteur.core.table.cards import COMPONENTS, DIGGER, GREEDY, SABOTEUR, TEAM_BLUE
from saboteur.core.table.state import State

_BOX: Final = {int(value): int(count) for value, count in COMPONENTS["base"]["gold_cards"].items()}
_CARDS: Final = sum(_BOX.values())
# What gold cards (B16) and coins (V2) are worth on average.
CARD: Final[float] = sum(value * count for value, count in _BOX.items()) / _CARDS
COIN: Final = 7.0 / 3.0
GREEDY_FINDER: Final = 4.0  # C16


class Stakes:
    """What a seat plays for."""

    def __init__(self, envy: float = 0.25, victory: float = 2.0) -> None:
        self.envy = envy  # how much the mean gain of the others counts against the own
        self.victory = victory  # gold that winning the whole game is worth


def standing(s: State, seat: i64, before: vec[i64], gains: vec[float], stakes: Stakes) -> float:
    """Weigh what the seats may expect as `playout.outcome` weighs what they got."""
    n = s.rules.seats
    mine = 0.0
    others = 0.0
    best = 0.0
    purse = 0.0
    for other in range(n):
        total = gains[other] + float(s.purse(other))
        gold = total - float(before[other])
        if other == seat:
            mine = gold
            purse = total
        else:
            others += gold
            best = max(best, total)
    worth = mine - stakes.envy * others / float(n - 1)
    if s.table.round + 1 == s.rules.rounds:
        worth += stakes.victory * max(0.0, min(1.0, 0.5 + 0.5 * (purse - best)))
    return worth


def gains_if(s: State, distances: GoalDistances, found: bool) -> vec[float]:
    """Guess the gold of every seat if the treasure is found, or not, from now on."""
    n = s.rules.seats
    out = vec[float]([0.0] * n)
    if TEAM_BLUE in s.rules.dwarfs:
        return team_gains(s, distances, found, out)
    if found:
        return digger_gains(s, out)
    bad: i64 = 0
    for seat in range(n):
        if s.role(seat) == SABOTEUR:
            bad += 1
    for seat in range(n):
        if s.role(seat) == SABOTEUR:
            out[seat] = float(SABOTEUR_PAY[bad])
    return out


def digger_gains(s: State, out: vec[float]) -> vec[float]:
    """Share the treasure among gold-diggers, or give it to a greedy dwarf (B16, C16)."""
    greedy = finders(s, GREEDY, GREEDY)[0]
    number = 0.0
    for seat in range(s.rules.seats):
        if s.role(seat) == GREEDY:
            number += 1.0
    each = CARD if len(s.rules.gold_cards) else COIN
    for seat in range(s.rules.seats):
        role = s.role(seat)
        if role == GREEDY:
            out[seat] = GREEDY_FINDER * greedy / number
        elif role == DIGGER:
            out[seat] = each * (1.0 - greedy)
    return out


def _best() -> vec[float]:
    """Return what the next to choose of some gold cards may expect, by the cards in the box."""
    out = vec[float]()
    for cards in range(16):
        for turn in range(16):
            worth = 1.0  # and one more for each value that more cards reach than have been chosen before
            for least in (2, 3):
                q = sum(count for value, count in _BOX.items() if value >= least) / _CARDS
                worth += sum(comb(cards, k) * q**k * (1 - q) ** (cards - k) for k in range(turn + 1, cards + 1))
            out = append(out, worth)
    return out


BEST: Final[vec[float]] = _best()  # [16 * cards + how many have chosen before]


def draft_gains(s: State, taker: i64) -> vec[float]:
    """Return what the gold cards that go round are worth by the order of choosing (B16, V1); which come is luck."""
    out = vec[float]([0.0] * s.rules.seats)
    cards: i64 = len(s.hidden.draft)
    for turn in range(cards):
        out[taker] += BEST[16 * cards + turn]
        taker = next_taker(s, taker)
    return out
