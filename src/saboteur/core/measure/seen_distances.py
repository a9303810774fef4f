"""A light maze of the bots' own, built from what a seat sees, and the number of cards still missing to a goal.

The window is 16 columns by 15 rows held in one integer, a bit a cell, so that a whole front of cells moves with
one shift. A way is counted in cards: every empty cell on it needs one. Parts of the maze that are not joined to
the start cost nothing to pass; the outermost cells of the window are never dug.
"""

from functools import lru_cache
from math import exp, log
from typing import Final

from saboteur.core.measure.seen_grid import BACK, HIGH, INNER, STEPS, WIDE
from saboteur.core.table.cards import BASE_PATHS, FACES, KIND, START_KIND, side_mask, turned_groups

FAR: Final = 14  # a goal that cannot be reached counts as this many cards away


def _parts(oriented: int) -> tuple[int, ...]:
    groups = FACES[oriented >> 1].groups
    return tuple(side_mask(part) for part in (turned_groups(groups) if oriented & 1 else groups).split("|"))


PARTS: Final = tuple(_parts(oriented) for oriented in range(2 * len(FACES)))
OPEN: Final = tuple(sum(parts) for parts in PARTS)
GROUP_OF: Final = tuple(
    tuple(next((part for part in parts if part >> side & 1), 0) for side in range(4)) for parts in PARTS
)
LADDERS: Final = tuple(face.ladder for face in FACES)
CRYSTALS: Final = tuple(face.crystals for face in FACES)
DOORS: Final = tuple(face.door for face in FACES)
START_ORIENTED: Final = 2 * START_KIND
SIDES_OF: Final = tuple(tuple(side for side in range(4) if mask >> side & 1) for mask in range(16))
# By oriented card: the steps to its neighbours, and what each of its sides asks of the neighbour there (B7).
NEEDED: Final = [
    [(STEPS[side], BACK[side] if sides >> side & 1 else BACK[side] << 4) for side in range(4)] for sides in OPEN
]


def oriented_of(card: str, turned: bool) -> int:
    """Return the number of a card as it lies."""
    return 2 * KIND[card] + turned


def through(oriented: int) -> int:
    """Count the sides of a card's largest group that leads anywhere; a dead end has one at most."""
    return max(part.bit_count() for part in PARTS[oriented])


def is_dead_end(oriented: int) -> bool:
    """Return whether a card joins no two sides; ladders always lead on (S5)."""
    return through(oriented) < 2 and not LADDERS[oriented >> 1]


def _ways_to_fill() -> tuple[int, ...]:
    """Count the path cards of the base game that lead on in a cell, by what its neighbours need.

    The need has a bit for every side that must be open and, four bits higher, for every side that must be closed.
    """
    out = []
    for need in range(256):
        ways = 0
        for kind, count in BASE_PATHS.items():
            ways += count * any(
                (OPEN[oriented] | (15 ^ OPEN[oriented]) << 4) & need == need and through(oriented) > 1
                for oriented in (2 * kind, 2 * kind + 1)
            )
        out.append(ways)
    return tuple(out)


WAYS: Final = _ways_to_fill()
TAU: Final = 0.6  # how much further ends count beside the nearest
FADE: Final = tuple(exp(-cards / TAU) for cards in range(WIDE * HIGH))
EASE: Final = tuple(max(0.02, min(1.0, ways / 20)) if ways else 0.0 for ways in WAYS)  # how easily a cell is filled
STALE: Final = tuple(0.72 ** max(0, age - 1) for age in range(31))  # an end nobody goes on from counts less
FEW: Final = 7  # cards that fit: below, a cell counts as two


def far_of(total: float) -> float:
    """Turn the shares of all open ends into a number of cards."""
    return max(0.05, min(float(FAR), -TAU * log(total))) if total > 0 else float(FAR)


class Grid:
    """A maze with what is joined to the start, and how far each face-down goal is."""

    __slots__ = (
        "_fades", "_fields", "_shares", "_soil", "_totals",
        "ages", "cards", "goals", "join_in", "large", "loose", "needs", "shut", "spots",
    )  # fmt: skip

    def __init__(
        self,
        cards: dict[int, int],
        goals: tuple[int, ...],
        large: int = 0,
        shut: str = "",
        ages: dict[int, int] | None = None,
    ) -> None:
        """Take the cards by place, the places of the face-down goals, the large card's cells, the doors shut.

        `ages` tells for how many turns nobody has gone on from an open end: perhaps nobody can.
        """
        self.ages = ages or {}
        self.cards = cards
        self.goals = goals
        self.large = large
        self.shut = shut
        self.spots = 0  # empty cells that a joined open side points at
        self.join_in: dict[int, int] = {}  # by cell that a joined side points at: on which of its sides
        self.loose: list[tuple[int, int]] = []  # parts not joined: cells and goals they point at
        self._fields: dict[int, list[int]] = {}
        self._shares: dict[int, dict[int, float]] = {}
        self._fades: dict[int, dict[int, float]] = {}
        self._totals: dict[int, float] = {}
        self.needs = needs_of(cards)
        self._soil: tuple[int, int] | None = None
        self._follow()

    # -- what is joined ----------------------------------------------------------------------------------

    def _part(self, at: int, side: int) -> int:
        """Return the sides joined inside a card to one of them; none through a door that is shut to the viewer."""
        oriented = self.cards[at]
        if self.shut and DOORS[oriented >> 1] == self.shut and PARTS[oriented][0] >> side & 1:
            return 0
        return GROUP_OF[oriented][side]

    def _flood(self, todo: list[tuple[int, int]], seen: dict[int, int]) -> dict[int, int]:
        """Follow groups from sides of cards; return the cells beyond, empty or covered, and on which side."""
        cards, large = self.cards, self.large
        beyond: dict[int, int] = {}
        large_seen = False
        while todo:
            at, sides = todo.pop()
            sides &= ~seen.get(at, 0)
            if not sides:
                continue
            seen[at] = seen.get(at, 0) | sides
            for side in SIDES_OF[sides]:
                there = at + STEPS[side]
                back = side ^ 2
                if there in cards:
                    todo.append((there, self._part(there, back)))
                elif large >> there & 1:
                    if not large_seen:
                        large_seen = True
                        self._pass_large(todo, beyond)
                else:
                    beyond[there] = beyond.get(there, 0) | 1 << back
        return beyond

    def _pass_large(self, todo: list[tuple[int, int]], beyond: dict[int, int]) -> None:
        """R-22: the large card, once joined, joins every side that points at it."""
        rest = self.large
        while rest:
            at = (rest & -rest).bit_length() - 1
            rest &= rest - 1
            for side in range(4):
                there = at + STEPS[side]
                if there in self.cards:
                    todo.append((there, self._part(there, side ^ 2)))
                elif not self.large >> there & 1:
                    beyond[there] = beyond.get(there, 0) | 1 << (side ^ 2)

    def _follow(self) -> None:
        seen: dict[int, int] = {}
        first = [(at, OPEN[oriented]) for at, oriented in self.cards.items() if LADDERS[oriented >> 1]]
        self.join_in = self._flood(first, seen)
        covered = self.covered
        spots = 0
        for at in self.join_in:
            spots |= 1 << at
        self.spots = spots & INNER & ~covered
        for at, oriented in self.cards.items():
            for part in PARTS[oriented]:
                if not seen.get(at, 0) & part:
                    side = SIDES_OF[part][0]
                    points = 0
                    for there in self._flood([(at, self._part(at, side))], seen):
                        points |= 1 << there
                    if points:
                        self.loose.append((points & INNER & ~covered, points & covered))

    @property
    def covered(self) -> int:
        """Return the cells of the face-down goals."""
        mask = 0
        for goal in self.goals:
            mask |= 1 << goal
        return mask

    # -- how far -----------------------------------------------------------------------------------------

    def field(self, goal: int) -> list[int]:
        """Return the cells from which one more card, two more, ... lead to a goal (at index 1, 2, ...)."""
        found = self._fields.get(goal)
        if found is None:
            found = self._fields[goal] = self._spread(goal)
        return found

    def _spread(self, goal: int) -> list[int]:
        free, hard = self._ground()
        bit = 1 << goal
        here = (bit << 1 | bit >> 1 | bit << WIDE | bit >> WIDE) & free
        loose = []
        for points, goals in self.loose:
            if goals & bit:
                here |= points
            elif points:
                loose.append(points)
        layers = [0]
        slow = here & hard  # these take two cards' worth of trouble
        here &= ~hard
        while here or slow:
            layers.append(here)
            free &= ~(here | slow)
            ahead = here << 1 | here >> 1 | here << WIDE | here >> WIDE
            for points in loose:
                if points & here:
                    ahead |= points
            ahead &= free
            here, slow = slow | ahead & ~hard, ahead & hard
        return layers

    def _ground(self) -> tuple[int, int]:
        """Return the empty cells in which a card could lead on, and those among them that few cards fit."""
        if self._soil is None:
            free = INNER & ~self.covered & ~self.large
            for at in self.cards:
                free &= ~(1 << at)
            hard = 0
            for at, need in self.needs.items():
                ways = WAYS[need]
                if ways < FEW:
                    hard |= 1 << at
                    if not ways:
                        free &= ~(1 << at)
            self._soil = (free, hard & free)
        return self._soil

    def distance(self, goal: int) -> float:
        """Count the cards missing to a goal; more ends that lead there make it less, ends hard to go on from more."""
        if goal in self.join_in:
            return 0.0
        self.shares(goal)
        return far_of(self._totals[goal])

    def shares(self, goal: int) -> dict[int, float]:
        """Return what every open end contributes to reaching a goal: less by a constant factor for each card."""
        found = self._shares.get(goal)
        if found is None:
            found = self._shares[goal] = {}
            total = 0.0
            self._fades[goal] = self._fades_of_spots(goal)
            rest = self.spots
            while rest:
                at = (rest & -rest).bit_length() - 1
                rest &= rest - 1
                share = self.share(goal, at, 0)
                found[at] = share
                total += share
            self._totals[goal] = total
        return found

    def _fades_of_spots(self, goal: int) -> dict[int, float]:
        """Return by open end how much it counts for its distance to a goal and its age."""
        rest = self.spots
        out = {}
        for cards, layer in enumerate(self.field(goal)):
            here = layer & rest
            rest &= ~here
            while here:
                at = (here & -here).bit_length() - 1
                here &= here - 1
                out[at] = FADE[cards] * STALE[min(self.ages.get(at, 0), 30)]
        while rest:
            out[(rest & -rest).bit_length() - 1] = 0.0
            rest &= rest - 1
        return out

    def share(self, goal: int, at: int, need: int) -> float:
        """Return what an end at a cell contributes, or would, with what a new neighbour needs there."""
        fades = self._fades[goal]
        fade = fades.get(at)
        if fade is None:
            fade = fades[at] = self._fade(goal, 1 << at) * STALE[min(self.ages.get(at, 0), 30)]
        return fade * EASE[self.needs.get(at, 0) | need] if fade else 0.0

    def _fade(self, goal: int, bit: int) -> float:
        for cards, layer in enumerate(self.field(goal)):
            if layer & bit:
                return FADE[cards]
        return 0.0

    def distances(self) -> dict[int, float]:
        """Return the distance of every face-down goal."""
        return {goal: self.distance(goal) for goal in self.goals}

    # -- what a card would change ------------------------------------------------------------------------

    def outlets(self, at: int, oriented: int) -> int:
        """Return the open sides of a card that would be joined if it were laid here."""
        if LADDERS[oriented >> 1]:
            return OPEN[oriented]
        sides = 0
        shut = self.shut and DOORS[oriented >> 1] == self.shut
        meets = self.join_in.get(at, 0)
        for i, part in enumerate(PARTS[oriented]):
            if part & meets and not (shut and i == 0):
                sides |= part
        return sides

    def fitting(self, oriented: int) -> list[int]:
        """Return the cells at open ends in which a card fits as it lies (B7)."""
        has = OPEN[oriented] | (15 ^ OPEN[oriented]) << 4
        out = []
        rest = self.spots
        while rest:
            at = (rest & -rest).bit_length() - 1
            rest &= rest - 1
            need = self.needs.get(at, 0)
            if has & need == need:
                out.append(at)
        return out

    def with_card(self, at: int, oriented: int) -> "Grid":
        """Lay a card."""
        cards = dict(self.cards)
        cards[at] = oriented
        return Grid(cards, self.goals, self.large, self.shut, self.ages)

    def without(self, at: int) -> "Grid":
        """Take a card away."""
        cards = dict(self.cards)
        cards.pop(at, None)
        return Grid(cards, self.goals, self.large, self.shut, self.ages)

    def guess(self, at: int, oriented: int) -> dict[int, float]:
        """Return the distances after laying a card, by the fields of now: quick, wrong only where it bars a way."""
        ends: dict[int, int] = {}
        reached = 0
        for side in SIDES_OF[self.outlets(at, oriented)]:
            there = at + STEPS[side]
            bit = 1 << there
            if self.join_in.get(at, 0) >> side & 1:
                continue
            if there in self.cards:
                beyond = self._beyond(there, side ^ 2)
                while beyond:
                    ends.setdefault((beyond & -beyond).bit_length() - 1, 0)
                    beyond &= beyond - 1
            elif bit & INNER and not bit & self.large:
                ends[there] = BACK[side]
                reached |= bit
        out = {}
        for goal in self.goals:
            if reached >> goal & 1 or goal in self.join_in:
                out[goal] = 0.0
            else:
                shares = self.shares(goal)
                total = self._totals[goal] - shares.get(at, 0.0)
                for end, need in ends.items():
                    total += self.share(goal, end, need) - shares.get(end, 0.0)
                out[goal] = far_of(total)
        return out

    def _beyond(self, at: int, side: int) -> int:
        """Return the cells a part not yet joined points at."""
        mask = 0
        for there in self._flood([(at, self._part(at, side))], {}):
            mask |= 1 << there
        return mask & ~self.covered


def needs_of(cards: dict[int, int]) -> dict[int, int]:
    """Return by cell what the cards beside it need there: sides open, and four bits higher sides closed (B7)."""
    needs: dict[int, int] = {}
    for at, oriented in cards.items():
        for step, need in NEEDED[oriented]:
            needs[at + step] = needs.get(at + step, 0) | need
    return needs


@lru_cache(maxsize=4096)
def shared_grid(
    cards: tuple[tuple[int, int], ...], goals: tuple[int, ...], large: int, ages: tuple[tuple[int, int], ...]
) -> Grid:
    """Keep the grids of public mazes: all seats that heard the same events share one."""
    return Grid(dict(cards), goals, large, "", dict(ages))
