"""What belongs to seats in a view: dwarfs, gold, hands, the piles they draw from, cards in front."""

from msgspec.structs import replace

from saboteur.core.cards import NAMES
from saboteur.core.codes import CARD_AT
from saboteur.play import events as ev
from saboteur.play.actions import pack
from saboteur.play.fold.parts import at_seat, discards_changed, front_changed, hand_changed, known, noted, own_changed
from saboteur.play.views import Note, View


def dwarf(view: View, event: ev.DwarfDealt | ev.DwarfChanged) -> View:
    return view if event.role is None else own_changed(view, role=event.role)


def dwarf_inspected(view: View, event: ev.DwarfInspected) -> View:
    return noted(view, event.seat, Note(view.turn, "dwarf", seat=event.target, role=event.role))


def purse_changed(view: View, event: ev.PurseChanged) -> View:
    view = at_seat(view, event.seat, any_gold=event.any)
    return view if event.total is None else own_changed(view, gold=event.total)


def gold_offered(view: View, event: ev.GoldOffered) -> View:
    return view if event.values is None else own_changed(view, offered=event.values)


def gold_taken(view: View, event: ev.GoldTaken) -> View:
    return view if event.value is None else own_changed(view, offered=[])


def card_drawn(view: View, event: ev.CardDrawn) -> View:
    return replace(hand_changed(view, event.seat, 1, gained=known(event.card)), pile=event.pile)


def card_played(view: View, event: ev.CardPlayed) -> View:
    return hand_changed(view, event.seat, -1, lost=[NAMES[pack(event.action) >> CARD_AT & 127]])


def card_vetoed(view: View, event: ev.CardVetoed) -> View:
    return replace(hand_changed(view, event.seat, -1, lost=["veto"]), veto_spent=True)


def passed(view: View, event: ev.Passed) -> View:
    return discards_changed(hand_changed(view, event.seat, -event.count, lost=event.cards), event.count)


def front_dropped(view: View, event: ev.FrontDropped) -> View:
    return front_changed(
        discards_changed(hand_changed(view, event.seat, -2, lost=event.cards), 2), event.seat, event.front, False
    )


def card_discarded(view: View, event: ev.CardDiscarded) -> View:
    del event
    return discards_changed(view, 1)


def hands_swapped(view: View, event: ev.HandsSwapped) -> View:
    one, other = view.table[event.seat].hand, view.table[event.target].hand
    view = at_seat(at_seat(view, event.seat, hand=other), event.target, hand=one)
    if view.own is not None and view.own.seat in (event.seat, event.target):
        return own_changed(view, hand=[])  # the new cards are told one by one
    return view


def hand_card(view: View, event: ev.HandCard) -> View:
    return hand_changed(view, event.seat, 0, gained=known(event.card))


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


def card_taken(view: View, event: ev.CardTaken) -> View:
    return hand_changed(
        hand_changed(view, event.target, -1, lost=known(event.card)), event.seat, 1, gained=known(event.card)
    )


def pile_buried(view: View, event: ev.PileBuried) -> View:
    return discards_changed(replace(view, pile=view.pile - event.count), event.count)


def tool_broken(view: View, event: ev.ToolBroken) -> View:
    return front_changed(view, event.target, event.tool, True)


def tool_mended(view: View, event: ev.ToolMended) -> View:
    return front_changed(view, event.target, event.tool, False)


def front_laid(view: View, event: ev.FrontLaid) -> View:
    return front_changed(view, event.target, event.front, True)


def front_removed(view: View, event: ev.FrontRemoved) -> View:
    return front_changed(view, event.target, event.front, False)
