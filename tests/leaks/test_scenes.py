"""Leaks at moments that random games seldom meet, and planted ones of that kind."""

from __future__ import annotations

import msgspec
import pytest

from saboteur.core.rules.flow import options
from saboteur.core.table.cards import TREASURE
from saboteur.core.table.codes import CELL, CELL_AT, LAY, MOVE
from saboteur.core.table.slots import KIND_MASK
from saboteur.core.table.state import State
from saboteur.play.actions import unpack
from saboteur.play.events import GoalMoved, PathLaid
from saboteur.play.events.audiences import RawEvent
from saboteur.play.fields.values import Cell, cell_of
from saboteur.play.setup import Setup

from . import scenes
from .harness import Wire
from .worlds import Leak


@pytest.mark.parametrize("name", scenes.SCENES)
def test_nothing_that_can_be_done_here_tells_a_secret(name: str) -> None:
    assert scenes.check(name) > 50


def treasure(s: State) -> Cell:
    """Return where the treasure lies."""
    return next(cell_of(cell) for cell, goal in zip(s.table.goal_cells, s.hidden.goals, strict=True)
                if goal & KIND_MASK == TREASURE)  # fmt: skip


class KeepsTheTreasureWhereItIs(Wire):
    """Chest 5 does not offer to move the treasure."""

    def options(self, s: State, seat: int | None) -> bytes:
        listed = [] if seat is None else [unpack(code) for code in options(s, seat) if not self.hidden(s, code)]
        return msgspec.json.encode(listed)

    def hidden(self, s: State, code: int) -> bool:
        return code & 63 == MOVE and cell_of(code >> CELL_AT & CELL) == treasure(s)


class LaysNoDeadEndBeforeTheTreasure(KeepsTheTreasureWhereItIs):
    """A dead end cannot be laid beside the treasure."""

    def hidden(self, s: State, code: int) -> bool:
        name = getattr(unpack(code), "card", "")
        at, goal = cell_of(code >> CELL_AT & CELL), treasure(s)
        return code & 63 == LAY and "|" in name and abs(at.x - goal.x) + abs(at.y - goal.y) == 1


class Adds(Wire):
    """Says one thing more when something happened at the treasure."""

    def frame(self, setup: Setup, s: State, happened: list[RawEvent], seat: int | None) -> list[bytes]:
        told = [one.seen_by(seat) for one in happened]
        return [*super().frame(setup, s, happened, seat)[:3], msgspec.json.encode(any(self.more(s, e) for e in told))]

    def more(self, s: State, event: object) -> bool:
        raise NotImplementedError


class SaysThatTheTreasureMoved(Adds):
    """Chest 5: something else happens if the goal moved is the treasure."""

    def more(self, s: State, event: object) -> bool:
        return isinstance(event, GoalMoved) and event.cell == treasure(s)


class SaysThatADeadEndIsBeforeTheTreasure(Adds):
    """A dead end: something else happens if the goal that it points at is the treasure."""

    def more(self, s: State, event: object) -> bool:
        goal = treasure(s)
        return (
            isinstance(event, PathLaid)
            and "|" in event.card.card
            and abs(event.cell.x - goal.x) + abs(event.cell.y - goal.y) == 1
        )


@pytest.mark.parametrize(
    ("leak", "name"),
    [
        (KeepsTheTreasureWhereItIs, "chest 5 moves a goal"),
        (KeepsTheTreasureWhereItIs, "chest 5 moves one of five goals"),
        (SaysThatTheTreasureMoved, "chest 5 moves a goal"),
        (LaysNoDeadEndBeforeTheTreasure, "a dead end before a goal"),
        (LaysNoDeadEndBeforeTheTreasure, "a dead end before the last goal"),
        (SaysThatADeadEndIsBeforeTheTreasure, "a dead end before a goal"),
    ],
)
def test_the_scenes_check_catches(leak: type[Wire], name: str) -> None:
    with pytest.raises(Leak):
        scenes.check(name, leak())
