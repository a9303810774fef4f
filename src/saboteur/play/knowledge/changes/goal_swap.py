"""What handling two goals changes (C17, R-34)."""

from saboteur.core.table.slots import GROUP_AT, NO_GROUP, lost_by, regroup
from saboteur.play.fields.tagged import Event
from saboteur.play.fields.values import code_of
from saboteur.play.knowledge.changes import Account, Show
from saboteur.play.knowledge.ledger import Ledger, all_but
from saboteur.play.modules.goal_swap import GoalsHandled
from saboteur.play.views.parts import noted
from saboteur.play.views.view_types import Note, View


def _show_goals_handled(view: View, event: GoalsHandled) -> View:
    note = Note(view.turn, "swap", cell=event.cell, other=event.other, swapped=event.swapped)
    return noted(view, event.seat, note)


def _account_goals_handled(ledger: Ledger, event: GoalsHandled) -> None:
    """Two goals were put back, swapped or not: only the player knows which is which (C17)."""
    goals = ledger.goals = ledger.goals[:]
    a, b = (ledger.goal_cells.index(code_of(cell)) for cell in (event.cell, event.other))
    if event.swapped:
        goals[a], goals[b] = goals[b], goals[a]
    groups = {goals[a] >> GROUP_AT, goals[b] >> GROUP_AT} - {NO_GROUP}
    new = ledger.new_group()
    for i, card in enumerate(goals):
        if i in (a, b) or card >> GROUP_AT in groups:
            goals[i] = regroup(card, new)
    for i in (a, b):
        goals[i] = lost_by(goals[i], all_but(1 << event.seat))


VIEW: dict[type[Event], Show] = {GoalsHandled: _show_goals_handled}
LEDGER: dict[type[Event], Account] = {GoalsHandled: _account_goals_handled}
