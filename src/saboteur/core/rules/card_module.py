"""What modules are written with: cards that are played on something, questions, numbers that lie on the table.

A card of a module is played by one verb, and its questions are asked by one frame, whatever module it is of: nothing
outside the module's own file has to know of it. See docs/add-a-module.md.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saboteur.core.table.cards import TARGETS_OF
from saboteur.core.table.codes import (
    ABOUT_CARD_AT,
    ABOUT_CELL_AT,
    ABOUT_SEAT_AT,
    CARD_AT,
    CELL,
    CELL_AT,
    CHOOSE_CARD,
    CHOOSE_CELL,
    CHOOSE_NO,
    CHOOSE_NUMBER,
    CHOOSE_SEAT,
    CHOOSE_YES,
    NUMBER_AT,
    OTHER_CELL_AT,
    PLAY,
    Q_ASK,
    SEAT_AT,
    card_of,
    frame_question,
    seat_of,
)
from saboteur.core.table.events import BY_CARD, CARD_WORKED, FIELD_CHANGED, SECRET_TOLD
from saboteur.core.table.ruleset import Module
from saboteur.core.table.slots import SEATS_MASK, kind_of, shown_to
from saboteur.core.table.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class CardModule(Module):
    """A module with cards that are simply played, or played on a seat; override `allowed` and `effect`."""

    def allowed(self, s: State, seat: i64, kind: i64, target: i64) -> bool:
        """Return whether a seat may play a card on a seat (-1: on nobody). It may depend on public things alone."""
        return target != seat

    def effect(self, s: State, seat: i64, kind: i64, target: i64) -> None:
        """Carry out what a card does, once nobody has stopped it; it lies on the discard pile already."""

    def card_options(self, s: State, seat: i64, kind: i64, out: vec[i64]) -> vec[i64]:
        """List the seats that the card may be played on, or just playing it."""
        if "seat" not in TARGETS_OF[kind]:
            return append(out, PLAY | kind << CARD_AT) if self.allowed(s, seat, kind, -1) else out
        for target in range(s.rules.seats):
            if self.allowed(s, seat, kind, target):
                out = append(out, PLAY | kind << CARD_AT | target << SEAT_AT)
        return out

    def play(self, s: State, seat: i64, act: i64) -> None:
        """Discard the card, then let it take effect."""
        kind = card_of(act)
        s.discard_open(kind)
        self.effect(s, seat, kind, seat_of(act) if "seat" in TARGETS_OF[kind] else i64(-1))


# -- what a seat does, taken apart and put together ------------------------------------------------------


def play_on(kind: i64, seat: i64, cell: i64, other: i64, number: i64) -> i64:
    """Make the action of playing a card; what its card does not take is 0."""
    return PLAY | kind << CARD_AT | seat << SEAT_AT | cell << CELL_AT | other << OTHER_CELL_AT | number << NUMBER_AT


def choose_seat(seat: i64) -> i64:
    """Make the answer that names a seat."""
    return CHOOSE_SEAT | seat << SEAT_AT


def choose_cell(cell: i64) -> i64:
    """Make the answer that names a cell."""
    return CHOOSE_CELL | cell << CELL_AT


def choose_card(kind: i64) -> i64:
    """Make the answer that names a kind of card."""
    return CHOOSE_CARD | kind << CARD_AT


def choose_number(number: i64) -> i64:
    """Make the answer that names a number below 128."""
    return CHOOSE_NUMBER | number << NUMBER_AT


def yes_or_no(out: vec[i64]) -> vec[i64]:
    """Add both answers to a question that is answered by yes or no."""
    return append(append(out, CHOOSE_YES), CHOOSE_NO)


def any_seat(s: State, out: vec[i64]) -> vec[i64]:
    """Add every seat as an answer to a question that is answered by a seat."""
    for seat in range(s.rules.seats):
        out = append(out, choose_seat(seat))
    return out


# -- asking ----------------------------------------------------------------------------------------------


def ask(s: State, seat: i64, question: str, about_seat: i64 = -1, about_cell: i64 = 0, about_card: i64 = 0) -> None:
    """Ask a seat a question of a module; everybody sees what it is about."""
    s.push(Q_ASK, seat, i64(s.rules.questions.index(question)) | about(about_seat, about_cell, about_card))


def about(seat: i64, cell: i64, card: i64) -> i64:
    """Pack what a question is about: a seat or -1, a cell or 0, a kind of card or 0."""
    return (seat + 1) << ABOUT_SEAT_AT | cell << ABOUT_CELL_AT | card << ABOUT_CARD_AT


def asked(s: State, frame: i64) -> str:
    """Return the name of the question that a frame asks."""
    return s.rules.questions[frame_question(frame)]


def about_seat(frame: i64) -> i64:
    """Return the seat that a question is about, -1 if none."""
    return ((frame >> (12 + ABOUT_SEAT_AT)) & 15) - 1


def about_cell(frame: i64) -> i64:
    """Return the cell that a question is about, 0 if none."""
    return (frame >> (12 + ABOUT_CELL_AT)) & CELL


def about_card(frame: i64) -> i64:
    """Return the kind of card that a question is about, 0 if none."""
    return (frame >> (12 + ABOUT_CARD_AT)) & 127


# -- what lies on the table ------------------------------------------------------------------------------


def get(s: State, field: str, seat: i64 = 0) -> i64:
    """Return a number that a module keeps, of a seat where each has one."""
    return s.table.fields[i64(s.rules.field_at[field]) + seat]


def put(s: State, field: str, value: i64, seat: i64 = 0) -> None:
    """Change a number that a module keeps, and let everybody know."""
    s.table.fields[i64(s.rules.field_at[field]) + seat] = value
    if s.listen:
        for one in s.rules.fields:
            if one.name == field:
                s.say(FIELD_CHANGED, one.number, value, seat + 1 if one.per_seat else i64(0), 0, 0)


def secret(s: State, field: str, seat: i64 = 0) -> i64:
    """Return a secret number, of a seat where each has one."""
    return kind_of(s.hidden.secrets[i64(s.rules.secret_at[field]) + seat])


def show(s: State, field: str, seat: i64 = 0) -> None:
    """Show a secret number to everybody: from now on it lies on the table."""
    learn(s, field, seat, SEATS_MASK)
    put(s, field, secret(s, field, seat), seat)


def tell(s: State, to: i64, field: str, seat: i64 = 0) -> None:
    """Show a secret number to one seat; everybody sees that it is told, and whose number it is."""
    learn(s, field, seat, i64(1) << to)
    if s.listen:
        for one in s.rules.secrets:
            if one.name == field:
                whose = seat + 1 if one.per_seat else i64(0)
                s.say(SECRET_TOLD, to, one.number, whose, secret(s, field, seat), i64(1) << to)


def learn(s: State, field: str, seat: i64, seats: i64) -> None:
    """Keep that some seats know a secret number."""
    at = i64(s.rules.secret_at[field]) + seat
    known = s.hidden.secrets[:]
    known[at] = shown_to(known[at], seats)
    s.hidden.secrets = known


def worked(s: State, seat: i64, kind: i64, target: i64 = -1, cell: i64 = 0, number: i64 = 0) -> None:
    """Tell everybody what a card of a module did."""
    if s.listen:
        s.say(CARD_WORKED, seat, kind | (target + 1) << 8 | cell << 16, number, 0, 0)


def give_gold(s: State, seat: i64, amount: i64, kind: i64) -> None:
    """Give coins for a card of a module."""
    s.give_coins(seat, amount, BY_CARD + kind)
