"""Folding: the view of a seat, made again from nothing but the events that the seat was told (law 4).

`opening` is the table before the first event; `fold` takes one event into a view. A client that holds a view can
go on from there with the events that follow, and whatever stands in a view must have been told by some event.
"""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from saboteur.core.cards import FRONTS, KIND, NAMES
from saboteur.core.codes import CARD_AT
from saboteur.core.modules.chests import NO_GOAL_MAPS
from saboteur.core.modules.toll import DWARVES
from saboteur.play import events as ev
from saboteur.play.actions import pack
from saboteur.play.events import Event
from saboteur.play.setup import PublicSetup
from saboteur.play.values import Cell, PlacedCard, cell_of
from saboteur.play.views import (
    GoalView,
    LargeView,
    LyingCard,
    Note,
    Own,
    RoundResult,
    SeatInfo,
    TollView,
    View,
    large_place,
)


def fold_story(public: PublicSetup, seat: int | None, story: Iterable[Event]) -> View:
    """Make the view of a seat, or of a spectator, from everything it was told since the game began."""
    view = opening(public, seat)
    for event in story:
        view = fold(view, event)
    return view


def fold(view: View, event: Event) -> View:
    """Take one event, as this viewer was told it, into the view."""
    change = CHANGES[type(event)]
    return view if change is None else change(view, event)


def opening(public: PublicSetup, seat: int | None) -> View:
    """Show the empty table before anything was dealt."""
    return View(
        seats=public.seats,
        modules=public.modules,
        options=public.options,
        commitment=public.commitment,
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


# -- parts of a view -----------------------------------------------------------------------------------------


def _at_seat(view: View, seat: int, **fields: Any) -> View:
    table = list(view.table)
    table[seat] = replace(table[seat], **fields)
    return replace(view, table=table)


def _own(view: View, **fields: Any) -> View:
    return view if view.own is None else replace(view, own=replace(view.own, **fields))


def _hand(view: View, seat: int, change: int, gained: list[str] | None = None, lost: list[str] | None = None) -> View:
    """Change the number of cards in a hand, and one's own hand card by card; hands are sorted by kind."""
    view = _at_seat(view, seat, hand=view.table[seat].hand + change)
    if view.own is None or view.own.seat != seat:
        return view
    hand = [*view.own.hand, *(gained or [])]
    for card in lost or []:
        hand.remove(card)
    return _own(view, hand=sorted(hand, key=KIND.__getitem__))


def _front(view: View, seat: int, front: str, lies: bool) -> View:
    cards = {*view.table[seat].front, front} if lies else {*view.table[seat].front} - {front}
    return _at_seat(view, seat, front=[name for name in FRONTS if name in cards])


def _note(view: View, seat: int, note: Note) -> View:
    own = view.own
    return _own(view, notes=[*own.notes, note]) if own is not None and own.seat == seat else view


def _maze(view: View, cards: list[LyingCard]) -> View:
    """Set the maze, in its order: paths as they were laid, then the goals as they lie."""
    goals = [goal.cell for goal in view.goals]
    paths = [card for card in cards if card.sort != "goal"]
    turned = sorted((card for card in cards if card.sort == "goal"), key=lambda card: goals.index(card.cell))
    movable = [card.cell for card in paths if card.sort == "path"]
    return replace(view, maze=paths + turned, last_laid=movable[-1] if movable else None)


def _lie(view: View, cell: Cell, card: PlacedCard, sort: str) -> View:
    return _maze(view, [*view.maze, LyingCard(cell, card.card, card.turned, sort)])


def _without(view: View, cell: Cell) -> list[LyingCard]:
    return [card for card in view.maze if card.cell != cell]


def _toll(view: View, change: Callable[[TollView], TollView]) -> View:
    return replace(view, toll=[change(dwarf) for dwarf in view.toll])


def _discards(view: View, change: int) -> View:
    return replace(view, discards=view.discards + change)


# -- rounds and turns ----------------------------------------------------------------------------------------


def _round_started(view: View, event: ev.RoundStarted) -> View:
    rules = PublicSetup(view.seats, view.modules, view.options, view.commitment).rules()
    large = [cell_of(cell) for cell in rules.large_cells]
    return replace(
        _own(view, role="", hand=[], notes=[], looking=[], offered=[]),
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
        toll=[TollView("free")] * DWARVES if rules.guard is not None else [],
        toll_refused=[],
        veto_spent=False,
        no_goal_maps=False,
        spare=None,
    )


def _turn_started(view: View, event: ev.TurnStarted) -> View:
    view = _toll(view, lambda dwarf: replace(dwarf, payer=None))
    return replace(view, mover=event.seat, turn=event.turn, toll_refused=[])


def _asked(view: View, event: ev.Asked) -> View:
    return replace(view, question=event.question)


def _way_turned(view: View, event: ev.WayTurned) -> View:
    return replace(view, clockwise=event.clockwise)


def _round_ended(view: View, event: ev.RoundEnded) -> View:
    return replace(view, rounds=[*view.rounds, RoundResult(event.ending, event.finder, [])])


def _dwarf_shown(view: View, event: ev.DwarfShown) -> View:
    if event.seat is None:
        return replace(view, spare=event.role)
    *before, last = view.rounds
    view = replace(view, rounds=[*before, replace(last, roles=[*last.roles, event.role])])
    return _at_seat(view, event.seat, role=event.role)


def _purse_shown(view: View, event: ev.PurseShown) -> View:
    return replace(view, gold=[*(view.gold or []), event.gold])


def _game_ended(view: View, event: ev.GameEnded) -> View:
    del event
    return replace(view, over=True, question=None)


# -- dwarfs and gold -----------------------------------------------------------------------------------------


def _dwarf(view: View, event: ev.DwarfDealt | ev.DwarfChanged) -> View:
    return view if event.role is None else _own(view, role=event.role)


def _dwarf_inspected(view: View, event: ev.DwarfInspected) -> View:
    return _note(view, event.seat, Note(view.turn, "dwarf", seat=event.target, role=event.role))


def _purse_changed(view: View, event: ev.PurseChanged) -> View:
    view = _at_seat(view, event.seat, any_gold=event.any)
    return view if event.total is None else _own(view, gold=event.total)


def _gold_offered(view: View, event: ev.GoldOffered) -> View:
    return view if event.values is None else _own(view, offered=event.values)


def _gold_taken(view: View, event: ev.GoldTaken) -> View:
    return view if event.value is None else _own(view, offered=[])


# -- hands and piles -----------------------------------------------------------------------------------------


def _known(card: str | None) -> list[str]:
    return [] if card is None else [card]


def _card_drawn(view: View, event: ev.CardDrawn) -> View:
    return replace(_hand(view, event.seat, 1, gained=_known(event.card)), pile=event.pile)


def _card_played(view: View, event: ev.CardPlayed) -> View:
    return _hand(view, event.seat, -1, lost=[NAMES[pack(event.action) >> CARD_AT & 127]])


def _card_vetoed(view: View, event: ev.CardVetoed) -> View:
    return replace(_hand(view, event.seat, -1, lost=["veto"]), veto_spent=True)


def _passed(view: View, event: ev.Passed) -> View:
    return _discards(_hand(view, event.seat, -event.count, lost=event.cards), event.count)


def _front_dropped(view: View, event: ev.FrontDropped) -> View:
    return _front(_discards(_hand(view, event.seat, -2, lost=event.cards), 2), event.seat, event.front, False)


def _card_discarded(view: View, event: ev.CardDiscarded) -> View:
    del event
    return _discards(view, 1)


def _hands_swapped(view: View, event: ev.HandsSwapped) -> View:
    one, other = view.table[event.seat].hand, view.table[event.target].hand
    view = _at_seat(_at_seat(view, event.seat, hand=other), event.target, hand=one)
    if view.own is not None and view.own.seat in (event.seat, event.target):
        return _own(view, hand=[])  # the new cards are told one by one
    return view


def _hand_card(view: View, event: ev.HandCard) -> View:
    return _hand(view, event.seat, 0, gained=_known(event.card))


def _card_shown(view: View, event: ev.CardShown) -> View:
    view = replace(view, pile=event.pile)
    if event.why != "draw_three":
        view = _discards(view, -1)
    return view if event.card is None or view.own is None else _own(view, looking=[*view.own.looking, event.card])


def _card_kept(view: View, event: ev.CardKept) -> View:
    view = _discards(_hand(view, event.seat, 1, gained=_known(event.card)), event.discarded)
    if event.why != "draw_three":
        view = replace(view, veto_spent=False)  # it may have been taken back
    return view if event.card is None else _own(view, looking=[])


def _card_taken(view: View, event: ev.CardTaken) -> View:
    return _hand(_hand(view, event.target, -1, lost=_known(event.card)), event.seat, 1, gained=_known(event.card))


def _pile_buried(view: View, event: ev.PileBuried) -> View:
    return _discards(replace(view, pile=view.pile - event.count), event.count)


# -- what lies before seats ----------------------------------------------------------------------------------


def _tool_broken(view: View, event: ev.ToolBroken) -> View:
    return _front(view, event.target, event.tool, True)


def _tool_mended(view: View, event: ev.ToolMended) -> View:
    return _front(view, event.target, event.tool, False)


def _front_laid(view: View, event: ev.FrontLaid) -> View:
    return _front(view, event.target, event.front, True)


def _front_removed(view: View, event: ev.FrontRemoved) -> View:
    return _front(view, event.target, event.front, False)


# -- the maze ------------------------------------------------------------------------------------------------


def _path_laid(view: View, event: ev.PathLaid) -> View:
    return _lie(view, event.cell, event.card, "path")


def _card_set(view: View, event: ev.CardSet) -> View:
    if any(goal.cell == event.cell for goal in view.goals):
        return _lie(view, event.cell, event.card, "goal")
    return _lie(view, event.cell, event.card, "set_up" if event.seat is None else "tunnel")


def _path_moved(view: View, event: ev.PathMoved) -> View:
    return _lie(_maze(view, _without(view, event.origin)), event.cell, event.card, "path")


def _rock_fell(view: View, event: ev.RockFell) -> View:
    view = replace(view, chests=[cell for cell in view.chests if cell != event.cell])
    return _maze(view, _without(view, event.cell))


def _goal_face(view: View, event: ev.GoalTurned | ev.GoalShown) -> View:
    goals = [GoalView(goal.cell, event.goal) if goal.cell == event.cell else goal for goal in view.goals]
    return replace(view, goals=goals)


def _goal_moved(view: View, event: ev.GoalMoved) -> View:
    """Move a goal, and what this seat knows of it (R-23)."""
    goals = [GoalView(event.cell) if goal.cell == event.origin else goal for goal in view.goals]
    view = replace(view, goals=goals)
    if view.own is None:
        return view
    notes = [replace(note, cell=event.cell) if _on_goal(note, note.cell, event) else note for note in view.own.notes]
    return _own(view, notes=[replace(n, other=event.cell) if _on_goal(n, n.other, event) else n for n in notes])


def _on_goal(note: Note, cell: Cell | None, event: ev.GoalMoved) -> bool:
    return note.about in ("goal", "swap") and cell == event.origin


def _map_read(view: View, event: ev.MapRead) -> View:
    sight = event.sight
    if sight is None:
        return view
    if sight.goal is not None:
        return _note(view, event.seat, Note(view.turn, "goal", cell=event.cell, goal=sight.goal))
    return _note(view, event.seat, Note(view.turn, "chest", cell=event.cell, tunnel=sight.tunnel, chest=sight.chest))


def _goals_handled(view: View, event: ev.GoalsHandled) -> View:
    note = Note(view.turn, "swap", cell=event.cell, other=event.other, swapped=event.swapped)
    return _note(view, event.seat, note)


def _chest_opened(view: View, event: ev.ChestOpened) -> View:
    view = replace(view, chests=[cell for cell in view.chests if cell != event.cell])
    return replace(view, no_goal_maps=view.no_goal_maps or event.chest == NO_GOAL_MAPS)


def _large_reached(view: View, event: ev.LargeReached) -> View:
    del event
    return view if view.large is None else replace(view, large=replace(view.large, used=True))


# -- tolls ---------------------------------------------------------------------------------------------------


def _toll_placed(view: View, event: ev.TollPlaced) -> View:
    view = _discards(_hand(view, event.seat, -1, lost=_known(event.card)), 1)
    dwarfs = list(view.toll)
    free = [dwarf.where for dwarf in dwarfs].index("free")
    dwarfs[free] = TollView("placed", event.seat, event.cell, event.guards)
    return replace(view, toll=dwarfs)


def _toll_answered(view: View, event: ev.TollAnswered) -> View:
    if not event.agreed:
        return replace(view, toll_refused=sorted([*view.toll_refused, event.seat]))
    return _toll(view, lambda dwarf: replace(dwarf, payer=event.seat) if dwarf.guards == event.cell else dwarf)


def _toll_gone(view: View, event: ev.TollGone) -> View:
    return _toll(view, lambda dwarf: TollView("out") if dwarf.guards == event.cell else dwarf)


# None: what such an event tells stands in no view by itself; others beside it carry the change.
def _field_changed(view: View, event: ev.FieldChanged) -> View:
    seats = 1 if event.seat is None else view.seats
    values = list(view.fields.get(event.field, [0] * seats))
    values[event.seat or 0] = event.value
    return replace(view, fields={**view.fields, event.field: values})


CHANGES: dict[type[Event], Callable[[View, Any], View] | None] = {
    ev.RoundStarted: _round_started,
    ev.DwarfDealt: _dwarf,
    ev.CardDrawn: _card_drawn,
    ev.TurnStarted: _turn_started,
    ev.CardPlayed: _card_played,
    ev.VetoAsked: None,
    ev.CardVetoed: _card_vetoed,
    ev.PathLaid: _path_laid,
    ev.GoalTurned: _goal_face,
    ev.TunnelTurned: None,  # the question that follows shows it, or it is set at once
    ev.ChestOpened: _chest_opened,
    ev.LargeReached: _large_reached,
    ev.ToolBroken: _tool_broken,
    ev.ToolMended: _tool_mended,
    ev.RockFell: _rock_fell,
    ev.MapRead: _map_read,
    ev.Passed: _passed,
    ev.FrontDropped: _front_dropped,
    ev.FrontLaid: _front_laid,
    ev.FrontRemoved: _front_removed,
    ev.DwarfInspected: _dwarf_inspected,
    ev.DwarfChanged: _dwarf,
    ev.HandsSwapped: _hands_swapped,
    ev.HandCard: _hand_card,
    ev.GoalsHandled: _goals_handled,
    ev.CardShown: _card_shown,
    ev.CardKept: _card_kept,
    ev.WayTurned: _way_turned,
    ev.PathMoved: _path_moved,
    ev.TollPlaced: _toll_placed,
    ev.TollAsked: None,
    ev.TollAnswered: _toll_answered,
    ev.TollPaid: None,
    ev.TollGone: _toll_gone,
    ev.GoldGained: None,
    ev.GoldLost: None,
    ev.GoldOffered: _gold_offered,
    ev.GoldTaken: _gold_taken,
    ev.GoldSeen: None,
    ev.PurseChanged: _purse_changed,
    ev.GoalMoved: _goal_moved,
    ev.CardTaken: _card_taken,
    ev.PileBuried: _pile_buried,
    ev.DiscardsShuffled: None,
    ev.RoundEnded: _round_ended,
    ev.DwarfShown: _dwarf_shown,
    ev.GoalShown: _goal_face,
    ev.Robbed: None,
    ev.GameEnded: _game_ended,
    ev.PurseShown: _purse_shown,
    ev.CardSet: _card_set,
    ev.CardDiscarded: _card_discarded,
    ev.CardWorked: None,
    ev.FieldChanged: _field_changed,
    ev.Asked: _asked,
}
