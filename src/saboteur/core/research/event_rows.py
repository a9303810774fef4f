"""Histories: everything that happened, as rows of numbers from the eyes of a seat, for models that read sequences.

A row is an event of the journal (`core.table.events`): its number, its three public numbers, the secret one, and 1 if
the observer knows that. A claim is the event `claims.SAID`. Rows that are not there are zeros.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.research.module_slots import NO_SLOTS, Slots
from saboteur.core.table.codes import CARD_AT, card_of
from saboteur.core.table.events import (
    BY_CARD,
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_KEPT,
    CARD_PLAYED,
    CARD_SHOWN,
    CARD_TAKEN,
    CARD_VETOED,
    CARD_WORKED,
    FIELD_CHANGED,
    FRONT_DROPPED,
    GOLD_GAINED,
    GOLD_LOST,
    HAND_CARD,
    PASSED,
    SECRET_TOLD,
    TOLL_PLACED,
)

STRIDE: Final = 6  # numbers of an event in the journal, and of a row
UNKNOWN: Final = -1  # instead of a secret number
KIND: Final = 127  # the bits of a kind of card
# Events whose secret number is of kinds of cards, seven bits each.
OF_CARDS: Final[vec[i64]] = vec[i64]([
    int(event in (CARD_DRAWN, PASSED, FRONT_DROPPED, HAND_CARD, CARD_SHOWN, CARD_KEPT, CARD_TAKEN, TOLL_PLACED))
    for event in range(64)
])  # fmt: skip


class Chronicle:
    """What happened in an episode, the last of it: older events are counted and dropped."""

    def __init__(self, room: i64) -> None:
        self.room = room
        self.slots = NO_SLOTS
        self.events: vec[i64] = vec[i64]()
        self.dropped: i64 = 0

    def begin(self) -> None:
        """Begin an episode."""
        self.events = vec[i64]()
        self.dropped = 0

    def hear(self, journal: vec[i64]) -> None:
        """Take in what happened."""
        if self.slots.there:
            journal = in_slots(journal, self.slots)
        events = self.events
        for number in journal:
            events = append(events, number)
        more: i64 = i64(len(events)) // STRIDE - 2 * self.room
        if more > 0:  # now and then, so that an event is moved about once
            more += self.room
            events = events[more * STRIDE :]
            self.dropped += more
        self.events = events

    def length(self) -> i64:
        """Return how many events are shown."""
        return min(i64(len(self.events)) // STRIDE, self.room)

    def cut(self) -> i64:
        """Return how many older ones are not."""
        return self.dropped + i64(len(self.events)) // STRIDE - self.length()

    def write(self, seat: i64, out: vec[i64], at: i64) -> None:
        """Write the rows for a seat, or a spectator (-1), oldest first, and zeros behind them."""
        events = self.events
        shown = self.length()
        first: i64 = len(events) - shown * STRIDE
        for i in range(first, i64(len(events)), STRIDE):
            out[at] = events[i]
            out[at + 1] = events[i + 1]
            out[at + 2] = events[i + 2]
            out[at + 3] = events[i + 3]
            knows: i64 = 0 if seat < 0 else events[i + 5] >> seat & 1
            out[at + 4] = events[i + 4] if knows else i64(UNKNOWN)
            out[at + 5] = knows
            at += STRIDE
        for i in range(at, at + (self.room - shown) * STRIDE):
            out[i] = 0


def in_slots(journal: vec[i64], slots: Slots) -> vec[i64]:
    """Name cards and fields of packages' modules by their slots, which mean the same wherever they are installed."""
    out = journal[:]
    number = slots.number
    for i in range(i64(0), i64(len(out)), STRIDE):
        event = out[i]
        if event < 64 and OF_CARDS[event]:
            out[i + 4] = renamed(out[i + 4], number)
        elif event == CARD_PLAYED:
            out[i + 2] = with_card(out[i + 2], number)
        elif event == CARD_VETOED:
            out[i + 3] = with_card(out[i + 3], number)
        elif event == CARD_WORKED:
            out[i + 2] = out[i + 2] & ~i64(KIND) | number[out[i + 2] & KIND]
        elif event == CARD_DISCARDED:
            out[i + 1] = number[out[i + 1]]
        elif event == FIELD_CHANGED:
            out[i + 1] = slots.field[out[i + 1]]
        elif event == SECRET_TOLD:
            out[i + 2] = slots.field[out[i + 2]]
        elif (event == GOLD_GAINED or event == GOLD_LOST) and out[i + 3] >= BY_CARD:
            out[i + 3] = BY_CARD + number[out[i + 3] - BY_CARD]
    return out


def renamed(kinds: i64, number: vec[i64]) -> i64:
    """Name cards, seven bits each, by their numbers."""
    out: i64 = 0
    shift: i64 = 0
    while kinds:
        out |= number[kinds & KIND] << shift
        kinds >>= 7
        shift += 7
    return out


def with_card(act: i64, number: vec[i64]) -> i64:
    """Name the card of an action by its number."""
    kind = card_of(act)
    return act + ((number[kind] - kind) << CARD_AT)
