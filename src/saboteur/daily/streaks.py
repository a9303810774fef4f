"""How many days in a row somebody has played, and did best."""

from __future__ import annotations

from collections.abc import Container

from saboteur.daily.calendar import days_from


def streak(days: Container[str], today: str, idle: Container[str] = ()) -> int:
    """Count days in a row up to today, or to yesterday while today is still open.

    `idle` are days on which nobody could play, because the server was down: they break no streak and count for none.
    """
    count, day = 0, today if today in days else days_from(today, -1)
    while day in days or day in idle:
        count += day in days
        day = days_from(day, -1)
    return count


def longest(days: list[str]) -> int:
    """Return the longest streak that ever was."""
    known, best = set(days), 0
    for day in known:
        if days_from(day, 1) not in known:
            best = max(best, streak(known, day))
    return best
