"""What a table begins with that goes on from a moment of another, finished game."""

from __future__ import annotations

from typing import NamedTuple

from saboteur.server import messages as m
from saboteur.server.tables.log import log_entries as e


class Branch(NamedTuple):
    """The other game's deal and its moves up to the moment, and who sits at the table now."""

    table: str  # where the other game was played
    seed: str
    revision: int  # of the rules
    setup: m.TableSetup
    options: m.TableOptions
    chairs: list[e.Chair]
    moves: list[tuple[int, int]]  # seats and packed actions

    def entries(self, at: int) -> list[e.AnyEntry]:
        """Return what the table's log goes on with after it was created."""
        began: list[e.AnyEntry] = [e.Started(at=at, revision=self.revision)]
        return began + [e.Acted(at=at, seat=seat, code=code) for seat, code in self.moves]
