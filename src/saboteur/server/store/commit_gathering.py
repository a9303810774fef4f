"""How long a writer waits before it commits, so that the moves of a crowd share a commit.

A commit costs CPU and a wait for the disk whatever is in it. While several tables write at once, a moment lies
between two commits; whoever writes alone never waits.
"""

from __future__ import annotations

import time

CROWDED = 8
"""Commits after one that several tables shared, in which there still is a crowd."""
ENOUGH = 16
"""Writes that wait, with which the next commit begins at once."""


class Gathering:
    """The pace of one writer: in a crowd, so many seconds from one commit to the next."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._crowd = 0
        self._committed = 0.0

    def pause(self, waiting: int) -> float:
        """Say how many seconds to wait for more, where so many writes wait already."""
        if not self._crowd or waiting >= ENOUGH:
            return 0.0
        return max(0.0, self._committed + self._seconds - time.monotonic())

    def committed(self, tables: int) -> None:
        """Take note of a commit that so many tables shared."""
        self._crowd = CROWDED if tables > 1 else max(0, self._crowd - 1)
        self._committed = time.monotonic()
