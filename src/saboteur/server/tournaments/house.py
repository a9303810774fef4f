"""The house of tournaments: each change under a lease, and a sweep that opens tables and takes their results.

A tournament's log lies beside those of tables, under the same leases and fences. A process holds a tournament only
while it changes it, so that any process may; what is read is the log's tail. Whatever was decided is in the log first
– a round's tables with their ids and deals –, and the sweep makes true what is not yet: a table that is missing is
opened under the id that was decided, a table that is over and has no result yet is asked for it. So a process may die
at any moment, and doing something twice changes nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, defaultdict
from collections.abc import Callable
from functools import partial
from typing import NamedTuple
from weakref import WeakValueDictionary

import structlog

from saboteur.club.formats import stand
from saboteur.club.pairing import Unpairable
from saboteur.club.standings import Standing
from saboteur.core.table.refusal import Refusal
from saboteur.core.table.ruleset import REVISION
from saboteur.play.setup import fresh_seed
from saboteur.server import messages as m
from saboteur.server.limits.bounds import TOURNAMENTS_KEPT
from saboteur.server.people.clean_text import clean_name
from saboteur.server.store import Listing, Phase, Stale, Store, StoreError
from saboteur.server.tables.cluster.leases import LEASE
from saboteur.server.tables.log import log_entries
from saboteur.server.tables.log.intents import playable
from saboteur.server.tables.log.table_state import RoomState
from saboteur.server.tables.opening.ids import fresh_id, is_table_id
from saboteur.server.tables.room import Room
from saboteur.server.tables.rooms import Rooms
from saboteur.server.tournaments import tournament_entries as e
from saboteur.server.tournaments.tournament_acts import Asker, entries_for, on_time, unpairable
from saboteur.server.tournaments.tournament_state import TournamentState, plan_of, tournament_from_log

LOOK = 1.0  # seconds between sweeps when nothing was heard
PATIENCE = 6.0  # seconds; longer than a dead process holds a lease
AHEAD = 366 * 86_400_000  # milliseconds
MARK = "t"  # before the id of a tournament, which is no table's then
_log = structlog.get_logger("saboteur.tournaments")
Make = Callable[[TournamentState], list[e.AnyEntry]]


def is_tournament_id(text: str) -> bool:
    """Return whether a text can be a tournament's id at all."""
    return text[:1] == MARK and is_table_id(text[1:])


def listing_of(state: TournamentState) -> Listing:
    """Return how a tournament is kept beside tables; one that waits for people alone is not looked after."""
    wake = state.wake
    return Listing(
        summary=b"",
        phase=Phase.TOURNAMENT,
        open=False,
        updated=state.updated / 1000,
        wake=None if wake is None else wake / 1000,
    )


class Final(NamedTuple):
    """How somebody stood in the end."""

    person: str  # empty: a bot, or somebody without a device
    standing: Standing


class Tournaments:
    """All tournaments, as this process knows them."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store
        self._rooms = rooms
        self._states: OrderedDict[str, TournamentState] = OrderedDict()  # those looked at lately
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._heard: set[str] = set()
        self._word = asyncio.Event()
        self._sweeper: asyncio.Task[None] | None = None
        rooms.on_over = self._hear

    def begin(self) -> None:
        """Start looking after tournaments."""
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep_for_ever(), name="tournaments")

    async def close(self) -> None:
        """Stop; the logs have everything."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper

    # -- changing and reading ------------------------------------------------------------------------------

    async def open(self, person: str, wish: m.NewTournament, club: str = "") -> str:
        """Begin a tournament, perhaps as an evening of a club."""
        try:
            sizes = plan_of(wish.plan).sizes
        except Unpairable as wrong:
            raise unpairable(wrong) from None
        now = self._rooms.clock.now()
        if wish.starts is not None and not now < wish.starts <= now + AHEAD:
            raise Refusal("starts_past", "A tournament begins by itself in the future, within a year.")
        if not wish.real:
            for seats in range(sizes.least, sizes.most + 1):
                playable(m.TableSetup(seats=seats, modules=wish.modules))
        tournament = MARK + fresh_id()
        first = e.Begun(
            at=now, by=person, tournament=tournament, name=clean_name(wish.name), seed=fresh_seed(), plan=wish.plan,
            real=wish.real, modules=wish.modules, clock=wish.clock, bot_level=wish.bot_level, starts=wish.starts,
            rated=wish.rated and not wish.real, club=club, deals=fresh_seed(),
        )  # fmt: skip
        fence = await self._store.claim(tournament, self._rooms.owner, LEASE)
        assert fence is not None  # nobody else can know this id
        listing = listing_of(TournamentState(first))
        await self._store.create(tournament, e.encode_entry(first), fence, listing=listing)
        await self._store.link_table(person, tournament)
        await self._store.release(tournament, self._rooms.owner)
        return tournament

    async def get(self, tournament: str) -> TournamentState:
        """Return a tournament as its log has it now, or refuse."""
        if not is_tournament_id(tournament):
            raise Refusal("no_tournament", "There is no such tournament.")
        known = self._states.get(tournament)
        log = [e.decode_entry(data) for _, data in await self._store.read(tournament, known.seq if known else 0)]
        known = self._states.get(tournament, known)  # another read may have been quicker
        if known is None:
            if not log:
                raise Refusal("no_tournament", "There is no such tournament.")
            known = self._states[tournament] = tournament_from_log(log)
            while len(self._states) > TOURNAMENTS_KEPT:
                self._states.popitem(last=False)
            return known
        self._states[tournament] = known
        self._states.move_to_end(tournament)
        for seq, data in await self._store.read(tournament, known.seq):
            if seq == known.seq + 1:
                known.apply(e.decode_entry(data))
        return known

    async def final(self, tournament: str) -> list[Final] | None:
        """Return who took part in a tournament and how they stand in the end; None: it is not over."""
        state = await self.get(tournament)
        if not state.closed_for_good:
            return None
        return [Final(state.person_of(one.key), one) for one in stand(state.event)]

    async def act(self, tournament: str, person: str, act: m.AnyTournamentAct) -> TournamentState:
        """Do what somebody asks for, or refuse it."""
        state = await self._change(
            tournament, lambda state: entries_for(state, Asker(person, self._rooms.clock.now()), act)
        )
        if isinstance(act, m.Register):
            await self._store.link_table(person, tournament)
        if isinstance(act, m.PairRound):
            self._tell(tournament)
        return state

    async def _change(self, tournament: str, make: Make) -> TournamentState:
        """Add entries under the lease; `make` sees the newest state, and may be asked again."""
        await self.get(tournament)  # refused before anything is claimed
        owner = self._rooms.owner
        async with self._locks.setdefault(tournament, asyncio.Lock()):
            try:
                async with asyncio.timeout(PATIENCE):
                    while True:
                        fence = await self._store.claim(tournament, owner, LEASE)
                        if fence is None:
                            await asyncio.sleep(0.05)
                            continue
                        with contextlib.suppress(Stale):
                            return await self._append(tournament, make, fence)
            except TimeoutError:
                raise Refusal("busy", "Another process is at this tournament; try again in a moment.") from None
            finally:
                with contextlib.suppress(StoreError):
                    await self._store.release(tournament, owner)

    async def _append(self, tournament: str, make: Make, fence: int) -> TournamentState:
        state = await self.get(tournament)
        entries = make(state)
        if entries:
            await self._store.append(tournament, state.seq + 1, [e.encode_entry(one) for one in entries], fence)
            for entry in entries:
                state.apply(entry)
            await self._store.set_listing(tournament, listing_of(state), fence)
        return state

    # -- tables ----------------------------------------------------------------------------------------------

    def _hear(self, state: RoomState) -> None:
        """Hear that a table's game is over."""
        if state.tournament:
            self._tell(state.tournament)

    def _tell(self, tournament: str) -> None:
        self._heard.add(tournament)
        self._word.set()

    async def _sweep_for_ever(self) -> None:
        loop = asyncio.get_running_loop()
        whole = loop.time()  # when all are to be looked after again, whatever is heard of some
        while True:
            heard, self._heard = self._heard, set()
            self._word.clear()
            try:
                if loop.time() >= whole:
                    heard |= set(await self._store.tournaments(self._rooms.clock.now() / 1000))
                    whole = loop.time() + LOOK
            except StoreError as error:
                _log.warning("tournaments_failed", error=type(error).__name__)
            for tournament in sorted(heard):
                await self._try_to_look_after(tournament)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._word.wait()

    async def _try_to_look_after(self, tournament: str) -> None:
        """Look after one; whatever is wrong with it keeps nobody from the others."""
        try:
            await self.look_after(tournament)
        except (StoreError, Refusal) as error:
            _log.warning("tournament_failed", tournament=tournament, error=str(error))
        except Exception as error:  # noqa: BLE001 - a fault of ours; the next sweep may do better
            _log.error("tournament_failed", tournament=tournament, error=type(error).__name__, exc_info=error)

    async def look_after(self, tournament: str) -> None:
        """Open the tables that are missing and take the results that are there."""
        state = await self.get(tournament)
        if state.due(self._rooms.clock.now()):
            state = await self._change(tournament, lambda now: on_time(now, self._rooms.clock.now()))
        over: dict[tuple[int, int], list[int]] = {}
        for number, table, name in state.open_tables():
            room = self._rooms.open.get(name)
            if room is None or room.gone:
                room = await self._open(state, number, table, name)
            if room is not None and room.state.phase == "over":
                game = room.state.game
                assert game is not None
                assert game.result is not None
                over[number, table] = game.result.gold
        if over:
            state = await self._change(tournament, lambda now: self._reported(now, over))
        if state.to_open():
            await self._open_deals(state)

    async def _open_deals(self, state: TournamentState) -> None:
        """Open what was closed while other tables had the same deal; other processes open theirs.

        Where somebody entered a result by hand and the game still goes on, it ends here: its cards are no secret now.
        """
        opened: dict[int, list[int]] = defaultdict(list)
        for number, table, name in state.to_open():
            room = await self._find(name)
            if room is not None:
                if room.state.sealed:
                    await room.do(partial(self._unseal, room))
                opened[number].append(table)
        at = max(self._rooms.clock.now(), state.updated)
        entries: list[e.AnyEntry] = [e.DealOpened(at=at, round=one, tables=these) for one, these in opened.items()]
        if entries:
            await self._change(state.begun.tournament, lambda _: entries)

    async def _unseal(self, room: Room) -> None:
        at = room.now()
        closed: list[log_entries.AnyEntry] = [] if room.state.phase == "over" else [log_entries.Closed(at=at)]
        await room.commit([*closed, log_entries.Unsealed(at=at)])

    async def _find(self, name: str) -> Room | None:
        """Find a table that is here or that nobody holds; None: another process has it, or it is not there."""
        room = self._rooms.open.get(name)
        if room is not None and not room.gone:
            return room
        if await self._store.owner_of(name) not in (None, self._rooms.owner):
            return None
        found = await self._rooms.get(name, follow=False)
        return found if isinstance(found, Room) else None

    def _reported(self, state: TournamentState, over: dict[tuple[int, int], list[int]]) -> list[e.AnyEntry]:
        """Return the results that are still wanted: what an organiser entered by hand meanwhile stays."""
        at = max(self._rooms.clock.now(), state.updated)
        wanted = {(number, table) for number, table, _ in state.open_tables()}
        return [
            e.Entered(at=at, round=number, table=table, gold=gold)
            for (number, table), gold in over.items()
            if (number, table) in wanted
        ]

    async def _open(self, state: TournamentState, number: int, table: int, name: str) -> Room | None:
        """Find a table of a round here, open it if nobody has; None: another process holds it."""
        try:
            if await self._store.exists(name):
                room = await self._find(name)
            else:
                room = await self._rooms.open_for(self._wish(state, number, table))
        except Refusal as refusal:  # another process was quicker, or there is no room for more
            _log.info("tournament_table_waits", table=name, code=refusal.code)
            return None
        if room is not None and room.state.phase == "lobby":
            await room.do(partial(self._begin, room))
        return room

    async def _begin(self, room: Room) -> None:
        if room.state.phase == "lobby":
            await room.commit([log_entries.Started(at=room.now(), revision=REVISION)])

    def _wish(self, state: TournamentState, number: int, table: int) -> log_entries.Created:
        """Return the first entry of a table: who is not there has a bot play for them until they come."""
        begun, sheet = state.begun, state.event.rounds[number - 1].tables[table - 1]
        chairs = []
        for key in sheet.seats:
            one = state.entrant(key)
            assert one is not None
            person = state.person_of(key)
            if person:
                away: m.AwayWhy | None = None if key in state.here and one.left is None else "left"
                chairs.append(log_entries.Chair(person=person, name=one.name, away=away))
            else:
                chairs.append(log_entries.Chair(name=one.name, level=one.bot or begun.bot_level))
        people = any(chair.person for chair in chairs)
        return log_entries.Created(
            at=self._rooms.clock.now(),
            table=state.tables[number - 1][table - 1],
            code="",
            seed=state.seeds[number - 1][table - 1],
            setup=playable(m.TableSetup(seats=len(chairs), modules=begun.modules)),
            options=m.TableOptions(
                private=True,
                clock=begun.clock,
                bot_level=begun.bot_level,
                rated=begun.rated,
                bot_speed="normal" if people else "fast",
            ),
            seats=chairs,
            tournament=begun.tournament,
            sealed=(number, table) in state.sealed,
        )
