"""Fronts of bits that spread over the empty cells of a maze from a goal to the open ends.

The window has 16 columns by 15 rows, four rows to a number, so that a whole front of cells moves with a few shifts.
The outermost columns are never dug, so no number is ever negative.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.measure.byte_rows import BIT
from saboteur.core.measure.loose_parts import WORDS
from saboteur.core.table.cards import BASE_PATHS, FIT, GROUP
from saboteur.core.table.maze import blank

GOALS: Final = 5  # that can lie out (M4)
NO_WAY: Final = 15  # cards to a goal that cannot be reached, or not by any way short enough to matter
LOW_ROW: Final = 0xFFFF
LOW_ROWS: Final = 0xFFFFFFFFFFFF
HELD: Final = 13  # a front that is held: its layer, the front, what waits for a second card, what is free


def _ways_to_fill() -> list[int]:
    """Count the path cards of the base game that lead on in a cell, by what its neighbours need."""
    kinds = [(kind, count) for kind, count in BASE_PATHS.items() if leads_on(2 * kind)]
    return [
        sum(count for kind, count in kinds if any(int(FIT[2 * kind + i]) & need == need for i in (0, 1)))
        for need in range(256)
    ]


def leads_on(oriented: int) -> bool:
    """Return whether a card joins two of its sides."""
    return max(int(GROUP[4 * oriented + side]).bit_count() for side in range(4)) > 1


TAU: Final = 0.6  # how much further ends count beside the nearest
WAYS: Final[vec[i64]] = vec[i64](_ways_to_fill())
# By need: how easily a cell is filled. By cards: what an open end counts that is so far away.
EASE: Final[vec[float]] = vec[float]([max(0.02, min(1.0, ways / 20)) if ways else 0.0 for ways in WAYS])
FADE: Final[vec[float]] = vec[float]([exp(-cards / TAU) for cards in range(16 * 15)])


def end_at(place: i64, need: i64) -> i64:
    """Pack an open end: what its neighbours need, and its place eight bits higher."""
    return need | place << 8


class Fronts:
    """What fronts run over in one maze, and what they have found."""

    def __init__(self) -> None:
        self.free: vec[i64] = blank(WORDS)  # empty cells in which a card could lead on
        self.hard: vec[i64] = blank(WORDS)  # those among them that few cards fit
        self.spots: vec[i64] = blank(WORDS)  # empty cells that a joined open side points at
        self.ends: vec[i64] = vec[i64]()  # the same one by one, see `end_at`
        self.loose: vec[i64] = vec[i64]()  # parts that are not joined, eight numbers each: what they point at
        self.shares: vec[float] = vec[float]()  # by open end and goal: what it counts when new, 0 if there is no way
        self.cards: vec[i64] = blank(8)  # by goal: cards of the shortest way, 0 once joined or turned
        self.held: vec[i64] = blank(GOALS * HELD)  # by goal: a front to go on from; layer 0 if there is none
        self._hit: vec[i64] = blank(WORDS)

    def spread(self, goal: i64, place: i64, hold: i64) -> None:
        """Spread a front from a goal until it has met every open end; note how many cards each is away.

        What has met nothing at layer `hold` is held there: as long as only cells change that it has not come to, the
        next front goes on from it.
        """
        free, hard, spots, hit, held, loose = self.free, self.hard, self.spots, self._hit, self.held, self.loose
        linked: i64 = len(loose)
        f0, f1, f2, f3 = free[0], free[1], free[2], free[3]
        r0, r1, r2, r3 = hard[0], hard[1], hard[2], hard[3]
        rough = r0 | r1 | r2 | r3
        l0: i64 = 0
        l1: i64 = 0
        l2: i64 = 0
        l3: i64 = 0
        at = goal * HELD
        layer = held[at]
        if layer:
            h0, h1, h2, h3 = held[at + 1], held[at + 2], held[at + 3], held[at + 4]
            l0, l1, l2, l3 = held[at + 5], held[at + 6], held[at + 7], held[at + 8]
            f0 &= held[at + 9]
            f1 &= held[at + 10]
            f2 &= held[at + 11]
            f3 &= held[at + 12]
        else:
            for w in range(i64(WORDS)):
                hit[w] = 0
            hit[place >> 6] = BIT[place & 63]
            h0, h1, h2, h3 = hit[0], hit[1], hit[2], hit[3]
        # Open ends that no card could lead on from are never met.
        s0, s1, s2, s3 = spots[0] & (f0 | l0), spots[1] & (f1 | l1), spots[2] & (f2 | l2), spots[3] & (f3 | l3)
        while s0 | s1 | s2 | s3:
            # One step north, east, south and west of everything in the front.
            a0 = (h0 << 1 | h0 >> 1 | (h0 & LOW_ROWS) << 16 | h0 >> 16 | (h1 & LOW_ROW) << 48) & f0
            a1 = (h1 << 1 | h1 >> 1 | (h1 & LOW_ROWS) << 16 | h0 >> 48 | h1 >> 16 | (h2 & LOW_ROW) << 48) & f1
            a2 = (h2 << 1 | h2 >> 1 | (h2 & LOW_ROWS) << 16 | h1 >> 48 | h2 >> 16 | (h3 & LOW_ROW) << 48) & f2
            a3 = (h3 << 1 | h3 >> 1 | (h3 & LOW_ROWS) << 16 | h2 >> 48 | h3 >> 16) & f3
            for i in range(i64(0), linked, 2 * WORDS):  # a loose part that was met leads to all that it points at
                m = i if layer else i + WORDS  # beside the goal itself it is met by what it covers
                if h0 & loose[m] | h1 & loose[m + 1] | h2 & loose[m + 2] | h3 & loose[m + 3]:
                    a0 |= loose[i] & f0
                    a1 |= loose[i + 1] & f1
                    a2 |= loose[i + 2] & f2
                    a3 |= loose[i + 3] & f3
            if rough:  # these take two cards' worth of trouble
                h0, h1, h2, h3 = l0 | a0 & ~r0, l1 | a1 & ~r1, l2 | a2 & ~r2, l3 | a3 & ~r3
                l0, l1, l2, l3 = a0 & r0, a1 & r1, a2 & r2, a3 & r3
            else:
                h0, h1, h2, h3 = a0, a1, a2, a3
            if not (h0 | h1 | h2 | h3 | l0 | l1 | l2 | l3):
                return
            layer += 1
            f0 &= ~(h0 | l0)
            f1 &= ~(h1 | l1)
            f2 &= ~(h2 | l2)
            f3 &= ~(h3 | l3)
            if (h0 & s0) | (h1 & s1) | (h2 & s2) | (h3 & s3):
                hit[0], hit[1], hit[2], hit[3] = h0 & s0, h1 & s1, h2 & s2, h3 & s3
                self._met(goal, layer)
                s0 &= ~h0
                s1 &= ~h1
                s2 &= ~h2
                s3 &= ~h3
            elif layer == hold and self.cards[goal] == NO_WAY:
                held[at] = layer
                held[at + 1], held[at + 2], held[at + 3], held[at + 4] = h0, h1, h2, h3
                held[at + 5], held[at + 6], held[at + 7], held[at + 8] = l0, l1, l2, l3
                held[at + 9], held[at + 10], held[at + 11], held[at + 12] = f0, f1, f2, f3

    def _met(self, goal: i64, layer: i64) -> None:
        """Note what the open ends that were met just now count: by their distance, and how easily each is filled."""
        hit, shares = self._hit, self.shares
        fade = FADE[layer]
        at = goal
        for end in self.ends:
            if (hit[end >> 14] >> ((end >> 8) & 63)) & 1:
                shares[at] = fade * EASE[end & 255]
            at += GOALS
        if self.cards[goal] == NO_WAY and layer < NO_WAY:
            self.cards[goal] = layer

    def let_go(self, changed: vec[i64]) -> None:
        """Forget the fronts that had come to one of some cells, which have changed since."""
        held = self.held
        for goal in range(i64(GOALS)):
            at = goal * HELD
            if held[at]:
                came = changed[0] & ~held[at + 9] | changed[1] & ~held[at + 10]
                if came | changed[2] & ~held[at + 11] | changed[3] & ~held[at + 12]:
                    held[at] = 0


assert HELD == 1 + 3 * WORDS  # a number, not a sum with an imported one, is a constant to the compiler
