"""How long open ends of the maze have waited: from an old one nobody could, or would, go on."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.batch.loose import place_of
from saboteur.core.batch.survey import PLACES
from saboteur.core.maze import Maze, blank

COUNTED: Final = 1 << 20  # added to an age while the others are looked through


class Ages:
    """The turns that each open end has waited in a round."""

    def __init__(self) -> None:
        self.turns: vec[i64] = blank(PLACES)  # by place, the present turn among them; 0 where no open end is
        self._places: vec[i64] = vec[i64]()  # those that are not 0

    def copy(self) -> "Ages":
        """Make an independent copy."""
        other = Ages()
        other.turns = self.turns[:]
        other._places = self._places
        return other

    def turn_began(self, maze: Maze) -> None:
        """Count one more turn for every open end; forget those that are gone."""
        turns = self.turns
        places = vec[i64](capacity=16)
        for spot in maze.open_cells:
            place = place_of(spot >> 16)
            if place >= 0:
                turns[place] += 1 + COUNTED
                places = append(places, place)
        for place in self._places:
            if turns[place] < COUNTED:
                turns[place] = 0
        for place in places:
            turns[place] -= COUNTED
        self._places = places
