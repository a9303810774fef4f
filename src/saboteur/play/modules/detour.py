"""Detour (2023): the path card laid last is moved (C23, R-14)."""

from saboteur.core.table import events as code
from saboteur.play.fields.line import Line, Phrase, tail
from saboteur.play.fields.packed_fields import CELL, PAYER, TURNED_ROUND, Parts
from saboteur.play.fields.tagged import Action, Event
from saboteur.play.fields.telling import BY_SEAT, EventSpec
from saboteur.play.fields.values import Cell, PlacedCard, cell_of, placed


class MakeDetour(Action, frozen=True, tag="detour"):
    """Move the path card laid last."""

    cell: Cell  # the empty cell to move it to
    turned: bool = False  # whether it lies upside down there
    payer: int | None = None  # the seat that pays the toll of a guarded cell; null: none is due


class PathMoved(Event, frozen=True, tag="path_moved"):
    """The path card laid last was moved."""

    seat: int  # who moved it
    origin: Cell  # where it had lain
    cell: Cell  # where it lies now
    card: PlacedCard  # which card, and which way round


PACKED: dict[type[Action], Parts] = {MakeDetour: {"cell": CELL, "turned": TURNED_ROUND, "payer": PAYER}}


def _read_detour(line: Line) -> Action:
    return MakeDetour(line.cell(), line.accept("turned"), line.payer())


def _write_detour(action: MakeDetour) -> str:
    return f"detour {action.cell}" + tail(action.turned, action.payer)


PHRASES: dict[type[Action], Phrase] = {MakeDetour: Phrase(_read_detour, _write_detour)}
TOLD: dict[int, EventSpec] = {
    code.PATH_MOVED: EventSpec(
        PathMoved,
        BY_SEAT
        | {"origin": (1, cell_of), "cell": (2, lambda n: cell_of(n & 65535)), "card": (2, lambda n: placed(n >> 16))},
    ),
}
