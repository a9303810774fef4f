"""The break between two rounds: whom it waits for, how long at most, and when it is over.

It depends on who sits at the table and on the kind of clock, which everybody knows, and on nothing in the game.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from saboteur.server import messages as m
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.clocks import Pace


def present(seats: Sequence[e.Chair], *, programs: bool = False) -> list[int]:
    """Return the seats of people who play themselves: no bots, no stand-ins, and programs only where they count."""
    chairs = enumerate(seats)
    return [seat for seat, chair in chairs if chair.person and chair.away is None and (programs or not chair.program)]


def usual_clock(seats: Sequence[e.Chair]) -> m.ClockKind:
    """Return the clock of a table that chose none: whoever plays alone with bots keeps nobody waiting."""
    return "relaxed" if len(present(seats, programs=True)) > 1 else "none"


def limit(waits: list[int], options: m.TableOptions, pace: Pace, at: int) -> int | None:
    """Return when a break ends in any case; whoever plays alone, or shares a device, takes all the time."""
    return None if len(waits) <= 1 or options.shared_device else at + pace.rest


def begun(number: int, seats: Sequence[e.Chair], options: m.TableOptions, pace: Pace, at: int) -> m.Interval | None:
    """Begin a break before a round, if the table has breaks and somebody to wait for."""
    waits = present(seats) if options.breaks else []
    if not waits:
        return None
    return m.Interval(round=number, waits=waits, ready=[], ends=limit(waits, options, pace, at))


def changed(
    interval: m.Interval, seats: Sequence[e.Chair], options: m.TableOptions, pace: Pace, at: int
) -> m.Interval:
    """Wait for those who are there now; a limit that was set stays."""
    waits = present(seats)
    ends = limit(waits, options, pace, at) if interval.ends is None else interval.ends
    return msgspec.structs.replace(interval, waits=waits, ends=ends)


def over(interval: m.Interval, options: m.TableOptions) -> bool:
    """Return whether all want to go on; at a shared device one speaks for all."""
    if options.shared_device and interval.ready:
        return True
    return all(seat in interval.ready for seat in interval.waits)
