"""A line of notation: its words, read one after the other, and what each of them can be.

Modules whose actions notation writes in a way of their own bring a `Phrase` that reads and writes it.
"""

import difflib
import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, NoReturn

from saboteur.core.table.cards import FRONTS, KIND, SIDES, START_KIND, TOOL_MASK, TOOLS, canonical, turned_groups
from saboteur.core.table.refusal import Refusal
from saboteur.core.table.slots import MOST_SEATS
from saboteur.play.fields.tagged import Action
from saboteur.play.fields.values import Cell

FARTHEST = 100  # columns and rows from the start; all path cards in one line stay within
SEATS = range(MOST_SEATS)
_LONGEST = 24  # letters of a wrong word that a refusal repeats
# What a line may lack, by the name that a refusal's values give it.
EXPECTED = {
    "action": "an action",
    "answer": "a sort of answer",
    "card": "a card",
    "cell": "a cell, such as 3,-1",
    "front": "a card that lies before a seat",
    "number": "a number",
    "path_at": "a path card and its cell, such as NES@3,-1",
    "payer": "the seat that pays the toll",
    "repair": "a repair card",
    "seat": "a seat",
    "side": "a side",
    "toll_at": "toll@ and a cell, such as toll@3,-1",
    "tool": "a tool",
    "value": "a value",
}
PATHS = [name for name, kind in KIND.items() if kind < START_KIND]
REPAIRS = [name for name, kind in KIND.items() if 0 < TOOL_MASK[kind] < 8]


def cards() -> list[str]:
    """List the cards that can be named; modules may have brought some."""
    return [name for name, kind in KIND.items() if kind != START_KIND]


class Line:
    """A line of words, read one after the other; refusals name the column of the word read last."""

    def __init__(self, text: str, seat: int | None = None) -> None:
        self.acting = seat  # who acts, if that is known
        self.words = [(found.group(), found.start() + 1) for found in re.finditer(r"\S+", text)]
        self.at = 0
        self.column = 1
        self.after = len(text.rstrip()) + 1

    def refuse(self, fault: str, what: str, word: str = "", **values: str | int) -> NoReturn:
        """Refuse the word read last; `fault` and `values` let it be said in another language."""
        named = {"fault": fault, "column": self.column, "word": shown(word)[1:-1], **values}
        raise Refusal("malformed", f"Column {self.column}: {what}{_asked(str(values.get('meant', '')))}", named)

    def refuse_word(self, expected: str, word: str) -> NoReturn:
        """Refuse a word where something else has to stand."""
        fault = "other" if word else "nothing"
        self.refuse(fault, f"expected {EXPECTED[expected]}, not {shown(word)}", word, expected=expected)

    def refuse_end(self, expected: str) -> NoReturn:
        """Refuse a line that ends where something has to follow."""
        self.column = self.after
        self.refuse("ends", f"expected {EXPECTED[expected]}, but the line ends here", expected=expected)

    def more(self) -> bool:
        return self.at < len(self.words)

    def word(self, expected: str) -> str:
        """Read the next word, whatever it is."""
        if not self.more():
            self.refuse_end(expected)
        word, self.column = self.words[self.at]
        self.at += 1
        return word

    def accept(self, word: str) -> bool:
        """Read a word if it is this one."""
        if self.more() and self.words[self.at][0] == word:
            self.at += 1
            return True
        return False

    def end(self) -> None:
        if self.more():
            word, self.column = self.words[self.at]
            self.refuse("follows", f"nothing may follow here, but there is {shown(word)}", word)

    def one_of(self, what: str, names: Sequence[str]) -> str:
        word = self.word(what)
        if word not in names:
            sentence = f"{shown(word)} is no {EXPECTED[what].removeprefix('a ')}; expected "
            sentence += f"{', '.join(names[:-1])} or {names[-1]}"
            self.refuse("choice", sentence, word, expected=what, names=", ".join(names))
        return word

    def tool(self) -> str:
        return self.one_of("tool", TOOLS)

    def front(self) -> str:
        return self.one_of("front", FRONTS)

    def side(self) -> str:
        return self.one_of("side", SIDES)

    def card(self) -> str:
        return self.as_card(self.word("card"), cards())

    def repair(self, tool: str) -> str:
        name = self.as_card(self.word("repair"), cards())
        if name not in REPAIRS or not TOOL_MASK[KIND[name]] >> TOOLS.index(tool) & 1:
            self.refuse("no_repair", f"{name!r} does not repair a {tool}", name, tool=tool)
        return name

    def as_card(self, word: str, names: list[str]) -> str:
        if word not in names:
            path = names is PATHS
            fault, what = ("no_path", "path card") if path else ("no_card", "card")
            self.refuse(fault, f"{shown(word)} is no {what}", word, meant=likely_card(word, names, placed=path))
        return word

    def card_at(self) -> tuple[str, Cell]:
        """Read a path card and its cell, such as ``NES@3,-1``."""
        word = self.word("path_at")
        name, sign, cell = word.partition("@")
        if not sign:
            self.refuse_word("path_at", word)
        card = self.as_card(name, PATHS)
        self.column += len(name) + 1
        return card, self.as_cell(cell)

    def cell(self) -> Cell:
        return self.as_cell(self.word("cell"))

    def as_cell(self, word: str) -> Cell:
        cell = cell_of(word)
        if cell is None:
            self.refuse_word("cell", word)
        if max(abs(cell.x), abs(cell.y)) > FARTHEST:
            sentence = f"{shown(word)} lies too far out; columns and rows go from -{FARTHEST} to {FARTHEST}"
            self.refuse("too_far", sentence, word, first=-FARTHEST, last=FARTHEST)
        return cell

    def number(self, what: str = "number", allowed: range = range(128)) -> int:
        word = self.word(what)
        if not re.fullmatch(r"[0-9]{1,3}", word) or int(word) not in allowed:
            sentence = f"expected {EXPECTED[what]} from {allowed[0]} to {allowed[-1]}, not {shown(word)}"
            self.refuse("range", sentence, word, expected=what, first=allowed[0], last=allowed[-1])
        return int(word)

    def seat(self) -> int:
        return self.number("seat", SEATS)

    def value(self) -> int:
        return self.number("value", range(1, 4))

    def payer(self) -> int | None:
        """Read who pays a toll: ``toll 3``, or ``toll`` for the seat itself."""
        if not self.accept("toll"):
            return None
        if self.more():
            return self.seat()
        if self.acting is None:
            self.refuse_end("payer")
        return self.acting


def cell_of(word: str) -> Cell | None:
    """Read a cell, or give None."""
    found = re.fullmatch(r"(-?[0-9]{1,4}),(-?[0-9]{1,4})", word)
    return Cell(int(found[1]), int(found[2])) if found else None


def shown(word: str) -> str:
    """Quote a word that somebody wrote, not too much of it."""
    return repr(word if len(word) <= _LONGEST else word[:_LONGEST] + "…")


def likely(word: str, names: Sequence[str]) -> str:
    """Return the name that was probably meant; empty if none is like the word."""
    found = difflib.get_close_matches(word[:_LONGEST].lower(), {name.lower(): name for name in names}, 1, 0.6)
    return next(name for name in names if name.lower() == found[0]) if found else ""


def likely_card(word: str, names: list[str], *, placed: bool = False) -> str:
    """Return the card that was probably meant: its sides in another order, or as they lie when it is turned, as well.

    A card that is `placed` has to be turned to lie so; in a hand it is the same card. What lies before a seat by the
    name of the tool is a card to break it in the hand.
    """
    if f"break_{word}" in names:
        return f"break_{word}"
    groups, sign, extra = word[:_LONGEST].upper().partition("+")
    if groups and all(part and set(part) <= set(SIDES) for part in groups.split("|")):
        for spelling, turned in ((canonical(groups), ""), (turned_groups(groups), " turned" if placed else "")):
            if spelling + sign + extra.lower() in names:
                return f"{spelling + sign + extra.lower()}{turned}"
    return likely(word, names)


def nearest(word: str, names: Sequence[str]) -> str:
    """Ask whether one of the names was meant, if one is like the word."""
    return _asked(likely(word, names))


def nearest_card(word: str, names: list[str], *, placed: bool = False) -> str:
    """Ask the same for a card."""
    return _asked(likely_card(word, names, placed=placed))


def _asked(meant: str) -> str:
    return f"; did you mean {meant}?" if meant else ""


class Phrase(NamedTuple):
    """How notation reads an action after its verb, and how it writes it."""

    read: Callable[[Line], Action]
    write: Callable[[Any], str]


def tail(turned: bool, payer: int | None) -> str:
    """Write how a path lies and who pays for it."""
    return (" turned" if turned else "") + ("" if payer is None else f" toll {payer}")
