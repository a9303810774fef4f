"""What happened, in a few lines: a played card in one sentence, and only what it led to besides."""

from __future__ import annotations

import re

from saboteur.cli.play.naming import CHESTS, FRONTS, ROLES, card_words, deed, goal_words
from saboteur.cli.words import told
from saboteur.play import events as ev
from saboteur.play.events import Event

# What the sentence of a played card has said already, or what nobody at the table would say.
SILENT = (
    ev.Asked, ev.VetoAsked, ev.TurnStarted, ev.DwarfDealt, ev.PathLaid, ev.ToolBroken, ev.ToolMended, ev.RockFell,
    ev.FrontLaid, ev.FrontRemoved, ev.HandsSwapped, ev.PathMoved, ev.CardDiscarded, ev.CardSet, ev.TunnelTurned,
    ev.RoundStarted, ev.GameEnded, ev.PurseShown, ev.GoldSeen, ev.CardShown, ev.HandCard,
)  # fmt: skip
_WHY = {"trove": "trove", "draw_three": "chest 7", "dig_discards": "chest 9"}
ENDINGS = {
    "treasure": "the treasure was found",
    "hands_empty": "no hand has a card left, and the treasure was not found",
    "all_passed": "everybody passed, and the treasure was not found",
    "spider": "the giant spider came out: the saboteurs win",
}


class Story:
    """Tells events to one seat; its own dwarf only if it wants it on the screen."""

    def __init__(self, me: int, role_shown: bool, ascii_only: bool) -> None:
        self.me = me
        self.role_shown = role_shown
        self.ascii_only = ascii_only

    def named(self, line: str) -> str:
        """Say which seat is the reader's."""
        return re.sub(rf"\bseat {self.me}\b(?! \(you\))", f"seat {self.me} (you)", line)

    def line(self, event: Event) -> str:
        """Put one event into words; nothing for what goes without saying."""
        said = self._said(event)
        return self.named(said) if said else ""

    def _said(self, event: Event) -> str:
        match event:
            case ev.CardPlayed():
                return f"seat {event.seat} {deed(event.action, self.ascii_only)}"
            case ev.CardVetoed():
                return f"seat {event.seat} vetoes it: the card has no effect"
            case ev.CardDrawn():
                return f"seat {event.seat} draws {card_words(event.card)}" if event.card else ""
            case ev.Passed():
                what = ", ".join(map(card_words, event.cards)) if event.cards else _cards(event.count)
                return f"seat {event.seat} passes and discards {what}"
            case ev.FrontDropped():
                return f"seat {event.seat} discards two cards and is rid of: {FRONTS[event.front]}"
            case ev.GoalTurned():
                return f"seat {event.seat} turns the goal at {event.cell}: {goal_words(event.goal)}!"
            case ev.ChestOpened():
                return f"seat {event.seat} opens the chest at {event.cell}: {CHESTS[event.chest]}"
            case ev.MapRead():
                return self._sight(event)
            case ev.DwarfInspected():
                return f"  you see: seat {event.target} is {ROLES[event.role]}" if event.role else ""
            case ev.DwarfChanged():
                return self._dwarf(event)
            case ev.GoalsHandled():
                if event.swapped is None:
                    return f"seat {event.seat} puts the goals of {event.cell} and {event.other} back"
                return f"you {'swapped' if event.swapped else 'did not swap'} the goals; only you know"
            case ev.CardKept():
                kept = f": {card_words(event.card)}" if event.card else ""
                return f"seat {event.seat} keeps one card ({_WHY.get(event.why, event.why)}){kept}"
            case ev.CardTaken():
                card = f": {card_words(event.card)}" if event.card else ""
                return f"seat {event.seat} takes a card from the hand of seat {event.target}{card}"
            case ev.TollAnswered():
                return f"seat {event.seat} {'agrees' if event.agreed else 'refuses'} to pay"
            case ev.TollPlaced():
                return f"seat {event.seat} sets a toll dwarf at {event.cell}; it guards {event.guards}"
            case ev.GoldGained(why="start"):
                return "everybody begins with one gold" if event.seat == self.me else ""
            case ev.PurseChanged():
                return f"seat {event.seat} now has {event.total} gold" if event.seat == self.me else ""
            case ev.RoundEnded():
                by = "" if event.finder is None else f" by seat {event.finder}"
                return ENDINGS[event.ending].capitalize() + by + "."
            case ev.DwarfShown():
                return (
                    f"  {'the spare dwarf' if event.seat is None else f'seat {event.seat}'} was {ROLES[event.role]}"
                )
            case ev.GoalShown():
                return f"  the goal at {event.cell} was {goal_words(event.goal)}"
            case ev.WayTurned():
                return "  the order of play reverses"
        return "" if isinstance(event, SILENT) else told(event)

    def _sight(self, event: ev.MapRead) -> str:
        sight = event.sight
        if sight is None:
            return ""
        if sight.goal is not None:
            return f"  you see at {event.cell}: {goal_words(sight.goal)}"
        return f"  you see at {event.cell}: chest {sight.chest}, {CHESTS[sight.chest or 0]}"

    def _dwarf(self, event: ev.DwarfChanged) -> str:
        if event.role is None:
            return f"seat {event.seat} has another dwarf now ({event.why.replace('_', ' ')})"
        said = f": {ROLES[event.role]}" if self.role_shown else "; r shows it"
        return f"you have another dwarf now ({event.why.replace('_', ' ')}){said}"


def _cards(count: int) -> str:
    return "a card" if count == 1 else f"{count} cards"
