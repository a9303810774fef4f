"""Gold: coins, and gold cards that were taken, paid with or going round (B16, R-06)."""

from collections import Counter

from saboteur.core.slots import (
    SEATS_MASK,
    WHAT_BIT,
    WHERE_BIT,
    lost_by,
    regroup,
    shown_to,
    slot,
)
from saboteur.play import events as ev
from saboteur.play.ledger import Ledger, all_but

GOLD_UNKNOWN = 0  # the value of a gold card that was not shown; values are the lowest two bits


def _coins(ledger: Ledger, seat: int, amount: int) -> None:
    ledger.coins = ledger.coins[:]
    ledger.coins[seat] += amount


def gold_gained(ledger: Ledger, event: ev.GoldGained) -> None:
    """Gold everybody can count: coins, or gold cards that only the seat itself saw (R-06, R-20)."""
    in_cards = event.why in ("win", "chest") and "base" in ledger.modules and "tournament" not in ledger.modules
    if not in_cards:
        _coins(ledger, event.seat, event.amount)
    else:
        ledger.owed = ledger.owed[:]
        ledger.owed[event.seat] += event.amount


def gold_seen(ledger: Ledger, event: ev.GoldSeen) -> None:
    """This seat saw the gold cards it is paid with; what they are worth is told next."""
    for draw in event.draws or []:
        if draw.kept:
            ledger.held = [*ledger.held, slot(draw.value, SEATS_MASK, event.seat)]
            ledger.owed = ledger.owed[:]
            ledger.owed[event.seat] -= draw.value


def gold_lost(ledger: Ledger, event: ev.GoldLost) -> None:
    """Gold went to the supply."""
    _coins(ledger, event.seat, -event.amount)


def robbed(ledger: Ledger, event: ev.Robbed) -> None:
    """One gold went to a thief."""
    _coins(ledger, event.victim, -1)
    _coins(ledger, event.seat, 1)


def toll_paid(ledger: Ledger, event: ev.TollPaid) -> None:
    """One gold went to a toll dwarf's owner."""
    _coins(ledger, event.seat, -1)
    _coins(ledger, event.owner, 1)


def _drafted(ledger: Ledger, count: int) -> None:
    """Gold cards begin to go round."""
    ledger.draft = ledger.draft[:] or [GOLD_UNKNOWN | ledger.round - 1 << 2] * count


def gold_offered(ledger: Ledger, event: ev.GoldOffered) -> None:
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


def gold_taken(ledger: Ledger, event: ev.GoldTaken) -> None:
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
