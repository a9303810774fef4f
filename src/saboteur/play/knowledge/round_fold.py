"""Rounds and turns in a view."""

from msgspec.structs import replace

from saboteur.core.modules.toll import DWARFS
from saboteur.play import events as ev
from saboteur.play.fields.values import cell_of
from saboteur.play.modules.toll import TollView
from saboteur.play.views.making import field_sizes, large_place, rules_of
from saboteur.play.views.parts import at_seat, own_changed, toll_changed
from saboteur.play.views.view_types import GoalView, LargeView, RoundResult, SeatInfo, View


def round_started(view: View, event: ev.RoundStarted) -> View:
    rules = rules_of(view)
    large = [cell_of(cell) for cell in rules.large_cells]
    secrets = {name: [0] * size for name, size in field_sizes(rules.secrets, view.seats).items()}
    return replace(
        own_changed(view, role="", hand=[], notes=[], looking=[], offered=[], secrets=secrets),
        round=event.round,
        turn=0,
        mover=event.starter,
        starter=event.starter,
        clockwise=True,
        table=[SeatInfo(0, [], seat.any_gold) for seat in view.table],
        pile=0,
        discards=0,
        dwarfs_left=event.spare,
        maze=[],
        last_laid=None,
        goals=[GoalView(cell_of(cell)) for cell in list(rules.goal_cells)[: rules.goals_out]],
        chests=[cell_of(cell) for cell in rules.chest_cells],
        large=LargeView(large_place(rules), large, False) if large else None,
        toll=[TollView("free")] * DWARFS if rules.guard is not None else [],
        toll_refused=[],
        veto_spent=False,
        no_goal_maps=False,
        spare=None,
    )


def turn_started(view: View, event: ev.TurnStarted) -> View:
    view = toll_changed(view, lambda dwarf: replace(dwarf, payer=None))
    return replace(view, mover=event.seat, turn=event.turn, toll_refused=[])


def asked(view: View, event: ev.Asked) -> View:
    return replace(view, question=event.question)


def round_ended(view: View, event: ev.RoundEnded) -> View:
    return replace(view, rounds=[*view.rounds, RoundResult(event.ending, event.finder, [])])


def dwarf_shown(view: View, event: ev.DwarfShown) -> View:
    if event.seat is None:
        return replace(view, spare=event.role)
    *before, last = view.rounds
    view = replace(view, rounds=[*before, replace(last, roles=[*last.roles, event.role])])
    return at_seat(view, event.seat, role=event.role)


def purse_shown(view: View, event: ev.PurseShown) -> View:
    return replace(view, gold=[*(view.gold or []), event.gold])


def game_ended(view: View, event: ev.GameEnded) -> View:
    del event
    return replace(view, over=True, question=None)


def field_changed(view: View, event: ev.FieldChanged) -> View:
    seats = 1 if event.seat is None else view.seats
    values = list(view.fields.get(event.field, [0] * seats))
    values[event.seat or 0] = event.value
    view = replace(view, fields={**view.fields, event.field: values})
    if event.value and any(one.name == event.field for one in rules_of(view).secrets):  # it was secret until now
        return _learned(view, event.field, event.seat, event.value)
    return view


def secret_told(view: View, event: ev.SecretTold) -> View:
    return view if event.value is None else _learned(view, event.field, event.whose, event.value)


def _learned(view: View, field: str, whose: int | None, value: int) -> View:
    if view.own is None:
        return view
    values = list(view.own.secrets[field])
    values[whose or 0] = value
    return own_changed(view, secrets={**view.own.secrets, field: values})
