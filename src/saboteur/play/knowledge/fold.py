"""Folding: the view of a seat, made again from nothing but the events that the seat was told (law 4).

`opening` is the table before the first event; `fold` takes one event into a view. A client that holds a view can
go on from there with the events that follow, and whatever stands in a view must have been told by some event.
"""

from collections.abc import Iterable

from saboteur.play import events as ev
from saboteur.play.events import Event
from saboteur.play.knowledge import changes, maze_fold, round_fold, seat_fold
from saboteur.play.modules import gathered
from saboteur.play.setup import PublicSetup
from saboteur.play.views.view_types import Own, SeatInfo, View


def fold_story(public: PublicSetup, seat: int | None, story: Iterable[Event]) -> View:
    """Make the view of a seat, or of a spectator, from everything it was told since the game began."""
    view = opening(public, seat)
    for event in story:
        view = fold(view, event)
    return view


def fold(view: View, event: Event) -> View:
    """Take one event, as this viewer was told it, into the view."""
    change = CHANGES.get(type(event))
    return view if change is None else change(view, event)


def opening(public: PublicSetup, seat: int | None) -> View:
    """Show the empty table before anything was dealt."""
    return View(
        seats=public.seats,
        modules=public.modules,
        options=public.options,
        commitment=public.commitment,
        revision=public.revision,
        round=1,
        turn=0,
        mover=0,
        clockwise=True,
        starter=0,
        question=None,
        table=[SeatInfo(0, [], False)] * public.seats,
        pile=0,
        discards=0,
        dwarfs_left=0,
        maze=[],
        last_laid=None,
        goals=[],
        chests=[],
        large=None,
        toll=[],
        toll_refused=[],
        veto_spent=False,
        no_goal_maps=False,
        rounds=[],
        over=False,
        own=None if seat is None else Own(seat, "", [], 0, [], [], []),
    )


# What an event that is missing here tells stands in no view by itself; others beside it carry the change.
CHANGES: dict[type[Event], changes.Show] = {
    ev.RoundStarted: round_fold.round_started,
    ev.DwarfDealt: seat_fold.dwarf,
    ev.CardDrawn: seat_fold.card_drawn,
    ev.TurnStarted: round_fold.turn_started,
    ev.CardPlayed: seat_fold.card_played,
    ev.CardVetoed: seat_fold.card_vetoed,
    ev.PathLaid: maze_fold.path_laid,
    ev.GoalTurned: maze_fold.goal_face,
    ev.LargeReached: maze_fold.large_reached,
    ev.Passed: seat_fold.passed,
    ev.DwarfInspected: seat_fold.dwarf_inspected,
    ev.DwarfChanged: seat_fold.dwarf,
    ev.CardShown: seat_fold.card_shown,
    ev.CardKept: seat_fold.card_kept,
    ev.PurseChanged: seat_fold.purse_changed,
    ev.RoundEnded: round_fold.round_ended,
    ev.DwarfShown: round_fold.dwarf_shown,
    ev.GoalShown: maze_fold.goal_face,
    ev.GameEnded: round_fold.game_ended,
    ev.PurseShown: round_fold.purse_shown,
    ev.CardSet: maze_fold.card_set,
    ev.CardDiscarded: seat_fold.card_discarded,
    ev.FieldChanged: round_fold.field_changed,
    ev.SecretTold: round_fold.secret_told,
    ev.Asked: round_fold.asked,
    **gathered("VIEW", changes.__name__),
}
