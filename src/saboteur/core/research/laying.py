"""What a path would change, told from the survey of now instead of measured again.

A card fills its own cell and asks more of its neighbours; no way becomes shorter by that. So a goal's distances stay
as they are unless some cell was reached by way of the filled one alone, or of a neighbour that few cards fit now.
Then the front of that goal is spread once more, for all cards that do the same to these cells. Only a card that joins
loose parts, or one at the rim, has to be measured in the maze (`Survey.look_with`).
"""

from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.measure.bit_fronts import EASE, FADE, GOALS, LOW_ROW, LOW_ROWS, NO_WAY, TAU, WAYS
from saboteur.core.measure.byte_rows import BIT
from saboteur.core.measure.goal_survey import FAR, FEW, NEED, OLDEST, STALE, Survey, beside
from saboteur.core.measure.loose_parts import HIGH, LINKS, WIDE, WORDS, inner_place, meets_loose, place_of
from saboteur.core.measure.open_end_ages import Ages
from saboteur.core.table.cards import FIT, LADDER
from saboteur.core.table.maze import COVERED_CHEST, COVERED_GOAL, JOIN_IN_AT, LARGE, WHAT_AT, blank, groups_of
from saboteur.core.table.state import Table

PLANES: Final = 5  # a cell's layer as a number of so many bits, each in a plane of its own; 0 where no front came
LAST_LAYER: Final = 31  # an end as far as that counts for nothing
PLANES_OF_GOAL: Final = 20  # words
ROOM: Final = 64  # fronts
FILLED: Final = 24  # cells that may be filled, one less
HARDER_AT: Final = 8  # sides, behind a place: neighbours that few cards fit now,
GONE_AT: Final = 12  # and none
SOLE: Final = 16  # by side and word
SIDES: Final = 4
# By side: where the neighbour beyond it lies in the window.
BESIDE: Final[vec[i64]] = vec[i64]([-WIDE, 1, WIDE, -1])


class Laying:
    """What paths would change in one maze."""

    def __init__(self) -> None:
        # Fronts, goal by goal as the maze is, then those spread around a cell: by bit and word, see `layer`.
        self.planes: vec[i64] = blank(ROOM * PLANES_OF_GOAL)
        self.used: i64 = 0  # words of them
        # By goal, side and word: the cells that its front came to from the neighbour beyond that side alone.
        self.sole: vec[i64] = blank(GOALS * SOLE)
        # Filled cells: by number the place and which neighbours take more trouble; number 0 stands for none.
        self.filled: vec[i64] = blank(FILLED)
        self.fronts: vec[i64] = blank(FILLED * GOALS)  # by number and goal: where its front is,
        self.later: vec[i64] = blank(FILLED * GOALS)  # and 1 if that does not know of the trouble
        self.number: i64 = 0  # how many there are
        # By number, open end and goal: its layer, 0 if no front comes to it, and its share when new.
        self.layers: vec[i64] = vec[i64]()
        self.shares: vec[float] = vec[float]()
        self.weights: vec[float] = vec[float]()  # by open end: how much of its share is left, as long as it waits
        # After `lay`, as in a survey of the maze with the card:
        self.cards: vec[i64] = blank(8)
        self.far: vec[float] = vec[float]([0.0] * 8)
        self.ends: i64 = 0
        self.best = 0.0
        self.gain = 0.0
        self.reached = False
        self._near: vec[i64] = blank(WORDS)  # what fronts must come to: open ends and the cells beside them
        self._hit: vec[i64] = blank(2 * WORDS)  # cells that are gone, and that take more trouble
        self._places: vec[i64] = blank(SIDES)  # neighbours that would be open ends,
        self._needs: vec[i64] = blank(SIDES)  # and what each would need

    def prepare(self, base: Survey, goal_cells: vec[i64]) -> None:
        """Get ready to tell what paths would change in a maze that was surveyed."""
        near = self._near
        free, spots = base.free, base.spots
        for w in range(i64(WORDS)):
            near[w] = spots[w] | spots[w] << 1 | spots[w] >> 1 | (spots[w] & LOW_ROWS) << 16 | spots[w] >> 16
            if w > 0:
                near[w] |= spots[w - 1] >> 48
            if w < WORDS - 1:
                near[w] |= (spots[w + 1] & LOW_ROW) << 48
        for w in range(i64(WORDS)):
            near[w] &= free[w]
        sole = self.sole
        for i in range(i64(len(goal_cells)) * SOLE):
            sole[i] = 0
        ends: i64 = len(base.ends)
        if len(self.layers) < FILLED * GOALS * ends:
            self.layers = blank(FILLED * GOALS * (ends + 4))
            self.shares = vec[float]([0.0] * (FILLED * GOALS * (ends + 4)))
        self.weights = vec[float]([1.0] * ends)
        self.used = 0
        self.number = 1
        for goal in range(i64(len(goal_cells))):
            self.fronts[goal] = self.used
            self._follow(base, goal, goal_cells, -1)
            at = goal
            for end in base.ends:
                self.layers[at] = self.layer(self.fronts[goal], end >> 8)
                self.shares[at] = base.shares[at]
                at += GOALS

    def _follow(self, base: Survey, goal: i64, goal_cells: vec[i64], filled: i64) -> None:
        """Spread a goal's front in planes of its own."""
        first = self.used
        self.used += PLANES_OF_GOAL
        planes = self.planes
        for i in range(first, first + PLANES_OF_GOAL):
            planes[i] = 0
        place = place_of(goal_cells[goal])
        if base.cards[goal] and place >= 0:
            self._spread(base, first, place, filled, goal * SOLE)

    def _number_of(self, base: Survey, key: i64, goal_cells: vec[i64]) -> i64:
        """Number a filled cell and what that does to its neighbours; -1 if there is no room.

        The fronts of those goals are spread again to which it makes a difference beyond those cells.
        """
        here = key & 255
        filled = (base.free[here >> 6] >> (here & 63)) & 1 != 0
        if not filled and key == here:
            return 0
        for number in range(i64(1), self.number):
            if self.filled[number] == key:
                return number
        ends: i64 = len(base.ends)
        goals: i64 = len(goal_cells)
        if self.number == FILLED or self.used + goals * PLANES_OF_GOAL > len(self.planes):
            return -1
        worse = (key >> HARDER_AT | key >> GONE_AT) & 15
        anyway = worse & (worse - 1) != 0 or self._by_loose(base, here)
        for side in range(i64(SIDES)):
            if (worse >> side) & 1 and self._by_loose(base, here + BESIDE[side]):
                anyway = True
        new = self.number
        self.number += 1
        self.filled[new] = key
        first = new * GOALS * ends
        for i in range(GOALS * ends):
            self.layers[first + i] = self.layers[i]
            self.shares[first + i] = self.shares[i]
        for goal in range(goals):
            self.fronts[new * GOALS + goal] = self.fronts[goal]
            self.later[new * GOALS + goal] = 1
            if not base.cards[goal]:
                continue
            spread = anyway or (filled and self._alone(goal, here))
            for side in range(i64(SIDES)):
                if (worse >> side) & 1 and not spread:
                    spread = self._alone(goal, here + BESIDE[side])
            if not spread:
                continue
            self.later[new * GOALS + goal] = 0
            self.fronts[new * GOALS + goal] = self.used
            self._follow(base, goal, goal_cells, key)
            at = first + goal
            for end in base.ends:
                layer = self.layer(self.fronts[new * GOALS + goal], end >> 8)
                self.layers[at] = layer
                self.shares[at] = FADE[layer] * EASE[end & 255] if layer else 0.0
                at += GOALS
        return new

    def _alone(self, goal: i64, place: i64) -> bool:
        """Return whether a goal's front came to some cell by way of this one alone."""
        sole = self.sole
        s = goal * SOLE
        n0, n1, n2, n3 = place - WIDE, place + 1, place + WIDE, place - 1
        found = (sole[s + 8 + (n0 >> 6)] >> (n0 & 63)) | (sole[s + 12 + (n1 >> 6)] >> (n1 & 63))
        found |= (sole[s + (n2 >> 6)] >> (n2 & 63)) | (sole[s + 4 + (n3 >> 6)] >> (n3 & 63))
        return found & 1 != 0

    def weigh(self, base: Survey, ages: Ages) -> None:
        """Look how long the open ends have waited by now."""
        weights, ends = self.weights, base.ends
        for i in range(i64(len(ends))):
            age = ages.age(ends[i] >> 8)
            weights[i] = STALE[age] if age < OLDEST else STALE[OLDEST]

    def layer(self, front: i64, place: i64) -> i64:
        """Return in how many steps a front comes to a place, 0 if it does not."""
        planes = self.planes
        at = front + (place >> 6)
        shift = place & 63
        return (
            (planes[at] >> shift) & 1
            | ((planes[at + 4] >> shift) & 1) << 1
            | ((planes[at + 8] >> shift) & 1) << 2
            | ((planes[at + 12] >> shift) & 1) << 3
            | ((planes[at + 16] >> shift) & 1) << 4
        )

    def _spread(self, base: Survey, first: i64, place: i64, filled: i64, alone: i64) -> None:
        """Spread a front as `Fronts.spread` does, around what a card fills; without one note what comes alone."""
        free, hard, near, sole, loose, planes = base.free, base.hard, self._near, self.sole, base.loose, self.planes
        linked: i64 = len(loose)
        f0, f1, f2, f3 = free[0], free[1], free[2], free[3]
        r0, r1, r2, r3 = hard[0], hard[1], hard[2], hard[3]
        rough = r0 | r1 | r2 | r3
        l0: i64 = 0
        l1: i64 = 0
        l2: i64 = 0
        l3: i64 = 0
        if filled >= 0:
            hit = self._hit
            for i in range(i64(2 * WORDS)):
                hit[i] = 0
            here = filled & 255
            hit[here >> 6] = BIT[here & 63]
            for side in range(i64(SIDES)):
                beside = here + BESIDE[side]
                if (filled >> (GONE_AT + side)) & 1:
                    hit[beside >> 6] |= BIT[beside & 63]
                elif (filled >> (HARDER_AT + side)) & 1:
                    hit[WORDS + (beside >> 6)] |= BIT[beside & 63]
            f0 &= ~hit[0]
            f1 &= ~hit[1]
            f2 &= ~hit[2]
            f3 &= ~hit[3]
            r0 |= hit[4]
            r1 |= hit[5]
            r2 |= hit[6]
            r3 |= hit[7]
            rough = r0 | r1 | r2 | r3
        layer: i64 = 0
        bit = BIT[place & 63]
        h0 = bit if place < 64 else i64(0)
        h1 = bit if place >> 6 == 1 else i64(0)
        h2 = bit if place >> 6 == 2 else i64(0)
        h3 = bit if place >> 6 == 3 else i64(0)
        s0, s1, s2, s3 = near[0] & f0, near[1] & f1, near[2] & f2, near[3] & f3
        while s0 | s1 | s2 | s3:
            # One step north, east, south and west of everything in the front.
            n0 = (h0 >> 16 | (h1 & LOW_ROW) << 48) & f0
            n1 = (h1 >> 16 | (h2 & LOW_ROW) << 48) & f1
            n2 = (h2 >> 16 | (h3 & LOW_ROW) << 48) & f2
            n3 = h3 >> 16 & f3
            e0, e1, e2, e3 = h0 << 1 & f0, h1 << 1 & f1, h2 << 1 & f2, h3 << 1 & f3
            d0 = (h0 & LOW_ROWS) << 16 & f0
            d1 = ((h1 & LOW_ROWS) << 16 | h0 >> 48) & f1
            d2 = ((h2 & LOW_ROWS) << 16 | h1 >> 48) & f2
            d3 = ((h3 & LOW_ROWS) << 16 | h2 >> 48) & f3
            w0, w1, w2, w3 = h0 >> 1 & f0, h1 >> 1 & f1, h2 >> 1 & f2, h3 >> 1 & f3
            a0, a1, a2, a3 = n0 | e0 | d0 | w0, n1 | e1 | d1 | w1, n2 | e2 | d2 | w2, n3 | e3 | d3 | w3
            for i in range(i64(0), linked, 2 * WORDS):  # see `Fronts.spread`
                m = i if layer else i + WORDS
                if h0 & loose[m] | h1 & loose[m + 1] | h2 & loose[m + 2] | h3 & loose[m + 3]:
                    b0, b1, b2, b3 = loose[i] & f0, loose[i + 1] & f1, loose[i + 2] & f2, loose[i + 3] & f3
                    a0 |= b0
                    a1 |= b1
                    a2 |= b2
                    a3 |= b3
            if filled < 0:
                # Where it comes from one side alone: the one opposite to the step.
                m0 = ~(n0 & d0 | e0 & w0 | (n0 | d0) & (e0 | w0))
                m1 = ~(n1 & d1 | e1 & w1 | (n1 | d1) & (e1 | w1))
                m2 = ~(n2 & d2 | e2 & w2 | (n2 | d2) & (e2 | w2))
                m3 = ~(n3 & d3 | e3 & w3 | (n3 | d3) & (e3 | w3))
                sole[alone] |= d0 & m0
                sole[alone + 1] |= d1 & m1
                sole[alone + 2] |= d2 & m2
                sole[alone + 3] |= d3 & m3
                sole[alone + 4] |= w0 & m0
                sole[alone + 5] |= w1 & m1
                sole[alone + 6] |= w2 & m2
                sole[alone + 7] |= w3 & m3
                sole[alone + 8] |= n0 & m0
                sole[alone + 9] |= n1 & m1
                sole[alone + 10] |= n2 & m2
                sole[alone + 11] |= n3 & m3
                sole[alone + 12] |= e0 & m0
                sole[alone + 13] |= e1 & m1
                sole[alone + 14] |= e2 & m2
                sole[alone + 15] |= e3 & m3
            if rough:  # these take two cards' worth of trouble
                h0, h1, h2, h3 = l0 | a0 & ~r0, l1 | a1 & ~r1, l2 | a2 & ~r2, l3 | a3 & ~r3
                l0, l1, l2, l3 = a0 & r0, a1 & r1, a2 & r2, a3 & r3
            else:
                h0, h1, h2, h3 = a0, a1, a2, a3
            layer += 1
            if not (h0 | h1 | h2 | h3 | l0 | l1 | l2 | l3) or layer > LAST_LAYER:
                return
            f0 &= ~(h0 | l0)
            f1 &= ~(h1 | l1)
            f2 &= ~(h2 | l2)
            f3 &= ~(h3 | l3)
            if h0 & s0 | h1 & s1 | h2 & s2 | h3 & s3:
                at = first
                number = layer
                while number:
                    if number & 1:
                        planes[at] |= h0 & s0
                        planes[at + 1] |= h1 & s1
                        planes[at + 2] |= h2 & s2
                        planes[at + 3] |= h3 & s3
                    number >>= 1
                    at += WORDS
                s0 &= ~h0
                s1 &= ~h1
                s2 &= ~h2
                s3 &= ~h3

    # -- one card ----------------------------------------------------------------------------------------

    def lay(self, base: Survey, t: Table, cell: i64, oriented: i64, ages: Ages) -> bool:
        """Tell what a card changes; false if the maze has to be measured with it."""
        maze = t.maze
        at = inner_place(maze, cell)
        here = place_of(cell)
        if at < 0 or LADDER[oriented >> 1] or maze.large_joined:
            return False
        fit = FIT[oriented]
        joined = groups_of(oriented, (maze.cells[at] >> JOIN_IN_AT) & fit & 15)
        if LINKS[oriented] & ~joined:
            return False
        linked = base.linked
        if linked and meets_loose(maze, at, oriented):
            return False
        free, hard = base.free, base.hard
        cells, wide = maze.cells, maze.wide
        places, needs = self._places, self._needs
        reached: i64 = 0
        key = here
        for side in range(i64(SIDES)):
            there = at + (1 if side == 1 else -1 if side == 3 else wide if side else -wide)
            word = cells[there]
            what = word >> WHAT_AT
            places[side] = -1
            if what and what != COVERED_CHEST:
                if (joined >> side) & 1:
                    if what == LARGE:
                        return False
                    if what == COVERED_GOAL:
                        reached |= BIT[side]
                continue
            place = here + BESIDE[side] if here >= 0 else place_of(maze.cell_at(there))
            if place < 0:
                continue
            if here < 0:  # beyond the window, but what it does is not
                return False
            w = place >> 6
            bit = place & 63
            if not (free[w] >> bit) & 1:
                if (word & (15 << JOIN_IN_AT) or (joined >> side) & 1) and place_of(maze.cell_at(there)) >= 0:
                    places[side] = place
                    needs[side] = -1
                continue
            back = (side + 2) & 3
            need = word & NEED | (BIT[back] if (fit >> side) & 1 else BIT[back + 4])
            ways = WAYS[need]
            if not ways:
                key += BIT[GONE_AT + side]
            elif ways < FEW and not (hard[w] >> bit) & 1:
                key += BIT[HARDER_AT + side]
            if (joined >> side) & 1 or word & (15 << JOIN_IN_AT):
                places[side] = place
                needs[side] = need if ways else -1
        number = self._number_of(base, key, t.goal_cells) if here >= 0 else i64(0)
        if number < 0:
            return False
        self._sum_up(base, t, number, key, at, reached, ages)
        return True

    def _by_loose(self, base: Survey, here: i64) -> bool:
        """Return whether a part that is not joined points at a place, so that a front may go on through it."""
        loose = base.loose
        found: i64 = 0
        for i in range(here >> 6, i64(len(loose)), 2 * WORDS):
            found |= loose[i] >> (here & 63)
        return found & 1 != 0

    def _sum_up(self, base: Survey, t: Table, filled: i64, key: i64, at: i64, reached: i64, ages: Ages) -> None:
        """Add the open ends up as they would be."""
        places, needs, layers, shares, weights = self._places, self._needs, self.layers, self.shares, self.weights
        here = key & 255 if key >= 0 else i64(-1)
        p0, p1, p2, p3 = places[0], places[1], places[2], places[3]
        goals: i64 = len(t.goal_cells)
        t0, t1, t2, t3, t4 = 0.0, 0.0, 0.0, 0.0, 0.0
        cards = self.cards
        for goal in range(goals):
            cards[goal] = NO_WAY
        number: i64 = 0
        ends = base.ends
        first = filled * GOALS * len(ends)
        for i in range(i64(len(ends))):
            place = ends[i] >> 8
            if place != here and place != p0 and place != p1 and place != p2 and place != p3:
                number += 1
                weight = weights[i]
                t0 += shares[first] * weight
                t1 += shares[first + 1] * weight
                t2 += shares[first + 2] * weight
                if goals > 3:
                    t3 += shares[first + 3] * weight
                    t4 += shares[first + 4] * weight
                for goal in range(goals):
                    layer = layers[first + goal]
                    if layer and layer < cards[goal]:
                        cards[goal] = layer
            first += GOALS
        totals, fronts, later = self.far, self.fronts, self.later
        totals[0], totals[1], totals[2], totals[3], totals[4] = t0, t1, t2, t3, t4
        for side in range(i64(SIDES)):
            place = places[side]
            if place < 0:
                continue
            number += 1
            if needs[side] < 0:  # no card could lead on from there
                continue
            age = ages.age(place)
            weight = EASE[needs[side]] * (STALE[age] if age < OLDEST else STALE[OLDEST])
            for goal in range(goals):
                if base.cards[goal]:
                    layer = self.layer(fronts[filled * GOALS + goal], place)
                    if layer:
                        layer += (key >> (HARDER_AT + side)) & later[filled * GOALS + goal]
                        totals[goal] += FADE[layer] * weight
                        cards[goal] = min(cards[goal], layer)
        self.ends = number
        self._compare(base, t, at, reached)

    def _compare(self, base: Survey, t: Table, at: i64, reached: i64) -> None:
        """Turn sums into cards, and compare them with those of now."""
        cards, totals = self.cards, self.far
        best, total_gain, number = 0.0, 0.0, 0.0
        self.reached = False
        for goal in range(i64(len(t.goal_cells))):
            if not base.cards[goal]:
                cards[goal] = 0
                totals[goal] = 0.0
            else:
                far = 0.0
                if reached and beside(t.maze, reached << 16 | at, t.goal_cells[goal]):
                    cards[goal] = 0
                else:
                    total = totals[goal]
                    far = -TAU * log(total) if total > 0.0 else FAR
                    far = 0.05 if far < 0.05 else min(far, FAR)
                totals[goal] = far
            if t.goal_faces[goal] < 0:
                if totals[goal] <= 0.0 < base.far[goal]:
                    self.reached = True
                step = base.far[goal] - totals[goal]
                if number <= 0.0 or step > best:
                    best = step
                total_gain += step
                number += 1.0
        self.best = best
        self.gain = total_gain / number if number > 0.0 else 0.0


assert PLANES_OF_GOAL == PLANES * WORDS
assert SOLE == SIDES * WORDS
assert LAST_LAYER == (1 << PLANES) - 1
assert HIGH * WIDE <= 64 * WORDS
