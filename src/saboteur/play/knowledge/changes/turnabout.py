"""What a turnabout changes (C20)."""

from msgspec.structs import replace

from saboteur.play.fields.tagged import Event
from saboteur.play.knowledge.changes import Show
from saboteur.play.modules.turnabout import WayTurned
from saboteur.play.views.view_types import View


def _show_way_turned(view: View, event: WayTurned) -> View:
    return replace(view, clockwise=event.clockwise)


VIEW: dict[type[Event], Show] = {WayTurned: _show_way_turned}
