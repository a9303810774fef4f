"""Hidden cards with what each seat knows of them.

A *slot* is a card in a hidden place, packed with two sets of seats: those who know *what* it is and those who
know *where* it is. A seat that knows what but not where knows the card to be one of its *group*: cards mixed
out of that seat's sight, such as a hand that somebody discarded from, or two goals that may have been swapped.
``resample`` uses exactly this to draw worlds that a seat cannot tell from the real one.
"""

from typing import Final

from mypy_extensions import i64

MOST_SEATS: Final = 12  # at a table: each has a bit in both sets
KIND_MASK: Final = 255
WHAT_BIT: Final = 8
WHERE_BIT: Final = WHAT_BIT + MOST_SEATS
GROUP_AT: Final = 32
SEATS_MASK: Final = (1 << MOST_SEATS) - 1
KNOWN_MASK: Final = SEATS_MASK << WHAT_BIT | SEATS_MASK << WHERE_BIT
NO_GROUP: Final = 15
FIRST_FREE_GROUP: Final = 16
GROUPS: Final = 255


def slot(kind: i64, seats: i64, group: i64) -> i64:
    """Pack a card that the seats of a set know, what and where."""
    return kind | seats << WHAT_BIT | seats << WHERE_BIT | group << GROUP_AT


def kind_of(card: i64) -> i64:
    """Return what the card is."""
    return card & KIND_MASK


def gold_value(card: i64) -> i64:
    """Return what a gold card is worth; the rest of its kind is the round in whose draft it went round (B16)."""
    return card & 3


def gold_draft(card: i64) -> i64:
    """Return the number of the round in whose draft a gold card went round."""
    return (card >> 2) & 3


def in_draft(card: i64, number: i64) -> i64:
    """Let a gold card go round in the draft of a round."""
    return card | number << 2


def with_gold_value(card: i64, value: i64) -> i64:
    """Make it a gold card of another value, of which everybody knows as much."""
    return (card & ~3) | value


def with_kind(card: i64, kind: i64) -> i64:
    """Make it another card, of which everybody knows as much."""
    return (card & ~KIND_MASK) | kind


def known_to(card: i64) -> i64:
    """Return the set of seats that know what the card is."""
    return (card >> WHAT_BIT) & SEATS_MASK


def knowledge_of(card: i64) -> i64:
    """Return both sets of seats as one number: of two cards that which more is known of has the larger as a rule."""
    return card & KNOWN_MASK


def group_of(card: i64) -> i64:
    """Return which group the card was mixed in."""
    return card >> GROUP_AT


def regroup(card: i64, group: i64) -> i64:
    """Put the card into another group."""
    return (card & ~(GROUPS << GROUP_AT)) | group << GROUP_AT


def knows_what(card: i64, seat: i64) -> bool:
    """Return whether a seat knows what the card is; a spectator (-1) knows what everybody knows."""
    if seat < 0:
        return (card >> WHAT_BIT) & SEATS_MASK == SEATS_MASK
    return (card >> (WHAT_BIT + seat)) & 1 != 0


def knows_where(card: i64, seat: i64) -> bool:
    """Return whether a seat knows that this card is in this very place."""
    if seat < 0:
        return (card >> WHERE_BIT) & SEATS_MASK == SEATS_MASK
    return (card >> (WHERE_BIT + seat)) & 1 != 0


def shown_to(card: i64, seats: i64) -> i64:
    """Show the card to a set of seats."""
    return card | seats << WHAT_BIT | seats << WHERE_BIT


def forgotten(card: i64) -> i64:
    """Let the seats that lost track of where the card is no longer know what it is."""
    return card & ~(SEATS_MASK << WHAT_BIT) | ((card >> WHERE_BIT) & (card >> WHAT_BIT) & SEATS_MASK) << WHAT_BIT


def lost_by(card: i64, seats: i64) -> i64:
    """Let a set of seats lose track of where the card is."""
    return card & ~(seats << WHERE_BIT)
