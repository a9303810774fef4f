"""The house of clubs: acts on their logs, and what opens their evenings and counts them.

Whatever was decided is in the log first – an evening with its tournament's id –, and what looks after it makes true
what is not yet: a tournament that is missing is opened under the id that was decided, one that is over is counted.
"""

from __future__ import annotations

from functools import partial

import msgspec

from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.clubs import club_entries as e
from saboteur.server.clubs.club_acts import FORGOTTEN, Asker, counted, entries_for, founded, on_time, opened
from saboteur.server.clubs.club_log import CLUBS
from saboteur.server.clubs.club_state import ClubState, Evening
from saboteur.server.limits.bounds import CLUB_TABLES, CLUBS_EVER, CLUBS_OF_ONE
from saboteur.server.people.clean_text import clean_name, skeleton
from saboteur.server.shared_logs import Caretaker, SharedLogs
from saboteur.server.store import Phase, Store
from saboteur.server.tables.rooms import Rooms
from saboteur.server.tournaments.house import Tournaments
from saboteur.server.tournaments.tournament_state import TournamentState

PAUSE = 10.0  # seconds between looks at all clubs of which something is due


class Clubs:
    """All clubs, as this process knows them."""

    def __init__(self, store: Store, rooms: Rooms, tournaments: Tournaments) -> None:
        self._store = store
        self._rooms = rooms
        self._tournaments = tournaments
        self._logs = SharedLogs(CLUBS, store, rooms.owner)
        self._care = Caretaker(CLUBS.phase, store, rooms.clock, self.look_after, PAUSE)
        tournaments.on_final = self._hear
        tournaments.leads = self.leads

    def begin(self) -> None:
        """Start looking after clubs."""
        self._care.begin()

    async def close(self) -> None:
        """Stop; the logs have everything."""
        await self._care.close()

    # -- reading -------------------------------------------------------------------------------------------

    async def get(self, club: str) -> ClubState:
        """Return a club as its log has it now, or refuse; one that everybody has left is none."""
        state = await self._logs.get(club)
        if state.closed:
            raise CLUBS.missing()
        return state

    async def leads(self, club: str, person: str) -> bool:
        """Return whether somebody is a club's owner or a helper."""
        if not CLUBS.is_id(club):
            return False
        return (await self._logs.get(club)).leads(person)

    async def of(self, person: str) -> list[ClubState]:
        """Return the clubs of which somebody is a member."""
        states = [await self._logs.get(one) for one in await self._store.tables_of(person) if CLUBS.is_id(one)]
        return [state for state in states if state.member(person) is not None]

    async def tables(self, states: list[ClubState]) -> dict[str, list[m.TableLine]]:
        """Return by club the tables that members opened there and that are not over."""
        listed = await self._store.listings([table for state in states for table in state.tables])
        return {
            state.club: [
                msgspec.json.decode(listed[table].summary, type=m.TableLine)
                for table in reversed(state.tables)
                if table in listed and listed[table].phase in {Phase.LOBBY, Phase.PLAYING}
            ]
            for state in states
        }

    # -- changing ------------------------------------------------------------------------------------------

    async def found(self, person: str, wish: m.NewClub) -> str:
        """Found a club."""
        club = CLUBS.fresh()
        first = founded(club, Asker(person, self._rooms.clock.now()), wish)
        await self._check_number(person)
        await self._take_name(club, first.name)
        await self._store.link_table(person, club)  # before the log names them, so that they can be taken out of it
        await self._logs.open(club, first)
        return club

    async def act(self, club: str, person: str, act: m.AnyClubAct) -> ClubState:
        """Do what somebody asks for, or refuse it."""
        asker = Asker(person, self._rooms.clock.now())
        state = await self.get(club)
        entries_for(state, asker, act)  # refused before anything is claimed
        if isinstance(act, m.JoinClub):
            await self._check_number(person)
            await self._store.link_table(person, club)  # as above
        if isinstance(act, m.ChangeClub) and act.name is not None:
            await self._take_name(club, clean_name(act.name))
        try:
            await self._logs.change(club, lambda now: entries_for(now, asker, act))
        finally:
            if isinstance(act, m.ChangeClub | m.LeaveClub):
                await self._keep_name(club)
        await self._care.look(club)
        return await self._logs.get(club)

    async def opened_table(self, club: str, person: str, table: str) -> None:
        """Let members find a table that one of them has opened."""
        at = self._rooms.clock.now()
        await self._logs.change(club, lambda now: [e.TableOpened(at=max(at, now.updated), by=person, table=table)])

    async def may_open_table(self, club: str, person: str) -> None:
        """Refuse a table of a club to those who are no members, and one too many."""
        state = await self.get(club)
        if state.member(person) is None:
            raise Refusal("no_member", "Only members may do that.")
        if len((await self.tables([state]))[club]) >= CLUB_TABLES:
            sentence = f"A club has at most {CLUB_TABLES} open tables."
            raise Refusal("club_tables", sentence, {"most": CLUB_TABLES})

    async def _check_number(self, person: str) -> None:
        """Refuse a club too many, and going through so many of them that listing one's own would be a labour."""
        known = [one for one in await self._store.tables_of(person) if CLUBS.is_id(one)]
        if len(known) >= CLUBS_EVER or (len(known) >= CLUBS_OF_ONE and len(await self.of(person)) >= CLUBS_OF_ONE):
            sentence = f"One can be a member of {CLUBS_OF_ONE} clubs at most."
            raise Refusal("clubs_of_one", sentence, {"most": CLUBS_OF_ONE})

    async def _take_name(self, club: str, name: str) -> None:
        if not await self._store.take_club_name(skeleton(name), club, self._rooms.clock.now() / 1000):
            raise Refusal("club_name_taken", "A club with a name that looks like this one exists already.")

    async def _keep_name(self, club: str) -> None:
        """Free the names that a club has no more: all of them when everybody has left."""
        state = await self._logs.get(club)
        await self._store.keep_club_name(club, None if state.closed else skeleton(state.name))

    # -- evenings ------------------------------------------------------------------------------------------

    def _hear(self, tournament: TournamentState) -> None:
        """Hear that a tournament is over."""
        if tournament.begun.club:
            self._care.tell(tournament.begun.club)

    async def look_after(self, club: str) -> None:
        """Do what is due in a club."""
        state = await self._logs.get(club)
        if on_time(state, self._rooms.clock.now()):
            state = await self._logs.change(club, lambda now: on_time(now, self._rooms.clock.now()))
        if state.closed:
            await self._keep_name(club)
        await self._make_true(state)

    async def _make_true(self, state: ClubState) -> None:
        """Open the tournaments that are missing, and count those that are over."""
        for evening in state.unfinished:
            if not evening.opened:
                if not evening.cancelled:
                    await self._tournaments.open(evening.by, evening.wish, state.club, evening.tournament)
                await self._note(state.club, partial(opened, number=evening.number))
            if evening.cancelled or evening.begins <= self._rooms.clock.now():
                await self._count(state, evening)

    async def _count(self, state: ClubState, evening: Evening) -> None:
        try:
            cup = await self._tournaments.get(evening.tournament)
        except Refusal:  # cancelled before it was opened
            await self._note(state.club, partial(counted, evening=evening, final=[]))
            return
        if cup.phase == "registration":
            if evening.cancelled:
                await self._tournaments.call_off(evening.tournament)
            elif cup.begun.starts is None and self._rooms.clock.now() - evening.begins > FORGOTTEN:
                await self._logs.change(state.club, lambda now: _cancelled(now, evening.number))
                await self._tournaments.call_off(evening.tournament)
        final = await self._tournaments.final(evening.tournament)
        if final is not None:
            await self._note(state.club, partial(counted, evening=evening, final=final))

    async def _note(self, club: str, make: partial[list[e.AnyEntry]]) -> None:
        at = self._rooms.clock.now()
        await self._logs.change(club, lambda now: make(now, at=at))


def _cancelled(state: ClubState, number: int) -> list[e.AnyEntry]:
    if state.evenings[number - 1].cancelled:
        return []
    return [e.EveningCancelled(at=state.updated, number=number)]
