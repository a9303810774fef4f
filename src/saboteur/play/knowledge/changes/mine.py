"""What events of both foundations change: tools, rockfalls and maps (B9-B12)."""

from msgspec.structs import replace

from saboteur.core.table.cards import KIND
from saboteur.core.table.slots import shown_to
from saboteur.play.fields.tagged import Event
from saboteur.play.fields.values import code_of, goal_face_number
from saboteur.play.knowledge.changes import Account, Show
from saboteur.play.knowledge.ledger import Ledger
from saboteur.play.modules.mine import MapRead, RockFell, ToolBroken, ToolMended
from saboteur.play.views.parts import cards_without, front_changed, noted, with_maze
from saboteur.play.views.view_types import Note, View


def _show_tool_broken(view: View, event: ToolBroken) -> View:
    return front_changed(view, event.target, event.tool, True)


def _show_tool_mended(view: View, event: ToolMended) -> View:
    return front_changed(view, event.target, event.tool, False)


def _show_rock_fell(view: View, event: RockFell) -> View:
    view = replace(view, chests=[cell for cell in view.chests if cell != event.cell])
    return with_maze(view, cards_without(view, event.cell))


def _show_map_read(view: View, event: MapRead) -> View:
    sight = event.sight
    if sight is None:
        return view
    if sight.goal is not None:
        return noted(view, event.seat, Note(view.turn, "goal", cell=event.cell, goal=sight.goal))
    return noted(view, event.seat, Note(view.turn, "chest", cell=event.cell, tunnel=sight.tunnel, chest=sight.chest))


def _account_map_read(ledger: Ledger, event: MapRead) -> None:
    """A seat knows a goal, or a chest and its tunnel."""
    cell, me = code_of(event.cell), 1 << event.seat
    if cell in ledger.goal_cells:
        at = ledger.goal_cells.index(cell)
        ledger.goals = ledger.goals[:]
        if event.sight is not None and event.sight.goal is not None:
            ledger.learn([ledger.goals], ledger.goals, at, goal_face_number(event.sight.goal))
        ledger.goals[at] = shown_to(ledger.goals[at], me)
        return
    sight = event.sight
    seen = None if sight is None or sight.tunnel is None or sight.chest is None else (KIND[sight.tunnel], sight.chest)
    ledger.see_chest(cell, seen, me)


VIEW: dict[type[Event], Show] = {
    ToolBroken: _show_tool_broken,
    ToolMended: _show_tool_mended,
    RockFell: _show_rock_fell,
    MapRead: _show_map_read,
}
LEDGER: dict[type[Event], Account] = {MapRead: _account_map_read}
