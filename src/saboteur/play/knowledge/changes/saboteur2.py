"""What events of Saboteur 2 change (S3, S8, S14)."""

from saboteur.core.table.cards import KIND
from saboteur.core.table.slots import KIND_MASK, lost_by, shown_to
from saboteur.play.fields.tagged import Event
from saboteur.play.knowledge.changes import Account, Show
from saboteur.play.knowledge.ledger import UNKNOWN, Ledger
from saboteur.play.modules.saboteur2 import FrontDropped, FrontLaid, FrontRemoved, HandCard, HandsSwapped, Robbed
from saboteur.play.views.parts import at_seat, discards_changed, front_changed, hand_changed, known, own_changed
from saboteur.play.views.view_types import View


def _show_front_laid(view: View, event: FrontLaid) -> View:
    return front_changed(view, event.target, event.front, True)


def _show_front_removed(view: View, event: FrontRemoved) -> View:
    return front_changed(view, event.target, event.front, False)


def _show_front_dropped(view: View, event: FrontDropped) -> View:
    return front_changed(
        discards_changed(hand_changed(view, event.seat, -2, lost=event.cards), 2), event.seat, event.front, False
    )


def _show_hands_swapped(view: View, event: HandsSwapped) -> View:
    one, other = view.table[event.seat].hand, view.table[event.target].hand
    view = at_seat(at_seat(view, event.seat, hand=other), event.target, hand=one)
    if view.own is not None and view.own.seat in (event.seat, event.target):
        return own_changed(view, hand=[])  # the new cards are told one by one
    return view


def _show_hand_card(view: View, event: HandCard) -> View:
    return hand_changed(view, event.seat, 0, gained=known(event.card))


def _account_front_laid(ledger: Ledger, event: FrontLaid) -> None:
    """The latest thief steals first (S14)."""
    if event.front == "theft":
        ledger.course.thieves = [event.target, *ledger.course.thieves]


def _account_front_removed(ledger: Ledger, event: FrontRemoved) -> None:
    """A thief may be one no longer."""
    if event.front == "theft":
        ledger.course.no_thief(event.target)


def _account_front_dropped(ledger: Ledger, event: FrontDropped) -> None:
    """Two cards were discarded; the card before the seat, told of before, lies upon them (S3)."""
    ledger.discard(event.seat, event.cards, 2, 1)
    ledger.course.did(event.seat)
    if event.front == "theft":
        ledger.course.no_thief(event.seat)


def _account_hands_swapped(ledger: Ledger, event: HandsSwapped) -> None:
    """Two seats know both hands from now on; which cards they are is told next (S8)."""
    a, b = event.seat, event.target
    both = 1 << a | 1 << b
    me = 1 << ledger.seat
    told = both & ~me
    lost = me & both
    ledger.hands = ledger.hands[:]
    mine, theirs = ledger.hands[a], ledger.hands[b]
    ledger.hands[a] = [lost_by(shown_to(card, told), lost) for card in theirs]
    ledger.hands[b] = [lost_by(shown_to(card, told), lost) for card in mine]
    ledger.course.draws, ledger.course.other_draws = 0, b


def _account_hand_card(ledger: Ledger, event: HandCard) -> None:
    """This seat gave or got a hand, and is told one of its cards."""
    if event.card is None:
        return
    ledger.own_lists()
    kind = KIND[event.card]
    hand = ledger.hands[event.seat]
    open_places = [i for i, card in enumerate(hand) if not ledger.knows_place(card)]

    def fitness(i: int) -> int:
        here = hand[i] & KIND_MASK
        return 2 if here == kind else int(here == UNKNOWN)

    if open_places:
        ledger.learn(ledger.card_zones, hand, max(open_places, key=fitness), kind)


def _account_robbed(ledger: Ledger, event: Robbed) -> None:
    """One gold went to a thief."""
    ledger.pay(event.victim, event.seat)


VIEW: dict[type[Event], Show] = {
    FrontLaid: _show_front_laid,
    FrontRemoved: _show_front_removed,
    FrontDropped: _show_front_dropped,
    HandsSwapped: _show_hands_swapped,
    HandCard: _show_hand_card,
}
LEDGER: dict[type[Event], Account] = {
    FrontLaid: _account_front_laid,
    FrontRemoved: _account_front_removed,
    FrontDropped: _account_front_dropped,
    HandsSwapped: _account_hands_swapped,
    HandCard: _account_hand_card,
    Robbed: _account_robbed,
}
