"""How each event changes a ledger: the engine's own bookkeeping, done by one seat with what it was told.

Every handler gets a fresh ledger whose lists are still those of the old one: it replaces a list before it changes it.
"""

from msgspec.structs import replace

from saboteur.play import events as ev
from saboteur.play.knowledge import card_accounts, changes, gold_accounts, hidden_accounts, turn_accounts
from saboteur.play.knowledge.ledger import Ledger
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
    ev.RoundStarted: turn_accounts.round_started,
    ev.TurnStarted: turn_accounts.turn_started,
    ev.Asked: turn_accounts.asked,
    ev.CardDrawn: card_accounts.card_drawn,
    ev.CardPlayed: card_accounts.card_played,
    ev.CardVetoed: card_accounts.card_vetoed,
    ev.CardDiscarded: card_accounts.card_discarded,
    ev.Passed: card_accounts.passed,
    ev.CardShown: card_accounts.card_shown,
    ev.CardKept: card_accounts.card_kept,
    ev.DwarfDealt: hidden_accounts.dwarf_dealt,
    ev.DwarfInspected: hidden_accounts.inspected,
    ev.LargeReached: hidden_accounts.large_reached,
    ev.DwarfChanged: hidden_accounts.dwarf_changed,
    ev.GoalTurned: hidden_accounts.goal_turned,
    ev.PathLaid: turn_accounts.path_laid,
    ev.GoldGained: gold_accounts.gold_gained,
    ev.GoldSeen: gold_accounts.gold_seen,
    ev.GoldLost: gold_accounts.gold_lost,
    ev.FieldChanged: turn_accounts.field_changed,
    ev.SecretTold: turn_accounts.secret_told,
    **gathered("LEDGER", changes.__name__),
}
