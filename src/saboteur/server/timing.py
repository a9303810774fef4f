"""The time source of the server, so that tests can bring their own."""

from __future__ import annotations

import time


class Clock:
    """Milliseconds since 1970, anchored at the start: it goes on whatever is done to the machine's clock later."""

    def __init__(self) -> None:
        self._anchor = time.time() - time.monotonic()

    def now(self) -> int:
        """Return the time."""
        return int((self._anchor + time.monotonic()) * 1000)

    def seconds_until(self, moment: int) -> float:
        """Say how long to wait for a moment."""
        return max(0.0, (moment - self.now()) / 1000)


class FastClock(Clock):
    """A clock that runs so many times as fast, for tests."""

    def __init__(self, factor: float) -> None:
        super().__init__()
        self._factor = factor
        self._began = super().now()

    def now(self) -> int:
        """Return the time."""
        return int(self._began + (super().now() - self._began) * self._factor)

    def seconds_until(self, moment: int) -> float:
        """Say how long to wait for a moment, in the time of the world outside."""
        return max(0.0, (moment - self.now()) / 1000 / self._factor)
