"""How each event changes a ledger: the engine's own bookkeeping, done by one seat with what it was told.

Every handler gets a fresh ledger whose lists are still those of the old one: it replaces a list before it changes it.
"""

from msgspec.structs import replace

from saboteur.play import changes
from saboteur.play import events as ev
from saboteur.play.accounting import cards, gold, hidden_cards, turns
from saboteur.play.ledger import Ledger
from saboteur.play.modules import gathered


def hear(ledger: Ledger, event: ev.Event) -> Ledger:
    """Take in an event as this seat was told it."""
    change = CHANGES.get(type(event))
    if change is None:
        return ledger
    new = replace(ledger, course=replace(ledger.course))
    change(new, event)
    return new


CHANGES: dict[type[ev.Event], changes.Account] = {
    ev.RoundStarted: turns.round_started,
    ev.TurnStarted: turns.turn_started,
    ev.Asked: turns.asked,
    ev.CardDrawn: cards.card_drawn,
    ev.CardPlayed: cards.card_played,
    ev.CardVetoed: cards.card_vetoed,
    ev.CardDiscarded: cards.card_discarded,
    ev.Passed: cards.passed,
    ev.CardShown: cards.card_shown,
    ev.CardKept: cards.card_kept,
    ev.DwarfDealt: hidden_cards.dwarf_dealt,
    ev.DwarfInspected: hidden_cards.inspected,
    ev.LargeReached: hidden_cards.large_reached,
    ev.DwarfChanged: hidden_cards.dwarf_changed,
    ev.GoalTurned: hidden_cards.goal_turned,
    ev.PathLaid: turns.path_laid,
    ev.GoldGained: gold.gold_gained,
    ev.GoldSeen: gold.gold_seen,
    ev.GoldLost: gold.gold_lost,
    ev.FieldChanged: turns.field_changed,
    ev.SecretTold: turns.secret_told,
    **gathered("LEDGER", changes.__name__),
}
