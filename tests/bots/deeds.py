"""Deeds that a memory hears of, for tests of what it believes afterwards."""

from saboteur.bots import Memory
from saboteur.play import events as ev
from saboteur.play.actions import BreakTool, LayPath, MendTool, ReadMap
from saboteur.play.fields.values import Cell, PlacedCard


def lay(memory: Memory, seat: int, card: str, x: int, y: int = 0) -> Memory:
    """Lay a path."""
    cell = Cell(x, y)
    memory = memory.hear(ev.CardPlayed(seat, LayPath(card, cell)))
    return memory.hear(ev.PathLaid(seat, cell, PlacedCard(card, False)))


def breaks(memory: Memory, seat: int, target: int, tool: str = "pick") -> Memory:
    """Break somebody's tool."""
    memory = memory.hear(ev.CardPlayed(seat, BreakTool(tool, target)))
    return memory.hear(ev.ToolBroken(seat, target, tool))


def mends(memory: Memory, seat: int, tool: str = "pick") -> Memory:
    """Repair one's own tool."""
    memory = memory.hear(ev.CardPlayed(seat, MendTool(tool, seat, f"fix_{tool}")))
    return memory.hear(ev.ToolMended(seat, seat, tool))


def reads(memory: Memory, seat: int, cell: Cell) -> Memory:
    """Look at a goal."""
    return memory.hear(ev.CardPlayed(seat, ReadMap(cell))).hear(ev.MapRead(seat, cell))
