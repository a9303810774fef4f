"""Goal swap (2017): two goals are taken and put back, swapped or not (C17, R-34)."""

from saboteur.core.table import events as code
from saboteur.core.table.codes import CELL as CELL_MASK
from saboteur.core.table.codes import LEAVE, Q_SWAP, SWAP
from saboteur.play.fields.packed_fields import CELL, OTHER_CELL, Parts
from saboteur.play.fields.tagged import Action, Event
from saboteur.play.fields.telling import BY_SEAT, OWN, About, EventSpec
from saboteur.play.fields.values import Cell, cell_of


class HandleGoals(Action, frozen=True, tag="goal_swap"):
    """Take two face-down goals."""

    cell: Cell  # one of the two goals
    other: Cell  # the other


class SwapGoals(Action, frozen=True, tag="swap"):
    """Swap the two goals, or leave them as they were."""

    swapped: bool  # true to swap them


class GoalsHandled(Event, frozen=True, tag="goals_handled"):
    """Two goals were taken and put back, swapped or not."""

    seat: int  # who took them
    cell: Cell  # of one goal
    other: Cell  # of the other
    swapped: bool | None = None  # secret: told to the seat itself


PACKED: dict[type[Action], Parts] = {HandleGoals: {"cell": CELL, "other": OTHER_CELL}}
TWO_WORDS: dict[type[Action], tuple[str, int, int]] = {SwapGoals: ("swapped", LEAVE, SWAP)}
TOLD: dict[int, EventSpec] = {
    code.GOALS_HANDLED: EventSpec(
        GoalsHandled, BY_SEAT | {"cell": (1, cell_of), "other": (2, cell_of)}, {"swapped": bool}, OWN
    ),
}
ASKED: dict[int, About] = {
    Q_SWAP: lambda _s, arg: {"cells": [cell_of(arg & CELL_MASK), cell_of(arg >> 16 & CELL_MASK)]},
}
