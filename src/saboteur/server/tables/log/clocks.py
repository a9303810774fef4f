"""Clocks, as arithmetic: no clock is read here, times come in from the log.

A seat's clock runs while it is asked, played by its person, and the game is not paused. Running out is never a
punishment: first a nudge with a countdown that all see, then a bot plays from that seat's view until "I'm back".
Nothing here looks into the game except who is asked, which is public.
"""

from __future__ import annotations

import msgspec

from saboteur.server.messages import ClockKind, Clocks, Countdown, SeatClock, Window

SECOND = 1000
HOUR = 3600 * SECOND


class Pace(msgspec.Struct, frozen=True):
    """What a kind of clock means, in milliseconds."""

    bank: int
    increment: int
    grace: int
    veto: int
    rest: int  # the longest break between two rounds, if several people play


PACES: dict[ClockKind, Pace] = {
    "none": Pace(0, 0, 0, 6 * SECOND, 90 * SECOND),
    "relaxed": Pace(300 * SECOND, 60 * SECOND, 30 * SECOND, 6 * SECOND, 90 * SECOND),
    "brisk": Pace(90 * SECOND, 20 * SECOND, 15 * SECOND, 4 * SECOND, 60 * SECOND),
    "slow": Pace(72 * HOUR, 24 * HOUR, 12 * HOUR, 4 * HOUR, 24 * HOUR),
}
BOTS_WINDOW = SECOND  # a veto window in which only bots are asked


class ClockState:
    """The clocks of one table."""

    def __init__(self, kind: ClockKind, seats: int) -> None:
        self.kind = kind
        self.pace = PACES[kind]
        self.banks = [self.pace.bank] * seats
        self.since: dict[int, int] = {}
        self.countdown: dict[int, int] = {}
        self.window: Window | None = None
        self.rest: int | None = None  # when a break between two rounds ends by itself

    def copy(self) -> ClockState:
        """Return clocks that go on by themselves."""
        other = ClockState(self.kind, 0)
        other.banks, other.since, other.countdown = list(self.banks), dict(self.since), dict(self.countdown)
        other.window, other.rest = self.window, self.rest
        return other

    @property
    def timed(self) -> bool:
        """Return whether thinking is timed at all."""
        return self.kind != "none"

    def stop(self, at: int) -> None:
        """Let everything stand still and keep what is left; a countdown that ran is over."""
        for seat, since in self.since.items():
            self.banks[seat] = max(0, self.banks[seat] - max(0, at - since))
        self.since.clear()
        self.countdown.clear()

    def credit(self, seat: int) -> None:
        """Add the increment for an answer, never above the full bank."""
        self.banks[seat] = min(self.pace.bank, self.banks[seat] + self.pace.increment)

    def run(self, seats: set[int], at: int) -> None:
        """Let exactly these seats' clocks run from now on; those that ran already just go on."""
        if not self.timed:
            return
        for seat in set(self.since) - seats:
            self.banks[seat] = max(0, self.banks[seat] - max(0, at - self.since.pop(seat)))
            self.countdown.pop(seat, None)
        for seat in seats - set(self.since):
            self.since[seat] = at

    def nudge(self, seat: int, at: int) -> None:
        """Begin a countdown."""
        self.countdown[seat] = at + self.pace.grace

    def runs_out(self, seat: int) -> int:
        """Say when a running clock reaches zero."""
        return self.since[seat] + self.banks[seat]

    def next_deadline(self) -> int | None:
        """Say when something is due next, if anything is."""
        due = [self.runs_out(seat) for seat in self.since if seat not in self.countdown]
        due += self.countdown.values()
        if self.window is not None:
            due.append(self.window.ends)
        if self.rest is not None:
            due.append(self.rest)
        return min(due, default=None)

    def shown(self) -> Clocks:
        """Return what all viewers see."""
        timed = self.banks if self.timed else []
        return Clocks(
            seats=[SeatClock(bank=bank, since=self.since.get(seat)) for seat, bank in enumerate(timed)],
            countdown=[Countdown(seat=seat, ends=ends) for seat, ends in sorted(self.countdown.items())],
            window=self.window,
        )
