"""Which day it is on a server, and what is played on it."""

from __future__ import annotations

import datetime as dt
from typing import Final

import msgspec

DAY: Final = 86_400_000  # milliseconds
HOUR: Final = 3_600_000
# After a day's end nothing of it is opened for so long: whoever began shortly before may finish in peace.
GRACE: Final = HOUR
FIRST: Final = dt.date(1970, 1, 1).toordinal()


class DayPlan(msgspec.Struct, frozen=True):
    """What is played on a day of the week."""

    name: str  # a key of the words, `daily-plan-…`
    seats: int
    modules: tuple[str, ...]


# Monday first. A test composes each of them.
WEEK: Final[tuple[DayPlan, ...]] = (
    DayPlan("base", 5, ("base",)),
    DayPlan("specialists", 5, ("base", "master_craftsman", "path_specialist", "goal_swap")),
    DayPlan("treasures", 5, ("base", "new_goals", "chests")),
    DayPlan("teams", 4, ("saboteur2",)),
    DayPlan("greed", 5, ("base", "greedy_dwarf", "toll", "wardrobe")),
    DayPlan("veto", 6, ("base", "veto", "turnabout", "detour", "trove")),
    DayPlan("everything", 5, ("base", "greedy_dwarf", "goal_swap", "trove", "veto", "turnabout", "master_craftsman",
                              "path_specialist", "detour", "toll", "wardrobe", "new_goals", "chests")),
)  # fmt: skip


def day_at(now: int, hour: int = 0) -> str:
    """Return the day of a time in milliseconds since 1970, as 2026-11-19; days begin at an hour by UTC."""
    return dt.date.fromordinal(FIRST + (now - hour * HOUR) // DAY).isoformat()


def begins(day: str, hour: int = 0) -> int:
    """Return when a day begins, in milliseconds since 1970."""
    return (dt.date.fromisoformat(day).toordinal() - FIRST) * DAY + hour * HOUR


def opens(day: str, hour: int = 0) -> int:
    """Return from when on everything of a day is open to everybody."""
    return begins(day, hour) + DAY + GRACE


def days_from(day: str, more: int) -> str:
    """Return the day so many days later, or earlier."""
    return (dt.date.fromisoformat(day) + dt.timedelta(days=more)).isoformat()


def plan_of(day: str) -> DayPlan:
    """Return what is played on a day."""
    return WEEK[dt.date.fromisoformat(day).weekday()]


def is_day(text: str) -> bool:
    """Return whether a text names a day, in the one spelling that is used here."""
    try:
        return dt.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
