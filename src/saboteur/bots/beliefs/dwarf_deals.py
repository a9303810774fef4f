"""Drawing who holds which dwarf from the posterior: whole assignments, not one seat after another.

The posterior of an assignment is the product of its entries (see `core.measure.posterior`). With few roles it is
drawn exactly, by the number of each dwarf left; with many, or when a tunnel party mixed dwarfs that a seat knew, by a
walk that exchanges two dwarfs at a time (Metropolis), which has the same distribution in the long run.
"""

import random
from collections import Counter
from collections.abc import Callable
from math import prod

from saboteur.core.table.slots import GROUP_AT, KIND_MASK, NO_GROUP, WHAT_BIT, WHERE_BIT

EXACT = 200  # numbers of dwarfs left that are still gone through one by one
WALK = 40  # exchanges tried for every dwarf before the first draw
STRIDE = 1  # and between two draws
Weights = list[dict[int, float]]  # by place: the likelihood of each role


def dealer(cards: list[int], seat: int, weights: Weights, rng: random.Random) -> Callable[[], list[int]]:
    """Return a function that draws the dwarfs of all places again, as far as a seat does not know them.

    `cards` are slots, those of the seats first, then the dwarfs that nobody holds; so are those drawn.
    """
    unknown = [i for i, card in enumerate(cards) if not card >> (WHAT_BIT + seat) & 1]
    lost = [card for card in cards if card >> (WHAT_BIT + seat) & 1 and not card >> (WHERE_BIT + seat) & 1]
    counts = Counter(cards[i] & KIND_MASK for i in unknown)
    if lost or prod(count + 1 for count in counts.values()) > EXACT:
        return Walk(cards, seat, weights, rng).draw
    return Exact(cards, unknown, counts, weights, rng).draw


class Exact:
    """Draws dwarf after dwarf, each by the weight of all that can still follow."""

    def __init__(
        self, cards: list[int], unknown: list[int], counts: Counter[int], weights: Weights, rng: random.Random
    ) -> None:
        self.cards = cards
        self.unknown = unknown
        self.roles = sorted(counts)
        self.counts = tuple(counts[role] for role in self.roles)
        self.chances = [[weights[i].get(role, 1.0) for role in self.roles] for i in unknown]
        self.random = rng.random
        self.after = self._behind()
        self.steps: dict[tuple[int, tuple[int, ...]], list[tuple[float, int, tuple[int, ...]]]] = {}

    def _behind(self) -> list[dict[tuple[int, ...], float]]:
        """Sum from the last place on the weight of dealing what is left there."""
        after: list[dict[tuple[int, ...], float]] = [{(0,) * len(self.counts): 1.0}]
        for row in reversed(self.chances):
            here: dict[tuple[int, ...], float] = {}
            for left, weight in after[-1].items():
                for i, chance in enumerate(row):
                    if left[i] < self.counts[i]:
                        more = (*left[:i], left[i] + 1, *left[i + 1 :])
                        here[more] = here.get(more, 0.0) + weight * chance
            after.append(here)
        return after[::-1]

    def _step(self, at: int, left: tuple[int, ...]) -> list[tuple[float, int, tuple[int, ...]]]:
        """List the roles for a place with the sum of chances up to each, and what is left then."""
        out = []
        total = 0.0
        for i, role in enumerate(self.roles):
            if left[i]:
                less = (*left[:i], left[i] - 1, *left[i + 1 :])
                total += self.chances[at][i] * self.after[at + 1].get(less, 0.0)
                out.append((total, role, less))
        return out

    def draw(self) -> list[int]:
        """Draw an assignment."""
        out = self.cards[:]
        left = self.counts
        for at, place in enumerate(self.unknown):
            step = self.steps.get((at, left))
            if step is None:
                step = self.steps[at, left] = self._step(at, left)
            sample = self.random() * step[-1][0]
            for total, role, less in step:
                if sample <= total:
                    out[place] = out[place] & ~KIND_MASK | role
                    left = less
                    break
        return out


class Walk:
    """Goes from one assignment to the next by exchanging dwarfs that the seat cannot tell apart."""

    def __init__(self, cards: list[int], seat: int, weights: Weights, rng: random.Random) -> None:
        self.mine = KIND_MASK | 1 << (WHAT_BIT + seat)  # what moves with a dwarf; the rest belongs to its place
        self.cards = cards[:]
        self.weights = weights
        self.random = rng.random
        self.pairs = list(self._pairs(seat))
        self.stride = STRIDE * len(cards)
        self._go(WALK * len(cards))

    def _pairs(self, seat: int) -> list[tuple[int, int]]:
        """List the places whose dwarfs may change: both unknown, or both lost track of in one group."""
        open_places = [i for i, card in enumerate(self.cards) if not card >> (WHERE_BIT + seat) & 1]
        return [(i, j) for i in open_places for j in open_places if i < j]

    def _go(self, steps: int) -> None:
        cards, weights, pairs, mine = self.cards, self.weights, self.pairs, self.mine
        what = mine & ~KIND_MASK
        if not pairs:
            return
        for _ in range(steps):
            i, j = pairs[int(self.random() * len(pairs))]
            a, b = cards[i], cards[j]
            one, two = a & KIND_MASK, b & KIND_MASK
            if (a | b) & what and not a >> GROUP_AT == b >> GROUP_AT != NO_GROUP:
                continue  # a dwarf that the seat knows stays within its group
            now = weights[i].get(one, 1.0) * weights[j].get(two, 1.0)
            then = weights[i].get(two, 1.0) * weights[j].get(one, 1.0)
            if then >= now or self.random() * now < then:
                cards[i], cards[j] = a & ~mine | b & mine, b & ~mine | a & mine

    def draw(self) -> list[int]:
        """Draw an assignment."""
        self._go(self.stride)
        return self.cards[:]
