"""Slots for modules that packages bring: what they have in rows, options and action numbers.

Which number a card, a question or a field of such a module has depends on what else is installed. Here each has a
slot by its place in the ruleset, so that it means the same everywhere. Cards of slots follow those of the boxes where
a card is named by a number: the first is `FIRST_CARD`. What a row tells of them is a block behind everything else; a
ruleset without such modules has none, and none of its bytes is different.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.measure.byte_rows import BIT, MOST, bump, put
from saboteur.core.registry import BY_KEY, late
from saboteur.core.research.observation_layout import KIND_ROOM
from saboteur.core.research.observed_maze import column_of, row_of
from saboteur.core.rules.card_module import about_card, about_cell, about_seat
from saboteur.core.table.cards import KIND, NUMBERED, ROOM, TARGETS_OF
from saboteur.core.table.codes import Q_ASK, Q_KEEP, frame_kind, frame_question, frame_seat
from saboteur.core.table.ruleset import Rules
from saboteur.core.table.slots import KIND_MASK, kind_of, knows_what
from saboteur.core.table.spec import TARGETS, Card, Field, Option, Question
from saboteur.core.table.state import HAND_ROOM, State

CARD_ROOM: Final = 16
CARD_WORDS: Final = 2
QUESTION_ROOM: Final = 8
MODULE_ROOM: Final = 8
OPTION_ROOM: Final = 8
FIELD_ROOM: Final = 8
FIRST_CARD: Final = KIND_ROOM
# Within the block.
HAND: Final = 0  # by slot of a card: how many the observer holds,
PLAYED: Final = 16  # were played face up in this round,
LOOKING: Final = 32  # and are among the cards looked at
QUESTION: Final = 48
ABOUT_SEAT: Final = 56
ABOUT_COLUMN: Final = 57
ABOUT_ROW: Final = 58
ABOUT_CARD: Final = 59
OWN_SEAT: Final = 60
MODULES: Final = 64
OPTIONS: Final = 72
FIELDS: Final = 80  # by field, and by seat clockwise, four bytes: see below
NUMBER_SIZE: Final = 4
N_KNOWN: Final = 0
N_LOW: Final = 1
N_HIGH: Final = 2
N_BELOW: Final = 3
# What a card is played on, as bits in the order of `TARGETS`.
ON_SEAT: Final = 1
ON_CELL: Final = 2
ON_OTHER: Final = 4
ON_NUMBER: Final = 8
OWN_VALUE: Final = 127  # an option's value that is not among those listed


class Slots:
    """The slots of some modules in one ruleset; several rulesets in one batch share the modules of all."""

    def __init__(self, rules: Rules | None, keys: list[str]) -> None:
        self.keys = keys
        self.there = len(keys) > 0
        self.number: vec[i64] = vec[i64](list(range(ROOM)))  # by kind: the number by which it is named
        self.kinds: vec[i64] = vec[i64]()  # by slot: the kind of a card,
        self.takes: vec[i64] = vec[i64]()  # and what it is played on
        self.question: vec[i64] = vec[i64]()  # by question of the ruleset: its slot
        self.field: vec[i64] = vec[i64]()  # by number of a field among all that are installed: its slot
        self.field_at: vec[i64] = vec[i64]()  # by slot: where its numbers begin on the table, -1 if it has none,
        self.secret_at: vec[i64] = vec[i64]()  # and among the secret ones,
        self.each: vec[i64] = vec[i64]()  # and whether every seat has one
        self.modules: i64 = 0  # by slot a byte: the module is in the ruleset,
        self.options: i64 = 0  # and which of its values an option has
        if rules is not None and keys:
            self._number(rules)

    def _number(self, rules: Rules) -> None:
        for card in cards_of(self.keys):
            kind = KIND[card.name]
            self.number[kind] = FIRST_CARD + i64(len(self.kinds))
            self.kinds = append(self.kinds, kind)
            self.takes = append(self.takes, sum(1 << TARGETS.index(target) for target in TARGETS_OF[kind]))
        asked = [question.name for question in questions_of(self.keys)]
        for name in rules.questions:
            self.question = append(self.question, asked.index(name))
        fields = fields_of(self.keys)
        self.field = vec[i64]([0] * (1 + max([field.number for field in fields], default=0)))
        for slot, field in enumerate(fields):
            self.field[field.number] = slot
            self.field_at = append(self.field_at, rules.field_at.get(field.name, -1))
            self.secret_at = append(self.secret_at, rules.secret_at.get(field.name, -1))
            self.each = append(self.each, int(field.per_seat))
        played = {module.spec.key for module in rules.modules}
        for place, key in enumerate(self.keys):
            if key in played:
                self.modules |= BIT[8 * place]
        values = [chosen_value(option, rules) for option in options_of(self.keys)]
        self.options = sum(value << 8 * place for place, value in enumerate(values))


def chosen_value(option: Option, rules: Rules) -> int:
    """Return which of its values an option has, as listed."""
    value = rules.options.get(option.key, option.values[0])
    return option.values.index(value) if value in option.values else OWN_VALUE


NO_SLOTS: Final = Slots(None, [])


def late_keys(rules: Rules) -> list[str]:
    """List the modules of a ruleset that have slots, in the order in which they compose."""
    keys = [module.spec.key for module in rules.modules]
    return [key for key in keys if key in BY_KEY and late(BY_KEY[key])]


def slots_of(rules: Rules) -> Slots:
    """Give the modules of a ruleset their slots."""
    keys = late_keys(rules)
    return Slots(rules, keys) if keys else NO_SLOTS


def cards_of(keys: list[str]) -> list[Card]:
    """List the cards of some modules, in the order of their slots."""
    return [card for key in keys for card in BY_KEY[key].cards if KIND[card.name] >= NUMBERED]


def questions_of(keys: list[str]) -> list[Question]:
    """List the questions of some modules."""
    return [question for key in keys for question in BY_KEY[key].questions]


def fields_of(keys: list[str]) -> list[Field]:
    """List the fields of some modules."""
    return [field for key in keys for field in BY_KEY[key].fields]


def options_of(keys: list[str]) -> list[Option]:
    """List the options of some modules."""
    return [option for key in keys for option in BY_KEY[key].options]


def too_much(keys: list[str]) -> list[str]:
    """Say of what there is more than there are slots."""
    counts = (
        ("modules", len(keys), MODULE_ROOM), ("cards", len(cards_of(keys)), CARD_ROOM),
        ("questions", len(questions_of(keys)), QUESTION_ROOM), ("fields", len(fields_of(keys)), FIELD_ROOM),
        ("options", len(options_of(keys)), OPTION_ROOM),
    )  # fmt: skip
    return [f"{count} {what} of {room}" for what, count, room in counts if count > room]


def block_size(room: int) -> int:
    """Count the bytes of the block with room for so many seats."""
    return FIELDS + FIELD_ROOM * NUMBER_SIZE * room


def block_words(room: i64) -> i64:
    """Count its words of eight bytes."""
    return (FIELDS + FIELD_ROOM * NUMBER_SIZE * room) // 8


def block_names(keys: list[str], room: int) -> list[str]:
    """Name every index of the block; a slot that nothing has is spare."""
    out = ["spare"] * block_size(room)
    for slot, card in enumerate(cards_of(keys)):
        out[HAND + slot] = f"{card.name} in hand"
        out[PLAYED + slot] = f"{card.name} played face up in this round"
        out[LOOKING + slot] = f"{card.name} among the cards looked at"
    for slot, question in enumerate(questions_of(keys)):
        out[QUESTION + slot] = f"question is {question.name}"
    for slot, key in enumerate(keys):
        out[MODULES + slot] = f"module {key}"
    for slot, option in enumerate(options_of(keys)):
        out[OPTIONS + slot] = f"value of the option {option.key}, as listed from 0 ({OWN_VALUE}: another)"
    out[ABOUT_SEAT] = "the question is about a seat: plus one, clockwise from the observer"
    out[ABOUT_COLUMN], out[ABOUT_ROW] = "the question is about a cell: column", "the question is about a cell: row"
    out[ABOUT_CARD] = "the question is about a card: its number"
    out[OWN_SEAT] = "the observer's seat plus one"
    parts = {
        N_KNOWN: "known", N_LOW: "seven low bits", N_HIGH: "seven high bits", N_BELOW: "below zero",
    }  # fmt: skip
    for slot, field in enumerate(fields_of(keys)):
        for seat in range(room if field.per_seat else 1):
            whose = "" if not field.per_seat else " of the observer" if seat == 0 else f" of seat {seat} clockwise"
            for at, part in parts.items():
                out[FIELDS + NUMBER_SIZE * (slot * room + seat) + at] = f"{field.name}{whose}: {part}"
    return out


# -- writing ---------------------------------------------------------------------------------------------


def write_block(s: State, slots: Slots, played: vec[i64], seat: i64, room: i64, out: vec[i64], at: i64) -> None:
    """Write what a seat, or a spectator (-1), may know of these modules; `played` counts by number of a card."""
    for i in range(at, at + block_words(room)):
        out[i] = 0
    for i in range(i64(CARD_WORDS)):
        out[at + PLAYED // 8 + i] = played[FIRST_CARD // 8 + i]
    out[at + MODULES // 8] = slots.modules
    out[at + OPTIONS // 8] = slots.options
    put(out, at, OWN_SEAT, seat + 1)
    if not s.table.over:
        _write_question(s, slots, seat, out, at)
    if seat >= 0:
        first = seat * HAND_ROOM
        for i in range(first, first + s.hidden.hand_sizes[seat]):
            _count(slots, s.hidden.hands[i], HAND, out, at)
    for slot in range(i64(len(slots.field_at))):
        if slots.field_at[slot] >= 0:
            _write_field(s, slots, slot, seat, room, out, at)


def _count(slots: Slots, card: i64, first: i64, out: vec[i64], at: i64) -> None:
    number = slots.number[card & KIND_MASK]
    if number >= FIRST_CARD:
        bump(out, at, first + number - FIRST_CARD)


def _write_question(s: State, slots: Slots, seat: i64, out: vec[i64], at: i64) -> None:
    """Write what a module asks, and what about; what a seat looks at is its own."""
    frame = s.stack[len(s.stack) - 1]
    if frame_kind(frame) == Q_KEEP and frame_seat(frame) == seat:
        for card in s.hidden.looking:
            _count(slots, card, LOOKING, out, at)
    if frame_kind(frame) != Q_ASK:
        return
    put(out, at, QUESTION + slots.question[frame_question(frame)], 1)
    other, cell, n = about_seat(frame), about_cell(frame), s.rules.seats
    if other >= 0:
        put(out, at, ABOUT_SEAT, (other - max(seat, 0) + n) % n + 1)
    if cell:
        put(out, at, ABOUT_COLUMN, column_of(cell))
        put(out, at, ABOUT_ROW, row_of(cell))
    put(out, at, ABOUT_CARD, slots.number[about_card(frame)])


def _write_field(s: State, slots: Slots, slot: i64, seat: i64, room: i64, out: vec[i64], at: i64) -> None:
    """Write a field's numbers, of each seat clockwise: what lies on the table, and of secret ones what is known."""
    n = s.rules.seats if slots.each[slot] else i64(1)
    who: i64 = max(seat, 0) if slots.each[slot] else i64(0)
    for place in range(min(n, room)):
        value = s.table.fields[slots.field_at[slot] + who]
        known = True
        if slots.secret_at[slot] >= 0 and not value:
            card = s.hidden.secrets[slots.secret_at[slot] + who]
            known = knows_what(card, seat)
            value = kind_of(card)
        if known:
            index = FIELDS + NUMBER_SIZE * (slot * room + place)
            size = value if value >= 0 else -value
            put(out, at, index + N_KNOWN, 1)
            put(out, at, index + N_LOW, size & MOST if size >> 14 == 0 else i64(MOST))
            put(out, at, index + N_HIGH, size >> 7)
            put(out, at, index + N_BELOW, 1 if value < 0 else 0)
        who = who + 1 if who + 1 < n else i64(0)


assert PLAYED == LOOKING - CARD_ROOM == HAND + CARD_ROOM == 8 * CARD_WORDS
assert FIRST_CARD % 8 == MODULES % 8 == OPTIONS % 8 == FIELDS % 8 == 0
assert FIRST_CARD + CARD_ROOM <= MOST
