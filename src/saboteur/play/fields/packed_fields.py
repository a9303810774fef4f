"""Where each field of an action lies in its packed form: to the number, and back."""

from collections.abc import Callable
from typing import Any

from saboteur.core.table.cards import KIND, NAMES, TOOLS
from saboteur.core.table.codes import (
    CARD_AT,
    CELL_AT,
    NUMBER_AT,
    OTHER_CELL_AT,
    SEAT_AT,
    SECOND_AT,
    THIRD_AT,
    TOOL_AT,
    TURN_AT,
)
from saboteur.play.fields.values import cell_of, code_of

Part = tuple[Callable[[Any], int], Callable[[int], Any]]
Parts = dict[str, Part]  # by field, in the order in which notation writes them


def part(at: int, bits: int, to: Callable[[Any], int], back: Callable[[int], Any]) -> Part:
    """Make the part that lies in some bits."""
    mask = (1 << bits) - 1
    return (lambda value: to(value) << at), (lambda code: back((code >> at) & mask))


def cards_to(values: list[str]) -> int:
    """Pack up to three cards."""
    return sum(KIND[name] << at for name, at in zip(values, (CARD_AT, SECOND_AT, THIRD_AT), strict=False))


CELL = part(CELL_AT, 16, code_of, cell_of)
SEAT = part(SEAT_AT, 4, int, int)
CARD = part(CARD_AT, 7, KIND.__getitem__, NAMES.__getitem__)
TOOL = part(TOOL_AT, 2, TOOLS.index, TOOLS.__getitem__)
TURNED_ROUND = part(TURN_AT, 1, int, bool)
PAYER = part(SECOND_AT, 4, lambda p: 0 if p is None else p + 1, lambda p: p - 1 if p else None)
NUMBER = part(NUMBER_AT, 7, int, int)
OTHER_CELL = part(OTHER_CELL_AT, 16, code_of, cell_of)
