"""The text form of a position: one field a line, as scenario tests and puzzles write it.

``key: words``; an indented line goes on with the line before; a line that begins with ``#`` is a comment. Fields
have the names they have in JSON, but a hand is ``hand 2:``, what lies before a seat ``front 2:``, and the maze can
be drawn under ``grid:``.
"""

import re
from typing import Any, NamedTuple

from saboteur.core.table.slots import MOST_SEATS
from saboteur.play.fields.line import nearest, shown
from saboteur.play.positions.document import Position
from saboteur.play.positions.drawn_maze import read_grid
from saboteur.play.positions.tokens import Token, read_number, refuse

NUMBERS = ("format", "revision", "seats", "round", "turn", "draws", "next_group", "chance")
SEATS = ("mover", "starter", "last_card", "last_turn", "last_path", "vetoer", "other_draws", "finder", "paths_laid")
FLAGS = (
    "clockwise", "dry", "large_used", "veto_spent", "no_goal_maps", "turned_goal", "over"
)  # fmt: skip
SEAT_LISTS = ("passed", "thieves", "asked", "refused", "coins")
WORDS = ("seed", "ending")
SENTENCES = ("question",)
LISTS = (
    "modules", "chest_cells", "roles", "dwarfs", "pile", "discards", "aside", "looking", "goals_aside", "tunnels",
    "chests", "gold", "gold_stack", "draft", "effects",
)  # fmt: skip
MARKED = {"maze": ("turned", "setup", "tunnel"), "goals": ("up", "turned")}  # words that belong to the one before
LINES = {"toll": "toll", "then": "then", "note": "notes", "past": "rounds"}  # one entry a line, the key repeated
BY_SEAT = {"hand": "hands", "front": "front"}
KEYS = (
    *NUMBERS,
    *SEATS,
    *FLAGS,
    *SEAT_LISTS,
    *WORDS,
    *SENTENCES,
    *LISTS,
    *MARKED,
    *LINES,
    *BY_SEAT,
    "options",
    "fields",
    "secrets",
    "grid",
)
NOBODY = "-"
LONGEST = 100_000  # letters of a text, and …
MOST_WORDS = 200  # … words of a field once ?*4 is spelled out: far more than any game needs
_KEY = re.compile(r"([a-z_]+)(?: +([0-9]+))? *:")


class _Field(NamedTuple):
    """A key with all its words and, for the grid, its lines."""

    key: str
    seat: Token | None
    place: str
    words: list[Token]
    lines: list[tuple[int, str]]


def read_text(text: str) -> Position:
    """Read the text form."""
    found: dict[str, Any] = {}
    for field in _fields(text):
        name, value = _value(field)
        if field.key in LINES:
            found.setdefault(name, []).extend(value)
        elif field.key in BY_SEAT:
            _set_seat(found.setdefault(name, {}), field, value)
        elif field.key in ("grid", "maze"):  # what is listed was laid after what is drawn
            found.setdefault("maze", []).extend(value)
        elif name in found:
            refuse(field.place, f"{field.key} was given before")
        else:
            found[name] = value
    for name, blank in (("hands", None), ("front", [])):
        if name in found:
            by_seat = found[name]
            found[name] = [by_seat.get(seat, blank) for seat in range(max(by_seat) + 1)]
    return Position(**found)


def _fields(text: str) -> list[_Field]:
    if len(text) > LONGEST:
        refuse("position", f"the text has {len(text)} letters; more than {LONGEST} are no position")
    fields: list[_Field] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#") or not line.strip():
            continue
        found = _KEY.match(line)
        drawing = fields and fields[-1].key == "grid"
        if not found and not drawing and (not fields or not line[0].isspace()):
            refuse(f"line {number}, column 1", f"expected a key and a colon, such as seats: 4, not {shown(line)}")
        start = 0
        if found:
            place = f"line {number}, column 1"
            if found[1] not in KEYS:
                refuse(place, f"there is no key {shown(found[1])}{nearest(found[1], KEYS)}")
            if bool(found[2]) != (found[1] in BY_SEAT):
                refuse(
                    place, f"{found[1]} needs a seat, such as {found[1]} 2:" if not found[2] else "no seat goes here"
                )
            start = found.end()
            seat = Token(found[2], place) if found[2] else None
            fields.append(_Field(found[1], seat, place, [], []))
        field = fields[-1]
        if field.key == "grid":
            field.lines.append((number, " " * start + line[start:]))
        words = re.finditer(r"\S+", line[start:])
        field.words.extend(Token(w.group(), f"line {number}, column {start + w.start() + 1}") for w in words)
    return fields


def _value(field: _Field) -> tuple[str, Any]:
    key, words = field.key, field.words
    if key == "grid":
        return "maze", read_grid(field.lines)
    if key in LISTS:
        return key, [] if words == [NOBODY] else _repeated(words)
    if key in BY_SEAT:
        return BY_SEAT[key], [] if words == [NOBODY] else _repeated(words)
    if key in MARKED:
        return key, _marked(words, MARKED[key])
    if key in LINES:
        return LINES[key], [Token(" ".join(words), words[0].place)] if words else []
    if key in SEAT_LISTS:
        return key, [] if words == [NOBODY] else [_number(word) for word in words]
    if key == "fields":
        return key, {name: [_small(one) for one in all_] for name, all_ in map(_numbers, words)}
    if key == "secrets":
        return key, {name: _repeated(all_) for name, all_ in map(_numbers, words)}
    if key == "options":
        return key, dict(_option(word) for word in _options(words))
    if key in SENTENCES and words:
        return key, Token(" ".join(words), words[0].place)
    if len(words) != 1:
        refuse(field.place, f"{key} needs one word, not {len(words)}")
    if key in FLAGS:
        if words[0] not in ("yes", "no"):
            refuse(words[0], f"expected yes or no, not {shown(words[0])}")
        return key, words[0] == "yes"
    if key in SEATS and words[0] == NOBODY:
        return key, None
    if key == "seed" and len(words[0]) == 32:
        return key, str(words[0])
    return key, str(words[0]) if key in WORDS and key != "seed" else _number(words[0])


def _set_seat(by_seat: dict[int, Any], field: _Field, value: Any) -> None:
    assert field.seat is not None
    seat = read_number(field.seat, field.place, "a seat", 0, MOST_SEATS - 1)
    if seat in by_seat:
        refuse(field.place, f"{field.key} {seat} was given before")
    by_seat[seat] = value


def _number(word: Token) -> int:
    if not re.fullmatch(r"-?[0-9]{1,40}", word):
        refuse(word, f"expected a whole number, not {shown(word)}")
    return int(word)


def _repeated(words: list[Token]) -> list[Token]:
    """Spell ``?*4`` out."""
    out = []
    for word in words:
        found = re.fullmatch(r"(.+)\*([0-9]{1,3})", word)
        out += [Token(found[1], word.place)] * int(found[2]) if found else [word]
        if len(out) > MOST_WORDS:
            refuse(word, f"more than {MOST_WORDS} words are too many here")
    return out


def _marked(words: list[Token], marks: tuple[str, ...]) -> list[Token]:
    out: list[Token] = []
    for word in words:
        if word in marks and out:
            out[-1] = Token(f"{out[-1]} {word}", out[-1].place)
        else:
            out.append(word)
    return out


def _options(words: list[Token]) -> list[Token]:
    """Join words without ``=`` to the one before: the cells of a chest lay-out."""
    out: list[Token] = []
    for word in words:
        if "=" not in word and out:
            out[-1] = Token(f"{out[-1]} {word}", out[-1].place)
        else:
            out.append(word)
    return out


def _option(word: Token) -> tuple[str, str]:
    key, sign, value = word.partition("=")
    if not sign:
        refuse(word, f"expected an option and its value, such as must_connect=no, not {shown(word)}")
    return key, value


def _numbers(word: Token) -> tuple[str, list[Token]]:
    """Split a field of a module with one number, or one for each seat: ``bets=0,0,2``."""
    key, sign, values = word.partition("=")
    if not sign:
        refuse(word.place, f"expected a field and its numbers, such as bets=0,0,2, not {shown(word)}")
    return key, [Token(value, word.place) for value in values.split(",")]


def _small(word: Token) -> int:
    return read_number(word, word.place, "a number", 0, 1 << 20)


def write_text(position: Position) -> str:
    """Write the text form: every field that is not as usual."""
    usual = Position()
    lines: list[str] = []
    lines_of = {name: key for key, name in LINES.items()}
    seat_of = {name: key for key, name in BY_SEAT.items()}
    for name in Position.__struct_fields__:
        value = getattr(position, name)
        if value == getattr(usual, name) and name not in ("seats", "modules"):
            continue
        if name in lines_of:
            lines += [f"{lines_of[name]}: {entry}" for entry in value] or [f"{lines_of[name]}:"]
        elif name in seat_of:
            told = [(seat, one) for seat, one in enumerate(value) if one or (one is not None and name == "hands")]
            lines += [f"{seat_of[name]} {seat}: {_spelled(one)}" for seat, one in told]
        elif name == "options":
            lines.append("options: " + " ".join(f"{key}={one}" for key, one in value.items()))
        elif name in ("fields", "secrets"):
            lines.append(f"{name}: " + " ".join(f"{key}={','.join(map(str, all_))}" for key, all_ in value.items()))
        else:
            lines.append(f"{name}: {_spelled(value)}")
    return "\n".join(lines) + "\n"


def _spelled(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return " ".join(str(one) for one in value) or NOBODY
    return str(value)
