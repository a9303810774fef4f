"""Events in words, for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from saboteur.play.actions import Action
from saboteur.play.events import Event, GoldDraw, Sight
from saboteur.play.notation import write
from saboteur.play.values import GoalFace, PlacedCard
from saboteur.play.views import Question

# By wire name; a secret that the viewer does not know is left out with the brackets around it.
LINES: dict[str, str] = {
    "round_started": "round {round} begins; seat {starter} is first; {spare} dwarfs lie aside",
    "dwarf_dealt": "seat {seat} is dealt a dwarf[: {role}]",
    "card_drawn": "seat {seat} draws a card[: {card}]; {pile} left",
    "turn_started": "turn {turn}: seat {seat}",
    "card_played": "seat {seat} plays: {action}",
    "veto_asked": "seats {seats} may veto",
    "card_vetoed": "seat {seat} vetoes what seat {victim} played: {action}",
    "path_laid": "{card} lies at {cell}",
    "goal_turned": "seat {seat} turns the goal at {cell}: {goal}",
    "tunnel_turned": "seat {seat} turns up the tunnel at {cell}: {tunnel}",
    "chest_opened": "seat {seat} opens the chest at {cell}: number {chest}, tunnel {tunnel}",
    "large_reached": "seat {seat} is first at the {place}",
    "tool_broken": "seat {seat} breaks the {tool} of seat {target}",
    "tool_mended": "seat {seat} mends the {tool} of seat {target}",
    "rock_fell": "the card at {cell} falls out of the maze",
    "map_read": "seat {seat} looks at {cell}[: {sight}]",
    "passed": "seat {seat} passes with {count} card(s)[: {cards}]",
    "front_dropped": "seat {seat} discards two cards[ ({cards})] and is rid of {front}",
    "front_laid": "{front} lies before seat {target}",
    "front_removed": "seat {seat} removes {front} before seat {target}",
    "dwarf_inspected": "seat {seat} looks at the dwarf of seat {target}[: {role}]",
    "dwarf_changed": "seat {seat} has another dwarf ({why})[: {role}]",
    "hands_swapped": "seats {seat} and {target} swap hands",
    "hand_card": "seat {seat} now holds[: {card}]",
    "goals_handled": "seat {seat} takes the goals at {cell} and {other}[; swapped: {swapped}]",
    "card_shown": "seat {seat} looks at a card ({why})[: {card}]",
    "card_kept": "seat {seat} keeps one card ({why})[: {card}]; {discarded} go to the discard pile",
    "way_turned": "the order of play reverses; clockwise: {clockwise}",
    "path_moved": "{card} moves from {origin} to {cell}",
    "toll_placed": "seat {seat} sets a toll dwarf at {cell}, guarding {guards}[; it discards {card}]",
    "toll_asked": "seat {seat} asks seat {target} to pay the toll at {cell}",
    "toll_answered": "seat {seat} answers about the toll at {cell}; agreed: {agreed}",
    "toll_paid": "seat {seat} pays seat {owner} the toll at {cell}",
    "toll_gone": "the toll dwarf that guarded {cell} is out for the round",
    "gold_gained": "seat {seat} gains {amount} gold ({why})",
    "gold_lost": "seat {seat} loses {amount} gold ({why})",
    "gold_offered": "{count} gold cards go to seat {seat}[: {values}]",
    "gold_taken": "seat {seat} takes a gold card[ worth {value}]; {left} left",
    "gold_seen": "seat {seat} draws its gold[: {draws}]",
    "purse_changed": "seat {seat} has gold: {any}[; {total} in all]",
    "goal_moved": "seat {seat} moves the goal at {origin} to {cell}",
    "card_taken": "seat {seat} takes a card from seat {target}[: {card}]",
    "pile_buried": "{count} cards of the draw pile go unseen to the discard pile",
    "discards_shuffled": "seat {seat} shuffles the discard pile",
    "round_ended": "the round ends: {ending}[; found by seat {finder}]",
    "dwarf_shown": "[seat {seat} ]was: {role}",
    "goal_shown": "the goal at {cell} was: {goal}",
    "robbed": "seat {seat} robs seat {victim}",
    "game_ended": "the game is over",
    "purse_shown": "seat {seat} has {gold} gold",
    "card_set": "{card} is set at {cell}",
    "card_discarded": "{card} goes to the discard pile",
    "asked": "{question}",
}


def told(event: Event) -> str:
    """Put an event into words."""
    line = LINES[str(event.__struct_config__.tag)]
    words = {name: getattr(event, name) for name in event.__struct_fields__}
    out = ""
    for part in line.split("["):
        inner, bracket, rest = part.partition("]")
        if not bracket:
            out += _filled(part, words)
            continue
        if all(words[name] is not None for name in words if "{" + name + "}" in inner):
            out += _filled(inner, words)
        out += _filled(rest, words)
    return out


def _filled(text: str, words: dict[str, Any]) -> str:
    return text.format(**{name: _word(value) for name, value in words.items()})


def _word(value: object) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case Action():
            return write(value)
        case PlacedCard():
            return value.card + (" turned" if value.turned else "")
        case GoalFace():
            return value.kind + (f" {value.gold}" if value.gold else "")
        case Sight():
            return _word(value.goal) if value.goal else f"chest {value.chest} under {value.tunnel}"
        case GoldDraw():
            return f"{value.value}" + ("" if value.kept else " (put under the stack)")
        case Question():
            return f"asked of seat {_word(value.seats)}: {value.kind.replace('_', ' ')}"
        case str():
            return value
        case Sequence():
            return ", ".join(_word(one) for one in value)
    return str(value)
