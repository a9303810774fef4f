"""Small values that actions, events and views are made of, and the way to and from the core's numbers."""

import functools

import msgspec

from saboteur.core.table.cards import GOAL_FACES, GOAL_NAMES, GOALS, NAMES
from saboteur.core.table.codes import cell_code, cell_x, cell_y


class Cell(msgspec.Struct, frozen=True, order=True):
    """A place in the maze: the start is 0,0; x grows towards the goals, y downwards."""

    x: int  # columns from the start, growing towards the goals
    y: int  # rows from the start, growing downwards

    def __str__(self) -> str:
        """Write the cell as notation does."""
        return f"{self.x},{self.y}"


class GoalFace(msgspec.Struct, frozen=True):
    """What a goal card shows."""

    kind: str  # treasure, stone, sack, dragon or spider
    card: str  # its shape as a path card, e.g. NES
    gold: int = 0  # how much a sack holds; 0 for the others


class PlacedCard(msgspec.Struct, frozen=True):
    """A face-up card and how it lies."""

    card: str  # the card's name, e.g. NES
    turned: bool  # whether it lies upside down


@functools.lru_cache(4096)  # shared, and so quickly found equal
def cell_of(code: int) -> Cell:
    """Unpack a cell."""
    return Cell(cell_x(code), cell_y(code))


def code_of(cell: Cell) -> int:
    """Pack a cell."""
    return cell_code(cell.x, cell.y)


@functools.cache
def goal_face(number: int) -> GoalFace:
    """Say what a goal card shows."""
    face = GOAL_FACES[number]
    return GoalFace(GOALS[face.kind], NAMES[face.shape], face.gold)


def goal_face_number(face: GoalFace) -> int:
    """Return the number of a goal card's face, or raise ValueError."""
    return GOAL_NAMES.index(f"{face.kind}{face.gold or ''}:{face.card}")


def placed(oriented: int) -> PlacedCard:
    """Say which card lies how."""
    return PlacedCard(NAMES[oriented >> 1], bool(oriented & 1))
