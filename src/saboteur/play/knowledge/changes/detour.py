"""What a detour changes (C23, R-14)."""

from saboteur.core.table.ruleset import HASTY_DETOUR
from saboteur.play.fields.tagged import Event
from saboteur.play.knowledge.changes import Account, Show
from saboteur.play.knowledge.ledger import Ledger
from saboteur.play.modules.detour import PathMoved
from saboteur.play.views.parts import cards_without, with_card, with_maze
from saboteur.play.views.view_types import View


def _show_path_moved(view: View, event: PathMoved) -> View:
    return with_card(with_maze(view, cards_without(view, event.origin)), event.cell, event.card, "path")


def _account_path_moved(ledger: Ledger, event: PathMoved) -> None:
    """The mover counts as having laid the card (C23)."""
    ledger.course.last_path = event.seat
    ledger.course.turned_goal = False
    ledger.course.detour = ledger.revision > HASTY_DETOUR


VIEW: dict[type[Event], Show] = {PathMoved: _show_path_moved}
LEDGER: dict[type[Event], Account] = {PathMoved: _account_path_moved}
