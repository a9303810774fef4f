"""A maze drawn in a text position, with one sign or card name a cell, as the rules pages draw it."""

import re
from typing import NamedTuple

from saboteur.play.fields.line import shown
from saboteur.play.positions.tokens import Token, refuse

# The signs of docs/rules/README.md. Any other card stands by its name, with an apostrophe if it is turned.
SIGNS = {
    "│": "NS", "─": "EW", "└": "NE", "┐": "NE'", "┘": "NW", "┌": "NW'", "├": "NES", "┤": "NES'", "┴": "NEW",
    "┬": "NEW'", "┼": "NESW",
}  # fmt: skip
START = "S"
NOTHING = (".", "·", "?", "C", "#", "$", "T")  # no path card: the last five are there for the eye


class _Row(NamedTuple):
    y: int | None
    signs: list[Token]


def read_grid(lines: list[tuple[int, str]]) -> list[str]:
    """Read a drawing into maze entries, row by row. Headings name the columns and rows, or else the start does."""
    columns: list[int] | None = None
    rows: list[_Row] = []
    for number, line in lines:
        words = [Token(w.group(), f"line {number}, column {w.start() + 1}") for w in re.finditer(r"\S+", line)]
        if words and not rows and columns is None and all(re.fullmatch(r"-?[0-9]{1,3}", word) for word in words):
            columns = [int(word) for word in words]
        elif words:
            rows.append(_row(words))
    left, top = _corner(rows, columns)
    out: list[str] = []
    for i, row in enumerate(rows):
        if columns is not None and len(row.signs) > len(columns):
            refuse(row.signs[len(columns)], f"this row has more cells than the heading's {len(columns)} columns")
        for j, sign in enumerate(row.signs):
            x = columns[j] if columns is not None else left + j
            out += _entry(sign, x, top + i if row.y is None else row.y)
    return out


def _row(words: list[Token]) -> _Row:
    if words[0] != "y":
        return _Row(None, words)
    if len(words) < 2 or not re.fullmatch(r"-?[0-9]{1,3}", words[1]):
        refuse(words[0], "expected the number of the row after y")
    return _Row(int(words[1]), words[2:])


def _corner(rows: list[_Row], columns: list[int] | None) -> tuple[int, int]:
    """Find where the drawing begins: by its headings, or by the start in it."""
    starts = [(i, j) for i, row in enumerate(rows) for j, sign in enumerate(row.signs) if sign == START]
    if len(starts) > 1:
        refuse(rows[starts[1][0]].signs[starts[1][1]], "there is only one start")
    labelled = columns is not None and all(row.y is not None for row in rows)
    if labelled or not rows:
        return 0, 0
    if not starts:
        refuse(rows[0].signs[0] if rows[0].signs else "grid", "draw the start as S, or name the columns and rows")
    row, column = starts[0]
    return -column, -row


def _entry(sign: Token, x: int, y: int) -> list[str]:
    if sign == START:
        if (x, y) != (0, 0):
            refuse(sign, f"the start lies at 0,0, not at {x},{y}")
        return []
    if sign in NOTHING:
        return []
    name = SIGNS.get(sign, str(sign))
    if "@" in name:
        refuse(sign, f"expected a sign or the name of a card, not {shown(sign)}")
    turned = " turned" if name.endswith("'") else ""
    return [Token(f"{name.removesuffix(chr(39))}@{x},{y}{turned}", sign.place)]
