"""What belongs to seats in a view: dwarfs, gold, hands, the piles they draw from, cards in front."""

from msgspec.structs import replace

from saboteur.core.table.cards import NAMES
from saboteur.core.table.codes import CARD_AT
from saboteur.play import events as ev
from saboteur.play.actions import pack
from saboteur.play.views.parts import at_seat, discards_changed, hand_changed, known, noted, own_changed
from saboteur.play.views.view_types import Note, View


def dwarf(view: View, event: ev.DwarfDealt | ev.DwarfChanged) -> View:
    return view if event.role is None else own_changed(view, role=event.role)


def dwarf_inspected(view: View, event: ev.DwarfInspected) -> View:
    return noted(view, event.seat, Note(view.turn, "dwarf", seat=event.target, role=event.role))


def purse_changed(view: View, event: ev.PurseChanged) -> View:
    view = at_seat(view, event.seat, any_gold=event.any)
    return view if event.total is None else own_changed(view, gold=event.total)


def card_drawn(view: View, event: ev.CardDrawn) -> View:
    return replace(hand_changed(view, event.seat, 1, gained=known(event.card)), pile=event.pile)


def card_played(view: View, event: ev.CardPlayed) -> View:
    return hand_changed(view, event.seat, -1, lost=[NAMES[pack(event.action) >> CARD_AT & 127]])


def card_vetoed(view: View, event: ev.CardVetoed) -> View:
    return replace(hand_changed(view, event.seat, -1, lost=["veto"]), veto_spent=True)


def passed(view: View, event: ev.Passed) -> View:
    return discards_changed(hand_changed(view, event.seat, -event.count, lost=event.cards), event.count)


def card_discarded(view: View, event: ev.CardDiscarded) -> View:
    del event
    return discards_changed(view, 1)


def card_shown(view: View, event: ev.CardShown) -> View:
    view = replace(view, pile=event.pile)
    if event.why != "draw_three":
        view = discards_changed(view, -1)
    return (
        view if event.card is None or view.own is None else own_changed(view, looking=[*view.own.looking, event.card])
    )


def card_kept(view: View, event: ev.CardKept) -> View:
    view = discards_changed(hand_changed(view, event.seat, 1, gained=known(event.card)), event.discarded)
    if event.why != "draw_three":
        view = replace(view, veto_spent=False)  # it may have been taken back
    return view if event.card is None else own_changed(view, looking=[])
