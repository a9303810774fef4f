"""Cards, dwarfs, goals, chests and actions in words a player reads."""

from __future__ import annotations

from saboteur.core.cards import FACES, KIND, PATH_KINDS, canonical, turned_groups
from saboteur.play import actions as act
from saboteur.play.actions import Action
from saboteur.play.notation import write
from saboteur.play.values import GoalFace

ROLES = {
    "digger": "gold-digger",
    "saboteur": "saboteur",
    "greedy": "greedy dwarf",
    "blue": "blue gold-digger",
    "green": "green gold-digger",
    "boss": "boss",
    "profiteer": "profiteer",
    "geologist": "geologist",
}
# What a role wants, in one line (B16, B17, C16, S10 to S13).
AIMS = {
    "digger": "reach the treasure with the other gold-diggers",
    "saboteur": "keep everybody from the treasure until no hand has a card left",
    "greedy": "connect the treasure yourself; only then do you get gold",
    "blue": "reach the treasure by a way without green doors",
    "green": "reach the treasure by a way without blue doors",
    "boss": "help any gold-diggers reach the treasure; you win with either colour",
    "profiteer": "whoever wins, you win with them, for less",
    "geologist": "get crystals onto the table; whoever wins, they are your gold",
}
TOOLS = {"pick": "pickaxe", "lantern": "lantern", "cart": "mine cart"}
FRONTS = {**{key: f"broken {name}" for key, name in TOOLS.items()}, "theft": "theft", "trapped": "trapped"}
GOALS = {"treasure": "the treasure", "stone": "a stone", "dragon": "a dragon", "spider": "the giant spider"}
CHESTS = (  # M8
    "",
    "one gold",
    "maps may no longer look at goals",
    "no draw this turn",
    "one extra draw",
    "a face-down goal moves one cell away",
    "take a card from another hand",
    "draw three, keep one",
    "look at another dwarf",
    "look through the discard pile, keep one",
    "five cards of the draw pile are lost",
)
CARDS = {  # action cards that their name alone does not explain
    "map": "look secretly at a face-down goal",
    "rockfall": "take a path card out of the maze",
    "theft": "steal one gold at the end of the round",
    "hands_off": "remove a theft",
    "trapped": "trap a seat: no paths, no gold",
    "freed": "free a trapped seat",
    "inspection": "look secretly at a seat's dwarf",
    "hat_swap": "a seat exchanges its dwarf with the stack",
    "hand_swap": "exchange whole hands with a seat",
    "goal_swap": "take two goals unseen, swap them or not",
    "trove": "look at the top five discards, keep one instead of drawing",
    "turnabout": "reverse the order of play",
    "path_specialist": "lay two path cards in this turn",
    "detour": "move the path card laid last",
    "veto": "played out of turn, against another seat's card; in your own turn it can only be discarded",
}
_SIGNS = {
    "NS": "│", "EW": "─", "NE": "└", "NW": "┘", "ES": "┌", "SW": "┐", "NES": "├", "NSW": "┤", "NEW": "┴",
    "ESW": "┬", "NESW": "┼",
}  # fmt: skip


def is_path(card: str) -> bool:
    """Return paths from action cards."""
    return KIND[card] <= PATH_KINDS


def card_words(card: str, turned: bool = False) -> str:
    """Name a card: a path by its sides as it lies, with what is on it; an action card in words."""
    if not is_path(card):
        verb, _, rest = card.partition("_")
        if verb in ("break", "fix"):
            tools = " or ".join(TOOLS[tool] for tool in rest.split("_"))
            return f"broken {tools}" if verb == "break" else f"repair {tools}"
        return "master craftsman" if card == "master_craftsman" else card.replace("_", " ")
    face = FACES[KIND[card]]
    groups = turned_groups(face.groups) if turned else canonical(face.groups)
    extra = card.partition("+")[2]
    end = "" if any(len(part) > 1 for part in groups.split("|")) or face.ladder else " dead end"
    return groups + end + (f" with {extra}" if extra else "")


def sign(card: str, turned: bool, ascii_only: bool) -> str:
    """Draw a simple path in one character, with a blank after it; nothing for the others."""
    groups = FACES[KIND[card]].groups
    found = "" if ascii_only else _SIGNS.get(turned_groups(groups) if turned else groups, "")
    return found + " " if found else ""


def goal_words(face: GoalFace) -> str:
    """Name what a goal shows."""
    return GOALS.get(face.kind, f"a sack with {face.gold} gold")


def deed(action: Action, ascii_only: bool = False) -> str:
    """Say what somebody did, in the third person; what plays no card, as notation has it."""
    match action:
        case act.LayPath():
            how = sign(action.card, action.turned, ascii_only) + card_words(action.card, action.turned)
            return f"lays {how} at {action.cell}" + _paid(action.payer)
        case act.MakeDetour():
            return f"plays detour: the last path moves to {action.cell}" + _paid(action.payer)
        case act.BreakTool():
            return f"breaks the {TOOLS[action.tool]} of seat {action.seat}"
        case act.MendTool():
            return f"repairs the {TOOLS[action.tool]} of seat {action.seat} ({card_words(action.card)})"
        case act.DropRocks():
            return f"lets rocks fall on the card at {action.cell}"
        case act.ReadMap():
            return f"reads a map and looks at {action.cell}"
        case act.HandleGoals():
            return f"plays goal swap on {action.cell} and {action.other}"
        case act.Trap() | act.Free() | act.HandsOff() | act.Inspect() | act.SwapHats() | act.SwapHands():
            card = card_words(str(type(action).__struct_config__.tag))
            return f"plays {card} on seat {action.seat}"
        case act.Pass():
            return "passes and discards " + ", ".join(map(card_words, action.cards))
    line = write(action)
    return f"plays {card_words(line)}" if line in KIND else f"chooses: {line}"


def _paid(payer: int | None) -> str:
    return "" if payer is None else f", seat {payer} pays the toll"
