"""Gold: coins, and gold cards that seats are paid with (R-06)."""

from saboteur.core.table.slots import SEATS_MASK, slot
from saboteur.play import events as ev
from saboteur.play.knowledge.ledger import Ledger


def gold_gained(ledger: Ledger, event: ev.GoldGained) -> None:
    """Gold everybody can count: coins, or gold cards that only the seat itself saw (R-06, R-20)."""
    in_cards = event.why in ("win", "chest") and "base" in ledger.modules and "tournament" not in ledger.modules
    if not in_cards:
        ledger.add_coins(event.seat, event.amount)
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
    ledger.add_coins(event.seat, -event.amount)
