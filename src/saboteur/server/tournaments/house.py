"""The house of tournaments: acts on their logs, and what opens their tables and takes the results.

Whatever was decided is in the log first – a round's tables with their ids and deals –, and what looks after it makes
true what is not yet: a table that is missing is opened under the id that was decided, a table that is over and has no
result yet is asked for it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

import structlog

from saboteur.club.formats import stand
from saboteur.club.pairing import Unpairable
from saboteur.club.standings import Standing
from saboteur.core.table.refusal import Refusal
from saboteur.core.table.ruleset import REVISION
from saboteur.play.setup import fresh_seed
from saboteur.server import messages as m
from saboteur.server.fanout import Fanout
from saboteur.server.people.clean_text import clean_name
from saboteur.server.shared_logs import Caretaker, SharedLogs
from saboteur.server.store import Store
from saboteur.server.tables.log import log_entries
from saboteur.server.tables.log.intents import playable
from saboteur.server.tables.log.table_state import RoomState
from saboteur.server.tables.room import Room
from saboteur.server.tables.rooms import Rooms
from saboteur.server.tournaments import tournament_entries as e
from saboteur.server.tournaments.onlookers import Onlookers
from saboteur.server.tournaments.tournament_acts import Asker, entries_for, on_time, unpairable
from saboteur.server.tournaments.tournament_log import TOURNAMENTS
from saboteur.server.tournaments.tournament_state import TournamentState, plan_of

AHEAD = 366 * 86_400_000  # milliseconds
_log = structlog.get_logger("saboteur.tournaments")
Make = Callable[[TournamentState], list[e.AnyEntry]]


class Final(NamedTuple):
    """How somebody stood in the end."""

    person: str  # empty: a bot, or somebody without a device
    standing: Standing


def check_wish(wish: m.NewTournament, now: int) -> None:
    """Refuse what cannot be held."""
    clean_name(wish.name)
    try:
        sizes = plan_of(wish.plan).sizes
    except Unpairable as wrong:
        raise unpairable(wrong) from None
    if wish.starts is not None and not now < wish.starts <= now + AHEAD:
        raise Refusal("starts_past", "A tournament begins by itself in the future, within a year.")
    if not wish.real:
        for seats in range(sizes.least, sizes.most + 1):
            playable(m.TableSetup(seats=seats, modules=wish.modules))


async def _leads_none(_club: str, _person: str) -> bool:
    return False  # where there are no clubs


class Tournaments:
    """All tournaments, as this process knows them."""

    def __init__(self, store: Store, rooms: Rooms, fanout: Fanout) -> None:
        self._store = store
        self._rooms = rooms
        self.onlookers = Onlookers(fanout, self._shown_seq)
        self._logs = SharedLogs(TOURNAMENTS, store, rooms.owner)
        self._care = Caretaker(TOURNAMENTS.phase, store, rooms.clock, self.look_after)
        self.on_final: Callable[[TournamentState], None] = lambda _: None  # told of one that has just ended
        self.leads: Callable[[str, str], Awaitable[bool]] = _leads_none
        rooms.on_over.append(self._hear)

    def begin(self) -> None:
        """Start looking after tournaments."""
        self._care.begin()

    async def close(self) -> None:
        """Stop; the logs have everything."""
        self.onlookers.close()
        await self._care.close()

    # -- changing and reading ------------------------------------------------------------------------------

    async def open(self, person: str, wish: m.NewTournament, club: str = "", tournament: str = "") -> str:
        """Begin a tournament; as an evening of a club under the id decided on, when its wish was checked."""
        now = self._rooms.clock.now()
        if not tournament:
            check_wish(wish, now)
        name = tournament or TOURNAMENTS.fresh()
        first = e.Begun(
            at=now, by=person, tournament=name, name=clean_name(wish.name), seed=fresh_seed(), plan=wish.plan,
            real=wish.real, modules=wish.modules, clock=wish.clock, bot_level=wish.bot_level, starts=wish.starts,
            rated=wish.rated and not wish.real, club=club, deals=fresh_seed(),
        )  # fmt: skip
        if await self._logs.open(name, first) and await self._store.person(person):
            await self._store.link_table(person, name)
        return name

    async def get(self, tournament: str) -> TournamentState:
        """Return a tournament as its log has it now, or refuse."""
        return await self._logs.get(tournament)

    async def _shown_seq(self, tournament: str) -> int:
        return (await self.get(tournament)).shown_seq

    async def leads_club(self, state: TournamentState, person: str) -> bool:
        """Return whether somebody leads the club whose evening it is, and so may organise it."""
        return bool(person and state.begun.club) and await self.leads(state.begun.club, person)

    async def final(self, tournament: str) -> list[Final] | None:
        """Return who took part in a tournament and how they stand in the end; None: it is not over."""
        state = await self.get(tournament)
        if not state.closed_for_good:
            return None
        return [Final(state.person_of(one.key), one) for one in stand(state.event)]

    async def call_off(self, tournament: str) -> None:
        """End one that has not begun."""
        await self._change(tournament, lambda now: [e.Ended(at=now.updated)] if now.phase == "registration" else [])

    async def act(self, tournament: str, person: str, act: m.AnyTournamentAct) -> TournamentState:
        """Do what somebody asks for, or refuse it."""
        leads = await self.leads_club(await self.get(tournament), person)
        state = await self._change(
            tournament, lambda state: entries_for(state, Asker(person, self._rooms.clock.now(), leads), act)
        )
        if isinstance(act, m.Register):
            await self._store.link_table(person, tournament)
        if isinstance(act, m.PairRound):
            self._care.tell(tournament)
        return state

    async def _change(self, tournament: str, make: Make) -> TournamentState:
        before = (await self._logs.get(tournament)).seq
        state = await self._logs.change(tournament, make)
        if state.seq > before:
            self.onlookers.changed(tournament, state.seq)
        if state.closed_for_good:
            self.on_final(state)
        return state

    # -- tables ----------------------------------------------------------------------------------------------

    def _hear(self, state: RoomState) -> None:
        """Hear that a table's game is over."""
        if state.tournament:
            self._care.tell(state.tournament)

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

        Where somebody entered a result by hand and the game still goes on, it ends here: nothing of it is secret now.
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
