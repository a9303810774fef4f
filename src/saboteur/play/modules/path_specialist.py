"""Path specialist (2022): two paths in one turn (C22, R-28)."""

from saboteur.core.table.codes import Q_LAY
from saboteur.play.fields.tagged import Action
from saboteur.play.fields.telling import About


class CallSpecialist(Action, frozen=True, tag="path_specialist"):
    """Lay two paths in this turn."""


class FinishTurn(Action, frozen=True, tag="done"):
    """End a specialist's turn without a second path."""


ASKED: dict[int, About] = {Q_LAY: lambda s, _arg: {"paths_laid": s.table.paths_laid}}
