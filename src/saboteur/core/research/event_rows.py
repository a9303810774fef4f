"""Histories: everything that happened, as rows of numbers from the eyes of a seat, for models that read sequences.

A row is an event of the journal (`core.table.events`): its number, its three public numbers, the secret one, and 1 if
the observer knows that. A claim is the event `claims.SAID`. Rows that are not there are zeros.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

STRIDE: Final = 6  # numbers of an event in the journal, and of a row
UNKNOWN: Final = -1  # instead of a secret number


class Chronicle:
    """What happened in an episode, the last of it: older events are counted and dropped."""

    def __init__(self, room: i64) -> None:
        self.room = room
        self.events: vec[i64] = vec[i64]()
        self.dropped: i64 = 0

    def begin(self) -> None:
        """Begin an episode."""
        self.events = vec[i64]()
        self.dropped = 0

    def hear(self, journal: vec[i64]) -> None:
        """Take in what happened."""
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
