"""How each event changes a ledger: the engine's own bookkeeping, done by one seat with what it was told.

Every handler gets a fresh ledger whose lists are still those of the old one: it replaces a list before it changes it.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from saboteur.play import events as ev
from saboteur.play.accounting import cards, gold, hidden_cards, turns
from saboteur.play.ledger import Ledger


def hear(ledger: Ledger, event: ev.Event) -> Ledger:
    """Take in an event as this seat was told it."""
    change = CHANGES.get(type(event))
    if change is None:
        return ledger
    new = replace(ledger, course=replace(ledger.course))
    change(new, event)
    return new


CHANGES: dict[type[ev.Event], Callable[[Ledger, Any], None]] = {
    ev.RoundStarted: turns.round_started,
    ev.TurnStarted: turns.turn_started,
    ev.Asked: turns.asked,
    ev.CardDrawn: cards.card_drawn,
    ev.CardPlayed: cards.card_played,
    ev.CardVetoed: cards.card_vetoed,
    ev.CardDiscarded: cards.card_discarded,
    ev.Passed: cards.passed,
    ev.FrontDropped: cards.front_dropped,
    ev.TollPlaced: cards.toll_placed,
    ev.HandsSwapped: cards.hands_swapped,
    ev.HandCard: cards.hand_card,
    ev.CardTaken: cards.card_taken,
    ev.PileBuried: cards.pile_buried,
    ev.DiscardsShuffled: cards.discards_shuffled,
    ev.CardShown: cards.card_shown,
    ev.CardKept: cards.card_kept,
    ev.DwarfDealt: hidden_cards.dwarf_dealt,
    ev.DwarfInspected: hidden_cards.inspected,
    ev.LargeReached: hidden_cards.large_reached,
    ev.DwarfChanged: hidden_cards.dwarf_changed,
    ev.MapRead: hidden_cards.map_read,
    ev.TunnelTurned: hidden_cards.tunnel_turned,
    ev.ChestOpened: hidden_cards.chest_opened,
    ev.GoalTurned: hidden_cards.goal_turned,
    ev.GoalMoved: hidden_cards.goal_moved,
    ev.GoalsHandled: hidden_cards.goals_handled,
    ev.PathLaid: turns.path_laid,
    ev.PathMoved: turns.path_moved,
    ev.FrontLaid: turns.front_laid,
    ev.FrontRemoved: turns.front_removed,
    ev.GoldGained: gold.gold_gained,
    ev.GoldSeen: gold.gold_seen,
    ev.GoldLost: gold.gold_lost,
    ev.Robbed: gold.robbed,
    ev.TollPaid: gold.toll_paid,
    ev.GoldOffered: gold.gold_offered,
    ev.GoldTaken: gold.gold_taken,
}
