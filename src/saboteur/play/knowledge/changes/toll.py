"""What events of toll dwarfs change (M1, R-19)."""

from msgspec.structs import replace

from saboteur.play.fields.tagged import Event
from saboteur.play.knowledge.changes import Account, Show
from saboteur.play.knowledge.ledger import Ledger
from saboteur.play.modules.toll import TollAnswered, TollGone, TollPaid, TollPlaced, TollView
from saboteur.play.views.parts import discards_changed, hand_changed, known, toll_changed
from saboteur.play.views.view_types import View


def _show_toll_placed(view: View, event: TollPlaced) -> View:
    view = discards_changed(hand_changed(view, event.seat, -1, lost=known(event.card)), 1)
    dwarfs = list(view.toll)
    free = [dwarf.where for dwarf in dwarfs].index("free")
    dwarfs[free] = TollView("placed", event.seat, event.cell, event.guards)
    return replace(view, toll=dwarfs)


def _show_toll_answered(view: View, event: TollAnswered) -> View:
    if not event.agreed:
        return replace(view, toll_refused=sorted([*view.toll_refused, event.seat]))
    return toll_changed(view, lambda dwarf: replace(dwarf, payer=event.seat) if dwarf.guards == event.cell else dwarf)


def _show_toll_gone(view: View, event: TollGone) -> View:
    return toll_changed(view, lambda dwarf: TollView("out") if dwarf.guards == event.cell else dwarf)


def _account_toll_placed(ledger: Ledger, event: TollPlaced) -> None:
    """A card was discarded for it (M1)."""
    ledger.discard(event.seat, None if event.card is None else [event.card], 1, 0)
    ledger.course.did(event.seat)


def _account_toll_paid(ledger: Ledger, event: TollPaid) -> None:
    """One gold went to a toll dwarf's owner."""
    ledger.pay(event.seat, event.owner)


VIEW: dict[type[Event], Show] = {
    TollPlaced: _show_toll_placed,
    TollAnswered: _show_toll_answered,
    TollGone: _show_toll_gone,
}
LEDGER: dict[type[Event], Account] = {
    TollPlaced: _account_toll_placed,
    TollPaid: _account_toll_paid,
}
