"""The maze of a view, with its goals, chests and toll dwarves."""

from msgspec.structs import replace

from saboteur.core.modules.chests import NO_GOAL_MAPS
from saboteur.play import events as ev
from saboteur.play.fold.parts import (
    cards_without,
    discards_changed,
    hand_changed,
    known,
    noted,
    own_changed,
    toll_changed,
    with_card,
    with_maze,
)
from saboteur.play.modules.toll import TollView
from saboteur.play.values import Cell
from saboteur.play.views import GoalView, Note, View


def path_laid(view: View, event: ev.PathLaid) -> View:
    return with_card(view, event.cell, event.card, "path")


def card_set(view: View, event: ev.CardSet) -> View:
    if any(goal.cell == event.cell for goal in view.goals):
        return with_card(view, event.cell, event.card, "goal")
    return with_card(view, event.cell, event.card, "set_up" if event.seat is None else "tunnel")


def path_moved(view: View, event: ev.PathMoved) -> View:
    return with_card(with_maze(view, cards_without(view, event.origin)), event.cell, event.card, "path")


def rock_fell(view: View, event: ev.RockFell) -> View:
    view = replace(view, chests=[cell for cell in view.chests if cell != event.cell])
    return with_maze(view, cards_without(view, event.cell))


def goal_face(view: View, event: ev.GoalTurned | ev.GoalShown) -> View:
    goals = [GoalView(goal.cell, event.goal) if goal.cell == event.cell else goal for goal in view.goals]
    return replace(view, goals=goals)


def goal_moved(view: View, event: ev.GoalMoved) -> View:
    """Move a goal, and what this seat knows of it (R-23)."""
    goals = [GoalView(event.cell) if goal.cell == event.origin else goal for goal in view.goals]
    view = replace(view, goals=goals)
    if view.own is None:
        return view
    notes = [replace(note, cell=event.cell) if _on_goal(note, note.cell, event) else note for note in view.own.notes]
    return own_changed(
        view, notes=[replace(n, other=event.cell) if _on_goal(n, n.other, event) else n for n in notes]
    )


def _on_goal(note: Note, cell: Cell | None, event: ev.GoalMoved) -> bool:
    return note.about in ("goal", "swap") and cell == event.origin


def map_read(view: View, event: ev.MapRead) -> View:
    sight = event.sight
    if sight is None:
        return view
    if sight.goal is not None:
        return noted(view, event.seat, Note(view.turn, "goal", cell=event.cell, goal=sight.goal))
    return noted(view, event.seat, Note(view.turn, "chest", cell=event.cell, tunnel=sight.tunnel, chest=sight.chest))


def goals_handled(view: View, event: ev.GoalsHandled) -> View:
    note = Note(view.turn, "swap", cell=event.cell, other=event.other, swapped=event.swapped)
    return noted(view, event.seat, note)


def chest_opened(view: View, event: ev.ChestOpened) -> View:
    view = replace(view, chests=[cell for cell in view.chests if cell != event.cell])
    return replace(view, no_goal_maps=view.no_goal_maps or event.chest == NO_GOAL_MAPS)


def large_reached(view: View, event: ev.LargeReached) -> View:
    del event
    return view if view.large is None else replace(view, large=replace(view.large, used=True))


def toll_placed(view: View, event: ev.TollPlaced) -> View:
    view = discards_changed(hand_changed(view, event.seat, -1, lost=known(event.card)), 1)
    dwarfs = list(view.toll)
    free = [dwarf.where for dwarf in dwarfs].index("free")
    dwarfs[free] = TollView("placed", event.seat, event.cell, event.guards)
    return replace(view, toll=dwarfs)


def toll_answered(view: View, event: ev.TollAnswered) -> View:
    if not event.agreed:
        return replace(view, toll_refused=sorted([*view.toll_refused, event.seat]))
    return toll_changed(view, lambda dwarf: replace(dwarf, payer=event.seat) if dwarf.guards == event.cell else dwarf)


def toll_gone(view: View, event: ev.TollGone) -> View:
    return toll_changed(view, lambda dwarf: TollView("out") if dwarf.guards == event.cell else dwarf)
