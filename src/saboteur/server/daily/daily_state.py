"""What a day's log comes to: who tried, what came of it, and what everybody chose."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from saboteur.daily.forks import Crossroads
from saboteur.daily.judged import Choice, Judged
from saboteur.server.daily import daily_entries as e


class Try(msgspec.Struct, kw_only=True):
    """Somebody's one try."""

    person: str
    name: str
    table: str
    began: int
    ended: int = 0
    judged: Judged | None = None
    late: bool = False


class DailyState:
    """One day. Made of its first entry, changed by `apply` alone."""

    def __init__(self, first: e.Drawn) -> None:
        self.seq = 1
        self.updated = first.at
        self.drawn = first.at
        self.deal = first.deal
        self.tries: dict[str, Try] = {}  # by table, in the order in which they began
        self.best: Judged | None = None
        self.called: set[int] = set()  # hours whose people were sent word
        self.roads = Crossroads()
        self.verdicts: dict[tuple[str, int], Choice] = {}
        self._of: dict[str, str] = {}  # by person the table of their first try

    @property
    def wake(self) -> int | None:
        """Return None: a day needs no caretaker."""
        return None

    def try_of(self, person: str) -> Try | None:
        """Return somebody's try: of two that were made before two identities were one, the first."""
        table = self._of.get(person) if person else None
        return None if table is None else self.tries[table]

    def tries_of(self, person: str) -> list[Try]:
        """Return all tries of somebody who may have been several."""
        return [one for one in self.tries.values() if person and one.person == person]

    def ranked(self) -> list[Try]:
        """Return the judged tries that count for the day's table, the best first."""
        done = [one for one in self.tries.values() if one.judged is not None and not one.late]
        return sorted(done, key=lambda one: (-(one.judged.score if one.judged else 0), one.ended))

    def apply(self, entry: e.AnyEntry) -> None:
        """Add one entry."""
        self.seq += 1
        self.updated = max(self.updated, entry.at)
        match entry:
            case e.Tried():
                self.tries[entry.table] = Try(person=entry.person, name=entry.name, table=entry.table, began=entry.at)
                self._of.setdefault(entry.person, entry.table)
            case e.Scored() if entry.table in self.tries:
                one = self.tries[entry.table]
                one.judged, one.late, one.ended = entry.judged, entry.late, entry.at
                self._learn(entry.judged)
                self.roads.add(entry.judged.choices)
            case e.BestFound():
                self.best = entry.judged
            case e.Called():
                self.called.add(entry.hour)
            case e.Renamed():
                self._rename(entry)
            case _:
                pass

    def _learn(self, judged: Judged) -> None:
        for choice in judged.choices:
            self.verdicts.setdefault((choice.node, choice.code), choice)

    def _rename(self, entry: e.Renamed) -> None:
        for one in self.tries.values():
            if entry.table == one.table or (not entry.table and entry.person == one.person):
                if self._of.get(one.person) == one.table:
                    del self._of[one.person]
                one.person, one.name = entry.to, entry.name or one.name
                other = self._of.get(entry.to)
                if other is None or one.began < self.tries[other].began:
                    self._of[entry.to] = one.table


def day_from_log(log: Iterable[e.AnyEntry]) -> DailyState:
    """Make a day of its log."""
    entries = iter(log)
    first = next(entries)
    assert isinstance(first, e.Drawn)
    state = DailyState(first)
    for entry in entries:
        state.apply(entry)
    return state
