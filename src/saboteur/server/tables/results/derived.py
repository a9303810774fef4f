"""What is derived from tables' logs and kept beside them: lists, codes, names, histories, and notifications.

Being late here harms nothing: a log says it all, and what was left undone is made up for when its table is loaded.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import structlog

from saboteur.server import messages as m
from saboteur.server.people.identity import LOOK
from saboteur.server.people.mails import NO_TABLE
from saboteur.server.people.notifier import Notifier
from saboteur.server.store import CodeTaken, Listing, Store, StoreError
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.table_state import RoomState, state_from_log
from saboteur.server.tables.results.histories import histories
from saboteur.server.tables.results.listing import listing_of, wake_of
from saboteur.server.tables.results.rated import rated_game
from saboteur.server.tables.room import Room

_log = structlog.get_logger("saboteur.rooms")


class DerivedData:
    """Keeps it up to date for the tables of this process."""

    def __init__(
        self,
        store: Store,
        notifier: Notifier,
        fresh_code: Callable[[], str],
        max_listed: int,
        on_over: Callable[[RoomState], None],
    ) -> None:
        self._on_over = on_over
        self._store = store
        self._notifier = notifier
        self._fresh_code = fresh_code
        self._max_listed = max_listed
        self._listed: dict[str, Listing] = {}

    def forget(self, table: str) -> None:
        """Forget a table that is no longer held here."""
        self._listed.pop(table, None)

    async def update(self, room: Room, entries: Sequence[e.AnyEntry]) -> None:
        """Keep what is derived from the log up to date. Being late harms nothing, so trouble is only logged."""
        state = room.state
        if state.options.clock == "slow":
            self._notifier.asked(state.table, state.decision, state.asked_but(room.viewers.persons()))
            if state.phase == "over":
                self._notifier.over(state.table)
        if isinstance(entries[-1], e.Acted) and len(entries) == 1 and not self._listing_changed(state):
            return  # as nearly always; nothing else that is derived changes with a move unless it ends the game
        try:
            for entry in entries:
                match entry:
                    case e.Joined():
                        await self._store.link_table(entry.by, state.table)
                        await self.remember_name(entry.by, entry.name, entry.at)
                        await self.remember_look(entry.by, entry.colour, entry.face)
                    case e.Looked():
                        await self.remember_look(entry.by, entry.colour, entry.face)
                    case e.Renamed():
                        await self.remember_name(entry.by, entry.name, entry.at)
                    case e.SeatGiven():
                        await self._store.link_table(entry.person, state.table)
                    case e.Locked() | e.Started():
                        await self.set_door(room)
                    case e.Unsealed() if state.phase == "over":
                        await self._keep_history(state)
                    case _:
                        pass
            ended = state.phase == "over" and any(isinstance(entry, e.Acted | e.Answered) for entry in entries)
            if ended:
                self._on_over(state)
                await self._keep_history(state)
            if not all(isinstance(entry, e.Acted | e.Answered) for entry in entries) or self._listing_changed(state):
                await self._list(room)
        except StoreError as error:
            _log.warning("derived_data_late", table=state.table, error=type(error).__name__)

    async def mend(self, room: Room, log: list[e.AnyEntry]) -> None:
        """Derive again what a process that ended right after a game's last step left undone; it counts once."""
        last = max(i for i, entry in enumerate(log) if isinstance(entry, e.Acted | e.Answered | e.VotesCounted))
        try:
            if not room.state.sealed:
                then = state_from_log(log[: last + 1])  # with those who sat there then
                then.sealed = False
                await self._keep_history(then)
            await self._list(room)
        except StoreError as error:
            _log.warning("derived_data_late", table=room.state.table, error=type(error).__name__)

    async def remember_name(self, person: str, name: str, at: int) -> None:
        """Remember the name that somebody used last, however they came to the table."""
        known = await self._store.person(person)
        if known is not None and known.name != name:
            await self._store.put_person(msgspec.structs.replace(known, name=name, seen=at / 1000))

    async def remember_look(self, person: str, colour: m.Colour | None, face: m.Face | None) -> None:
        """Remember the look that somebody chose last, for their other devices."""
        if colour is not None and face is not None:
            look = msgspec.json.encode(m.Look(colour=colour, face=face))
            await self._store.put_note(NO_TABLE, person, LOOK, look)

    async def _keep_history(self, state: RoomState) -> None:
        if state.sealed:
            return  # until the deal lies open
        if state.counts:
            await self._store.add_history(histories(state, state.updated / 1000))
        rated = rated_game(state)
        if rated is not None:
            await self._store.rate_table(state.table, state.updated / 1000, rated)

    async def set_door(self, room: Room) -> None:
        """Tell the store under which code the door is open, if it is."""
        state = room.state
        try:
            await self._store.set_code(state.table, state.code if state.door_open else None, room.fence)
        except CodeTaken:
            await room.commit([e.Locked(at=state.updated, locked=False, code=self._fresh_code())])

    def _listing_changed(self, state: RoomState) -> bool:
        """Return whether a move changed what is listed; the rest of it only changes in other ways."""
        before = self._listed.get(state.table)
        return before is None or before.phase != state.phase or before.wake != wake_of(state)

    async def _list(self, room: Room) -> None:
        state = room.state
        listing = await self.bounded(state.table, listing_of(state), await self._store.opener(state.table))
        before = self._listed.get(state.table)
        if before is None or msgspec.structs.replace(before, updated=listing.updated) != listing:
            self._listed[state.table] = listing
            await self._store.set_listing(state.table, listing, room.fence)

    async def bounded(self, table: str, listing: Listing, opener: str) -> Listing:
        """Leave a table out of the public list if its opener has as many there as one may; link and code find it."""
        if listing.open and opener and await self._store.listed(opener, table) >= self._max_listed:
            return msgspec.structs.replace(listing, open=False)
        return listing
