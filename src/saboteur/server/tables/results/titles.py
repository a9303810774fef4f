"""Titles: what somebody may be called for what they did, one of which may stand at their seat.

They are worked out from facts of finished games whenever somebody asks, so none can be lost or made up. What is not
open to all counts for none: a sealed game has left no facts, and a day of the daily mine counts once it lies open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from saboteur.core.table.refusal import Refusal
from saboteur.daily.calendar import opens
from saboteur.daily.streaks import longest
from saboteur.server.people.mails import NO_TABLE
from saboteur.server.store import FactSum, Store, StoreError
from saboteur.server.tables.results.feats import FEATS

VETERAN: Final = 100  # games
PERFECT: Final = 100  # points of a day of the daily mine
STREAKS: Final[dict[str, int]] = {"week": 7, "month": 30}  # days in a row
TITLES: Final = (*FEATS, "veteran", "perfect_day", *STREAKS)
DAY: Final = "daily"  # the kind of fact that a day is: value the day, gold the score
TITLE: Final = "title"  # the note with the one that was chosen


def days_of(sums: Iterable[FactSum]) -> dict[str, int]:
    """Return the days that somebody has played, with their scores; of two who became one the mean."""
    return {one.value: one.gold // one.count for one in sums if one.kind == DAY}


def titles_of(sums: Iterable[FactSum], is_open: Callable[[str], bool]) -> list[str]:
    """Return the titles that somebody has earned, in the order of `TITLES`."""
    known = list(sums)
    days = {day: score for day, score in days_of(known).items() if is_open(day)}
    earned = {one.value for one in known if one.kind == "feat"}
    earned |= {title for title, count in STREAKS.items() if longest(list(days)) >= count}
    if sum(one.count for one in known if one.kind == "game") >= VETERAN:
        earned.add("veteran")
    if any(score >= PERFECT for score in days.values()):
        earned.add("perfect_day")
    return [title for title in TITLES if title in earned]


class Titles:
    """Everybody's titles, and which one each likes to show."""

    def __init__(self, store: Store, now: Callable[[], int], daily_hour: int) -> None:
        self._store, self._now, self._hour = store, now, daily_hour

    async def earned(self, person: str) -> list[str]:
        """Return the titles that somebody has earned."""
        now = self._now()
        return titles_of(await self._store.stats(person), lambda day: opens(day, self._hour) <= now)

    async def worn(self, person: str) -> str:
        """Return the title that stands at somebody's seat; "": none, or none that they have earned."""
        note = (await self._store.notes(NO_TABLE, person)).get(TITLE) if person else None
        chosen = msgspec.json.decode(note, type=str) if note else ""
        return chosen if chosen and chosen in await self.earned(person) else ""

    async def at_seat(self, person: str) -> str:
        """Return the same for somebody who sits down; without it they sit down all the same."""
        try:
            return await self.worn(person)
        except StoreError:
            return ""

    async def wear(self, person: str, title: str) -> None:
        """Choose a title, or none."""
        if title and title not in await self.earned(person):
            raise Refusal("no_title", "You have not earned this title.")
        await self._store.put_note(NO_TABLE, person, TITLE, msgspec.json.encode(title) if title else b"")
