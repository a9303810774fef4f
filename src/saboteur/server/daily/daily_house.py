"""The house of the daily mine: draws days ahead, opens tries, has them judged.

A try is in the day's log, with its table's id, before the table is made: so one identity has one, whatever happens to
a process, a clock or a connection. Whoever asks again is led to the same table.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar
from weakref import WeakValueDictionary

import msgspec
import structlog

from saboteur.bots.characters import CHARACTERS
from saboteur.core.table.refusal import Refusal
from saboteur.daily.calendar import HOUR, day_at, days_from, is_day, opens
from saboteur.daily.deal import Deal, deal_of, seed_of
from saboteur.daily.judged import Choice, Judged, Piece, best_step, choices_of, judge_choice, judged, result_of
from saboteur.daily.streaks import longest, streak
from saboteur.daily.table import node_of
from saboteur.server import messages as m
from saboteur.server.daily import daily_entries as e
from saboteur.server.daily.daily_log import DAYS, log_of
from saboteur.server.daily.daily_state import DailyState, Try
from saboteur.server.limits.bounds import DAILY_JUDGED
from saboteur.server.people.clean_text import unlike
from saboteur.server.people.notifier import Notifier
from saboteur.server.shared_logs import SharedLogs
from saboteur.server.store import Fact, PlayedGame, Store, StoreError
from saboteur.server.tables.bots.bot_pool import BotPool
from saboteur.server.tables.bots.fair_turns import FairnessKey
from saboteur.server.tables.log import log_entries
from saboteur.server.tables.log.table_state import RoomState
from saboteur.server.tables.opening.ids import fresh_id
from saboteur.server.tables.results.listing import summary
from saboteur.server.tables.results.titles import DAY, days_of
from saboteur.server.tables.room import Room
from saboteur.server.tables.rooms import Rooms

T = TypeVar("T")
LOOK: Final = 60.0  # seconds between looks whether a day has to be drawn
AGAIN: Final = 2.0  # seconds after which a worker is asked again
LATELY: Final = 7  # days: whoever has not played for longer is sent no word of another
GAP: Final = 7  # days without anybody at most that are looked at to find whether a streak goes on
JUDGE: Final = FairnessKey("daily", "")  # all lines of a day wait together, in turn with everybody's tables
_log = structlog.get_logger("saboteur.daily")


class Streak(NamedTuple):
    """How many days in a row, now and at best."""

    now: int
    best: int


class Daily:
    """All days, as this process knows them."""

    def __init__(
        self, store: Store, rooms: Rooms, bot_pool: BotPool, notifier: Notifier, secret: str, hour: int
    ) -> None:
        self._store, self._rooms, self._pool, self._notifier = store, rooms, bot_pool, notifier
        self._secret, self.hour = secret, hour
        self._logs = SharedLogs(DAYS, store, rooms.owner)
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._judging: dict[str, asyncio.Task[None]] = {}
        self._at_once = asyncio.Semaphore(DAILY_JUDGED)
        self._task: asyncio.Task[None] | None = None
        rooms.on_over.append(self._hear)

    def begin(self) -> None:
        """Start drawing days ahead."""
        self._task = asyncio.get_running_loop().create_task(self._draw_for_ever(), name="daily")

    async def close(self) -> None:
        """Stop; the logs have everything, and what was not judged is judged when somebody asks."""
        for task in [*self._judging.values(), *([self._task] if self._task else [])]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _draw_for_ever(self) -> None:
        while True:
            try:
                await self.day(days_from(self.today(), 1))
                await self._call(await self.day(self.today()))
            except (StoreError, Refusal) as error:
                _log.warning("not_drawn", error=type(error).__name__)
            await asyncio.sleep(LOOK)

    async def _call(self, day: DailyState) -> None:
        """Send word of the day to those who want it at this hour, have played lately, and not today."""
        now = self._rooms.clock.now()
        hour = now // HOUR % 24
        if hour in day.called:
            return
        mine = False  # another process may just send it

        def claim(fresh: DailyState) -> list[e.AnyEntry]:
            nonlocal mine
            mine = hour not in fresh.called
            return [e.Called(at=now, hour=hour)] if mine else []

        day = await self._change(day.deal.day, claim)
        if mine:
            lately = {one.person for past in await self.past(LATELY) for one in past.tries.values()}
            for person in sorted(one for one in lately if one and day.try_of(one) is None):
                await self._notifier.day_begun(person, hour)

    # -- days ------------------------------------------------------------------------------------------------

    def today(self) -> str:
        """Return the day it is on this server."""
        return day_at(self._rooms.clock.now(), self.hour)

    def is_open(self, day: str) -> bool:
        """Return whether a day is over, so that nothing of it is secret any more."""
        return self._rooms.clock.now() >= opens(day, self.hour)

    async def day(self, day: str) -> DailyState:
        """Return a day as its log has it, drawn if it was not yet; refuse what lies further ahead than tomorrow."""
        if not is_day(day) or day > days_from(self.today(), 1):
            raise DAYS.missing()
        try:
            return await self._logs.get(log_of(day))
        except Refusal:
            if day < self.today():
                raise  # nobody could play it
        deal = deal_of(day, seed_of(self._secret, day))
        await self._logs.open(log_of(day), e.Drawn(at=self._rooms.clock.now(), deal=deal))
        for _ in range(50):  # another process may just be at it
            with contextlib.suppress(Refusal):
                return await self._logs.get(log_of(day))
            await asyncio.sleep(0.1)
        raise Refusal("busy", "Another process is at this just now; try again in a moment.")

    async def past(self, count: int) -> list[DailyState]:
        """Return the days before today that there were, the latest first."""
        found = []
        for back in range(1, count + 1):
            with contextlib.suppress(Refusal):
                found.append(await self.day(days_from(self.today(), -back)))
        return found

    async def days_of(self, person: str) -> dict[str, int]:
        """Return the days that somebody has played, with their scores."""
        return days_of(await self._store.stats(person) if person else [])

    async def streak_of(self, days: dict[str, int]) -> Streak:
        """Return somebody's streak; a day on which nobody played, because the server was down, breaks none."""
        idle: set[str] = set()
        for _ in range(GAP):
            count = streak(days, self.today(), idle)
            gap = self._gap(days, idle)
            if not gap or not await self._was_idle(gap):
                return Streak(count, max(count, longest(list(days))))
            idle.add(gap)
        return Streak(streak(days, self.today(), idle), longest(list(days)))

    def _gap(self, days: dict[str, int], idle: set[str]) -> str:
        """Return the day at which a streak ends, if there are days before it."""
        day = days_from(self.today(), -1)
        while day in days or day in idle:
            day = days_from(day, -1)
        return day if any(other < day for other in days) else ""

    async def _was_idle(self, day: str) -> bool:
        try:
            return not (await self._logs.get(log_of(day))).tries
        except Refusal:
            return True

    # -- tries -----------------------------------------------------------------------------------------------

    async def play(self, day: str, person: str, name: str, look: m.Look) -> str:
        """Return the table at which somebody plays a day: their one try today, or a table that counts for nothing."""
        state = await self.day(day)
        known = state.try_of(person)
        if day > self.today():
            raise Refusal("daily_hidden", "Nothing of a day is told before you have played it, or it is over.")
        if known is None and day != self.today() and not self.is_open(day):
            raise Refusal("daily_hidden", "Nothing of a day is told before you have played it, or it is over.")
        if day != self.today() and (known is None or known.judged is not None):
            return await self._open(state, fresh_id(), person, name, look, counts=False)
        if known is None:
            self._rooms.check_room()
            await self._store.link_table(person, log_of(day))  # before the log names them, to take them out of it
            table = fresh_id()

            def claim(now: DailyState) -> list[e.AnyEntry]:
                if now.try_of(person) is not None:
                    return []
                return [e.Tried(at=self._rooms.clock.now(), person=person, name=name, table=table)]

            state = await self._logs.change(log_of(day), claim)
            known = state.try_of(person)
            assert known is not None
        return await self._open(state, known.table, person, known.name, look, counts=True)

    async def _open(
        self, state: DailyState, table: str, person: str, name: str, look: m.Look, *, counts: bool
    ) -> str:
        """Open a table that was decided on, unless it is there; of many who ask at once one does."""
        async with self._opening.setdefault(table, asyncio.Lock()):
            return await self._open_once(state, table, person, name, look, counts=counts)

    async def _open_once(
        self, state: DailyState, table: str, person: str, name: str, look: m.Look, *, counts: bool
    ) -> str:
        deal = state.deal
        room: Room | None = None
        if not await self._store.exists(table):
            room = await self._rooms.open_for(self._first(deal, table, person, name, look, counts=counts))
        if room is None:
            found = await self._rooms.get(table)
            room = found if isinstance(found, Room) else None  # another process has it, and begins it
        if room is not None and room.state.phase == "lobby":
            here = room

            async def start() -> None:
                if here.state.phase == "lobby":
                    await here.commit([log_entries.Started(at=here.now(), by=person, revision=deal.revision)])

            await room.do(start)
        return table

    def _first(
        self, deal: Deal, table: str, person: str, name: str, look: m.Look, *, counts: bool
    ) -> log_entries.Created:
        chairs, names = [], [name]
        for seat, key in enumerate(deal.company):
            if seat == deal.seat:
                chairs.append(log_entries.Chair(person=person, name=name, colour=look.colour, face=look.face))
                continue
            names.append(unlike(names, CHARACTERS[key].name))
            chairs.append(log_entries.Chair(name=names[-1], level=CHARACTERS[key].level, character=key))
        return log_entries.Created(
            at=self._rooms.clock.now(), by=person, table=table, code="", seed=deal.seed,
            setup=m.TableSetup(seats=deal.seats, modules=deal.modules, options=deal.options),
            options=m.TableOptions(
                private=True, clock="none", chat=False, spectators=not counts, breaks=False, vote=False
            ),
            seats=chairs, daily=deal.day, sealed=counts, opens=opens(deal.day, self.hour) if counts else 0,
        )  # fmt: skip

    # -- judging ---------------------------------------------------------------------------------------------

    def _hear(self, state: RoomState) -> None:
        """Hear that a table's game is over."""
        if state.daily and state.opens:
            self._begin_judging(state)

    async def settle(self, one: Try) -> bool:
        """Have a try judged that is over and was not, because a process ended; return whether it is at work."""
        if one.judged is not None:
            return False
        if one.table not in self._judging:  # its game may be over since before this process began
            room = await self._rooms.get(one.table) if await self._store.exists(one.table) else None
            if room is None or room.state.phase != "over":
                return False
            self._begin_judging(room.state)
        return True

    def _begin_judging(self, state: RoomState) -> None:
        table = state.table
        if table in self._judging:
            return
        task = asyncio.get_running_loop().create_task(self._judge(state), name=f"daily {table}")
        self._judging[table] = task
        task.add_done_callback(lambda _: self._judging.pop(table, None))

    async def _judge(self, state: RoomState) -> None:
        try:
            async with self._at_once:
                await self._score(state)
        except (StoreError, Refusal) as error:
            _log.warning("not_judged", table=state.table, error=type(error).__name__)
        except Exception as error:  # noqa: BLE001 - a fault of ours: whoever asks has it tried again
            _log.error("not_judged", table=state.table, error=type(error).__name__, exc_info=error)

    async def _score(self, state: RoomState) -> None:
        day = await self.day(state.daily)
        own = day.tries.get(state.table)
        if own is None or own.judged is not None or state.game is None:
            return
        deal, moves = day.deal, [(seat, code) for seat, code in state.game.moves_after(0)]
        result = result_of(deal, moves)
        if result is None or state.seats[deal.seat].away is not None:
            return  # somebody who is gone for good; their bot's line is nobody's
        line = judged(await self._choices(day, moves), *result)
        now = max(self._rooms.clock.now(), day.updated)
        entry = e.Scored(at=now, table=state.table, judged=line, late=state.updated >= state.opens)
        day = await self._change(state.daily, lambda fresh: _missing(fresh, entry))
        await self._keep(state, own, line)
        if day.best is None:
            best = await self._best(deal)
            await self._change(
                state.daily, lambda fresh: [] if fresh.best else [e.BestFound(at=fresh.updated, judged=best)]
            )

    async def _change(self, day: str, make: Callable[[DailyState], list[e.AnyEntry]]) -> DailyState:
        return await self._logs.change(log_of(day), make)

    async def _choices(self, day: DailyState, moves: list[tuple[int, int]]) -> list[Choice]:
        """Judge a line choice by choice; what somebody else did at the same place was judged already."""
        found = []
        for step in choices_of(day.deal, moves):
            before, code = moves[:step], moves[step][1]
            known = day.verdicts.get((node_of(before), code))
            if known is None:
                known = await self._work(judge_choice, Piece(day.deal, before, code))
            found.append(known)
        return found

    async def _best(self, deal: Deal) -> Judged:
        """Play the day as the judge would."""
        moves: list[tuple[int, int]] = []
        while (result := result_of(deal, moves)) is None:
            moves = await self._work(best_step, Piece(deal, moves, None))
        choices = [Choice(step, node_of(moves[:step]), moves[step][1], 0.0) for step in choices_of(deal, moves)]
        return judged(choices, *result)

    async def _work(self, function: Callable[[Piece], T], piece: Piece) -> T:
        while True:
            try:
                return await self._pool.work(function, piece, JUDGE)
            except Refusal:  # too many wait
                await asyncio.sleep(AGAIN)

    async def _keep(self, state: RoomState, own: Try, line: Judged) -> None:
        """Keep the day among the person's own; nothing of it is in anybody's statistics."""
        played = PlayedGame(
            person=own.person, name=own.name, table=state.table, ended=state.updated / 1000,
            summary=msgspec.json.encode(summary(state, your_turn=False)),
            facts=[Fact(DAY, state.daily, line.won, line.score)],
        )  # fmt: skip
        if state.daily not in await self.days_of(own.person):  # of two who became one the first counts
            await self._store.add_history([played])


def _missing(day: DailyState, entry: e.Scored) -> list[e.AnyEntry]:
    return [entry] if day.tries[entry.table].judged is None else []
