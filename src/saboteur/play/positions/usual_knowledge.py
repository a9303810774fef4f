"""What is usually known of hidden cards: written and read positions leave it out."""

from saboteur.core.table.cards import KIND
from saboteur.core.table.ruleset import Rules
from saboteur.core.table.slots import NO_GROUP, SEATS_MASK
from saboteur.core.table.state import State
from saboteur.play.positions.tokens import Known

NOBODY = Known(0, 0, NO_GROUP)
EVERYBODY = Known(SEATS_MASK, SEATS_MASK, NO_GROUP)
UNSEEN_GOLD = Known(0, 0, 0)


def known_to(seats: int, group: int = NO_GROUP) -> Known:
    """Known to a set of seats."""
    return Known(seats, seats, group)


def alone(seat: int, group: int = NO_GROUP) -> Known:
    """Known to one seat, as its hand and its dwarf are."""
    return known_to(1 << seat, group)


def dwarf(shown: bool, seat: int, told: int) -> Known:
    """A seat's dwarf: its own secret and that of seats that looked, until the round's end."""
    return EVERYBODY if shown else known_to(1 << seat | told)


def spare(shown: bool, left: int) -> Known:
    """A dwarf that nobody holds: a single spare is shown at the round's end (B15), a stack is not."""
    return EVERYBODY if shown and left == 1 else NOBODY


def goal(up: bool, told: int) -> Known:
    """A goal: seats that looked know it; everybody once it was turned, or the round is over."""
    return EVERYBODY if up else known_to(told)


def chest(gone: bool, told: int) -> Known:
    """A chest or its tunnel: as a goal; one that is gone was opened, usually."""
    return EVERYBODY if gone else known_to(told)


def veto_spent(s: State) -> bool:
    """Whether the Veto was played: it lies in the discard pile, and everybody has seen it go there (R-12)."""
    return EVERYBODY.slot(KIND["veto"]) in list(s.hidden.discards)


def coins(rules: Rules) -> list[int]:
    """The coins that seats begin a game with (M1)."""
    return [0 if rules.guard is None else 1] * int(rules.seats)
