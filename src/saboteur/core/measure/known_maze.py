"""The maze as somebody knows it, measured by `Survey`: what bots, replays and whoever holds no state ask.

A position is surveyed once. What an option does to the distances is answered from that one survey by `after`: laying
a card changes its own cell and four neighbours, so that a front begins again only if it had come to one of these, and
otherwise goes on from where it was held (`Survey.look_with`). Whoever has a state asks `Survey` itself, as `Trace`.
"""

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.measure.action_categories import lay_category, other_category, rocks_category
from saboteur.core.measure.bit_fronts import GOALS, NO_WAY, end_place, leads_on
from saboteur.core.measure.goal_survey import Survey
from saboteur.core.measure.loose_parts import place_of
from saboteur.core.measure.open_end_ages import Ages
from saboteur.core.table.cards import DOOR, FIT, GROUP, KIND, LADDER, PATH_KINDS, START_KIND
from saboteur.core.table.codes import LAY, ROCKFALL, card_of, cell_code, cell_of, turned_of, verb_of
from saboteur.core.table.maze import COVERED_GOAL, LARGE, ORIENTED_AT, PATH, START, WHAT_AT, Maze, blank, spot_cell

START_CELL: Final = cell_code(0, 0)
START_CARDS: Final[dict[int, int]] = {int(START_CELL): 2 * START_KIND}
NEARLY: Final = 0.5  # of what the best open end counts
CELL: Final = 65535  # the bits of a packed cell
_LONG_AGO: Final = 1 << 16  # turns: nothing waits as long
_WIDE: Final = 20  # of the window, which grows when it must
_LEFT: Final = -5
_TOP: Final = -8
_HIGH: Final = 17


def _barred(colour: str) -> vec[i64]:
    """Return by oriented card what it is to those to whom doors of a colour are shut: there the way ends (S6)."""
    dead = {int(FIT[oriented]): oriented for oriented in range(2 * PATH_KINDS + 2) if is_dead_end(oriented)}
    behind = 15 if colour == "blue" else 240  # see DOOR
    return vec[i64](
        [
            dead[int(FIT[oriented])] if oriented and int(DOOR[oriented]) & behind else oriented
            for oriented in range(2 * PATH_KINDS + 2)
        ]
    )


def oriented_of(card: str, turned: bool) -> int:
    """Return the number of a card as it lies."""
    return 2 * KIND[card] + turned


def is_dead_end(oriented: int) -> bool:
    """Return whether a card joins no two sides; ladders always lead on (S5)."""
    return not leads_on(oriented) and not LADDER[oriented >> 1]


def through(oriented: int) -> int:
    """Count the sides of a card's largest group that leads anywhere; a dead end has one at most."""
    return max(int(GROUP[4 * oriented + side]).bit_count() for side in range(4))


# By the colour of the doors that are shut to whoever looks.
BARRED: Final[dict[str, vec[i64]]] = {colour: _barred(colour) for colour in ("blue", "green")}


class KnownMaze:
    """A maze that does not change any more, and the distances of its face-down goals."""

    def __init__(
        self,
        cards: dict[int, int],
        goals: tuple[int, ...],
        large: tuple[int, ...] = (),
        ages: dict[int, int] | None = None,
        shut: str = "",
    ) -> None:
        """Take the oriented cards and the face-down goals by cell, the large card's cells, the colour of shut doors.

        `ages` tells by cell for how many turns nobody has gone on from an open end: perhaps nobody can.
        """
        self.cards = cards
        self.goals = goals
        self.shut = shut
        self._large = large
        self._old = ages
        self._cells = vec[i64](list(goals))
        self._faces = vec[i64]([-1] * len(goals))
        self._ages = ages_of(ages or {})
        self._maze = self._laid_out()
        self._now = Survey()
        self._now.look(self._maze, self._cells, self._faces, self._ages)
        self.mean = self._now.mean
        self.far: dict[int, float] = self._far_of(self._now)
        self._after: dict[tuple[int, int], dict[int, float]] = {}

    def _laid_out(self) -> Maze:
        maze = Maze(blank(_WIDE * _HIGH), _WIDE, _LEFT, _TOP, vec[i64](), False)
        for cell, oriented in self.cards.items():
            at = maze.index(cell)
            what: i64 = START if cell == START_CELL else PATH
            maze.cells[at] = what << WHAT_AT | self._seen(oriented) << ORIENTED_AT
        for cell in self._large:
            at = maze.index(cell)
            maze.cells[at] = LARGE << WHAT_AT
        for cell in self.goals:
            at = maze.index(cell)
            maze.cells[at] = COVERED_GOAL << WHAT_AT
        maze.rebuild()
        return maze

    def _seen(self, oriented: i64) -> i64:
        return BARRED[self.shut][oriented] if self.shut else oriented

    def _far_of(self, survey: Survey) -> dict[int, float]:
        return {goal: survey.far[i] for i, goal in enumerate(self.goals)}

    # -- the maze as it is -------------------------------------------------------------------------------

    def missing(self) -> dict[int, int | None]:
        """Count by goal the cards of the shortest way, a cell that few cards fit as two; None where there is none."""
        out: dict[int, int | None] = {}
        for i, goal in enumerate(self.goals):
            cards = self._now.cards[i]
            out[goal] = int(cards) if cards < NO_WAY else None
        return out

    def open_ends(self) -> list[int]:
        """List the empty cells in the window that a joined open side points at."""
        return [int(spot_cell(spot)) for spot in self._maze.open_cells if place_of(spot_cell(spot)) >= 0]

    def fits(self, cell: int, oriented: int) -> bool:
        """Return whether a card as it lies goes with the cards beside a cell (B7)."""
        return self._maze.fits(cell, oriented)

    def fitting(self, oriented: int) -> list[int]:
        """List the open ends that a card fits as it lies."""
        return [cell for cell in self.open_ends() if self._maze.fits(cell, oriented)]

    def on_way(self, cell: int, goal: int) -> bool:
        """Return whether an open end leads to a goal nearly as well as the best."""
        survey, place, column = self._now, place_of(cell), self.goals.index(goal)
        best, here = 0.0, 0.0
        for i, end in enumerate(survey.ends):
            share = survey.shares[GOALS * i + column]
            best = max(best, share)
            if end_place(end) == place:
                here = share
        return here > 0.0 and here >= NEARLY * best

    # -- what a card would change ------------------------------------------------------------------------

    def after(self, cell: int, oriented: int) -> dict[int, float]:
        """Return the distances with a card laid at a cell, or without the one that lies there (0)."""
        key = (cell, oriented)
        found = self._after.get(key)
        if found is None:
            found = self._after[key] = self._far_of(self._look(cell, oriented))
        return found

    def steps(self, cell: int, oriented: int) -> dict[int, float]:
        """Return by how many cards each goal comes nearer; all the way if it is reached."""
        after = self.after(cell, oriented)
        return {goal: far - after[goal] for goal, far in self.far.items()}

    def category(self, seat: int, act: int, standing: int) -> int:
        """Find the category of what a seat does in its turn, -1 if it has none; `standing` of whom it is aimed at."""
        verb = verb_of(act)
        cell = cell_of(act)
        if verb == LAY and place_of(cell) >= 0:
            oriented = 2 * card_of(act) + turned_of(act)
            then = self._look(cell, oriented)
            return int(lay_category(oriented, then.best, then.gain, then.reached))
        if verb == ROCKFALL:
            then = self._look(cell, 0)
            return int(rocks_category(then.best, then.gain))
        return int(other_category(seat, act, standing))

    def changed(self, changes: dict[int, int]) -> "KnownMaze":
        """Return the maze with other cards at some cells, or none (0)."""
        cards = {cell: oriented for cell, oriented in {**self.cards, **changes}.items() if oriented}
        return KnownMaze(cards, self.goals, self._large, self._old, self.shut)

    def _look(self, cell: i64, oriented: i64) -> Survey:
        """Survey the maze with one card more, or one less, and compare it with this one."""
        then = Survey()
        seen = self._seen(oriented)
        maze, cells, faces = self._maze, self._cells, self._faces
        if (
            not oriented
            or maze.oriented(cell)
            or not then.look_with(self._now, maze, cell, seen, cells, faces, self._ages)
        ):
            maze = maze.copy()
            if oriented:
                maze.put(cell, PATH, seen)
            else:
                maze.lift(cell)
            then.look(maze, cells, faces, self._ages)
        then.compare(self._now, faces)
        return then


def ages_of(old: dict[int, int]) -> Ages:
    """Write ages as a survey reads them."""
    ages = Ages()
    ages.now = _LONG_AGO
    for cell, turns in old.items():
        place = place_of(cell)
        if place >= 0:
            ages.since[place] = _LONG_AGO - turns
    return ages


@lru_cache(maxsize=1024)
def shared_maze(
    cards: tuple[tuple[int, int], ...],
    goals: tuple[int, ...],
    large: tuple[int, ...],
    ages: tuple[tuple[int, int], ...],
    shut: str = "",
) -> KnownMaze:
    """Keep public mazes: all seats that heard the same events share one."""
    return KnownMaze(dict(cards), goals, large, dict(ages), shut)
