"""How long open ends of the maze have waited: from an old one nobody could, or would, go on."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.measure.loose_parts import HIGH, WIDE, place_of
from saboteur.core.table.maze import Maze, blank, spot_cell

PLACES: Final = WIDE * HIGH
COUNTED: Final = 1 << 20  # added to a turn while the others are looked through


class Ages:
    """The turns that each open end has waited in a round."""

    def __init__(self) -> None:
        self.now: i64 = 0  # turns that have begun
        self.since: vec[i64] = blank(PLACES)  # by place, the turn that began to wait there; 0 where no open end is
        self._places: vec[i64] = vec[i64]()  # those that are not 0
        self._maze: Maze | None = None  # the maze that this is of
        self._changes: i64 = 0  # and its `changes` then

    def copy(self) -> "Ages":
        """Make an independent copy."""
        other = Ages()
        other.now = self.now
        other.since = self.since[:]
        other._places = self._places
        other._maze, other._changes = self._maze, self._changes
        return other

    def age(self, place: i64) -> i64:
        """Return how many turns an open end has waited, the present one among them; 0 where it is new."""
        since = self.since[place]
        return self.now - since + 1 if since else i64(0)

    def turn_began(self, maze: Maze) -> None:
        """Count one more turn for every open end; forget those that are gone."""
        self.now += 1
        if self._maze is maze and self._changes == maze.changes:
            return
        since = self.since
        places = vec[i64](capacity=16)
        for spot in maze.open_cells:
            place = place_of(spot_cell(spot))
            if place >= 0:
                since[place] = (since[place] or self.now) + COUNTED
                places = append(places, place)
        for place in self._places:
            if since[place] < COUNTED:
                since[place] = 0
        for place in places:
            since[place] -= COUNTED
        self._places = places
        self._maze, self._changes = maze, maze.changes
