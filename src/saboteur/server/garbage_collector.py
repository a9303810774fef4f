"""Python's garbage collector, so that it never stops the tables for long.

A full collection looks at every object there is, and everybody waits meanwhile: most of a second with a thousand
tables. One of the young can take 70 ms, too: the collector counts what comes less what goes, and when old views go
while new ones come, a great many are young before it thinks so. So it is not left to the collector when to look.
While many connections are open, the young are collected many times a second, a few milliseconds' worth, and what is
left is put aside (`gc.freeze`), where no collection looks. Moves leave no rings behind, so as long as none are found,
only one time in many is looked at all; the rest is put aside unseen. What a find says of those counts as ends do.

What was put aside and then becomes a ring that nobody needs would stay for ever. Rooms and connections are the only
things that come and go by the thousand, and those that end leave next to nothing behind (a test counts). A full
collection after so many of them, or when the crowd has gone, takes even that.
"""

from __future__ import annotations

import gc

YOUNG = 10_000  # new objects between two collections of the young
MIDDLE = 10
NEVER = 1_000_000_000
FEW = 200  # connections; up to here a full collection of what came after the start takes a few milliseconds
SAMPLED = 16  # times that the young are put aside, of which one is looked at
WARY = 100  # times after the start, and after a find, that all are looked at
MANY = 100_000  # ends of rooms and connections after which a long pause is worth its while


class Collector:
    """Collects garbage at quiet moments. `open` when the server has started, `sweep` at times, `close` at its end."""

    def __init__(self) -> None:
        self._before = gc.get_threshold()
        self._open = False
        self._ended = 0
        self._aside = False  # whether more was put aside than what the start made
        self._unseen = 0  # times since the young were last looked at
        self._wary = WARY  # times that are still all looked at

    def open(self) -> None:
        """Put aside what the start made and what stays: modules, types, tables of cards."""
        self._open = True
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        gc.collect()
        gc.freeze()

    def ended(self) -> None:
        """Count a room or a connection that ended."""
        self._ended += 1

    def tidy(self, connections: int) -> None:
        """Put aside what is young, many times a second while there is a crowd; look for rings in a part of it."""
        if not (self._open and connections > FEW):
            return
        self._wary = max(0, self._wary - 1)
        if self._wary or self._unseen >= SAMPLED - 1:
            found = gc.collect(0)
            if found:
                self._ended += found * self._unseen  # as many in what was not looked at, most likely
                self._wary = WARY
            self._unseen = 0
        else:
            self._unseen += 1
        gc.freeze()
        self._aside = True

    def sweep(self, connections: int) -> None:
        """Do what is due while so many connections are open."""
        if not self._open:
            return
        if connections > FEW and self._ended < MANY:
            gc.freeze()
            self._aside = True
        elif self._ended:
            if self._aside:
                gc.unfreeze()
            gc.collect()
            if self._aside:
                gc.freeze()
            self._ended, self._aside = 0, connections > FEW

    def close(self) -> None:
        """Leave the collector as it was."""
        gc.unfreeze()
        gc.set_threshold(*self._before)
