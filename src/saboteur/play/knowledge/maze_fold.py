"""The maze of a view, with its goals."""

from msgspec.structs import replace

from saboteur.play import events as ev
from saboteur.play.views.parts import with_card
from saboteur.play.views.view_types import GoalView, View


def path_laid(view: View, event: ev.PathLaid) -> View:
    return with_card(view, event.cell, event.card, "path")


def card_set(view: View, event: ev.CardSet) -> View:
    if any(goal.cell == event.cell for goal in view.goals):
        return with_card(view, event.cell, event.card, "goal")
    return with_card(view, event.cell, event.card, "set_up" if event.seat is None else "tunnel")


def goal_face(view: View, event: ev.GoalTurned | ev.GoalShown) -> View:
    goals = [GoalView(goal.cell, event.goal) if goal.cell == event.cell else goal for goal in view.goals]
    return replace(view, goals=goals)


def large_reached(view: View, event: ev.LargeReached) -> View:
    del event
    return view if view.large is None else replace(view, large=replace(view.large, used=True))
