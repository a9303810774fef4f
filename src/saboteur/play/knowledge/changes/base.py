"""What events of the base game change: gold cards that go round (B16)."""

from collections import Counter

from saboteur.core.table.slots import WHAT_BIT, WHERE_BIT, lost_by, regroup, shown_to
from saboteur.play.fields.tagged import Event
from saboteur.play.knowledge.changes import Account, Show
from saboteur.play.knowledge.ledger import Ledger, all_but
from saboteur.play.modules.base import GoldOffered, GoldTaken
from saboteur.play.views.parts import own_changed
from saboteur.play.views.view_types import View

GOLD_UNKNOWN = 0  # the value of a gold card that was not shown; values are the lowest two bits


def _show_gold_offered(view: View, event: GoldOffered) -> View:
    return view if event.values is None else own_changed(view, offered=event.values)


def _show_gold_taken(view: View, event: GoldTaken) -> View:
    return view if event.value is None else own_changed(view, offered=[])


def _drafted(ledger: Ledger, count: int) -> None:
    """Gold cards begin to go round."""
    ledger.draft = ledger.draft[:] or [GOLD_UNKNOWN | ledger.round - 1 << 2] * count


def _account_gold_offered(ledger: Ledger, event: GoldOffered) -> None:
    """A seat looks at the gold cards left (B16)."""
    _drafted(ledger, event.count)
    if event.values is not None:
        _see_gold(ledger, event.values)
    ledger.draft = [shown_to(card, 1 << event.seat) for card in ledger.draft]


def _see_gold(ledger: Ledger, values: list[int]) -> None:
    """Know the cards going round; of those seen in an earlier lap, what is missing was taken since (V1)."""
    me = 1 << ledger.seat
    lost = [
        i for i, card in enumerate(ledger.held)
        if card >> 2 & 3 == ledger.round - 1 and card & 3 and card >> WHAT_BIT & me and not card >> WHERE_BIT & me
    ]  # fmt: skip
    seen = Counter([ledger.held[i] & 3 for i in lost] + [card & 3 for card in ledger.draft if card & 3])
    gone = sorted((seen - Counter(values)).elements())
    ledger.held = ledger.held[:]
    for i, value in zip(lost, gone, strict=False):
        ledger.held[i] = ledger.held[i] & ~3 | value
    ledger.draft = [card & ~3 | value for card, value in zip(ledger.draft, values, strict=True)]


def _account_gold_taken(ledger: Ledger, event: GoldTaken) -> None:
    """A gold card is taken; the others cannot tell which."""
    _drafted(ledger, event.left + 1)
    me = 1 << event.seat
    draft = [lost_by(card, all_but(me)) for card in ledger.draft]
    at = 0
    if event.value is not None:
        at = next((i for i, card in enumerate(draft) if card & 3 == event.value), 0)
    card = draft.pop(at)
    if event.value is not None:
        card = card & ~3 | event.value
    ledger.held = [*ledger.held, regroup(shown_to(card, me), event.seat)]
    ledger.draft = draft


VIEW: dict[type[Event], Show] = {
    GoldOffered: _show_gold_offered,
    GoldTaken: _show_gold_taken,
}
LEDGER: dict[type[Event], Account] = {
    GoldOffered: _account_gold_offered,
    GoldTaken: _account_gold_taken,
}
