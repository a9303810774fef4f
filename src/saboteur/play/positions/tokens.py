"""The words of a position: cells, cards with what is known of them, and where each word was written."""

import re
from typing import NamedTuple, NoReturn

from saboteur.core.table.refusal import Refusal
from saboteur.core.table.slots import GROUP_AT, GROUPS, SEATS_MASK, WHAT_BIT, WHERE_BIT
from saboteur.play.fields.line import FARTHEST, cell_of, nearest, shown
from saboteur.play.fields.values import code_of

SEAT_SIGNS = "0123456789ab"
ANY = "?"  # some card, whichever is left
ANY_BUT = "?!"  # some card other than the one named


class Token(str):
    """A word out of a text, which knows where it was written."""

    __slots__ = ("place",)
    place: str

    def __new__(cls, text: str, place: str) -> "Token":
        """Make a word of a text and its place."""
        word = super().__new__(cls, text)
        word.place = place
        return word


def refuse(where: str, what: str) -> NoReturn:
    """Refuse a position; `where` names the word, or else the field."""
    place = getattr(where, "place", where)
    raise Refusal("bad_position", f"{place}: {what}")


def place_of(entry: str, field: str) -> str:
    """Say where an entry was written: its line and column, or else its field."""
    return str(getattr(entry, "place", field))


def split(entry: str, field: str) -> list[str]:
    """Split an entry into its words, each of which remembers the entry's place."""
    return [Token(part, place_of(entry, field)) for part in entry.split()]


def read_cell(word: str, place: str) -> int:
    """Read a cell as the core packs it."""
    cell = cell_of(word)
    if cell is None:
        refuse(place, f"expected a cell, such as 3,-1, not {shown(word)}")
    if max(abs(cell.x), abs(cell.y)) > FARTHEST:
        refuse(place, f"the cell {word} lies too far out; columns and rows go from -{FARTHEST} to {FARTHEST}")
    return code_of(cell)


def read_number(word: str, place: str, what: str, low: int, high: int) -> int:
    """Read a whole number within bounds."""
    if not re.fullmatch(r"-?[0-9]{1,9}", word) or not low <= int(word) <= high:
        refuse(place, f"expected {what} from {low} to {high}, not {shown(word)}")
    return int(word)


def read_name(word: str, place: str, what: str, names: list[str]) -> int:
    """Read one of a list of names; return its number in the list."""
    if word not in names:
        refuse(place, f"{shown(word)} is no {what}{nearest(word, names)}")
    return names.index(word)


class Known(NamedTuple):
    """Who knows what a card is, who knows where it is, and the group it was mixed in (see `core.table.slots`)."""

    what: int
    where: int
    group: int

    def slot(self, kind: int) -> int:
        """Pack a card with this."""
        return kind | self.what << WHAT_BIT | self.where << WHERE_BIT | self.group << GROUP_AT


def known_of(slot: int) -> Known:
    """Take out of a packed card what is known of it."""
    return Known(slot >> WHAT_BIT & SEATS_MASK, slot >> WHERE_BIT & SEATS_MASK, slot >> GROUP_AT)


def write_slot(name: str, slot: int, usual: Known) -> str:
    """Write a card, and what is known of it unless that is the usual."""
    known = known_of(slot)
    if known == usual:
        return name
    sets = [_write_seats(known.what)]
    if known.where != known.what or known.group != usual.group:
        sets.append(_write_seats(known.where))
    if known.group != usual.group:
        sets.append(str(known.group))
    return f"{name}{{{'/'.join(sets)}}}"


def _write_seats(seats: int) -> str:
    if seats == SEATS_MASK:
        return "*"
    return "".join(sign for seat, sign in enumerate(SEAT_SIGNS) if seats >> seat & 1) or "-"


def read_known(word: str, place: str, group: int) -> tuple[str, Known | None]:
    """Split ``map{02/0/17}`` into its name and what is known of it; `group` is the usual one."""
    if not word.endswith("}"):
        return word, None
    name, _, inside = word[:-1].partition("{")
    parts = inside.split("/")
    if not 1 <= len(parts) <= 3:
        refuse(place, f"expected who knows it, such as {{02}} or {{02/0/17}}, in {shown(word)}")
    what = _read_seats(parts[0], place)
    where = _read_seats(parts[1], place) if len(parts) > 1 else what
    if len(parts) > 2:
        group = read_number(parts[2], place, "a group", 0, GROUPS)
    return name, Known(what, where, group)


def _read_seats(text: str, place: str) -> int:
    if text == "*":
        return SEATS_MASK
    if text != "-" and (not text or any(sign not in SEAT_SIGNS for sign in text)):
        refuse(place, f"expected seats such as 02 (10 is a, 11 is b), * for all or - for none, not {shown(text)}")
    return sum(1 << SEAT_SIGNS.index(sign) for sign in set(text) - {"-"})
