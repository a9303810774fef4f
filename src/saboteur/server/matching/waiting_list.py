"""Quick match: people who wait for a table, and the task that seats them.

The list is in the store, so that all processes share it and a restart loses nobody. One process at a time makes
groups: whoever holds the lease `matching`. Should two ever do so at once, a person still gets one table: people are
taken from the list in one transaction, all of a group or none. The table's id is claimed before and the table made
after; if the process dies in between, its people wait on where they were as soon as its lease has run out.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from statistics import median

import msgspec
import structlog

from saboteur.club.games import kind_of
from saboteur.club.matching import Group, Waiter, Wish, groups
from saboteur.club.rating import Card
from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.people.notifier import Notifier
from saboteur.server.store import RatedPerson, Store, StoreError, Waiting
from saboteur.server.tables.opening.offer import PRESETS, with_preset
from saboteur.server.tables.rooms import Rooms
from saboteur.server.timing import Clock

LEASE = "matching"
LEASE_SECONDS = 5.0
PULSE = 1.0  # seconds between looks at the list
AWAKE = 25.0  # seconds for which a page that asked counts as being there
SILENT = 60.0  # and after which somebody who cannot be called is taken from the list
ASLEEP = 1800.0  # and somebody who can be
CALLED = 600.0  # between two calls
ORPHAN = 10.0  # after which a table that was not made is given up
KEPT = 600.0  # for which it is known how long those who have a table had waited
SEATED_AT_ONCE = 16  # tables that are made together: most of the time they wait for the database
LATELY = 3600.0  # for which two who played together are kept apart in rated games, where there are others
POLL, POLL_EACH, POLL_MOST = (
    1500,
    4,
    10_000,
)  # milliseconds between questions: at least, more for each who waits, at most
LEVELS: dict[m.Level, float] = {"steady": 1400.0, "shrewd": 1525.0, "master": 1675.0}  # of bots, until it is known
LIMITS = {key: (preset.fewest_seats, preset.most_seats) for key, preset in PRESETS.items()}
_log = structlog.get_logger("saboteur.matching")


class WaitingList:
    """Seats those who wait together; one process at a time does it for all."""

    def __init__(self, rooms: Rooms, store: Store, notifier: Notifier, clock: Clock) -> None:
        self._rooms = rooms
        self._store = store
        self._notifier = notifier
        self._clock = clock
        self._heard: dict[str, float] = {}
        self._rows: dict[str, Waiting] = {}
        self._task: asyncio.Task[None] | None = None
        self.seconds = 0.0  # that the last groups took to find

    def now(self) -> float:
        """Return the time in seconds."""
        return self._clock.now() / 1000

    # -- asking ------------------------------------------------------------------------------------------

    async def join(self, person: str, name: str, wish: m.MatchWish) -> m.Matching:
        """Put somebody on the list; whoever waits already changes the wish, and keeps the place with the same one."""
        check(wish)
        before = await self._store.waiting_of(person)
        if before is not None and before.table and await self._sits(person, before.table):
            return await self.state(person)
        body, now = msgspec.json.encode(wish), self.now()
        same = before is not None and not before.table and before.wish == body
        since = before.since if same and before is not None else now
        row = Waiting(person=person, name=name, wish=body, since=since, heard=now)
        await self._store.put_waiting(row)
        self._rows[person] = row
        return await self.state(person)

    async def _sits(self, person: str, table: str) -> bool:
        """Return whether somebody has a seat at a table that is not over: who has one is not seated twice."""
        room = await self._rooms.get(table)
        if room is None:
            return False
        seat = room.state.seat_of(person)
        return seat is not None and room.state.phase != "over" and room.state.seats[seat].away != "left"

    async def leave(self, person: str) -> m.Matching:
        """Take somebody from the list; it costs nothing."""
        await self._store.stop_waiting(person)
        self._rows.pop(person, None)
        self._heard.pop(person, None)
        return await self.state(person)

    async def state(self, person: str) -> m.Matching:
        """Say how it stands for somebody, and note that they are there."""
        row = self._rows.get(person)
        if row is None or not row.table:
            row = await self._store.waiting_of(person)
        people = [one for one in self._rows.values() if not one.table]
        pause = min(POLL_MOST, POLL + POLL_EACH * len(people))
        if row is None:
            return m.Matching(waiting=False, people=len(people), again=pause)
        if row.table:
            return m.Matching(waiting=False, table=row.table, people=len(people), again=pause)
        now = self.now()
        self._heard[person] = now
        wish = _wish(row)
        waited = now - row.since
        usual = self._usual_wait(wish)
        # Who has waited longer than others did learns nothing from them any more.
        limits = [one for one in (usual, wish.bots_after) if one is not None and one > waited]
        return m.Matching(
            waiting=True,
            people=max(1, len(people)),
            since=int(row.since * 1000),
            expected=int((min(limits) - waited) * 1000) if limits else None,
            again=pause,
            wish=wish,
        )

    def _usual_wait(self, wish: m.MatchWish) -> float | None:
        """Return how long those had waited who were seated lately for such a table; None: there were none."""
        waits = []
        for one in self._rows.values():
            if one.table:
                other = _wish(one)
                if _agree(other.preset, wish.preset) and _agree(other.seats, wish.seats):
                    waits.append(one.seated - one.since)
        return median(waits) if waits else None

    # -- seating -----------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Begin to look at the list."""
        self._task = asyncio.get_running_loop().create_task(self._look_for_ever(), name="matching")

    def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()

    async def _look_for_ever(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            try:
                await self.look()
            except StoreError as error:
                _log.warning("matching_late", error=type(error).__name__)
            except Exception as error:  # noqa: BLE001 - a fault of ours; the next look may do better
                _log.error("matching_failed", error=type(error).__name__, exc_info=error)

    async def look(self) -> None:
        """Take in who waits; whoever holds the lease seats those who fit."""
        heard, self._heard = self._heard, {}
        if heard:
            await self._store.hear_waiting(heard)
        rows = await self._store.waiting()
        self._rows = {row.person: row for row in rows}
        if not rows or not await self._is_ours():
            return
        now = self.now()
        await self._tidy(rows, now)
        here = [row for row in rows if not row.table]
        awake = [row for row in here if now - row.heard <= AWAKE]
        if not awake:
            return
        waiters = await self._waiters(here, now)
        of_awake = [waiters[row.person] for row in awake]
        began = time.perf_counter()
        found = await asyncio.to_thread(groups, of_awake, now, LIMITS)
        self.seconds = time.perf_counter() - began
        levels = await self._store.bot_cards() if found else []
        for first in range(0, len(found), SEATED_AT_ONCE):
            await asyncio.gather(*(self._seat(group, now, levels) for group in found[first : first + SEATED_AT_ONCE]))
        seated = {one.person for group in found for one in group.people}
        await self._call([row for row in here if row.person not in seated], waiters, now)

    async def _is_ours(self) -> bool:
        owner = await self._store.owner_of(LEASE)
        if owner is None:
            return await self._store.claim(LEASE, self._rooms.owner, LEASE_SECONDS) is not None
        return owner == self._rooms.owner

    async def _tidy(self, rows: Iterable[Waiting], now: float) -> None:
        """Let those go who are gone, and those wait on whose table was never made."""
        await self._store.collect_waiting(now - ASLEEP, now - KEPT)
        for row in rows:
            if not row.table and now - row.heard > SILENT and not _wish(row).call:
                await self._store.stop_waiting(row.person)
                self._rows.pop(row.person, None)
        for table in {row.table for row in rows if row.table and now - row.seated > ORPHAN}:
            if not await self._store.exists(table):
                fence = await self._store.claim(table, self._rooms.owner, LEASE_SECONDS)
                if fence is not None:  # whoever was about to make it cannot any more
                    await self._store.unseat_waiting(table)
                    await self._store.release(table, self._rooms.owner)

    async def _waiters(self, rows: list[Waiting], now: float) -> dict[str, Waiter]:
        persons = [row.person for row in rows]
        ratings = await self._ratings(rows)
        blocked, met = await self._store.blocks_among(persons), await self._store.met_among(persons, now - LATELY)
        return {
            row.person: Waiter(
                person=row.person,
                wish=msgspec.json.decode(row.wish, type=Wish),
                since=row.since,
                rating=ratings[row.person],
                blocked=frozenset(other for one, other in blocked if one == row.person),
                met=frozenset(other for one, other in met if one == row.person),
            )
            for row in rows
        }

    async def _ratings(self, rows: list[Waiting]) -> dict[str, float]:
        """Return the rating of each for what they wish; whoever takes anything has that of what they play most."""
        cards: dict[str, list[RatedPerson]] = {}
        for known in await self._store.cards_of([row.person for row in rows]):
            cards.setdefault(known.person, []).append(known)
        ratings = {}
        for row in rows:
            preset = _wish(row).preset
            kind = None if preset is None else kind_of(PRESETS[preset].modules)
            fits = [one for one in cards.get(row.person, []) if kind in {None, one.kind}]
            card = max(fits, key=lambda one: one.card.games).card if fits else Card()
            ratings[row.person] = float(card.shown().rating)
        return ratings

    async def _seat(self, group: Group, now: float, known: Iterable[RatedPerson]) -> None:
        persons = [one.person for one in group.people]
        if not all(person in self._rows for person in persons):
            return  # somebody left while groups were looked for; the others are found in the next look

        async def take(table: str) -> bool:
            return await self._store.seat_waiting(persons, table, now)

        setup = with_preset(m.TableSetup(seats=group.seats), group.preset)
        clock: m.ClockKind = msgspec.convert(group.clock, m.ClockKind)
        level = fitting_level(group, known)
        options = m.TableOptions(clock=clock, bot_level=level, private=True, breaks=True, rated=group.rated)
        names = [self._rows[person].name for person in persons]
        try:
            room = await self._rooms.seat_together(list(zip(persons, names, strict=True)), setup, options, take)
        except Refusal as refusal:  # as many tables as there may be: they wait on
            _log.warning("not_seated", code=refusal.code)
            return
        if room is not None:
            self._rows |= {
                person: msgspec.structs.replace(self._rows[person], table=room.state.table, seated=now)
                for person in persons
                if person in self._rows
            }

    async def _call(self, rows: list[Waiting], waiters: dict[str, Waiter], now: float) -> None:
        """Send word to those whose page sleeps, if with them a table would fill."""
        asleep = {row.person: row for row in rows if now - row.heard > AWAKE and now - row.called > CALLED}
        callable_ = {p for p, row in asleep.items() if _wish(row).call}
        if not callable_ or len(rows) == len(asleep):
            return
        pool = [waiters[row.person] for row in rows if row.person in callable_ or now - row.heard <= AWAKE]
        for group in groups(pool, now, LIMITS):
            called = [one.person for one in group.people if one.person in callable_]
            if len(called) < len(group.people):
                for person in called:
                    if await self._store.call_waiting(person, now, now - CALLED):
                        self._notifier.found(person)


def _wish(row: Waiting) -> m.MatchWish:
    return msgspec.json.decode(row.wish, type=m.MatchWish)


def _agree(one: object, other: object) -> bool:
    """Return whether two wishes for something can both be met; None: anything will do."""
    return one is None or other is None or one == other


def check(wish: m.MatchWish) -> None:
    """Refuse what nobody could ever sit down to."""
    if wish.preset is not None:
        with_preset(m.TableSetup(), wish.preset)  # or it says which there are
        fewest, most = LIMITS[wish.preset]
        if wish.seats is not None and not fewest <= wish.seats <= most:
            sentence = f"At such a table {fewest} to {most} people play."
            raise Refusal("match_seats", sentence, {"fewest": fewest, "most": most})


def fitting_level(group: Group, known: Iterable[RatedPerson]) -> m.Level:
    """Return the level of bots that is nearest to the people: by its rating, where rated games have told enough."""
    mean = sum(one.rating for one in group.people) / len(group.people)
    kind = kind_of(PRESETS[group.preset].modules)
    told = {one.name: one.card.shown() for one in known if one.kind == kind}
    ratings = {
        level: float(told[level].rating) if level in told and not told[level].provisional else guess
        for level, guess in LEVELS.items()
    }
    return min(ratings, key=lambda level: abs(ratings[level] - mean))
