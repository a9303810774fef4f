"""What both foundations share: tools, rockfalls and maps (B9-B12)."""

import msgspec

from saboteur.core.table import events as code
from saboteur.core.table.cards import KIND, NAMES, TOOLS
from saboteur.core.table.codes import CARD_AT
from saboteur.play.fields.line import Line, Phrase
from saboteur.play.fields.packed_fields import CARD, CELL, SEAT, TOOL, Part, Parts
from saboteur.play.fields.tagged import Action, Event
from saboteur.play.fields.telling import BY_SEAT, ON_SEAT, OWN, EventSpec
from saboteur.play.fields.values import Cell, GoalFace, cell_of, goal_face


class BreakTool(Action, frozen=True, tag="break"):
    """Lay a broken tool before a seat."""

    tool: str  # pick, lantern or cart
    seat: int  # before whom the broken tool is laid


class MendTool(Action, frozen=True, tag="fix"):
    """Remove a broken tool with a repair card."""

    tool: str  # the broken tool to remove
    seat: int  # before whom it lies
    card: str  # the repair card; one with two tools mends either


class DropRocks(Action, frozen=True, tag="rockfall"):
    """Let a path card fall out of the maze."""

    cell: Cell  # where the path card lies


class ReadMap(Action, frozen=True, tag="map"):
    """Look secretly at a face-down goal or a covered chest."""

    cell: Cell  # of the goal or the covered chest


class ToolBroken(Event, frozen=True, tag="tool_broken"):
    """A broken tool lies before a seat."""

    seat: int  # who played the card
    target: int  # whose tool is broken
    tool: str  # pick, lantern or cart


class ToolMended(Event, frozen=True, tag="tool_mended"):
    """A broken tool was repaired."""

    seat: int  # who played the card
    target: int  # whose tool was repaired
    tool: str  # pick, lantern or cart


class RockFell(Event, frozen=True, tag="rock_fell"):
    """A card fell out of the maze; `chest`: a covered one, with the chest beneath it (M7)."""

    seat: int  # who played the card
    cell: Cell  # where it had lain
    chest: bool = False  # whether it was a covered chest


class Sight(msgspec.Struct, frozen=True):
    """What a map showed: a goal, or a chest and its tunnel."""

    goal: GoalFace | None = None  # what the goal shows; null for a chest
    tunnel: str | None = None  # the card over a chest; null for a goal
    chest: int | None = None  # the chest's number, 1 to 9; null for a goal


class MapRead(Event, frozen=True, tag="map_read"):
    """A seat looked at a face-down goal or a covered chest."""

    seat: int  # who looked
    cell: Cell  # of the card looked at
    sight: Sight | None = None  # secret: told to the seat itself


# A broken tool's card goes without saying.
_BROKEN: Part = (lambda tool: KIND[f"break_{tool}"] << CARD_AT | TOOL[0](tool), TOOL[1])
PACKED: dict[type[Action], Parts] = {
    BreakTool: {"tool": _BROKEN, "seat": SEAT},
    MendTool: {"tool": TOOL, "seat": SEAT, "card": CARD},
    DropRocks: {"cell": CELL},
    ReadMap: {"cell": CELL},
}


def _read_fix(line: Line) -> Action:
    tool, target = line.tool(), line.seat()
    return MendTool(tool, target, line.repair(tool) if line.accept("with") else f"fix_{tool}")


def _write_fix(action: MendTool) -> str:
    return f"fix {action.tool} {action.seat} with {action.card}"


PHRASES: dict[type[Action], Phrase] = {MendTool: Phrase(_read_fix, _write_fix)}


def _sight(packed: int) -> Sight:
    if packed >> 16:
        return Sight(tunnel=NAMES[packed >> 8 & 255], chest=packed & 255)
    return Sight(goal=goal_face(packed))


_tool = TOOLS.__getitem__
TOLD: dict[int, EventSpec] = {
    code.TOOL_BROKEN: EventSpec(ToolBroken, ON_SEAT | {"tool": (2, _tool)}),
    code.TOOL_MENDED: EventSpec(ToolMended, ON_SEAT | {"tool": (2, _tool)}),
    code.ROCK_FELL: EventSpec(RockFell, BY_SEAT | {"cell": (1, cell_of), "chest": (2, bool)}),
    code.MAP_READ: EventSpec(MapRead, BY_SEAT | {"cell": (1, cell_of)}, {"sight": _sight}, OWN),
}
