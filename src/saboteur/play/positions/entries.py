"""The longer entries of a position: goals, gold cards, notes, past rounds, numbers of modules."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from saboteur.core.modules.chests import EFFECTS
from saboteur.core.table.cards import GOAL_FACES, GOAL_KIND, GOAL_NAMES, GOALS, NAMES, ROLES, TREASURE
from saboteur.core.table.codes import CELL, ENDINGS, INSPECTION, Q_SWAP
from saboteur.core.table.ruleset import Rules
from saboteur.core.table.slots import KIND_MASK, NO_GROUP
from saboteur.core.table.spec import Field
from saboteur.core.table.state import NOTE_CHEST, NOTE_DWARF, NOTE_GOAL, NOTE_SWAP, State
from saboteur.play.fields.line import PATHS, nearest, nearest_card, shown
from saboteur.play.fields.values import cell_of
from saboteur.play.positions import usual_knowledge as usual
from saboteur.play.positions.filling import Box, Lot, finder
from saboteur.play.positions.tokens import (
    ANY,
    Known,
    Token,
    place_of,
    read_cell,
    read_known,
    read_name,
    read_number,
    refuse,
    split,
    write_slot,
)

# -- goals: 8,0=treasure, 8,2=stone:NE up turned ---------------------------------------------------------


class Goal(NamedTuple):
    """A goal that lies out."""

    cell: int
    lot: Lot
    up: bool
    turned: bool


def find_goal(name: str, place: str) -> Sequence[int]:
    """Read a goal's face: ``stone:NE``, or ``stone`` for any stone."""
    found = [number for number, full in enumerate(GOAL_NAMES) if name in (full, full.partition(":")[0])]
    plain = [number for number, face in enumerate(GOAL_FACES) if GOALS[face.kind] == name]
    if not found and not plain:
        refuse(place, f"{shown(name)} is no goal; expected {', '.join(GOALS)}, or with its sides as stone:NE")
    return found or plain


def read_goal(entry: str, field: str, box: Box) -> Goal:
    """Read a goal."""
    head, *marks = split(entry, field) or [entry]
    place = place_of(entry, field)
    where, sign, face = head.partition("=")
    if not sign:
        refuse(place, f"expected a cell and a goal, such as 8,0=treasure, not {shown(head)}")
    for mark in marks:
        read_name(mark, place, "mark of a goal", ["up", "turned"])
    cell = read_cell(where, place)
    if "turned" in marks and "up" not in marks:
        refuse(place, "only a goal that lies face up can be turned")
    lot = box.lot(Token(face, place), field, find_goal, NO_GROUP)
    return Goal(cell, lot, "up" in marks, "turned" in marks)


def read_goals(entries: Sequence[str], homes: list[int], box: Box) -> list[Goal]:
    """Read the goals that lie out; those not named lie face down where they do at set-up, and in that order."""
    named = [read_goal(entry, f"goals[{i}]", box) for i, entry in enumerate(entries)]
    if len(named) > len(homes):
        refuse(named[len(homes)].lot.place, f"{len(homes)} goals lie out in this game, not {len(named)}")
    if len(named) == len(homes):
        return named
    by_cell = {goal.cell: goal for goal in named}
    for goal in named:
        if goal.cell not in homes:
            refuse(goal.lot.place, f"no goal lies at {cell_of(goal.cell)} at set-up; name all {len(homes)} goals")
    return [by_cell.get(home) or Goal(home, box.any("goals")[0], False, False) for home in homes]


def keep_treasure_out(box: Box, out: list[Lot]) -> None:
    """See that the treasure is among the goals that lie out (B2, R-04)."""
    treasure = next(kind for kind in box.all if GOAL_KIND[kind] == TREASURE)
    if any(lot.kind == treasure for lot in out):
        return
    free = [lot for lot in out if not lot.choices]
    if not free:
        refuse("goals", "the treasure is missing; it always lies out in this game")
    box.take(free[box.pick(len(free))], treasure)


# -- gold cards: 2, or 2@3 for one that went round in round 3 --------------------------------------------


class Gold(NamedTuple):
    """A gold card; the round it went round in, from 0, is part of it."""

    owner: int
    lot: Lot
    drafted: int

    def slot(self, usual: Known) -> int:
        """Pack the card."""
        return self.lot.slot(usual) | self.drafted << 2


def _find_value(name: str, place: str) -> Sequence[int]:
    return (read_number(name, place, "a value", 1, 3),)


def read_gold(entry: str, field: str, box: Box, group: int) -> Gold:
    """Read a gold card that no seat holds."""
    place = place_of(entry, field)
    name, known = read_known(entry, place, group)
    value, sign, number = name.partition("@")
    drafted = read_number(number, place, "a round", 1, 3) - 1 if sign else 0
    return Gold(0, box.add(Lot(() if value == ANY else _find_value(value, place), known, place)), drafted)


def read_held(entry: str, field: str, box: Box, seats: int) -> Gold:
    """Read a gold card with its owner, such as ``0=2``."""
    place = place_of(entry, field)
    owner, sign, card = entry.partition("=")
    if not sign:
        refuse(place, f"expected a seat and its gold card, such as 0=2, not {shown(entry)}")
    seat = read_number(owner, place, "a seat", 0, seats - 1)
    gold = read_gold(Token(card, place), field, box, seat)
    if gold.lot.known is not None and gold.lot.known.group != seat:
        refuse(place, f"the group of a gold card is its owner, {seat}")
    return gold._replace(owner=seat)


def gold_name(slot: int) -> str:
    """Name a gold card."""
    drafted = slot >> 2 & 63
    return f"{slot & 3}@{drafted + 1}" if drafted else str(slot & 3)


# -- chests: move_goal, or 5 -------------------------------------------------------------------------------


def chest_finder(name: str, place: str) -> Sequence[int]:
    """Read a chest by its name or by the number printed on it, as events have it (M8)."""
    if name.isascii() and name.isdecimal():
        return (read_number(name, place, "a chest", 1, len(EFFECTS)),)
    return (read_name(name, place, "chest", EFFECTS) + 1,)


# -- notes: 0 goal 8,0 treasure:NESW turn 3 --------------------------------------------------------------

_NOTES = {"goal": NOTE_GOAL, "dwarf": NOTE_DWARF, "chest": NOTE_CHEST, "swap": NOTE_SWAP}


def read_note(entry: str, field: str, rules: Rules) -> int:
    """Read what a seat was shown, as the engine packs it."""
    words = split(entry, field)
    place = place_of(entry, field)
    turn = 0
    if len(words) > 2 and words[-2] == "turn":
        turn = read_number(words[-1], place, "a turn", 0, 1 << 20)
        words = words[:-2]
    if len(words) < 2:
        refuse(place, f"expected a note, such as 0 goal 8,0 treasure turn 3, not {shown(entry)}")
    seats = int(rules.seats)
    seat = read_number(words[0], place, "a seat", 0, seats - 1)
    read_name(words[1], place, "sort of note", list(_NOTES))
    needed = 2 if words[1] in ("goal", "dwarf") else 3
    if len(words) != needed + 2:
        refuse(place, f"a note about a {words[1]} has {needed} words after it, not {len(words) - 2}")
    where, value = _read_noted(words[1], words[2:], place, seats)
    _check_noted(words[1], value, place, rules)
    return seat | _NOTES[words[1]] << 4 | value << 6 | where << 24 | turn << 40


def _read_noted(about: str, words: list[str], place: str, seats: int) -> tuple[int, int]:
    if about == "goal":
        return read_cell(words[0], place), find_goal(words[1], place)[0]
    if about == "dwarf":
        return read_number(words[0], place, "a seat", 0, seats - 1), read_name(words[1], place, "dwarf", list(ROLES))
    if about == "chest":
        if words[1] not in PATHS:
            refuse(place, f"{shown(words[1])} is no tunnel{nearest_card(words[1], PATHS)}")
        (chest,) = chest_finder(words[2], place)
        return read_cell(words[0], place), NAMES.index(words[1]) << 8 | chest
    swapped = read_name(words[2], place, "answer", ["no", "yes"])
    return read_cell(words[0], place), read_cell(words[1], place) | swapped << 16


def _check_noted(about: str, value: int, place: str, rules: Rules) -> None:
    """Refuse a note of what nobody can have seen in this game."""
    if about == "goal" and value not in list(rules.goals):
        refuse(place, f"this game has no {GOAL_NAMES[value]} among its goals")
    if about == "dwarf" and value not in list(rules.dwarfs):
        refuse(place, f"this game has no {ROLES[value]} among its dwarfs")
    if about == "dwarf" and rules.chests is None and rules.by_verb[INSPECTION] is None:
        refuse(place, "nobody can look at a dwarf in this game")
    if about == "chest" and rules.chests is None:
        refuse(place, "there are no chests in this game")
    if about == "swap" and rules.by_frame[Q_SWAP] is None:
        refuse(place, "goals are not swapped in this game")


def write_note(packed: int) -> str:
    """Write a note."""
    about, value, where = packed >> 4 & 3, packed >> 6 & 0x3FFFF, packed >> 24 & CELL
    if about == NOTE_GOAL:
        words = ["goal", str(cell_of(where)), GOAL_NAMES[value]]
    elif about == NOTE_DWARF:
        words = ["dwarf", str(where), ROLES[value]]
    elif about == NOTE_CHEST:
        words = ["chest", str(cell_of(where)), NAMES[value >> 8], EFFECTS[(value & 255) - 1]]
    else:
        words = ["swap", str(cell_of(where)), str(cell_of(value & CELL)), "yes" if value >> 16 else "no"]
    return " ".join([str(packed & 15), *words, "turn", str(packed >> 40)])


def noted(notes: Sequence[int], about: int, where: int) -> int:
    """Return what was noted last of a place; -1 if nobody noted anything."""
    found = [note for note in notes if note >> 4 & 3 == about and note >> 24 & CELL == where]
    return max(found, key=lambda note: note >> 40) >> 6 & 0x3FFFF if found else -1


def told(notes: Sequence[int], about: int, where: int, value: int) -> int:
    """Return the set of seats with a note that this is what lies there: they usually know it still."""
    wanted = about << 4 | value << 6 | where << 24
    return sum(1 << seat for seat in {note & 15 for note in notes if note & ((1 << 40) - 1) & ~15 == wanted})


# -- rounds that are over: treasure 2 digger saboteur … --------------------------------------------------


def read_rounds(entries: Sequence[str], seats: int, over: int) -> list[int]:
    """Read how the rounds before ended: ending, finder or -, and the seats' roles."""
    if len(entries) > over:
        refuse(place_of(entries[-1], "rounds"), f"{len(entries)} rounds are described, but only {over} are over")
    out: list[int] = []
    for i, entry in enumerate(entries):
        words = split(entry, f"rounds[{i}]")
        place = place_of(entry, f"rounds[{i}]")
        if len(words) != seats + 2:
            refuse(place, f"expected an ending, a finder or -, and {seats} roles; there are {len(words)} words")
        out.append(read_name(words[0], place, "ending", list(ENDINGS)))
        out.append(-1 if words[1] == "-" else read_number(words[1], place, "a seat", 0, seats - 1))
        out += [read_name(word, place, "dwarf", list(ROLES)) for word in words[2:]]
    return out


def write_rounds(rounds: Sequence[int], seats: int) -> list[str]:
    """Write how the rounds before ended."""
    out = []
    for i in range(0, len(rounds), seats + 2):
        finder = "-" if rounds[i + 1] < 0 else str(rounds[i + 1])
        roles = [ROLES[role] for role in rounds[i + 2 : i + 2 + seats]]
        out.append(" ".join([ENDINGS[rounds[i]], finder, *roles]))
    return out


# -- what modules keep: wager=1, bets=0,0,2,0 ------------------------------------------------------------


def read_fields(fields: Mapping[str, Sequence[int]], rules: Rules) -> list[int]:
    """Read the numbers that modules keep on the table; what is left out is as at the beginning of a round."""
    for name in fields:
        read_name(name, place_of(name, "fields"), "field of a module in this game", list(rules.field_at) or ["-"])
    out: list[int] = []
    for field in rules.fields:
        size = int(rules.seats) if field.per_seat else 1
        values = fields.get(field.name, [field.start] * size)
        if len(values) != size:
            refuse(f"fields {field.name}", f"expected {size} number{'s' if size > 1 else ''}, not {len(values)}")
        out += values
    return out


def write_fields(s: State) -> dict[str, list[int]]:
    """Write the numbers that modules keep, as far as they are not those of a round's beginning."""
    out = {}
    for field in s.rules.fields:
        size = int(s.rules.seats) if field.per_seat else 1
        values = [int(value) for value in s.table.fields][s.rules.field_at[field.name] :][:size]
        if values != [field.start] * size:
            out[field.name] = values
    return out


# -- their secrets: charms=4,?,2{03},6, then those left over ---------------------------------------------


def _usual_secret(field: Field, place: int, rules: Rules, shown: int) -> Known:
    """A secret number: of a seat it is that seat's secret, until it is shown."""
    if shown:
        return usual.EVERYBODY
    return usual.alone(place) if field.per_seat and place < int(rules.seats) else usual.NOBODY


def _shown(field: Field, rules: Rules, values: Sequence[int]) -> list[int]:
    """Return what lies on the table of a secret field, then 0 for those left over."""
    size = int(rules.seats) if field.per_seat else 1
    return [*values[rules.field_at[field.name] :][:size], *[0] * (len(field.secret) - size)]


def read_secrets(secrets: Mapping[str, Sequence[str]], rules: Rules, values: Sequence[int], seed: bytes) -> list[int]:
    """Read the secret numbers of modules; those that lie on the table are known, others left out or `?` are drawn."""
    for name in secrets:
        known = list(rules.secret_at) or ["-"]
        read_name(name, place_of(name, "secrets"), "secret field of a module in this game", known)
    out: list[int] = []
    for field in rules.secrets:
        place, words = f"secrets {field.name}", list(secrets.get(field.name, []))
        if len(words) > len(field.secret):
            refuse(place, f"there are {len(field.secret)} numbers in its deck, not {len(words)}")
        names = [str(value) for value in range(max(field.secret) + 1)]
        box = Box(f"numbers of {field.name}", field.secret, str, seed)
        find = finder(names, "number of this field", nearest)
        shown = _shown(field, rules, values)
        lots = []
        for i, value in enumerate(shown):
            lot = box.lot(words[i] if i < len(words) else Token(ANY, place), place, find, NO_GROUP)
            if value and lot.choices and value not in lot.choices:
                refuse(lot.place, f"{value} lies on the table in this place")
            if value and lot.kind < 0:
                box.take(lot, value)
            lots.append(lot)
        box.settle()
        out += [lot.slot(_usual_secret(field, i, rules, shown[i])) for i, lot in enumerate(lots)]
    return out


def write_secrets(s: State) -> dict[str, list[str]]:
    """Write the secret numbers of modules."""
    out = {}
    for field in s.rules.secrets:
        shown = _shown(field, s.rules, list(s.table.fields))
        slots = list(s.hidden.secrets)[s.rules.secret_at[field.name] :][: len(field.secret)]
        out[field.name] = [
            write_slot(str(one & KIND_MASK), one, _usual_secret(field, i, s.rules, shown[i]))
            for i, one in enumerate(slots)
        ]
    return out
