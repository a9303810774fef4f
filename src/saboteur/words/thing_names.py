"""Names of things and places: cards, dwarfs, goals, chests, sides and cells, as people call them.

Nobody reads coordinates: a goal is named by its row, every other place is counted from the start.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from saboteur.core.table.cards import FACES, KIND, PATH_KINDS, SIDES, TOOLS, canonical, turned_groups
from saboteur.play.fields.values import Cell, GoalFace
from saboteur.words.sentences import Texts

ARROWS: Final = dict(zip(SIDES, "↑→↓←", strict=True))
ASCII_ARROWS: Final = dict(zip(SIDES, "^>v<", strict=True))
# Goals lie in column 8 and beyond (B2, M4) and move away from the start only; chests lie before that (M6).
GOAL_COLUMN: Final = 8
GOAL_ROWS: Final = {-2: "top", -1: "upper", 0: "middle", 1: "lower", 2: "bottom"}


def dashed(word: str) -> str:
    """Write a wire name as keys have it."""
    return word.replace("_", "-")


def is_path(card: str) -> bool:
    """Return whether a card is a path card."""
    return KIND[card] <= PATH_KINDS


class Names:
    """What things are called in one language."""

    def __init__(self, texts: Texts, seats: Sequence[str] | Callable[[int], str] = (), me: int | None = None) -> None:
        """Take the players' names, or a function that names a seat; seats without a name are counted from 1.

        The reader at seat `me` is spoken to ("breaks your pick"), where a language has a sentence for it.
        """
        self.t = texts
        self.me = me
        self._seats = seats
        self._arrows = ASCII_ARROWS if texts.ascii_only else ARROWS
        self.to = texts.signs("→")
        self.dot = texts.signs(" · ")  # between several facts about one action

    def seat(self, seat: int) -> str:
        """Name a player."""
        if callable(self._seats):
            return self._seats(seat)
        named = self._seats[seat] if seat < len(self._seats) else ""
        return named or self.t("seat-number", number=seat + 1)

    def to_reader(self, key: str, seat: int | None) -> str:
        """Return the key of what is said of the reader, if a sentence is about the reader's seat."""
        return f"{key}-you" if seat is not None and seat == self.me and self.t.has(f"{key}-you") else key

    def sides(self, card: str, turned: bool = False) -> str:
        """Draw the open sides of a path as arrows; a bar stands between sides that are not joined."""
        groups = FACES[KIND[card]].groups
        lying = turned_groups(groups) if turned else canonical(groups)
        return "".join(self._arrows.get(side, " | ") for side in lying)

    def path(self, card: str, turned: bool) -> str:
        """Name a path as it lies: its open sides, and what it is if it is not a plain path."""
        key = card_key(card)
        return self.sides(card, turned) if key == "path-plain" else f"{self.t(key)} {self.sides(card, turned)}"

    def card(self, card: str) -> str:
        """Name a card of the hand."""
        return f"{self.t(card_key(card))} {self.sides(card)}" if is_path(card) else self.t(card_key(card))

    def cards(self, cards: Sequence[str]) -> str:
        """Name several cards."""
        return self.t.listed([self.card(card) for card in cards])

    def role(self, role: str) -> str:
        """Name a role inside a sentence."""
        return self.t(f"said-role-{role}")

    def goal(self, face: GoalFace) -> str:
        """Name inside a sentence what a goal shows."""
        return self.t(f"said-goal-{face.kind}", gold=face.gold)

    def chest(self, number: int) -> str:
        """Name what a chest does."""
        return self.t(f"chest-{number}")

    def chest_seen(self, number: int, tunnel: str | None) -> str:
        """Name what a map shows of a chest: what it does, and its tunnel (M7); notes of before may not have that."""
        if not tunnel:
            return self.chest(number)
        return self.t("sight-chest", chest=self.chest(number), sides=self.path(tunnel, False))

    def tool(self, tool: str) -> str:
        """Name a tool as what is broken or repaired."""
        return self.t(f"tool-{tool}")

    def front(self, front: str) -> str:
        """Name a card that lies in front of somebody."""
        return self.t(f"card-break-{front}" if front in TOOLS else f"card-{front}")

    def field(self, field: str, value: int) -> str:
        """Say what a number means that a module keeps; it may stand for a seat, counted from 1."""
        return self.t(f"field-{dashed(field)}", value=value, target=self.seat(value - 1))

    def cell(self, cell: Cell) -> str:
        """Name a cell by the way from the start: "3 right, 1 up"."""
        across = self.t("place-right" if cell.x > 0 else "place-left", count=abs(cell.x)) if cell.x else ""
        along = self.t("place-down" if cell.y > 0 else "place-up", count=abs(cell.y)) if cell.y else ""
        return ", ".join(filter(None, (across, along))) or self.t("place-start")

    def goal_at(self, cell: Cell, *, as_object: bool = False) -> str:
        """Name the goal that lies in a cell: "the top goal"; `as_object` after a verb that does something to it."""
        say = self.t.as_object if as_object else self.t
        return say(f"place-goal-{GOAL_ROWS[cell.y]}") if cell.y in GOAL_ROWS else self.cell(cell)

    def hidden_at(self, cell: Cell, *, as_object: bool = False) -> str:
        """Name what a map may look at: a goal or a chest."""
        if cell.x >= GOAL_COLUMN:
            return self.goal_at(cell, as_object=as_object)
        say = self.t.as_object if as_object else self.t
        return say("place-chest", place=self.cell(cell))

    def reached_at(self, cell: Cell) -> str:
        """Name something that was reached: a goal, or by its cell a chest or the large card."""
        return self.goal_at(cell) if cell.x >= GOAL_COLUMN else self.cell(cell)


def card_key(card: str) -> str:
    """Return the key of a card's name."""
    if not is_path(card):
        return f"card-{dashed(card)}"
    groups, _, extra = card.partition("+")
    if extra in ("blue", "green"):
        return f"path-door-{extra}"
    if extra == "ladder":
        return "path-ladder"
    through = [group for group in groups.split("|") if len(group) > 1]
    if len(through) == 2:
        return "path-bridge" if groups == "NS|EW" else "path-double-curve"
    if extra == "crystal":
        return "path-crystal"
    return "path-plain" if through else "path-dead-end"


def does_key(card: str, modules: Collection[str] = ()) -> str:
    """Return the key of the line that says what a card does where these modules are played."""
    verb = card.partition("_")[0]
    if verb in ("break", "fix"):
        return f"does-{verb}"
    if card == "map" and "chests" in modules:  # nobody should look for chests that are not there (M7)
        return "does-map-chests"
    if not is_path(card):
        return f"does-{dashed(card)}"
    sort = card_key(card).removeprefix("path-")
    if sort.startswith("door"):
        return "does-door"
    return "does-path" if sort == "plain" else f"does-{sort}"
