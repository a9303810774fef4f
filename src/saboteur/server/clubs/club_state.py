"""The state of a club: what its log, entry by entry, comes to."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from saboteur.server import messages as m
from saboteur.server.clubs import club_entries as e
from saboteur.server.limits.bounds import CLUB_TABLES

DAY = 86_400_000  # milliseconds
WEEK = 7 * DAY
MONDAY = 4 * DAY  # the first one after the beginning of time
TABLES_NAMED = 2 * CLUB_TABLES  # the latest; of these those that are over are shown no more
ANSWERS = 500  # message ids that are known again, the latest


class Member(msgspec.Struct):
    """Somebody who is or was there."""

    key: str
    name: str
    person: str  # empty: forgotten
    since: int
    place: str = "out"  # in, asking, away (sent away), out (left, or never let in)
    helper: bool = False


class Evening(msgspec.Struct):
    """An evening."""

    number: int
    season: int
    begins: int
    tournament: str
    wish: m.NewTournament
    by: str  # who planned it
    weekly: bool
    opened: bool = False
    cancelled: bool = False
    over: bool = False
    people: int = 0
    points: dict[str, float] = {}


class Season(msgspec.Struct):
    """A season."""

    number: int
    name: str
    best: int | None


class ClubState:
    """Everything about one club. Made of its first entry, changed by `apply` alone."""

    def __init__(self, first: e.Founded) -> None:
        self.seq = 1
        self.updated = first.at
        self.club = first.club
        self.name = first.name
        self.text = first.text
        self.door: m.ClubDoor = first.door
        owner = Member(key="m1", name=first.owner, person=first.by, since=first.at, place="in")
        self.people: dict[str, Member] = {owner.key: owner}
        self.persons: dict[str, str] = {first.by: owner.key}  # person → key, of those who are or were there
        self.owner = owner.key
        self.taking_over: tuple[str, int] | None = None  # who will be the owner, and when
        self.evenings: list[Evening] = []
        self.seasons = [Season(1, "", None)]
        self.weekly: m.Weekly | None = None
        self.weekly_by = ""
        self.tables: list[str] = []  # the latest opened last
        self._answers: dict[tuple[str, str], None] = {(first.by, first.cid): None}

    # -- reading -------------------------------------------------------------------------------------------

    @property
    def members(self) -> list[Member]:
        """Return who is a member, the owner first, then who came first."""
        inside = [one for one in self.people.values() if one.place == "in"]
        return sorted(inside, key=lambda one: (one.key != self.owner, one.since))

    @property
    def closed(self) -> bool:
        """Return whether everybody has left."""
        return not any(one.place == "in" for one in self.people.values())

    def was_done(self, person: str, cid: str) -> bool:
        """Return whether this message was taken before."""
        return (person, cid) in self._answers

    def who(self, person: str) -> Member | None:
        """Find somebody who is or was there."""
        return self.people.get(self.persons.get(person, "")) if person else None

    def member(self, person: str) -> Member | None:
        """Find a member."""
        one = self.who(person)
        return one if one is not None and one.place == "in" else None

    def role(self, one: Member) -> m.ClubRole:
        """Return what a member may do."""
        return "owner" if one.key == self.owner else "helper" if one.helper else "member"

    def leads(self, person: str) -> bool:
        """Return whether somebody is the owner or a helper."""
        one = self.member(person)
        return one is not None and self.role(one) != "member"

    def evening(self, number: int) -> Evening | None:
        """Find an evening."""
        return self.evenings[number - 1] if 1 <= number <= len(self.evenings) else None

    @property
    def unfinished(self) -> list[Evening]:
        """Return the evenings that are not over."""
        return [one for one in self.evenings if not one.over]

    def next_weekly(self, now: int) -> int | None:
        """Return when the next weekly tournament begins that is not planned yet; None: there is none to plan."""
        if self.weekly is None or self.closed or any(one.weekly and one.begins > now for one in self.unfinished):
            return None
        since = MONDAY + self.weekly.weekday * DAY + self.weekly.minute * 60_000
        return now - (now - since) % WEEK + WEEK

    @property
    def wake(self) -> int | None:
        """Return from when on the server has to look after it; None: nothing happens unless somebody acts."""
        times = [one.begins if one.opened and not one.cancelled else 0 for one in self.unfinished]
        if self.taking_over is not None:
            times.append(self.taking_over[1])
        if self.closed and times:
            return 0
        if self.weekly is not None and not self.closed:
            planned = [one.begins for one in self.unfinished if one.weekly]
            times.append(max(planned, default=0))
        return min(times, default=None)

    def heir(self) -> Member | None:
        """Return who owns the club if the owner goes: who has helped or been there longest."""
        others = [one for one in self.members if one.key != self.owner]
        return min(others, key=lambda one: (not one.helper, one.since), default=None)

    # -- changing ------------------------------------------------------------------------------------------

    def apply(self, entry: e.AnyEntry) -> None:
        """Add one entry; what is in the log was accepted."""
        self.seq += 1
        self.updated = entry.at
        if entry.cid:
            self._answers[entry.by, entry.cid] = None
            if len(self._answers) > ANSWERS:
                del self._answers[next(iter(self._answers))]
        if entry.by and self.taking_over is not None and self.persons.get(entry.by) == self.owner:
            self.taking_over = None  # the owner is there
        match entry:
            case e.Joined() | e.Asked():
                self._come(entry)
            case e.Answered():
                self._move(entry.key, "in" if entry.admit else "out", entry.at)
            case e.Left():
                self._go(entry.key, "out")
            case e.Removed():
                self._go(entry.key, "away")
            case e.LetBack():
                self._move(entry.key, "out", entry.at)
            case e.Renamed():
                self.people[entry.key].name = entry.name
            case e.Changed():
                self.name = self.name if entry.name is None else entry.name
                self.text = self.text if entry.text is None else entry.text
                self.door = self.door if entry.door is None else entry.door
            case e.HelperNamed():
                self.people[entry.key].helper = entry.helper
            case e.HandedOver():
                self.people[self.owner].helper = self.people[self.owner].place == "in"
                self.owner, self.taking_over = entry.key, None
            case e.TakingOver():
                self.taking_over = (entry.key, entry.due) if entry.key else None
            case e.SeasonBegun():
                self.seasons.append(Season(len(self.seasons) + 1, entry.name, entry.best))
            case e.WeeklySet():
                self.weekly, self.weekly_by = entry.weekly, entry.by
            case e.TableOpened():
                self.tables = [*self.tables, entry.table][-TABLES_NAMED:]
            case e.Forgotten():
                self._forget(entry)
            case e.Carried():
                self.persons = {person: key for person, key in self.persons.items() if key != entry.key}
                self.persons[entry.person] = entry.key
                self.people[entry.key].person = entry.person
            case e.Founded():
                raise AssertionError("a club is founded once")
            case _:
                self._hold(entry)

    def _hold(self, entry: e.EveningPlanned | e.EveningOpened | e.EveningCancelled | e.EveningOver) -> None:
        if isinstance(entry, e.EveningPlanned):
            self.evenings.append(
                Evening(
                    number=entry.number, season=len(self.seasons), begins=entry.begins, tournament=entry.tournament,
                    wish=entry.wish, by=entry.by or self.weekly_by, weekly=entry.weekly,
                )
            )  # fmt: skip
            return
        evening = self.evenings[entry.number - 1]
        match entry:
            case e.EveningOpened():
                evening.opened = True
            case e.EveningCancelled():
                evening.cancelled = True
            case e.EveningOver():
                evening.over, evening.people, evening.points = True, entry.people, entry.points

    def _come(self, entry: e.Joined | e.Asked) -> None:
        one = self.people.setdefault(
            entry.key, Member(key=entry.key, name=entry.name, person=entry.person, since=entry.at)
        )
        one.name, one.person = entry.name, entry.person
        self.persons[entry.person] = entry.key
        self._move(entry.key, "in" if isinstance(entry, e.Joined) else "asking", entry.at)

    def _move(self, key: str, place: str, at: int) -> None:
        one = self.people[key]
        one.place, one.since = place, at

    def _go(self, key: str, place: str) -> None:
        """Take somebody out; if they owned the club, somebody else does."""
        one, heir = self.people[key], self.heir()
        one.place, one.helper = place, False
        if self.taking_over is not None and self.taking_over[0] == key:
            self.taking_over = None
        if key == self.owner and heir is not None:
            self.owner, heir.helper, self.taking_over = heir.key, False, None

    def _forget(self, entry: e.Forgotten) -> None:
        self._go(entry.key, "out")
        self.persons = {person: key for person, key in self.persons.items() if key != entry.key}
        one = self.people[entry.key]
        one.name, one.person = entry.name, ""


def club_from_log(log: Iterable[e.AnyEntry]) -> ClubState:
    """Fold a whole log."""
    entries = iter(log)
    first = next(entries)
    assert isinstance(first, e.Founded)
    state = ClubState(first)
    for entry in entries:
        state.apply(entry)
    return state
